public import StateMachines

/// A rule that a machine followed: which cell, and what the branch rests on.
public struct RuleTaken: Hashable, Sendable {
  /// The machine's name.
  public let machine: String
  /// The kind of token that the machine is about, where there is a machine for each.
  public let channel: Channel?
  /// The state before.
  public let state: String
  /// What happened.
  public let input: String
  /// The state afterwards.
  public let target: String
  /// What the branch rests on.
  public let citation: Citation
  /// The questions that were asked on the way to the branch, outermost first.
  public let questions: [String]
  /// The reading of each of them that was followed.
  public let readings: [String]
  /// Where the branch stands.
  public let place: SourcePlace
  /// Whether it let the machine do something.
  public let hasOutputs: Bool

  init<M: Machine>(
    _ rule: ResolvedRule<M>, in state: M.State, on input: M.Input, about channel: Channel?
  ) {
    machine = M.name
    self.channel = channel
    self.state = state.name
    self.input = input.name
    target = (rule.transition?.target ?? state).name
    citation = rule.citation
    questions = rule.path.map(\.question)
    readings = rule.path.map(\.reading)
    place = rule.place
    hasOutputs = rule.transition?.outputs.isEmpty == false
  }

  /// The cell's name in reports: `Machine/state/input`.
  public var cell: String { "\(machine)/\(state)/\(input)" }
}
