/// Cells that need not be visited, and why.
public struct CoverageException: Hashable, Sendable {
  /// The cells: `Machine/state/input`, in which `*` stands for any name.
  public let cells: String
  /// The editions' names; `nil` for all.
  public let editions: [String]?
  /// The reason.
  public let reason: String

  /// An exception with its reason.
  public init(cells: String, editions: [String]? = nil, reason: String) {
    self.cells = cells
    self.editions = editions
    self.reason = reason
  }

  /// Whether a cell of an edition is meant.
  public func covers(_ key: String, edition: String) -> Bool {
    guard editions?.contains(edition) ?? true else { return false }
    let wanted = cells.split(separator: "/", omittingEmptySubsequences: false)
    let parts = key.split(separator: "/", omittingEmptySubsequences: false)
    return wanted.count == parts.count && zip(wanted, parts).allSatisfy { $0 == "*" || $0 == $1 }
  }
}
