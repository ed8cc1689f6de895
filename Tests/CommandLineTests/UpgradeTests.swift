import CommandSupport
import ConformanceCases
import Foundation
import Testing

@testable import pushspec

/// The differences from an older run, by who has caused them.
@Suite struct UpgradeTests {
  private static let table = ConformanceCases.tables.path + "/login"

  private func upgrade(_ paths: String...) -> CommandResult {
    CommandLineTool.run(["diff"] + paths + ["--upgrade", "--cases", Self.table])
  }

  /// A transcript of two cases on a sound reference port, and one on a port that ignores changes of the user.
  private func withRuns(_ body: (_ folder: String, _ good: String, _ bad: String) throws -> Void) throws {
    try inFolder([:]) { folder in
      let words = [
        "check", "--cases", Self.table, "--edition", "toast-ja", "--case", "LOGIN-101", "--case", "LOGIN-048",
      ]
      let (good, bad) = (folder + "/good.jsonl", folder + "/bad.jsonl")
      #expect(CommandLineTool.run(words + ["--transcript", good]).exitCode == .success)
      let fault = ["--reference-fault", "ignoresUserChange", "--transcript", bad]
      #expect(CommandLineTool.run(words + fault).exitCode == .failed)
      try body(folder, good, bad)
    }
  }

  /// Writes a copy of a transcript with changed lines.
  private func written(_ path: String, as name: String, _ change: ([String]) -> [String]) throws -> String {
    let lines = try String(contentsOfFile: path, encoding: .utf8).split(separator: "\n").map(String.init)
    let other = path + name
    try Data(change(lines).map { $0 + "\n" }.joined().utf8).write(to: URL(fileURLWithPath: other))
    return other
  }

  /// The lines without the plays of a case.
  private func without(_ id: String, _ lines: [String]) -> [String] {
    var isLeftOut = false
    return lines.filter { line in
      if line.contains("\"event\":\"case-start\"") { isLeftOut = line.contains("\"\(id)\"") }
      if line.contains("\"event\":\"run-end\"") { isLeftOut = false }
      return !isLeftOut
    }
  }

  @Test func `A port that does otherwise and fails is a regression`() throws {
    try withRuns { _, good, bad in
      let same = upgrade(good, good)
      #expect(same.exitCode == .success && same.output.hasSuffix("\n2 compared\n"), "\(same.output)")
      let worse = upgrade(good, bad)
      #expect(worse.exitCode == .failed)
      #expect(worse.output.contains("\nREGRESSION: it came out well, fails now"))
      #expect(worse.output.contains("\n  LOGIN-048 in toast-ja, pass, now fail: "), "\(worse.output)")
      #expect(worse.output.hasSuffix("\n2 compared, 1 regression\n"))
      let better = upgrade(bad, good)
      #expect(better.exitCode == .success && better.output.hasSuffix("\n2 compared, 1 mended\n"))
    }
  }

  @Test func `What the suite has changed is none`() throws {
    try withRuns { _, good, bad in
      // The suite gives another verdict on the same behaviour, and has other names for calls.
      let judged = try written(good, as: ".judged") { lines in
        lines.map { line in
          line.replacing("\"as\":\"", with: "\"as\":\"z").replacing("\"call\":\"", with: "\"call\":\"z")
            .replacing("\"verdict\":\"pass\"", with: "\"verdict\":\"fail\"")
        }
      }
      let ruling = upgrade(good, judged)
      #expect(ruling.exitCode == .success, "\(ruling.output)")
      #expect(ruling.output.hasSuffix("\n2 compared, 2 changed-ruling\n"))
      // The older case had other steps, or did not exist.
      let other = try written(good, as: ".other") { $0.map { $0.replacing("user-b", with: "user-d") } }
      #expect(upgrade(other, bad).output.hasSuffix("\n2 compared, 1 changed-case\n"))
      let fewer = try written(good, as: ".fewer") { without("LOGIN-048", $0) }
      let new = upgrade(fewer, bad)
      #expect(new.exitCode == .success && new.output.hasSuffix("\n1 compared, 1 new-case\n"))
      let lost = upgrade(good, fewer)
      #expect(lost.exitCode == .inconclusive && lost.output.hasSuffix("\n1 compared, 1 not-judged\n"))
    }
  }

  /// A single run is judged anew, by the port's behaviour at that time.
  @Test func `An older run is judged by this suite`() throws {
    try withRuns { _, good, bad in
      for path in [good, bad] { #expect(upgrade(path).output.hasSuffix("\n2 compared\n")) }
      let named = try written(good, as: ".named") {
        $0.map {
          $0.replacing("\"as\":\"", with: "\"as\":\"z").replacing("\"call\":\"", with: "\"call\":\"z")
        }
      }
      #expect(upgrade(named).output.hasSuffix("\n2 compared\n"))
      let praised = try written(bad, as: ".praised") {
        $0.map { $0.replacing("\"verdict\":\"fail\"", with: "\"verdict\":\"pass\"") }
      }
      let ruling = upgrade(praised)
      #expect(ruling.exitCode == .success)
      #expect(ruling.output.contains("\n  LOGIN-048 in toast-ja, pass, now fail: "), "\(ruling.output)")
      #expect(ruling.output.hasSuffix("\n2 compared, 1 changed-ruling\n"))
      let other = try written(good, as: ".other") { $0.map { $0.replacing("user-b", with: "user-d") } }
      #expect(upgrade(other).output.hasSuffix("\n2 compared, 1 changed-case\n"))
      let refused = CommandLineTool.run(["diff", "toast-ja", good, "--upgrade"])
      #expect(refused.exitCode == .usage)
      #expect(refused.messages.first?.contains("--upgrade needs transcripts") == true)
    }
  }
}
