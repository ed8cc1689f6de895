import PushModel

/// What the calls of a case are about. No line ties one kind of token to the other, or one operation to another: only cases
/// about the same can contradict each other.
package struct CallSubject: Hashable, Sendable {
  /// The kinds of token that are registered in the setting, or that calls are about.
  private let types: PushTypes
  /// The operations that are called.
  private let operations: Set<CallKind>

  /// Whether the call is about both kinds of token, so that its outcome belongs to neither alone.
  package var isMixed: Bool { types == .both }

  /// The names of the kinds of token.
  var tokens: [String] { PushType.allCases.filter { types.contains(PushTypes($0)) }.map(\.rawValue) }
  /// The names of the operations.
  var calls: [String] { CallKind.allCases.filter(operations.contains).map(\.rawValue) }

  /// What is done in a setting.
  package init(_ given: Given, _ actions: [CaseAction]) {
    var types = given.registered.reduce(into: PushTypes()) { $0.insert(PushTypes($1)) }
    var operations: Set<CallKind> = []
    for action in actions {
      guard let operation = action.operation else { continue }
      operations.insert(operation)
      types.insert(PushTypes(action.type))
    }
    self.types = types
    self.operations = operations
  }
}
