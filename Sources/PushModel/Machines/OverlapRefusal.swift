public import StateMachines

/// Which code reports that a call is refused because of the one in progress. Both kinds of token have one.
public enum OverlapRefusal: Machine {
  /// The name in the specification.
  public static let name = "OverlapRefusal"
  /// Where the machine begins.
  public static let initial = State.ready

  /// Nothing is kept from one refusal to the next.
  public enum State: String, Finite {
    case ready
  }

  /// What the refused call has met.
  public enum Input: String, Finite {
    case sameCall, otherCall
  }

  /// The code.
  public enum Output: String, Finite {
    case refuseWithPushCode, refuseWithNetworkCode
  }

  /// The table, cell by cell.
  public static func rule(in state: State, on input: Input, of edition: Edition) -> Rule<Self> {
    if !edition.hasOverlapCodes { return .stay(.refuseWithPushCode, per: "SUITE-2") }
    return .open(OverlapCode.self) {
      switch $0 {
      case .push: .stay(.refuseWithPushCode, per: "ERR-11")
      case .network: .stay(.refuseWithNetworkCode, per: "ERR-11")
      case .networkIfSame:
        switch input {
        case .sameCall: .stay(.refuseWithNetworkCode, per: "ERR-11")
        case .otherCall: .stay(.refuseWithPushCode, per: "ERR-11")
        }
      }
    }
  }
}
