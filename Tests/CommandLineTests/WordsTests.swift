import CommandSupport
import Conformance
import Foundation
import ProcessAdapters
import Testing

@testable import pushspec

/// The messages of commands, and the arguments that they refuse.
@Suite struct WordsTests {
  private func run(_ words: String...) -> CommandResult { CommandLineTool.run(words) }

  @Test(
    arguments: [
      (["check", "--walk", "9223372036854775808"], "--walk 9223372036854775808 is too large"),
      (["check", "--walk", "-5"], "--walk takes a whole number from 0 on, not -5"),
      (["check", "--walk", "many"], "--walk takes a whole number from 0 on, not \"many\""),
      (["--version", "twice"], "unexpected argument \"twice\""),
      (["help", "check", "again"], "unexpected argument \"again\""),
      (
        ["generate", "--behaviour", "query", "--edition", "tcpush-ko", "--reading", "Q-LOGIN-1=userInvalid"],
        "Q-LOGIN-1 is not open in tcpush-ko"
      ),
      (
        ["check", "--edition", "tcpush-ko", "--reference-reading", "Q-LOGIN-1=userInvalid"],
        "Q-LOGIN-1 is not open in tcpush-ko"
      ),
      (
        ["check", "--edition", "tcpush-ko", "--walk", "9", "--behaviour", "unregistration"],
        "tcpush-ko has no calls for \"unregistration\""
      ),
      (["check", "--env", "A"], "--env needs --adapter"),
      (["check", "--help=1"], "--help takes no value"), (["--help=1"], "--help takes no value"),
      (["check", "--adapter", "x", "--env", "=1"], "--env takes NAME or NAME=VALUE"),
    ] as [([String], String)])
  func `Are clear`(words: [String], message: String) {
    let result = CommandLineTool.run(words)
    #expect(result.exitCode == .usage)
    #expect(result.messages.first?.contains(message) == true, "\(result.messages)")
  }

  @Test(arguments: [
    ["check", "--case", "reg-002", "--edition", "TOAST-JA"],
    ["check", "--case", "Reg-002", "--area", "reg"],
    ["check", "--requirement", "perm-3", "--edition", "toast-ja"],
    ["check", "--question", "q-reg-1", "--edition", "toast-ja"],
    ["check", "--case", "REG-002", "--reference-reading", "q-reg-1=TOGETHER"],
    ["table", "permission", "--format", "JSON"], ["table", "LOGIN", "--format", "dot"],
    ["show", "conTRA-1"],
    ["diff", "TOAST-JA", "toast-ja:q-login-1=PREVIOUSUSER", "--behaviour", "QUERY"],
  ])
  func `Ids are found in any case`(words: [String]) {
    let result = CommandLineTool.run(words)
    #expect(result.exitCode == .success, "\(result.messages)")
  }

  @Test func `A long name is answered at once`() {
    let result = run("show", String(repeating: "x\u{1B}\n", count: 20_000))
    #expect(result.exitCode == .usage)
    #expect(result.messages.first?.utf8.count ?? 0 < 5000)
    #expect(result.messages.first?.contains("\u{1B}") == false)
  }

  @Test func `A missing member is named once`() throws {
    try inFolder(["t.json": #"{"table": "t"}"#]) { folder in
      let result = run("check", "--cases", folder)
      #expect(
        result.messages == [
          "pushspec check: \(folder)/t.json:1:1: the member \"title\" is missing (see \"pushspec check --help\")"
        ])
    }
  }

  private static let row =
    #"{"cases": {"REG-9NN": "toast-ja"}, "title": "A registration", "requirements": ["REG-2"],"#
    + #" "steps": [{"do": "register", "as": "r1", "see": "r1: ok"}]}"#

  private func table(_ rows: String...) -> String {
    #"{"table": "t", "title": "T", "rows": ["# + rows.joined(separator: ",") + "]}"
  }

  @Test func `Ids are not used twice`() throws {
    let one = table(Self.row.replacing("9NN", with: "900"))
    try inFolder(["a.json": one, "b.json": one]) { folder in
      let result = run("check", "--cases", folder)
      #expect(result.exitCode == .usage)
      #expect(result.output.contains("/b.json:1:50: the id REG-900 stands at \(folder)/a.json:1:50 already"))
      #expect(result.output.hasSuffix("\n1 passed, 0 failed\n"), "\(result.output)")
    }
  }

  @Test func `A table holds nothing that moves a cursor`() throws {
    let forged = table(Self.row.replacing("A registration", with: #"\u001b[2J\n1 passed"#))
    try inFolder(["a.json": forged]) { folder in
      let result = run("list", "cases", "--cases", folder)
      #expect(result.exitCode == .usage)
      #expect(
        result.messages.first?.contains("found a control character in \"\\u{1B}[2J\\n1 passed\"") == true)
    }
  }

  @Test func `A link to a folder is followed`() throws {
    try inFolder(["t.json": table(Self.row.replacing("9NN", with: "900"))]) { folder in
      let link = folder + "-link"
      try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: folder)
      defer { try? FileManager.default.removeItem(atPath: link) }
      #expect(run("check", "--cases", link).output.hasSuffix("\n1 passed, 0 failed\n"))
    }
  }

  @Test(arguments: [
    ["mutants", "/nowhere"], ["agreement", "/nowhere"], ["coverage", "/nowhere"], ["lint", "/nowhere"],
  ])
  func `Without tables there is one message`(words: [String]) {
    let result = CommandLineTool.run(words)
    #expect(result.exitCode == .usage)
    #expect(result.output.isEmpty)
    #expect(result.messages.count == 1)
  }

  @Test func `A pipe in a folder of tables is not waited for`() throws {
    try inFolder(["t.json": table(Self.row.replacing("9NN", with: "900"))]) { folder in
      try #require(mkfifo(folder + "/pipe.json", 0o600) == 0)
      let result = run("check", "--cases", folder)
      #expect(result.output.contains("pipe.json:1:1: cannot be read: it is no plain file"))
    }
  }

  @Test(arguments: ["lint", "check --cases", "check --rerun", "diff"])
  func `A pipe in the place of a file is not waited for`(command: String) throws {
    try inFolder([:]) { folder in
      let pipe = folder + "/pipe"
      try #require(mkfifo(pipe, 0o600) == 0)
      let result = CommandLineTool.run(command.split(separator: " ").map(String.init) + [pipe])
      #expect(result.exitCode == .usage)
      #expect(result.messages.first?.contains("cannot be read: it is a named pipe") == true, "\(result)")
    }
  }

  @Test func `The command that plays again can be copied`() throws {
    let wrong = table(
      Self.row.replacing("9NN", with: "900").replacing("r1: ok", with: "prompt"))
    try inFolder([:]) { folder in
      let tables = folder + "/my 'own' tables"
      try FileManager.default.createDirectory(atPath: tables, withIntermediateDirectories: false)
      try Data(wrong.utf8).write(to: URL(fileURLWithPath: tables + "/t.json"))
      let adapter = "'\(try RunningCommand.executable())' adapter serve --edition toast-ja"
      let result = run(
        "check", "--cases", tables, "--strict", "--adapter", adapter, "--timeout-factor", "2.5", "--env", "A",
        "--env", "B=1 2")
      let line = try #require(
        result.output.split(separator: "\n").first { $0.hasPrefix("  again     pushspec ") })
      let words = try CommandWords.split(String(line.dropFirst("  again     pushspec ".count)))
      #expect(
        words.contains(tables) && words.contains("--strict") && words.contains("2.5") && words.contains("A")
          && words.contains("B=1 2"))
      let again = CommandLineTool.run(words)
      #expect(again.exitCode == result.exitCode)
      #expect(again.output.contains("FAIL  REG-900"))
    }
  }

  @Test func `A port of another edition is remarked on`() throws {
    let adapter = "'\(try RunningCommand.executable())' adapter serve --edition toast-ja"
    let result = run("check", "--case", "REG-002", "--edition", "toast-en", "--adapter", adapter)
    #expect(result.messages == ["the port claims toast-ja, and was played in toast-en"])
  }
}
