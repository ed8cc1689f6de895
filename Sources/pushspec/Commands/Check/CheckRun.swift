import Conformance
import PushModel
import ReferenceAdapter
import ReferencePort

/// Plays the cases that were selected, and keeps what came out.
struct CheckRun {
  let options: CheckOptions
  let cases: [ConformanceCase]
  let problems: [CaseProblem]
  let shouldStop: @Sendable () -> Bool
  let progress: Progress?
  let transcript: Transcript?

  /// What came out, and what is to be said besides.
  struct Outcome {
    /// One result for each edition.
    var results: [SuiteResult] = []
    /// What the adapter did wrong when it was asked to end.
    var shutdownFault: String?
    /// The editions that were not begun, since the adapter was lost.
    var notPlayed: [Edition] = []

    /// Whether the last run ended because of the adapter.
    var isAdapterLost: Bool {
      guard case .adapter? = results.last?.stop else { return false }
      return true
    }
  }

  /// The reference port, in one edition after the other.
  func playReference() -> Outcome {
    var outcome = Outcome()
    let editions = options.editions.isEmpty ? Edition.allCases : options.editions
    for edition in selected(editions) {
      var adapter = ReferenceAdapter(edition: edition, choices: options.choices, fault: options.fault)
      let runner = runner(edition, isFirst: outcome.results.isEmpty)
      outcome.results.append(finish(runner.run(on: &adapter)))
    }
    return outcome
  }

  #if canImport(Glibc) || canImport(Musl) || os(macOS)
    /// A port in another process, in the edition it claims or in those that were named.
    func play(_ command: String) throws(UsageError) -> Outcome {
      let adapter: ProcessAdapter
      do {
        adapter = try ProcessAdapter(
          command: command, limits: TimeLimits(timeoutFactor: options.timeoutFactor))
      } catch {
        throw UsageError("--adapter cannot be used: \(error.message)")
      }
      return SharedCore.bind { play(on: adapter) }
    }

    private func play(on adapter: ProcessAdapter) -> Outcome {
      var outcome = Outcome()
      var adapter = adapter
      // Without a named edition the runner asks the port, so that a failed greeting is reported as one.
      var rest = options.editions.isEmpty ? [nil] : selected(options.editions).map(Optional.some)
      while !rest.isEmpty, !outcome.isAdapterLost {
        let runner = runner(rest.removeFirst(), isFirst: outcome.results.isEmpty)
        outcome.results.append(finish(runner.run(on: &adapter)))
      }
      outcome.notPlayed = rest.compactMap { $0 }
      do {
        try adapter.shutdown()
      } catch {
        outcome.shutdownFault = error.message
      }
      return outcome
    }
  #endif

  /// The editions in which a case was selected.
  private func selected(_ editions: [Edition]) -> [Edition] {
    editions.filter { edition in cases.contains { $0.editions.contains(edition) } }
  }

  /// Files are reported with the first edition only.
  private func runner(_ edition: Edition?, isFirst: Bool) -> SuiteRunner {
    var runner = SuiteRunner(cases: cases, problems: isFirst ? problems : [], edition: edition)
    runner.isStrict = options.isStrict
    runner.shouldStop = shouldStop
    let command = options.adapter
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

  private func finish(_ result: SuiteResult) -> SuiteResult {
    transcript?.end(result)
    return result
  }
}
