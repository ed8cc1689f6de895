/// Something that answers inputs with outputs and can be brought back to its beginning: a port under test.
///
/// Inputs are counted from 0. Outputs are ids, counted from 0 in the order in which the caller first saw
/// them; the dictionary between texts and ids belongs to the caller.
public protocol OutputOracle {
  /// What happens when the port cannot answer: it crashed, or its adapter broke off.
  associatedtype Failure: Error

  /// Brings the port back to where it begins.
  mutating func reset() throws(Failure)

  /// Gives the port one input, and returns what it answered.
  mutating func step(_ input: Int) throws(Failure) -> Int32
}

/// A Mealy machine that answers as its table says; it never fails.
public struct TableOracle: OutputOracle, Sendable {
  /// The table that answers.
  public let table: MealyTable
  /// The state that the machine is in.
  public private(set) var state: Int

  /// A machine that stands at its beginning.
  public init(_ table: MealyTable) {
    self.table = table
    self.state = table.initial
  }

  /// Goes back to the initial state.
  public mutating func reset() throws(Never) {
    state = table.initial
  }

  /// Takes the transition of the input.
  public mutating func step(_ input: Int) throws(Never) -> Int32 {
    let cell = table.cell(state, input)
    state = Int(table.next[cell])
    return table.output[cell]
  }
}
