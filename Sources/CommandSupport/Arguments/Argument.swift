/// Something that a command takes, and the type of its value: an option or an operand.
package protocol Argument: Sendable {
  associatedtype Value: Sendable
  /// The option with its dashes, or what usage calls the operand.
  var name: String { get }
  /// Reads what was typed: nothing where the argument is not given, and an empty text for an option without a value.
  func read(_ texts: [String]) throws(UsageError) -> Value
}

/// An option of a command, without the type of its value.
package protocol AnyOption: Argument {
  /// What its value is called in help; `nil` where it takes none.
  var placeholder: String? { get }
  /// Whether it may be given more than once.
  var isRepeatable: Bool { get }
  /// What it does.
  var help: String { get }
  /// What must hold for it to have an effect.
  var conditions: [Condition] { get }
  /// The same option, which has an effect under these conditions only.
  func when(_ conditions: Condition...) -> Self
}

/// An operand of a command, without the type of its value.
package protocol AnyOperand: Argument {
  /// Whether the command does nothing without it.
  var isRequired: Bool { get }
  /// Whether all that is left belongs to it.
  var isRepeatable: Bool { get }
}
