public import StateMachines

/// The registration of the VoIP token: token, server. No permission, no agreement.
public enum VoIPRegistration: Machine {
  /// The name in the specification.
  public static let name = "VoIPRegistration"
  /// Where the machine begins.
  public static let initial = State.idle

  /// What the registration waits for.
  public enum State: String, Finite {
    case idle
    /// Waits for PushKit.
    case awaitingToken
    /// Waits for the push service; in the second, the user has changed since the request was sent.
    case awaitingServer, awaitingServerOutdated
    /// The user has logged out, and the edition registers nothing without one: waits for the next
    /// answer, with which the call ends.
    case endingForUser
    /// The process ended in the middle: waits for the next initialisation.
    case interrupted
  }

  /// What happens.
  public enum Input: String, Finite {
    case start, tokenIssued, timePasses
    case accepted, refused, timedOut, unreachable, malformed
    case userChanges, userClears, initialized, abandon, processEnds
  }

  /// What is done.
  public enum Output: String, Finite {
    case requestToken, sendRegister, useCurrentUser
    /// Which agreement the token carries.
    case carryGiven, carryEverything, carryNothing, carryNotifications
    case takeUp
    case succeed, updateUser
    case handBackToken
    case failSystem, failUserInvalid, failAbandoned
    case failRequest, failClient, failTimeout, failNetwork, failResponse
  }

  /// The table, cell by cell.
  public static func rule(in state: State, on input: Input, of edition: Edition) -> Rule<Self> {
    switch state {
    case .idle:
      switch input {
      case .start: .go(to: .awaitingToken, .requestToken, per: "VOIP-1")
      case .userChanges where !edition.hasSetUser, .userClears where !edition.hasSetUser:
        .impossible(per: "SUITE-2")
      case .timePasses, .userChanges, .userClears, .initialized, .abandon, .processEnds:
        .stay(per: "SUITE-3")
      case .tokenIssued, .accepted, .refused, .timedOut, .unreachable, .malformed:
        .impossible(per: "PLAT-10")
      }
    case .awaitingToken: awaitingToken(on: input, of: edition)
    case .awaitingServer: awaitingServer(on: input, of: edition)
    case .awaitingServerOutdated:
      edition.hasSetUser ? outdated(on: input, of: edition) : .impossible(per: "SUITE-2")
    case .endingForUser: edition.requiresUser ? endingForUser(on: input) : .impossible(per: "SUITE-2")
    case .interrupted:
      switch input {
      case .initialized: .go(to: .awaitingToken, .takeUp, .requestToken, per: "Q-VOIP-11")
      case .start: .go(to: .awaitingToken, .requestToken, per: "VOIP-1")
      case .userChanges where !edition.hasSetUser, .userClears where !edition.hasSetUser:
        .impossible(per: "SUITE-2")
      // What the process ended is in progress no more, and is taken up with the same initialisation.
      case .abandon, .timePasses, .userChanges, .userClears, .processEnds: .stay(per: "SUITE-3")
      case .tokenIssued, .accepted, .refused, .timedOut, .unreachable, .malformed:
        .impossible(per: "PLAT-10")
      }
    }
  }

  private static func awaitingToken(on input: Input, of edition: Edition) -> Rule<Self> {
    switch input {
    case .tokenIssued where edition.remembersAgreement:
      .open(AgreementOfVoIP.self) {
        switch $0 {
        case .everything: .go(to: .awaitingServer, .carryEverything, .sendRegister, per: "VOIP-1")
        case .nothing: .go(to: .awaitingServer, .carryNothing, .sendRegister, per: "VOIP-1")
        case .asNotification:
          .go(to: .awaitingServer, .carryNotifications, .sendRegister, per: "VOIP-1")
        }
      }
    case .tokenIssued: .go(to: .awaitingServer, .carryGiven, .sendRegister, per: "VOIP-1")
    case .timePasses:
      .open(SilentPushKit.self) {
        switch $0 {
        case .waits: .stay(per: "Q-VOIP-6")
        case .fails: .go(to: .idle, .failSystem, per: "ERR-4")
        }
      }
    case .userChanges where edition.hasSetUser:
      .open(UserChangedBeforeRequest.self) {
        switch $0 {
        case .current: .stay(.useCurrentUser, per: "Q-LOGIN-3")
        case .asCalled: .stay(per: "Q-LOGIN-3")
        }
      }
    case .userClears where edition.hasSetUser:
      .open(LogoutDuringRegistration.self) {
        switch $0 {
        case .asCalled: .stay(per: "LOGIN-4")
        case .current where edition.requiresUser: .go(to: .endingForUser, per: "Q-LOGIN-5")
        case .current: .stay(.useCurrentUser, per: "Q-LOGIN-5")
        }
      }
    case .userChanges, .userClears: .impossible(per: "SUITE-2")
    case .initialized: .stay(per: "SUITE-3")
    case .abandon: .go(to: .idle, .failAbandoned, per: "Q-INIT-7")
    case .processEnds: interrupted
    case .start: .impossible(per: "SUITE-1")
    case .accepted, .refused, .timedOut, .unreachable, .malformed: .impossible(per: "PLAT-10")
    }
  }

  private static func awaitingServer(on input: Input, of edition: Edition) -> Rule<Self> {
    switch input {
    case .accepted: .go(to: .idle, .succeed, per: "VOIP-1")
    case .refused, .timedOut, .unreachable, .malformed: serverFails(input, of: edition)
    case .userChanges where edition.hasSetUser:
      .open(UserChangedDuringRequest.self) {
        switch $0 {
        case .current where edition.fallsBackToDevice: changedWhileSending
        case .current: .go(to: .awaitingServerOutdated, per: "Q-LOGIN-4")
        case .asCalled: .stay(per: "Q-LOGIN-4")
        }
      }
    case .userClears where edition.hasSetUser: clearedWhileSending(to: .awaitingServerOutdated, edition)
    case .userChanges, .userClears: .impossible(per: "SUITE-2")
    case .timePasses, .initialized: .stay(per: "SUITE-3")
    case .abandon: .go(to: .idle, .failAbandoned, per: "Q-INIT-7")
    case .processEnds: interrupted
    case .start: .impossible(per: "SUITE-1")
    case .tokenIssued: .impossible(per: "PLAT-10")
    }
  }

  private static func outdated(on input: Input, of edition: Edition) -> Rule<Self> {
    switch input {
    case .accepted: .go(to: .idle, .succeed, .updateUser, per: "Q-LOGIN-4")
    case .refused, .timedOut, .malformed: serverFails(input, of: edition)
    case .unreachable: .impossible(per: "SUITE-5")
    case .userChanges: .stay(per: "Q-LOGIN-4")
    case .userClears: clearedWhileSending(to: .awaitingServerOutdated, edition)
    case .timePasses, .initialized: .stay(per: "SUITE-3")
    case .abandon: .go(to: .idle, .failAbandoned, per: "Q-INIT-7")
    case .processEnds: interrupted
    case .start: .impossible(per: "SUITE-1")
    case .tokenIssued: .impossible(per: "PLAT-10")
    }
  }

  private static func endingForUser(on input: Input) -> Rule<Self> {
    switch input {
    case .tokenIssued, .accepted, .refused, .timedOut, .malformed:
      .go(to: .idle, .failUserInvalid, per: "ERR-2")
    case .unreachable: .impossible(per: "SUITE-5")
    case .userChanges, .userClears, .timePasses, .initialized: .stay(per: "SUITE-3")
    case .abandon: .go(to: .idle, .failAbandoned, per: "Q-INIT-7")
    case .processEnds: interrupted
    case .start: .impossible(per: "SUITE-1")
    }
  }

  /// Whether the information of a VoIP token follows the user at all is a question of its own.
  private static var changedWhileSending: Rule<Self> {
    .open(RefreshOfVoIPToken.self) {
      switch $0 {
      case .both: .go(to: .awaitingServerOutdated, per: "Q-LOGIN-4")
      case .notificationOnly: .stay(per: "Q-LOGIN-12")
      }
    }
  }

  private static func clearedWhileSending(to next: State, _ edition: Edition) -> Rule<Self> {
    .open(LogoutDuringRegistration.self) {
      switch $0 {
      case .asCalled: .stay(per: "LOGIN-4")
      case .current where edition.requiresUser: .go(to: .endingForUser, per: "Q-LOGIN-5")
      case .current: .go(to: next, per: "Q-LOGIN-5")
      }
    }
  }

  private static var interrupted: Rule<Self> {
    .open(VoIPAcrossRestart.self) {
      switch $0 {
      case .dropped: .go(to: .idle, per: "PLAT-9")
      case .resumed: .go(to: .interrupted, per: "Q-VOIP-11")
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
    case .start, .tokenIssued, .timePasses, .accepted, .userChanges, .userClears, .initialized,
      .abandon, .processEnds:
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
