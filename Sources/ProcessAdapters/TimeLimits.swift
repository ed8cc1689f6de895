/// How long an adapter in another process may take.
public struct TimeLimits: Hashable, Sendable {
  /// From the start to the answer to the greeting.
  public var hello: Duration
  /// For a reset.
  public var reset: Duration
  /// For a step.
  public var step: Duration
  /// For the answer to a shutdown, and again for the end of the process.
  public var shutdown: Duration
  /// Between asking a process to end (SIGTERM) and ending it (SIGKILL).
  public var termination: Duration
  /// For a case, or a test, from its reset on.
  public var wholeCase: Duration
  /// For all that was waited for in vain, over the whole run; then the adapter is given up.
  public var lost: Duration

  /// The limits of the protocol, each multiplied by the same factor: above 1 for a slow machine.
  public init(timeoutFactor: Double = 1) {
    hello = .seconds(10) * timeoutFactor
    reset = .seconds(2) * timeoutFactor
    step = .seconds(2) * timeoutFactor
    shutdown = .seconds(2) * timeoutFactor
    termination = .milliseconds(500) * timeoutFactor
    wholeCase = .seconds(8) * timeoutFactor
    lost = .seconds(12) * timeoutFactor
  }
}
