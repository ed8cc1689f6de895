package import PushModel

/// Something that the editions say differently. Neither corrects the other.
package struct Difference: Hashable, Sendable {
  /// The id, for example `DIFF-1`. Ids are stable and never reused.
  package let id: String
  /// What it is about.
  package let about: String
  /// What the editions say, the oldest first.
  package let positions: [Position]

  /// A statement of some editions, with its lines.
  package struct Position: Hashable, Sendable {
    /// Where it stands; several editions may say the same.
    package let cited: [OpenQuestion.Cited]
    /// What they say, in our words.
    package let says: String
  }

  /// Every difference.
  package static let all: [Difference] =
    userDifferences + registrationDifferences + tokenDifferences
    + voipDifferences + shapeDifferences + messageDifferences + installationDifferences

  /// Finds a difference by its id.
  package static func named(_ id: String) -> Difference? { all.first { $0.id == id } }
}
