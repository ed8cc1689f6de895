package import Conformance
package import PushModel

/// A walk over a behaviour. Over everything it begins in many settings, each with a share of the steps.
package struct SettingsWalk: Sendable {
  private let name: BehaviourName
  /// The behaviour from each of its settings, without the areas that the port does not offer.
  private let parts: [Behaviour]
  /// The areas that the port does not offer.
  let without: Set<OptionalArea>
  private let seed: UInt64
  /// The total number of steps.
  private let steps: Int
  /// The combinations of readings among which the port may choose.
  package var allowed = ReadingSet()
  /// The readings that the port has shown before.
  package var ledger = WalkLedger()
  /// The known deviations of the port.
  package var known: KnownFaults
  /// Whether failures by an argument alone count.
  package var isStrict = false
  /// Called before each test; `true` ends the walk.
  package var shouldStop: @Sendable () -> Bool = { false }
  /// Called before each test with the number of steps so far.
  package var onTest: @Sendable (_ steps: Int) -> Void = { _ in }

  /// The usual number of steps. Half as many leave more broken ports unnoticed.
  package static let usualSteps = 40_000

  /// Makes a walk on a port without some areas; `nil` if no call of the behaviour is left.
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

  /// Walks on a port, and records the result in a transcript, if there is one.
  package func run<Port: Adapter>(on port: inout Port, to transcript: Transcript?) -> WalkResult {
    guard let transcript else { return run(on: &port) }
    var noted = TranscribedAdapter(port, in: name.rawValue, seed: seed, to: transcript)
    defer { port = noted.base }
    return run(on: &noted)
  }

  /// Walks on a port, until there are too many failures.
  package func run<Port: Adapter>(on port: inout Port) -> WalkResult {
    var result = WalkResult()
    var (ledger, known) = (ledger, known)
    playKnown(on: &port, known, &result)
    for (index, part) in parts.enumerated()
    where result.failures.count < known.failureLimit && result.problems.isEmpty {
      // The steps that a setting leaves over go to the later ones.
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
