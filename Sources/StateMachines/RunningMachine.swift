/// A machine at work: where it is, and which cells it has passed.
public struct RunningMachine<M: Machine>: Sendable {
  /// The edition that is followed.
  public let edition: M.Edition
  /// The readings that are followed.
  public let readings: Readings
  /// Where the machine is.
  public private(set) var state: M.State
  /// The cells that were passed, in order of their first visit.
  public private(set) var visited: [Cell<M>] = []
  private var known: Set<Cell<M>> = []

  /// A machine on a device on which nothing has happened yet.
  public init(edition: M.Edition, readings: Readings) {
    self.edition = edition
    self.readings = readings
    state = M.initial
  }

  /// Puts the machine into a state without an input: how a world's setting is laid down.
  public mutating func place(in state: M.State) { self.state = state }

  /// Takes an input. The machine does not move where the pair is impossible.
  public mutating func take(_ input: M.Input) -> ResolvedRule<M> {
    let cell = Cell<M>(state: state, input: input)
    if known.insert(cell).inserted { visited.append(cell) }
    let rule = M.rule(in: state, on: input, of: edition).resolved(by: readings)
    if let target = rule.transition?.target { state = target }
    return rule
  }
}

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
