public import StateMachines

/// What a call about one kind of token does while a call about the other kind is in progress, where each call is about
/// one kind.
public enum OtherKindInProgress: Machine {
  /// The name in the specification.
  public static let name = "OtherKindInProgress"
  /// Where the machine begins.
  public static let initial = State.ready

  /// Which call is in progress is kept by others.
  public enum State: String, Finite {
    case ready
  }

  /// A call arrives.
  public enum Input: String, Finite {
    case callAlone, voipRegistrationBesideRegistration, callBesideOther
  }

  /// What becomes of it.
  public enum Output: String, Finite {
    case admitCall, queueCall, refuseCall
  }

  /// The table, cell by cell.
  public static func rule(in state: State, on input: Input, of edition: Edition) -> Rule<Self> {
    if edition.registersAllTypesAtOnce { return .impossible(per: "REG-3") }
    return switch input {
    case .callAlone: .stay(.admitCall, per: "SUITE-1")
    case .voipRegistrationBesideRegistration: beside("Q-VOIP-3")
    case .callBesideOther: beside("Q-VOIP-17")
    }
  }

  private static func beside(_ question: String) -> Rule<Self> {
    let citation = Citation(stringLiteral: question)
    return .open(question, as: OtherKindMeets.self) {
      switch $0 {
      case .sideBySide: .stay(.admitCall, per: citation)
      case .refused: .stay(.refuseCall, per: citation)
      case .afterwards: .stay(.queueCall, per: citation)
      }
    }
  }
}
