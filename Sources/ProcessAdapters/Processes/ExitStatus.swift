/// The way in which a process ended.
public enum ExitStatus: Hashable, Sendable, CustomStringConvertible {
  /// The process exited by itself, with a status.
  case exited(Int)
  /// The process was ended by a signal.
  case signalled(Int)

  /// The exit status in words.
  public var description: String {
    switch self {
    case .exited(let status): "ended with exit status \(status)"
    case .signalled(let signal): "was ended by signal \(signal)"
    }
  }
}
