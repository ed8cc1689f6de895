import Conformance
import PushModel

/// `pushspec check`: runs the suite on a port.
enum CheckCommand {
  static let syntax = CommandSyntax(
    name: "check",
    summary: "runs the conformance suite on a port",
    options: portOptions + selectionOptions + GeneratedTests.options + referenceOptions + outputOptions,
    sections: [GeneratedTests.section, exitCodes, json],
    examples: [
      .init("pushspec check", "the built-in reference port, in all five editions"),
      .init(
        "pushspec check --adapter \"python3 my_adapter.py\"",
        "a port in another process, in the edition it claims"),
      .init(
        "pushspec check --case \"REG-0*\" --edition toast-ja --edition toast-en",
        "some cases in two editions"),
      .init(
        "pushspec check --question Q-REG-1 --readings --reference-reading Q-REG-1=together",
        "which reading is followed, by a reference port that follows another than usual"),
      .init(
        "pushspec check --reference-fault ignoresUserChange",
        "a reference port that breaks a rule, and how the suite notices"),
      .init(
        "pushspec check --adapter ./port --strict --format json --transcript run.jsonl > result.json",
        "for a gate"),
      .init(
        "pushspec check --walk 10000 --seed 7 --adapter ./port", "random steps, judged by the machines"),
      .init("pushspec check --generated hsi --extra-states 1 --behaviour login", "a complete suite"),
    ])

  private static let portOptions = [
    OptionSyntax(
      "--adapter", value: "CMD",
      """
      the command that starts the port's adapter, split into words as a shell does; without it, the \
      built-in reference port is played
      """),
    OptionSyntax(
      "--edition", value: "ID", repeatable: true,
      """
      the edition to play, or \"all\"; without it, the edition that the port claims, and for the reference \
      port all
      """),
    OptionSyntax(
      "--timeout-factor", value: "X", "multiplies all time limits of the adapter, for slow machines"),
  ]

  private static let selectionOptions = [
    OptionSyntax(
      "--case", value: "PATTERN", repeatable: true,
      "only this case; * stands for any characters, ? for one"),
    OptionSyntax("--area", value: "AREA", "only cases of this area, for example REG"),
    OptionSyntax("--requirement", value: "ID", "only cases that prove this requirement"),
    OptionSyntax("--question", value: "ID", "only cases that touch this open question"),
    Catalogue.option,
    OptionSyntax("--strict", "lets inferred requirements count"),
  ]

  private static let referenceOptions = [
    OptionSyntax(
      "--reference-reading", value: "Q=READING", repeatable: true,
      "lets the reference port follow this reading, for example Q-REG-1=together"),
    OptionSyntax(
      "--reference-fault", value: "NAME",
      "lets the reference port break this rule; \"pushspec list faults\" lists the names"),
  ]

  private static let outputOptions = [
    OptionSyntax("--readings", "shows the reading of every question that was asked, and by which cases"),
    OptionSyntax(
      "--transcript", value: "FILE",
      "records the run in JSON Lines; several editions stand there one after the other"),
    OutputFormat.option,
    OptionSyntax("--color", value: "auto|always|never", "auto, the default, colours on a terminal only"),
  ]

  private static let exitCodes = CommandSyntax.Section(
    heading: "exit codes",
    rows: [
      ("0", "every selected case ran and came out as expected"),
      ("1", "the port failed"),
      ("2", "usage, or a bad file: path, line, column and what was expected; the other files still run"),
      ("3", "the adapter is at fault (handshake, protocol, too many crashes, shutdown)"),
      ("4", "inconclusive: nothing selected, nothing ran, or a required case could not run"),
      ("6", "the port contradicts itself: two readings of one question"),
      ("", "Where several apply, the first of 2, 3, 1, 6, 4."),
      ("", "Ctrl-C ends the run after the current case, with its result so far; again, at once (130)."),
    ])

  private static let json = CommandSyntax.Section(
    heading: "json",
    rows: [
      ("suite, exit", "the version of the suite, and the exit code"),
      ("totals", "\"passed\", \"failed\", \"skipped\", \"reported\" over all editions"),
      ("shutdown", "what the adapter did wrong when it was asked to end; left out if nothing"),
      (
        "editions",
        """
        one object each: \"edition\", \"profile\" (who is under test), \"strict\", \"totals\", \"exit\", \
        \"stopped\", \"areas\", \"nullScore\", \"readings\", \"problems\" and \"cases\" (\"case\", \
        \"table\", \"level\", \"verdict\", \"blame\", \"reportedOnly\", \"readings\", \"message\")
        """
      ),
    ])

  static func run(
    _ arguments: ParsedArguments, in surroundings: Surroundings
  ) throws(UsageError) -> CommandResult {
    let options = try CheckOptions(arguments, in: surroundings)
    let catalogue = Catalogue(folder: options.cases)
    if let tests = try GeneratedTests(arguments) {
      return try generated(tests, options, catalogue, surroundings)
    }
    let cases = try options.selection.cases(of: catalogue)
    if let result = nothingSelected(options, cases, catalogue) { return result }
    let file = try options.transcript.map { path throws(UsageError) in try TranscriptFile(path: path) }
    let progress = surroundings.isErrorTerminal ? Progress(write: surroundings.writeProgress) : nil
    let run = CheckRun(
      options: options, cases: cases, problems: catalogue.problems,
      shouldStop: surroundings.watchInterruption(), progress: progress, transcript: file?.transcript)
    let outcome = try play(run, options)
    progress?.clear()
    let report = CheckReport(
      options: options, outcome: outcome, nullScores: nullScores(options, cases, outcome))
    var result = CommandResult(output: report.output, exitCode: report.exitCode)
    if let fault = outcome.shutdownFault { result.messages.append("pushspec check: at the end, \(fault)") }
    if !outcome.notPlayed.isEmpty {
      result.messages.append("pushspec check: not played: \(outcome.notPlayed.names)")
    }
    if outcome.results.contains(where: { $0.profile != nil && $0.records.isEmpty }) {
      result.messages.append("pushspec check: no case was selected that holds in the edition of the port")
    }
    if file.map({ !$0.close() }) ?? false {
      result.messages.append("pushspec check: the transcript could not be written to its end")
      result.exitCode = .usage
    }
    return result
  }

  private static func generated(
    _ tests: GeneratedTests, _ options: CheckOptions, _ catalogue: Catalogue, _ surroundings: Surroundings
  ) throws(UsageError) -> CommandResult {
    guard options.selection.isEverything else {
      throw UsageError("cases cannot be selected where tests are generated: all of them tell the readings")
    }
    guard options.transcript == nil else { throw UsageError("--transcript records cases only") }
    let run = GeneratedRun(
      options: options, tests: tests, cases: catalogue.cases,
      shouldStop: surroundings.watchInterruption())
    let report = GeneratedReport(options: options, tests: tests, outcome: try run.play())
    var result = CommandResult(output: report.output, exitCode: report.exitCode)
    result.messages = catalogue.problems.map(\.description)
    return result
  }

  private static func play(
    _ run: CheckRun, _ options: CheckOptions
  ) throws(UsageError) -> CheckRun.Outcome {
    guard let command = options.adapter else { return run.playReference() }
    #if canImport(Glibc) || canImport(Musl) || os(macOS)
      return try run.play(command)
    #else
      throw UsageError("--adapter \(command) cannot be started: this system has no processes to start")
    #endif
  }

  /// The result where there is nothing to play; bad files weigh more.
  private static func nothingSelected(
    _ options: CheckOptions, _ cases: [ConformanceCase], _ catalogue: Catalogue
  ) -> CommandResult? {
    let editions = options.editions.isEmpty ? Edition.allCases : options.editions
    guard !cases.contains(where: { $0.editions.contains(where: editions.contains) }) else { return nil }
    var messages = catalogue.problems.map(\.description)
    messages.append("pushspec check: no case was selected")
    for one in catalogue.retired where options.selection.patterns.contains(one.id) {
      messages.append("\(one.id) is retired" + (one.replacedBy.map { "; \($0) took its place" } ?? ""))
    }
    return CommandResult(
      exitCode: catalogue.problems.isEmpty ? .inconclusive : .usage, messages: messages)
  }

  /// What null ports reach stands beside the result of a whole run; beside a few cases it says nothing.
  private static func nullScores(
    _ options: CheckOptions, _ cases: [ConformanceCase], _ outcome: CheckRun.Outcome
  ) -> [Edition: NullScore] {
    guard options.selection.isEverything else { return [:] }
    let editions = outcome.results.filter { $0.stop == nil }.map(\.edition)
    return Dictionary(
      uniqueKeysWithValues: editions.map { ($0, NullScore.measure(cases, edition: $0)) })
  }
}
