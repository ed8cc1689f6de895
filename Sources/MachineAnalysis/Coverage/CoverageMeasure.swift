/// How much was covered of things of one kind.
package struct CoverageMeasure: Hashable, Sendable {
  /// How many there are.
  package internal(set) var possible = 0
  /// How many of them were covered.
  package internal(set) var visited = 0
  /// The names of those that are not covered, and that an exception explains.
  package internal(set) var excepted: [String] = []
  /// The names of those that are neither covered nor excepted.
  package internal(set) var missing: [String] = []

  /// Whether everything is covered or excepted.
  package var isComplete: Bool { missing.isEmpty }

  /// Of nothing.
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

  /// Both taken together.
  package static func + (one: CoverageMeasure, other: CoverageMeasure) -> CoverageMeasure {
    var sum = one
    sum.possible += other.possible
    sum.visited += other.visited
    sum.excepted += other.excepted
    sum.missing += other.missing
    return sum
  }
}
