package import Dispatch
import Foundation
import ProcessAdapters

/// What ends a command before its time.
///
/// The first Ctrl-C, and the first signal by which a terminal or a service ends programs, lets it end with what it has; the
/// second ends it at once. In each case neither an adapter is left, nor a line of progress.
package final class Interruption: @unchecked Sendable {
  /// Why a command was asked to end.
  package enum Cause: Equatable {
    case user
    case memory(limit: Int)
  }

  private let lock = NSLock()
  private var asked: (cause: Cause, time: DispatchTime)?
  private var sources: [any DispatchSourceSignal] = []
  /// A queue of its own: derivations take all threads of the shared ones.
  private let queue = DispatchQueue(label: "signals")
  /// Clears the line of progress.
  private let clear: @Sendable () -> Void

  package init(clearing clear: @escaping @Sendable () -> Void) { self.clear = clear }

  /// Watches from now on: once this returns, no signal is missed.
  package func watch() {
    // Swift takes it for a crash until then, and tells what every thread was at.
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
      // `nohup` wants a hang-up to be ignored.
      if before.map({ unsafeBitCast($0, to: Int.self) }) == Self.ignored { return }
      _ = signal(number, before)
    }
    #if !os(Linux)
      // Linux tells a source only what is not ignored.
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

  /// Asks the command to end with what it has; `false` if that was asked before.
  @discardableResult
  package func ask(_ cause: Cause) -> Bool {
    lock.withLock {
      guard asked == nil else { return false }
      asked = (cause, .now())
      return true
    }
  }

  /// Why the command was asked to end; `nil` if it was not.
  package var cause: Cause? { lock.withLock { asked?.cause } }

  /// Whether the command was asked to end longer ago than that.
  package func isOlder(than interval: DispatchTimeInterval) -> Bool {
    lock.withLock { asked.map { $0.time + interval < .now() } ?? false }
  }

  /// Ends the program at once, as a shell reports it: 128 and the number of the signal.
  private func end(with number: Int32) {
    #if canImport(Glibc) || canImport(Musl) || os(macOS)
      RunningSessions.endAll()
    #endif
    clear()
    _exit(128 + number)
  }
}
