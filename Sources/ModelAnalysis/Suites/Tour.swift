/// Tests that take every transition of a table, or every pair of transitions that can follow each other.
///
/// A tour needs no reduction and no identifiers, and serves tables that are too large for a complete suite.
/// It claims accordingly little. Tests are made one at a time and end when a reset leads faster to what is
/// left than going on.
public struct Tour: Sequence, Sendable {
  /// What a tour takes.
  public enum Goal: String, CaseIterable, Hashable, Sendable {
    /// Every transition.
    case transitions
    /// Every pair of transitions of which one can follow the other.
    case pairs
  }

  /// The table that the tests are made for.
  public let table: MealyTable
  /// What the tour takes.
  public let goal: Goal

  /// A tour of the states of a table that can be reached.
  public init(of table: MealyTable, goal: Goal) {
    self.table = table
    self.goal = goal
  }

  /// What passing the tour shows, in plain words.
  public var guarantee: String {
    let taken =
      switch goal {
      case .transitions: "Every transition of the specification was taken"
      case .pairs: "Every pair of transitions of the specification that can follow each other was taken"
      }
    return taken + " and answered as specified. Where the transitions led is shown only as far as the next "
      + "inputs of the tests tell; the tour is not a complete suite."
  }

  /// Hands over the tests one at a time.
  public func makeIterator() -> TourIterator {
    switch goal {
    case .transitions: TourIterator(of: table)
    case .pairs: TourIterator(of: table.rememberingInput)
    }
  }

  /// Calls `body` with each test until it returns `false`.
  public func forEachTest(_ body: (ArraySlice<Int32>) -> Bool) {
    for test in self where !body(test[...]) { return }
  }
}

/// Hands over the tests of a tour one at a time.
public struct TourIterator: IteratorProtocol, Sendable {
  private let table: MealyTable
  private let order: [Int]
  private let depth: [Int32]
  private var isTaken: [Bool]
  /// How many transitions of each state are left.
  private var left: [Int32]
  private var search: NearestSearch
  /// Where in `order` transitions may be left.
  private var frontier = 0

  init(of table: MealyTable) {
    self.table = table
    let cover = StateCover(of: table)
    order = cover.order
    var depth = [Int32](repeating: 0, count: table.stateCount)
    for state in order.dropFirst() { depth[state] = depth[Int(cover.parent[state])] + 1 }
    self.depth = depth
    isTaken = [Bool](repeating: false, count: table.next.count)
    left = [Int32](repeating: Int32(table.inputCount), count: table.stateCount)
    search = NearestSearch(in: table)
  }

  /// The next test.
  public mutating func next() -> [Int32]? {
    var test: [Int32] = []
    var place = table.initial
    while let goal = nearest(from: place, isNew: test.isEmpty) {
      test += search.way(to: goal)
      place = goal
      while let input = firstLeft(at: place) {
        isTaken[table.cell(place, input)] = true
        left[place] -= 1
        test.append(Int32(input))
        place = table.successor(place, input)
      }
    }
    return test.isEmpty ? nil : test
  }

  private func firstLeft(at state: Int) -> Int? {
    left[state] == 0 ? nil : (0..<table.inputCount).first { !isTaken[table.cell(state, $0)] }
  }

  private mutating func nearest(from place: Int, isNew: Bool) -> Int? {
    while frontier < order.count, left[order[frontier]] == 0 { frontier += 1 }
    guard frontier < order.count else { return nil }
    let limit = isNew ? Int32.max : depth[order[frontier]]
    return search.nearest(from: place, within: limit, left: left)
  }
}

extension MealyTable {
  /// The table of which each state also knows by which transition it was entered, so that its transitions
  /// are the pairs of transitions of this table.
  fileprivate var rememberingInput: MealyTable {
    let begin = next.count
    let starts = next.indices.map { Int(next[$0]) } + [initial]
    let cells = starts.flatMap { start in (0..<inputCount).map { cell(start, $0) } }
    return MealyTable(
      stateCount: begin + 1, inputCount: inputCount, initial: begin,
      next: cells.map { Int32($0) }, output: cells.map { output[$0] }) ?? self
  }
}
