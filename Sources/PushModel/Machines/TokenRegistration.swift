public import StateMachines

/// The registration of the notification token: permission, token, server.
public enum TokenRegistration: Machine {
  /// The name in the specification.
  public static let name = "TokenRegistration"
  /// Where the machine begins.
  public static let initial = State.idle

  /// What the registration waits for.
  public enum State: String, Finite {
    case idle
    /// Waits for the user, or for the system to say what the user once answered.
    case awaitingPermission
    /// Waits for APNs.
    case awaitingToken
    /// Waits for the push service.
    case awaitingServer
    /// Waits for the push service; the user has changed since the request was sent.
    case awaitingServerOutdated
    /// The user has logged out, and the edition registers nothing without one: waits for the next
    /// answer, with which the call ends.
    case endingForUser
  }

  /// What the registration learns.
  public enum Input: String, Finite {
    case awaitPermission
    case permissionGranted, permissionRefused, permissionProvisional, permissionUndetermined
    /// The gate has decided: the token may be registered, or may not; there is no user for it.
    case permitted, denied, endForUser
    case tokenIssued, tokenRefused, timePasses
    case accepted, refused, timedOut, unreachable, malformed
    case userChanges, userClears
    case abandon, processEnds
  }

  /// What the registration does.
  public enum Output: String, Finite {
    case judgeGranted, judgeRefused, judgeProvisional, judgeUndetermined
    case requestToken, sendRegister
    /// The user who is set now takes the place of the one at the time of the call.
    case useCurrentUser
    case succeed, updateUser
    /// The completion carries the system token besides its error.
    case handBackToken
    case obtainTokenForRefusal
    case failPermission, failSystem, failUserInvalid, failAbandoned
    case failRequest, failClient, failTimeout, failNetwork, failResponse
    /// The process ended in the middle.
    case interrupt
  }

  /// The table, cell by cell.
  public static func rule(in state: State, on input: Input, of edition: Edition) -> Rule<Self> {
    switch state {
    case .idle: idle(on: input, of: edition)
    case .awaitingPermission: awaitingPermission(on: input, of: edition)
    case .awaitingToken: awaitingToken(on: input, of: edition)
    case .awaitingServer: awaitingServer(on: input, of: edition)
    case .awaitingServerOutdated: awaitingServerOutdated(on: input, of: edition)
    case .endingForUser: edition.requiresUser ? endingForUser(on: input) : .impossible(per: "SUITE-2")
    }
  }

  private static func idle(on input: Input, of edition: Edition) -> Rule<Self> {
    switch input {
    case .awaitPermission: .go(to: .awaitingPermission, per: "REG-1")
    case .permitted where edition.hasFlag: .go(to: .awaitingToken, .requestToken, per: "REG-1")
    case .permitted: .impossible(per: "SUITE-2")
    case .userChanges where !edition.hasSetUser, .userClears where !edition.hasSetUser:
      .impossible(per: "SUITE-2")
    case .permissionGranted, .permissionRefused, .permissionProvisional, .permissionUndetermined,
      .denied, .endForUser, .tokenIssued, .tokenRefused, .accepted, .refused, .timedOut, .unreachable,
      .malformed:
      .impossible(per: "PLAT-10")
    case .timePasses, .userChanges, .userClears, .abandon, .processEnds: .stay(per: "SUITE-3")
    }
  }

  private static func awaitingPermission(on input: Input, of edition: Edition) -> Rule<Self> {
    switch input {
    case .permissionGranted: .stay(.judgeGranted, per: "REG-1")
    case .permissionRefused: .stay(.judgeRefused, per: "ERR-3")
    case .permissionProvisional: .stay(.judgeProvisional, per: "Q-PERM-8")
    case .permissionUndetermined where edition.speaksOfPermission && !edition.hasFlag:
      .impossible(per: "PERM-1")
    case .permissionUndetermined: .stay(.judgeUndetermined, per: "PLAT-10")
    case .permitted: .go(to: .awaitingToken, .requestToken, per: "REG-1")
    case .denied where edition.obtainsTokenUninitialized:
      .open(TokenWithRefusal.self) {
        switch $0 {
        case .errorOnly: .go(to: .idle, .failPermission, per: "ERR-3")
        case .tokenWithError: .go(to: .idle, .obtainTokenForRefusal, per: "Q-REG-9")
        }
      }
    case .denied: .go(to: .idle, .failPermission, per: "ERR-3")
    case .endForUser where edition.requiresUser: .go(to: .idle, .failUserInvalid, per: "ERR-2")
    case .endForUser: .impossible(per: "SUITE-2")
    case .userChanges: userChangesBeforeRequest(of: edition)
    case .userClears: userClears(of: edition)
    case .abandon: .go(to: .idle, .failAbandoned, per: "Q-INIT-7")
    case .timePasses: .stay(per: "SUITE-3")
    case .processEnds: .go(to: .idle, .interrupt, per: "PLAT-9")
    case .awaitPermission: .impossible(per: "SUITE-1")
    case .tokenIssued, .tokenRefused, .accepted, .refused, .timedOut, .unreachable, .malformed:
      .impossible(per: "PLAT-10")
    }
  }

  private static func awaitingToken(on input: Input, of edition: Edition) -> Rule<Self> {
    switch input {
    case .tokenIssued: .go(to: .awaitingServer, .sendRegister, per: "REG-1")
    case .tokenRefused: .go(to: .idle, .failSystem, per: "REG-5")
    case .timePasses:
      .open(SilentAPNs.self) {
        switch $0 {
        case .waits: .stay(per: "Q-REG-2")
        case .fails: .go(to: .idle, .failSystem, per: "ERR-4")
        }
      }
    case .userChanges: userChangesBeforeRequest(of: edition)
    case .userClears: userClears(of: edition)
    case .abandon: .go(to: .idle, .failAbandoned, per: "Q-INIT-7")
    case .processEnds: .go(to: .idle, .interrupt, per: "PLAT-9")
    case .awaitPermission, .permitted: .impossible(per: "SUITE-1")
    case .permissionGranted, .permissionRefused, .permissionProvisional, .permissionUndetermined,
      .denied, .endForUser, .accepted, .refused, .timedOut, .unreachable, .malformed:
      .impossible(per: "PLAT-10")
    }
  }

  private static func awaitingServer(on input: Input, of edition: Edition) -> Rule<Self> {
    switch input {
    case .accepted: .go(to: .idle, .succeed, per: "REG-2")
    case .refused, .timedOut, .unreachable, .malformed: serverFails(input, of: edition)
    case .userChanges where edition.hasSetUser:
      .open(UserChangedDuringRequest.self) {
        switch $0 {
        case .current: .go(to: .awaitingServerOutdated, per: "Q-LOGIN-4")
        case .asCalled: .stay(per: "Q-LOGIN-4")
        }
      }
    case .userClears where edition.hasSetUser:
      .open(LogoutDuringRegistration.self) {
        switch $0 {
        case .asCalled: .stay(per: "LOGIN-4")
        case .current where edition.requiresUser: .go(to: .endingForUser, per: "Q-LOGIN-5")
        case .current: .go(to: .awaitingServerOutdated, per: "Q-LOGIN-5")
        }
      }
    case .userChanges, .userClears: .impossible(per: "SUITE-2")
    case .timePasses: .stay(per: "SUITE-3")
    case .abandon: .go(to: .idle, .failAbandoned, per: "Q-INIT-7")
    case .processEnds: .go(to: .idle, .interrupt, per: "PLAT-9")
    case .awaitPermission, .permitted: .impossible(per: "SUITE-1")
    case .permissionGranted, .permissionRefused, .permissionProvisional, .permissionUndetermined,
      .denied, .endForUser, .tokenIssued, .tokenRefused:
      .impossible(per: "PLAT-10")
    }
  }

  private static func awaitingServerOutdated(on input: Input, of edition: Edition) -> Rule<Self> {
    if !edition.hasSetUser { return .impossible(per: "SUITE-2") }
    return switch input {
    case .accepted: .go(to: .idle, .succeed, .updateUser, per: "REG-2")
    case .refused, .timedOut, .malformed: serverFails(input, of: edition)
    case .unreachable: .impossible(per: "SUITE-5")
    case .userChanges: .stay(per: "Q-LOGIN-4")
    case .userClears:
      .open(LogoutDuringRegistration.self) {
        switch $0 {
        case .asCalled: .stay(per: "LOGIN-4")
        case .current where edition.requiresUser: .go(to: .endingForUser, per: "Q-LOGIN-5")
        case .current: .stay(per: "Q-LOGIN-5")
        }
      }
    case .timePasses: .stay(per: "SUITE-3")
    case .abandon: .go(to: .idle, .failAbandoned, per: "Q-INIT-7")
    case .processEnds: .go(to: .idle, .interrupt, per: "PLAT-9")
    case .awaitPermission, .permitted: .impossible(per: "SUITE-1")
    case .permissionGranted, .permissionRefused, .permissionProvisional, .permissionUndetermined,
      .denied, .endForUser, .tokenIssued, .tokenRefused:
      .impossible(per: "PLAT-10")
    }
  }

  private static func endingForUser(on input: Input) -> Rule<Self> {
    switch input {
    case .permissionGranted, .permissionRefused, .tokenIssued, .tokenRefused, .accepted, .refused,
      .timedOut, .malformed:
      .go(to: .idle, .failUserInvalid, per: "ERR-2")
    case .permissionProvisional, .permissionUndetermined: .impossible(per: "SUITE-4")
    case .unreachable: .impossible(per: "SUITE-5")
    case .userChanges, .userClears, .timePasses: .stay(per: "SUITE-3")
    case .abandon: .go(to: .idle, .failAbandoned, per: "Q-INIT-7")
    case .processEnds: .go(to: .idle, .interrupt, per: "PLAT-9")
    case .awaitPermission, .permitted, .denied, .endForUser: .impossible(per: "SUITE-1")
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

  private static func userClears(of edition: Edition) -> Rule<Self> {
    if !edition.hasSetUser { return .impossible(per: "SUITE-2") }
    return .open(LogoutDuringRegistration.self) {
      switch $0 {
      case .asCalled: .stay(per: "LOGIN-4")
      case .current where edition.requiresUser: .go(to: .endingForUser, per: "Q-LOGIN-5")
      case .current: .stay(.useCurrentUser, per: "Q-LOGIN-5")
      }
    }
  }

  private static func serverFails(_ input: Input, of edition: Edition) -> Rule<Self> {
    switch input {
    case .refused where edition == .nhncloudKo:
      .open(ServerRefusalCode.self) {
        switch $0 {
        case .requestFailed: fails(.failRequest, per: "ERR-6", of: edition)
        case .clientFailed: fails(.failClient, per: "Q-ERR-1", of: edition)
        }
      }
    case .refused: fails(.failRequest, per: "ERR-6", of: edition)
    case .timedOut where edition == .tcpushKo:
      .open(TimeoutCode.self) {
        switch $0 {
        case .networkFail: fails(.failTimeout, per: "Q-ERR-2", of: edition)
        case .serverFail: fails(.failRequest, per: "Q-ERR-2", of: edition)
        }
      }
    case .timedOut: fails(.failTimeout, per: "ERR-7", of: edition)
    case .unreachable: fails(.failNetwork, per: "ERR-5", of: edition)
    case .malformed: fails(.failResponse, per: "ERR-8", of: edition)
    case .awaitPermission, .permissionGranted, .permissionRefused, .permissionProvisional,
      .permissionUndetermined, .permitted, .denied, .endForUser, .tokenIssued, .tokenRefused,
      .timePasses, .accepted, .userChanges, .userClears, .abandon, .processEnds:
      .impossible(per: "PLAT-10")
    }
  }

  /// Whether the completion carries the system token besides the error is the edition's.
  private static func fails(
    _ failure: Output, per citation: Citation, of edition: Edition
  ) -> Rule<Self> {
    switch edition {
    case .tcpushKo: .go(to: .idle, .handBackToken, failure, per: "REG-8")
    case .toastKo: .go(to: .idle, failure, per: citation)
    case .toastJa, .toastEn, .nhncloudKo:
      .open(TokenWithServerFailure.self) {
        switch $0 {
        case .errorOnly: .go(to: .idle, failure, per: citation)
        case .tokenWithError: .go(to: .idle, .handBackToken, failure, per: "Q-REG-12")
        }
      }
    }
  }
}
