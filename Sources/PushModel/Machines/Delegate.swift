public import StateMachines

/// The app's delegate for VoIP messages; in the two oldest editions it is the only one, and in
/// `toast-ko` it is told how registrations end.
public enum Delegate: Machine {
  /// The name in the specification.
  public static let name = "Delegate"
  /// Where the machine begins.
  public static let initial = State.unset

  /// Whether the app has set one.
  public enum State: String, Finite {
    case unset, set
  }

  /// What happens.
  public enum Input: String, Finite {
    case set, clear
    case initializeWithoutDelegate, register, resume, messageArrives, passMessage, processEnds
  }

  /// What follows.
  public enum Output: String, Finite {
    case admitRegistration, resumeRegistration, admitMessage
    case deliverMessage, reportCall, holdMessage, releaseMessages
  }

  /// The table, cell by cell.
  public static func rule(in state: State, on input: Input, of edition: Edition) -> Rule<Self> {
    switch state {
    case .unset:
      switch input {
      case .set: .go(to: .set, .releaseMessages, per: setting(in: edition))
      case .clear: .stay(per: setting(in: edition))
      case .initializeWithoutDelegate:
        edition.reportsToDelegate ? .stay(per: "INIT-11") : .impossible(per: "SUITE-2")
      case .register where edition.reportsToDelegate:
        .open(RegistrationWithoutDelegate.self) {
          switch $0 {
          case .registers: .stay(.admitRegistration, per: "REG-1")
          case .doesNothing: .stay(per: "Q-REG-11")
          }
        }
      case .register: .stay(.admitRegistration, per: "REG-1")
      case .resume where edition.reportsToDelegate:
        .open(RegistrationWithoutDelegate.self) {
          switch $0 {
          case .registers: .stay(.resumeRegistration, per: "REG-1")
          case .doesNothing: .stay(per: "Q-REG-11")
          }
        }
      case .resume: .stay(.resumeRegistration, per: "REG-1")
      case .messageArrives: arrives(in: edition, to: .unset)
      case .passMessage:
        .open(MessageWithoutDelegate.self) {
          switch $0 {
          case .dropped: .stay(per: "Q-VOIP-7")
          case .held: .stay(.holdMessage, per: "Q-VOIP-7")
          }
        }
      case .processEnds: .stay(per: "PLAT-9")
      }
    case .set:
      switch input {
      case .set: .stay(per: setting(in: edition))
      case .clear: .go(to: .unset, per: setting(in: edition))
      case .initializeWithoutDelegate where edition.reportsToDelegate:
        .open(DelegateOfSecondInitialization.self) {
          switch $0 {
          case .kept: .stay(per: "Q-INIT-10")
          case .cleared: .go(to: .unset, per: "Q-INIT-10")
          }
        }
      case .initializeWithoutDelegate: .impossible(per: "SUITE-2")
      case .register: .stay(.admitRegistration, per: "REG-1")
      case .resume: .stay(.resumeRegistration, per: "REG-1")
      case .messageArrives: arrives(in: edition, to: .set)
      case .passMessage: passes(in: edition)
      case .processEnds: .go(to: .unset, per: "PLAT-9")
      }
    }
  }

  /// The later editions have a second delegate, for notifications; this one is set by a call of its own.
  private static func setting(in edition: Edition) -> Citation {
    edition.fallsBackToDevice ? "VOIP-10" : "INIT-11"
  }

  /// Before it looks at what becomes of a message, the SDK reports the call, or leaves that to the app.
  private static func arrives(in edition: Edition, to state: State) -> Rule<Self> {
    if !edition.speaksOfCallKit { return .stay(.admitMessage, per: "VOIP-6") }
    return .open(WhoReports.self) {
      switch $0 {
      case .sdkWithoutDelegate where state == .unset: .stay(.reportCall, .admitMessage, per: "Q-CALL-1")
      case .app, .sdkPassedOn, .sdkWithoutDelegate: .stay(.admitMessage, per: "CALL-3")
      case .sdk: .stay(.reportCall, .admitMessage, per: "Q-CALL-1")
      }
    }
  }

  /// What the delegate gets is reported, or has been, or is left to the app.
  private static func passes(in edition: Edition) -> Rule<Self> {
    if !edition.speaksOfCallKit { return .stay(.deliverMessage, per: "VOIP-6") }
    return .open(WhoReports.self) {
      switch $0 {
      case .app, .sdk, .sdkWithoutDelegate: .stay(.deliverMessage, per: "VOIP-6")
      case .sdkPassedOn: .stay(.reportCall, .deliverMessage, per: "Q-CALL-1")
      }
    }
  }
}
