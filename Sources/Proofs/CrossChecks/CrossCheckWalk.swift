package import Conformance
import MachineAnalysis
package import ModelBasedTesting
package import PushModel
package import StateMachines

/// Random walks over everything on a port that follows readings, drawn anew for each walk: the specification
/// has to allow all observations of it.
package struct CrossCheckWalk: Sendable {
  /// The number of steps.
  package private(set) var steps = 0
  /// The number of walks, each under readings of its own.
  package private(set) var walks = 0
  /// The steps of the port that the specification does not allow.
  package private(set) var disagreements: [Disagreement] = []

  /// A walk in which port and specification differ.
  package struct Disagreement: Hashable, Sendable {
    /// The readings; questions that are not named follow their first.
    package let readings: Readings
    package let given: Given
    /// The names of the steps, none of which can be left out.
    package let steps: [String]
    /// The divergence in the last step.
    package let divergence: Divergence
  }

  /// The largest number of steps under the same readings.
  private static let walkLength = 400

  /// Walks on ports of an edition that follow given readings, for a number of steps.
  package init<Port: Adapter>(
    in edition: Edition, steps limit: Int, seed: UInt64, port makePort: (ReadingSet) -> Port
  ) {
    guard let settings = Behaviour(.everything, in: edition)?.fromManySettings else { return }
    var generator = SplitMix64(seed: seed)
    while steps < limit {
      let followed = ReadingSet().one(of: ReadingSet.allPlaces) { generator.below($0) }
      var port = makePort(followed)
      var walk = RandomWalk(
        settings[generator.below(settings.count)], seed: generator.next(),
        steps: min(Self.walkLength, limit - steps))
      walk.isStrict = true
      walk.usual = followed.readings
      let result = walk.run(on: &port)
      steps += max(result.steps, 1)
      walks += 1
      guard let failure = result.failures.first else { continue }
      disagreements.append(Self.shortest(failure, followed, makePort))
    }
  }

  /// The same failure with as few readings as possible.
  private static func shortest<Port: Adapter>(
    _ failure: ShrunkFailure, _ followed: ReadingSet, _ makePort: (ReadingSet) -> Port
  ) -> Disagreement {
    let readings = followed.readings.fewest { play(failure, ReadingSet($0).first, makePort) != nil }
    let divergence = play(failure, ReadingSet(readings).first, makePort) ?? failure.divergence
    return Disagreement(
      readings: readings, given: failure.behaviour.given, steps: failure.stepNames, divergence: divergence)
  }

  private static func play<Port: Adapter>(
    _ failure: ShrunkFailure, _ followed: ReadingSet, _ makePort: (ReadingSet) -> Port
  ) -> Divergence? {
    guard
      var pair = try? LockStep(makePort(followed), behaviour: failure.behaviour)
    else { return nil }
    return pair.play(failure.symbols)?.ending.divergence
  }
}
