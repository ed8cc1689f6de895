public import StateMachines

/// A rule that a machine followed: which cell, and what the branch rests on.
public struct RuleTaken: Hashable, Sendable {
  /// The machine's name.
  public let machine: String
  /// The state before.
  public let state: String
  /// What happened.
  public let input: String
  /// What the branch rests on.
  public let citation: Citation
  /// Where the branch stands.
  public let place: SourcePlace
  /// Whether it let the machine do something.
  public let hasOutputs: Bool
}
