/// Something that the editions say differently. Neither corrects the other.
public struct Difference: Hashable, Sendable {
  /// The id, for example `DIFF-1`. Ids are stable and never reused.
  public let id: String
  /// What it is about.
  public let about: String
  /// What the editions say, the oldest first.
  public let positions: [Position]

  /// What editions say at which lines.
  public struct Position: Hashable, Sendable {
    /// Where it stands; several editions may say the same.
    public let cited: [OpenQuestion.Cited]
    /// What they say, in our words.
    public let says: String
  }

  /// Every difference.
  public static let all: [Difference] =
    userDifferences + registrationDifferences + tokenDifferences
    + voipDifferences + shapeDifferences + messageDifferences + installationDifferences

  /// Finds a difference by its id.
  public static func named(_ id: String) -> Difference? { all.first { $0.id == id } }
}
