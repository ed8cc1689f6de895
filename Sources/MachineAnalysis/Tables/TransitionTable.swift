package import StateMachines

/// All reactions of a machine in one edition: one cell for each state and input.
package struct TransitionTable: Hashable, Sendable {
  package let machine: String
  package let edition: String
  /// The cells, by state and then by input, in the order of the alphabets.
  package private(set) var cells: [TableCell]

  /// Lists the reactions of a machine in an edition.
  package init(_ table: MachineTable) {
    machine = table.name
    edition = table.edition
    cells = (0..<table.cellCount).map { TableCell($0, of: table) }
  }

  /// The cell of a state and an input, by their names.
  package func cell(in state: String, on input: String) -> TableCell? {
    cells.first { $0.state == state && $0.input == input }
  }

  /// The states that transitions reach from a state, itself included.
  func states(reachedFrom initial: String) -> Set<String> {
    var found: Set<String> = [initial]
    var frontier = [initial]
    while let state = frontier.popLast() {
      for branch in cells.filter({ $0.state == state }).flatMap(\.branches) {
        if case .goes(let target, _) = branch.outcome, found.insert(target).inserted {
          frontier.append(target)
        }
      }
    }
    return found
  }

  /// The same table with the cells of some states marked as unreached.
  func marking(unreached states: Set<String>) -> TransitionTable {
    var table = self
    for index in table.cells.indices where states.contains(table.cells[index].state) {
      table.cells[index].isReached = false
    }
    return table
  }
}

/// The reactions of a machine in one state to one input, under every combination of readings.
package struct TableCell: Hashable, Sendable {
  package let machine: String
  package let state: String
  package let input: String
  /// The branches, in the order of the readings; one where no question is open.
  package let branches: [TableBranch]

  /// The cell's name in reports: `Machine/state/input`.
  package var key: String { "\(machine)/\(state)/\(input)" }

  /// Whether the edition reaches the state at all, under any combination of readings.
  package internal(set) var isReached = true

  /// Whether the input is possible in the state under any combination of readings.
  package var isPossible: Bool { isReached && branches.contains { $0.outcome != .impossible } }

  init(_ number: Int, of machine: MachineTable) {
    self.machine = machine.name
    branches = machine.branches(ofCell: number).map { TableBranch(machine.branches[$0], of: machine) }
    state = machine.states[number / machine.inputs.count]
    input = machine.inputs[number % machine.inputs.count]
  }
}

/// The reaction of a machine in a cell under one combination of readings.
package struct TableBranch: Hashable, Sendable {
  /// The readings that lead here, outermost question first; empty where no question is open.
  package let readings: [ReadingChoice]
  package let outcome: Outcome
  /// The id of the cited requirement or question.
  package let citation: String
  /// The place of the branch in the source.
  package let place: SourcePlace
  /// Whether the branch says only that the machine is not concerned.
  package let isIgnored: Bool

  /// A reaction.
  package enum Outcome: Hashable, Sendable {
    /// Goes to the target, which may be the same state, and emits the outputs.
    case goes(to: String, outputs: [String])
    /// The world cannot produce the input in this state.
    case impossible
  }

  init(_ branch: Branch, of machine: MachineTable) {
    readings = branch.path
    citation = branch.citation.id
    place = branch.place
    isIgnored = branch.isIgnored
    outcome =
      branch.target.map { target in
        .goes(to: machine.states[Int(target)], outputs: branch.outputs.map { machine.outputs[Int($0)] })
      } ?? .impossible
  }
}

extension [ReadingChoice] {
  /// The questions with their readings, as in reports.
  var words: String { map { "\($0.question) \($0.reading)" }.joined(separator: ", ") }
}

extension Readings {
  /// The chosen readings in the order of their questions' ids.
  package var choices: [ReadingChoice] {
    sorted.map { ReadingChoice(question: $0.question, reading: $0.reading) }
  }
}
