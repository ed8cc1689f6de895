public import StateMachines

/// A rule that a machine followed: the cell, and the citation of the branch.
public struct RuleTaken: Hashable, Sendable {
  /// The branch, by its number in the tables of the edition.
  public let branch: Int
  /// The machine's name.
  public let machine: String
  /// The kind of token that the machine is about, where there is a machine for each.
  public let channel: PushType?
  /// The state before.
  public let state: String
  /// The input.
  public let input: String
  /// The state afterwards.
  public let target: String
  /// The citation that the branch rests on.
  public let citation: Citation
  /// The questions that were asked on the way to the branch, outermost first, each with the reading followed.
  public let choices: [ReadingChoice]
  /// The place of the branch in the sources.
  public let place: SourcePlace
  /// Whether the machine did more than to pass on messages that it held back.
  public let hasOutputs: Bool

  /// The rule of a branch.
  public init(_ passed: PushSystem.PassedBranch, in tables: PushTables) {
    self.init(branch: Int(passed.branch), part: tables.members[Int(passed.member)].part, in: tables)
  }

  /// The rule of a branch, of whichever machine of the kind.
  public init(branch number: Int, part: String? = nil, in tables: PushTables) {
    let (table, branch) = tables.branch(number)
    self.branch = number
    machine = table.name
    channel = part.flatMap(PushType.init)
    state = table.states[Int(branch.state)]
    input = table.inputs[Int(branch.input)]
    target = table.states[Int(branch.target ?? branch.state)]
    citation = branch.citation
    choices = branch.path
    place = branch.place
    let member = tables.members.first { $0.machine == tables.kind(ofBranch: number) }
    hasOutputs = branch.outputs.contains { output in
      let routes = member?.routes[Int(output)] ?? []
      return routes.isEmpty || !routes.allSatisfy(\.passesOnWhatIsHeld)
    }
  }

  /// The questions that were asked on the way to the branch, outermost first.
  public var questions: [String] { choices.map(\.question) }

  /// The cell and what the branch rests on, in words.
  public var description: String { "\(machine): \(state) on \(input), \(citation.id)" }

  /// The cell's name in reports: `Machine/state/input`.
  public var cell: String { "\(machine)/\(state)/\(input)" }
}

extension PushRoute {
  /// Whether the route only passes on held messages, if there are any.
  fileprivate var passesOnWhatIsHeld: Bool { if case .effect(.release) = destination { true } else { false } }
}
