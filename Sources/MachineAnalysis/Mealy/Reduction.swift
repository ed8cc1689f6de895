extension MealyTable {
  /// The smallest equivalent table: without unreachable states, and with equivalent states merged. States
  /// keep their order, so that a minimal table stays as it is.
  package var reduced: MealyTable {
    let classes = SplittingTree(of: self).leaf
    var numbers = [Int](repeating: -1, count: Int(classes.max() ?? 0) + 1)
    var kept: [Int] = []
    for state in StateCover(of: self).order.sorted() where numbers[Int(classes[state])] < 0 {
      numbers[Int(classes[state])] = kept.count
      kept.append(state)
    }
    func number(_ state: Int) -> Int { numbers[Int(classes[state])] }
    let cells = kept.flatMap { cell($0, 0)..<cell($0 + 1, 0) }
    let table = MealyTable(
      stateCount: kept.count, inputCount: inputCount, initial: number(initial),
      next: cells.map { Int32(number(Int(next[$0]))) }, output: cells.map { output[$0] })
    guard let table else { preconditionFailure("a part of a table that nothing leads out of is a table") }
    return table
  }
}
