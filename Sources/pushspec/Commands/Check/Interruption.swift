import Dispatch
import Foundation

/// Ctrl-C: the first lets the current case come to its end, the second ends the program.
final class Interruption: @unchecked Sendable {
  private let lock = NSLock()
  private var isAsked = false
  private var source: (any DispatchSourceSignal)?

  /// Watches from now on; the closure tells whether Ctrl-C was pressed.
  static func watch() -> @Sendable () -> Bool {
    let interruption = Interruption()
    _ = signal(SIGINT, SIG_IGN)
    let source = DispatchSource.makeSignalSource(signal: SIGINT, queue: .global())
    source.setEventHandler { interruption.press() }
    source.resume()
    interruption.source = source
    return { interruption.isPressed }
  }

  private var isPressed: Bool { lock.withLock { isAsked } }

  private func press() {
    let isSecond = lock.withLock {
      defer { isAsked = true }
      return isAsked
    }
    // 128 + SIGINT, as a shell reports it.
    if isSecond { _exit(130) }
  }
}
