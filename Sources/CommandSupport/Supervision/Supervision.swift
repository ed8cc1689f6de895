import Dispatch
import Foundation
import Synchronization

/// Runs a command under supervision: of interruptions, and of a limit of memory.
///
/// A command that checks for interruptions ends by itself. One that is deep in a derivation is left behind,
/// and the program ends with the kept result.
package final class Supervision: Sendable {
  /// The time for an interrupted command to end by itself.
  private static let grace = DispatchTimeInterval.milliseconds(500)
  /// At least the size of the main thread's stack: inputs may be deeply nested.
  private static let stackSize = 64 << 20

  private let program: String
  private let interruption: Interruption
  private let kept = Mutex<(@Sendable () -> CommandResult)?>(nil)
  private let outcome = Mutex<CommandResult?>(nil)
  private let memoryLimit = Mutex(MemoryUse.standardLimit)

  /// Supervises a program of some name.
  package init(of program: String, _ interruption: Interruption) {
    self.program = program
    self.interruption = interruption
  }

  /// The surroundings with interruption: a command learns about it, and can keep a partial result.
  package func watching(_ surroundings: Surroundings) -> Surroundings {
    var watched = surroundings
    watched.isInterrupted = { [interruption] in interruption.cause != nil }
    watched.keep = { [self] part in kept.withLock { $0 = part } }
    watched.limitMemory = { [self] limit in memoryLimit.withLock { $0 = limit } }
    return watched
  }

  /// Runs a command to its end, or until it has to end.
  package func run(_ command: @escaping @Sendable () -> CommandResult) -> CommandResult {
    let done = DispatchSemaphore(value: 0)
    let thread = Thread { [self] in
      let result = command()
      outcome.withLock { $0 = result }
      done.signal()
    }
    thread.stackSize = Self.stackSize
    thread.start()
    while done.wait(timeout: .now() + .milliseconds(20)) == .timedOut {
      let limit = memoryLimit.withLock { $0 }
      if let use = MemoryUse.current, use > limit { interruption.ask(.memory(limit: limit)) }
      if interruption.isOlder(than: Self.grace) { return ended(with: nil) }
    }
    return ended(with: outcome.withLock { $0 })
  }

  /// The result of the program; without one of the command, the kept one.
  private func ended(with result: CommandResult?) -> CommandResult {
    let cause = interruption.cause
    var result = result ?? kept.withLock { $0 }?() ?? CommandResult(exitCode: .inconclusive)
    let what = result.output.isEmpty ? "there is no result yet" : "this is not the whole result"
    switch cause {
    case nil: return result
    case .user: result.messages.append("\(program): interrupted; \(what)")
    case .memory(let limit):
      result.messages.append("\(program): more than \(limit >> 20) MiB of memory were needed; \(what)")
    }
    if result.exitCode == .success { result.exitCode = .inconclusive }
    return result
  }
}
