public import Conformance

/// One input of a behaviour: a step that an app, a user or the world can make, under a short name.
public struct Symbol: Hashable, Sendable {
  /// The name in tables, diagrams and reports.
  public let name: String
  /// The step.
  public let action: CaseAction

  /// A step under a name.
  public init(_ name: String, _ action: CaseAction) {
    self.name = name
    self.action = action
  }
}
