package import JSON
package import PushModel

/// A table, a scenario or a row, with its members and their differences in some editions.
struct CaseLayer {
  /// The members that each layer may have; the layer nearest to a case counts.
  static let shared = ["why", "requirements", "condition", "given", "with", "steps", "finally", "in"]

  let reader: ObjectReader
  private let differences: [(editions: Set<Edition>, reader: ObjectReader)]

  init(_ node: JSONNode, of kind: String, allowed: [String]) throws(JSONError) {
    reader = try ObjectReader(node, of: kind, allowed: allowed)
    var differences: [(editions: Set<Edition>, reader: ObjectReader)] = []
    for each in try reader["in"]?.members() ?? [] {
      let editions = try EditionRange.editions(each.name, at: each.namePlace)
      let shared = try ObjectReader(
        each.node, of: "what differs in an edition", allowed: Self.shared.dropLast())
      differences.append((Set(editions), shared))
    }
    self.differences = differences
  }

  /// The members that apply to a case, the nearest last; without editions, those that apply to all.
  func readers(for editions: [Edition]) -> [ObjectReader] {
    if editions.isEmpty { return [reader] }
    return [reader] + differences.filter { $0.editions.isSuperset(of: editions) }.map(\.reader)
  }

  /// The parameters with a value in this layer.
  var parameters: [JSONMember] {
    get throws(JSONError) {
      var found: [JSONMember] = []
      for reader in [reader] + differences.map(\.reader) { found += try reader["with"]?.members() ?? [] }
      return found
    }
  }
}

extension CaseLayer {
  /// The names of the parameters that are used in the layer and its rows.
  var placeholders: Set<String> {
    guard case .object(let members) = reader.node.value else { return [] }
    var names: Set<String> = []
    for member in members where member.name != "scenarios" {
      Parameters.addNames(in: member.node, to: &names)
    }
    return names
  }
}

/// The layers of one case, the nearest last.
package struct CaseLayers {
  private let readers: [ObjectReader]
  private let parameters: Parameters

  init(_ layers: [CaseLayer], for editions: [Edition]) {
    readers = layers.flatMap { $0.readers(for: editions) }
    var with: [JSONMember] = []
    for reader in readers {
      guard case .object(let members)? = reader["with"]?.value else { continue }
      with = Self.merge(with, members, inner: [])
    }
    parameters = Parameters(with)
  }

  package var values: [JSONMember] { parameters.values }

  /// The member of the nearest layer that has it.
  package subscript(name: String) -> JSONNode? { readers.last { $0[name] != nil }?[name] }

  /// The member of the nearest layer that has it, with the parameters filled in.
  package func filled(_ name: String) throws(JSONError) -> JSONNode? {
    try self[name].flatMap { node throws(JSONError) in try parameters.fill(node) }
  }

  /// The merged members of all layers, with the parameters filled in. A value that depends on readings replaces the
  /// others.
  package func together(_ name: String) throws(JSONError) -> JSONNode? {
    var whole: JSONNode?
    for reader in readers {
      guard let node = reader[name] else { continue }
      whole = whole.map { Self.merge($0, node) } ?? node
    }
    return try whole.flatMap { node throws(JSONError) in try parameters.fill(node) }
  }

  private static func merge(_ far: JSONNode, _ near: JSONNode) -> JSONNode {
    guard case .object(let some) = far.value, case .object(let others) = near.value,
      !ReadingExpansion.isChoice(some), !ReadingExpansion.isChoice(others)
    else { return near }
    return JSONNode(.object(merge(some, others, inner: ["world", "configuration"])), at: near.place)
  }

  private static func merge(_ far: [JSONMember], _ near: [JSONMember], inner: [String]) -> [JSONMember] {
    near.reduce(into: far) { members, member in
      guard let place = members.firstIndex(where: { $0.name == member.name }) else {
        members.append(member)
        return
      }
      members[place].node =
        inner.contains(member.name) ? merge(members[place].node, member.node) : member.node
    }
  }
}

package struct Scenario {
  /// The members that hold for all of its cases.
  package let shared: CaseLayers
  package var cases: [Case]

  /// A case of a row.
  package struct Case {
    package let id: String
    package let editions: [Edition]
    /// The title: the statement that the case shows.
    package let title: String
    /// The members of its row alone.
    package let own: CaseLayers
    /// The members of table, scenario and row together.
    package let layers: CaseLayers
  }
}

/// The values of parameters: `<name>` stands for the value of `name`, which may contain further names. A member or an
/// element whose parameter has no value is left out.
struct Parameters {
  let values: [JSONMember]
  /// The number of nested values that may still be filled in.
  private var depth = 4

  init(_ values: [JSONMember]) { self.values = values }

  func fill(_ node: JSONNode) throws(JSONError) -> JSONNode? {
    guard Self.holdsNames(node) else { return node }
    guard depth > 0 else {
      throw JSONError(
        place: node.place, message: "the values of parameters name each other", expected: "an end")
    }
    switch node.value {
    case .null, .bool, .integer, .number: return node
    case .string(let text):
      if let name = Self.name(text) {
        var inner = self
        inner.depth -= 1
        return try self[name].flatMap { value throws(JSONError) in try inner.fill(value) }
      }
      return JSONNode(.string(try fill(text, at: node.place)), at: node.place)
    case .array(let elements):
      var filled: [JSONNode] = []
      for element in elements {
        guard let each = try fill(element) else { continue }
        if case .array(let several) = each.value, case .string = element.value {
          filled += several
        } else {
          filled.append(each)
        }
      }
      return JSONNode(.array(filled), at: node.place)
    case .object(let members):
      var filled: [JSONMember] = []
      for member in members {
        guard let each = try fill(member.node) else { continue }
        filled.append(JSONMember(name: member.name, namePlace: member.namePlace, node: each))
      }
      return JSONNode(.object(filled), at: node.place)
    }
  }

  private subscript(name: Substring) -> JSONNode? { values.first { $0.name == name }?.node }

  private func fill(_ text: String, at place: TextPlace) throws(JSONError) -> String {
    var filled = ""
    for (index, part) in text.split(separator: "<", omittingEmptySubsequences: false).enumerated() {
      guard index > 0, let end = part.firstIndex(of: ">") else {
        filled += part
        continue
      }
      guard let value = self[part[..<end]] else {
        throw JSONError(
          place: place, message: "the parameter \"\(part[..<end])\" has no value", expected: "a text for it")
      }
      filled += try value.string() + part[part.index(after: end)...]
    }
    return filled
  }

  // MARK: Names

  /// The name of the parameter if it is the whole text.
  private static func name(_ text: String) -> Substring? {
    guard text.utf8.first == UInt8(ascii: "<"), let end = text.firstIndex(of: ">"),
      text.index(after: end) == text.endIndex
    else { return nil }
    return text.dropFirst().dropLast()
  }

  private static func holdsNames(_ node: JSONNode) -> Bool {
    switch node.value {
    case .null, .bool, .integer, .number: false
    case .string(let text): text.utf8.contains(UInt8(ascii: "<"))
    case .array(let elements): elements.contains(where: holdsNames)
    case .object(let members): members.contains { holdsNames($0.node) }
    }
  }

  static func addNames(in node: JSONNode, to names: inout Set<String>) {
    switch node.value {
    case .null, .bool, .integer, .number: break
    case .string(let text):
      guard text.utf8.contains(UInt8(ascii: "<")) else { return }
      for part in text.split(separator: "<", omittingEmptySubsequences: false).dropFirst() {
        if let end = part.firstIndex(of: ">") { names.insert(String(part[..<end])) }
      }
    case .array(let elements): for element in elements { addNames(in: element, to: &names) }
    case .object(let members): for member in members { addNames(in: member.node, to: &names) }
    }
  }
}

/// Editions in the form of tables: `all`, `toast-ko`, `toast-ko to toast-en`, `from toast-ja`, or several of these
/// with commas.
enum EditionRange {
  static func editions(_ text: String, at place: TextPlace) throws(JSONError) -> [Edition] {
    if text == "all" { return Edition.allCases }
    var editions: [Edition] = []
    for part in text.split(separator: ", ", omittingEmptySubsequences: false) {
      let words = part.split(separator: " ")
      switch words.count {
      case 1: editions.append(try edition(words[0], at: place))
      case 2 where words[0] == "from":
        let first = try edition(words[1], at: place)
        editions += Edition.allCases.drop { $0 != first }
      case 3 where words[1] == "to":
        let (first, last) = (try edition(words[0], at: place), try edition(words[2], at: place))
        editions += Edition.allCases.drop { $0 != first }.prefix { $0 != last } + [last]
      case let count:
        throw JSONError(
          place: place, message: "found \(count == 0 ? "no edition" : "\"\(part)\"")",
          expected: "all, an edition, from an edition, or one to another, with commas between them")
      }
    }
    return editions
  }

  private static func edition(_ name: Substring, at place: TextPlace) throws(JSONError) -> Edition {
    guard let edition = Edition(rawValue: String(name)) else {
      throw .unknown("edition", String(name), at: place, valid: Edition.allCases.map(\.rawValue))
    }
    return edition
  }

  static func text(_ editions: [Edition]) -> String {
    let all = Edition.allCases
    if editions.count == all.count { return "all" }
    var parts: [String] = []
    var rest = all[...]
    while let first = rest.firstIndex(where: editions.contains) {
      let run = all[first...].prefix(while: editions.contains)
      rest = all[run.endIndex...]
      let names = run.map(\.rawValue)
      switch (names.count, rest.isEmpty) {
      case (1, _), (2, false): parts += names
      case (_, true): parts.append("from \(names[0])")
      case (_, false): parts.append("\(names[0]) to \(names[names.count - 1])")
      }
    }
    return parts.joined(separator: ", ")
  }
}
