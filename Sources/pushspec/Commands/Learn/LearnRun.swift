import Conformance
import JSON
import ModelBasedTesting
import PushModel

/// Finds out which readings a port follows, and learns its behaviours one after the other.
struct LearnRun: EditionPlay {
  let options: LearnOptions
  let cache: LearningCache
  /// The cases that tell which readings a port follows.
  let cases: [ConformanceCase]
  let surroundings: Surroundings

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

  private(set) var outcome: Outcome
  let isOver = false

  /// Learns what was asked for.
  static func play(
    _ options: LearnOptions, _ cache: LearningCache, in surroundings: Surroundings
  ) throws(UsageError) -> Outcome {
    var run = LearnRun(
      options: options, cache: cache,
      cases: Catalogue().cases.filter { !$0.questions.isEmpty }, surroundings: surroundings,
      outcome: Outcome(edition: options.edition ?? .standard))
    if let fault = try options.port.play(
      &run, in: [options.edition], values: 1, until: surroundings.isInterrupted)
    {
      run.outcome.problems.append("at the end, \(fault)")
    }
    return run.outcome
  }

  /// Learning a behaviour may take long: until it is done, what was learned before is kept.
  private func keepPart() {
    surroundings.keep { [options, outcome] in
      PartialReport(found: LearnReport(options: options, outcome: outcome)).result(options.format)
    }
  }

  mutating func play<Port: RestartableAdapter>(_ edition: Edition?, on port: inout Port) {
    do throws(AdapterFault) {
      let profile = try port.profile
      outcome.implementation = profile.implementation.shown()
      outcome.edition = edition ?? profile.edition ?? .standard
      outcome.problems += options.port.remarks(on: [(outcome.edition, profile)])
    } catch {
      outcome.problems.append(error.message)
      outcome.failure = .adapter
      return
    }
    if let implementation = outcome.implementation, !cache.begin(with: implementation) {
      outcome.problems.append("the cache is of another port: \(cache.implementation?.shown() ?? "")")
      outcome.failure = .usage
      return
    }
    let progress = Progress(surroundings, parts: 2)
    var runner = SuiteRunner(cases: cases, edition: outcome.edition)
    runner.shouldStop = surroundings.isInterrupted
    let counter = PlayedCases(progress)
    runner.onStart = { _, _, count in counter.start(count) }
    runner.onRecord = counter.add
    let cases = runner.run(on: &port)
    switch cases.stop {
    case .adapter(let fault):
      outcome.problems.append(fault)
      outcome.failure = .adapter
      return
    case .interrupted, .failure: return
    case nil: break
    }
    let followed = PortInterpretation(cases.readings, edition: outcome.edition)
    outcome.undecided = followed.undecided.filter { OpenQuestion.named($0)?.isObservable ?? false }
    let names = options.behaviours.isEmpty ? BehaviourName.tabled : options.behaviours
    for (number, name) in names.enumerated() {
      guard let behaviour = Behaviour(name, in: outcome.edition) else {
        if !options.behaviours.isEmpty {
          outcome.problems.append("\(outcome.edition.rawValue) has no calls for \(name.rawValue)")
        }
        continue
      }
      progress.show("behaviours", number, of: names.count, name.rawValue)
      var learner = PortLearner(behaviour, interpretation: followed.interpretation)
      learner.method = options.method
      learner.extraStates = options.extraStates
      learner.onAnswer = {
        progress.show(
          "behaviours", number, of: names.count, "\(name.rawValue), \($0.counted("sequence")) asked")
      }
      let result = learner.learn(&port, knowing: cache)
      if surroundings.isInterrupted() { return }
      outcome.behaviours.append((name, result))
      keepPart()
      // An adapter that is lost answers nothing else either.
      if case .adapter = result.ending { break }
    }
  }
}
