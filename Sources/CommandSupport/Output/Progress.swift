import MachineAnalysis
import Synchronization

/// The line of progress on a terminal: the present task, its progress, and the time left. The end of the
/// command clears it.
package final class Progress: Sendable {
  /// The control sequence that begins the line anew.
  package static let newLine = "\r\u{1B}[K"
  /// The least time between two lines, for reading; the first line of a part is always shown.
  private static let pause = Duration.milliseconds(100)

  private let surroundings: Surroundings
  /// The number of parts, which count as equally long.
  private let parts: Int
  private let begin: ContinuousClock.Instant?
  private let state = Mutex(State())

  private struct State {
    /// The share of each part that is done.
    var done: [String: Double] = [:]
    /// The parts that have begun.
    var begun: Set<String> = []
    /// The line without the time left.
    var line = ""
    var instant: ContinuousClock.Instant?
  }

  /// Shows nothing where standard error is no terminal.
  package init(_ surroundings: Surroundings, parts: Int = 1) {
    self.surroundings = surroundings
    self.parts = max(1, parts)
    begin = surroundings.now?()
  }

  /// Shows the amount that is done of a part, of a total if that is known; `what` is its unit, with further
  /// remarks.
  package func show(_ part: String, _ done: Int, of total: Int? = nil, _ what: String) {
    // A derivation that is left behind at the command's end must not write below the result.
    guard surroundings.isErrorTerminal, !surroundings.isInterrupted() else { return }
    state.withLock { state in
      if let total { state.done[part] = total == 0 ? 1 : Double(done) / Double(total) }
      let line = "\(part)  \(done)\(total.map { " of \($0)" } ?? "")  \(what)"
      guard line != state.line else { return }
      let now = surroundings.now?()
      let isNew = state.begun.insert(part).inserted
      if !isNew, let now, let last = state.instant, now - last < Self.pause { return }
      (state.line, state.instant) = (line, now)
      let shown = line + timeLeft(state.done, at: now)
      surroundings.writeProgress(Self.newLine + shown.cut(to: (surroundings.columns ?? 80) - 1))
    }
  }

  /// The estimated time left; empty while there is no estimate.
  private func timeLeft(_ done: [String: Double], at now: ContinuousClock.Instant?) -> String {
    let share = done.values.reduce(0, +) / Double(parts)
    guard let begin, let now, share > 0.01, share < 1 else { return "" }
    let elapsed = Double((now - begin).components.seconds)
    guard elapsed >= 2 else { return "" }
    let seconds = Int((elapsed * (1 - share) / share).rounded(.up))
    return seconds < 100 ? "  about \(seconds) s left" : "  about \((seconds + 59) / 60) min left"
  }
}
