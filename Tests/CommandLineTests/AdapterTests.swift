import CommandSupport
import Foundation
import Testing

@testable import pushspec

/// `check` on ports in other processes, with good and bad manners.
@Suite struct AdapterTests {
  private static let ports =
    URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("ExamplePorts").path

  private func check(_ adapter: String, _ words: String...) -> CommandResult {
    CommandLineTool.run(["check", "--adapter", adapter] + words)
  }

  private func misbehaving(_ kind: String) -> String {
    "python3 -E -S '\(Self.ports)/misbehaving/misbehaving_adapter.py' \(kind)"
  }

  @Test(arguments: [
    ("exits-at-once", "ended with exit status 0 while \"hello\" was open"),
    ("garbage", "found an unknown word, expected true"), ("half-line", "after half a line: {"),
    ("wrong-id", "found the id of another request, expected 1"),
    ("wrong-nonce", "found another nonce"), ("bad-hello", "found another version of the protocol"),
    ("floods", "a line of more than 1048576 bytes"),
    ("dies-mid-case", "had to be started again more than 10 times"),
    ("garbage --at step", "had to be started again more than 10 times"),
  ])
  func `Ends with 3 where the adapter is at fault`(kind: String, reason: String) {
    let result = check(misbehaving(kind), "--area", "PERM")
    #expect(result.exitCode == .adapter)
    #expect(result.output.contains("Incomplete: the adapter is at fault: "))
    #expect(result.output.contains(reason), "\(result.output.suffix(300))")
    #expect(result.output.split(separator: "\n").last?.contains(" not run") == true)
  }

  /// A reader of the result alone must not see a verdict where there is none.
  @Test func `Says nothing of a port that does not end as it should`() throws {
    let adapter = "sh -c \"'\(try RunningCommand.executable())' adapter serve --edition toast-ja; exit 7\""
    let result = check(adapter, "--area", "PERM")
    #expect(result.exitCode == .adapter)
    #expect(result.output.contains("No verdict: at the end, the adapter answered \"shutdown\" but "))
    #expect(!result.output.contains("Conforms"))
  }

  @Test func `Ends with 3 where the adapter does not exist`() {
    let result = check("/nowhere/adapter", "--case", "REG-002")
    #expect(result.exitCode == .adapter)
    #expect(result.output.contains("/nowhere/adapter"), "\(result.output)")
    #expect(result.output.hasSuffix("\n0 passed, 0 failed, 1 not run\n"))
  }

  @Test func `Ends with 3 where the adapter never answers`() {
    let result = check(misbehaving("never-answers"), "--case", "REG-002", "--timeout-factor", "0.02")
    #expect(result.exitCode == .adapter)
    #expect(result.output.contains("did not answer \"hello\" within 0.2 seconds"))
  }

  @Test func `Ends with 3 where the adapter does not shut down`() {
    let result = check(misbehaving("garbage --at shutdown"), "--case", "AGR-001", "--edition", "tcpush-ko")
    #expect(result.messages.contains { $0.hasPrefix("pushspec check: at the end, ") })
    #expect(result.exitCode == .adapter)
  }

  @Test func `Does not begin another edition without the adapter`() {
    let result = check(misbehaving("exits-at-once"), "--edition", "all", "--area", "PERM")
    #expect(result.exitCode == .adapter)
    #expect(
      result.messages == ["pushspec check: not played: toast-ko, toast-ja, toast-en, nhncloud-ko"])
  }

  @Test(arguments: ["silent", "refuses", "agrees"])
  func `Does not end well`(mode: String) {
    // The second case is for tcpush-ko, where the first does not hold.
    let port = "python3 -E -S '\(Self.ports)/null/null_port.py' \(mode)"
    let result = check(port, "--edition", "all", "--case", "REG-002", "--case", "PERM-002")
    #expect(result.exitCode == .failed)
    // Each edition alone makes the check fail.
    let numbers = result.output.split(separator: "\n").suffix(6).dropLast()
    #expect(numbers.count == 5 && numbers.allSatisfy { !$0.contains(" 0 failed") }, "\(numbers)")
  }

  @Test func `Ends with 4 where the port has nothing`() {
    let result = check(
      "python3 -E -S '\(Self.ports)/null/null_port.py' unsupported", "--edition", "all", "--area", "MSG")
    #expect(result.exitCode == .inconclusive)
    #expect(result.output.split(separator: "\n").last?.hasPrefix("0 passed, 0 failed, ") == true)
    // A selection is compared with nothing.
    let whole = check("python3 -E -S '\(Self.ports)/null/null_port.py' unsupported", "--edition", "tcpush-ko")
    #expect(whole.output.split(separator: "\n").count { $0.hasPrefix("For comparison") } == 1)
  }

  @Test func `Ends with 4 where nothing holds in the edition of the port`() {
    // REG-014 holds in tcpush-ko alone, and the port claims nhncloud-ko.
    let result = check("python3 -E -S '\(Self.ports)/null/null_port.py' agrees", "--case", "REG-014")
    #expect(result.exitCode == .inconclusive)
    #expect(
      result.messages
        == ["pushspec check: no case was selected that holds in the edition of the port"])
  }

  @Test func `Plays the edition that the port claims`() {
    let adapter = "python3 -E -S '\(Self.ports)/python-nhncloud-ko/adapter.py'"
    let result = check(adapter, "--area", "CALL")
    #expect(result.exitCode == .success)
    #expect(result.output.contains(", edition nhncloud-ko\n"))
    #expect(result.output.split(separator: "\n").last?.hasSuffix(" passed, 0 failed") == true)
  }
}
