import Conformance
import JSON
import TestSupport
import Testing

/// The page that says how cases are written shows nothing that cannot be.
@Suite struct ReadmeExamplesTests {
  private static let lines =
    ((try? RepositoryFiles.text("conformance-cases/README.md")) ?? "").split(
      separator: "\n", omittingEmptySubsequences: false
    ).map(String.init)

  /// What is wrong with a case of these members.
  private func problems(_ members: String) -> [String] {
    let text =
      #"{"table": "t", "title": "T", "cases": [{"id": "REG-901", "title": "A", "editions": "all", "#
      + members + "}]}"
    return CaseDecoder.table(Array(text.utf8), path: "README").problems.map(\.description)
  }

  @Test func theStepsCanBeRead() {
    let blocks = Self.lines.split { $0.hasPrefix("```") && $0 != "```json" }.compactMap { part in
      part.lastIndex(of: "```json").map { part[($0 + 1)...].joined(separator: "\n") }
    }
    #expect(!blocks.isEmpty)
    for block in blocks {
      #expect(problems(#""steps": [{"do": "register", "as": "r1"}, \#(block)]"#) == [], "\(block)")
    }
  }

  /// What stands in a line as code and is an object: what is seen, or a condition.
  @Test func whatIsSeenCanBeRead() {
    let codes = Self.lines.flatMap { line in
      line.split(separator: "`", omittingEmptySubsequences: false).enumerated()
        .filter { $0.offset % 2 == 1 && $0.element.hasPrefix("{") }.map { String($0.element) }
    }
    let items = ["completed", "prompt", "message", "reported", "restricted", "anyOrder", "record"]
    let seen = codes.filter { code in items.contains { code.hasPrefix("{\"\($0)\"") } }
    #expect(seen.count >= 9)
    for code in seen {
      let item = code.replacing("[...]", with: #"[{"prompt": true}, {"completed": "r1"}]"#)
      #expect(
        problems(#""steps": [{"do": "register", "as": "r1", "see": [\#(item)]}]"#) == [], "\(code)")
    }
    for code in codes where code.hasPrefix("{\"Q-") {
      #expect(problems(#""condition": \#(code), "steps": []"#) == [], "\(code)")
    }
  }
}
