package import PushModel

/// Two places of one document that do not go together.
package struct Contradiction: Hashable, Sendable {
  /// The id, for example `CONTRA-1`. Ids are stable and never reused.
  package let id: String
  /// What the one place says, in our words.
  package let one: String
  /// What the other place says.
  package let other: String
  /// Where the two stand, for each edition in which they do.
  package let places: [Place]
  /// How the specification treats it.
  package let treatment: String

  /// The two places of one edition.
  package struct Place: Hashable, Sendable {
    /// The edition.
    package let edition: Edition
    /// The lines of the one.
    package let one: Lines
    /// The lines of the other.
    package let other: Lines
  }

  /// The editions with the contradiction.
  package var editions: [Edition] { places.map(\.edition) }

  /// Every contradiction.
  package static let all: [Contradiction] =
    behaviourContradictions + namingContradictions + messageContradictions

  /// Finds a contradiction by its id.
  package static func named(_ id: String) -> Contradiction? { all.first { $0.id == id } }
}
