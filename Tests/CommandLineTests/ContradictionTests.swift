import CommandSupport
import Foundation
import Testing

@testable import pushspec

/// A port that follows two readings of one question.
@Suite struct ContradictionTests {
  /// Two cases that read the same question from the same call; the second takes each outcome for the other reading.
  static func table(and others: String...) -> String {
    """
    {
      "table": "contradicting",
      "title": "A table",
      "requirements": ["AGR-1"],
      "rows": [
        {"cases": {"AGR-901": "toast-ja"}, "title": "As it is", "steps": [\(step(registers: registered, refused: refused))]},
        {"cases": {"AGR-902": "toast-ja"}, "title": "The other way round",
          "steps": [\(step(registers: refused, refused: registered))]}\(others.map { ", " + $0 }.joined())
      ]
    }
    """
  }

  private static let registered = #""r1: ok""#
  private static let refused = #""r1: parameterInvalid""#

  private static func step(registers: String, refused: String) -> String {
    """
    {"do": "register", "as": "r1",
      "agreement": [],
      "see": {"Q-AGR-9": {"registers": \(registers), "refused": \(refused)}}}
    """
  }

  @Test func `Ends with 6 and says which cases tell what`() throws {
    try inFolder(["contradicting.json": Self.table()]) { folder in
      let result = CommandLineTool.run(["check", "--cases", folder, "--edition", "toast-ja"])
      #expect(result.exitCode == .contradiction)
      #expect(result.output.contains("AGR-901") && result.output.contains("AGR-902"), "\(result.output)")
      #expect(result.output.contains("Q-AGR-9"))
      let one = CommandLineTool.run([
        "check", "--cases", folder, "--case", "AGR-902", "--edition", "toast-ja",
      ])
      #expect(one.exitCode == .success)
      // Alone the case shows nothing: the command that plays it again names the other one too.
      let again = try #require(result.output.split(separator: "\n").first { $0.hasPrefix("  again") })
      let words = again.split(separator: " ").drop { $0 != "check" }.map(String.init)
      #expect(CommandLineTool.run(words).exitCode == .contradiction, "\(again)")
    }
  }

  @Test func `The command that runs a failure again names cases and port`() throws {
    let wrong = Self.table().replacingOccurrences(of: "parameterInvalid", with: "userInvalid")
    try inFolder(["contradicting.json": wrong]) { folder in
      let result = CommandLineTool.run([
        "check", "--cases", folder, "--edition", "toast-ja", "--reference-reading", "Q-AGR-9=refused",
        "--reference-fault", "ignoresFlag",
      ])
      #expect(result.exitCode == .failed)
      #expect(
        result.output.contains(
          "pushspec check --case AGR-901 --edition toast-ja --cases \(folder) "
            + "--reference-reading Q-AGR-9=refused --reference-fault ignoresFlag"), "\(result.output)")
    }
  }
}
