import CommandSupport
import Conformance
import Foundation
import JSON
import Testing

@testable import pushspec

/// `check --fail-fast` and `check --rerun`.
@Suite struct RerunTests {
  private static let broken = ["--reference-fault", "ignoresUserChange"]

  @Test func `The first failure ends the run`() throws {
    let words =
      ["check", "--case", "LOGIN-03*", "--edition", "toast-ja", "--edition", "toast-en"] + Self.broken
    let whole = CommandLineTool.run(words)
    #expect(whole.exitCode == .failed)
    let result = CommandLineTool.run(words + ["--fail-fast", "--format", "json"])
    #expect(result.exitCode == .failed)
    #expect(result.messages == ["pushspec check: not played: toast-en"])
    let editions = try JSONNode.parse([UInt8](result.output.utf8)).required("editions").elements()
    #expect(editions.count == 1)
    let totals = try #require(editions.first).required("totals")
    #expect(try totals.required("failed").integer() == 1)
    #expect(try totals.required("skipped").integer() == 0)
    let cases = try #require(editions.first).required("cases").elements()
    let played = try totals.required("passed").integer() + totals.required("argued").integer() + 1
    #expect(try totals.required("notRun").integer() == cases.count - played)
    #expect(cases.count > played)
    let text = CommandLineTool.run(words + ["--fail-fast"]).output
    #expect(text.contains("Incomplete: the run was to end with the first failure.\n"))
    #expect(text.hasSuffix(" not run\n"))
  }

  @Test func `Nothing follows a walk that fails`() {
    let result = CommandLineTool.run(
      [
        "check", "--case", "AGR-00*", "--walk", "400", "--behaviour", "login", "--generated", "--fail-fast",
        "--edition", "nhncloud-ko", "--edition", "toast-ja",
      ] + Self.broken)
    #expect(result.exitCode == .failed)
    #expect(result.output.contains("Walk over login, seed 1"))
    #expect(!result.output.contains("Suite of login"))
    #expect(result.messages.count == 1)
  }

  @Test func `What failed is played again with its seed`() throws {
    try inFolder([:]) { folder in
      let path = folder + "/run.jsonl"
      let words = [
        "check", "--case", "LOGIN-03*", "--edition", "toast-ja", "--seed", "7", "--transcript", path,
        "--format",
        "json",
      ]
      let first = try played(CommandLineTool.run(words + Self.broken))
      let failed = first.filter { $0.verdict == "fail" }
      #expect(!failed.isEmpty && failed.count < first.count)
      let again = CommandLineTool.run(["check", "--rerun", path, "--format", "json"] + Self.broken)
      #expect(again.exitCode == .failed)
      #expect(again.messages == [])
      let playedAgain = try played(again)
      // Without the cases that had passed, fewer readings are ruled out, so that some failures may weigh less.
      func failures(_ played: [Played]) -> Set<[String]> {
        Set(played.map { [$0.id, $0.edition, $0.verdict] })
      }
      #expect(failures(playedAgain) == failures(failed))
      let text = CommandLineTool.run(["check", "--rerun", path] + Self.broken).output
      #expect(text.contains("--seed 7\n"))
      #expect(text.contains("A selection: "))
      #expect(!text.contains("Walk over"))
      // A port that was mended passes all of them.
      let mended = CommandLineTool.run(["check", "--rerun", path])
      #expect(mended.exitCode == .success)
      let remark = "the reference port failed with --reference-fault ignoresUserChange, and is played without"
      #expect(mended.messages == ["pushspec check: in \(path) \(remark)"])
      #expect(mended.output.hasSuffix("\n\(failed.count) passed, 0 failed\n"), "\(mended.output)")
    }
  }

  @Test func `Where nothing failed nothing is played`() throws {
    try inFolder([:]) { folder in
      let path = folder + "/run.jsonl"
      #expect(CommandLineTool.run(["check", "--case", "REG-002", "--transcript", path]).exitCode == .success)
      let again = CommandLineTool.run(["check", "--rerun", path])
      #expect(again.exitCode == .success)
      #expect(again.output == "")
      #expect(again.messages == ["pushspec check: no case failed in \(path)"])
      let lines = try String(contentsOfFile: path, encoding: .utf8).split(separator: "\n").dropLast()
      try Data((lines.joined(separator: "\n") + "\n").utf8).write(to: URL(fileURLWithPath: path))
      let partial = CommandLineTool.run(["check", "--rerun", path])
      #expect(partial.exitCode == .inconclusive)
      #expect(partial.messages == ["pushspec check: no case failed in \(path), but not all were played"])
    }
  }

  @Test func `Of a run that was cut off nobody says that nothing else fails`() throws {
    try inFolder([:]) { folder in
      let path = folder + "/run.jsonl"
      let words = ["check", "--case", "LOGIN-03*", "--edition", "toast-ja", "--transcript", path]
      #expect(CommandLineTool.run(words + Self.broken).exitCode == .failed)
      let whole = try String(contentsOfFile: path, encoding: .utf8)
      try Data(whole.utf8.prefix(whole.utf8.count * 3 / 4)).write(to: URL(fileURLWithPath: path))
      let mended = CommandLineTool.run(["check", "--rerun", path])
      #expect(mended.exitCode == .inconclusive)
      #expect(
        mended.messages == [
          "pushspec check: in \(path) the reference port failed with --reference-fault ignoresUserChange, "
            + "and is played without",
          "pushspec check: not all were played in the runs of \(path): what else fails is not known",
        ])
      let onto = CommandLineTool.run(["check", "--rerun", path, "--transcript", folder + "/./run.jsonl"])
      #expect(onto.exitCode == .usage)
      #expect(onto.messages.first?.contains("would replace \(path)") == true, "\(onto.messages)")
      let stands = try Data(contentsOf: URL(fileURLWithPath: path))
      #expect(Data(whole.utf8).starts(with: stands) && !stands.isEmpty)
      let missing = CommandLineTool.run(["check", "--rerun", folder + "/none.jsonl"])
      #expect(missing.messages.first?.contains("none.jsonl cannot be read: there is no such file") == true)
    }
  }

  @Test func `A port that contradicts itself is asked again`() throws {
    let start = #"{"event":"run-start","edition":"toast-ja","seed":"3","strict":false}"#
    let one = #"{"event":"case-start","case":"REG-002"}"#
    let end =
      #"{"event":"case-end","case":"REG-002","verdict":"reading","readings":{"Q-REG-1":["together"]}}"#
    let over = #"{"event":"run-end","contradictions":["Q-REG-1"],"exit":6}"#
    try inFolder(["run.jsonl": [start, one, end, over].joined(separator: "\n")]) { folder in
      let again = CommandLineTool.run(["check", "--rerun", folder + "/run.jsonl", "--format", "json"])
      let ids = try played(again).map(\.id)
      #expect(ids == ["REG-002"])
    }
  }

  @Test func `A transcript of another port or of other cases is refused`() throws {
    func transcript(_ id: String, command: String) -> String {
      #"{"event":"run-start","edition":"toast-ja"\#(command)}"# + "\n"
        + #"{"event":"case-start","case":"\#(id)"}"# + "\n"
        + #"{"event":"case-end","case":"\#(id)","verdict":"fail"}"# + "\n"
    }
    let files = [
      "port.jsonl": transcript("REG-002", command: #","command":"./port""#),
      "cases.jsonl": transcript("QUERY-999", command: ""), "empty.jsonl": "",
    ]
    try inFolder(files) { folder in
      for (name, message) in [
        ("port", "port.jsonl is of another port: --adapter ./port"),
        ("cases", "cases.jsonl holds a case that there is not: QUERY-999; --cases names its tables"),
        ("empty", "empty.jsonl cannot be read: there is no run in it"),
        ("none", "none.jsonl cannot be read: there is no such file"),
      ] {
        let result = CommandLineTool.run(["check", "--rerun", "\(folder)/\(name).jsonl"])
        #expect(result.exitCode == .usage)
        #expect(result.messages.first?.contains(message) == true, "\(result.messages)")
      }
    }
  }

  private struct Played: Hashable {
    let id: String
    let edition: String
    let verdict: String
  }

  private func played(_ result: CommandResult) throws -> [Played] {
    let editions = try JSONNode.parse([UInt8](result.output.utf8)).required("editions").elements()
    return try editions.flatMap { edition in
      try edition.required("cases").elements().map {
        Played(
          id: try $0.required("case").string(), edition: try edition.required("edition").string(),
          verdict: try $0.required("verdict").string())
      }
    }
  }
}
