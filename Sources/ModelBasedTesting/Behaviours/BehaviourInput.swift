package import Conformance
public import JSON

/// An input of a behaviour: a step of an app, a user or the world, with a short name.
public struct BehaviourInput: Hashable, Sendable {
  /// The name in tables, diagrams and reports.
  public let name: String
  /// The step.
  package let action: CaseAction

  package init(_ name: String, _ action: CaseAction) {
    self.name = name
    self.action = action
  }
}

extension BehaviourInput {
  /// The step as in a table, without a name for a call and without expectations.
  public var node: JSONNode { CaseEncoder.node(action, as: nil, see: []) }
}

extension Behaviour {
  /// The setting as in a table; `nil` if it is the usual one.
  public var givenNode: JSONNode? { CaseEncoder.node(given) }
}
