import Conformance
import Foundation
import JSON
import TestSupport
import Testing

/// `lint` refuses what the schema of tables forbids.
@Suite struct SchemaTests {
  /// A table with one of nearly everything that a table may hold.
  private static let table = """
    {"table": "t", "title": "T", "retired": {"REG-902": "REG-901"}, "requirements": ["REG-1"], "given": {
      "permission": "denied", "initialized": true, "delegate": false, "user": "$userA", "registered": ["apns", "voip"],
      "agreement": {"notifications": true}, "language": "fr", "world": {"prompt": "hold", "server": "refuse"},
      "configuration": {"appKey": "$app", "sandbox": false, "language": "ko", "pushTypes": ["apns"]}},
     "scenarios": [
      {"title": "S", "why": "B", "with": {"user": "$userB"}, "in": {"from toast-en": {"with": {"then": "app.launches"}}},
       "steps": [
        {"do": "initialize", "configuration": {}, "delegate": true},
        {"do": "setDelegate", "type": "voip", "set": true}, {"do": "setUser", "user": "<user>"},
        {"do": "register", "as": "r1", "type": "apns", "agreement": ["notifications"], "handler": true, "see": [
          {"anyOrder": ["r1: any error", "prompt"]},
          {"apns": {"token": "$token1", "sandbox": true, "agreement": null}, "voip": null}]},
        {"do": "query", "as": "q1", "see": {"completed": "q1", "token": null, "info": {"user": "$userA"}}},
        {"do": "unregister", "as": "u1"},
        {"do": "world", "apns": "hold"}, {"do": "voip.arrives", "message": "$message1", "see": [
          "$message1 (voip)", "reported", "restricted"]},
        {"do": "time.passes", "seconds": 3}, {"do": "server.accepts", "operation": "register"}, "<then>",
        {"do": "app.entersForeground", "see": {"Q-PERM-1": {"atRegister": [], "atInitialize": "prompt"}}}],
       "finally": {"apns": "$token1 $userA", "permission": "denied", "open": ["u1"]},
       "rows": [
        {"cases": {"REG-901": "toast-en, nhncloud-ko"}, "title": "A", "requirements": ["REG-1", "REG-2"],
         "condition": {"Q-QUERY-4": ["refused", "sideBySide"]}, "pair": "REG-903", "with": {"user": null}}]},
      {"steps": [
        {"do": "update", "as": "p1", "user": "$userB", "language": "ko", "agreement": {"notifications": true},
         "see": "p1: ok"}],
       "rows": [{"cases": {"REG-903": "toast-ko"}, "title": "D", "pair": "REG-901"}]}]}
    """

  private let schema: Schema = {
    let text = (try? RepositoryFiles.text("conformance-cases/case-table.schema.json")) ?? ""
    return Schema((try? JSONNode.parse(Array(text.utf8))) ?? .null)
  }()

  /// The first complaints about a table: of its form, else of what it says.
  private func findings(_ node: JSONNode) -> [String] {
    let form = TableForm.check(node, in: "t.json")
    guard form.isEmpty else { return form.map(\.message) }
    let (table, problems) = CaseDecoder.table(node.line(), path: "t.json")
    return (problems.isEmpty ? table.map { CaseLint.check([$0]) } ?? [] : problems).map(\.message)
  }

  /// Every table that differs in one place, each with a description of the difference.
  private static func variants(of node: JSONNode) -> [(what: String, node: JSONNode)] {
    let others: [JSONNode] = [
      .null, .bool(false), .integer(0), .integer(-1), .string(""), .string("odd one"), .array([]),
      .object([]),
    ]
    var found = others.filter { $0 != node }.map { ("is \(String(decoding: $0.line(), as: UTF8.self))", $0) }
    switch node.value {
    case .null, .bool, .integer, .number, .string: break
    case .array(let elements):
      for (place, element) in elements.enumerated() {
        var (fewer, twice) = (elements, elements)
        fewer.remove(at: place)
        twice.append(element)
        found += [("[\(place)] is left out", .array(fewer)), ("[\(place)] stands twice", .array(twice))]
        for variant in variants(of: element) {
          var changed = elements
          changed[place] = variant.node
          found.append(("[\(place)]\(variant.what)", .array(changed)))
        }
      }
    case .object(let members):
      found.append((" has more", .object(members + [JSONMember(name: "odd", node: .null)])))
      for (place, member) in members.enumerated() {
        var fewer = members
        fewer.remove(at: place)
        found.append((".\(member.name) is left out", .object(fewer)))
        for variant in variants(of: member.node) {
          var changed = members
          changed[place].node = variant.node
          found.append((".\(member.name)\(variant.what)", .object(changed)))
        }
      }
    }
    return found
  }

  @Test func `Lint refuses what the schema forbids`() throws {
    let sound = try JSONNode.parse(Array(Self.table.utf8))
    #expect(schema.allows(sound))
    #expect(TableForm.check(sound, in: "t.json").map(\.message) == [])
    let variants = Self.variants(of: sound)
    #expect(findings(sound) == [])
    let forbidden = variants.filter { !schema.allows($0.node) }
    #expect(forbidden.count > 500)
    let letThrough = forbidden.filter { findings($0.node).isEmpty }.map(\.what)
    #expect(letThrough == [])
  }

  @Test(arguments: ["valid-passes", "valid-fails"])
  func `The corpus is allowed by both`(folder: String) throws {
    let bytes = [UInt8](try Data(contentsOf: URL(fileURLWithPath: Corpus.path("\(folder)/registering.json"))))
    let node = try JSONNode.parse(bytes)
    #expect(schema.allows(node))
    #expect(TableForm.check(node, in: folder).map(\.description) == [])
  }

  @Test func `The shipped tables are allowed by both`() throws {
    for path in try RepositoryFiles.paths(in: "conformance-cases/tables")
    where path.hasSuffix("registration/outcome.json") || path.hasSuffix("order/calls-that-meet.json") {
      let node = try JSONNode.parse(Array(try RepositoryFiles.text("conformance-cases/tables/\(path)").utf8))
      #expect(schema.allows(node))
      #expect(TableForm.check(node, in: path).map(\.description) == [])
    }
  }
}
