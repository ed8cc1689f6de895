public import StateMachines

/// Messages to be shown as notifications, and the app's delegate that gets them; in the two oldest editions there is
/// one delegate for everything.
public enum NotificationDelivery: Machine {
  /// The name in the specification.
  public static let name = "NotificationDelivery"
  /// Where the machine begins.
  public static let initial = State.unset

  /// Whether the app has set a delegate.
  public enum State: String, Finite {
    case unset, set
  }

  /// What happens.
  public enum Input: String, Finite {
    case set, clear
    case initializeWithoutDelegate, messageArrives, processEnds
  }

  /// What follows.
  public enum Output: String, Finite {
    case deliverMessage, holdMessage, releaseMessages
  }

  /// The table, cell by cell.
  public static func rule(in state: State, on input: Input, of edition: Edition) -> Rule<Self> {
    switch state {
    case .unset:
      switch input {
      case .set: .go(to: .set, .releaseMessages, per: "INIT-11")
      case .clear: .stay(per: "INIT-11")
      case .initializeWithoutDelegate:
        edition.hasSetUser ? .stay(per: "INIT-11") : .impossible(per: "SUITE-2")
      case .messageArrives:
        .open(NotificationWithoutDelegate.self) {
          switch $0 {
          case .lost: .stay(per: "Q-MSG-4")
          case .held: .stay(.holdMessage, per: "Q-MSG-4")
          }
        }
      case .processEnds: .stay(per: "PLAT-9")
      }
    case .set:
      switch input {
      case .set: .stay(per: "INIT-11")
      case .clear: .go(to: .unset, per: "INIT-11")
      case .initializeWithoutDelegate where edition.hasSetUser:
        .open(DelegateOfSecondInitialization.self) {
          switch $0 {
          case .kept: .stay(per: "Q-INIT-10")
          case .cleared: .go(to: .unset, per: "Q-INIT-10")
          }
        }
      case .initializeWithoutDelegate: .impossible(per: "SUITE-2")
      case .messageArrives: .stay(.deliverMessage, per: "MSG-1")
      case .processEnds: .go(to: .unset, per: "PLAT-9")
      }
    }
  }
}
