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
  /// The time, for durations and for how long something may take; `nil` where nothing may depend on it.
  var now: (@Sendable () -> ContinuousClock.Instant)?
  /// Writes a piece of text to standard error at once.
  var writeProgress: @Sendable (String) -> Void = { _ in }
  /// Writes a piece of text to standard output at once, for what is too large to be kept.
  var writeOutput: @Sendable (String) -> Void = { _ in }
  /// Whether the command is to end with what it has: Ctrl-C, or too much memory.
  var isInterrupted: @Sendable () -> Bool = { false }
  /// Keeps what to end with for a command that does not come to its end soon after it was interrupted; the last that is
  /// kept counts. It may be called while the command still works.
  var keep: @Sendable (@escaping @Sendable () -> CommandResult) -> Void = { _ in }
  /// Sets how many bytes of memory the command may take.
  var limitMemory: @Sendable (Int) -> Void = { _ in }

  /// Tells on a terminal how far the command has come.
  func showProgress(_ text: String) {
    if isErrorTerminal { writeProgress("\r\u{1B}[K" + text.prefix(78)) }
  }
}
