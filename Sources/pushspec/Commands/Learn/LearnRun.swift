import Conformance
import ModelBasedTesting
import PushModel

/// Finds out which readings a port follows, and learns its behaviours one after the other.
struct LearnRun {
  let options: LearnOptions
  let cache: LearningCache

  /// What came out.
  struct Outcome {
    /// Who was asked; `nil` if nobody answered.
    var implementation: String?
    /// The edition that was played.
    var edition: Edition
    /// The questions that the cases leave open for the port.
    var undecided: [String] = []
    /// The behaviours, in the order in which they were learned.
    var behaviours: [(name: BehaviourName, result: LearningResult)] = []
    /// Why nothing, or not all, could be learned, and with what the command then ends.
    var problems: [String] = []
    var failure: ExitCode?
  }

  /// Learns a port in the same process.
  func learn<Port: Adapter>(_ port: Port) -> Outcome {
    var port = port
    return learn(&port, play: { $0.run(on: &$1) }, learn: { $0.learn(&$1, knowing: cache) })
  }

  #if canImport(Glibc) || canImport(Musl) || os(macOS)
    /// Learns a port in another process.
    func learn(_ port: ProcessAdapter) -> Outcome {
      var adapter = port
      var outcome = learn(&adapter, play: { $0.run(on: &$1) }, learn: { $0.learn(&$1, knowing: cache) })
      do {
        try adapter.shutdown()
      } catch {
        outcome.problems.append("at the end, \(error.message)")
      }
      return outcome
    }
  #endif

  private func learn<Port: Adapter>(
    _ port: inout Port, play: (SuiteRunner, inout Port) -> SuiteResult,
    learn: (PortLearner, inout Port) -> LearningResult
  ) -> Outcome {
    var outcome = Outcome(edition: options.edition ?? .standard)
    do throws(AdapterFault) {
      let profile = try port.profile
      outcome.implementation = profile.implementation
      outcome.edition = options.edition ?? profile.edition ?? .standard
    } catch {
      outcome.problems.append(error.message)
      outcome.failure = .adapter
      return outcome
    }
    if let implementation = outcome.implementation, !cache.begin(with: implementation) {
      outcome.problems.append("the cache is of another port: \(cache.implementation ?? "")")
      outcome.failure = .usage
      return outcome
    }
    let asking = Catalogue().cases.filter { !$0.questions.isEmpty }
    let cases = play(SuiteRunner(cases: asking, edition: outcome.edition), &port)
    if case .adapter(let fault)? = cases.stop {
      outcome.problems.append(fault)
      outcome.failure = .adapter
      return outcome
    }
    let followed = PortInterpretation(cases.readings, edition: outcome.edition)
    outcome.undecided = followed.undecided.filter { OpenQuestion.named($0)?.isObservable ?? false }
    for name in options.behaviours.isEmpty ? LearnCommand.learnable : options.behaviours {
      guard let behaviour = Behaviour(name, in: outcome.edition) else {
        if !options.behaviours.isEmpty {
          outcome.problems.append("\(outcome.edition.rawValue) has no calls for \(name.rawValue)")
        }
        continue
      }
      var learner = PortLearner(behaviour, interpretation: followed.interpretation)
      learner.method = options.method
      learner.extraStates = options.extraStates
      let result = learn(learner, &port)
      outcome.behaviours.append((name, result))
      // An adapter that is lost answers nothing else either.
      if case .adapter = result.ending { break }
    }
    return outcome
  }
}
