import MachineAnalysis
import Synchronization

/// The line that shows on a terminal what a command is doing, how far it is, and how long it may take. What ends the
/// command clears it.
package final class Progress: Sendable {
  /// What a terminal does to write a line anew.
  package static let newLine = "\r\u{1B}[K"
  /// No line is written so soon after another, unless it is the first of its part: nobody can read it.
  private static let pause = Duration.milliseconds(100)

  private let surroundings: Surroundings
  /// How many parts there are, each of which is taken to be as long as the others.
  private let parts: Int
  private let begin: ContinuousClock.Instant?
  private let state = Mutex(State())

  private struct State {
    /// How much of each part is done.
    var done: [String: Double] = [:]
    /// The parts that were told of.
    var begun: Set<String> = []
    /// The line without the time, and when it was written.
    var line = ""
    var instant: ContinuousClock.Instant?
  }

  /// Nothing is shown where standard error goes elsewhere.
  package init(_ surroundings: Surroundings, parts: Int = 1) {
    self.surroundings = surroundings
    self.parts = max(1, parts)
    begin = surroundings.now?()
  }

  /// So much of a part is done, of a total if that is known; `what` says of what, and what else there is to say.
  package func show(_ part: String, _ done: Int, of total: Int? = nil, _ what: String) {
    // What was left where it was when the command was to end must not write below the result.
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

  /// How long the rest may take, if it goes on as before; nothing as long as that cannot be told.
  private func timeLeft(_ done: [String: Double], at now: ContinuousClock.Instant?) -> String {
    let share = done.values.reduce(0, +) / Double(parts)
    guard let begin, let now, share > 0.01, share < 1 else { return "" }
    let elapsed = Double((now - begin).components.seconds)
    guard elapsed >= 2 else { return "" }
    let seconds = Int((elapsed * (1 - share) / share).rounded(.up))
    return seconds < 100 ? "  about \(seconds) s left" : "  about \((seconds + 59) / 60) min left"
  }
}
