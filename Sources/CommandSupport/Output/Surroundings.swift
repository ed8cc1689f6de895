import PushDocuments
package import PushModel

/// The system around a command, besides files.
package struct Surroundings: Sendable {
  /// The SHA-256 of each document; tests read documents of their own.
  package var digest: @Sendable (Edition) -> String = { $0.digest }
  /// The variables of the environment.
  package var environment: [String: String] = [:]
  /// Whether standard output goes to a terminal.
  package var isOutputTerminal = false
  /// Whether standard error goes to a terminal, which can write a line anew.
  package var isErrorTerminal = false
  /// Whether colours are off, by the user's wish (`NO_COLOR`) or since the terminal has none.
  package var forbidsColour = false
  /// The columns of the terminal; `nil` without one, or if they are unknown.
  package var columns: Int?
  /// The day, as year, month and day, by which known deviations are overdue.
  package var today = "0000-01-01"
  /// The clock for durations and time limits; `nil` where the result must not depend on it.
  package var now: (@Sendable () -> ContinuousClock.Instant)?
  /// Writes a text to standard error at once.
  package var writeProgress: @Sendable (String) -> Void = { _ in }
  /// Writes a text to standard output at once, for results too large for memory.
  package var writeOutput: @Sendable (String) -> Void = { _ in }
  /// Whether the command has to end with its findings so far: Ctrl-C, or too much memory.
  package var isInterrupted: @Sendable () -> Bool = { false }
  /// Keeps a result for a command that does not end soon after an interruption; the last one counts. The
  /// closure may be called while the command still works.
  package var keep: @Sendable (@escaping @Sendable () -> CommandResult) -> Void = { _ in }
  /// Sets the limit of the command's memory, in bytes.
  package var limitMemory: @Sendable (Int) -> Void = { _ in }

  package init() {}

  /// The layout of text for people.
  package var style: OutputStyle {
    OutputStyle(columns: isOutputTerminal ? columns : nil, usesColour: isOutputTerminal && !forbidsColour)
  }
}

extension Surroundings {
  /// Reads the environment and the kind of output. A terminal without control sequences (`TERM=dumb`) has no
  /// colours and no progress.
  package init(environment: [String: String], isOutputTerminal: Bool, isErrorTerminal: Bool, columns: Int?) {
    self.environment = environment
    let isDumb = environment["TERM"] == "dumb"
    self.isOutputTerminal = isOutputTerminal
    self.isErrorTerminal = isErrorTerminal && !isDumb
    forbidsColour = isDumb || environment["NO_COLOR"].map { !$0.isEmpty } ?? false
    let wanted = environment["COLUMNS"].flatMap { Int($0) } ?? columns
    // Narrower text cannot be read.
    self.columns = wanted.flatMap { $0 > 0 ? max($0, 40) : nil }
  }
}
