public import StateMachines

/// Whether a registration asks for the permission, and what the answer does to it.
///
/// Only `nhncloud-ko` has the flag. In the other editions the machine stays `off`, which is what they
/// describe, or leave open.
public enum AlwaysAllowTokenRegistration: Machine {
  /// The name in the specification.
  public static let name = "AlwaysAllowTokenRegistration"
  /// Where the machine begins.
  public static let initial = State.off

  /// The flag of the configuration that holds.
  public enum State: String, Finite {
    case off, on
    /// On, and the registration that stands was made without the permission.
    case used
  }

  /// Configurations, registrations, and what is learnt of the permission.
  public enum Input: String, Finite {
    case turnOn, turnOff
    /// A registration is about to begin; without a network.
    case registration, registrationOffline
    /// The user is to be asked at the initialisation already (Q-PERM-1).
    case initialization
    case granted, refused, provisional, undetermined
    /// The user has allowed what a registration did not wait for.
    case grantedMeanwhile
    /// A registration has succeeded that was made with the permission, or without it.
    case registeredPermitted, registeredUnpermitted
  }

  /// What the registration does next.
  public enum Output: String, Finite {
    case askPermission, readPermission
    /// The user is asked, and the registration goes on meanwhile.
    case askAndProceed
    /// The user is asked; nothing waits for the answer.
    case askOnly
    case proceed, proceedWithoutNotifications
    /// The registration is made with the permission, or without it, if it succeeds.
    case countPermitted, countUnpermitted
    case refuse
    case failNetwork
    case removeRegistration
  }

  /// The table, cell by cell.
  public static func rule(in state: State, on input: Input, of edition: Edition) -> Rule<Self> {
    switch state {
    case .off: off(on: input, of: edition)
    case .on, .used: edition.hasFlag ? on(input, in: state) : .impossible(per: "SUITE-2")
    }
  }

  private static func off(on input: Input, of edition: Edition) -> Rule<Self> {
    switch input {
    case .turnOn: edition.hasFlag ? .go(to: .on, per: "FLAG-4") : .impossible(per: "SUITE-2")
    case .turnOff where edition.hasFlag: .stay(per: "FLAG-1")
    case .turnOff: .stay(per: "SUITE-2")
    case .registration: ask(of: edition)
    case .registrationOffline:
      .open(PermissionOrNetworkFirst.self) {
        switch $0 {
        case .permission: ask(of: edition)
        case .network: .stay(.failNetwork, per: "ERR-5")
        }
      }
    case .initialization where edition.speaksOfPermission: .stay(.askOnly, per: "PERM-1")
    case .initialization: .stay(.askOnly, per: "Q-PERM-1")
    case .granted where edition.speaksOfPermission: .stay(.proceed, per: "PERM-5")
    case .granted: .stay(.proceed, per: "REG-1")
    case .refused: refused(of: edition)
    case .grantedMeanwhile, .registeredPermitted, .registeredUnpermitted:
      edition.hasFlag ? .stay(per: "SUITE-3") : .impossible(per: "SUITE-2")
    case .provisional:
      .open(ProvisionalPermission.self) {
        switch $0 {
        case .acquired: .stay(.proceed, per: "Q-PERM-8")
        case .notAcquired: refused(of: edition)
        }
      }
    case .undetermined:
      edition.speaksOfPermission
        ? .impossible(per: "PERM-1") : .stay(.proceed, per: "Q-PERM-2")
    }
  }

  private static func ask(of edition: Edition) -> Rule<Self> {
    if edition.speaksOfPermission { return .stay(.askPermission, per: "PERM-1") }
    return .open(AskingWhereUndocumented.self) {
      switch $0 {
      case .asks: .stay(.askPermission, per: "Q-PERM-2")
      case .doesNotAsk: .stay(.readPermission, per: "Q-PERM-2")
      }
    }
  }

  private static func refused(of edition: Edition) -> Rule<Self> {
    if edition.hasFlag { return .stay(.refuse, per: "FLAG-2") }
    if edition.speaksOfPermission { return .stay(.refuse, per: "PERM-2") }
    return .open(RefusalWhereUndocumented.self) {
      switch $0 {
      case .fails: .stay(.refuse, per: "ERR-3")
      case .registers: .stay(.proceed, per: "Q-PERM-3")
      }
    }
  }

  private static func on(_ input: Input, in state: State) -> Rule<Self> {
    switch input {
    case .turnOn: .stay(per: "FLAG-4")
    case .turnOff where state == .used:
      .open(FlagTurnedOff.self) {
        switch $0 {
        case .kept: .go(to: .off, per: "Q-FLAG-4")
        case .removed: .go(to: .off, .removeRegistration, per: "Q-FLAG-4")
        }
      }
    case .turnOff: .go(to: .off, per: "FLAG-4")
    case .registration: askWithFlag
    case .registrationOffline:
      .open(PermissionOrNetworkFirst.self) {
        switch $0 {
        case .permission: askWithFlag
        case .network: .stay(.failNetwork, per: "ERR-5")
        }
      }
    case .initialization:
      .open(PromptWithFlag.self) {
        switch $0 {
        case .asks: .stay(.askOnly, per: "PERM-1")
        case .doesNotAsk: .stay(per: "Q-FLAG-1")
        }
      }
    case .granted: .stay(.countPermitted, .proceed, per: "PERM-5")
    case .grantedMeanwhile: .go(to: .on, .countPermitted, per: "Q-FLAG-2")
    // A registration that fails leaves the one that stands as it was made.
    case .registeredPermitted: .go(to: .on, per: "PERM-5")
    case .registeredUnpermitted: .go(to: .used, per: "FLAG-3")
    case .refused:
      .open(AgreementWithFlag.self) {
        switch $0 {
        case .asGiven: .stay(.countUnpermitted, .proceed, per: "FLAG-3")
        case .notificationsOff: .stay(.countUnpermitted, .proceedWithoutNotifications, per: "FLAG-3")
        }
      }
    // A permission that was refused does not become provisional.
    case .provisional where state == .used: .impossible(per: "PLAT-12")
    case .provisional: .stay(.countPermitted, .proceed, per: "FLAG-3")
    case .undetermined: .stay(.countUnpermitted, .proceed, per: "FLAG-3")
    }
  }

  private static var askWithFlag: Rule<Self> {
    .open(PromptWithFlag.self) {
      switch $0 {
      case .asks:
        .open(AnswerWithFlag.self) {
          switch $0 {
          case .waits: .stay(.askPermission, per: "PERM-1")
          case .proceeds: .stay(.countUnpermitted, .askAndProceed, per: "Q-FLAG-2")
          }
        }
      case .doesNotAsk: .stay(.readPermission, per: "Q-FLAG-1")
      }
    }
  }
}
