import CommandSupport
import Foundation
import JSON
import ProcessAdapters
import Testing

@testable import pushspec

/// Each manner that `adapter check` asks for is seen missing once, and named alone.
@Suite struct MannersTests {
  private static let ports =
    URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("ExamplePorts").path

  private func check(_ adapter: String, _ words: String...) -> CommandResult {
    CommandLineTool.run(["adapter", "check", "python3 -E -S \(Self.ports)/" + adapter] + words)
  }

  /// The manners that an adapter was asked for: kept, not kept, or `nil` where one was not asked for.
  private func manners(_ result: CommandResult) throws -> [(manner: String, kept: Bool?)] {
    let json = try JSONNode.parse([UInt8](result.output.utf8))
    #expect(try json.decode("exit") == Int(result.exitCode.rawValue))
    return try json.required("manners").elements().map { json throws(JSONError) in
      (try json.decode("manner"), try json.decodeIfPresent("kept"))
    }
  }

  @Test(arguments: ["hasty/hasty_adapter.py none", "python-nhncloud-ko/adapter.py"])
  func `Good manners are certified`(adapter: String) throws {
    let result = check(adapter)
    #expect(result.exitCode == .success)
    #expect(result.output.hasSuffix("\nReady to be judged.\n\(Manner.allCases.count) good, 0 to mend\n"))
    let asked = try manners(check(adapter, "--format", "json"))
    #expect(asked.map(\.manner) == Manner.allCases.map(\.rawValue))
    #expect(asked.allSatisfy { $0.kept == true })
  }

  /// A port whose outcomes go to a delegate, and that works on promises and timers of its own.
  @Test func `What an edition has not is not asked`() {
    let result = CommandLineTool.run([
      "adapter", "check", "node '\(Self.ports)/node-toast-ko/adapter.mjs'",
    ])
    #expect(result.exitCode == .success, "\(result.output)")
    #expect(result.output.contains("not asked: toast-ko has a delegate in place of handlers"))
    #expect(result.output.hasSuffix(" good, 0 to mend, 1 not asked\n"))
  }

  private static let missing: [(Manner, adapter: String, says: String)] = [
    (.starts, "misbehaving/misbehaving_adapter.py exits-at-once", "ended with exit status 0"),
    (.line, "hasty/hasty_adapter.py pretty", "it is the first of several lines"),
    (.version, "misbehaving/misbehaving_adapter.py bad-hello", "found another version of the protocol"),
    (.nonce, "misbehaving/misbehaving_adapter.py wrong-nonce", "found another nonce"),
    (.names, "hasty/hasty_adapter.py anonymous", "the member \"implementation\" is missing"),
    (
      .declares, "misbehaving/misbehaving_adapter.py few-capabilities",
      "\"capabilities\" leaves out \"answer\""
    ),
    (.reset, "misbehaving/misbehaving_adapter.py garbage --at reset", "answer to \"reset\" cannot be used"),
    (.newerMembers, "hasty/hasty_adapter.py strict", "\"error\": a member that nobody knows"),
    (.largeRequest, "hasty/hasty_adapter.py short", "ended with exit status 1 while \"reset\" was open"),
    (.unknownOperation, "hasty/hasty_adapter.py yes", "it was answered with \"ok\""),
    (.unknownStep, "hasty/hasty_adapter.py yes-step", "it was answered with \"ok\""),
    (.calls, "hasty/hasty_adapter.py user-id", "found the member \"userId\", expected \"user\""),
    (.callNames, "hasty/hasty_adapter.py nameless", "completions name no call"),
    (.codes, "hasty/hasty_adapter.py code-text", "found the code as a text, \"1\", expected the number 1"),
    (.moves, "hasty/hasty_adapter.py none --without-time", "answered with \"unsupported\": \"time\" (time)"),
    (.leftOut, "hasty/hasty_adapter.py wants-all", "no 'delegate'"),
    (.handler, "hasty/hasty_adapter.py no-handler", "was made with \"handler\": false"),
    (.userIDs, "hasty/hasty_adapter.py ascii", "did not reach the server as that"),
    (.records, "hasty/hasty_adapter.py wants-record", "no 'record'"),
    (.again, "hasty/hasty_adapter.py changes", "the adapter says otherwise of itself"),
    (.idle, "hasty/hasty_adapter.py timer", "the adapter answers before its port is idle"),
    (.forgets, "hasty/hasty_adapter.py keeps-user", "\"reset\" keeps what was there before it"),
    (.shutdown, "misbehaving/misbehaving_adapter.py garbage --at shutdown", "answer to \"shutdown\" cannot"),
  ]

  @Test func `Each is seen missing`() { #expect(Self.missing.map(\.0) == Manner.allCases) }

  @Test(arguments: missing)
  func `What is missing is named`(manner: Manner, adapter: String, says: String) throws {
    let result = check(adapter, "--format", "json")
    #expect(result.exitCode == .adapter)
    #expect(result.output.replacing("\\\"", with: "\"").contains(says), "\(result.output)")
    let asked = try manners(result)
    #expect(asked.contains { $0.manner == manner.rawValue && $0.kept == false })
    // One mistake of a working port is one thing to mend; what a timer shows depends on the load of the machine.
    if adapter.hasPrefix("hasty"), manner != .idle {
      #expect(asked.count { $0.kept == false } == 1, "\(result.output)")
    }
  }

  @Test func `What to mend is said in words`() {
    let result = check("hasty/hasty_adapter.py keeps-user")
    #expect(result.exitCode == .adapter)
    #expect(
      result.output.contains(
        "\nMEND  forgets            \"reset\" forgets\n      seen               \"reset\" keeps"))
    #expect(result.output.contains("\n      mend               on \"reset\" make everything anew"))
    #expect(result.output.hasSuffix("\nNot ready to be judged: mend this first.\n22 good, 1 to mend\n"))
  }

  @Test func `What hangs is asked nothing more`() throws {
    let asked = try manners(
      check(
        "misbehaving/misbehaving_adapter.py never-answers --at step", "--timeout-factor", "0.2", "--format",
        "json"))
    #expect(asked.count { $0.kept == false } == 1)
    #expect(asked.last?.kept == nil)
  }

  @Test func `What is typed is checked`() {
    for (words, message) in [
      (["check", "a b", "c"], "unexpected argument \"c\""),
      (["check", "'a"], "the quote at column 1 is not closed"),
      (["new", "python"], "missing argument DIR"), (["new", "cobol", "d"], "unknown language \"cobol\""),
      (["new", "python", "d", "--format", "json"], "adapter new takes no --format"),
      (["mend", "x"], "unknown action \"mend\""),
    ] {
      let result = CommandLineTool.run(["adapter"] + words)
      #expect(result.exitCode == .usage)
      #expect(result.messages.contains { $0.contains(message) }, "\(result.messages)")
    }
  }
}
