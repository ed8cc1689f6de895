package import StateMachines

/// Cells, or rules of cells, that need not be visited, with the reason.
package struct CoverageException: Hashable, Sendable {
  /// The cells: `Machine/state/input`, in which `*` stands for any name.
  package let cells: String
  /// The editions' names; `nil` for all.
  package let editions: [String]?
  /// The readings of the excepted rules; without any, the cells with all their rules are excepted.
  package let readings: [ReadingChoice]
  package let reason: String

  package init(
    cells: String, editions: [String]? = nil, under readings: [ReadingChoice] = [], reason: String
  ) {
    self.cells = cells
    self.editions = editions
    self.readings = readings
    self.reason = reason
  }

  /// The name of the exception in reports.
  package var name: String { CoverageItems.key(of: cells, readings) }

  /// Whether a cell of an edition, or its rule under some readings, is excepted.
  package func covers(_ key: String, under readings: [ReadingChoice] = [], edition: String) -> Bool {
    guard editions?.contains(edition) ?? true, self.readings.allSatisfy(readings.contains) else {
      return false
    }
    let wanted = cells.split(separator: "/", omittingEmptySubsequences: false)
    let parts = key.split(separator: "/", omittingEmptySubsequences: false)
    return wanted.count == parts.count && zip(wanted, parts).allSatisfy { $0 == "*" || $0 == $1 }
  }
}
