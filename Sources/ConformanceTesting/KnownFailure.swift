/// A case that is known to fail, and why that is borne. It is shown as a known issue; if it passes, or fails for another
/// reason, that is an issue.
public struct KnownFailure: Hashable, Sendable {
  /// The id of the case.
  public let id: String
  /// What it fails for, as its issue names it: the requirement that it breaks.
  public let root: String
  /// Why the failure is borne.
  public let reason: String

  /// A case that is known to fail.
  public init(_ id: String, of root: String, because reason: String) {
    self.id = id
    self.root = root
    self.reason = reason
  }
}
