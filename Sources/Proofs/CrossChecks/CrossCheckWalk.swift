package import Conformance
import MachineAnalysis
package import ModelBasedTesting
package import PushModel
package import StateMachines

/// Random walks over everything on a port that follows readings, other ones in each walk, drawn at random: the
/// specification has to allow everything that is seen of it.
package struct CrossCheckWalk: Sendable {
  /// How many steps were taken.
  package private(set) var steps = 0
  /// How many walks, each under readings of its own.
  package private(set) var walks = 0
  /// Where the port did what the specification does not allow.
  package private(set) var disagreements: [Disagreement] = []

  /// A walk that ended otherwise on the port than on the specification.
  package struct Disagreement: Hashable, Sendable {
    /// The readings under which it is so; questions that are not named follow their first.
    package let readings: Readings
    /// The setting.
    package let given: Given
    /// The names of the steps, of which none can be left out.
    package let steps: [String]
    /// What was seen of the port in the last of them, and what the specification expects.
    package let divergence: Divergence
  }

  /// More steps than this are not taken under the same readings.
  private static let walkLength = 400

  /// Walks on ports of an edition that follow what they are told, until so many steps have been taken.
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
      let result = walk.run(on: &port)
      steps += max(result.steps, 1)
      walks += 1
      guard let failure = result.failures.first else { continue }
      disagreements.append(Self.shortest(failure, followed, makePort))
    }
  }

  /// The same with as few readings as it takes.
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
      var pair = try? LockStep(
        makePort(followed), behaviour: failure.behaviour)
    else { return nil }
    return pair.play(failure.symbols)?.ending.divergence
  }
}
