import CommandSupport
import Conformance
import Foundation
import PushModel
import ReferenceAdapter
import ReferencePort
import Testing

@testable import ConformanceTesting
@testable import pushspec

/// The record of a run in tests gives the reports of the command line.
@Suite struct RecordingTests {
  @Test func `A transcript of tests gives the report of the command line`() throws {
    let path = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID()).jsonl").path
    defer { try? FileManager.default.removeItem(atPath: path) }
    let fault = Fault.queryReturnsNothing
    let run = ConformanceRun(in: .tcpushKo, areas: [.query], walkSteps: 40, transcript: path) {
      ReferenceAdapter(fault: fault)
    }
    withKnownIssue { try run.check() }
    let reported = CommandLineTool.pushspec.run(["report", "--from", path])
    let played = CommandLineTool.pushspec.run([
      "check", "--edition", "tcpush-ko", "--area", "QUERY", "--walk", "40", "--reference-fault",
      fault.name,
    ])
    #expect(reported.exitCode == .success && played.exitCode == .failed)
    #expect(lines(reported) == lines(played))
    let again = try #require(reported.output.split(separator: "\n").first { $0.hasPrefix("  again") })
    #expect(again.wholeMatch(of: #/  again     PUSHSPEC_CASE=QUERY-[0-9]{3} swift test/#) != nil, "\(again)")
    let rerun = CommandLineTool.pushspec.run(["check", "--rerun", path])
    #expect(rerun.exitCode == .usage)
    #expect(rerun.messages.first?.contains("PUSHSPEC_CASE=QUERY-") == true, "\(rerun.messages)")
  }

  @Test func `Another file is not overwritten`() throws {
    let path = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID()).txt").path
    defer { try? FileManager.default.removeItem(atPath: path) }
    try Data("a diary".utf8).write(to: URL(fileURLWithPath: path))
    let reason = Transcript.write(Array(Transcript.firstLine.utf8), to: path)
    #expect(reason == "\(path) holds something else than a transcript, and is not overwritten")
    #expect(try String(contentsOfFile: path, encoding: .utf8) == "a diary")
  }

  /// The lines of a result, without the commands that play something again.
  private func lines(_ result: CommandResult) -> [Substring] {
    result.output.split(separator: "\n").filter { !$0.contains(#/^ +again /#) }
  }
}
