import Conformance
import PushModel

/// Plays the cases that were selected, and keeps what came out.
struct CheckRun: EditionPlay {
  let options: CheckOptions
  let cases: [ConformanceCase]
  let problems: [CaseProblem]
  let shouldStop: @Sendable () -> Bool
  let progress: Progress?
  let transcript: Transcript?
  private var outcome = Outcome()

  /// What came out, and what is to be said besides.
  struct Outcome {
    /// One result for each edition.
    var results: [SuiteResult] = []
    /// What the adapter did wrong when it was asked to end.
    var shutdownFault: String?
    /// The editions that were not begun, since the adapter was lost.
    var notPlayed: [Edition] = []
  }

  init(
    options: CheckOptions, cases: [ConformanceCase], problems: [CaseProblem],
    shouldStop: @escaping @Sendable () -> Bool, progress: Progress?, transcript: Transcript?
  ) {
    self.options = options
    self.cases = cases
    self.problems = problems
    self.shouldStop = shouldStop
    self.progress = progress
    self.transcript = transcript
  }

  /// Plays in the editions in which a case was selected.
  mutating func play() throws(UsageError) -> Outcome {
    let editions = options.port.editions(options.editions).filter { edition in
      // Without a named edition the runner asks the port, so that a failed greeting is reported as one.
      edition.map { edition in cases.contains { $0.editions.contains(edition) } } ?? true
    }
    outcome.shutdownFault = try options.port.play(&self, in: editions)
    outcome.notPlayed = editions.dropFirst(outcome.results.count).compactMap(\.self)
    return outcome
  }

  /// Whether the last run ended because of the adapter.
  var isPortLost: Bool {
    guard case .adapter? = outcome.results.last?.stop else { return false }
    return true
  }

  mutating func play<Port: RestartableAdapter>(_ edition: Edition?, on port: inout Port) {
    let result = runner(edition, isFirst: outcome.results.isEmpty).run(on: &port)
    transcript?.end(result)
    outcome.results.append(result)
  }

  /// Files are reported with the first edition only.
  private func runner(_ edition: Edition?, isFirst: Bool) -> SuiteRunner {
    var runner = SuiteRunner(cases: cases, problems: isFirst ? problems : [], edition: edition)
    runner.isStrict = options.isStrict
    runner.without = options.without
    runner.shouldStop = shouldStop
    let command = options.port.adapter
    let isStrict = options.isStrict
    runner.onStart = { [progress, transcript] profile, edition, count in
      progress?.start(edition, total: count)
      transcript?.start(profile, edition: edition, cases: count, isStrict: isStrict, command: command)
    }
    runner.onRecord = { [progress, transcript] record in
      progress?.add(record)
      transcript?.add(record)
    }
    return runner
  }
}
