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
    let classes = SplittingTree(of: original).leaf
    var numbers = [Int](repeating: -1, count: Int(classes.max() ?? 0) + 1)
    var representatives: [Int] = []
    var stateOf = [Int?](repeating: nil, count: original.stateCount)
    for state in StateCover(of: original).order.sorted() {
      if numbers[Int(classes[state])] < 0 {
        numbers[Int(classes[state])] = representatives.count
        representatives.append(state)
      }
      stateOf[state] = numbers[Int(classes[state])]
    }
    table = original.keeping(representatives) { stateOf[$0] ?? 0 }
    self.stateOf = stateOf
  }
}

extension MealyTable {
  /// The rows of some states, in the given order, of which each stands for those that get its number.
  func keeping(_ states: [Int], numbering number: (Int) -> Int) -> MealyTable {
    let cells = states.flatMap { cell($0, 0)..<cell($0 + 1, 0) }
    let table = MealyTable(
      stateCount: states.count, inputCount: inputCount, initial: number(initial),
      next: cells.map { Int32(number(Int(next[$0]))) }, output: cells.map { output[$0] })
    guard let table else { preconditionFailure("a part of a table that nothing leads out of is a table") }
    return table
  }
}
