import Conformance
import JSON
import TestSupport
import Testing

/// The examples on the page that says how cases are written are all valid.
@Suite struct ReadmeExamplesTests {
  private static let lines =
    ((try? RepositoryFiles.text("conformance-cases/README.md")) ?? "").split(
      separator: "\n", omittingEmptySubsequences: false
    ).map(String.init)

  /// The problems of a case with these members.
  private func problems(_ members: String) -> [String] {
    let text =
      #"{"table": "t", "title": "T", "rows": [{"cases": {"REG-901": "all"}, "title": "A", "# + members + "}]}"
    return CaseDecoder.table(Array(text.utf8), path: "README").problems.map(\.description)
  }

  @Test func `The tables can be read`() throws {
    let blocks = Self.lines.split { $0.hasPrefix("```") && $0 != "```json" }.compactMap { part in
      part.lastIndex(of: "```json").map { part[($0 + 1)...].joined(separator: "\n") }
    }
    #expect(!blocks.isEmpty)
    for block in blocks {
      let node = try JSONNode.parse(Array(block.utf8))
      let path = "\(try node.required("table").string()).json"
      let (table, problems) = CaseDecoder.table(Array(block.utf8), path: path)
      #expect(problems.map(\.description) == [] && table?.cases.isEmpty == false, "\(block)")
      #expect(table.map { CaseLint.check([$0]).map(\.description) } == [], "\(block)")
      #expect(CanonicalForm.render(node) == block + "\n")
    }
  }

  /// The code in lines of the page that stands for an observation or a condition.
  @Test func `What is seen can be read`() {
    let codes = Self.lines.flatMap { line in
      line.split(separator: "`", omittingEmptySubsequences: false).enumerated()
        .filter { $0.offset % 2 == 1 && !$0.element.contains("...") }.map { String($0.element) }
    }
    let starts = [
      #""r1"#, #""prompt"#, #""$message1"#, #""report"#, #""restrict"#, #"{"any"#, #"{"compl"#, #"{"apns"#,
    ]
    let seen = codes.filter { code in starts.contains { code.hasPrefix($0) } }
    #expect(seen.count >= 9)
    for code in seen {
      #expect(problems(#""steps": [{"do": "register", "as": "r1", "see": [\#(code)]}]"#) == [], "\(code)")
    }
    for code in codes where code.hasPrefix("{\"Q-") {
      #expect(problems(#""condition": \#(code), "steps": []"#) == [], "\(code)")
    }
  }
}
