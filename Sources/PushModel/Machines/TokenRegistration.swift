public import StateMachines

/// The registration of the notification token: permission, token, server.
public enum TokenRegistration: Machine {
  /// The name in the specification.
  public static let name = "TokenRegistration"
  /// Where the machine begins.
  public static let initial = State.idle

  /// What the registration waits for.
  public enum State: String, Finite {
    case idle, awaitingPermission, awaitingToken, awaitingServer, awaitingServerUserChanged,
      failingWithoutUser
  }

  /// What the registration learns.
  public enum Input: String, Finite {
    case awaitPermission
    case permissionGranted, permissionDenied, permissionProvisional, permissionUndetermined
    case continueToToken, failForPermission, failWithoutUser
    case registerVoIPOfSameCall
    case tokenIssued, tokenRefused, timePasses
    case accepted, failed, failedOffline
    case userChanges, userLogsOut
    case abandon, processEnds
  }

  /// What the registration does.
  public enum Output: String, Finite {
    case applyGrantedPermission, applyDeniedPermission
    case applyProvisionalPermission, applyUndeterminedPermission
    case requestToken, sendRegister
    case useCurrentUser
    case succeed, updateUser
    case handBackToken, obtainTokenAfterDenial
    case failPermissionDenied, failSystem, failTokenInvalid, failUserInvalid, failAbandoned
    case failWithServerCode, failOffline, noteInterruption
    case startVoIPRegistration, deferVoIPRegistration
  }

  /// The table, cell by cell.
  public static func rule(in state: State, on input: Input, of edition: Edition) -> Rule<Self> {
    if input == .registerVoIPOfSameCall { return registerVoIPOfSameCall(in: state, of: edition) }
    return switch state {
    case .idle: idle(on: input, of: edition)
    case .awaitingPermission: awaitingPermission(on: input, of: edition)
    case .awaitingToken: awaitingToken(on: input, of: edition)
    case .awaitingServer: awaitingServer(on: input, of: edition)
    case .awaitingServerUserChanged: awaitingServerUserChanged(on: input, of: edition)
    case .failingWithoutUser:
      edition.requiresUser ? failingWithoutUser(on: input) : .impossible(per: "SUITE-2")
    }
  }

  private static func registerVoIPOfSameCall(in state: State, of edition: Edition) -> Rule<Self> {
    if !edition.registersAllTypesAtOnce { return .impossible(per: "SUITE-2") }
    return state == .awaitingPermission
      ? .stay(.deferVoIPRegistration, per: "REG-3") : .stay(.startVoIPRegistration, per: "REG-3")
  }

  private static func idle(on input: Input, of edition: Edition) -> Rule<Self> {
    switch input {
    case .awaitPermission: .go(to: .awaitingPermission, per: edition.fallsBackToDevice ? "PERM-4" : "REG-1")
    case .continueToToken where edition.hasFlag: .go(to: .awaitingToken, .requestToken, per: "REG-1")
    case .continueToToken: .impossible(per: "SUITE-2")
    case .userChanges where !edition.hasSetUser, .userLogsOut where !edition.hasSetUser:
      .impossible(per: "SUITE-2")
    case .permissionGranted, .permissionDenied, .permissionProvisional, .permissionUndetermined,
      .failForPermission, .failWithoutUser, .registerVoIPOfSameCall, .tokenIssued, .tokenRefused, .accepted,
      .failed, .failedOffline:
      .impossible(per: "PLAT-10")
    case .timePasses, .userChanges, .userLogsOut, .abandon, .processEnds: .ignored(per: "SUITE-3")
    }
  }

  private static func awaitingPermission(on input: Input, of edition: Edition) -> Rule<Self> {
    switch input {
    case .permissionGranted: .stay(.applyGrantedPermission, per: "REG-1")
    case .permissionDenied: .stay(.applyDeniedPermission, per: "ERR-3")
    case .permissionProvisional: .stay(.applyProvisionalPermission, per: "Q-PERM-8")
    case .permissionUndetermined where edition.speaksOfPermission && !edition.hasFlag:
      .impossible(per: "PERM-1")
    case .permissionUndetermined: .stay(.applyUndeterminedPermission, per: "PLAT-10")
    case .continueToToken: .go(to: .awaitingToken, .requestToken, per: "REG-1")
    case .failForPermission where edition.obtainsTokenUninitialized:
      .open(TokenWithRefusal.self) {
        switch $0 {
        case .errorOnly: .go(to: .idle, .failPermissionDenied, per: "ERR-3")
        case .tokenWithError: .go(to: .idle, .obtainTokenAfterDenial, per: "Q-REG-9")
        }
      }
    case .failForPermission: .go(to: .idle, .failPermissionDenied, per: "ERR-3")
    case .failWithoutUser where edition.requiresUser: .go(to: .idle, .failUserInvalid, per: "ERR-2")
    case .failWithoutUser: .impossible(per: "SUITE-2")
    case .userChanges: userChangesBeforeRequest(of: edition)
    case .userLogsOut: userLogsOut(of: edition)
    case .abandon: .go(to: .idle, .failAbandoned, per: "Q-INIT-7")
    case .timePasses: .ignored(per: "SUITE-3")
    case .processEnds: .go(to: .idle, .noteInterruption, per: "PLAT-9")
    case .awaitPermission, .registerVoIPOfSameCall: .impossible(per: "SUITE-1")
    case .tokenIssued, .tokenRefused, .accepted, .failed, .failedOffline: .impossible(per: "PLAT-10")
    }
  }

  private static func awaitingToken(on input: Input, of edition: Edition) -> Rule<Self> {
    switch input {
    case .tokenIssued: .go(to: .awaitingServer, .sendRegister, per: "REG-1")
    case .tokenRefused: failsWithoutToken(of: edition, per: "REG-5")
    case .timePasses:
      .open(SilentAPNs.self) {
        switch $0 {
        case .waits: .stay(per: "Q-REG-2")
        case .fails: failsWithoutToken(of: edition, per: "ERR-4")
        }
      }
    case .userChanges: userChangesBeforeRequest(of: edition)
    case .userLogsOut: userLogsOut(of: edition)
    case .abandon: .go(to: .idle, .failAbandoned, per: "Q-INIT-7")
    case .processEnds: .go(to: .idle, .noteInterruption, per: "PLAT-9")
    case .awaitPermission, .continueToToken, .registerVoIPOfSameCall: .impossible(per: "SUITE-1")
    case .permissionGranted, .permissionDenied, .permissionProvisional, .permissionUndetermined,
      .failForPermission, .failWithoutUser, .accepted, .failed, .failedOffline:
      .impossible(per: "PLAT-10")
    }
  }

  /// Which code says that no token is issued is open where two could.
  private static func failsWithoutToken(of edition: Edition, per citation: Citation) -> Rule<Self> {
    if !edition.hasSetUser { return .go(to: .idle, .failSystem, per: citation) }
    return .open(CodeWithoutToken.self) {
      switch $0 {
      case .systemFailed: .go(to: .idle, .failSystem, per: citation)
      case .tokenInvalid: .go(to: .idle, .failTokenInvalid, per: "Q-ERR-4")
      }
    }
  }

  private static func awaitingServer(on input: Input, of edition: Edition) -> Rule<Self> {
    switch input {
    case .accepted: .go(to: .idle, .succeed, per: "REG-2")
    case .failed: fails(.failWithServerCode, of: edition)
    case .failedOffline: fails(.failOffline, of: edition)
    case .userChanges where edition.hasSetUser:
      .open(UserChangedDuringRequest.self) {
        switch $0 {
        case .current: .go(to: .awaitingServerUserChanged, per: "Q-LOGIN-4")
        case .asCalled: .stay(per: "Q-LOGIN-4")
        }
      }
    case .userLogsOut where edition.fallsBackToDevice:
      .open(LogoutDuringRequest.self) {
        switch $0 {
        case .asCalled: .stay(per: "LOGIN-4")
        case .current: .go(to: .awaitingServerUserChanged, per: "Q-LOGIN-15")
        }
      }
    case .userLogsOut: userLogsOut(of: edition)
    case .userChanges: .impossible(per: "SUITE-2")
    case .timePasses: .ignored(per: "SUITE-3")
    case .abandon: .go(to: .idle, .failAbandoned, per: "Q-INIT-7")
    case .processEnds: .go(to: .idle, .noteInterruption, per: "PLAT-9")
    case .awaitPermission, .continueToToken, .registerVoIPOfSameCall: .impossible(per: "SUITE-1")
    case .permissionGranted, .permissionDenied, .permissionProvisional, .permissionUndetermined,
      .failForPermission, .failWithoutUser, .tokenIssued, .tokenRefused:
      .impossible(per: "PLAT-10")
    }
  }

  private static func awaitingServerUserChanged(on input: Input, of edition: Edition) -> Rule<Self> {
    if !edition.hasSetUser { return .impossible(per: "SUITE-2") }
    return switch input {
    case .accepted: .go(to: .idle, .succeed, .updateUser, per: "REG-2")
    case .failedOffline: .impossible(per: "SUITE-5")
    case .userChanges: .stay(per: "Q-LOGIN-4")
    case .failed, .userLogsOut, .timePasses, .abandon, .processEnds, .awaitPermission, .continueToToken,
      .registerVoIPOfSameCall, .permissionGranted, .permissionDenied, .permissionProvisional,
      .permissionUndetermined, .failForPermission, .failWithoutUser, .tokenIssued, .tokenRefused:
      awaitingServer(on: input, of: edition)
    }
  }

  private static func failingWithoutUser(on input: Input) -> Rule<Self> {
    switch input {
    case .permissionGranted, .permissionDenied, .tokenIssued, .tokenRefused, .accepted, .failed:
      .go(to: .idle, .failUserInvalid, per: "ERR-2")
    case .permissionProvisional, .permissionUndetermined: .impossible(per: "SUITE-4")
    case .failedOffline: .impossible(per: "SUITE-5")
    case .userChanges, .userLogsOut, .timePasses: .ignored(per: "SUITE-3")
    case .abandon: .go(to: .idle, .failAbandoned, per: "Q-INIT-7")
    case .processEnds: .go(to: .idle, .noteInterruption, per: "PLAT-9")
    case .awaitPermission, .continueToToken, .failForPermission, .failWithoutUser, .registerVoIPOfSameCall:
      .impossible(per: "SUITE-1")
    }
  }

  private static func userChangesBeforeRequest(of edition: Edition) -> Rule<Self> {
    if !edition.hasSetUser { return .impossible(per: "SUITE-2") }
    return .open(UserChangedBeforeRequest.self) {
      switch $0 {
      case .current: .stay(.useCurrentUser, per: "Q-LOGIN-3")
      case .asCalled: .stay(per: "Q-LOGIN-3")
      }
    }
  }

  private static func userLogsOut(of edition: Edition) -> Rule<Self> {
    if !edition.hasSetUser { return .impossible(per: "SUITE-2") }
    return .open(LogoutDuringRegistration.self) {
      switch $0 {
      case .asCalled: .stay(per: "LOGIN-4")
      case .current where edition.requiresUser: .go(to: .failingWithoutUser, per: "Q-LOGIN-5")
      case .current: .stay(.useCurrentUser, per: "Q-LOGIN-5")
      }
    }
  }

  /// Whether the completion carries the system token besides the error is the edition's.
  private static func fails(_ failure: Output, of edition: Edition) -> Rule<Self> {
    switch edition {
    case .tcpushKo: .go(to: .idle, .handBackToken, failure, per: "REG-8")
    case .toastKo: .go(to: .idle, failure, per: "REG-15")
    case .toastJa, .toastEn, .nhncloudKo:
      .open(TokenWithServerFailure.self) {
        switch $0 {
        case .errorOnly: .go(to: .idle, failure, per: "REG-2")
        case .tokenWithError: .go(to: .idle, .handBackToken, failure, per: "Q-REG-12")
        }
      }
    }
  }
}
