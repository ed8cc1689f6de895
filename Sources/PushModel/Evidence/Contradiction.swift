/// Two places of one document that do not go together.
public struct Contradiction: Hashable, Sendable {
  /// The id, for example `CONTRA-1`. Ids are stable and never reused.
  public let id: String
  /// What the one place says, in our words.
  public let one: String
  /// What the other place says.
  public let other: String
  /// Where the two stand, for each edition in which they do.
  public let places: [Place]
  /// How the specification treats it.
  public let treatment: String

  /// The two places of one edition.
  public struct Place: Hashable, Sendable {
    /// The edition.
    public let edition: Edition
    /// The lines of the one.
    public let one: Lines
    /// The lines of the other.
    public let other: Lines
  }

  /// The editions that contradict themselves so.
  public var editions: [Edition] { places.map(\.edition) }

  /// Every contradiction.
  public static let all: [Contradiction] =
    behaviourContradictions + namingContradictions + messageContradictions

  /// Finds a contradiction by its id.
  public static func named(_ id: String) -> Contradiction? { all.first { $0.id == id } }
}
