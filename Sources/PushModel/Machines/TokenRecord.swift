public import StateMachines

/// What the device keeps of a registration that stands. Both kinds of token have one.
public enum TokenRecord: Machine {
  /// The name in the specification.
  public static let name = "TokenRecord"
  /// Where the machine begins.
  public static let initial = State.none

  /// What stands.
  public enum State: String, Finite {
    case none, registered, registeredInEarlierRun, unregistered
  }

  /// Changes of the record, and questions about it.
  public enum Input: String, Finite {
    case registrationSucceeds, unregistrationSucceeds
    case registerWithoutUser, registrationDenied
    case userChanges, userLogsOut, configurationChanges, tokenChanges, voipTokenChanges, tokenInvalidated
    case voipUserLogsOut
    case entersForeground, permissionNotDenied, permissionDenied, removeForFlag
    case recordFound, noRecordFound, showsDevice
    case unregister
    case update, updateInstead
    case updateBeside, updateBesideAccepted
    case message, processEnds
  }

  /// What follows.
  public enum Output: String, Finite {
    case registerForDevice, registerForPreviousUser, failRegister
    case omitUserInInformation
    case denyRegistration, admitRegistration
    case updateUser, updateConfiguration, updateToken
    case readPermission, removeRecord
    case completeQuery, completeQueryWithLast, completeQueryWithNothing, failQuery
    case failUnregister, failUpdate
    case startUnregistration, succeedWithoutToken
    case handBackToken, handBackNothing
    case startUpdate, updateOtherKind
    case sendUpdate, keepUpdate
    case admitMessage
  }

  /// The table, cell by cell.
  public static func rule(in state: State, on input: Input, of edition: Edition) -> Rule<Self> {
    switch state {
    case .none: none(on: input, of: edition)
    case .registered, .registeredInEarlierRun: standing(state, on: input, of: edition)
    case .unregistered: unregistered(on: input, of: edition)
    }
  }

  private static func none(on input: Input, of edition: Edition) -> Rule<Self> {
    switch input {
    case .registrationSucceeds: .go(to: .registered, per: "REG-1")
    case .registerWithoutUser where edition.fallsBackToDevice: .stay(.registerForDevice, per: "LOGIN-2")
    case .registerWithoutUser: .impossible(per: edition.hasSetUser ? "LOGIN-5" : "LOGIN-10")
    case .registrationDenied: .stay(.denyRegistration, per: "ERR-3")
    case .userChanges where edition.hasSetUser, .userLogsOut where edition.hasSetUser,
      .voipUserLogsOut where edition.hasSetUser:
      .ignored(per: "SUITE-3")
    case .userChanges, .userLogsOut, .voipUserLogsOut: .impossible(per: "SUITE-2")
    case .configurationChanges, .tokenChanges, .voipTokenChanges, .tokenInvalidated, .entersForeground,
      .processEnds:
      .ignored(per: "SUITE-3")
    case .permissionNotDenied, .permissionDenied: .impossible(per: "SUITE-4")
    case .removeForFlag: edition.hasFlag ? .ignored(per: "SUITE-3") : .impossible(per: "SUITE-2")
    case .recordFound: .stay(.completeQuery, per: "QUERY-3")
    case .showsDevice: showsDevice(of: edition)
    case .noRecordFound: nothingRegistered
    case .unregister: edition.hasUnregister ? withoutToken(of: edition) : .impossible(per: "SUITE-2")
    case .unregistrationSucceeds where edition.hasUnregister:
      .go(to: .unregistered, .handBackToken, per: "UNREG-1")
    case .unregistrationSucceeds: .impossible(per: "SUITE-2")
    case .update: edition.hasUpdate ? .stay(.updateOtherKind, per: "UPD-2") : .impossible(per: "SUITE-2")
    case .updateInstead: edition.hasUpdate ? .stay(.failUpdate, per: "UPD-3") : .impossible(per: "SUITE-2")
    case .updateBeside, .updateBesideAccepted:
      edition.hasUpdate ? .ignored(per: "UPD-2") : .impossible(per: "SUITE-2")
    case .message: .stay(.admitMessage, per: "VOIP-6")
    }
  }

  private static func standing(_ state: State, on input: Input, of edition: Edition) -> Rule<Self> {
    switch input {
    case .registrationSucceeds: .go(to: .registered, per: "REG-9")
    case .unregistrationSucceeds where edition.hasUnregister: handsBack(in: state)
    case .unregistrationSucceeds: .impossible(per: "SUITE-2")
    case .registerWithoutUser where edition.fallsBackToDevice:
      .open(LaterAnonymousRegistration.self) {
        switch $0 {
        case .device: .stay(.registerForDevice, per: "Q-LOGIN-1")
        case .previousUser: .stay(.registerForPreviousUser, per: "Q-LOGIN-1")
        case .userInvalid: .stay(.failRegister, per: "Q-LOGIN-1")
        }
      }
    case .registerWithoutUser: .impossible(per: edition.hasSetUser ? "LOGIN-5" : "LOGIN-10")
    case .registrationDenied: refusedAgain
    case .userChanges: userChanges(in: state, of: edition)
    case .userLogsOut: userLogsOut(in: state, of: edition, isVoIP: false)
    case .voipUserLogsOut: userLogsOut(in: state, of: edition, isVoIP: true)
    case .configurationChanges:
      .open(SettingsOfARegistration.self) {
        switch $0 {
        case .atNextRegister: .stay(per: "Q-INIT-4")
        case .atOnce: .stay(.updateConfiguration, per: "Q-INIT-4")
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
        case .removed: .go(to: .none, .removeRecord, per: "Q-VOIP-9")
        }
      }
    case .entersForeground:
      .open(RecordAfterWithdrawal.self) {
        switch $0 {
        case .kept: .stay(per: "Q-PERM-5")
        case .removed: .stay(.readPermission, per: "Q-PERM-5")
        }
      }
    case .permissionNotDenied: .ignored(per: "SUITE-3")
    case .permissionDenied: .go(to: .none, .removeRecord, per: "Q-PERM-5")
    case .removeForFlag:
      edition.hasFlag ? .go(to: .none, .removeRecord, per: "Q-FLAG-4") : .impossible(per: "SUITE-2")
    case .recordFound: .stay(.completeQuery, per: "QUERY-3")
    case .showsDevice: showsDevice(of: edition)
    // Of another user (QUERY-2), or removed by a request that the push service has carried out late.
    case .noRecordFound: nothingRegistered
    case .unregister where edition.hasUnregister: .stay(.startUnregistration, per: "UNREG-1")
    case .unregister: .impossible(per: "SUITE-2")
    case .update, .updateInstead: update(in: state, of: edition)
    case .updateBeside: edition.hasUpdate ? .stay(.sendUpdate, per: "UPD-2") : .impossible(per: "SUITE-2")
    case .updateBesideAccepted:
      edition.hasUpdate ? .stay(.keepUpdate, per: "UPD-2") : .impossible(per: "SUITE-2")
    case .message: .stay(.admitMessage, per: "VOIP-6")
    case .processEnds: .go(to: .registeredInEarlierRun, per: "PLAT-9")
    }
  }

  private static func unregistered(on input: Input, of edition: Edition) -> Rule<Self> {
    if !edition.hasUnregister { return .impossible(per: "SUITE-2") }
    return switch input {
    case .registrationSucceeds: .go(to: .registered, per: "REG-1")
    case .registerWithoutUser where edition.fallsBackToDevice:
      .open(AnonymousRegistrationAfterUnregistering.self) {
        switch $0 {
        case .device: .stay(.registerForDevice, per: "Q-LOGIN-14")
        case .previousUser: .stay(.registerForPreviousUser, per: "Q-LOGIN-14")
        case .userInvalid: .stay(.failRegister, per: "Q-LOGIN-14")
        }
      }
    case .registerWithoutUser: .impossible(per: edition.hasSetUser ? "LOGIN-5" : "LOGIN-10")
    case .registrationDenied:
      .open(WithdrawnPermission.self) {
        switch $0 {
        case .fails: .stay(.denyRegistration, per: "Q-PERM-4")
        case .registers: .stay(.admitRegistration, per: "Q-PERM-4")
        }
      }
    case .userChanges where edition.fallsBackToDevice:
      .open(UserAfterUnregistration.self) {
        switch $0 {
        case .staysUnregistered: .stay(per: "UNREG-1")
        case .registers: .go(to: .registered, .updateUser, per: "Q-UNREG-4")
        }
      }
    case .userChanges, .userLogsOut, .voipUserLogsOut, .configurationChanges,
      .tokenChanges, .voipTokenChanges, .tokenInvalidated, .entersForeground, .processEnds:
      .ignored(per: "SUITE-3")
    case .permissionNotDenied, .permissionDenied: .impossible(per: "SUITE-4")
    case .removeForFlag: edition.hasFlag ? .ignored(per: "SUITE-3") : .impossible(per: "SUITE-2")
    case .noRecordFound:
      .open(QueryAfterUnregistration.self) {
        switch $0 {
        case .nothing: nothingRegistered
        case .lastRegistered: .stay(.completeQueryWithLast, per: "Q-QUERY-2")
        }
      }
    // An update that the push service carries out after it has removed the record brings it back.
    case .recordFound: .stay(.completeQuery, per: "QUERY-3")
    case .showsDevice: showsDevice(of: edition)
    // The second of two that went side by side.
    case .unregistrationSucceeds: .stay(.handBackToken, per: "Q-UNREG-5")
    case .unregister: withoutToken(of: edition)
    case .update: edition.hasUpdate ? .stay(.updateOtherKind, per: "UPD-2") : .impossible(per: "SUITE-2")
    case .updateInstead: edition.hasUpdate ? .stay(.failUpdate, per: "UPD-3") : .impossible(per: "SUITE-2")
    case .updateBeside, .updateBesideAccepted:
      edition.hasUpdate ? .ignored(per: "UPD-2") : .impossible(per: "SUITE-2")
    case .message:
      .open(MessageAfterUnregistration.self) {
        switch $0 {
        case .delivered: .stay(.admitMessage, per: "VOIP-6")
        case .dropped: .stay(per: "Q-VOIP-8")
        }
      }
    }
  }
}
