import CommandSupport
import Conformance
import PushModel

/// `pushspec check`: runs the suite on a port.
enum CheckCommand: Command {
  static let name = "check"

  static let syntax = CommandSyntax(
    summary: "runs the conformance suite on a port", options: CheckOptions.options,
    details: """
      which cases
      \(CaseSelection.help)
      what the adapter gets of the environment
      \(PortArguments.environmentHelp)
      playing again
        a failing case  is played again, at once and as time passes. What comes late then is the port's own
                        business, and counted; what comes though nothing has happened shows that the
                        adapter answers too early; and what came out wrong is never taken back
        unsteady        it was wrong, or crashed, and otherwise when it was played again: both plays are shown
        argued          it rests on an argument of the suite, and on no line: a failure with --strict alone

      what is kept
        deviations      an entry that fails as it did is counted apart, and walks and suites step around it; one
                        that fails otherwise is a failure; one that comes out well is to be taken away
        a profile       a reading that has changed is a failure, and so is an area that is not offered any more

      before the cases
        a first look   finds adapters that answer before their port is idle, or that keep over "reset" what was
                       there before. Of such no case is played: exit code 3, and what to write instead

      after the cases
        a walk         takes random steps over everything that can happen
        suites         are complete for a behaviour, if --generated asks for them
        the judge      the specification, whose readings the port may choose anew at every step
        a failure      is shrunk to steps of which none can be left out, and printed as a case. What it
                       expects is what the machines expect, to be checked against the documents
        the last line  counts cases and the tests of suites; of a walk, its failures

      exit codes
        0  every selected case that the port offers ran and came out as expected; or none had failed in the
           transcript of --rerun, whose runs were whole
        1  the port failed, crashed, or is unsteady
        2  usage, or a bad file: path, line, column and what was expected; the other files still run
        3  the adapter is at fault (handshake, protocol, answers before the port is idle, a reset that keeps
           something, too many crashes, shutdown)
        4  inconclusive: nothing selected, nothing ran, or a required case could not run; or not all were
           played in the runs in the transcript of --rerun
        5  something that is known to be wrong is no more; with --strict also: its entry speaks of a case
           that is retired, or rests on something else now
        6  the port contradicts itself: two readings of one question
           Where several apply, the first of 2, 3, 1, 6, 5, 4.
           Ctrl-C, TERM or a hang-up ends the run after the current case, with its result so far; again, at
           once (128 and the number of the signal).

      reports
        --json      one object, as spec/report.schema.json says; with --format json, what is printed
        --junit     a testsuite a table, a testcase a case: "failure" where the port is wrong, or unsteady, a
                    known deviation is no more, or the profile has changed; "error" for a crash, a timeout, an
                    adapter or a file that is wrong, or a run that ends early; "skipped" for what is not run,
                    not offered, not judged, argued, or a known deviation
        --markdown  what a pull request shows: the numbers, the areas, and a case of each reason
        --html      a page with the same, the exchange step by step, the machine, and the readings
        afterwards  "pushspec report" makes each of them from the transcript, with the same bytes
        at GitHub   (GITHUB_ACTIONS=true) each reason is an annotation too, at the case in its table

      examples
        pushspec check
            the built-in reference port, in all five editions
        pushspec check --adapter "python3 my_adapter.py"
            a port in another process, in the edition it claims
        pushspec check --case "REG-0*" --edition toast-ja --edition toast-en
            some cases in two editions
        pushspec check --area REG --area AGR --exclude-question Q-REG-1
            two areas, but for what an open question decides
        pushspec check --rerun run.jsonl --fail-fast
            what failed in a run that was recorded, up to the first case that fails again
        pushspec check --question Q-REG-1 --readings --reference-reading Q-REG-1=together
            which reading is followed, by a reference port that follows another than usual
        pushspec check --reference-fault ignoresUserChange
            a reference port that breaks a rule, and how the suite notices
        pushspec check --adapter ./port --strict --format json --transcript run.jsonl > result.json
            for a gate
        pushspec check --adapter ./port --junit result.xml --html result.html --markdown summary.md
            for a service that shows the results of tests, and for people
        pushspec check --walk 10000 --seed 7 --adapter ./port
            more random steps than usual, and others
        pushspec check --adapter ./port --deviations known.json --profile profile.json
            beside what the port's team keeps: see "pushspec keep"
        pushspec check --generated --behaviour login
            a complete suite besides
      """)

  static func run(_ arguments: Arguments, in surroundings: Surroundings) throws(UsageError) -> CommandResult {
    let options = try CheckOptions(arguments, in: surroundings)
    try options.refuseWhatHasNoEffect()
    let catalogue = try Catalogue(folder: options.cases)
    if let result = nothingToRerun(options) { return result }
    try options.rerun?.check(against: catalogue)
    try options.kept.check(against: catalogue, in: options.editions)
    let cases = try options.selection.cases(of: catalogue).filter { options.plays($0) }
    let editions = options.editions.isEmpty ? Edition.allCases : options.editions
    if let nothing = options.selection.nothing(among: cases, in: editions, of: catalogue, "pushspec check") {
      return nothing
    }
    let file = try options.transcript.map { path throws(UsageError) in
      try OutputFile(path: path, named: "a transcript", ofLinesThatBegin: Transcript.firstLine)
    }
    let progress = Progress(
      surroundings, parts: options.port.editions(options.editions).count * options.tests.partCount)
    var run = CheckRun(
      options: options, cases: cases, notSelected: try notSelected(cases), problems: catalogue.problems,
      retired: catalogue.retired,
      surroundings: surroundings, progress: progress,
      transcript: file.map { Transcript(to: $0.append) })
    let outcome = try run.play()
    let told = outcome.report(options)
    var result = options.reports.result(told)
    result.messages = Annotations.lines(told, environment: surroundings.environment)
    result.messages += options.port.remarks(on: outcome.results.map { ($0.edition, $0.profile) })
    result.messages += outcome.stale.map { "pushspec check: \($0)" }
    if let fault = outcome.shutdownFault { result.messages.append("pushspec check: at the end, \(fault)") }
    if !outcome.notPlayed.isEmpty {
      result.messages.append("pushspec check: not played: \(outcome.notPlayed.names)")
    }
    if outcome.results.contains(where: { $0.profile != nil && $0.records.isEmpty }) {
      result.messages.append("pushspec check: no case was selected that holds in the edition of the port")
    }
    if let remark = options.rerun?.remark(onPort: options.port) {
      result.messages.append("pushspec check: \(remark)")
    }
    if let rerun = options.rerun, rerun.isPartial {
      result.messages.append(
        "pushspec check: not all were played in the runs of \(rerun.path): what else fails is not known")
      if result.exitCode == .success { result.exitCode = .inconclusive }
    }
    if let reason = file?.end() {
      result.messages.append("pushspec check: the transcript could not be written to its end: \(reason)")
      result.exitCode = .usage
    }
    return result
  }

  /// The shipped cases that are not played. The cases of a folder are the suite only if all shipped ones are there.
  private static func notSelected(_ cases: [ConformanceCase]) throws(UsageError) -> [ConformanceCase] {
    let played = Set(cases.map(\.id))
    return try CaseTables.load(nil).cases.filter { !played.contains($0.id) }
  }

  /// The result of a rerun without failed cases; `nil` if there are any.
  private static func nothingToRerun(_ options: CheckOptions) -> CommandResult? {
    guard let (message, exit) = options.rerun?.nothing else { return nil }
    var result = options.reports.result(RunReport([EditionReport]()) { _ in exit.rawValue })
    result.messages = ["pushspec check: \(message)"]
    return result
  }
}
