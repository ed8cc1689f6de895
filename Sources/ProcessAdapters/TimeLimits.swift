/// The time limits of an adapter in another process.
public struct TimeLimits: Hashable, Sendable {
  /// From the start to the answer to the greeting.
  public var hello: Duration
  /// The limit of a reset.
  public var reset: Duration
  /// The limit of a step.
  public var step: Duration
  /// The limit of the answer to a shutdown, and again of the end of the process.
  public var shutdown: Duration
  /// The time between asking a process to end (SIGTERM) and ending it (SIGKILL).
  public var termination: Duration
  /// The limit of a case, or of a test, from its reset on.
  public var wholeCase: Duration
  /// The limit of all waiting in vain, over the whole run. After it the adapter is given up.
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
