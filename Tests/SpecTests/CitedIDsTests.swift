import Conformance
import ModelAnalysis
import PushDocuments
import PushModel
import TestSupport
import Testing

/// The ids that people read: on pages, and in the comments of sources and example ports.
@Suite struct CitedIDsTests {
  /// A file, and whether ids outside its comments count too.
  struct Cited: CustomTestStringConvertible {
    let path: String
    let isWhole: Bool
    var testDescription: String { path }
  }

  private static let files =
    (found("spec", [".md"]) + ["README.md", "CONTRIBUTING.md", "conformance-cases/README.md"]).map {
      Cited(path: $0, isWhole: true)
    }
    + found("Tests/ExamplePorts", [".py", ".swift", ".md", ".sh", ".json"]).map {
      Cited(path: $0, isWhole: true)
    }
    + found("Sources", [".swift"]).map { Cited(path: $0, isWhole: false) }
    + found("Sources", [".md"]).map { Cited(path: $0, isWhole: true) }

  private static func found(_ folder: String, _ endings: [String]) -> [String] {
    ((try? RepositoryFiles.paths(in: folder)) ?? []).filter { path in
      endings.contains(where: path.hasSuffix) && !path.contains(".build/")
    }.map { "\(folder)/\($0)" }
  }

  private static let questions = Dictionary(
    AllEvidence.questions.map { ($0.id, Set($0.readings.map(\.name))) },
    uniquingKeysWith: { first, _ in first })

  private static let known = Set(
    AllEvidence.requirements.map(\.id) + Array(questions.keys) + Difference.all.map(\.id)
      + Contradiction.all.map(\.id) + Defect.all.map(\.id)
      + ShippedCases.loaded.tables.flatMap(\.cases).map(\.id))

  private static func id() -> Regex<(Substring, Substring, Substring)>? {
    let areas = Area.allCases.map(\.rawValue).joined(separator: "|")
    return try? Regex("\\b((?:Q-)?(?:\(areas)|DIFF|CONTRA|DEFECT)-[0-9]+)\\b(\\*?)")
  }

  private func text(_ file: Cited) throws -> [String] {
    let lines = try RepositoryFiles.text(file.path).split(separator: "\n", omittingEmptySubsequences: false)
    if file.isWhole { return lines.map(String.init) }
    return lines.map { line in line.firstRange(of: "//").map { String(line[$0.lowerBound...]) } ?? "" }
  }

  @Test func `There are files`() { #expect(Self.files.count > 500) }

  @Test func `What is named by its ID exists`() throws {
    let id = try #require(Self.id())
    for file in Self.files {
      for (number, line) in try text(file).enumerated() where line.contains("-") {
        // An id that ends with a star is a pattern.
        for match in line.matches(of: id) where match.2.isEmpty && !Self.known.contains(String(match.1)) {
          Issue.record("\(file.path):\(number + 1) names \(match.1), which does not exist")
        }
      }
    }
  }

  /// An example port names the readings that it follows: `Q-REG-4, Q-VOIP-11 dropped`.
  @Test func `What an example port follows is a reading of its question`() throws {
    let claim = /((?:Q-[A-Z]+-[0-9]+(?:, and |, | and )?)+) +([a-z][A-Za-z]*)/
    for path in Self.found("Tests/ExamplePorts/python-nhncloud-ko", [".py"]) {
      let text = try RepositoryFiles.text(path).replacing(/\n *#? */, with: " ")
      var claims = 0
      for match in text.matches(of: claim) {
        for question in match.1.matches(of: /Q-[A-Z]+-[0-9]+/).map({ String($0.output) }) {
          claims += 1
          #expect(Self.questions[question]?.contains(String(match.2)) == true, "\(path): \(match.0)")
        }
      }
      if path.hasSuffix("/push_sdk.py") { #expect(claims > 30) }
    }
  }
}
