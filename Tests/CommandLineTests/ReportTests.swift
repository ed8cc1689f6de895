import CommandSupport
import Conformance
import Foundation
import JSON
import PushModel
import Testing

@testable import pushspec

/// Any number of reports in one run, and again from its transcript.
@Suite struct ReportTests {
  private static let forms = ["json", "junit", "markdown", "html"]

  /// The output of a command, and the files of each form that it writes.
  private func all(_ words: [String], in folder: String) -> (result: CommandResult, texts: [String]) {
    let files = Self.forms.flatMap { ["--\($0)", "\(folder)/result.\($0)"] }
    let result = CommandLineTool.run(words + files)
    return (result, [result.output] + result.files.map(\.text))
  }

  @Test(arguments: [
    ["--case", "REG-00*"],
    [
      "--area", "LOGIN", "--reference-fault", "ignoresUserChange", "--edition", "toast-ja", "--walk", "200",
    ],
    ["--case", "REG-002", "--case", "REG-00?", "--fail-fast", "--reference-fault", "sendsWrongToken"],
    ["--question", "Q-VOIP-9", "--reference-fault", "failsThoughPermitted", "--strict", "--repeat", "2"],
    [
      "--case", "AGR-00*", "--edition", "nhncloud-ko", "--generated", "--behaviour", "login", "--seed", "7",
    ],
  ])
  func `A transcript gives the same bytes`(words: [String]) throws {
    try inFolder([:]) { folder in
      let path = folder + "/run.jsonl"
      var surroundings = Surroundings()
      surroundings.now = { .now }
      let played = CommandLineTool.run(
        ["check", "--transcript", path] + words + Self.forms.flatMap { ["--\($0)", "\(folder)/a.\($0)"] },
        in: surroundings)
      let told = all(["report", "--from", path], in: folder)
      #expect(told.result.exitCode == .success)
      #expect(told.texts.count == 5)
      for (form, texts) in zip(
        ["text"] + Self.forms, zip([played.output] + played.files.map(\.text), told.texts))
      {
        #expect(texts.0 == texts.1, "\(form)")
        #expect(!texts.0.isEmpty)
      }
    }
  }

  @Test func `A port in another process is told of the same way`() throws {
    try inFolder([:]) { folder in
      let path = folder + "/run.jsonl"
      let adapter = "'\(try RunningCommand.executable())' adapter serve --edition toast-ja"
      let words = ["check", "--adapter", adapter, "--case", "REG-00*", "--transcript", path]
      let played = CommandLineTool.run(words + ["--json", folder + "/a"])
      #expect(all(["report", "--from", path], in: folder).texts[1] == played.files.first?.text)
    }
  }

  /// The report on a record that breaks off goes as far as the record.
  @Test func `A transcript that breaks off says so`() throws {
    try inFolder([:]) { folder in
      let path = folder + "/run.jsonl"
      _ = CommandLineTool.run([
        "check", "--case", "REG-00*", "--edition", "toast-ja", "--transcript", path, "--reference-fault",
        "sendsWrongToken",
      ])
      let whole = try String(contentsOfFile: path, encoding: .utf8)
      try Data(whole.prefix(whole.count / 2).utf8).write(to: URL(fileURLWithPath: path))
      let told = all(["report", "--from", path], in: folder)
      #expect(told.result.exitCode == .success)
      for text in told.texts { #expect(text.lowercased().contains("incomplete"), "\(text.prefix(300))") }
      #expect(told.texts[0].contains("FAIL  REG-0"))
    }
  }

  /// Text from a port stays text in every report, wherever it appears.
  @Test func `Hostile text stays text`() throws {
    let hostile = "\"'><script>alert(1)</script>\n::error::x `*_[x](javascript:y) |\u{1B}[31m&lt;\u{202E}"
    try inFolder([:]) { folder in
      let path = folder + "/run.jsonl"
      _ = CommandLineTool.run([
        "check", "--case", "LOGIN-03*", "--edition", "toast-ja", "--transcript", path, "--reference-fault",
        "ignoresUserChange", "--walk", "200",
      ])
      let names: Set<String> = [
        "title", "message", "root", "stderr", "seen", "adapter", "implementation", "user", "token",
        "headline", "text",
        "hint", "as", "undecided", "again", "fault", "sentence", "expected", "appKey",
        "input",
      ]
      let lines = try String(contentsOfFile: path, encoding: .utf8).split(separator: "\n")
      let spoilt = try lines.map { line in
        String(decoding: try JSONNode.parse([UInt8](line.utf8)).spoilt(names, hostile).line(), as: UTF8.self)
      }
      let shutdown = JSONNode.object(["event": "end".json, "shutdown": hostile.json, "stale": [hostile].json])
        .line()
      let text = (spoilt + [String(decoding: shutdown, as: UTF8.self)]).joined(separator: "\n")
      try Data(text.utf8).write(to: URL(fileURLWithPath: path))
      let told = all(["report", "--from", path], in: folder)
      try #require(told.result.exitCode == .success, "\(told.result.messages)")
      let (markdown, html) = (told.texts[3], told.texts[4])
      #expect(!told.texts[2].contains("<script"))
      #expect(!markdown.contains("<script"))
      #expect(!html.contains("<script") && !html.contains("'><"))
      #expect(html.contains("&#60;script&#62;alert(1)"))
      let runs = try Transcript.read([UInt8](text.utf8))
      let run = try RunReport(runs) { _ in 1 }
      let annotations = Annotations.lines(run, environment: ["GITHUB_ACTIONS": "true"])
      #expect(!annotations.isEmpty)
      #expect(annotations.allSatisfy { $0.hasPrefix("::") && !$0.contains("\n") && !$0.contains("\u{1B}") })
    }
  }

  @Test func `Annotates where a service reads it`() throws {
    let words = [
      "check", "--case", "LOGIN-030", "--reference-fault", "ignoresUserChange", "--edition", "toast-ja",
    ]
    var surroundings = Surroundings()
    #expect(CommandLineTool.run(words, in: surroundings).messages == [])
    surroundings.environment = ["GITHUB_ACTIONS": "true"]
    let line = try #require(CommandLineTool.run(words, in: surroundings).messages.first)
    #expect(line.hasPrefix("::error file=conformance-cases/tables/login/"), "\(line)")
    #expect(line.contains(",title=FAIL LOGIN-030 in toast-ja::Changing the user id"), "\(line)")
    #expect(line.contains("%0Apushspec check --case LOGIN-030 "), "\(line)")
  }

  @Test func `Refuses files that cannot be written before anything is played`() throws {
    try inFolder(["run.jsonl": "{}"]) { folder in
      for words in [
        ["--html", folder], ["--html", folder + "/none/x.html"], ["--html", ""],
        ["--html", folder + "/x", "--junit", folder + "/x"],
        ["--html", folder + "/x", "--transcript", folder + "/x"],
        ["--rerun", folder + "/run.jsonl", "--json", folder + "/run.jsonl"],
      ] {
        let result = CommandLineTool.run(["check", "--case", "REG-002"] + words)
        #expect(result.exitCode == .usage, "\(words)")
        #expect(result.files.isEmpty && result.output.isEmpty)
      }
      #expect(CommandLineTool.run(["report", "--from", folder + "/none"]).exitCode == .usage)
      let missing = CommandLineTool.run(["report"]).messages.first
      #expect(missing?.hasPrefix("pushspec report: missing option --from TRANSCRIPT") == true)
    }
  }

  #if os(Linux)
    /// Each report is whole or missing, also where a service ends the run.
    @Test func `A run that is ended leaves whole reports`() throws {
      try inFolder([:]) { folder in
        let files = Self.forms.flatMap { ["--\($0)", "\(folder)/result.\($0)"] }
        let command = try RunningCommand(["check", "--walk", "100000000"] + files)
        while command.process.isRunning, try command.processorTicks() < 50 { sched_yield() }
        command.send(SIGTERM)
        let outcome = command.end()
        #expect(outcome.exit == 4, "\(outcome.errors)")
        if outcome.errors.contains("there is no result yet") { return }
        let ends = ["\n}\n", "</testsuites>\n", "\n", "</html>\n"]
        for (form, end) in zip(Self.forms, ends) {
          let text = try String(contentsOfFile: "\(folder)/result.\(form)", encoding: .utf8)
          #expect(
            text.hasSuffix(end) && text.lowercased().contains("incomplete"), "\(form): \(text.suffix(200))")
        }
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder).count == 4)
      }
    }

    @Test func `A full disk is told and the others are written`() throws {
      try inFolder([:]) { folder in
        let outcome = try RunningCommand.run(
          "check", "--case", "REG-002", "--json", "/dev/full", "--html", folder + "/x.html")
        #expect(outcome.exit == 2)
        #expect(outcome.errors.contains("/dev/full"), "\(outcome.errors)")
        #expect(outcome.output.hasSuffix("4 passed, 0 failed\n"))
        #expect(try String(contentsOfFile: folder + "/x.html", encoding: .utf8).hasSuffix("</html>\n"))
      }
    }
  #endif
}

extension JSONNode {
  /// The node with another text in some members, and in all that they hold.
  fileprivate func spoilt(_ names: Set<String>, _ text: String, isNamed: Bool = false) -> JSONNode {
    switch value {
    case .object(let members):
      .object(
        members.map { member in
          var other = member
          other.node = member.node.spoilt(names, text, isNamed: names.contains(member.name))
          return other
        })
    case .array(let elements): .array(elements.map { $0.spoilt(names, text, isNamed: isNamed) })
    case .string(let own): isNamed ? .string(own + text) : self
    case .null, .bool, .integer, .number: self
    }
  }
}
