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
    let cover = StateCover(of: table)
    var numbers = [Int](repeating: 0, count: table.stateCount)
    for (number, state) in cover.order.enumerated() { numbers[state] = number }
    self.table = table.keeping(cover.order) { numbers[$0] }
    accessWords = cover.order.map { state in (cover.word(to: state) ?? []).map { Int($0) } }
  }

  /// Where the machine differs from what was expected; `nil` if no word tells them apart.
  ///
  /// Of the cells of the reference that are left open nobody says what they answer and where they lead: no word that
  /// takes one of them tells anything.
  public func differences(from reference: MealyTable, leavingOpen open: Set<Int> = []) -> MachineDifferences?
  {
    MachineDifferences(of: self, from: reference, leavingOpen: open)
  }
}
