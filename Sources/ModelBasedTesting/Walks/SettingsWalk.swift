package import Conformance
package import PushModel

/// A walk over a behaviour: over everything from many settings, of which each gets a share of the steps.
package struct SettingsWalk: Sendable {
  private let name: BehaviourName
  /// The behaviour from each of its settings, as far as the port offers it.
  private let parts: [Behaviour]
  /// What the port does not offer.
  let without: Set<OptionalArea>
  /// Where the numbers begin that decide the steps.
  private let seed: UInt64
  /// How many steps are taken in all.
  private let steps: Int
  /// The combinations of readings among which the port may choose.
  package var allowed = ReadingSet()
  /// What the port has shown before.
  package var ledger = WalkLedger()
  /// What is known to be wrong with the port.
  package var known: KnownFaults
  /// Whether what rests on an argument counts as a failure.
  package var isStrict = false
  /// Asked before each test; `true` ends the walk.
  package var shouldStop: @Sendable () -> Bool = { false }
  /// Told before each test how many steps were taken.
  package var onTest: @Sendable (_ steps: Int) -> Void = { _ in }

  /// How many steps are taken unless it is said: half as many leave more broken ports unnoticed.
  package static let usualSteps = 40_000

  /// A walk on a port that does not offer some areas; `nil` if nothing of the behaviour is left.
  package init?(
    over name: BehaviourName = .everything, in edition: Edition, without: Set<OptionalArea>, seed: UInt64,
    steps: Int
  ) {
    guard let walked = Behaviour(name, in: edition) else { return nil }
    self.name = name
    self.without = without
    known = KnownFaults(in: edition)
    parts = (name == .everything ? walked.fromManySettings : [walked]).compactMap { $0.without(without) }
    guard !parts.isEmpty else { return nil }
    self.seed = seed
    self.steps = steps
  }

  /// Walks on a port, and notes in a transcript, if there is one, what happens.
  package func run<Port: Adapter>(on port: inout Port, to transcript: Transcript?) -> WalkResult {
    guard let transcript else { return run(on: &port) }
    var noted = TranscribedAdapter(port, in: name.rawValue, seed: seed, to: transcript)
    defer { port = noted.base }
    return run(on: &noted)
  }

  /// Walks on a port, until more is wrong than is wanted.
  package func run<Port: Adapter>(on port: inout Port) -> WalkResult {
    var result = WalkResult()
    var (ledger, known) = (ledger, known)
    playKnown(on: &port, known, &result)
    for (index, part) in parts.enumerated()
    where result.failures.count < known.failureLimit && result.problems.isEmpty {
      // Where a setting is left open from its beginning, the others are walked the longer.
      let (left, walksLeft) = (steps - result.steps, parts.count - index)
      let share = (left + walksLeft - 1) / walksLeft
      var walk = RandomWalk(part, allowing: allowed, seed: seed &+ UInt64(index), steps: share)
      walk.isStrict = isStrict
      walk.shouldStop = shouldStop
      walk.onTest = { [before = result.steps, onTest] in onTest(before + $0) }
      result.add(walk.run(on: &port, &ledger, &known))
    }
    if result.steps < steps, result.failures.isEmpty, result.problems.isEmpty {
      if shouldStop() {
        result.problems.append("interrupted")
      } else if result.steps == 0 {
        result.problems.append("of nothing that could be done anybody says what follows")
      }
    }
    return result
  }
}
