/// The adapter protocol that is spoken with other processes; see `spec/adapter-protocol.md`.
public enum WireProtocol {
  /// The version that the suite speaks.
  public static let version = 1
  /// The version of the suite, as a greeting names it.
  public static let suite = "1.0.0"
  /// How many bytes a line may have, without its end.
  public static let lineLimit = 1 << 20
  /// How many bytes an adapter may send in one case.
  public static let caseLimit = 4 << 20
}
