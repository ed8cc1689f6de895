import StateMachines

/// What the machines of a system have done.
public struct Trace: Sendable {
  /// The rules that the last stimulus let the machines follow, in order.
  public private(set) var rulesTaken: [RuleTaken] = []

  /// The pairs that were taken for impossible and happened all the same: mistakes of the specification.
  public private(set) var impossible: [String] = []

  /// The cells that the last stimulus let the machines pass, by number (`Interpretation.rules(inCells:)`).
  public private(set) var cells: [UInt16] = []

  var notesRules = true

  /// The rules that the last stimulus let the machines follow, counted.
  private var ruleCount = 0

  /// More rules than this are taken for signals that never come to an end, as in a mutant.
  private static let ruleLimit = 1000

  /// Whether the signals of the last stimulus came to no end.
  var hasNoEnd: Bool { ruleCount > Self.ruleLimit }

  mutating func beginStimulus() {
    rulesTaken.removeAll(keepingCapacity: true)
    cells.removeAll(keepingCapacity: true)
    ruleCount = 0
  }

  /// Lets a machine take an input; it does not move where the pair is impossible.
  mutating func advance<M: Machine>(
    _ state: inout M.State, on input: M.Input, by machine: borrowing InterpretedMachine<M>,
    about channel: Channel? = nil
  ) -> [M.Output] {
    ruleCount += 1
    guard !hasNoEnd else {
      impossible.append("\(M.name): \(state.name) on \(input.name), signals without end")
      return []
    }
    let place = machine.index(of: state, input)
    cells.append(UInt16(truncatingIfNeeded: machine.firstCell + place))
    // A rule holds a good deal more than its transition, and to copy it takes as long as all the rest.
    if notesRules { rulesTaken.append(RuleTaken(machine.rules[place], in: state, on: input, about: channel)) }
    guard let transition = machine.rules[place].transition else {
      impossible.append(
        "\(M.name): \(state.name) on \(input.name), \(machine.rules[place].citation.id)")
      return []
    }
    if let target = transition.target { state = target }
    return transition.outputs
  }
}
