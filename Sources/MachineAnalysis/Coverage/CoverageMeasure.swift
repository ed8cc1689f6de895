/// The coverage of items of one kind.
package struct CoverageMeasure: Hashable, Sendable {
  /// The number of items.
  package internal(set) var possible = 0
  /// The number of covered items.
  package internal(set) var visited = 0
  /// The names of uncovered items with an exception.
  package internal(set) var excepted: [String] = []
  /// The names of uncovered items without an exception.
  package internal(set) var missing: [String] = []

  /// Whether every item is covered or excepted.
  package var isComplete: Bool { missing.isEmpty }

  /// Makes an empty measure.
  package init() {}

  mutating func add(_ name: String, isVisited: Bool, isExcepted: Bool = false) {
    possible += 1
    if isVisited {
      visited += 1
    } else if isExcepted {
      excepted.append(name)
    } else {
      missing.append(name)
    }
  }

  /// The measure of both together.
  package static func + (one: CoverageMeasure, other: CoverageMeasure) -> CoverageMeasure {
    var sum = one
    sum.possible += other.possible
    sum.visited += other.visited
    sum.excepted += other.excepted
    sum.missing += other.missing
    return sum
  }
}
