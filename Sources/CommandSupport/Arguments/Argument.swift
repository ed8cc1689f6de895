/// An argument of a command, with the type of its value: an option or an operand.
package protocol Argument: Sendable {
  associatedtype Value: Sendable
  /// The option with its dashes, or the operand's name in usage.
  var name: String { get }
  /// Reads the typed texts: none without the argument, and an empty one for an option without a value.
  func read(_ texts: [String]) throws(UsageError) -> Value
}

/// An option of a command, without the type of its value.
package protocol AnyOption: Argument {
  /// The value's name in help; `nil` for an option without one.
  var placeholder: String? { get }
  /// Whether it may be given more than once.
  var isRepeatable: Bool { get }
  var help: String { get }
  /// The conditions without which it has no effect.
  var conditions: [Condition] { get }
  /// The same option with conditions.
  func when(_ conditions: Condition...) -> Self
}

/// An operand of a command, without the type of its value.
package protocol AnyOperand: Argument {
  /// Whether the command needs it.
  var isRequired: Bool { get }
  /// Whether all further operands belong to it.
  var isRepeatable: Bool { get }
}
