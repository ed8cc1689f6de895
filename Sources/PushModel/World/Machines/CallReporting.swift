public import StateMachines

/// The system's treatment of an app that reports its VoIP messages to CallKit, or does not.
///
/// The duty is the app's. What a port owes is that the message reaches the delegate while the report
/// is due. The documents name no exception for an app in the foreground and no end of the
/// restriction; what Apple says beside that is in the chapter.
public enum CallReporting: Machine {
  /// The name in the specification.
  public static let name = "CallReporting"
  /// Where the machine begins.
  public static let initial = State.idle

  /// What the system remembers.
  public enum State: String, Finite {
    case idle, reportDue, restricted
  }

  /// What happens.
  public enum Input: String, Finite {
    case messageArrives, report, omitReport
  }

  /// What the system does.
  public enum Output: String, Finite {
    case deliverMessage, withholdMessage, restrict
  }

  /// The table, cell by cell.
  public static func rule(in state: State, on input: Input, of edition: Edition) -> Rule<Self> {
    switch state {
    case .idle:
      switch input {
      case .messageArrives: .go(to: .reportDue, .deliverMessage, per: "VOIP-6")
      case .report: .stay(per: "SUITE-3")
      case .omitReport: .impossible(per: "PLAT-10")
      }
    case .reportDue:
      switch input {
      case .messageArrives: .impossible(per: "PLAT-7")
      case .report: .go(to: .idle, per: "PLAT-7")
      case .omitReport where edition.speaksOfCallKit: .go(to: .restricted, .restrict, per: "CALL-1")
      case .omitReport: .go(to: .restricted, .restrict, per: "PLAT-7")
      }
    case .restricted:
      switch input {
      case .messageArrives where edition.speaksOfCallKit: .stay(.withholdMessage, per: "CALL-1")
      case .messageArrives: .stay(.withholdMessage, per: "PLAT-7")
      case .report: .stay(per: "SUITE-3")
      case .omitReport: .impossible(per: "PLAT-7")
      }
    }
  }
}
