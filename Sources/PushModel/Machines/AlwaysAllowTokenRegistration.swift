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
    case off, on, onAndUsed
  }

  /// Configurations, registrations, and what is learnt of the permission.
  public enum Input: String, Finite {
    case turnOn, turnOff
    case registrationBegins, registrationBeginsOffline
    case askAtInitialization
    case permissionGranted, permissionDenied, permissionProvisional, permissionUndetermined
    case permissionGrantedMeanwhile
    case registeredWithPermission, registeredWithoutPermission
  }

  /// What the registration does next.
  public enum Output: String, Finite {
    case askPermission, readPermission
    case askAndAdmitRegistration, askOnly
    case admitRegistration, admitWithoutNotifications, admitWithoutAgreement
    case noteWithPermission, noteWithoutPermission
    case denyRegistration, failNetwork, removeRecord
  }

  /// The table, cell by cell.
  public static func rule(in state: State, on input: Input, of edition: Edition) -> Rule<Self> {
    switch state {
    case .off: off(on: input, of: edition)
    case .on, .onAndUsed: edition.hasFlag ? on(input, in: state) : .impossible(per: "SUITE-2")
    }
  }

  private static func off(on input: Input, of edition: Edition) -> Rule<Self> {
    switch input {
    case .turnOn: edition.hasFlag ? .go(to: .on, per: "FLAG-4") : .impossible(per: "SUITE-2")
    case .turnOff where edition.hasFlag: .stay(per: "FLAG-1")
    case .turnOff: .stay(per: "SUITE-2")
    case .registrationBegins: ask(of: edition)
    case .registrationBeginsOffline:
      .open(PermissionOrNetworkFirst.self) {
        switch $0 {
        case .permission: ask(of: edition)
        case .network: .stay(.failNetwork, per: "ERR-5")
        }
      }
    case .askAtInitialization where edition.speaksOfPermission: .stay(.askOnly, per: "PERM-1")
    case .askAtInitialization: .stay(.askOnly, per: "Q-PERM-1")
    case .permissionGranted where edition.speaksOfPermission: .stay(.admitRegistration, per: "PERM-5")
    case .permissionGranted: .stay(.admitRegistration, per: "REG-1")
    case .permissionDenied: refused(of: edition)
    case .permissionGrantedMeanwhile, .registeredWithPermission, .registeredWithoutPermission:
      edition.hasFlag ? .ignored(per: "SUITE-3") : .impossible(per: "SUITE-2")
    case .permissionProvisional:
      .open(ProvisionalPermission.self) {
        switch $0 {
        case .acquired: .stay(.admitRegistration, per: "Q-PERM-8")
        case .notAcquired: refused(of: edition)
        }
      }
    case .permissionUndetermined:
      edition.speaksOfPermission
        ? .impossible(per: "PERM-1") : .stay(.admitRegistration, per: "Q-PERM-2")
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
    if edition.hasFlag { return .stay(.denyRegistration, per: "FLAG-2") }
    if edition.speaksOfPermission { return .stay(.denyRegistration, per: "PERM-2") }
    return .open(RefusalWhereUndocumented.self) {
      switch $0 {
      case .fails: .stay(.denyRegistration, per: "ERR-3")
      case .registers: .stay(.admitRegistration, per: "Q-PERM-3")
      }
    }
  }

  private static func on(_ input: Input, in state: State) -> Rule<Self> {
    switch input {
    case .turnOn: .stay(per: "FLAG-4")
    case .turnOff where state == .onAndUsed:
      .open(FlagTurnedOff.self) {
        switch $0 {
        case .kept: .go(to: .off, per: "Q-FLAG-4")
        case .removed: .go(to: .off, .removeRecord, per: "Q-FLAG-4")
        }
      }
    case .turnOff: .go(to: .off, per: "FLAG-4")
    case .registrationBegins: askWithFlag
    case .registrationBeginsOffline:
      .open(PermissionOrNetworkFirst.self) {
        switch $0 {
        case .permission: askWithFlag
        case .network: .stay(.failNetwork, per: "ERR-5")
        }
      }
    case .askAtInitialization:
      .open(PromptWithFlag.self) {
        switch $0 {
        case .asks: .stay(.askOnly, per: "PERM-1")
        case .doesNotAsk: .stay(per: "Q-FLAG-1")
        }
      }
    case .permissionGranted: .stay(.noteWithPermission, .admitRegistration, per: "PERM-5")
    case .permissionGrantedMeanwhile: .go(to: .on, .noteWithPermission, per: "Q-FLAG-2")
    // A failed registration leaves an earlier one as it is.
    case .registeredWithPermission: .go(to: .on, per: "PERM-5")
    case .registeredWithoutPermission: .go(to: .onAndUsed, per: "FLAG-3")
    case .permissionDenied:
      .open(AgreementWithFlag.self) {
        switch $0 {
        case .asGiven: .stay(.noteWithoutPermission, .admitRegistration, per: "FLAG-3")
        case .notificationsOff: .stay(.noteWithoutPermission, .admitWithoutNotifications, per: "FLAG-3")
        case .everythingOff: .stay(.noteWithoutPermission, .admitWithoutAgreement, per: "FLAG-3")
        }
      }
    // A permission that was refused does not become provisional.
    case .permissionProvisional where state == .onAndUsed: .impossible(per: "PLAT-12")
    case .permissionProvisional: .stay(.noteWithPermission, .admitRegistration, per: "FLAG-3")
    case .permissionUndetermined: .stay(.noteWithoutPermission, .admitRegistration, per: "FLAG-3")
    }
  }

  private static var askWithFlag: Rule<Self> {
    .open(PromptWithFlag.self) {
      switch $0 {
      case .asks:
        .open(AnswerWithFlag.self) {
          switch $0 {
          case .waits: .stay(.askPermission, per: "PERM-1")
          case .proceeds: .stay(.noteWithoutPermission, .askAndAdmitRegistration, per: "Q-FLAG-2")
          }
        }
      case .doesNotAsk: .stay(.readPermission, per: "Q-FLAG-1")
      }
    }
  }
}
