package import PushModel

/// Two places of one document that do not go together.
package struct Contradiction: Hashable, Sendable {
  /// The id, for example `CONTRA-1`. Ids are stable and never reused.
  package let id: String
  /// The statement of the one place, in our words.
  package let one: String
  /// The statement of the other place.
  package let other: String
  /// The lines of the two places, in each edition that has both.
  package let places: [Place]
  /// The specification's treatment of the contradiction.
  package let treatment: String

  /// The two places of one edition.
  package struct Place: Hashable, Sendable {
    package let edition: Edition
    /// The lines of the one place.
    package let one: Lines
    /// The lines of the other place.
    package let other: Lines
  }

  package var editions: [Edition] { places.map(\.edition) }

  package static let all: [Contradiction] =
    behaviourContradictions + namingContradictions + messageContradictions

  package static func named(_ id: String) -> Contradiction? { all.first { $0.id == id } }
}
