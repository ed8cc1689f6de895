import CommandSupport
import Foundation
import JSON
import Testing

@testable import pushspec

/// Each kind of bad manners in `Tests/ExamplePorts/misbehaving/kinds.json` gets the verdict, the blame and the exit
/// code given there, and cannot put a line into the report that looks like one of ours.
@Suite struct MisbehavingTests {
  struct Kind: Sendable, CustomTestStringConvertible {
    let words: String
    let verdict: String
    let blame: String?
    let exit: Int32
    let says: String
    let timeoutFactor: String
    /// A case that shows the bad manners.
    let caseID: String

    var testDescription: String { words }

    /// Whether the report shows what the adapter wrote; the report on a terminal quotes it.
    var isShownWithWhatWasWritten: Bool { verdict == "crash" }

    init(_ node: JSONNode) throws(JSONError) {
      words = try node.decode("kind")
      verdict = try node.decode("verdict")
      blame = try node.decodeIfPresent("blame")
      exit = Int32(try node.required("exit").integer())
      says = try node.decode("says")
      caseID = try node.decodeIfPresent("case") ?? "REG-002"
      timeoutFactor = try node.optional("timeoutFactor")?.words ?? "1"
    }
  }

  private static let folder =
    URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("ExamplePorts/misbehaving")

  private static let kinds: [Kind] =
    (try? JSONNode.parse([UInt8](Data(contentsOf: folder.appendingPathComponent("kinds.json")))).elements()
      .map(Kind.init)) ?? []

  private func check(_ kind: Kind, _ more: String...) -> CommandResult {
    let adapter = "python3 -E -S '\(Self.folder.path)/misbehaving_adapter.py' \(kind.words)"
    return CommandLineTool.run(
      ["check", "--adapter", adapter, "--timeout-factor", kind.timeoutFactor] + more)
  }

  @Test func `The table is read`() { #expect(Self.kinds.count > 35) }

  @Test(arguments: kinds)
  func `Gets its verdict`(kind: Kind) throws {
    let result = check(kind, "--case", kind.caseID, "--format", "json")
    #expect(result.exitCode.rawValue == kind.exit)
    let json = try JSONNode.parse([UInt8](result.output.utf8))
    let edition = try #require(try json.required("editions").elements().first)
    let played = try #require(try edition.required("cases").elements().first)
    #expect(try played.decode("verdict") == kind.verdict)
    #expect(try played.decodeIfPresent("blame") == kind.blame)
    #expect(!result.output.unicodeScalars.contains { !$0.isPlain && $0 != "\n" })
    #expect(result.output.utf8.count < 100_000)
    if kind.isShownWithWhatWasWritten { return }
    let said = result.output.replacing("\\\"", with: "\"") + result.messages.joined(separator: "\n")
    #expect(said.contains(kind.says), "\(said)")
  }

  /// The kinds that may look like lines of ours, and one of each other verdict, as the terminal shows them.
  @Test(
    arguments: kinds.filter(\.isShownWithWhatWasWritten)
      + Dictionary(grouping: kinds.filter { !$0.isShownWithWhatWasWritten }) { "\($0.verdict) \($0.exit)" }
      .values.compactMap(\.first))
  func `Says so plainly`(kind: Kind) throws {
    let text = check(kind, "--case", kind.caseID)
    let said = text.output + text.messages.joined(separator: "\n")
    #expect(said.contains(kind.says), "\(said)")
    #expect(!said.unicodeScalars.contains { !$0.isPlain && $0 != "\n" })
    // The line of counts is the last, and there is one of it.
    let counts = text.output.split(separator: "\n").filter { $0.wholeMatch(of: /[0-9]+ passed, .*/) != nil }
    #expect(!text.output.contains("\nConforms") && !text.output.hasPrefix("Conforms"))
    #expect(counts.count == 1 && text.output.hasSuffix(counts[0] + "\n"))
  }

  @Test func `Another port after a restart is refused`() throws {
    try inFolder([:]) { folder in
      let kind = "changes-name '\(folder)/died'"
      let adapter = "python3 -E -S '\(Self.folder.path)/misbehaving_adapter.py' \(kind)"
      let result = CommandLineTool.run(["check", "--adapter", adapter, "--case", "REG-00*"])
      #expect(result.exitCode == .adapter)
      #expect(
        result.output.contains("the adapter says otherwise of itself than before it was started again"),
        "\(result.output)")
    }
  }

  /// The whole run is soon over, wherever the adapter hangs.
  @Test(arguments: ["stays-deaf --at reset", "stays-deaf --at step", "half-line-hangs --at step"])
  func `A hanging adapter is given up`(words: String) throws {
    let adapter = "python3 -E -S '\(Self.folder.path)/misbehaving_adapter.py' \(words)"
    // The limits are a tenth of the usual, and so is the time that a run may be kept waiting.
    let result = CommandLineTool.run(["check", "--adapter", adapter, "--timeout-factor", "0.1"])
    #expect(result.exitCode == .adapter)
    #expect(
      result.output.contains("kept the run waiting for more than 1.2 seconds in all"), "\(result.output)")
  }
}
