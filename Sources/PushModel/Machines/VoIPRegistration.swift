public import StateMachines

/// The registration of the VoIP token: token, server. No permission, no agreement.
public enum VoIPRegistration: Machine {
  /// The name in the specification.
  public static let name = "VoIPRegistration"
  /// Where the machine begins.
  public static let initial = State.idle

  /// What the registration waits for.
  public enum State: String, Finite {
    case idle, awaitingToken, awaitingServer, awaitingServerUserChanged, failingWithoutUser, interrupted
  }

  /// What happens.
  public enum Input: String, Finite {
    case start, tokenIssued, timePasses
    case accepted, failed
    case userChanges, userLogsOut, initialized, abandon, processEnds
  }

  /// What is done.
  public enum Output: String, Finite {
    case requestToken, sendRegister, useCurrentUser
    case useGiven, useAllAgreed, useAllDeclined, useSetBefore, useNotificationsOnly
    case resumeRegistration
    case succeed, updateUser
    case handBackToken
    case failSystem, failTokenInvalid, failUserInvalid, failAbandoned
    case failWithServerCode
  }

  /// The table, cell by cell.
  public static func rule(in state: State, on input: Input, of edition: Edition) -> Rule<Self> {
    switch state {
    case .idle:
      switch input {
      case .start: .go(to: .awaitingToken, .requestToken, per: edition.hasVoIPModule ? "VOIP-20" : "VOIP-1")
      case .userChanges where !edition.hasSetUser, .userLogsOut where !edition.hasSetUser:
        .impossible(per: "SUITE-2")
      case .timePasses, .userChanges, .userLogsOut, .initialized, .abandon, .processEnds:
        .ignored(per: "SUITE-3")
      case .tokenIssued, .accepted, .failed: .impossible(per: "PLAT-10")
      }
    case .awaitingToken: awaitingToken(on: input, of: edition)
    case .awaitingServer: awaitingServer(on: input, of: edition)
    case .awaitingServerUserChanged:
      edition.hasSetUser ? userChanged(on: input, of: edition) : .impossible(per: "SUITE-2")
    case .failingWithoutUser:
      edition.requiresUser ? failingWithoutUser(on: input) : .impossible(per: "SUITE-2")
    case .interrupted:
      switch input {
      case .initialized: .go(to: .awaitingToken, .resumeRegistration, .requestToken, per: "Q-VOIP-11")
      case .start: .go(to: .awaitingToken, .requestToken, per: "VOIP-1")
      case .userChanges where !edition.hasSetUser, .userLogsOut where !edition.hasSetUser:
        .impossible(per: "SUITE-2")
      // What the process ended is in progress no more, and is taken up with the same initialisation.
      case .abandon, .timePasses, .userChanges, .userLogsOut, .processEnds: .ignored(per: "SUITE-3")
      case .tokenIssued, .accepted, .failed: .impossible(per: "PLAT-10")
      }
    }
  }

  private static func awaitingToken(on input: Input, of edition: Edition) -> Rule<Self> {
    switch input {
    case .tokenIssued where edition.remembersAgreement:
      .open(AgreementOfVoIP.self) {
        switch $0 {
        case .everything: .go(to: .awaitingServer, .useAllAgreed, .sendRegister, per: "VOIP-3")
        case .nothing: .go(to: .awaitingServer, .useAllDeclined, .sendRegister, per: "VOIP-3")
        case .asNotification: .go(to: .awaitingServer, .useSetBefore, .sendRegister, per: "VOIP-3")
        case .none: .go(to: .awaitingServer, .sendRegister, per: "VOIP-3")
        case .notificationsOnly: .go(to: .awaitingServer, .useNotificationsOnly, .sendRegister, per: "VOIP-3")
        }
      }
    case .tokenIssued: .go(to: .awaitingServer, .useGiven, .sendRegister, per: "VOIP-1")
    case .timePasses:
      .open(SilentPushKit.self) {
        switch $0 {
        case .waits: .stay(per: "Q-VOIP-6")
        case .fails where !edition.hasSetUser: .go(to: .idle, .failSystem, per: "ERR-4")
        case .fails:
          .open(CodeWithoutToken.self) {
            switch $0 {
            case .systemFailed: .go(to: .idle, .failSystem, per: "ERR-4")
            case .tokenInvalid: .go(to: .idle, .failTokenInvalid, per: "Q-ERR-4")
            }
          }
        }
      }
    case .userChanges where edition.hasSetUser:
      .open(UserChangedBeforeRequest.self) {
        switch $0 {
        case .current: .stay(.useCurrentUser, per: "Q-LOGIN-3")
        case .asCalled: .stay(per: "Q-LOGIN-3")
        }
      }
    case .userLogsOut: userLogsOut(of: edition)
    case .userChanges: .impossible(per: "SUITE-2")
    case .initialized: .ignored(per: "SUITE-3")
    case .abandon: .go(to: .idle, .failAbandoned, per: "Q-INIT-7")
    case .processEnds: interrupted
    case .start: .impossible(per: "SUITE-1")
    case .accepted, .failed: .impossible(per: "PLAT-10")
    }
  }

  private static func awaitingServer(on input: Input, of edition: Edition) -> Rule<Self> {
    switch input {
    case .accepted: .go(to: .idle, .succeed, per: "VOIP-1")
    case .failed: fails(of: edition)
    case .userChanges where edition.hasSetUser:
      .open(UserChangedDuringRequest.self) {
        switch $0 {
        case .current where edition.fallsBackToDevice: changedWhileSending
        case .current: .go(to: .awaitingServerUserChanged, per: "Q-LOGIN-4")
        case .asCalled: .stay(per: "Q-LOGIN-4")
        }
      }
    case .userLogsOut: clearedWhileSending(edition)
    case .userChanges: .impossible(per: "SUITE-2")
    case .timePasses, .initialized: .ignored(per: "SUITE-3")
    case .abandon: .go(to: .idle, .failAbandoned, per: "Q-INIT-7")
    case .processEnds: interrupted
    case .start: .impossible(per: "SUITE-1")
    case .tokenIssued: .impossible(per: "PLAT-10")
    }
  }

  private static func userChanged(on input: Input, of edition: Edition) -> Rule<Self> {
    switch input {
    case .accepted: .go(to: .idle, .succeed, .updateUser, per: "Q-LOGIN-4")
    case .userChanges: .stay(per: "Q-LOGIN-4")
    case .failed, .userLogsOut, .timePasses, .initialized, .abandon, .processEnds, .start, .tokenIssued:
      awaitingServer(on: input, of: edition)
    }
  }

  private static func failingWithoutUser(on input: Input) -> Rule<Self> {
    switch input {
    case .tokenIssued, .accepted, .failed: .go(to: .idle, .failUserInvalid, per: "ERR-2")
    case .userChanges, .userLogsOut, .timePasses, .initialized: .ignored(per: "SUITE-3")
    case .abandon: .go(to: .idle, .failAbandoned, per: "Q-INIT-7")
    case .processEnds: interrupted
    case .start: .impossible(per: "SUITE-1")
    }
  }

  /// Whether the information of a VoIP token follows the user at all is a question of its own.
  private static var changedWhileSending: Rule<Self> {
    .open(RefreshOfVoIPToken.self) {
      switch $0 {
      case .both: .go(to: .awaitingServerUserChanged, per: "Q-LOGIN-4")
      case .notificationOnly: .stay(per: "Q-LOGIN-12")
      }
    }
  }

  private static func clearedWhileSending(_ edition: Edition) -> Rule<Self> {
    if !edition.fallsBackToDevice { return userLogsOut(of: edition) }
    return .open(LogoutDuringRequest.self) {
      switch $0 {
      case .asCalled: .stay(per: "LOGIN-4")
      case .current: .go(to: .awaitingServerUserChanged, per: "Q-LOGIN-15")
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

  private static var interrupted: Rule<Self> {
    .open(VoIPAcrossRestart.self) {
      switch $0 {
      case .dropped: .go(to: .idle, per: "PLAT-9")
      case .resumed: .go(to: .interrupted, per: "Q-VOIP-11")
      }
    }
  }

  /// Whether the completion carries the system token besides the error is the edition's.
  private static func fails(of edition: Edition) -> Rule<Self> {
    switch edition {
    case .tcpushKo: .go(to: .idle, .handBackToken, .failWithServerCode, per: "REG-8")
    case .toastKo: .go(to: .idle, .failWithServerCode, per: "REG-15")
    case .toastJa, .toastEn, .nhncloudKo:
      .open(TokenWithServerFailure.self) {
        switch $0 {
        case .errorOnly: .go(to: .idle, .failWithServerCode, per: "VOIP-9")
        case .tokenWithError: .go(to: .idle, .handBackToken, .failWithServerCode, per: "Q-REG-12")
        }
      }
    }
  }
}
