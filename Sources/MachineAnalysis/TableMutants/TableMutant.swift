/// A table with one fault: one cell goes elsewhere or answers otherwise.
public struct TableMutant: Hashable, Sendable {
  /// The state of the cell.
  public let state: Int
  /// The input of the cell.
  public let input: Int
  /// What is wrong.
  public let fault: Fault

  /// What is wrong with a cell.
  public enum Fault: Hashable, Sendable {
    /// It leads to this state.
    case target(Int)
    /// It answers this.
    case output(Int32)
  }

  /// A mutant of a cell.
  package init(state: Int, input: Int, fault: Fault) {
    self.state = state
    self.input = input
    self.fault = fault
  }

  /// The table with the fault.
  ///
  /// - Precondition: the cell, and the state that the fault names, exist in the table.
  package func applied(to table: MealyTable) -> MealyTable {
    switch fault {
    case .target(let target): table.changing(state: state, input: input, target: target)
    case .output(let output): table.changing(state: state, input: input, output: output)
    }
  }
}
