#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// A moment that really passes, for what an adapter does on its own time.
package enum Pause {
  /// Waits. A port's timers are to be on the suite's time: those that are not seldom take longer.
  package static func wait() { usleep(300_000) }
}
