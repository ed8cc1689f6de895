package import StateMachines

/// The targets of coverage of a machine in one edition: cells, rules, and pairs of transitions.
///
/// - A *rule* is a branch of a cell: the machine's reaction under one combination of readings.
/// - A *transition* is a reaction in a cell, under any readings. Two of them are a *pair* where the second
///   begins in the state in which the first ends, and one port can take both.
package struct CoverageItems: Sendable {
  let machine: String
  let edition: String
  package let cells: [TableCell]
  package let rules: [Rule]
  let transitions: [Transition]
  /// The possible pairs: the first transition's number times the number of transitions, plus the second's.
  let pairs: [Int]

  package struct Rule: Sendable {
    package let cell: Int
    package let branch: TableBranch
    /// The number of the transition; `nil` where the branch is impossible.
    let transition: Int?
    /// Readings under which a port can pass it; `nil` if none can.
    package let situation: ReachConditions.Condition?
    package let key: String

    /// Whether some port can pass it.
    package var isPossible: Bool { situation != nil }
  }

  struct Transition: Hashable, Sendable {
    let state: String
    let input: String
    let target: String
    let outputs: [String]
  }

  /// The numbers of the rules of each cell.
  private let rulesOfCells: [Range<Int>]
  private let states: [String: Int]
  private let inputs: [String: Int]

  package init(of machine: MachineDescription, in table: TransitionTable) {
    self.machine = machine.name
    edition = table.edition
    cells = table.cells
    states = Self.positions(machine.states)
    inputs = Self.positions(machine.inputs)
    let conditions = ReachConditions(of: table, from: Self.roots(of: machine, in: table))
    var rules: [Rule] = []
    var ranges: [Range<Int>] = []
    var transitions = StateTable<Transition>()
    for (index, cell) in table.cells.enumerated() {
      let first = rules.count
      for branch in cell.branches {
        var number: Int?
        if case .goes(let target, let outputs) = branch.outcome {
          number =
            transitions.insert(
              Transition(state: cell.state, input: cell.input, target: target, outputs: outputs)
            ).number
        }
        let isReached = number != nil && cell.isReached
        let situation = isReached ? conditions.joined(with: branch.readings, in: cell.state) : nil
        rules.append(
          Rule(
            cell: index, branch: branch, transition: number, situation: situation,
            key: Self.key(of: cell.key, branch.readings)))
      }
      ranges.append(first..<rules.count)
    }
    self.rules = rules
    self.transitions = transitions.states
    rulesOfCells = ranges
    pairs = Self.pairs(of: rules, transitions.states, conditions)
  }

  /// The number of a cell, by its names.
  func cell(in state: String, on input: String) -> Int? {
    guard let state = states[state], let input = inputs[input] else { return nil }
    return state * inputs.count + input
  }

  /// The numbers of the rules of a cell, in the order of their readings.
  func rules(of cell: Int) -> Range<Int> { rulesOfCells[cell] }

  /// The name of a pair.
  func name(ofPair pair: Int) -> String {
    let first = transitions[pair / transitions.count]
    let second = transitions[pair % transitions.count]
    return "\(machine): \(first.state), \(first.deed) → \(second.state), \(second.deed) → \(second.target)"
  }

  /// The key of a rule: its cell, and the readings that lead to it.
  package static func key(of cell: String, _ readings: [ReadingChoice]) -> String {
    readings.isEmpty ? cell : "\(cell) [\(readings.words)]"
  }

  /// The initial state, and the states that a setting lays down.
  private static func roots(of machine: MachineDescription, in table: TransitionTable) -> [String] {
    let reached = table.states(reachedFrom: machine.initial)
    return machine.states.filter { state in
      state == machine.initial
        || !reached.contains(state) && table.cells.contains { $0.state == state && $0.isReached }
    }
  }

  private static func pairs(
    of rules: [Rule], _ transitions: [Transition], _ conditions: ReachConditions
  ) -> [Int] {
    let possible = rules.filter(\.isPossible)
    let followers = Dictionary(grouping: possible) { rule in
      rule.transition.map { transitions[$0].state } ?? ""
    }
    var pairs: Set<Int> = []
    for rule in possible {
      guard let first = rule.transition else { continue }
      for next in followers[transitions[first].target] ?? [] {
        guard let second = next.transition, !pairs.contains(first * transitions.count + second),
          conditions.joined(
            with: rule.branch.readings + next.branch.readings, in: transitions[first].state) != nil
        else { continue }
        pairs.insert(first * transitions.count + second)
      }
    }
    return pairs.sorted()
  }

  private static func positions(_ names: [String]) -> [String: Int] {
    Dictionary(uniqueKeysWithValues: names.enumerated().map { ($1, $0) })
  }
}

extension CoverageItems.Transition {
  /// The input, and the outputs of the machine.
  var deed: String { Self.deed(input, outputs) }

  /// An input, and the outputs of a machine on it.
  static func deed(_ input: String, _ outputs: [String]) -> String {
    outputs.isEmpty ? input : "\(input) / \(outputs.joined(separator: ", "))"
  }
}
