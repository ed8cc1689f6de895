package import Conformance
public import JSON

/// One input of a behaviour: a step that an app, a user or the world can make, under a short name.
public struct BehaviourInput: Hashable, Sendable {
  /// The name in tables, diagrams and reports.
  public let name: String
  /// The step.
  package let action: CaseAction

  /// A step under a name.
  package init(_ name: String, _ action: CaseAction) {
    self.name = name
    self.action = action
  }
}

extension BehaviourInput {
  /// The step as a table writes it, without a name for a call and without what must be seen.
  public var node: JSONNode { CaseEncoder.node(action, as: nil, see: []) }
}

extension Behaviour {
  /// The setting as a table writes it; `nil` if it is the usual one.
  public var givenNode: JSONNode? { CaseEncoder.node(given) }
}
