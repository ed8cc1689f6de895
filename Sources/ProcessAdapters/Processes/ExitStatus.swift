/// How a process ended.
public enum ExitStatus: Hashable, Sendable, CustomStringConvertible {
  /// By itself, with a status.
  case exited(Int)
  /// By a signal.
  case signalled(Int)

  /// How it ended, in words.
  public var description: String {
    switch self {
    case .exited(let status): "ended with exit status \(status)"
    case .signalled(let signal): "was ended by signal \(signal)"
    }
  }
}
