/// A place in a machine's table: what it remembers, and what happens to it.
public struct Cell<M: Machine>: Hashable, Sendable {
  /// The state before the input.
  public let state: M.State
  /// What happens.
  public let input: M.Input

  /// A cell of the table.
  public init(state: M.State, input: M.Input) {
    self.state = state
    self.input = input
  }
}

extension Cell {
  /// The cell's name in reports: `Machine/state/input`.
  public var key: String { "\(M.name)/\(state.name)/\(input.name)" }
}
