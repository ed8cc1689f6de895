public import Conformance
public import MachineAnalysis
public import PushModel

/// Plays the tests of a complete suite of a behaviour on a port, one after the other as they are made.
///
/// The suite is made of the specification under one interpretation. What the port does is judged under all readings that
/// it may follow.
public struct SuiteRun: Sendable {
  /// What the port is compared with.
  public let table: BehaviourTable
  /// The tests.
  public let suite: CompleteSuite
  /// After how many failures no more are shrunk; they are counted all the same.
  private static let failureLimit = 3
  /// What is known to be wrong with the port.
  package var known: KnownFaults
  /// Whether what rests on an argument counts as a failure.
  public var isStrict = false
  /// Asked before each test; `true` ends the run.
  public var shouldStop: @Sendable () -> Bool = { false }
  /// Told before each test how many steps were taken.
  public var onTest: @Sendable (_ steps: Int) -> Void = { _ in }

  private let allowed: ReadingSet

  /// The suite of a behaviour, for a port that may choose among some readings.
  public init(_ table: BehaviourTable, allowing allowed: ReadingSet = ReadingSet()) {
    self.table = table
    self.allowed = allowed
    suite = CompleteSuite(of: table.table)
    known = KnownFaults(in: table.behaviour.edition)
  }

  /// Plays the suite on a port, which is started anew after a crash. Where it cannot be, the run ends.
  public func run<Port: Adapter>(on port: inout Port) -> SuiteRunResult {
    var result = SuiteRunResult()
    var pair: LockStep<Port>
    do {
      pair = try LockStep(port, behaviour: table.behaviour, allowing: allowed)
    } catch {
      result.problems.append(error.message)
      return result
    }
    suite.forEachTest { test in
      guard !shouldStop() else { return false }
      onTest(result.steps)
      result.steps += test.count
      guard let (ending, steps) = pair.play(test.lazy.map(Int.init)) else {
        result.passed += 1
        return true
      }
      result.steps -= test.count - steps
      return settle(ending, test.map(Int.init), &pair, &result)
    }
    port = pair.port.port
    return result
  }

  /// Notes how a test ended early; `false` ends the run.
  private func settle<Port: Adapter>(
    _ ending: Ending, _ test: [Int], _ pair: inout LockStep<Port>, _ result: inout SuiteRunResult
  ) -> Bool {
    switch ending {
    case .diverged, .crashed:
      if known.match(ending.wayOfFailing(in: table.behaviour.edition)) != nil {
        result.known += 1
        guard case .crashed = ending else { return true }
        return (try? pair.port.port.restart()) != nil
      }
      let isReported = !isStrict && ending.divergence?.isArgued ?? false
      if isReported { result.argued += 1 } else { result.failed += 1 }
      guard (isReported ? result.reported : result.failures).count < Self.failureLimit else {
        guard case .crashed = ending else { return true }
        return (try? pair.port.port.restart()) != nil
      }
      let shrinker = Shrinker(behaviour: table.behaviour)
      var work = pair
      let failure = shrinker.shrink(test, ending, on: &work)
      pair.port.port = work.port.port
      if isReported {
        result.reported.addUnlessKnown(failure)
      } else {
        result.failures.addUnlessKnown(failure)
      }
      return !failure.isPortLost
    case .givenUp: return true
    case .unsupported(let what):
      result.couldNotRun += 1
      if !result.unsupported.contains(what) { result.unsupported.append(what) }
      return true
    case .adapter(let message):
      result.problems.append(message)
      return false
    }
  }
}

/// What a suite came to.
public struct SuiteRunResult: Sendable {
  /// How many tests came out as the specification allows.
  public var passed = 0
  /// How many did not.
  public var failed = 0
  /// How many show what is known to be wrong.
  public var known = 0
  /// How many could not be played to their end, since the port does not have what a step asks for.
  public var couldNotRun = 0
  /// How many fail by an argument alone.
  public var argued = 0
  /// How many steps were played.
  public var steps = 0
  /// The first failures, shrunk.
  public var failures: [ShrunkFailure] = []
  /// The first failures that rest on an argument only; their tests count as judged in part.
  public var reported: [ShrunkFailure] = []
  /// What the port does not have.
  public var unsupported: [String] = []
  /// Why the run ended early.
  public var problems: [String] = []
}

extension [ShrunkFailure] {
  /// Adds a failure, unless there is one of the same steps.
  fileprivate mutating func addUnlessKnown(_ failure: ShrunkFailure) {
    if !contains(where: { $0.symbols == failure.symbols }) { append(failure) }
  }
}
