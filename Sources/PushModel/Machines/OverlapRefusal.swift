public import StateMachines

/// Which code reports that a call is refused because of the one in progress.
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
    /// A call of its own kind about the same token.
    case sameCall
    case otherCall
  }

  /// The code.
  public enum Output: String, Finite {
    case usePushCode, useNetworkCode
  }

  /// The table, cell by cell.
  public static func rule(in state: State, on input: Input, of edition: Edition) -> Rule<Self> {
    if !edition.hasOverlapCodes { return .impossible(per: "SUITE-2") }
    return .open(OverlapCode.self) {
      switch $0 {
      case .push: .stay(.usePushCode, per: "ERR-11")
      case .network: .stay(.useNetworkCode, per: "ERR-11")
      case .networkIfSame:
        switch input {
        case .sameCall: .stay(.useNetworkCode, per: "ERR-11")
        case .otherCall: .stay(.usePushCode, per: "ERR-11")
        }
      }
    }
  }
}
