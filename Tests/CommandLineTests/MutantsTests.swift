import CommandSupport
import Conformance
import Foundation
import JSON
import Testing

@testable import pushspec

@Suite struct MutantsTests {
  private func run(_ words: String...) -> CommandResult { CommandLineTool.run(words) }

  @Test func `Accounts for the mutants of a machine`() throws {
    let result = run(
      "mutants", "--edition", "tcpush-ko", "--machine", "Delegate", "--case", "MSG-00*", "--rules")
    #expect(result.messages.isEmpty)
    #expect(result.output.contains("rule in tcpush-ko"))
    #expect(result.output.contains("mutants are left\n"))
  }

  /// Without cases nothing is noticed.
  @Test func `Counts what is left`() throws {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent(
      "pushspec-mutants-\(UUID().uuidString).json")
    try Data(#"{"table": "none", "title": "No case", "rows": []}"#.utf8).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    let all = run("mutants", file.path, "--edition", "tcpush-ko", "--machine", "Delegate", "--format", "json")
    #expect(all.exitCode == .failed)
    let left = try JSONNode.parse([UInt8](all.output.utf8)).required("left").integer()
    #expect(left > 10)
  }

  @Test func `Names the cases that are needed`() throws {
    let result = run(
      "mutants", "--edition", "tcpush-ko", "--machine", "Delegate", "--case", "MSG-00*", "--needed",
      "--format", "json")
    let report = try JSONNode.parse([UInt8](result.output.utf8))
    #expect(try !report.required("needed").elements().isEmpty)
  }

  @Test(arguments: [
    ["mutants", "--machine", "Logn"], ["mutants", "--generated=x"], ["mutants", "--generated", "--prove"],
    ["mutants", "conformance-cases", "--generated"], ["mutants", "--each-reading"],
    ["mutants", "--generated", "--each-reading"], ["mutants", "--generated", "--needed"],
  ])
  func `Refuses what does not fit`(words: [String]) {
    let result = CommandLineTool.run(words)
    #expect(result.exitCode == .usage)
    #expect(result.messages.count == 1)
  }
}
