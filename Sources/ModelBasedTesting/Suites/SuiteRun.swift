public import Conformance
public import MachineAnalysis
public import PushModel

/// Plays the tests of a complete suite of a behaviour on a port, one after the other as they are made.
///
/// The suite is made from the specification under one interpretation. The port is judged under all allowed
/// readings.
public struct SuiteRun: Sendable {
  /// The table of the behaviour.
  public let table: BehaviourTable
  /// The tests.
  public let suite: CompleteSuite
  /// The number of failures that are shrunk; further ones are only counted.
  private static let failureLimit = 3
  /// The known deviations of the port.
  package var known: KnownFaults
  /// Whether failures by an argument alone count.
  public var isStrict = false
  /// Called before each test; `true` ends the run.
  public var shouldStop: @Sendable () -> Bool = { false }
  /// Called before each test with the number of steps so far.
  public var onTest: @Sendable (_ steps: Int) -> Void = { _ in }

  private let allowed: ReadingSet

  /// The suite of a behaviour, for a port that may choose among the allowed readings.
  public init(_ table: BehaviourTable, allowing allowed: ReadingSet = ReadingSet()) {
    self.table = table
    self.allowed = allowed
    suite = CompleteSuite(of: table.table)
    known = KnownFaults(in: table.behaviour.edition)
  }

  /// Plays the suite on a port, which is restarted after a crash. Without a restart the run ends.
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

  /// Records the early end of a test; `false` ends the run.
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

/// The result of a suite.
public struct SuiteRunResult: Sendable {
  /// The number of tests that passed.
  public var passed = 0
  /// The number of tests that failed.
  public var failed = 0
  /// The number of tests that show known deviations.
  public var known = 0
  /// The number of tests that could not be played to their end, since the port lacks the call of a step.
  public var couldNotRun = 0
  /// The number of tests that fail by an argument alone.
  public var argued = 0
  /// The number of played steps.
  public var steps = 0
  /// The first failures, shrunk.
  public var failures: [ShrunkFailure] = []
  /// The first failures that rest on an argument alone; their tests count as judged in part.
  public var reported: [ShrunkFailure] = []
  /// The calls that the port lacks.
  public var unsupported: [String] = []
  /// The reasons why the run ended early.
  public var problems: [String] = []
}

extension [ShrunkFailure] {
  /// Adds a failure, unless another one has the same steps.
  fileprivate mutating func addUnlessKnown(_ failure: ShrunkFailure) {
    if !contains(where: { $0.symbols == failure.symbols }) { append(failure) }
  }
}
