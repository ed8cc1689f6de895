#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// A moment of real time, for adapters that act on their own time.
package enum Pause {
  /// Waits for 0.3 seconds. A port's timers should follow the suite's time; other timers are seldom longer.
  package static func wait() { usleep(300_000) }
}
