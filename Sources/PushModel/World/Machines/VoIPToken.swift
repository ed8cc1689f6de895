public import StateMachines

/// The VoIP token, as the system and PushKit issue it. PushKit has no way to refuse one.
public enum VoIPToken: Machine {
  /// The name in the specification.
  public static let name = "VoIPToken"
  /// Where the machine begins.
  public static let initial = State.none

  /// What the system remembers.
  public enum State: String, Finite {
    case none, requested, issued
  }

  /// What happens to the token.
  public enum Input: String, Finite {
    case request, issue, change, invalidate, processEnds
  }

  /// What the system tells the app.
  public enum Output: String, Finite {
    case tellToken, tellNewToken, tellInvalidation
  }

  /// The table, cell by cell.
  public static func rule(in state: State, on input: Input, of edition: Edition) -> Rule<Self> {
    switch state {
    case .none:
      switch input {
      case .request: .go(to: .requested, per: "PLAT-6")
      case .issue: .impossible(per: "PLAT-10")
      case .change, .invalidate: .impossible(per: "PLAT-11")
      case .processEnds: .stay(per: "PLAT-9")
      }
    case .requested:
      switch input {
      case .request: .stay(per: "PLAT-4")
      case .issue: .go(to: .issued, .tellToken, per: "PLAT-6")
      case .change: .impossible(per: "PLAT-4")
      case .invalidate: .impossible(per: "PLAT-11")
      case .processEnds: .go(to: .none, per: "PLAT-9")
      }
    case .issued:
      switch input {
      case .request: .go(to: .requested, per: "PLAT-4")
      case .issue: .impossible(per: "PLAT-10")
      case .change: .stay(.tellNewToken, per: "PLAT-5")
      case .invalidate: .go(to: .none, .tellInvalidation, per: "PLAT-11")
      case .processEnds: .stay(per: "PLAT-9")
      }
    }
  }
}
