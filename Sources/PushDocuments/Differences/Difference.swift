package import PushModel

/// A subject on which the editions differ. Neither corrects the other.
package struct Difference: Hashable, Sendable {
  /// The id, for example `DIFF-1`. Ids are stable and never reused.
  package let id: String
  package let about: String
  /// The statements of the editions, the oldest first.
  package let positions: [Position]

  /// A statement of some editions, with its lines.
  package struct Position: Hashable, Sendable {
    /// The lines; several editions may say the same.
    package let cited: [OpenQuestion.Cited]
    /// The statement in our words.
    package let says: String
  }

  package static let all: [Difference] =
    userDifferences + registrationDifferences + tokenDifferences
    + voipDifferences + shapeDifferences + messageDifferences + installationDifferences

  package static func named(_ id: String) -> Difference? { all.first { $0.id == id } }
}
