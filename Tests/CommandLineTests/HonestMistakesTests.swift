import CommandSupport
import Foundation
import JSON
import Testing

@testable import pushspec

/// A new user's mistakes in an adapter are named first, with what to write instead.
@Suite struct HonestMistakesTests {
  private static let adapter =
    URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("ExamplePorts/hasty/hasty_adapter.py").path

  private func check(_ mistake: String, _ words: String...) -> CommandResult {
    CommandLineTool.run(["check", "--adapter", "python3 -E -S '\(Self.adapter)' \(mistake)"] + words)
  }

  @Test(arguments: [
    (
      "one-behind",
      "with the next answer, though nothing had happened in between: a request for a token (apns)"
    ),
    (
      "one-behind --without-time",
      "with the next answer, though nothing had happened in between: a request for a token (apns)"
    ),
    ("timer", "a moment later, though nothing had happened in between: a request to the server (register)"),
    (
      "timer --without-time",
      "a moment later, though nothing had happened in between: a request to the server (register)"
    ),
    ("lossy", "requests come numbered, and of 2 no answer told"),
    ("unasked", "a moment later the adapter sent something before \"step\" was asked: {"),
  ])
  func `An early answer is named`(mistake: String, says: String) {
    let result = check(mistake, "--case", "REG-002")
    #expect(result.exitCode == .adapter)
    #expect(
      result.output.contains("\nADAPTER-FAULT  the adapter answers before its port is idle: "),
      "\(result.output)")
    #expect(result.output.contains("\n  too early \(says)"), "\(result.output)")
    for cure in ["Node: await ", "asyncio: await ", "Swift: await ", "threads and queues: join "] {
      #expect(result.output.contains("            \(cure)"))
    }
  }

  @Test(arguments: ["keeps", "keeps-user"])
  func `A reset that keeps something is named`(mistake: String) throws {
    let text = check(mistake, "--case", "REG-00*")
    #expect(text.exitCode == .adapter)
    #expect(text.output.contains("\nLEAKS  \"reset\" keeps what was there before it: "), "\(text.output)")
    let json = try JSONNode.parse(
      [UInt8](check(mistake, "--case", "REG-00*", "--format", "json").output.utf8))
    let edition = try #require(try json.required("editions").elements().first)
    let records = try edition.required("cases").elements()
    let verdicts: [String] = try records.map { json throws(JSONError) in try json.decode("verdict") }
    #expect(verdicts.sorted() == ["leaks"] + Array(repeating: "not-run", count: verdicts.count - 1))
    let leak = try #require(try records.first { try $0.decode("verdict") == "leaks" })
    #expect(try leak.decode("blame") == "adapter")
  }

  /// The look before the cases finds nothing in a right adapter, whatever its port does.
  @Test func `Nothing is said of a right adapter`() {
    let result = check("none", "--case", "REG-002", "--case", "ERR-003")
    #expect(!result.output.contains("ADAPTER-FAULT") && !result.output.contains("LEAKS"), "\(result.output)")
    #expect(result.exitCode == .failed)
  }

  @Test(arguments: [
    ("code-text", "ERR-003", "found the code as a text, \"1\", expected the number 1"),
    ("user-id", "REG-002", "found the member \"userId\", expected \"user\""),
    ("no-handler", "AGR-104", "was made with \"handler\": false, and its completion was reported"),
    ("two-answers --without-time", "REG-002", "found \"ok\" beside \"unsupported\", expected one of them"),
    ("pretty", "REG-002", "it is the first of several lines: write each answer on one line"),
    ("banner", "REG-002", "hasty 1 is ready; only answers may stand on standard output"),
  ])
  func `A mistake is named in a sentence`(mistake: String, caseID: String, says: String) throws {
    let result = check(mistake, "--case", caseID)
    #expect(result.exitCode == .adapter)
    let lines = result.output.split(separator: "\n")
    let place = try #require(lines.firstIndex { $0.contains(says) }, "\(result.output)")
    // Only the line on the port under test comes before the mistake; of a greeting there is nothing at all.
    if lines[place].hasPrefix("Incomplete: the adapter is at fault: ") {
      #expect(place == 0 && !result.output.contains("0/1"))
    } else {
      #expect(place == 1 && lines[place].hasPrefix("ADAPTER-FAULT  "))
    }
  }

  @Test func `An answer that is held back is named`() {
    let result = check("unflushed", "--case", "REG-002", "--timeout-factor", "0.2")
    #expect(result.exitCode == .adapter)
    #expect(result.output.contains("but wrote this when its input ended: {"), "\(result.output)")
    #expect(result.output.contains("flush after each line: print(…, flush=True) in Python"))
  }
}
