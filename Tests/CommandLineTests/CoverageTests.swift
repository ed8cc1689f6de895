import CommandSupport
import Conformance
import ConformanceCases
import Foundation
import JSON
import Testing

@testable import pushspec

/// `coverage` of case tables and of transcripts.
@Suite struct CoverageTests {
  private let table = ConformanceCases.tables.path + "/registration/outcome.json"

  private func coverage(_ words: String...) -> CommandResult { CommandLineTool.run(["coverage"] + words) }

  /// A transcript of a case in two editions, gone when the test ends.
  private func withTranscript<Value>(_ use: (String) throws -> Value) throws -> Value {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID()).jsonl")
    defer { try? FileManager.default.removeItem(at: file) }
    let words = ["check", "--case", "REG-002", "--transcript", file.path]
    let result = CommandLineTool.run(words + ["--edition", "toast-ja", "--edition", "toast-en"])
    #expect(result.exitCode == .success, "\(result.messages)")
    return try use(file.path)
  }

  @Test func endsWith1WhereTheCasesLeaveSomethingOut() {
    let result = coverage(table, "--edition", "toast-ja")
    #expect(result.exitCode == .failed)
    #expect(result.messages == [])
    #expect(result.output.contains(" cells visited, "))
    #expect(result.output.contains("missing cell: ") && result.output.contains("missing rule: "))
    #expect(result.output.contains("missing reading: ") && result.output.contains("not told apart: "))
    #expect(!result.output.contains("missing pair: ") && !result.output.contains("toast-en"))
    #expect(coverage(table, "--edition", "toast-ja", "--missing").output.contains("missing pair: "))
  }

  @Test func writesJSONWithTheMembersThatHelpNames() throws {
    let result = coverage(table, "--edition", "toast-ja", "--format", "json")
    let json = try JSONNode.parse([UInt8](result.output.utf8))
    let help = coverage("--help").output
    let machine = try #require(json.required("machines").elements().first)
    let readings = try #require(json.required("readings").elements().first)
    let cells = try machine.required("cells")
    let named = try json.members() + machine.members() + readings.members() + cells.members()
    for member in named { #expect(help.contains(member.name), "\(member.name)") }
    let possible = try cells.required("possible").integer()
    let visited = try cells.required("visited").integer()
    let unvisited = try cells.required("excepted").elements() + cells.required("missing").elements()
    #expect(possible == visited + unvisited.count)
  }

  @Test func ofATranscriptDemandsNothing() throws {
    try withTranscript { path in
      let result = coverage("--transcript", path)
      #expect(result.exitCode == .success)
      #expect(result.messages == [])
      #expect(result.output.contains("TokenRegistration") && result.output.contains("toast-en"))
      #expect(!result.output.contains("nhncloud-ko") && !result.output.contains("CallReporting"))
      #expect(!result.output.contains("missing"))
      #expect(result.output.contains(/\n[1-9][0-9]* of [0-9]* cells visited/))
      #expect(coverage("--transcript", path, "--missing").output.contains("missing rule: "))
      #expect(coverage("--transcript", path, "--edition", "tcpush-ko").exitCode == .usage)
      #expect(coverage("--transcript", path, "cases").exitCode == .usage)
    }
  }

  @Test func ofATranscriptIsThatOfTheCaseWhereThePortFollowsTheMachines() throws {
    try withTranscript { path in
      let edition = ["--edition", "toast-ja", "--format", "json"]
      let replayed = CommandLineTool.run(["coverage", "--transcript", path] + edition).output
      let json = try JSONNode.parse([UInt8](replayed.utf8))
      let machines = try json.required("machines").elements()
      let registration = try #require(
        machines.first { $0["machine"]?.value == .string("TokenRegistration") })
      let missing = try registration.required("cells").required("missing").elements().map { try $0.string() }
      #expect(!missing.contains("TokenRegistration/awaitingToken/tokenIssued"))
      #expect(!missing.contains("TokenRegistration/awaitingServer/accepted"))
      #expect(missing.contains("TokenRegistration/awaitingServer/failed"))
    }
  }

  @Test(
    arguments: [
      ("{\"event\":\"run-end\"}\n{\"event\":\"odd\"}", "2:10: found an unknown event"),
      ("{\"event\":\"case-end\",\"verdict\":\"pass\"}", "1:10: found an event out of order"),
      ("{\"event\":\"run-start\",\"edition\":\"none\"}", "1:"), ("{", "1:2: "), ("", "holds no run of "),
    ])
  func saysWhereATranscriptIsBad(text: String, place: String) throws {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID()).jsonl")
    defer { try? FileManager.default.removeItem(at: file) }
    try Data(text.utf8).write(to: file)
    let result = coverage("--transcript", file.path)
    #expect(result.exitCode == .usage)
    #expect(result.messages.first?.contains(place) ?? false, "\(result.messages)")
    #expect(coverage("--transcript", file.path + "-none").exitCode == .usage)
  }

  @Test func drawsWhatIsMissing() throws {
    let result = coverage(table, "--diagram", "login", "--edition", "toast-ja")
    #expect(result.exitCode == .success)
    #expect(result.output.hasPrefix("flowchart LR\n"))
    #expect(result.output.contains("subgraph legend [\"Login in toast-ja\"]"))
    #expect(coverage(table, "--diagram", "Permission").output.contains("nhncloud-ko"))
    try withTranscript { path in
      #expect(
        coverage("--transcript", path, "--edition", "toast-ja", "--diagram", "Login").exitCode == .success)
      let world = coverage("--transcript", path, "--edition", "toast-ja", "--diagram", "Permission")
      #expect(world.exitCode == .usage)
    }
  }
}
