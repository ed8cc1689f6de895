import StateMachines

extension InterpretedMachine {
  /// Whether the machine gets into a state, and does the same on whatever comes with another transition there: no
  /// test can tell, not even one of the machine alone.
  ///
  /// What the table takes for impossible never comes.
  func isIndifferent(to transition: Transition<M>, in state: M.State, on input: M.Input) -> Bool {
    let other = replacing(transition, in: state, on: input)
    var known: Set<Pair> = []
    var open = [Pair(right: M.initial, wrong: M.initial)]
    while let pair = open.popLast() {
      guard known.insert(pair).inserted else { continue }
      for input in M.Input.allCases {
        guard let right = rule(in: pair.right, on: input).transition else { continue }
        guard let wrong = other.rule(in: pair.wrong, on: input).transition, wrong.outputs == right.outputs
        else { return false }
        open.append(Pair(right: right.target ?? pair.right, wrong: wrong.target ?? pair.wrong))
      }
    }
    return known.contains { $0.right == state }
  }

  private typealias Pair = StatePair<M>
}

/// A state of a machine, and one of another table of it.
private struct StatePair<M: Machine>: Hashable {
  let right: M.State
  let wrong: M.State
}
