public import Conformance
import MachineAnalysis
public import PushModel
package import StateMachines

/// Plays random steps on a port; the specification judges every one.
///
/// At the end of a test all waiting requests are answered and all trouble ends; then every call has to have
/// completed. The same seed gives the same walk on every machine.
public struct RandomWalk: Sendable {
  /// The behaviour, whose symbols are the steps.
  public var behaviour: Behaviour
  /// The combinations of readings among which the port may choose.
  public var allowed: ReadingSet
  /// The seed of the random numbers.
  public var seed: UInt64
  /// The total number of steps.
  public var steps: Int
  /// The largest number of steps before the waiting requests are answered and the port is reset.
  private static let testLength = 25
  /// Whether failures by an argument alone count.
  public var isStrict = false
  /// The number of failures by an argument alone that are recorded.
  private static let reportLimit = 5
  /// The readings that are tried first.
  package var usual = Readings()
  /// Called before each test; `true` ends the walk.
  public var shouldStop: @Sendable () -> Bool = { false }
  /// Called before each test with the number of steps so far.
  public var onTest: @Sendable (_ steps: Int) -> Void = { _ in }

  /// Makes a walk over a behaviour.
  public init(_ behaviour: Behaviour, allowing allowed: ReadingSet = ReadingSet(), seed: UInt64, steps: Int) {
    self.behaviour = behaviour
    self.allowed = allowed
    self.seed = seed
    self.steps = steps
  }

  /// Walks on a port, which is restarted after a crash. Without a restart the walk ends.
  public func run<Port: Adapter>(on port: inout Port) -> WalkResult {
    var (ledger, known) = (WalkLedger(trying: usual), KnownFaults(in: behaviour.edition))
    return run(on: &port, &ledger, &known)
  }

  /// Walks on a port with a record of its readings and failures.
  func run<Port: Adapter>(
    on port: inout Port, _ ledger: inout WalkLedger, _ known: inout KnownFaults
  ) -> WalkResult {
    var result = WalkResult()
    var pair: LockStep<Port>
    do {
      pair = try LockStep(port, behaviour: behaviour, allowing: allowed, usual: ledger.usual)
    } catch {
      result.problems.append(error.message)
      return result
    }
    var guide = WalkGuide(seed: seed, symbols: behaviour.symbols)
    while result.steps < steps, result.failures.count < known.failureLimit, !shouldStop() {
      var taken: [Int] = []
      onTest(result.steps)
      result.tests += 1
      pair.port.player.name = "generated-\(result.tests)"
      var ending = pair.reset()
      guide.begin()
      func take(_ symbol: Int) {
        taken.append(symbol)
        result.steps += 1
        ending = pair.step(symbol)
      }
      while ending == nil, taken.count < Self.testLength, result.steps < steps {
        guard let symbol = guide.next(for: &pair) else { break }
        take(symbol)
      }
      while ending == nil, let symbol = guide.nextToSettle(&pair) { take(symbol) }
      result.share.add(pair.specification.share)
      if ending == nil {
        for left in pair.specification.left where result.failures.isEmpty {
          if let found = contradiction(left, in: taken, &pair, &ledger) { result.note(found, &known) }
        }
      }
      if let ending, !settle(ending, taken, &pair, &guide, &known, &result) { break }
      // A test that cannot begin, or is not judged from its beginning, will not be the next time either.
      if taken.isEmpty { break }
    }
    result.coveredPairs = guide.coveredPairs
    for (symbol, count) in zip(behaviour.symbols, guide.taken) where count > 0 {
      result.taken[symbol.name, default: 0] += count
    }
    port = pair.port.port
    return result
  }

  /// Records the early end of a test; `false` ends the walk.
  private func settle<Port: Adapter>(
    _ ending: Ending, _ taken: [Int], _ pair: inout LockStep<Port>, _ guide: inout WalkGuide,
    _ known: inout KnownFaults, _ result: inout WalkResult
  ) -> Bool {
    switch ending {
    case .diverged, .crashed:
      if ending.divergence?.losesRecord == true, let (test, ending) = queried(taken, &pair) {
        pair.specification.takesLostRecordsToStand = true
        defer { pair.specification.takesLostRecordsToStand = false }
        return settle(ending, test, &pair, &guide, &known, &result)
      }
      if let match = known.match(ending.wayOfFailing(in: behaviour.edition)) {
        guide.avoidLast()
        result.meet(match, taken.map { behaviour.symbols[$0].name })
        guard case .crashed = ending else { return true }
        return (try? pair.port.port.restart()) != nil
      }
      let isReported = !isStrict && ending.divergence?.isArgued ?? false
      if isReported, result.hasReported(ending.divergence) || result.reported.count >= Self.reportLimit {
        return true
      }
      let shrinker = Shrinker(behaviour: behaviour)
      var work = pair
      let failure = shrinker.shrink(taken, ending, on: &work)
      // The shrunk test may have another setting; the walk goes on in its own.
      pair.port.port = work.port.port
      // A failure that does not recur is no argument.
      if isReported, failure.isRepeatable {
        result.reported.append(failure)
      } else {
        result.note(failure, &known)
        guide.avoidLast()
      }
      return !failure.isPortLost
    case .givenUp: return true
    case .unsupported(let what):
      guard let last = taken.last else {
        result.problems.append("the setting could not be reached: the port does not have \(what)")
        return false
      }
      if guide.leaveOut(last) { result.unsupported.append(what) }
      return guide.hasSymbols
    case .adapter(let message):
      let names = taken.map { behaviour.symbols[$0].name }.joined(separator: ", ")
      result.problems.append(names.isEmpty ? message : "\(message) (after \(names))")
      return false
    }
  }

  /// The test with a query at its end, if that shows what the loss of a record means: no document says that
  /// records stay, but a query returns the last registration.
  private func queried<Port: Adapter>(_ taken: [Int], _ pair: inout LockStep<Port>) -> ([Int], Ending)? {
    var work = pair
    defer { pair.port.port = work.port.port }
    work.specification.takesLostRecordsToStand = true
    for symbol in behaviour.symbols.indices where behaviour.symbols[symbol].action.operation == .query {
      let test = taken + [symbol]
      guard let (ending, steps) = work.play(test), steps == test.count, let divergence = ending.divergence,
        !divergence.isArgued
      else { continue }
      return (test, ending)
    }
    return nil
  }
}

/// The result of a walk.
public struct WalkResult: Sendable {
  /// The number of steps.
  public var steps = 0
  /// The number of tests.
  public var tests = 0
  /// The number of covered pairs of a state of the machines and a step.
  public var coveredPairs = 0
  /// The number of times that each step was taken, by its name.
  public var taken: [String: Int] = [:]
  /// The judged share of the observations, in the tests that did not fail.
  package var share = JudgedShare()
  /// The failures, shrunk.
  public var failures: [ShrunkFailure] = []
  /// The failures by an argument alone, each kind once.
  public var reported: [ShrunkFailure] = []
  /// The known deviations that were met.
  package internal(set) var known: [KnownMeeting] = []
  /// The known failing walks that pass, with messages.
  package internal(set) var passing: [(deviation: Deviation, words: String)] = []
  /// The calls that the port lacks; the walk went on without them.
  public var unsupported: [String] = []
  /// The reasons why the walk ended early.
  public var problems: [String] = []

  /// Makes an empty result.
  public init() {}

  /// Adds the result of another walk.
  public mutating func add(_ other: WalkResult) {
    steps += other.steps
    tests += other.tests
    coveredPairs += other.coveredPairs
    taken.merge(other.taken, uniquingKeysWith: +)
    share.add(other.share)
    failures += other.failures
    passing += other.passing
    for meeting in other.known { meet(meeting) }
    for failure in other.reported where !hasReported(failure.divergence) { reported.append(failure) }
    for what in other.unsupported where !unsupported.contains(what) { unsupported.append(what) }
    problems += other.problems
  }

  /// Adds a failure, or a meeting with a known one.
  fileprivate mutating func note(_ failure: ShrunkFailure, _ known: inout KnownFaults) {
    if failure.isRepeatable, let match = known.match(failure) {
      meet(match, failure.stepNames)
    } else {
      failures.append(failure)
      known.note(failure)
    }
  }

  fileprivate mutating func meet(_ match: KnownFaults.Match, _ steps: [String]) {
    switch match {
    case .deviation(let deviation): meet(deviation, steps)
    case .found: break
    }
  }

  /// Adds a meeting with a known deviation.
  mutating func meet(_ deviation: Deviation, _ steps: [String]) {
    meet(KnownMeeting(deviation: deviation, steps: steps))
  }

  private mutating func meet(_ meeting: KnownMeeting) {
    if let place = known.firstIndex(where: { $0.deviation == meeting.deviation }) {
      known[place].count += meeting.count
    } else {
      known.append(meeting)
    }
  }

  /// Whether a failure with the same requirements is among the reported ones.
  fileprivate func hasReported(_ divergence: Divergence?) -> Bool {
    reported.contains { $0.divergence.requirements == divergence?.requirements }
  }
}
