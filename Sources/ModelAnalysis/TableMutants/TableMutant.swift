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
  public init(state: Int, input: Int, fault: Fault) {
    self.state = state
    self.input = input
    self.fault = fault
  }

  /// The table with the fault.
  ///
  /// - Precondition: the cell, and the state that the fault names, exist in the table.
  public func applied(to table: MealyTable) -> MealyTable {
    switch fault {
    case .target(let target): table.changing(state: state, input: input, target: target)
    case .output(let output): table.changing(state: state, input: input, output: output)
    }
  }
}

/// Every mutant of a table with a single fault, cell by cell: each other target, then each other output.
///
/// Cells of states that nothing leads to are left out, as no test gets there.
public struct SingleFaults: Sequence, Sendable {
  /// The table without faults.
  public let table: MealyTable
  /// The outputs that a cell can be given, in ascending order.
  public let outputs: [Int32]
  private let states: [Int]

  /// The single faults of a table.
  ///
  /// - Parameters:
  ///   - table: the table without faults.
  ///   - outputs: what a cell may answer; by default what some cell of the table answers.
  public init(of table: MealyTable, outputs: Set<Int32>? = nil) {
    self.table = table
    self.outputs = (outputs ?? Set(table.output)).sorted()
    states = StateCover(of: table).order.sorted()
  }

  /// How many mutants there are.
  public var count: Int {
    states.reduce(0) { count, state in
      count
        + (0..<table.inputCount).reduce(0) { sum, input in
          sum + table.stateCount - 1 + outputs.count { $0 != table.answer(state, input) }
        }
    }
  }

  /// Goes through the mutants.
  public func makeIterator() -> some IteratorProtocol<TableMutant> {
    states.lazy.flatMap { state in
      (0..<table.inputCount).lazy.flatMap { input in mutants(of: state, input) }
    }.makeIterator()
  }

  private func mutants(of state: Int, _ input: Int) -> [TableMutant] {
    let targets = (0..<table.stateCount).filter { $0 != table.successor(state, input) }
    let answers = outputs.filter { $0 != table.answer(state, input) }
    return targets.map { TableMutant(state: state, input: input, fault: .target($0)) }
      + answers.map { TableMutant(state: state, input: input, fault: .output($0)) }
  }
}
