import CommandSupport
import Conformance
import MachineAnalysis
import ModelBasedTesting
import PushModel

/// Plays the cases that were selected, and keeps what came out.
struct CheckRun: EditionPlay {
  let options: CheckOptions
  let cases: [ConformanceCase]
  /// The cases of the suite that were not selected.
  let notSelected: [ConformanceCase]
  let problems: [CaseProblem]
  /// The cases that are retired.
  let retired: [ConformanceCase]
  let surroundings: Surroundings
  let progress: Progress
  let transcript: Transcript?
  /// The cases in the order in which they are played.
  private let shuffled: [ConformanceCase]
  private var outcome = Outcome()

  /// What came out, and what is to be said besides.
  struct Outcome: Sendable {
    /// What came out in each edition.
    var parts: [Part] = []
    /// The results of the cases, one for each edition.
    var results: [SuiteResult] { parts.map(\.result) }
    /// What the adapter did wrong when it was asked to end.
    var shutdownFault: String?
    /// What is known to be wrong, and is to be looked at.
    var stale: [String] = []
    /// The editions that were not begun, since the adapter was lost, or something failed.
    var notPlayed: [Edition] = []

    /// What reports tell of it. What is wrong in a part is wrong in the whole.
    func report(_ options: CheckOptions, isIncomplete: Bool = false) -> RunReport {
      RunReport(
        parts.map { $0.report(options) }, shutdownFault: shutdownFault, stale: stale,
        isIncomplete: isIncomplete,
        exit: CheckReport.exit)
    }
  }

  /// What came out in an edition.
  struct Part: Sendable {
    let result: SuiteResult
    let generated: [GeneratedOutcome]
    /// What is otherwise than in the profile that the port's team keeps; `nil` where there is none.
    var contract: KeptFiles.Contract?
    /// The best null port, where every case was played.
    var nullScore: NullScore?

    /// How many cases and tests passed and failed.
    var totals: SuiteResult.Totals { generated.map(\.totals).reduce(result.totals, +) }

    /// The gravest of what the cases and the tests end with.
    var exitCode: ExitCode {
      let codes =
        ([result.exitCode] + generated.map(\.exitCode)).map { ExitCode(rawValue: $0) ?? .usage }
        + [contract?.exitCode ?? .success]
      return ExitCode.gravest(of: codes) ?? .usage
    }

    /// What reports tell of it.
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
      // Without a named edition the runner asks the port, so that a failed greeting is reported as one.
      edition.map { edition in
        cases.contains { $0.editions.contains(edition) && options.plays($0, in: edition) }
      } ?? true
    }
    if canPlaySideBySide {
      outcome.parts = playSideBySide(editions)
    } else {
      outcome.shutdownFault = try options.port.play(
        &self, in: editions, values: options.tests.seed, until: surroundings.isInterrupted)
    }
    outcome.stale =
      options.kept.deviations?.stale(in: outcome.results.map(\.edition), retired: retired) ?? []
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

  /// Whether no edition waits for another: each has a port of its own, what is written down of a run is not in their
  /// order, and none may make the next needless.
  private var canPlaySideBySide: Bool {
    options.port.adapter == nil && transcript == nil && !options.failsFast
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

  /// What comes out in an edition. To make a suite may take long: before, what was played until then is to be kept.
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
    // Of a port that nobody could reach there is nothing to tell.
    if result.profile != nil {
      for one in generated { transcript?.endGenerated(one.json(options.port.commandToPlay)) }
      transcript?.end(result, part.report(options))
    }
    return part
  }

  /// What null ports reach stands beside the result of a whole run of somebody's port; beside a few cases, or beside
  /// the reference port, it says nothing.
  private func nullScore(beside result: SuiteResult) -> NullScore? {
    guard options.port.adapter != nil, options.selection.isEverything, options.rerun == nil,
      result.stop == nil,
      !surroundings.isInterrupted()
    else { return nil }
    progress.show("null ports", 0, of: 1, "editions, for comparison")
    return NullScore.measure(cases, edition: result.edition, declaring: result.profile)
  }

  /// Keeps the parts that were played, to be reported when the run is interrupted.
  private func keep(_ parts: @escaping @Sendable () -> [Part]) {
    surroundings.keep { [options, outcome] in
      var played = outcome
      played.parts = parts()
      return options.reports.result(played.report(options, isIncomplete: true))
    }
  }

  /// Files are reported with the first edition only.
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
