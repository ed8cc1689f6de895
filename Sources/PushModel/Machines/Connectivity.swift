public import StateMachines

/// Whether the SDK knows of a network: it may look at that before it asks for the permission.
public enum Connectivity: Machine {
  /// The name in the specification.
  public static let name = "Connectivity"
  /// Where the machine begins.
  public static let initial = State.online

  /// Whether there is a network.
  public enum State: String, Finite {
    case online, offline
  }

  /// What happens.
  public enum Input: String, Finite {
    case networkLost, networkReturns, processEnds
    case registrationBegins
  }

  /// What the registration learns.
  public enum Output: String, Finite {
    case registerOnline, registerOffline
  }

  /// The table, cell by cell.
  public static func rule(in state: State, on input: Input, of edition: Edition) -> Rule<Self> {
    switch state {
    case .online:
      switch input {
      case .networkLost: .go(to: .offline, per: "SUITE-5")
      case .networkReturns, .processEnds: .ignored(per: "SUITE-3")
      case .registrationBegins: .stay(.registerOnline, per: "REG-1")
      }
    case .offline:
      switch input {
      // It may have come back unheard.
      case .networkLost: .ignored(per: "SUITE-3")
      case .networkReturns: .go(to: .online, per: "SUITE-5")
      // A new process has not been told that there is none.
      case .processEnds: .go(to: .online, per: "PLAT-9")
      case .registrationBegins: .stay(.registerOffline, per: "ERR-5")
      }
    }
  }
}
