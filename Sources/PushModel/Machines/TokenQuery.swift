public import StateMachines

/// A query of the token's information. Both kinds of token have one.
public enum TokenQuery: Machine {
  /// The name in the specification.
  public static let name = "TokenQuery"
  /// Where the machine begins.
  public static let initial = State.idle

  /// What the query waits for.
  public enum State: String, Finite {
    case idle
    /// Waits to learn of the permission.
    case awaitingPermission
    /// Waits for the push service: one query, two.
    case awaitingServer, awaitingServerTwice
  }

  /// What happens.
  public enum Input: String, Finite {
    case start
    /// A query for the VoIP token, which needs no permission.
    case startUnconditionally
    case permissionGranted, permissionRefused
    case found, foundNothing, refused, timedOut, unreachable, malformed
    case processEnds
  }

  /// What is done.
  public enum Output: String, Finite {
    case readPermission, lookUp, askServer
    /// The server has answered: with a record of the asker's, with none.
    case tellFound, tellNothing
    case failPermission, failRequest, failClient, failTimeout, failNetwork, failResponse
  }

  /// The table, cell by cell.
  public static func rule(in state: State, on input: Input, of edition: Edition) -> Rule<Self> {
    switch state {
    case .idle:
      switch input {
      case .start:
        .open(QueryWithoutPermission.self) {
          switch $0 {
          case .answered: begin(from: .awaitingServer)
          case .permissionDenied: .go(to: .awaitingPermission, .readPermission, per: "Q-QUERY-6")
          }
        }
      case .startUnconditionally: begin(from: .awaitingServer)
      case .processEnds: .stay(per: "SUITE-3")
      case .permissionGranted, .permissionRefused, .found, .foundNothing, .refused, .timedOut,
        .unreachable, .malformed:
        .impossible(per: "PLAT-10")
      }
    case .awaitingPermission:
      switch input {
      case .permissionGranted: begin(from: .awaitingServer)
      case .permissionRefused: .go(to: .idle, .failPermission, per: "Q-QUERY-6")
      case .processEnds: .impossible(per: "SUITE-4")
      case .start, .startUnconditionally: .impossible(per: "SUITE-1")
      case .found, .foundNothing, .refused, .timedOut, .unreachable, .malformed:
        .impossible(per: "PLAT-10")
      }
    case .awaitingServer:
      switch input {
      case .start, .startUnconditionally: .go(to: .awaitingServerTwice, .askServer, per: "Q-QUERY-4")
      case .found, .foundNothing, .refused, .timedOut, .unreachable, .malformed:
        answered(input, then: .idle, of: edition)
      case .processEnds: .go(to: .idle, per: "PLAT-9")
      case .permissionGranted, .permissionRefused: .impossible(per: "PLAT-10")
      }
    case .awaitingServerTwice:
      switch input {
      case .found, .foundNothing, .refused, .timedOut, .unreachable, .malformed:
        answered(input, then: .awaitingServer, of: edition)
      case .processEnds: .go(to: .idle, per: "PLAT-9")
      case .start, .startUnconditionally: .impossible(per: "SUITE-1")
      case .permissionGranted, .permissionRefused: .impossible(per: "PLAT-10")
      }
    }
  }

  private static func begin(from waiting: State) -> Rule<Self> {
    .open(SourceOfTheAnswer.self) {
      switch $0 {
      case .fromServer: .go(to: waiting, .askServer, per: "Q-QUERY-3")
      case .fromDevice: .go(to: .idle, .lookUp, per: "Q-QUERY-3")
      }
    }
  }

  private static func answered(
    _ input: Input, then next: State, of edition: Edition
  ) -> Rule<Self> {
    switch input {
    case .found: .go(to: next, .tellFound, per: "QUERY-3")
    case .foundNothing: .go(to: next, .tellNothing, per: "QUERY-6")
    case .refused where edition == .nhncloudKo:
      .open(ServerRefusalCode.self) {
        switch $0 {
        case .requestFailed: .go(to: next, .failRequest, per: "ERR-6")
        case .clientFailed: .go(to: next, .failClient, per: "Q-ERR-1")
        }
      }
    case .refused: .go(to: next, .failRequest, per: "ERR-6")
    case .timedOut where edition == .tcpushKo:
      .open(TimeoutCode.self) {
        switch $0 {
        case .networkFail: .go(to: next, .failTimeout, per: "Q-ERR-2")
        case .serverFail: .go(to: next, .failRequest, per: "Q-ERR-2")
        }
      }
    case .timedOut: .go(to: next, .failTimeout, per: "ERR-7")
    case .unreachable: .go(to: next, .failNetwork, per: "ERR-5")
    case .malformed: .go(to: next, .failResponse, per: "ERR-8")
    case .start, .startUnconditionally, .permissionGranted, .permissionRefused, .processEnds:
      .impossible(per: "PLAT-10")
    }
  }
}
