public import StateMachines

/// Which agreement a registration carries, and what "set before" is.
///
/// The values stay out of the machine: an input says what matters about an agreement, an output which
/// of the agreements at hand is used.
public enum Agreement: Machine {
  /// The name in the specification.
  public static let name = "Agreement"
  /// Where the machine begins.
  public static let initial = State.none

  /// Whether an agreement was set before.
  public enum State: String, Finite {
    case none, keptAsGiven, keptAsSent
  }

  /// Agreements of calls, and events that change the agreement of before.
  public enum Input: String, Finite {
    case offered, registrationBegins
    case given, givenNightOnly, givenDeclined, givenTorn, givenPartly, notGiven
    case registrationPermitted, registrationSent, registrationSucceeds
    case unregistrationSucceeds, userChanges, userLogsOut, configurationChanges, processEnds
  }

  /// Agreements to register, and agreements to keep.
  public enum Output: String, Finite {
    case examine
    case fillUnsetWithNo, fillUnsetWithYes
    case useGiven, useGivenWithoutNight, useGivenWithoutAdvertisements
    case useSetBefore, takeSetBefore
    case useAllDeclined, useNotificationsOnly, useAllAgreed
    case failParameterInvalid
    case rememberSent, rememberGiven
    case beginRegistration
  }

  /// The table, cell by cell.
  public static func rule(in state: State, on input: Input, of edition: Edition) -> Rule<Self> {
    switch input {
    case .registrationBegins: .stay(.examine, per: edition == .tcpushKo ? "AGR-5" : "AGR-1")
    case .given: .stay(.useGiven, .beginRegistration, per: edition == .tcpushKo ? "AGR-5" : "AGR-1")
    case .givenNightOnly: nightOnly(of: edition)
    case .givenDeclined:
      .open(NotificationsDeclined.self) {
        switch $0 {
        case .registers: .stay(.useGiven, .beginRegistration, per: "Q-AGR-9")
        case .refused: .stay(.failParameterInvalid, per: "Q-AGR-9")
        }
      }
    case .givenTorn:
      .open(AdvertisementsWithoutNotifications.self) {
        switch $0 {
        case .asGiven: .stay(.useGiven, .beginRegistration, per: "Q-AGR-57")
        case .withoutAdvertisements:
          .stay(.useGivenWithoutAdvertisements, .beginRegistration, per: "Q-AGR-57")
        case .refused: .stay(.failParameterInvalid, per: "Q-AGR-57")
        }
      }
    case .givenPartly where edition.hasSetUser:
      .open(UnsetAgreement.self) {
        switch $0 {
        case .off: .stay(.fillUnsetWithNo, .examine, per: "Q-AGR-10")
        case .on: .stay(.fillUnsetWithYes, .examine, per: "Q-AGR-10")
        }
      }
    case .givenPartly: .impossible(per: "AGR-6")
    case .offered, .notGiven, .registrationPermitted, .registrationSent, .registrationSucceeds,
      .unregistrationSucceeds, .userChanges, .userLogsOut, .configurationChanges, .processEnds:
      edition.remembersAgreement ? setBefore(in: state, on: input) : forgetful(on: input, of: edition)
    }
  }

  private static func nightOnly(of edition: Edition) -> Rule<Self> {
    .open(NightWithoutAdvertisements.self) {
      switch $0 {
      case .asGiven: .stay(.useGiven, .beginRegistration, per: "Q-AGR-8")
      case .withoutNight: .stay(.useGivenWithoutNight, .beginRegistration, per: "Q-AGR-8")
      case .refused: .stay(.failParameterInvalid, per: "Q-AGR-8")
      }
    }
  }

  /// The two oldest editions have no registration without an agreement, so that none is kept.
  private static func forgetful(on input: Input, of edition: Edition) -> Rule<Self> {
    switch input {
    case .offered, .registrationPermitted, .registrationSent, .registrationSucceeds, .configurationChanges,
      .processEnds:
      .ignored(per: "SUITE-3")
    case .unregistrationSucceeds, .userChanges, .userLogsOut:
      edition.hasSetUser ? .ignored(per: "SUITE-3") : .impossible(per: "SUITE-2")
    case .notGiven where edition == .toastKo: .impossible(per: "AGR-10")
    case .registrationBegins, .notGiven, .given, .givenNightOnly, .givenDeclined, .givenTorn, .givenPartly:
      .impossible(per: "SUITE-2")
    }
  }

  private static func setBefore(in state: State, on input: Input) -> Rule<Self> {
    switch input {
    case .offered:
      .open(AgreementSetBefore.self) {
        switch $0 {
        case .lastGiven: .go(to: .keptAsGiven, .rememberGiven, per: "Q-AGR-2")
        case .lastPermitted, .lastSent, .lastRegistered: .stay(per: "Q-AGR-2")
        }
      }
    case .registrationPermitted:
      .open(AgreementSetBefore.self) {
        switch $0 {
        case .lastPermitted: .go(to: .keptAsSent, .rememberSent, per: "Q-AGR-2")
        case .lastGiven, .lastSent, .lastRegistered: .stay(per: "Q-AGR-2")
        }
      }
    case .registrationSent:
      .open(AgreementSetBefore.self) {
        switch $0 {
        case .lastSent: .go(to: .keptAsSent, .rememberSent, per: "Q-AGR-2")
        case .lastGiven, .lastPermitted, .lastRegistered: .stay(per: "Q-AGR-2")
        }
      }
    case .registrationSucceeds:
      .open(AgreementSetBefore.self) {
        switch $0 {
        case .lastRegistered: .go(to: .keptAsSent, .rememberSent, per: "Q-AGR-2")
        case .lastGiven, .lastPermitted, .lastSent: .stay(per: "Q-AGR-2")
        }
      }
    case .notGiven:
      switch state {
      case .none: noneSet
      case .keptAsGiven: .stay(.takeSetBefore, .examine, per: "AGR-2")
      case .keptAsSent: .stay(.useSetBefore, .beginRegistration, per: "AGR-2")
      }
    case .unregistrationSucceeds, .userChanges, .userLogsOut, .configurationChanges, .processEnds:
      state == .none ? .ignored(per: "SUITE-3") : survives(input)
    case .registrationBegins, .given, .givenNightOnly, .givenDeclined, .givenTorn, .givenPartly:
      .impossible(per: "SUITE-3")
    }
  }

  private static var noneSet: Rule<Self> {
    .open(NoAgreementYet.self) {
      switch $0 {
      case .nothing: .stay(.useAllDeclined, .beginRegistration, per: "Q-AGR-1")
      case .notificationsOnly: .stay(.useNotificationsOnly, .beginRegistration, per: "Q-AGR-1")
      case .everything: .stay(.useAllAgreed, .beginRegistration, per: "Q-AGR-1")
      case .refused: .stay(.failParameterInvalid, per: "Q-AGR-1")
      }
    }
  }

  private static func survives(_ input: Input) -> Rule<Self> {
    switch input {
    case .unregistrationSucceeds:
      .open(AgreementAfterUnregistration.self) {
        switch $0 {
        case .kept: .stay(per: "Q-AGR-4")
        case .forgotten: .go(to: .none, per: "Q-AGR-4")
        }
      }
    case .userChanges:
      .open(AgreementAfterUserChange.self) {
        switch $0 {
        case .kept: .stay(per: "Q-AGR-5")
        case .forgotten: .go(to: .none, per: "Q-AGR-5")
        }
      }
    case .userLogsOut:
      .open(AgreementAfterLogout.self) {
        switch $0 {
        case .kept: .stay(per: "Q-AGR-6")
        case .forgotten: .go(to: .none, per: "Q-AGR-6")
        }
      }
    case .configurationChanges:
      .open(AgreementAfterOtherSettings.self) {
        switch $0 {
        case .kept: .stay(per: "Q-AGR-7")
        case .forgotten: .go(to: .none, per: "Q-AGR-7")
        }
      }
    case .processEnds:
      .open(AgreementAfterRestart.self) {
        switch $0 {
        case .kept: .stay(per: "Q-AGR-3")
        case .forgotten: .go(to: .none, per: "Q-AGR-3")
        }
      }
    case .offered, .registrationBegins, .given, .givenNightOnly, .givenDeclined, .givenTorn, .givenPartly,
      .notGiven,
      .registrationPermitted, .registrationSent, .registrationSucceeds:
      .impossible(per: "SUITE-3")
    }
  }
}
