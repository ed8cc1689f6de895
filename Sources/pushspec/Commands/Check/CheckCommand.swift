import Conformance
import PushModel

/// `pushspec check`: runs the suite on a port.
enum CheckCommand: CommandImplementation {
  static let syntax = CommandSyntax(
    summary: "runs the conformance suite on a port", options: CheckOptions.all,
    details: """
      after the cases
        a walk         takes random steps over everything that can happen
        suites         are complete for a behaviour, if --generated asks for them
        the judge      the specification under all readings that the port's cases leave
        a failure      is shrunk to steps of which none can be left out, and printed as a case. What it
                       expects is what the machines expect, to be checked against the documents
        the last line  counts cases and the tests of suites; of a walk, its failures

      exit codes
        0  every selected case that the port offers ran and came out as expected
        1  the port failed
        2  usage, or a bad file: path, line, column and what was expected; the other files still run
        3  the adapter is at fault (handshake, protocol, too many crashes, shutdown)
        4  inconclusive: nothing selected, nothing ran, or a required case could not run
        6  the port contradicts itself: two readings of one question
           Where several apply, the first of 2, 3, 1, 6, 4.
           Ctrl-C ends the run after the current case, with its result so far; again, at once (130).

      json
        suite, exit  the version of the suite, and the exit code
        totals       "passed", "failed", "skipped", "reported" over all editions
        shutdown     what the adapter did wrong when it was asked to end; left out if nothing
        editions     one object each: "edition", "profile" (who is under test), "strict", "totals",
                     "exit", "stopped", "stderr", "areas", "nullScore", "readings", "problems", "cases" ("case",
                     "table", "level", "verdict", "blame", "root", "reportedOnly", "readings", "message")
                     and "generated" (what was walked and which suites were played)

      examples
        pushspec check
            the built-in reference port, in all five editions
        pushspec check --adapter "python3 my_adapter.py"
            a port in another process, in the edition it claims
        pushspec check --case "REG-0*" --edition toast-ja --edition toast-en
            some cases in two editions
        pushspec check --question Q-REG-1 --readings --reference-reading Q-REG-1=together
            which reading is followed, by a reference port that follows another than usual
        pushspec check --reference-fault ignoresUserChange
            a reference port that breaks a rule, and how the suite notices
        pushspec check --adapter ./port --strict --format json --transcript run.jsonl > result.json
            for a gate
        pushspec check --walk 10000 --seed 7 --adapter ./port
            more random steps than usual, and others
        pushspec check --generated hsi --extra-states 1 --behaviour login
            a complete suite besides
      """)

  static func run(
    _ arguments: Arguments, in surroundings: Surroundings
  ) throws(UsageError) -> CommandResult {
    let options = CheckOptions(arguments, in: surroundings)
    try options.refuseWhatHasNoEffect()
    let catalogue = try Catalogue(folder: options.cases)
    let cases = try options.selection.cases(of: catalogue)
    if let result = nothingSelected(options, cases, catalogue) { return result }
    let file = try options.transcript.map { path throws(UsageError) in
      try OutputFile(path: path, named: "a transcript", ofLinesThatBegin: Transcript.firstLine)
    }
    let progress = surroundings.isErrorTerminal ? Progress(write: surroundings.writeProgress) : nil
    var run = CheckRun(
      options: options, cases: cases, problems: catalogue.problems,
      surroundings: surroundings, progress: progress,
      transcript: file.map { Transcript(to: $0.append) })
    let outcome = try run.play()
    progress?.clear()
    let report = CheckReport(
      options: options, outcome: outcome,
      nullScores: surroundings.isInterrupted() ? [:] : nullScores(options, cases, outcome))
    var result = report.result(options.format)
    result.messages += options.port.remarks(on: outcome.results.map { ($0.edition, $0.profile) })
    if let fault = outcome.shutdownFault { result.messages.append("pushspec check: at the end, \(fault)") }
    if !outcome.notPlayed.isEmpty {
      result.messages.append("pushspec check: not played: \(outcome.notPlayed.names)")
    }
    if outcome.results.contains(where: { $0.profile != nil && $0.records.isEmpty }) {
      result.messages.append("pushspec check: no case was selected that holds in the edition of the port")
    }
    if let reason = file?.end() {
      result.messages.append("pushspec check: the transcript could not be written to its end: \(reason)")
      result.exitCode = .usage
    }
    return result
  }

  /// The result where there is nothing to play; bad files weigh more.
  private static func nothingSelected(
    _ options: CheckOptions, _ cases: [ConformanceCase], _ catalogue: Catalogue
  ) -> CommandResult? {
    let editions = options.editions.isEmpty ? Edition.allCases : options.editions
    guard !cases.contains(where: { $0.editions.contains(where: editions.contains) }) else { return nil }
    var messages = catalogue.problems.map(\.description)
    messages.append("pushspec check: no case was selected")
    messages += options.selection.awaitingTests.map { "\($0) is not tested yet" }
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
    let scores = outcome.results.filter { $0.stop == nil }.mapConcurrently { result in
      (
        result.edition,
        NullScore.measure(cases, edition: result.edition, declaring: result.profile)
      )
    }
    return Dictionary(uniqueKeysWithValues: scores)
  }
}
