/// Cells that need not be visited, and why.
public struct CoverageException: Hashable, Sendable {
  /// The cells: `Machine/state/input`, in which `*` stands for any name.
  public let cells: String
  /// The edition's name; `nil` for all.
  public let edition: String?
  /// The reason.
  public let reason: String

  /// An exception with its reason.
  public init(cells: String, edition: String? = nil, reason: String) {
    self.cells = cells
    self.edition = edition
    self.reason = reason
  }

  /// Whether a cell of an edition is meant.
  public func covers(_ key: String, edition: String) -> Bool {
    guard self.edition == nil || self.edition == edition else { return false }
    let wanted = cells.split(separator: "/", omittingEmptySubsequences: false)
    let parts = key.split(separator: "/", omittingEmptySubsequences: false)
    return wanted.count == parts.count && zip(wanted, parts).allSatisfy { $0 == "*" || $0 == $1 }
  }
}
