import CommandSupport
import Conformance
import JSON
import MachineAnalysis
import ModelAnalysis
import ModelBasedTesting
import PushModel
import StateMachines

/// What `check` generates and plays after the cases.
struct GeneratedTests {
  /// How many random steps are taken in each edition.
  let walkSteps: Int
  /// What decides the order of the cases, the values that the port is told, and the steps of a walk.
  let seed: UInt64
  /// Whether complete suites are played.
  let playsSuites: Bool
  /// The behaviour; `nil` for everything at once in a walk, and for each in suites.
  let behaviour: BehaviourName?
  /// Readings that weigh more than what the cases tell.
  let readings: Readings
  /// Whether inferred requirements count.
  let isStrict: Bool
  /// Whether nothing is played after a failure.
  let stopsAtFailure: Bool

  /// What is asked for. After a selection of the cases there is a walk only if it is asked for.
  ///
  /// - Parameter seed: What is used instead of the seed that was typed.
  init(_ arguments: Arguments, seed: UInt64?, followsEverything: Bool, isStrict: Bool) {
    behaviour = arguments[Self.behaviour]
    readings = arguments[Self.reading]
    let usual = arguments[PortArguments.adapter] == nil ? Self.ownSteps : Self.usualSteps
    walkSteps = arguments[Self.walk] ?? (followsEverything ? usual : 0)
    self.seed = seed ?? arguments[Self.seed]
    stopsAtFailure = arguments[CheckOptions.failFast]
    playsSuites = arguments[Self.generated]
    self.isStrict = isStrict
  }

  /// How many steps a walk takes unless it is said: half as many leave more broken ports unnoticed.
  private static let usualSteps = 20_000
  /// How many it takes on the reference port, which is played to be shown.
  private static let ownSteps = 2000

  /// The options that say with which values a case is played, as they are typed.
  var again: [String] { seed == Self.usualSeed ? [] : ["--seed \(seed)"] }

  private static let usualSeed: UInt64 = 1

  // MARK: Playing

  /// How many parts the progress of an edition has: the cases, a walk, and suites.
  var partCount: Int { 1 + (walkSteps > 0 ? 1 : 0) + (playsSuites ? 1 : 0) }

  /// Plays what was asked for on a port whose cases have been played. Before each behaviour somebody is told what was
  /// played so far.
  func play<Port: Adapter>(
    on port: inout Port, after result: SuiteResult, _ progress: Progress,
    _ shouldStop: @escaping @Sendable () -> Bool, to transcript: Transcript?,
    onNext: ([GeneratedOutcome]) -> Void
  ) -> [GeneratedOutcome] {
    guard result.delayedCase != nil else {
      return playAll(on: &port, after: result, progress, shouldStop, to: transcript, onNext: onNext)
    }
    var patient = AskedAgain.later(port)
    defer { port = patient.base }
    return playAll(on: &patient, after: result, progress, shouldStop, to: transcript, onNext: onNext)
  }

  private func playAll<Port: Adapter>(
    on port: inout Port, after result: SuiteResult, _ progress: Progress,
    _ shouldStop: @escaping @Sendable () -> Bool, to transcript: Transcript?,
    onNext: ([GeneratedOutcome]) -> Void
  ) -> [GeneratedOutcome] {
    guard result.stop == nil, let profile = result.profile else { return [] }
    var outcomes: [GeneratedOutcome] = []
    if walkSteps > 0, !shouldStop() {
      let parts = walked(in: result.edition).compactMap { $0.without(profile.without) }
      if let first = parts.first {
        onNext(outcomes)
        outcomes.append(noted(first.name, parts, on: &port, progress, shouldStop, to: transcript))
      }
    }
    guard playsSuites else { return outcomes }
    let found = PortInterpretation(result.readings, edition: result.edition, chosen: readings)
    let behaviours = Behaviour.all(in: result.edition).filter {
      $0.name != .everything && (behaviour == nil || behaviour == $0.name)
    }
    for (number, one) in behaviours.enumerated() where !shouldStop() {
      if stopsAtFailure, outcomes.contains(where: { $0.failed > 0 }) { break }
      guard let one = one.without(profile.without) else { continue }
      onNext(outcomes)
      let onTest: @Sendable (Int) -> Void = {
        progress.show(
          "\(result.edition.rawValue) suites", number, of: behaviours.count,
          "\(one.name.rawValue), \($0.counted("step"))")
      }
      onTest(0)
      outcomes.append(
        suite(one, found.interpretation, profile.unobserved, on: &port, onTest, shouldStop))
    }
    return outcomes
  }

  /// What is walked over: everything from many settings, or the behaviour that was named from its own.
  private func walked(in edition: Edition) -> [Behaviour] {
    guard let walked = Behaviour(behaviour ?? .everything, in: edition) else { return [] }
    return walked.name == .everything ? walked.fromManySettings : [walked]
  }

  /// Walks, and notes in a transcript, if there is one, what happens.
  private func noted<Port: Adapter>(
    _ name: BehaviourName, _ parts: [Behaviour], on port: inout Port, _ progress: Progress,
    _ shouldStop: @escaping @Sendable () -> Bool, to transcript: Transcript?
  ) -> GeneratedOutcome {
    guard let transcript else { return walk(name, parts, on: &port, progress, shouldStop) }
    var noted = TranscribedAdapter(port, in: name.rawValue, seed: seed, to: transcript)
    defer { port = noted.base }
    return walk(name, parts, on: &noted, progress, shouldStop)
  }

  private func walk<Port: Adapter>(
    _ name: BehaviourName, _ parts: [Behaviour], on port: inout Port,
    _ progress: Progress, _ shouldStop: @escaping @Sendable () -> Bool
  ) -> GeneratedOutcome {
    var result = WalkResult()
    for (index, part) in parts.enumerated() where result.failures.isEmpty && result.problems.isEmpty {
      // Where a setting is left open from its beginning, the others are walked the longer.
      let (left, walksLeft) = (walkSteps - result.steps, parts.count - index)
      let share = (left + walksLeft - 1) / walksLeft
      var walk = RandomWalk(part, allowing: ReadingSet(readings), seed: seed &+ UInt64(index), steps: share)
      walk.isStrict = isStrict
      walk.shouldStop = shouldStop
      walk.onTest = { [steps = result.steps] in
        progress.show("\(part.edition.rawValue) walk", steps + $0, of: walkSteps, "steps")
      }
      result.add(walk.run(on: &port))
    }
    var outcome = GeneratedOutcome(name, seed: seed, result)
    if outcome.steps < walkSteps, outcome.failures.isEmpty, outcome.problems.isEmpty {
      if shouldStop() {
        outcome.problems.append("interrupted")
      } else if outcome.steps == 0 {
        outcome.problems.append("of nothing that could be done anybody says what follows")
      }
    }
    return outcome
  }

  private func suite<Port: Adapter>(
    _ behaviour: Behaviour, _ interpretation: Interpretation,
    _ unobserved: Set<OptionalObservation>, on port: inout Port,
    _ onTest: @escaping @Sendable (Int) -> Void, _ shouldStop: @escaping @Sendable () -> Bool
  ) -> GeneratedOutcome {
    let table: BehaviourTable
    do {
      table = try BehaviourTable(behaviour, interpretation: interpretation, unobserved: unobserved)
    } catch {
      return GeneratedOutcome(behaviour.name, seed: seed, .suite, error.message)
    }
    var run = SuiteRun(table, allowing: ReadingSet(readings))
    run.isStrict = isStrict
    run.shouldStop = shouldStop
    run.onTest = onTest
    var outcome = GeneratedOutcome(behaviour.name, seed: seed, run, run.run(on: &port))
    if shouldStop() { outcome.problems.append("interrupted") }
    return outcome
  }

  // MARK: Options

  static let options: [any AnyOption] = [
    walk, seed, generated, behaviour, reading,
  ]

  private static let walk = Option(
    "--walk", value: "N", .number(0..., "from 0 on"),
    """
    takes N random steps in each edition after the cases, judged by the specification; failures are shrunk. \
    Without it \(usualSteps) after all cases, \(ownSteps) on the reference port, and none after a selection
    """)

  static let seed = Option(
    "--seed", value: "S", .number(0..., "from 0 on"), else: usualSeed,
    """
    decides the order of the cases, the values that the port is told (users, keys, tokens, languages, the \
    sandbox), and the steps of a walk; \(usualSeed) without it
    """)

  private static let generated = Option(
    "--generated", "then plays complete suites, one for each behaviour")

  private static let behaviour = Option(
    "--behaviour", value: "NAME", Reader<BehaviourName>.one(of: "behaviour"),
    "walks over, or plays the suite of, this behaviour alone: \(BehaviourName.allCases.list)"
  ).when(.given(walk, generated))

  private static let reading = Option.readings(
    """
    lets the specification follow this reading alone; without it, all may be chosen, anew each time, and suites are \
    made of the first of those that the port's cases show
    """
  ).when(.given(walk, generated))
}
