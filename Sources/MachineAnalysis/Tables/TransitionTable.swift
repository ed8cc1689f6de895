public import StateMachines

/// Everything that a machine can do in one edition: one cell for each state and input.
public struct TransitionTable: Hashable, Sendable {
  /// The machine's name.
  public let machine: String
  /// The edition's name.
  public let edition: String
  /// The cells, by state and then by input, in the order of the alphabets.
  public private(set) var cells: [TableCell]

  /// Lists what a machine does in an edition.
  public init<M: Machine>(of machine: M.Type, in edition: M.Edition) {
    self.machine = M.name
    self.edition = edition.name
    cells = M.State.allCases.flatMap { state in
      M.Input.allCases.map { input in
        TableCell(of: M.self, in: state, on: input, edition: edition)
      }
    }
  }

  /// The cell of a state and an input, by their names.
  public func cell(in state: String, on input: String) -> TableCell? {
    cells.first { $0.state == state && $0.input == input }
  }

  /// The states that transitions lead to from a state, itself among them.
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

  /// The same table, in which the cells of some states are marked as out of reach.
  func marking(unreached states: Set<String>) -> TransitionTable {
    var table = self
    for index in table.cells.indices where states.contains(table.cells[index].state) {
      table.cells[index].isReached = false
    }
    return table
  }
}

/// What a machine does in one state on one input, under every combination of readings.
public struct TableCell: Hashable, Sendable {
  /// The machine's name.
  public let machine: String
  /// The state before the input.
  public let state: String
  /// What happens.
  public let input: String
  /// The branches, in the order of the readings; one where nothing is open.
  public let branches: [TableBranch]

  /// The cell's name in reports: `Machine/state/input`.
  public var key: String { "\(machine)/\(state)/\(input)" }

  /// Whether the edition gets into the state at all, under some combination of readings.
  public internal(set) var isReached = true

  /// Whether some combination of readings lets the input happen in the state.
  public var isPossible: Bool { isReached && branches.contains { $0.outcome != .impossible } }

  init<M: Machine>(of machine: M.Type, in state: M.State, on input: M.Input, edition: M.Edition) {
    self.machine = M.name
    self.state = state.name
    self.input = input.name
    branches = M.rule(in: state, on: input, of: edition).branches.compactMap {
      TableBranch($0, from: state)
    }
  }
}

/// What a machine does in a cell under one combination of readings.
public struct TableBranch: Hashable, Sendable {
  /// The readings that lead here, outermost question first; empty where nothing is open.
  public let readings: [ReadingChoice]
  /// What the machine does.
  public let outcome: Outcome
  /// The requirement or the question that the branch rests on.
  public let citation: String
  /// Where the branch stands in the source.
  public let place: SourcePlace

  /// What the machine does.
  public enum Outcome: Hashable, Sendable {
    /// It is in the target afterwards, which may be the state that it was in, and emits the outputs.
    case goes(to: String, outputs: [String])
    /// The world cannot produce the input in this state.
    case impossible
  }

  /// `nil` where the branch asks one question twice and gets two answers, which no port can give.
  init?<M: Machine>(_ rule: ResolvedRule<M>, from state: M.State) {
    var readings: [ReadingChoice] = []
    for (question, reading) in rule.path {
      if let earlier = readings.first(where: { $0.question == question }) {
        guard earlier.reading == reading else { return nil }
      } else {
        readings.append(ReadingChoice(question: question, reading: reading))
      }
    }
    self.readings = readings
    citation = rule.citation.id
    place = rule.place
    outcome =
      rule.transition.map {
        .goes(to: ($0.target ?? state).name, outputs: $0.outputs.map(\.name))
      } ?? .impossible
  }
}

/// One reading of one question.
public struct ReadingChoice: Hashable, Sendable {
  /// The question's id.
  public let question: String
  /// The reading's name.
  public let reading: String

  /// A reading of a question, by their names.
  public init(question: String, reading: String) {
    self.question = question
    self.reading = reading
  }

  /// The choice, as the command line takes it.
  public var text: String { "\(question)=\(reading)" }
}

extension [ReadingChoice] {
  /// The questions with their readings, as reports write them.
  var words: String { map { "\($0.question) \($0.reading)" }.joined(separator: ", ") }
}

extension Readings {
  /// The chosen readings in the order of their questions' ids.
  public var choices: [ReadingChoice] {
    sorted.map { ReadingChoice(question: $0.question, reading: $0.reading) }
  }
}
