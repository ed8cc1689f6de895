public import StateMachines

/// Whether the registration in progress is made with the permission, of which the flag has to know (`nhncloud-ko`).
public enum RegistrationPermission: Machine {
  /// The name in the specification.
  public static let name = "RegistrationPermission"
  /// Where the machine begins.
  public static let initial = State.withPermission

  /// How the registration in progress is made.
  public enum State: String, Finite {
    case withPermission, withoutPermission
  }

  /// What is learnt.
  public enum Input: String, Finite {
    case madeWithPermission, madeWithoutPermission
    case registrationSucceeds
  }

  /// What the flag learns.
  public enum Output: String, Finite {
    case notifyWithPermission, notifyWithoutPermission
  }

  /// The table, cell by cell.
  public static func rule(in state: State, on input: Input, of edition: Edition) -> Rule<Self> {
    switch state {
    case .withPermission:
      switch input {
      case .madeWithPermission: .ignored(per: "SUITE-3")
      case .madeWithoutPermission where edition.hasFlag: .go(to: .withoutPermission, per: "FLAG-3")
      case .madeWithoutPermission: .impossible(per: "SUITE-2")
      case .registrationSucceeds where edition.hasFlag: .stay(.notifyWithPermission, per: "PERM-5")
      case .registrationSucceeds: .ignored(per: "SUITE-3")
      }
    case .withoutPermission where !edition.hasFlag: .impossible(per: "SUITE-2")
    case .withoutPermission:
      switch input {
      case .madeWithPermission: .go(to: .withPermission, per: "PERM-5")
      case .madeWithoutPermission: .impossible(per: "SUITE-1")
      case .registrationSucceeds: .go(to: .withPermission, .notifyWithoutPermission, per: "FLAG-3")
      }
    }
  }
}
