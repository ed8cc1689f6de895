import PushDocuments
package import PushModel

/// What a command can learn from and do to the system it runs in, besides files.
package struct Surroundings: Sendable {
  /// The SHA-256 of each document; tests read documents of their own.
  package var digest: @Sendable (Edition) -> String = { $0.digest }
  /// The variables of the environment.
  package var environment: [String: String] = [:]
  /// Whether standard output goes to a terminal.
  package var isOutputTerminal = false
  /// Whether standard error goes to a terminal, which can write a line anew.
  package var isErrorTerminal = false
  /// Whether there are no colours: nobody wants them (`NO_COLOR`), or the terminal has none.
  package var forbidsColour = false
  /// The columns of the terminal, if there is one, and somebody knows.
  package var columns: Int?
  /// The day, as year, month and day, by which known deviations are overdue.
  package var today = "0000-01-01"
  /// The time, for durations and for how long something may take; `nil` where nothing may depend on it.
  package var now: (@Sendable () -> ContinuousClock.Instant)?
  /// Writes a piece of text to standard error at once.
  package var writeProgress: @Sendable (String) -> Void = { _ in }
  /// Writes a piece of text to standard output at once, for what is too large to be kept.
  package var writeOutput: @Sendable (String) -> Void = { _ in }
  /// Whether the command is to end with what it has: Ctrl-C, or too much memory.
  package var isInterrupted: @Sendable () -> Bool = { false }
  /// Keeps what to end with for a command that does not come to its end soon after it was interrupted; the last that is
  /// kept counts. It may be called while the command still works.
  package var keep: @Sendable (@escaping @Sendable () -> CommandResult) -> Void = { _ in }
  /// Sets how many bytes of memory the command may take.
  package var limitMemory: @Sendable (Int) -> Void = { _ in }

  package init() {}

  /// How text for people is laid out here.
  package var style: OutputStyle {
    OutputStyle(
      columns: isOutputTerminal ? columns : nil, usesColour: isOutputTerminal && !forbidsColour)
  }
}

extension Surroundings {
  /// Learns from the environment and the system where output goes. A terminal that can do nothing (`TERM=dumb`) has
  /// no colours and no progress.
  package init(
    environment: [String: String], isOutputTerminal: Bool, isErrorTerminal: Bool, columns: Int?
  ) {
    self.environment = environment
    let isDumb = environment["TERM"] == "dumb"
    self.isOutputTerminal = isOutputTerminal
    self.isErrorTerminal = isErrorTerminal && !isDumb
    forbidsColour = isDumb || environment["NO_COLOR"].map { !$0.isEmpty } ?? false
    let wanted = environment["COLUMNS"].flatMap { Int($0) } ?? columns
    // Narrower than this, nothing can be read any more.
    self.columns = wanted.flatMap { $0 > 0 ? max($0, 40) : nil }
  }
}
