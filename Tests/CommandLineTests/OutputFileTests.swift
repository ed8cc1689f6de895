import CommandSupport
import Foundation
import Testing

@testable import pushspec

/// The file at the path of an output stays what it is.
@Suite struct OutputFileTests {
  private static let start = #"{"event":"run-start","old":1}"# + "\n"

  private func record(_ path: String, _ more: String...) -> CommandResult {
    CommandLineTool.run(["check", "--case", "REG-002", "--edition", "toast-ja", "--transcript", path] + more)
  }

  private func text(_ path: String) throws -> String { try String(contentsOfFile: path, encoding: .utf8) }

  @Test func `A link is followed and mode and other names stay`() throws {
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

  @Test func `A device stays a device`() throws {
    #expect(record("/dev/null").exitCode == .success)
    #expect(
      try FileManager.default.attributesOfItem(atPath: "/dev/null")[.type] as? FileAttributeType
        == .typeCharacterSpecial)
  }

  @Test func `A named pipe is written to`() throws {
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

  @Test func `What is no transcript is not overwritten`() throws {
    let table = #"{"table": "t"}"#
    try inFolder(["table.json": table]) { folder in
      let result = CommandLineTool.run(["check", "--transcript", folder + "/table.json"])
      #expect(result.exitCode == .usage)
      #expect(result.messages.first?.contains("holds something else than a ") == true, "\(result.messages)")
      let stands = try text(folder + "/table.json")
      #expect(stands == table)
    }
  }

  @Test func `The last transcript stays until there is another`() throws {
    try inFolder(["last": Self.start]) { folder in
      #expect(record(folder + "/last", "--adapter", "/nowhere/adapter").exitCode == .adapter)
      let stands = try text(folder + "/last")
      #expect(stands == Self.start)
      #expect(record(folder + "/new", "--adapter", "/nowhere/adapter").exitCode == .adapter)
      #expect(!FileManager.default.fileExists(atPath: folder + "/new"))
    }
  }

  @Test func `A full device is told`() throws {
    guard FileManager.default.fileExists(atPath: "/dev/full") else { return }
    let result = record("/dev/full")
    #expect(result.exitCode == .usage)
    #expect(result.messages.last?.contains("could not be written to its end: No space left") == true)
  }

  @Test func `Lint fixes through links and keeps the mode`() throws {
    let crooked = #"{"table": "t",   "title": "T", "rows": []}"#
    try inFolder(["t.txt": crooked]) { folder in
      let files = FileManager.default
      try files.setAttributes([.posixPermissions: 0o640], ofItemAtPath: folder + "/t.txt")
      try files.createSymbolicLink(atPath: folder + "/t.json", withDestinationPath: folder + "/t.txt")
      #expect(CommandLineTool.run(["lint", "--fix", folder]).output.hasSuffix("1 rewritten\n"))
      #expect(try files.destinationOfSymbolicLink(atPath: folder + "/t.json") == folder + "/t.txt")
      #expect(try files.attributesOfItem(atPath: folder + "/t.txt")[.posixPermissions] as? Int == 0o640)
      #expect(try text(folder + "/t.txt") != crooked)
      #expect(try Set(files.contentsOfDirectory(atPath: folder)) == ["t.txt", "t.json"])
    }
  }

  /// The old table stays whole where there is no room for the new one.
  @Test func `A table is replaced whole or not at all`() throws {
    let title = String(repeating: "long ", count: 2000)
    let crooked = #"{"table": "t",   "title": "\#(title)", "rows": []}"#
    try inFolder(["t.json": crooked]) { folder in
      let command = "'\(try RunningCommand.executable(having: "lint"))' lint --fix '\(folder)'"
      let outcome = try RunningCommand.shell("ulimit -f 1; exec \(command)").end()
      #expect(outcome.exit == 2)
      #expect(outcome.errors == "\(folder)/t.json cannot be written: File too large\n")
      let stands = try text(folder + "/t.json")
      #expect(stands == crooked)
      #expect(try FileManager.default.contentsOfDirectory(atPath: folder) == ["t.json"])
    }
  }

  @Test func `A page that was not generated is not overwritten`() throws {
    try inFolder(["editions.md": "my own notes\n"]) { folder in
      let result = CommandLineTool.run(["spec", "--write", folder])
      #expect(result.exitCode == .usage)
      #expect(
        result.output.hasPrefix("\(folder)/editions.md:1: the page has no marker <!-- generated by"))
      let stands = try text(folder + "/editions.md")
      #expect(stands == "my own notes\n")
    }
  }

  /// Output that nobody gets is no success.
  @Test(arguments: [
    "pushspec check --case REG-002 >&-", "pushspec check --case REG-002 > /dev/full",
    "echo | pushspec adapter serve > /dev/full",
  ])
  func `Output that is lost is said`(line: String) throws {
    let command = "'\(try RunningCommand.executable())'"
    let outcome = try RunningCommand.shell(line.replacing("pushspec", with: command)).end()
    #expect(outcome.exit == 2)
    #expect(outcome.errors.hasPrefix("pushspec"), "\(outcome)")
  }

  /// A limit of the system on the size of files ends the file and not the program.
  @Test func `A file that may not grow is said`() throws {
    try inFolder([:]) { folder in
      let command = "'\(try RunningCommand.executable())' check --area PERM --edition toast-ja"
      let shell = try RunningCommand.shell("ulimit -f 1; exec \(command) --transcript '\(folder)/t'")
      let outcome = shell.end()
      #expect(shell.process.terminationReason == .exit && outcome.exit == 2)
      #expect(
        outcome.errors.contains("the transcript could not be written to its end: File too large"),
        "\(outcome)")
    }
  }

  @Test func `A transcript that was cut off is read`() throws {
    try inFolder([:]) { folder in
      let path = folder + "/run.jsonl"
      #expect(record(path).exitCode == .success)
      let whole = try text(path)
      try Data(whole.utf8.dropLast(40)).write(to: URL(fileURLWithPath: path))
      #expect(CommandLineTool.run(["judge", path]).exitCode == .success)
      try Data((whole.replacing("run-end", with: "run-over")).utf8).write(to: URL(fileURLWithPath: path))
      #expect(CommandLineTool.run(["judge", path]).exitCode == .usage)
      try Data().write(to: URL(fileURLWithPath: path))
      let empty = CommandLineTool.run(["judge", path])
      #expect(empty.exitCode == .usage)
      #expect(empty.messages.first?.contains("it is empty") == true, "\(empty.messages)")
    }
  }
}
