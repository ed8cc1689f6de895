import Conformance
import MachineAnalysis
import ModelBasedTesting
import PushModel

/// Plays generated tests on a port: first the cases, which tell its readings, then what is generated.
struct GeneratedRun: EditionPlay {
  let tests: GeneratedTests
  let cases: [ConformanceCase]
  /// What the port does not offer.
  let without: Set<OptionalArea>
  let shouldStop: @Sendable () -> Bool

  /// What came out in one edition.
  struct EditionOutcome {
    let edition: Edition
    let profile: Profile?
    /// How many cases told the readings, and how many failed.
    let cases: SuiteResult.Totals
    /// The questions whose reading the cases did not tell.
    let undecided: [String]
    var behaviours: [BehaviourOutcome] = []
    /// Why nothing was generated.
    var problem: String?
  }

  /// What came out for one behaviour.
  struct BehaviourOutcome {
    let name: BehaviourName
    var passed = 0
    var failed = 0
    var couldNotRun = 0
    var steps = 0
    var failures: [ShrunkFailure] = []
    var unsupported: [String] = []
    var problems: [String] = []
    /// The number of states of the specification, where a suite was made.
    var states: Int?
    var guarantee: String?
  }

  /// What came out.
  struct Outcome {
    var editions: [EditionOutcome] = []
    var shutdownFault: String?
  }

  private(set) var outcome = Outcome()
  let isPortLost = false

  /// Plays what was asked for.
  static func play(
    _ options: CheckOptions, _ tests: GeneratedTests, _ cases: [ConformanceCase],
    _ shouldStop: @escaping @Sendable () -> Bool
  ) throws(UsageError) -> Outcome {
    var run = GeneratedRun(tests: tests, cases: cases, without: options.without, shouldStop: shouldStop)
    run.outcome.shutdownFault = try options.port.play(&run, in: options.port.editions(options.editions))
    return run.outcome
  }

  mutating func play<Port: RestartableAdapter>(_ edition: Edition?, on port: inout Port) {
    outcome.editions.append(played(edition, on: &port))
  }

  private func played<Port: RestartableAdapter>(_ edition: Edition?, on port: inout Port) -> EditionOutcome {
    var runner = SuiteRunner(cases: cases, edition: edition)
    runner.shouldStop = shouldStop
    runner.without = without
    let result = runner.run(on: &port)
    let found = PortInterpretation(result.readings, edition: result.edition, chosen: tests.readings)
    var outcome = EditionOutcome(
      edition: result.edition, profile: result.profile, cases: result.totals, undecided: found.undecided)
    if let stop = result.stop {
      outcome.problem = stop.message
      return outcome
    }
    let readings = tests.readings(of: result)
    let behaviours = tests.behaviours(in: result.edition)
    for (index, behaviour) in behaviours.enumerated() where !shouldStop() {
      switch tests.kind {
      case .walk(let steps, let seed):
        let share = steps / behaviours.count + (index < steps % behaviours.count ? 1 : 0)
        guard share > 0 else { continue }
        var walk = RandomWalk(behaviour, readings: readings, seed: seed, steps: share)
        walk.shouldStop = shouldStop
        outcome.behaviours.append(BehaviourOutcome(behaviour.name, walk.run(on: &port)))
      case .suites(let method, let extraStates):
        outcome.behaviours.append(
          suite(
            behaviour, method, extraStates, found.interpretation, readings,
            unobserved: result.profile?.unobserved ?? [], on: &port))
      }
    }
    return outcome
  }

  private func suite<Port: RestartableAdapter>(
    _ behaviour: Behaviour, _ method: SuiteMethod, _ extraStates: Int, _ interpretation: Interpretation,
    _ readings: [ReadingSet], unobserved: Set<OptionalObservation>, on port: inout Port
  ) -> BehaviourOutcome {
    let table: BehaviourTable
    do {
      table = try BehaviourTable(behaviour, interpretation: interpretation, unobserved: unobserved)
    } catch {
      var left = BehaviourOutcome(name: behaviour.name)
      left.problems.append(error.message)
      return left
    }
    var run = SuiteRun(table, method: method, extraStates: extraStates, readings: readings)
    run.shouldStop = shouldStop
    return BehaviourOutcome(behaviour.name, run, run.run(on: &port))
  }
}

extension GeneratedRun.BehaviourOutcome {
  init(_ name: BehaviourName, _ walk: WalkResult) {
    self.name = name
    passed = walk.tests - walk.failures.count
    failed = walk.failures.count
    steps = walk.steps
    failures = walk.failures
    unsupported = walk.unsupported
    problems = walk.problems
  }

  init(_ name: BehaviourName, _ run: SuiteRun, _ result: SuiteRunResult) {
    self.name = name
    passed = result.passed + result.undecided
    failed = result.failed
    couldNotRun = result.couldNotRun
    steps = result.steps
    failures = result.failures
    unsupported = result.unsupported
    problems = result.problems
    states = run.suite.reduction.table.stateCount
    guarantee = run.suite.guarantee
  }
}

extension SuiteResult.Stop {
  /// Why the run ended, in plain words.
  fileprivate var message: String {
    switch self {
    case .adapter(let message): message
    case .interrupted: "interrupted"
    }
  }
}
