public import StateMachines

/// Which code reports that the push service did not do what was asked of it: the same for every call.
public enum ServerFailure: Machine {
  /// The name in the specification.
  public static let name = "ServerFailure"
  /// Where the machine begins.
  public static let initial = State.ready

  /// Nothing is kept from one failure to the next.
  public enum State: String, Finite {
    case ready
  }

  /// What became of a request.
  public enum Input: String, Finite {
    case refused, timedOut, unreachable, malformed
  }

  /// The code.
  public enum Output: String, Finite {
    case reportRequestFailed, reportClientFailed, reportTimeout, reportNetworkNotAvailable,
      reportResponseInvalid
  }

  /// The table, cell by cell.
  public static func rule(in state: State, on input: Input, of edition: Edition) -> Rule<Self> {
    switch input {
    case .refused where edition == .nhncloudKo:
      .open(ServerRefusalCode.self) {
        switch $0 {
        case .requestFailed: .stay(.reportRequestFailed, per: "ERR-6")
        case .clientFailed: .stay(.reportClientFailed, per: "Q-ERR-1")
        }
      }
    case .refused: .stay(.reportRequestFailed, per: "ERR-6")
    case .timedOut where edition == .tcpushKo:
      .open(TimeoutCode.self) {
        switch $0 {
        case .networkFail: .stay(.reportTimeout, per: "Q-ERR-2")
        case .serverFail: .stay(.reportRequestFailed, per: "Q-ERR-2")
        }
      }
    case .timedOut: .stay(.reportTimeout, per: "ERR-7")
    case .unreachable: .stay(.reportNetworkNotAvailable, per: "ERR-5")
    // There it is the code for a failed answer.
    case .malformed where edition == .tcpushKo: .stay(.reportRequestFailed, per: "ERR-8")
    case .malformed: .stay(.reportResponseInvalid, per: "ERR-8")
    }
  }
}
