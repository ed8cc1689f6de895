/// A machine in one edition and under one reading of each open question: a plain table.
///
/// The table is what a system runs, what is explored, and what a mutant differs from in one cell.
public struct InterpretedMachine<M: Machine>: Sendable {
  /// The rules in the order of the states, and in each state in the order of the inputs.
  public private(set) var rules: [ResolvedRule<M>]

  /// The number of the first cell where the machine is one of several whose cells are numbered through.
  public var firstCell = 0

  @usableFromInline let states = M.State.allCases
  @usableFromInline let inputs = M.Input.allCases
  /// The rules that depend on a reading, with their places in the table.
  private let openRules: [(index: Int, rule: Rule<M>)]

  /// The machine in an edition; every question is given its first reading.
  public init(edition: M.Edition) {
    var rules: [ResolvedRule<M>] = []
    var open: [(index: Int, rule: Rule<M>)] = []
    for state in M.State.allCases {
      for input in M.Input.allCases {
        let rule = M.rule(in: state, on: input, of: edition)
        if case .open = rule.form { open.append((index: rules.count, rule: rule)) }
        rules.append(rule.resolved(by: Readings()))
      }
    }
    self.rules = rules
    openRules = open
  }

  /// The same machine under other readings; questions that they do not name follow their first.
  public func following(_ readings: Readings) -> Self {
    var machine = self
    for open in openRules {
      let resolved = open.rule.resolved(by: readings)
      if resolved.path != rules[open.index].path {
        machine.rules[open.index] = resolved
      }
    }
    return machine
  }

  /// What happens in a state on an input.
  @inlinable
  public func rule(in state: M.State, on input: M.Input) -> ResolvedRule<M> {
    rules[index(of: state, input)]
  }

  /// The machine with another transition in one cell, which keeps its citation and its place.
  public func replacing(
    _ transition: Transition<M>, in state: M.State, on input: M.Input
  ) -> Self {
    var machine = self
    let index = index(of: state, input)
    let rule = rules[index]
    machine.rules[index] = ResolvedRule(
      transition: transition, citation: rule.citation, place: rule.place, path: rule.path, isIgnored: false)
    return machine
  }

  /// The place in `rules` of a state and an input.
  @inlinable
  public func index(of state: M.State, _ input: M.Input) -> Int {
    let row = states.firstIndex(of: state) ?? 0
    let column = inputs.firstIndex(of: input) ?? 0
    return row * inputs.count + column
  }
}
