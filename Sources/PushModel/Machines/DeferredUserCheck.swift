public import StateMachines

/// Whether the user is looked at once more when a registration has the permission: by the reading that asks for the
/// permission before it misses the user (`toast-ko`).
public enum DeferredUserCheck: Machine {
  /// The name in the specification.
  public static let name = "DeferredUserCheck"
  /// Where the machine begins.
  public static let initial = State.none

  /// What is put off.
  public enum State: String, Finite {
    case none, deferred
  }

  /// What happens to the registration.
  public enum Input: String, Finite {
    case registrationBegins, deferCheck
    case permissionSettled
  }

  /// What follows.
  public enum Output: String, Finite {
    case admitRegistration, recheckUser
  }

  /// The table, cell by cell.
  public static func rule(in state: State, on input: Input, of edition: Edition) -> Rule<Self> {
    switch state {
    case .none:
      switch input {
      case .registrationBegins: .ignored(per: "SUITE-3")
      case .deferCheck where edition.requiresUser: .go(to: .deferred, per: "Q-ORDER-2")
      case .deferCheck: .impossible(per: "SUITE-2")
      case .permissionSettled: .stay(.admitRegistration, per: "REG-1")
      }
    case .deferred where !edition.requiresUser: .impossible(per: "SUITE-2")
    case .deferred:
      switch input {
      case .registrationBegins: .go(to: .none, per: "Q-ORDER-2")
      case .deferCheck: .impossible(per: "SUITE-1")
      case .permissionSettled: .go(to: .none, .recheckUser, per: "Q-ORDER-2")
      }
    }
  }
}
