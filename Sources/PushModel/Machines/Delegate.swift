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
    /// Waits for the app to set one.
    case unset
    case set
  }

  /// What happens.
  public enum Input: String, Finite {
    case set, clear
    /// The SDK is initialised by the initialiser without a delegate.
    case initializeWithout
    case registration
    /// The SDK takes a registration up again by itself.
    case resumption
    /// A message arrives on the device; it is to be passed on.
    case arrival, message
    case processEnds
  }

  /// What follows.
  public enum Output: String, Finite {
    case goOn, resume, look, deliver, report, hold, release
  }

  /// The table, cell by cell.
  public static func rule(in state: State, on input: Input, of edition: Edition) -> Rule<Self> {
    switch state {
    case .unset:
      switch input {
      case .set: .go(to: .set, .release, per: "INIT-11")
      case .clear: .stay(per: "INIT-11")
      case .initializeWithout:
        edition.reportsToDelegate ? .stay(per: "INIT-11") : .impossible(per: "SUITE-2")
      case .registration where edition.reportsToDelegate:
        .open(RegistrationWithoutDelegate.self) {
          switch $0 {
          case .registers: .stay(.goOn, per: "REG-1")
          case .doesNothing: .stay(per: "Q-REG-11")
          }
        }
      case .registration: .stay(.goOn, per: "REG-1")
      case .resumption where edition.reportsToDelegate:
        .open(RegistrationWithoutDelegate.self) {
          switch $0 {
          case .registers: .stay(.resume, per: "REG-1")
          case .doesNothing: .stay(per: "Q-REG-11")
          }
        }
      case .resumption: .stay(.resume, per: "REG-1")
      case .arrival: arrives(in: edition)
      case .message:
        .open(MessageWithoutDelegate.self) {
          switch $0 {
          case .dropped: .stay(per: "Q-VOIP-7")
          case .held: .stay(.hold, per: "Q-VOIP-7")
          }
        }
      case .processEnds: .stay(per: "PLAT-9")
      }
    case .set:
      switch input {
      case .set: .stay(per: "INIT-11")
      case .clear: .go(to: .unset, per: "INIT-11")
      case .initializeWithout where edition.reportsToDelegate:
        .open(DelegateOfSecondInitialization.self) {
          switch $0 {
          case .kept: .stay(per: "Q-INIT-10")
          case .cleared: .go(to: .unset, per: "Q-INIT-10")
          }
        }
      case .initializeWithout: .impossible(per: "SUITE-2")
      case .registration: .stay(.goOn, per: "REG-1")
      case .resumption: .stay(.resume, per: "REG-1")
      case .arrival: arrives(in: edition)
      case .message: .stay(.deliver, per: "VOIP-6")
      case .processEnds: .go(to: .unset, per: "PLAT-9")
      }
    }
  }

  /// Before it looks at what becomes of a message, the SDK reports the call, or leaves that to the app.
  private static func arrives(in edition: Edition) -> Rule<Self> {
    if !edition.speaksOfCallKit { return .stay(.look, per: "VOIP-6") }
    return .open(WhoReports.self) {
      switch $0 {
      case .app: .stay(.look, per: "VOIP-6")
      case .sdk: .stay(.report, .look, per: "Q-CALL-1")
      }
    }
  }
}
