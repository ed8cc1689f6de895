import CommandSupport
import Conformance
import JSON
import MachineAnalysis
import ModelAnalysis
import ModelBasedTesting
import PushModel
import StateMachines

/// The tests that `check` generates and plays after the cases.
struct GeneratedTests {
  /// The number of random steps in each edition.
  let walkSteps: Int
  /// The seed of the order of the cases, of the values for the port, and of the steps of a walk.
  let seed: UInt64
  /// Whether complete suites are played.
  let playsSuites: Bool
  /// The behaviour; `nil` for everything at once in a walk, and for each one in suites.
  let behaviour: BehaviourName?
  /// Named readings, which outweigh the readings that the cases show.
  let readings: Readings
  /// Whether inferred requirements count.
  let isStrict: Bool
  var deviations: Deviations?
  /// Whether nothing is played after a failure.
  let stopsAtFailure: Bool

  /// Reads the options. After a selection of cases there is a walk only on demand.
  ///
  /// - Parameter seed: A seed in place of the typed one.
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

  private static let usualSteps = SettingsWalk.usualSteps
  /// The usual number of steps on the reference port, whose plays are demonstrations.
  private static let ownSteps = 2000

  /// The options for the values of a case, as they are typed.
  var again: [String] { seed == Self.usualSeed ? [] : ["--seed \(seed)"] }

  private static let usualSeed: UInt64 = 1

  // MARK: Playing

  /// The number of parts in the progress of an edition: the cases, a walk, and suites.
  var partCount: Int { 1 + (walkSteps > 0 ? 1 : 0) + (playsSuites ? 1 : 0) }

  /// Plays the tests on a port after its cases. Before each behaviour a callback gets the results so far.
  func play<Port: Adapter>(
    on port: inout Port, after result: SuiteResult, _ progress: Progress,
    _ shouldStop: @escaping @Sendable () -> Bool, to transcript: Transcript?,
    onNext: ([GeneratedOutcome]) -> Void
  ) -> [GeneratedOutcome] {
    guard result.lateCount > 0 else {
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
    let known = deviations.map { KnownFaults($0, after: result) }
    var outcomes: [GeneratedOutcome] = []
    if walkSteps > 0, !shouldStop(), let walk = walk(after: result, profile, known, progress, shouldStop) {
      onNext(outcomes)
      let result = walk.run(on: &port, to: transcript)
      outcomes.append(GeneratedOutcome(walked, seed: seed, result))
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
        suite(one, found.interpretation, profile.unobserved, known, on: &port, onTest, shouldStop))
    }
    return outcomes
  }

  private var walked: BehaviourName { behaviour ?? .everything }

  /// The walk in an edition; `nil` if the port offers no part of the behaviour.
  private func walk(
    after result: SuiteResult, _ profile: Profile, _ known: KnownFaults?, _ progress: Progress,
    _ shouldStop: @escaping @Sendable () -> Bool
  ) -> SettingsWalk? {
    let edition = result.edition
    var walk = SettingsWalk(over: walked, in: edition, without: profile.without, seed: seed, steps: walkSteps)
    walk?.allowed = ReadingSet(readings)
    walk?.ledger = WalkLedger(result.readings)
    walk?.isStrict = isStrict
    if let known { walk?.known = known }
    walk?.shouldStop = shouldStop
    walk?.onTest = { progress.show("\(edition.rawValue) walk", $0, of: walkSteps, "steps") }
    return walk
  }

  private func suite<Port: Adapter>(
    _ behaviour: Behaviour, _ interpretation: Interpretation,
    _ unobserved: Set<OptionalObservation>, _ known: KnownFaults?, on port: inout Port,
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
    if let known { run.known = known }
    run.shouldStop = shouldStop
    run.onTest = onTest
    var outcome = GeneratedOutcome(behaviour.name, seed: seed, run, run.run(on: &port))
    if shouldStop() { outcome.problems.append("interrupted") }
    return outcome
  }

  // MARK: Options

  static let options: [any AnyOption] = [walk, seed, generated, behaviour, reading]

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

  private static let generated = Option("--generated", "then plays complete suites, one for each behaviour")

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
