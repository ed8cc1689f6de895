/// A table with states that it should not have, and a fault that only they show.
///
/// One cell of the table leads to a copy of its target. Each copy behaves as its original does, but that one
/// of its inputs leads on to the next copy; in the last copy one cell is wrong. So the fault is hidden
/// behind as many further states as there are copies.
public struct ExtraStateMutant: TableFault, Hashable {
  /// The state of the cell that leads to the first copy.
  public let state: Int
  /// The input of the cell that leads to the first copy.
  public let input: Int
  /// The inputs that lead from one copy to the next: one fewer than there are copies.
  public let path: [Int]
  /// The fault of the last copy, in the cell of this input. A target may be one of the copies, which are
  /// counted on from the states of the table.
  public let faultyInput: Int
  /// What is wrong.
  public let fault: TableMutant.Fault

  /// How many states the mutant has more than the table.
  public var extraStates: Int { path.count + 1 }

  /// A mutant chosen at random.
  ///
  /// - Parameters:
  ///   - table: a table whose states can all be reached.
  ///   - extraStates: how many states more; at least one.
  ///   - outputs: what a cell may answer; with a single output only targets are changed.
  ///   - generator: the source of numbers.
  public init(
    of table: MealyTable, extraStates: Int, outputs: [Int32], using generator: inout SplitMix64
  ) {
    precondition(extraStates > 0, "the mutant has a state more")
    state = generator.below(table.stateCount)
    input = generator.below(table.inputCount)
    path = (1..<extraStates).map { _ in generator.below(table.inputCount) }
    faultyInput = generator.below(table.inputCount)
    let last = path.reduce(table.successor(state, input)) { table.successor($0, $1) }
    let states = table.stateCount + extraStates
    if outputs.count > 1, generator.below(2) == 0 {
      let right = table.answer(last, faultyInput)
      let others = outputs.filter { $0 != right }
      fault = .output(others[generator.below(others.count)])
    } else {
      let target = generator.below(states - 1)
      fault = .target(target < table.successor(last, faultyInput) ? target : target + 1)
    }
  }

  /// The table with the copies and the fault.
  public func applied(to table: MealyTable) -> MealyTable {
    let copies = copies(in: table)
    var next = table.next
    next[table.cell(state, input)] = Int32(table.stateCount)
    return MealyTable(
      stateCount: table.stateCount + extraStates, inputCount: table.inputCount, initial: table.initial,
      next: next + copies.next, output: table.output + copies.output) ?? table
  }

  /// The rows of the copies.
  func copies(in table: MealyTable) -> (next: [Int32], output: [Int32]) {
    var next: [Int32] = []
    var output: [Int32] = []
    var original = table.successor(state, input)
    for (copy, step) in (path + [faultyInput]).enumerated() {
      let row = table.cell(original, 0)..<table.cell(original + 1, 0)
      let begin = next.count
      next += table.next[row]
      output += table.output[row]
      // A copy of the state whose cell leads to the first copy leads there too, or it would not be one.
      if original == state { next[begin + input] = Int32(table.stateCount) }
      original = table.successor(original, step)
      if copy < path.count {
        next[begin + step] = Int32(table.stateCount + copy + 1)
        continue
      }
      switch fault {
      case .target(let target): next[begin + step] = Int32(target)
      case .output(let answer): output[begin + step] = answer
      }
    }
    return (next, output)
  }
}
