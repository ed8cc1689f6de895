import PushModel

/// What a command can learn from and do to the system it runs in, besides files.
struct Surroundings: Sendable {
  /// The SHA-256 of each document; tests read documents of their own.
  var digest: @Sendable (Edition) -> String = { $0.digest }
  /// Whether standard output goes to a terminal.
  var isOutputTerminal = false
  /// Whether standard error goes to a terminal.
  var isErrorTerminal = false
  /// Whether the user wants no colours anywhere (`NO_COLOR`).
  var forbidsColour = false
  /// Writes a piece of text to standard error at once.
  var writeProgress: @Sendable (String) -> Void = { _ in }
  /// Writes a piece of text to standard output at once, for what is too large to be kept.
  var writeOutput: @Sendable (String) -> Void = { _ in }
  /// Watches for Ctrl-C from now on; the closure it gives tells whether it was pressed.
  var watchInterruption: @Sendable () -> @Sendable () -> Bool = { { false } }
}
