import CommandSupport
import Foundation
import JSON
import Testing

@testable import pushspec

/// Output for terminals, which files do not get.
@Suite struct TerminalTests {
  private func terminal(_ columns: Int? = nil, colour: Bool = true) -> Surroundings {
    var surroundings = Surroundings()
    surroundings.isOutputTerminal = true
    surroundings.isErrorTerminal = true
    surroundings.forbidsColour = !colour
    surroundings.columns = columns
    return surroundings
  }

  @Test(arguments: [
    "--help", "help check", "diff --help", "list areas", "list cases --area REG", "list requirements",
    "list questions", "list defects", "list lines --edition tcpush-ko", "list machines", "list errors",
    "list editions", "list ports", "list faults", "table TokenRegistration",
    "table TokenRegistration --edition toast-ja", "show TokenRegistration", "show REG-014", "show REG-1",
    "show Q-REG-1", "explain Q-REG-1 --all", "explain TokenRegistration --all", "explain REG --all",
    "find token refused --all", "trace register", "check --case REG-002 --walk 0",
    "check --case LOGIN-03* --edition toast-ja --reference-fault ignoresUserChange --readings --walk 0",
    "check --walk 50 --case REG-002 --edition toast-ja --reference-fault ignoresUserChange",
    "coverage --case REG-014 --edition tcpush-ko --missing",
    "agreement --case REG-002 --edition toast-ja",
    "mutants --edition tcpush-ko --machine Login --case LOGIN-001 --rules",
    "diff toast-ja toast-en --behaviour agreement --statements",
    "lint FOLDER", "spec --check FOLDER",
  ])
  func `Nothing is wider than the terminal`(line: String) throws {
    try inFolder(["t.json": Self.table]) { folder in
      let words = line.replacing("FOLDER", with: folder).split(separator: " ").map(String.init)
      let whole = CommandLineTool.run(words)
      #expect(!whole.output.isEmpty, "\(whole.messages)")
      // Where much is played or written, one width is enough.
      let playing = ["check", "coverage", "agreement", "mutants", "diff"]
      for columns in playing.contains(words[0]) || whole.output.utf8.count > 20_000 ? [60] : [60, 120] {
        let fitted = CommandLineTool.run(words, in: terminal(columns, colour: false))
        #expect(fitted.exitCode == whole.exitCode)
        let wide = fitted.output.split(separator: "\n").filter {
          $0.count > columns && !Self.isToBeCopied($0)
        }
        #expect(wide == [], "\(columns)")
        // At the wide width no word is broken, and at none is a letter lost. A first column is repeated where columns
        // follow below.
        let words = { (text: String) in Set(text.split { !$0.isLetter && !$0.isNumber }) }
        if columns == 120 { #expect(words(whole.output).subtracting(words(fitted.output)) == []) }
        let letters = Self.letters(of: fitted.output)
        let lost = Self.letters(of: whole.output).filter { $1 > letters[$0, default: 0] }
        #expect(lost == [:], "\(columns)")
      }
    }
  }

  /// Whether a line stays whole: a command, a diagram, or a line of a table of cases.
  private static func isToBeCopied(_ line: Substring) -> Bool {
    line.contains("pushspec") || line.contains(" --> ") || line.contains("{\"") || line.contains("\": ")
  }

  private static func letters(of text: String) -> [Character: Int] {
    Dictionary(text.filter { !$0.isWhitespace }.map { ($0, 1) }, uniquingKeysWith: +)
  }

  /// A table with a finding.
  private static let table = """
    {"table": "t", "title": "T", "rows": [{"cases": {"REG-900": "toast-ja"}, "title": "A registration", \
    "requirements": ["REG-2"], "steps": [{"do": "register", "as": "r1", "see": "r1: ok"}]}]}
    """

  @Test func `Json stays whole`() {
    let words = ["list", "cases", "--area", "REG", "--format", "json"]
    #expect(CommandLineTool.run(words, in: terminal(60)).output == CommandLineTool.run(words).output)
  }

  @Test func `A line is folded below its second column`() {
    func fold(_ text: String, _ columns: Int) -> String {
      OutputStyle.$current.withValue(OutputStyle(columns: columns)) { FoldedText.of(text) }
    }
    #expect(fold("  rule   one two three four five\n", 30) == "  rule   one two three four\n         five\n")
    // A second column that would leave too little room.
    #expect(fold("  rule   one two three four\n", 18) == "  rule   one two\n    three four\n")
    // Colours take no room, and text to be copied stays whole.
    #expect(fold("\u{1B}[31mone\u{1B}[0m two", 7) == "\u{1B}[31mone\u{1B}[0m two")
    #expect(
      fold("again  pushspec check\n{\n  \"a\": 1\n}\none two", 6).hasSuffix(
        "check\n{\n  \"a\": 1\n}\none\n  two"))
    #expect(fold("one two three", 9) == "one two\n  three")
    #expect(fold("onetwothree", 5) == "onetw\n  oth\n  ree")
    // Each of these letters is two columns wide.
    #expect(fold("토큰을 등록한다", 8) == "토큰을\n  등록한\n  다")
    #expect(FoldedText.of("one two three") == "one two three")
  }

  @Test(arguments: [
    ["agreement", "--case", "REG-014", "--edition", "tcpush-ko"],
    ["diff", "toast-ja", "toast-en", "--behaviour", "agreement"],
    ["lint", "FOLDER"],
  ])
  func `The last line has the colour of the outcome`(words: [String]) throws {
    try inFolder(["t.json": Self.table]) { folder in
      let words = words.map { $0 == "FOLDER" ? folder : $0 }
      let plain = CommandLineTool.run(words, in: terminal(colour: false))
      let coloured = CommandLineTool.run(words, in: terminal())
      #expect(!plain.output.contains("\u{1B}"))
      let last = try #require(plain.output.split(separator: "\n").last)
      let colour = plain.exitCode == .success ? 32 : 31
      #expect(
        coloured.output.hasSuffix("\u{1B}[\(colour)m\(last)\u{1B}[0m\n"),
        "\(coloured.output.suffix(200))")
      #expect(!CommandLineTool.run(words).output.contains("\u{1B}"))
    }
  }

  @Test(arguments: [
    ["check", "--area", "PERM", "--edition", "tcpush-ko"],
    ["coverage", "--case", "REG-014", "--edition", "tcpush-ko"],
    [
      "check", "--case", "REG-014", "--walk", "50", "--generated", "--behaviour", "query", "--edition",
      "tcpush-ko",
    ],
    ["explore", "--edition", "tcpush-ko", "--alphabet", "permission"],
    ["agreement", "--case", "REG-014", "--edition", "tcpush-ko"],
    ["diff", "toast-ja", "toast-en", "--behaviour", "agreement"],
    ["generate", "--behaviour", "query", "--format", "json"],
  ])
  func `Every command that takes long tells how far it is`(words: [String]) {
    let seen = Collected()
    var quiet = terminal()
    quiet.isErrorTerminal = false
    quiet.writeProgress = { seen.add($0) }
    _ = CommandLineTool.run(words, in: quiet)
    #expect(seen.texts == [])
    var surroundings = terminal(50)
    // Where the tests of "generate" are shown, they tell their number themselves.
    surroundings.isOutputTerminal = false
    surroundings.writeProgress = { seen.add($0) }
    _ = CommandLineTool.run(words, in: surroundings)
    #expect(!seen.texts.isEmpty)
    #expect(seen.texts.allSatisfy { $0.hasPrefix("\r\u{1B}[K") && $0.count < 55 })
  }

  @Test func `Progress tells how long it may take`() {
    let seen = Collected()
    let clock = Collected()
    let begin = ContinuousClock.now
    var surroundings = terminal()
    surroundings.writeProgress = { seen.add($0) }
    // Each look at the clock is three seconds later.
    surroundings.now = {
      clock.add("tick")
      return begin + .seconds(3) * (clock.texts.count - 1)
    }
    let progress = Progress(surroundings, parts: 2)
    progress.show("toast-ja", 25, of: 100, "mutants")
    progress.show("toast-ja", 25, of: 100, "mutants")
    progress.show("toast-en", 75, of: 100, "mutants")
    progress.show("toast-en", 3, "survivors, being explored")
    #expect(
      seen.texts == [
        "\r\u{1B}[Ktoast-ja  25 of 100  mutants  about 21 s left",
        "\r\u{1B}[Ktoast-en  75 of 100  mutants  about 6 s left",
        "\r\u{1B}[Ktoast-en  3  survivors, being explored  about 9 s left",
      ])
  }

  @Test func `Progress is not written faster than it can be read`() {
    let seen = Collected()
    let now = ContinuousClock.now
    var surroundings = terminal()
    surroundings.writeProgress = { seen.add($0) }
    surroundings.now = { now }
    let progress = Progress(surroundings)
    progress.show("cases", 1, of: 9, "played")
    progress.show("cases", 2, of: 9, "played")
    progress.show("walks", 0, of: 5, "editions")
    #expect(seen.texts == ["\r\u{1B}[Kcases  1 of 9  played", "\r\u{1B}[Kwalks  0 of 5  editions"])
  }

  /// A command that goes on after a signal must write nothing below the result.
  @Test func `Nothing is shown once the command is to end`() {
    let seen = Collected()
    var surroundings = terminal()
    surroundings.writeProgress = { seen.add($0) }
    surroundings.isInterrupted = { true }
    Progress(surroundings).show("cases", 1, of: 9, "played")
    #expect(seen.texts == [])
  }

  /// The cases are played before the first mutant, which takes as long as whole commands.
  @Test func `Mutants are told of from the first play on`() {
    let seen = Collected()
    var surroundings = terminal()
    surroundings.writeProgress = { seen.add($0) }
    let words = ["mutants", "--edition", "tcpush-ko", "--machine", "Login", "--case", "LOGIN-001"]
    _ = CommandLineTool.run(words, in: surroundings)
    #expect(seen.texts.first == "\r\u{1B}[Ktcpush-ko, before the mutants  0  plays of the cases")
  }

  @Test func `The environment says what a terminal can do`() {
    func surroundings(_ environment: [String: String], isTerminal: Bool = true) -> Surroundings {
      Surroundings(
        environment: environment, isOutputTerminal: isTerminal, isErrorTerminal: isTerminal, columns: 90)
    }
    #expect(surroundings([:]).style.usesColour && surroundings([:]).columns == 90)
    #expect(surroundings(["COLUMNS": "70"]).columns == 70)
    #expect(surroundings(["COLUMNS": "wide"]).columns == 90)
    #expect(surroundings(["COLUMNS": "3"]).columns == 40)
    #expect(
      !surroundings(["NO_COLOR": "1"]).style.usesColour && surroundings(["NO_COLOR": "1"]).isErrorTerminal)
    #expect(surroundings(["NO_COLOR": ""]).style.usesColour)
    let dumb = surroundings(["TERM": "dumb"])
    #expect(!dumb.style.usesColour && !dumb.isErrorTerminal && dumb.columns == 90)
    let file = surroundings(["COLUMNS": "70"], isTerminal: false)
    #expect(file.style.columns == nil && !file.style.usesColour && !file.isErrorTerminal)
  }

  @Test func `One thing is not called many`() throws {
    try inFolder(["t.json": Self.table]) { folder in
      let result = CommandLineTool.run(["lint", folder])
      #expect(result.output.hasSuffix("\n1 table, 1 case, 1 finding\n"), "\(result.output)")
    }
    #expect(1.counted("branch is", "branches are") == "1 branch is")
    #expect(0.counted("branch is", "branches are") == "0 branches are")
    #expect([0, 1, 2].map { $0.counted("table") } == ["0 tables", "1 table", "2 tables"])
  }

  #if os(Linux)
    @Test func `The program knows its terminal`() throws {
      let words = ["coverage", "--case", "REG-002", "--edition", "toast-ja"]
      func shown(_ environment: [String: String]) throws -> String {
        let usual = ["TERM": "xterm", "NO_COLOR": "", "COLUMNS": ""]
        return try RunningCommand.onTerminal(
          words, columns: 60, environment: usual.merging(environment) { $1 })
      }
      let usual = try shown([:])
      #expect(usual.contains("\r\u{1B}[Kcoverage  0 of 1  editions"))
      #expect(usual.contains("\u{1B}[32m"))
      let withoutColour = try shown(["NO_COLOR": "1"])
      #expect(
        withoutColour.contains("\r\u{1B}[Kcoverage  0 of 1  editions")
          && !withoutColour.contains("\u{1B}[32m"))
      let dumb = try shown(["TERM": "dumb"])
      #expect(!dumb.contains("\u{1B}"))
      for text in [dumb, withoutColour] {
        let lines = text.split(separator: "\r\n").flatMap { $0.split(separator: "\r\u{1B}[K") }
        #expect(lines.count > 10 && lines.allSatisfy { $0.count <= 60 })
      }
      #expect(
        try RunningCommand.run(words[0], words[1], words[2], words[3], words[4]).output.contains("\u{1B}")
          == false)
    }
  #endif
}
