public import StateMachines

/// The token for notifications, as the system and APNs issue it.
public enum DeviceToken: Machine {
  /// The name in the specification.
  public static let name = "DeviceToken"
  /// Where the machine begins.
  public static let initial = State.none

  /// What the system remembers.
  public enum State: String, Finite {
    case none, requested, issued
  }

  /// What happens to the token.
  public enum Input: String, Finite {
    case request, issue, refuse, change, processEnds
  }

  /// What the system tells the app.
  public enum Output: String, Finite {
    case tellToken, tellRefusal, tellNewToken
  }

  /// The table, cell by cell.
  public static func rule(in state: State, on input: Input, of edition: Edition) -> Rule<Self> {
    switch state {
    case .none:
      switch input {
      case .request: .go(to: .requested, per: "PLAT-3")
      case .issue, .refuse: .impossible(per: "PLAT-10")
      case .change: .impossible(per: "PLAT-5")
      case .processEnds: .stay(per: "PLAT-9")
      }
    case .requested:
      switch input {
      case .request: .stay(per: "PLAT-4")
      case .issue: .go(to: .issued, .tellToken, per: "PLAT-4")
      case .refuse: .go(to: .none, .tellRefusal, per: "PLAT-4")
      case .change: .impossible(per: "PLAT-4")
      case .processEnds: .go(to: .none, per: "PLAT-9")
      }
    case .issued:
      switch input {
      case .request: .go(to: .requested, per: "PLAT-4")
      case .issue, .refuse: .impossible(per: "PLAT-10")
      case .change: .stay(.tellNewToken, per: "PLAT-5")
      case .processEnds: .stay(per: "PLAT-9")
      }
    }
  }
}
