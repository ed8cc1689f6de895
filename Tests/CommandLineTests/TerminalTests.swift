import CommandSupport
import JSON
import Testing

/// Output for terminals, which files do not get.
@Suite struct TerminalTests {
  private let terminal: Surroundings = {
    var surroundings = Surroundings()
    surroundings.isErrorTerminal = true
    return surroundings
  }()

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

  @Test func `Progress tells how long it may take`() {
    let seen = Collected()
    let clock = Collected()
    let begin = ContinuousClock.now
    var surroundings = terminal
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
    var surroundings = terminal
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
    var surroundings = terminal
    surroundings.writeProgress = { seen.add($0) }
    surroundings.isInterrupted = { true }
    Progress(surroundings).show("cases", 1, of: 9, "played")
    #expect(seen.texts == [])
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

  @Test func `One thing is not called many`() {
    #expect(1.counted("branch is", "branches are") == "1 branch is")
    #expect(0.counted("branch is", "branches are") == "0 branches are")
    #expect([0, 1, 2].map { $0.counted("table") } == ["0 tables", "1 table", "2 tables"])
  }
}
