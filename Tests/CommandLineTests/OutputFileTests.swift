import Foundation
import Testing

@testable import pushspec

/// What stands at the path of an output stays what it is.
@Suite struct OutputFileTests {
  private static let start = #"{"event":"run-start","old":1}"# + "\n"

  private func record(_ path: String, _ more: String...) -> CommandResult {
    CommandLineTool.run(["check", "--case", "REG-002", "--edition", "toast-ja", "--transcript", path] + more)
  }

  private func text(_ path: String) throws -> String { try String(contentsOfFile: path, encoding: .utf8) }

  @Test func aLinkIsFollowedAndModeAndOtherNamesStay() throws {
    try inFolder(["real": Self.start]) { folder in
      let files = FileManager.default
      try files.setAttributes([.posixPermissions: 0o640], ofItemAtPath: folder + "/real")
      try files.createSymbolicLink(atPath: folder + "/link", withDestinationPath: folder + "/real")
      try files.linkItem(atPath: folder + "/real", toPath: folder + "/other")
      #expect(record(folder + "/link").exitCode == .success)
      #expect(try files.destinationOfSymbolicLink(atPath: folder + "/link") == folder + "/real")
      #expect(try files.attributesOfItem(atPath: folder + "/real")[.posixPermissions] as? Int == 0o640)
      #expect(try text(folder + "/other") == text(folder + "/real"))
      #expect(try text(folder + "/other").contains("REG-002"))
      #expect(try !text(folder + "/other").contains("old"))
    }
  }

  @Test func aDeviceStaysADevice() throws {
    #expect(record("/dev/null").exitCode == .success)
    #expect(
      try FileManager.default.attributesOfItem(atPath: "/dev/null")[.type] as? FileAttributeType
        == .typeCharacterSpecial)
  }

  @Test func aNamedPipeIsWrittenTo() throws {
    try inFolder([:]) { folder in
      let pipe = folder + "/pipe"
      try #require(mkfifo(pipe, 0o600) == 0)
      let command = try RunningCommand(["check", "--case", "REG-002", "--transcript", pipe])
      let first = try RunningCommand.line(from: pipe)
      _ = command.end()
      #expect(first.hasPrefix(#"{"event":"run-start""#))
      #expect(
        try FileManager.default.attributesOfItem(atPath: pipe)[.type] as? FileAttributeType != .typeRegular)
    }
  }

  @Test func whatIsNoTranscriptIsNotOverwritten() throws {
    let table = #"{"table": "t"}"#
    try inFolder(["table.json": table]) { folder in
      for words in [["check", "--transcript"], ["learn", "--behaviour", "query", "--cache"]] {
        let result = CommandLineTool.run(words + [folder + "/table.json"])
        #expect(result.exitCode == .usage)
        #expect(result.messages.first?.contains("holds something else than a ") == true, "\(result.messages)")
        let stands = try text(folder + "/table.json")
        #expect(stands == table)
      }
    }
  }

  @Test func theLastTranscriptStaysUntilThereIsAnother() throws {
    try inFolder(["last": Self.start]) { folder in
      #expect(record(folder + "/last", "--adapter", "/nowhere/adapter").exitCode == .adapter)
      let stands = try text(folder + "/last")
      #expect(stands == Self.start)
      #expect(record(folder + "/new", "--adapter", "/nowhere/adapter").exitCode == .adapter)
      #expect(!FileManager.default.fileExists(atPath: folder + "/new"))
    }
  }

  @Test func aFullDeviceIsTold() throws {
    guard FileManager.default.fileExists(atPath: "/dev/full") else { return }
    let result = record("/dev/full")
    #expect(result.exitCode == .usage)
    #expect(result.messages.last?.contains("could not be written to its end: No space left") == true)
  }

  @Test func lintFixesThroughLinksAndInPlace() throws {
    let crooked = #"{"table": "t",   "title": "T", "cases": []}"#
    try inFolder(["t.txt": crooked]) { folder in
      try FileManager.default.createSymbolicLink(
        atPath: folder + "/t.json", withDestinationPath: folder + "/t.txt")
      try FileManager.default.linkItem(atPath: folder + "/t.txt", toPath: folder + "/other")
      #expect(CommandLineTool.run(["lint", "--fix", folder]).output.hasSuffix("1 rewritten\n"))
      #expect(
        try FileManager.default.destinationOfSymbolicLink(atPath: folder + "/t.json") == folder + "/t.txt")
      #expect(try text(folder + "/other") == text(folder + "/t.txt"))
      #expect(try text(folder + "/other") != crooked)
    }
  }

  @Test func aPageThatWasNotGeneratedIsNotOverwritten() throws {
    try inFolder(["editions.md": "my own notes\n"]) { folder in
      let result = CommandLineTool.run(["spec", "--write", folder])
      #expect(result.exitCode == .usage)
      #expect(
        result.messages.first?.contains("editions.md was not generated, and is not overwritten") == true)
      let stands = try text(folder + "/editions.md")
      #expect(stands == "my own notes\n")
    }
  }

  @Test func aTranscriptThatWasCutOffIsRead() throws {
    try inFolder([:]) { folder in
      let path = folder + "/run.jsonl"
      #expect(record(path).exitCode == .success)
      let whole = try text(path)
      try Data(whole.utf8.dropLast(40)).write(to: URL(fileURLWithPath: path))
      #expect(CommandLineTool.run(["diff", path]).exitCode == .success)
      try Data((whole.replacing("run-end", with: "run-over")).utf8).write(to: URL(fileURLWithPath: path))
      #expect(CommandLineTool.run(["diff", path]).exitCode == .usage)
    }
  }
}
