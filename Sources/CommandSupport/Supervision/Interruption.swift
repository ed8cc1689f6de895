package import Dispatch
import Foundation
import ProcessAdapters

/// The early end of a command.
///
/// The first Ctrl-C, and the first signal by which a terminal or a service ends programs, lets it end with
/// its findings so far; the second ends it at once. In each case neither an adapter nor a line of progress is
/// left.
package final class Interruption: @unchecked Sendable {
  /// The cause of an early end.
  package enum Cause: Equatable {
    case user
    case memory(limit: Int)
  }

  private let lock = NSLock()
  private var asked: (cause: Cause, time: DispatchTime)?
  private var sources: [any DispatchSourceSignal] = []
  /// A queue of its own: derivations take all threads of the shared ones.
  private let queue = DispatchQueue(label: "signals")
  private let clear: @Sendable () -> Void

  package init(clearing clear: @escaping @Sendable () -> Void) { self.clear = clear }

  /// Watches from now on: after this call, no signal is missed.
  package func watch() {
    // Until then, Swift takes this signal for a crash, and prints the stacks of all threads.
    _ = signal(SIGQUIT, SIG_DFL)
    let registered = DispatchGroup()
    for number in [SIGINT, SIGTERM, SIGHUP] {
      on(number, registered) { [self] in
        if !ask(.user) { end(with: number) }
      }
    }
    on(SIGQUIT, registered) { [self] in end(with: SIGQUIT) }
    registered.wait()
  }

  private func on(_ number: Int32, _ registered: DispatchGroup, _ handle: @escaping @Sendable () -> Void) {
    if number == SIGHUP {
      let before = signal(number, SIG_IGN)
      // `nohup` ignores a hang-up on purpose.
      if before.map({ unsafeBitCast($0, to: Int.self) }) == Self.ignored { return }
      _ = signal(number, before)
    }
    #if !os(Linux)
      // On Linux a source gets only signals that are not ignored.
      _ = signal(number, SIG_IGN)
    #endif
    let source = DispatchSource.makeSignalSource(signal: number, queue: queue)
    source.setEventHandler(handler: handle)
    registered.enter()
    source.setRegistrationHandler { registered.leave() }
    source.resume()
    sources.append(source)
  }

  private static let ignored = unsafeBitCast(SIG_IGN, to: Int.self)

  /// Asks the command to end; `false` if it has been asked before.
  @discardableResult
  package func ask(_ cause: Cause) -> Bool {
    lock.withLock {
      guard asked == nil else { return false }
      asked = (cause, .now())
      return true
    }
  }

  /// The cause of the early end; `nil` without one.
  package var cause: Cause? { lock.withLock { asked?.cause } }

  /// Whether the command was asked to end longer ago than an interval.
  package func isOlder(than interval: DispatchTimeInterval) -> Bool {
    lock.withLock { asked.map { $0.time + interval < .now() } ?? false }
  }

  /// Ends the program at once, with the exit code of a shell: 128 and the number of the signal.
  private func end(with number: Int32) {
    #if canImport(Glibc) || canImport(Musl) || os(macOS)
      RunningSessions.endAll()
    #endif
    clear()
    _exit(128 + number)
  }
}
