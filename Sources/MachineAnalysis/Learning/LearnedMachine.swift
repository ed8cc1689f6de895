/// A machine that was learned from a port.
///
/// The states are numbered in the order in which a search in breadth reaches them, so that the same
/// behaviour always gives the same table, however it was learned.
public struct LearnedMachine: Hashable, Sendable {
  /// The machine; the state of index 0 is where the port begins.
  public let table: MealyTable
  /// A shortest word that leads to each state.
  public let accessWords: [[Int]]

  /// Numbers the states of a table anew, and leaves out those that nothing leads to.
  public init(_ table: MealyTable) {
    var number = [Int32](repeating: -1, count: table.stateCount)
    var order = [table.initial]
    var words: [[Int]] = [[]]
    number[table.initial] = 0
    var index = 0
    while index < order.count {
      for input in 0..<table.inputCount {
        let target = Int(table.next[table.cell(order[index], input)])
        if number[target] >= 0 { continue }
        number[target] = Int32(order.count)
        order.append(target)
        words.append(words[index] + [input])
      }
      index += 1
    }
    let cells = order.flatMap { state in (0..<table.inputCount).map { table.cell(state, $0) } }
    let renumbered = MealyTable(
      stateCount: order.count, inputCount: table.inputCount,
      next: cells.map { number[Int(table.next[$0])] }, output: cells.map { table.output[$0] })
    guard let renumbered else { preconditionFailure("A table that is numbered anew is a table.") }
    self.table = renumbered
    accessWords = words
  }

  /// Where the machine differs from what was expected; `nil` if no word tells them apart.
  public func differences(from reference: MealyTable) -> MachineDifferences? {
    MachineDifferences(of: self, from: reference)
  }
}
