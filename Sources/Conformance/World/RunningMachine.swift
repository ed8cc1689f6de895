import StateMachines

/// A machine of the world at work: where it is, and which cells it has passed.
struct RunningMachine<M: Machine>: Sendable {
  private let table: InterpretedMachine<M>
  /// Where the machine is.
  private(set) var state = M.initial
  /// The cells that were passed, a bit each by their places in the table: the machines of the world are small.
  private var passed: UInt128 = 0

  /// A machine on a device on which nothing has happened yet.
  init(_ table: InterpretedMachine<M>) { self.table = table }

  /// Puts the machine into a state without an input: how a world's setting is laid down.
  mutating func place(in state: M.State) { self.state = state }

  /// Takes an input; what comes of it, or why it is impossible. Then the machine does not move.
  mutating func take(_ input: M.Input) -> ResolvedRule<M> {
    let index = table.index(of: state, input)
    passed |= 1 << UInt128(index)
    let rule = table.rules[index]
    if let target = rule.transition?.target { state = target }
    return rule
  }

  /// The cells that were passed, in the order of the table.
  var visited: [Cell<M>] {
    M.State.allCases.flatMap { state in
      M.Input.allCases.compactMap { input in
        let isPassed = passed & (1 << UInt128(table.index(of: state, input))) != 0
        return isPassed ? Cell(state: state, input: input) : nil
      }
    }
  }
}
