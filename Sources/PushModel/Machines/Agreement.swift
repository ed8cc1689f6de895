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
    case none, set
  }

  /// Agreements that are given, and what happens to the one that was set before.
  public enum Input: String, Finite {
    /// A call with an agreement arrives, whatever becomes of it.
    case offered
    /// A registration begins: with an agreement, with one to advertisements at night only, with one
    /// that declines notifications, with parts that are not set, without one.
    case given, givenNightOnly, givenDeclined, givenPartly, notGiven
    case sent, succeeded
    case unregistered, userChanges, userClears, settingsChange, processEnds
  }

  /// What is registered, and what is kept.
  public enum Output: String, Finite {
    /// The parts that are not set are filled in, and the agreement is looked at anew.
    case fillOff, fillOn
    case useGiven, useGivenWithoutNight
    /// The agreement that was set before is looked at like one that is given now.
    case useSetBefore
    case useNothing, useNotificationsOnly, useEverything
    case failParameterInvalid
    /// The agreement is kept for later calls: as it is registered, or as it was given.
    case remember, rememberGiven
    case goOn
  }

  /// The table, cell by cell.
  public static func rule(in state: State, on input: Input, of edition: Edition) -> Rule<Self> {
    switch input {
    case .given: .stay(.useGiven, .goOn, per: edition == .tcpushKo ? "AGR-5" : "AGR-1")
    case .givenNightOnly: nightOnly(of: edition)
    case .givenDeclined:
      .open(NotificationsDeclined.self) {
        switch $0 {
        case .registers: .stay(.useGiven, .goOn, per: "Q-AGR-9")
        case .refused: .stay(.failParameterInvalid, per: "Q-AGR-9")
        }
      }
    case .givenPartly where edition.hasSetUser:
      .open(UnsetAgreement.self) {
        switch $0 {
        case .off: .stay(.fillOff, per: "Q-AGR-10")
        case .on: .stay(.fillOn, per: "Q-AGR-10")
        }
      }
    case .givenPartly: .impossible(per: "AGR-6")
    case .offered, .notGiven, .sent, .succeeded, .unregistered, .userChanges, .userClears,
      .settingsChange, .processEnds:
      edition.remembersAgreement ? setBefore(in: state, on: input) : forgetful(on: input, of: edition)
    }
  }

  private static func nightOnly(of edition: Edition) -> Rule<Self> {
    .open(NightWithoutAdvertisements.self) {
      switch $0 {
      case .asGiven: .stay(.useGiven, .goOn, per: "Q-AGR-8")
      case .withoutNight: .stay(.useGivenWithoutNight, .goOn, per: "Q-AGR-8")
      case .refused: .stay(.failParameterInvalid, per: "Q-AGR-8")
      }
    }
  }

  /// The two oldest editions have no registration without an agreement, so that none is kept.
  private static func forgetful(on input: Input, of edition: Edition) -> Rule<Self> {
    switch input {
    case .offered, .sent, .succeeded, .settingsChange, .processEnds: .stay(per: "SUITE-3")
    case .unregistered, .userChanges, .userClears:
      edition.hasSetUser ? .stay(per: "SUITE-3") : .impossible(per: "SUITE-2")
    case .notGiven, .given, .givenNightOnly, .givenDeclined, .givenPartly:
      .impossible(per: "SUITE-2")
    }
  }

  private static func setBefore(in state: State, on input: Input) -> Rule<Self> {
    switch input {
    case .offered:
      .open(AgreementSetBefore.self) {
        switch $0 {
        case .lastGiven: .go(to: .set, .rememberGiven, per: "Q-AGR-2")
        case .lastSent, .lastRegistered: .stay(per: "Q-AGR-2")
        }
      }
    case .sent:
      .open(AgreementSetBefore.self) {
        switch $0 {
        case .lastSent: .go(to: .set, .remember, per: "Q-AGR-2")
        case .lastGiven, .lastRegistered: .stay(per: "Q-AGR-2")
        }
      }
    case .succeeded:
      .open(AgreementSetBefore.self) {
        switch $0 {
        case .lastRegistered: .go(to: .set, .remember, per: "Q-AGR-2")
        case .lastGiven, .lastSent: .stay(per: "Q-AGR-2")
        }
      }
    case .notGiven: state == .set ? .stay(.useSetBefore, per: "AGR-2") : noneSet
    case .unregistered, .userChanges, .userClears, .settingsChange, .processEnds:
      state == .set ? survives(input) : .stay(per: "SUITE-3")
    case .given, .givenNightOnly, .givenDeclined, .givenPartly: .impossible(per: "SUITE-3")
    }
  }

  private static var noneSet: Rule<Self> {
    .open(NoAgreementYet.self) {
      switch $0 {
      case .nothing: .stay(.useNothing, .goOn, per: "Q-AGR-1")
      case .notificationsOnly: .stay(.useNotificationsOnly, .goOn, per: "Q-AGR-1")
      case .everything: .stay(.useEverything, .goOn, per: "Q-AGR-1")
      case .refused: .stay(.failParameterInvalid, per: "Q-AGR-1")
      }
    }
  }

  private static func survives(_ input: Input) -> Rule<Self> {
    switch input {
    case .unregistered:
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
    case .userClears:
      .open(AgreementAfterLogout.self) {
        switch $0 {
        case .kept: .stay(per: "Q-AGR-6")
        case .forgotten: .go(to: .none, per: "Q-AGR-6")
        }
      }
    case .settingsChange:
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
    case .offered, .given, .givenNightOnly, .givenDeclined, .givenPartly, .notGiven, .sent,
      .succeeded:
      .impossible(per: "SUITE-3")
    }
  }
}
