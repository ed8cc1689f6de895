public import StateMachines

/// What the device keeps of a registration that stands. Both kinds of token have one.
public enum TokenRecord: Machine {
  /// The name in the specification.
  public static let name = "TokenRecord"
  /// Where the machine begins.
  public static let initial = State.none

  /// What stands.
  public enum State: String, Finite {
    case none
    /// Registered in this run of the process.
    case registered
    /// Registered in an earlier run.
    case registeredBefore
    /// Was registered, and was unregistered.
    case unregistered
  }

  /// What happens to it, and who asks for it.
  public enum Input: String, Finite {
    case registers, unregisters
    /// A registration without a user id wants to know whether it is the initial one.
    case registerWithoutUser
    /// A registration was refused the permission.
    case permissionRefused
    case userChanges, userClears, settingsChange, tokenChanges, voipTokenChanges, tokenInvalidated
    /// The user changes, for the VoIP token, which needs no permission.
    case voipUserChanges
    /// The permission that an update of the user asked for is there.
    case mayUpdate
    case foreground, foundPermitted, foundRefused, removeForFlag, removeWithOther
    /// A query has found a record, or none that is the asker's.
    case found, foundNothing
    case unregister, update
    case message
    case processEnds
  }

  /// What follows.
  public enum Output: String, Finite {
    case registerForDevice, registerForPreviousUser, failUserInvalid
    /// The information of the token will name no user.
    case hideDevice
    case deny, goOn
    case updateUser, updateSettings, updateToken
    case readPermission, readPermissionForUpdate
    case remove
    case answer, answerLast, answerNothing, failQuery
    case failTokenInvalid
    case sendUnregister, succeedWithoutToken
    case sendUpdate
    case passMessage
  }

  /// The table, cell by cell.
  public static func rule(in state: State, on input: Input, of edition: Edition) -> Rule<Self> {
    switch state {
    case .none: none(on: input, of: edition)
    case .registered, .registeredBefore: standing(state, on: input, of: edition)
    case .unregistered: unregistered(on: input, of: edition)
    }
  }

  private static func none(on input: Input, of edition: Edition) -> Rule<Self> {
    switch input {
    case .registers: .go(to: .registered, per: "REG-1")
    case .registerWithoutUser where edition.fallsBackToDevice: registerForDevice(per: "LOGIN-2")
    case .registerWithoutUser: .impossible(per: edition.hasSetUser ? "LOGIN-5" : "LOGIN-10")
    case .permissionRefused: .stay(.deny, per: "ERR-3")
    case .userChanges where edition.hasSetUser, .voipUserChanges where edition.hasSetUser,
      .userClears where edition.hasSetUser:
      .stay(per: "SUITE-3")
    case .userChanges, .voipUserChanges, .userClears: .impossible(per: "SUITE-2")
    case .mayUpdate: .impossible(per: "SUITE-4")
    case .settingsChange, .tokenChanges, .voipTokenChanges, .tokenInvalidated, .foreground,
      .processEnds:
      .stay(per: "SUITE-3")
    case .foundPermitted, .foundRefused: .impossible(per: "SUITE-4")
    case .removeForFlag: edition.hasFlag ? .stay(per: "SUITE-3") : .impossible(per: "SUITE-2")
    case .removeWithOther:
      edition.fallsBackToDevice ? .stay(per: "SUITE-3") : .impossible(per: "SUITE-2")
    case .found: .stay(.answer, per: "QUERY-3")
    case .foundNothing: nothingRegistered
    case .unregister: edition.hasUnregister ? withoutToken(of: edition) : .impossible(per: "SUITE-2")
    case .unregisters where edition.hasUnregister: .go(to: .unregistered, per: "UNREG-1")
    case .unregisters: .impossible(per: "SUITE-2")
    case .update: edition.hasUpdate ? .stay(.failTokenInvalid, per: "UPD-3") : .impossible(per: "SUITE-2")
    case .message: .stay(.passMessage, per: "VOIP-6")
    }
  }

  private static func standing(
    _ state: State, on input: Input, of edition: Edition
  ) -> Rule<Self> {
    switch input {
    case .registers: .go(to: .registered, per: "REG-9")
    case .unregisters where edition.hasUnregister: .go(to: .unregistered, per: "UNREG-1")
    case .unregisters: .impossible(per: "SUITE-2")
    case .registerWithoutUser where edition.fallsBackToDevice:
      .open(LaterAnonymousRegistration.self) {
        switch $0 {
        case .device: registerForDevice(per: "Q-LOGIN-1")
        case .previousUser: .stay(.registerForPreviousUser, per: "Q-LOGIN-1")
        case .userInvalid: .stay(.failUserInvalid, per: "Q-LOGIN-1")
        }
      }
    case .registerWithoutUser: .impossible(per: edition.hasSetUser ? "LOGIN-5" : "LOGIN-10")
    case .permissionRefused: refusedAgain
    case .userChanges: userChanges(in: state, of: edition, minds: true)
    case .voipUserChanges: userChanges(in: state, of: edition, minds: false)
    case .mayUpdate:
      edition.fallsBackToDevice ? .stay(.updateUser, per: "LOGIN-3") : .impossible(per: "SUITE-4")
    case .userClears where edition.hasSetUser:
      .open(RecordAfterLogout.self) {
        switch $0 {
        case .keptUser: .stay(per: "LOGIN-4")
        case .device: .stay(.updateUser, per: "Q-LOGIN-2")
        }
      }
    case .userClears: .impossible(per: "SUITE-2")
    case .settingsChange:
      .open(SettingsOfARegistration.self) {
        switch $0 {
        case .atNextRegister: .stay(per: "Q-INIT-4")
        case .atOnce: .stay(.updateSettings, per: "Q-INIT-4")
        }
      }
    case .tokenChanges:
      .open(ChangedToken.self) {
        switch $0 {
        case .atNextRegister: .stay(per: "Q-REG-3")
        case .atOnce: .stay(.updateToken, per: "Q-REG-3")
        }
      }
    case .voipTokenChanges:
      .open(ChangedVoIPToken.self) {
        switch $0 {
        case .atNextRegister: .stay(per: "Q-VOIP-10")
        case .atOnce: .stay(.updateToken, per: "Q-VOIP-10")
        }
      }
    case .tokenInvalidated:
      .open(InvalidatedVoIPToken.self) {
        switch $0 {
        case .kept: .stay(per: "Q-VOIP-9")
        case .removed: .go(to: .none, .remove, per: "Q-VOIP-9")
        }
      }
    case .foreground:
      .open(RecordAfterWithdrawal.self) {
        switch $0 {
        case .kept: .stay(per: "Q-PERM-5")
        case .removed: .stay(.readPermission, per: "Q-PERM-5")
        }
      }
    case .foundPermitted: .stay(per: "SUITE-3")
    case .foundRefused: .go(to: .none, .remove, per: "Q-PERM-5")
    case .removeForFlag:
      edition.hasFlag ? .go(to: .none, .remove, per: "Q-FLAG-4") : .impossible(per: "SUITE-2")
    case .removeWithOther:
      edition.fallsBackToDevice
        ? .go(to: .none, .remove, per: "Q-UNREG-3") : .impossible(per: "SUITE-2")
    case .found: found(in: state)
    // Of another user (QUERY-2), or removed by a request that the push service has carried out late.
    case .foundNothing: nothingRegistered
    case .unregister where edition.hasUnregister: .stay(.sendUnregister, per: "UNREG-1")
    case .unregister: .impossible(per: "SUITE-2")
    case .update: update(in: state, of: edition)
    case .message: .stay(.passMessage, per: "VOIP-6")
    case .processEnds: .go(to: .registeredBefore, per: "PLAT-9")
    }
  }

  private static func unregistered(on input: Input, of edition: Edition) -> Rule<Self> {
    if !edition.hasUnregister { return .impossible(per: "SUITE-2") }
    return switch input {
    case .registers: .go(to: .registered, per: "REG-1")
    case .registerWithoutUser where edition.fallsBackToDevice:
      .open(LaterAnonymousRegistration.self) {
        switch $0 {
        case .device: registerForDevice(per: "Q-LOGIN-1")
        case .previousUser: .stay(.registerForPreviousUser, per: "Q-LOGIN-1")
        case .userInvalid: .stay(.failUserInvalid, per: "Q-LOGIN-1")
        }
      }
    case .registerWithoutUser: .impossible(per: edition.hasSetUser ? "LOGIN-5" : "LOGIN-10")
    case .permissionRefused:
      .open(WithdrawnPermission.self) {
        switch $0 {
        case .fails: .stay(.deny, per: "Q-PERM-4")
        case .registers: .stay(.goOn, per: "Q-PERM-4")
        }
      }
    case .userChanges where edition.fallsBackToDevice,
      .voipUserChanges where edition.fallsBackToDevice:
      .open(UserAfterUnregistration.self) {
        switch $0 {
        case .staysUnregistered: .stay(per: "UNREG-1")
        case .registers: .go(to: .registered, .updateUser, per: "Q-UNREG-4")
        }
      }
    case .userChanges, .voipUserChanges, .userClears, .settingsChange, .tokenChanges,
      .voipTokenChanges, .tokenInvalidated, .foreground, .processEnds:
      .stay(per: "SUITE-3")
    case .mayUpdate: .impossible(per: "SUITE-4")
    case .foundPermitted, .foundRefused: .impossible(per: "SUITE-4")
    case .removeForFlag: edition.hasFlag ? .stay(per: "SUITE-3") : .impossible(per: "SUITE-2")
    case .removeWithOther:
      edition.fallsBackToDevice ? .stay(per: "SUITE-3") : .impossible(per: "SUITE-2")
    case .foundNothing:
      .open(QueryAfterUnregistration.self) {
        switch $0 {
        case .nothing: nothingRegistered
        case .lastRegistered: .stay(.answerLast, per: "Q-QUERY-2")
        }
      }
    // An update that the push service carries out after it has removed the record brings it back.
    case .found: .stay(.answer, per: "QUERY-3")
    case .unregisters: .impossible(per: "UNREG-1")
    case .unregister: withoutToken(of: edition)
    case .update: edition.hasUpdate ? .stay(.failTokenInvalid, per: "UPD-3") : .impossible(per: "SUITE-2")
    case .message:
      .open(MessageAfterUnregistration.self) {
        switch $0 {
        case .delivered: .stay(.passMessage, per: "VOIP-6")
        case .dropped: .stay(per: "Q-VOIP-8")
        }
      }
    }
  }
}
