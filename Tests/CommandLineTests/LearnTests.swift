import Conformance
import Foundation
import JSON
import Testing

@testable import pushspec

/// `learn` on the reference port and on a port in another process.
@Suite(.serialized) struct LearnTests {
  private static let ports =
    URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("ExamplePorts").path

  private static let python = "python3 '\(ports)/python-nhncloud-ko/adapter.py'"

  private func learn(_ words: String...) -> CommandResult { CommandLineTool.run(["learn"] + words) }

  /// A folder of its own for a test.
  private func withFolder(_ body: (URL) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try body(folder)
  }

  @Test func learnsTheReferencePort() throws {
    let result = learn("--behaviour", "login", "--behaviour", "voip")
    #expect(result.exitCode == .success)
    #expect(result.messages == [])
    #expect(result.output.contains("\nlogin: 8 states, 7 steps, as the specification\n"))
    #expect(result.output.contains("  S3: register\n"))
    #expect(result.output.contains("\nstateDiagram-v2\n  [*] --> S0\n  S0 --> S1 : user.A\n"))
    #expect(result.output.hasSuffix("\n2 as the specification, 0 different\n"))
  }

  @Test func showsAFaultAndHowToSeeItAgain() throws {
    let result = learn("--behaviour", "query", "--reference-fault", "ignoresUserChange")
    #expect(result.exitCode == .failed)
    #expect(result.output.contains("  shortest:  register, user.B\n"))
    #expect(result.output.contains("    after [register]: user.B\n      expected  the server holds"))
    #expect(result.output.hasSuffix("\n0 as the specification, 1 different\n"))

    // The table that is printed can be played as it stands.
    let lines = result.output.split(separator: "\n", omittingEmptySubsequences: false)
    let start = try #require(lines.firstIndex(of: "{"))
    let end = try #require(lines.firstIndex(of: "}"))
    let command = try #require(lines[end...].first { $0.contains("again: ") })
    #expect(command.hasSuffix("--case QUERY-901 --edition nhncloud-ko --reference-fault ignoresUserChange"))
    try withFolder { folder in
      let file = folder.appendingPathComponent("found.json")
      try Data((lines[start...end].joined(separator: "\n") + "\n").utf8).write(to: file)
      let words = ["check", "--cases", file.path, "--case", "QUERY-901", "--edition", "nhncloud-ko"]
      #expect(
        CommandLineTool.run(words + ["--reference-fault", "ignoresUserChange"]).exitCode == .failed)
      #expect(CommandLineTool.run(words).exitCode == .success)
    }
  }

  @Test func learnsAPortInAnotherProcessAndKeepsItsAnswers() throws {
    try withFolder { folder in
      let cache = folder.appendingPathComponent("answers.jsonl")
      let words = ["--adapter", Self.python, "--behaviour", "login", "--cache", cache.path]
      let first = CommandLineTool.run(["learn"] + words)
      #expect(first.exitCode == .success)
      #expect(first.output.hasPrefix("Python push SDK 1, edition nhncloud-ko\n"))
      #expect(first.output.contains("\nlogin: 8 states, 7 steps, as the specification\n"))
      #expect(first.output.contains("known before: 0;"))

      // A line that was cut off is left out, and asked again.
      let handle = try FileHandle(forWritingTo: cache)
      try handle.truncate(atOffset: try handle.seekToEnd() - 5)
      try handle.close()
      let again = CommandLineTool.run(["learn", "--format", "json"] + words)
      let json = try JSONNode.parse([UInt8](again.output.utf8))
      let behaviour = try #require(json["behaviours"]?.elements().first)
      #expect(behaviour["sequences"]?.value == .integer(1))
      #expect(behaviour["result"]?.value == .string("same"))
      #expect(try behaviour["states"]?.elements().count == 8)
      #expect(try behaviour["transitions"]?.elements().count == 56)

      let other = learn("--behaviour", "login", "--cache", cache.path)
      #expect(other.exitCode == .usage)
      #expect(other.messages == ["pushspec learn: the cache is of another port: Python push SDK 1"])
    }
  }

  @Test func namesABadLineOfACache() throws {
    try withFolder { folder in
      let cache = folder.appendingPathComponent("answers.jsonl")
      try Data("{\"implementation\":\"x\"}\nnonsense\n\n".utf8).write(to: cache)
      let result = learn("--behaviour", "login", "--cache", cache.path)
      #expect(result.exitCode == .usage)
      #expect(result.messages.joined().contains("answers.jsonl:2: "))
      #expect(FileManager.default.contents(atPath: cache.path)?.count == 33)
    }
  }

  @Test(
    arguments: [
      (["--behaviour", "everything"], "everything"), (["--behaviour", "logon"], "login"),
      (["--method", "hsj"], "hsi"), (["--extra-states", "9"], "0 to 3"),
      (["--adapter", "x", "--reference-fault", "ignoresUserChange"], "reference port"),
    ])
  func refusesWhatItCannotDo(words: [String], hint: String) {
    let result = CommandLineTool.run(["learn"] + words)
    #expect(result.exitCode == .usage)
    #expect(result.messages.joined().contains(hint), "\(result.messages)")
  }

  @Test func endsWith3WhereTheAdapterIsAtFault() {
    let result = learn("--adapter", "/nowhere/adapter", "--behaviour", "login")
    #expect(result.exitCode == .adapter)
    #expect(result.messages.joined().contains("/nowhere/adapter"))
  }
}
