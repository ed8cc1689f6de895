package import StateMachines

/// Cells, or rules of cells, that need not be visited, and why.
package struct CoverageException: Hashable, Sendable {
  /// The cells: `Machine/state/input`, in which `*` stands for any name.
  package let cells: String
  /// The editions' names; `nil` for all.
  package let editions: [String]?
  /// The readings of the rules that are meant; without any, the cells and all their rules are.
  package let readings: [ReadingChoice]
  /// The reason.
  package let reason: String

  /// An exception with its reason.
  package init(
    cells: String, editions: [String]? = nil, under readings: [ReadingChoice] = [], reason: String
  ) {
    self.cells = cells
    self.editions = editions
    self.readings = readings
    self.reason = reason
  }

  /// What is excepted, as reports write it.
  package var name: String { CoverageItems.key(of: cells, readings) }

  /// Whether a cell of an edition is meant, or the rule of it that readings lead to.
  package func covers(_ key: String, under readings: [ReadingChoice] = [], edition: String) -> Bool {
    guard editions?.contains(edition) ?? true, self.readings.allSatisfy(readings.contains) else {
      return false
    }
    let wanted = cells.split(separator: "/", omittingEmptySubsequences: false)
    let parts = key.split(separator: "/", omittingEmptySubsequences: false)
    return wanted.count == parts.count && zip(wanted, parts).allSatisfy { $0 == "*" || $0 == $1 }
  }
}
