/// A table without unreachable states and with states that no word tells apart made one.
public struct Reduction: Hashable, Sendable {
  /// The smallest table that answers as the original does. Its states keep the order of the original, so
  /// that a table which cannot be made smaller stays as it is.
  public let table: MealyTable
  /// The state of the small table for each state of the original, or `nil` where nothing leads to it.
  public let stateOf: [Int?]

  /// The states of the original that nothing leads to.
  public var unreachable: [Int] { stateOf.indices.filter { stateOf[$0] == nil } }

  /// The states of the original that coincide: groups of two or more that no word tells apart.
  public var coinciding: [[Int]] {
    var groups = [[Int]](repeating: [], count: table.stateCount)
    for (state, reduced) in stateOf.enumerated() {
      if let reduced { groups[reduced].append(state) }
    }
    return groups.filter { $0.count > 1 }
  }

  /// Reduces a table.
  public init(of original: MealyTable) {
    let cover = StateCover(of: original)
    let classes = Self.classes(of: original, states: cover.order)
    var numbers: [Int32: Int] = [:]
    var representatives: [Int] = []
    var stateOf = [Int?](repeating: nil, count: original.stateCount)
    for state in cover.order.sorted() {
      let number = numbers[classes[state]] ?? representatives.count
      if number == representatives.count {
        numbers[classes[state]] = number
        representatives.append(state)
      }
      stateOf[state] = number
    }
    var reduced = original
    reduced.keep(representatives) { stateOf[$0] ?? 0 }
    table = reduced
    self.stateOf = stateOf
  }

  /// The class of each state that can be reached: equal where no word tells two states apart.
  private static func classes(of table: MealyTable, states: [Int]) -> [Int32] {
    var classes = [Int32](repeating: 0, count: table.stateCount)
    var count = 1
    var byOutput = true
    while true {
      var known: [[Int32]: Int32] = [:]
      var refined = classes
      for state in states {
        var row: [Int32] = [classes[state]]
        for input in 0..<table.inputCount {
          row.append(byOutput ? table.answer(state, input) : classes[table.successor(state, input)])
        }
        let number = known[row] ?? Int32(known.count)
        known[row] = number
        refined[state] = number
      }
      if !byOutput, known.count == count { return classes }
      count = known.count
      classes = refined
      byOutput = false
    }
  }
}

extension MealyTable {
  /// Keeps the rows of some states only, in the given order.
  fileprivate mutating func keep(_ states: [Int], renumbering: (Int) -> Int) {
    let rows = states.flatMap { state in
      (0..<inputCount).map { Int32(renumbering(successor(state, $0))) }
    }
    let answers = states.flatMap { state in (0..<inputCount).map { answer(state, $0) } }
    if let table = MealyTable(
      stateCount: states.count, inputCount: inputCount, initial: renumbering(initial),
      next: rows, output: answers)
    {
      self = table
    }
  }
}
