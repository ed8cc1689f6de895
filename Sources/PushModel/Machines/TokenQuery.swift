public import StateMachines

/// A query of the token's information. Both kinds of token have one.
public enum TokenQuery: Machine {
  /// The name in the specification.
  public static let name = "TokenQuery"
  /// Where the machine begins.
  public static let initial = State.idle

  /// What the query waits for.
  public enum State: String, Finite {
    case idle, awaitingPermission, awaitingServer, awaitingServerTwice
  }

  /// What happens.
  public enum Input: String, Finite {
    case start, startForVoIP
    case permissionNotDenied, permissionDenied
    case recordKept, noRecordKept
    case recordFound, noRecordFound, failed
    case unanswered, failedWithoutRecord, processEnds
  }

  /// What is done.
  public enum Output: String, Finite {
    case readPermission, lookUpRecord, askServer, readRecordInstead
    case notifyRecordFound, notifyNoRecordFound
    case failPermissionDenied, failWithServerCode
  }

  /// The table, cell by cell.
  public static func rule(in state: State, on input: Input, of edition: Edition) -> Rule<Self> {
    switch state {
    case .idle:
      switch input {
      case .start:
        .open(QueryWithoutPermission.self) {
          switch $0 {
          case .answered: .stay(.lookUpRecord, per: lastRegistered(in: edition))
          case .permissionDenied: .go(to: .awaitingPermission, .readPermission, per: "Q-QUERY-6")
          }
        }
      case .startForVoIP: .stay(.lookUpRecord, per: lastRegistered(in: edition))
      case .recordKept: answersWithRecord(or: .awaitingServer)
      case .noRecordKept: answersWithoutRecord(or: .awaitingServer)
      case .processEnds: .ignored(per: "SUITE-3")
      case .failedWithoutRecord: .stay(.failWithServerCode, per: "Q-QUERY-10")
      case .permissionNotDenied, .permissionDenied, .recordFound, .noRecordFound, .failed,
        .unanswered:
        .impossible(per: "PLAT-10")
      }
    case .awaitingPermission:
      switch input {
      case .permissionNotDenied: .go(to: .idle, .lookUpRecord, per: "Q-QUERY-6")
      case .permissionDenied: .go(to: .idle, .failPermissionDenied, per: "Q-QUERY-6")
      case .processEnds: .impossible(per: "SUITE-4")
      case .start, .startForVoIP: .impossible(per: "SUITE-1")
      case .recordKept, .noRecordKept, .recordFound, .noRecordFound, .failed, .unanswered,
        .failedWithoutRecord:
        .impossible(per: "PLAT-10")
      }
    case .awaitingServer:
      switch input {
      case .start, .startForVoIP: .stay(.lookUpRecord, per: "Q-QUERY-4")
      case .recordKept: answersWithRecord(or: .awaitingServerTwice)
      case .noRecordKept: answersWithoutRecord(or: .awaitingServerTwice)
      case .recordFound, .noRecordFound, .failed, .unanswered:
        answered(input, then: .idle, of: edition)
      // Of the other call, which has ended.
      case .failedWithoutRecord: .stay(.failWithServerCode, per: "Q-QUERY-10")
      case .processEnds: .go(to: .idle, per: "PLAT-9")
      case .permissionNotDenied, .permissionDenied: .impossible(per: "PLAT-10")
      }
    case .awaitingServerTwice:
      switch input {
      case .recordFound, .noRecordFound, .failed, .unanswered:
        answered(input, then: .awaitingServer, of: edition)
      case .processEnds: .go(to: .idle, per: "PLAT-9")
      case .start, .startForVoIP, .recordKept, .noRecordKept, .failedWithoutRecord:
        .impossible(per: "SUITE-1")
      case .permissionNotDenied, .permissionDenied: .impossible(per: "PLAT-10")
      }
    }
  }

  /// What was registered last, on the device or with the user, is what a query returns.
  private static func lastRegistered(in edition: Edition) -> Citation {
    edition.requiresUser ? "QUERY-2" : "QUERY-1"
  }

  private static func answersWithRecord(or waiting: State) -> Rule<Self> {
    .open(SourceOfTheAnswer.self) {
      switch $0 {
      case .fromServer: .go(to: waiting, .askServer, per: "Q-QUERY-3")
      case .fromDevice: .stay(.notifyRecordFound, per: "Q-QUERY-3")
      }
    }
  }

  private static func answersWithoutRecord(or waiting: State) -> Rule<Self> {
    .open(SourceWithoutRegistration.self) {
      switch $0 {
      case .fromServer: .go(to: waiting, .askServer, per: "Q-QUERY-11")
      case .fromDevice: .stay(.notifyNoRecordFound, per: "Q-QUERY-11")
      }
    }
  }

  private static func answered(_ input: Input, then next: State, of edition: Edition) -> Rule<Self> {
    switch input {
    case .recordFound: .go(to: next, .notifyRecordFound, per: edition.requiresUser ? "QUERY-2" : "QUERY-3")
    case .noRecordFound:
      .go(to: next, .notifyNoRecordFound, per: edition.requiresUser ? "QUERY-2" : "QUERY-6")
    case .failed:
      .open(FailedQuery.self) {
        switch $0 {
        case .fails: .go(to: next, .failWithServerCode, per: "QUERY-6")
        case .fromDevice: .go(to: next, .readRecordInstead, per: "Q-QUERY-10")
        case .fromDeviceIfUnanswered: .go(to: next, .failWithServerCode, per: "Q-QUERY-10")
        }
      }
    case .unanswered:
      .open(FailedQuery.self) {
        switch $0 {
        case .fails: .go(to: next, .failWithServerCode, per: "QUERY-6")
        case .fromDevice, .fromDeviceIfUnanswered: .go(to: next, .readRecordInstead, per: "Q-QUERY-10")
        }
      }
    case .start, .startForVoIP, .permissionNotDenied, .permissionDenied, .recordKept, .noRecordKept,
      .failedWithoutRecord, .processEnds:
      .impossible(per: "PLAT-10")
    }
  }
}
