/// A table with one fault: another target or another output of one cell.
public struct TableMutant: Hashable, Sendable {
  /// The state of the cell.
  public let state: Int
  /// The input of the cell.
  public let input: Int
  /// The fault.
  public let fault: Fault

  /// A fault of a cell.
  public enum Fault: Hashable, Sendable {
    /// Another target.
    case target(Int)
    /// Another output.
    case output(Int32)
  }

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
