import CommandSupport
import Conformance
import MachineAnalysis
import ModelBasedTesting
import PushModel

/// Plays the selected cases and collects the results.
struct CheckRun: EditionPlay {
  let options: CheckOptions
  let cases: [ConformanceCase]
  /// The cases of the suite that were not selected.
  let notSelected: [ConformanceCase]
  let problems: [CaseProblem]
  let retired: [ConformanceCase]
  let surroundings: Surroundings
  let progress: Progress
  let transcript: Transcript?
  /// The cases in the order in which they are played.
  private let shuffled: [ConformanceCase]
  private var outcome = Outcome()

  /// The results of all editions, with remarks.
  struct Outcome: Sendable {
    var parts: [Part] = []
    /// The results of the cases, one for each edition.
    var results: [SuiteResult] { parts.map(\.result) }
    /// The adapter's fault at shutdown.
    var shutdownFault: String?
    /// The known deviations that need another look.
    var stale: [String] = []
    /// The editions that were not begun, since the adapter was lost or a test failed.
    var notPlayed: [Edition] = []

    /// The run for reports; a failure of a part is a failure of the whole.
    func report(_ options: CheckOptions, isIncomplete: Bool = false) -> RunReport {
      RunReport(
        parts.map { $0.report(options) }, shutdownFault: shutdownFault, stale: stale,
        isIncomplete: isIncomplete,
        exit: CheckReport.exit)
    }
  }

  /// The results of one edition.
  struct Part: Sendable {
    let result: SuiteResult
    let generated: [GeneratedOutcome]
    /// The changes against the profile that the port's team keeps; `nil` without such a profile.
    var contract: KeptFiles.Contract?
    /// The best null port's score, where every case was played.
    var nullScore: NullScore?

    /// The numbers of cases and tests that passed and failed.
    var totals: SuiteResult.Totals { generated.map(\.totals).reduce(result.totals, +) }

    /// The gravest exit code of the cases and the tests.
    var exitCode: ExitCode {
      let codes =
        ([result.exitCode] + generated.map(\.exitCode)).map { ExitCode(rawValue: $0) ?? .usage }
        + [contract?.exitCode ?? .success]
      return ExitCode.gravest(of: codes) ?? .usage
    }

    func report(_ options: CheckOptions) -> EditionReport {
      EditionReport(
        result, totals: totals, exit: exitCode.rawValue, nullScore: nullScore,
        generated: generated.map { $0.json(options.port.commandToPlay) },
        again: options.again, seed: options.tests.seed, contract: contract?.json)
    }
  }

  init(
    options: CheckOptions, cases: [ConformanceCase], notSelected: [ConformanceCase],
    problems: [CaseProblem], retired: [ConformanceCase], surroundings: Surroundings, progress: Progress,
    transcript: Transcript?
  ) {
    self.options = options
    self.cases = cases
    self.notSelected = notSelected
    var generator = SplitMix64(seed: options.tests.seed)
    shuffled = cases.shuffled(using: &generator)
    self.problems = problems
    self.retired = retired
    self.surroundings = surroundings
    self.progress = progress
    self.transcript = transcript
  }

  /// Plays in the editions in which a case was selected.
  mutating func play() throws(UsageError) -> Outcome {
    let editions = options.port.editions(options.editions).filter { edition in
      // Without a named edition the runner asks the port. A failed greeting is so reported as one.
      edition.map { edition in
        cases.contains { $0.editions.contains(edition) && options.plays($0, in: edition) }
      } ?? true
    }
    // Editions are independent where each has a port of its own, no transcript is to be kept in order, and no failure
    // ends the run.
    if options.port.adapter == nil, transcript == nil, !options.failsFast {
      outcome.parts = playSideBySide(editions)
    } else {
      outcome.shutdownFault = try options.port.play(
        &self, in: editions, values: options.tests.seed, until: surroundings.isInterrupted)
    }
    outcome.stale = options.kept.deviations?.stale(in: outcome.results.map(\.edition), retired: retired) ?? []
    transcript?.endAll(shutdownFault: outcome.shutdownFault, stale: outcome.stale)
    outcome.notPlayed = editions.dropFirst(outcome.parts.count).compactMap(\.self)
    return outcome
  }

  var isOver: Bool {
    guard let last = outcome.parts.last else { return false }
    if options.failsFast, last.totals.failed > 0 { return true }
    switch last.result.stop {
    case .adapter, .failure: return true
    case .interrupted, nil: return false
    }
  }

  private func playSideBySide(_ editions: [Edition?]) -> [Part] {
    let parts = Parts<Part>(editions.count)
    keep { parts.all }
    return Array(editions.enumerated()).mapConcurrently(into: parts) { turn, keepPart in
      let (place, edition) = turn
      var port = options.port.referencePort(in: edition, values: options.tests.seed)
      return part(edition, isFirst: place == 0, on: &port, keepPart)
    }
  }

  mutating func play<Port: Adapter>(_ edition: Edition?, on port: inout Port) {
    let before = outcome.parts
    let played = part(edition, isFirst: before.isEmpty, on: &port) { part in keep { before + [part] } }
    outcome.parts.append(played)
  }

  /// Plays in an edition. Making a suite may take long, so the results until then are kept before it.
  private func part<Port: Adapter>(
    _ edition: Edition?, isFirst: Bool, on port: inout Port, _ keepPart: (Part) -> Void
  ) -> Part {
    let result = runner(edition, isFirst: isFirst).run(on: &port)
    let generated = options.tests.play(
      on: &port, after: result, progress, surroundings.isInterrupted, to: transcript
    ) {
      keepPart(Part(result: result, generated: $0))
    }
    let part = Part(
      result: result, generated: generated, contract: options.kept.contract(with: result),
      nullScore: nullScore(beside: result))
    // Nothing is known of a port that did not answer.
    if result.profile != nil { transcript?.end(result, part.report(options)) }
    return part
  }

  /// The null ports' score, for a whole run of a port in another process. Beside a few cases or the reference
  /// port it says nothing.
  private func nullScore(beside result: SuiteResult) -> NullScore? {
    guard options.port.adapter != nil, options.selection.isEverything, options.rerun == nil,
      result.stop == nil,
      !surroundings.isInterrupted()
    else { return nil }
    progress.show("null ports", 0, of: 1, "editions, for comparison")
    return NullScore.measure(cases, edition: result.edition, declaring: result.profile)
  }

  /// Keeps the played parts, for the report of an interrupted run.
  private func keep(_ parts: @escaping @Sendable () -> [Part]) {
    surroundings.keep { [options, outcome] in
      var played = outcome
      played.parts = parts()
      return options.reports.result(played.report(options, isIncomplete: true))
    }
  }

  /// Makes the runner. Problems of the case files are reported with the first edition only.
  private func runner(_ edition: Edition?, isFirst: Bool) -> SuiteRunner {
    let played = shuffled.filter { options.plays($0, in: edition) }
    var runner = SuiteRunner(cases: played, problems: isFirst ? problems : [], edition: edition)
    runner.notSelected = notSelected + shuffled.filter { !options.plays($0, in: edition) }
    runner.now = surroundings.now
    runner.plays = options.plays
    runner.stopsAtFailure = options.failsFast
    runner.isStrict = options.isStrict
    runner.deviations = options.kept.deviations
    runner.without = options.without
    runner.shouldStop = surroundings.isInterrupted
    if options.port.adapter != nil {
      runner.looksFirst = true
      runner.pause = Pause.wait
    }
    let command = options.port.adapter
    let made = options.port.referenceOptions
    let (isStrict, seed, again) = (options.isStrict, options.tests.seed, options.again)
    let counter = PlayedCases(progress)
    runner.onStart = { [transcript] profile, edition, count in
      counter.start(count)
      transcript?.start(
        profile, edition: edition, cases: count, isStrict: isStrict, command: command, options: made,
        seed: seed, again: again)
    }
    runner.onRecord = { [transcript] record in
      counter.add(record)
      transcript?.add(record)
    }
    return runner
  }
}
