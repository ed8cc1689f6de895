public import StateMachines

/// The permission to show notifications, as the operating system keeps it.
public enum Permission: Machine {
  /// The name in the specification.
  public static let name = "Permission"
  /// Where the machine begins.
  public static let initial = State.notDetermined

  /// What the system remembers.
  public enum State: String, Finite {
    case notDetermined, prompting, denied, authorized, provisional
  }

  /// What happens to the permission.
  public enum Input: String, Finite {
    case request, readStatus, userAllows, userRefuses, settingsAllow, settingsRefuse, processEnds
  }

  /// What the system does or answers.
  public enum Output: String, Finite {
    case showPrompt, tellNotDetermined, tellDenied, tellAuthorized, tellProvisional
  }

  /// The table, cell by cell.
  public static func rule(in state: State, on input: Input, of edition: Edition) -> Rule<Self> {
    switch state {
    case .notDetermined:
      switch input {
      case .request: .go(to: .prompting, .showPrompt, per: "PLAT-1")
      case .readStatus: .stay(.tellNotDetermined, per: "PLAT-10")
      case .userAllows, .userRefuses: .impossible(per: "PLAT-10")
      case .settingsAllow, .settingsRefuse: .impossible(per: "PLAT-1")
      case .processEnds: .stay(per: "PLAT-9")
      }
    case .prompting:
      switch input {
      case .request: .stay(per: "PLAT-1")
      case .readStatus: .stay(.tellNotDetermined, per: "PLAT-10")
      case .userAllows: .go(to: .authorized, .tellAuthorized, per: "PLAT-1")
      case .userRefuses: .go(to: .denied, .tellDenied, per: "PLAT-1")
      case .settingsAllow, .settingsRefuse: .impossible(per: "PLAT-1")
      case .processEnds: .go(to: .notDetermined, per: "PLAT-9")
      }
    case .denied:
      switch input {
      case .request, .readStatus: .stay(.tellDenied, per: "PLAT-1")
      case .userAllows, .userRefuses: .impossible(per: "PLAT-1")
      case .settingsAllow: .go(to: .authorized, per: "PLAT-2")
      case .settingsRefuse: .impossible(per: "PLAT-2")
      case .processEnds: .stay(per: "PLAT-1")
      }
    case .authorized:
      switch input {
      case .request, .readStatus: .stay(.tellAuthorized, per: "PLAT-1")
      case .userAllows, .userRefuses: .impossible(per: "PLAT-1")
      case .settingsAllow: .impossible(per: "PLAT-2")
      case .settingsRefuse: .go(to: .denied, per: "PLAT-2")
      case .processEnds: .stay(per: "PLAT-1")
      }
    case .provisional:
      switch input {
      case .request, .readStatus: .stay(.tellProvisional, per: "PLAT-12")
      case .userAllows, .userRefuses: .impossible(per: "PLAT-12")
      case .settingsAllow: .go(to: .authorized, per: "PLAT-2")
      case .settingsRefuse: .go(to: .denied, per: "PLAT-2")
      case .processEnds: .stay(per: "PLAT-1")
      }
    }
  }
}
