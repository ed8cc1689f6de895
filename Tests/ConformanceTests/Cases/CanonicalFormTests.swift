import Conformance
import Foundation
import JSON
import Testing

/// The one way in which tables are written.
@Suite struct CanonicalFormTests {
  @Test(arguments: ["valid-passes", "valid-fails"])
  func `The corpus is written so`(folder: String) throws {
    let path = Corpus.path("\(folder)/registering.json")
    let bytes = [UInt8](try #require(FileManager.default.contents(atPath: path)))
    #expect(CanonicalForm.render(try JSONNode.parse(bytes)) == String(decoding: bytes, as: UTF8.self))
  }

  @Test func `Members and rows are ordered`() throws {
    let text = """
      {"rows": [{"title": "b", "cases": {"REG-002": "all"}}, {"steps": [{"as": "q", "do": "query"}],
       "cases": {"REG-001": "all"}, "why": "\(String(repeating: "long ", count: 40))"}], "table": "t"}
      """
    let canonical = CanonicalForm.render(try JSONNode.parse(Array(text.utf8)))
    #expect(
      canonical == """
        {
          "table": "t",
          "rows": [
            {"cases": {"REG-001": "all"},
             "why": "\(String(repeating: "long ", count: 40))",
             "steps": [
               {"do": "query", "as": "q"}
             ]},
            {"cases": {"REG-002": "all"}, "title": "b"}
          ]
        }

        """)
    #expect(CanonicalForm.render(try JSONNode.parse(Array(canonical.utf8))) == canonical)
  }

  /// Ordering them took a minute when it looked for each among all.
  @Test(.timeLimit(.minutes(10)))
  func `Many members that belong nowhere stay in their order`() throws {
    let members = (0..<80_000).map { JSONMember(name: "m\($0)", node: .integer($0)) }
    let canonical = CanonicalForm.render(.object(members))
    #expect(try JSONNode.parse(Array(canonical.utf8)) == .object(members))
  }
}
