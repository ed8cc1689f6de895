public import StateMachines

/// A rule that a machine followed: which cell, and what the branch rests on.
public struct RuleTaken: Hashable, Sendable {
  /// The branch, by its number in the tables of the edition.
  public let branch: Int
  /// The machine's name.
  public let machine: String
  /// The kind of token that the machine is about, where there is a machine for each.
  public let channel: PushType?
  /// The state before.
  public let state: String
  /// What happened.
  public let input: String
  /// The state afterwards.
  public let target: String
  /// What the branch rests on.
  public let citation: Citation
  /// The questions that were asked on the way to the branch, outermost first, each with the reading followed.
  public let choices: [ReadingChoice]
  /// Where the branch stands.
  public let place: SourcePlace
  /// Whether it let the machine do something, other than to pass on what it holds back.
  public let hasOutputs: Bool

  /// The rule that a branch stands for.
  public init(_ passed: PushSystem.PassedBranch, in tables: PushTables) {
    self.init(branch: Int(passed.branch), part: tables.members[Int(passed.member)].part, in: tables)
  }

  /// The rule that a branch stands for, of whichever machine of the kind.
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
  /// Whether nothing more is done than to pass on what is held back, be there something or not.
  fileprivate var passesOnWhatIsHeld: Bool {
    if case .effect(.release) = destination { true } else { false }
  }
}
