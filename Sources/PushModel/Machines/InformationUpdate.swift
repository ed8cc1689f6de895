public import StateMachines

/// The update of a registered token's information: after a change of user, or by the update call of
/// `toast-ko`. Both kinds of token have one.
public enum InformationUpdate: Machine {
  /// The name in the specification.
  public static let name = "InformationUpdate"
  /// Where the machine begins.
  public static let initial = State.idle

  /// What is waited for.
  public enum State: String, Finite {
    case idle
    /// Waits for the push service; nobody waits for the outcome.
    case awaitingServer
    /// Waits for the push service, for a call of the app.
    case awaitingServerForCall
    /// Waits for the push service, for two calls of the app.
    case awaitingServerForCalls
    /// Failed for the network: waits for it to come back.
    case owed
  }

  /// What happens. An update that a later one has overtaken is not heard of any more.
  public enum Input: String, Finite {
    case send, sendForCall
    case accepted, refused, timedOut, unreachable, malformed
    case networkReturns, processEnds
  }

  /// What is done.
  public enum Output: String, Finite {
    case sendUpdate, sendUpdateForCall
    case succeed, failRequest, failTimeout, failNetwork, failResponse
  }

  /// The table, cell by cell.
  public static func rule(in state: State, on input: Input, of edition: Edition) -> Rule<Self> {
    switch state {
    case .idle:
      switch input {
      case .send: send
      case .sendForCall: sendForCall(of: edition)
      case .networkReturns, .processEnds: .stay(per: "SUITE-3")
      case .accepted, .refused, .timedOut, .unreachable, .malformed: .impossible(per: "PLAT-10")
      }
    case .awaitingServer:
      switch input {
      case .send: send
      case .sendForCall: sendForCall(of: edition)
      case .accepted, .refused, .timedOut, .malformed: .go(to: .idle, per: "REG-9")
      case .unreachable where edition.fallsBackToDevice:
        .open(FailedRefresh.self) {
          switch $0 {
          case .dropped: .go(to: .idle, per: "Q-LOGIN-6")
          case .retried: .go(to: .owed, per: "Q-LOGIN-6")
          }
        }
      case .unreachable: .go(to: .idle, per: "REG-9")
      case .networkReturns: .stay(per: "SUITE-3")
      case .processEnds: .go(to: .idle, per: "PLAT-9")
      }
    case .awaitingServerForCall:
      edition.hasUpdate ? forCall(on: input, then: .idle) : .impossible(per: "SUITE-2")
    case .awaitingServerForCalls:
      edition.hasUpdate
        ? forCall(on: input, then: .awaitingServerForCall) : .impossible(per: "SUITE-2")
    case .owed: edition.fallsBackToDevice ? owed(on: input) : .impossible(per: "SUITE-2")
    }
  }

  private static func owed(on input: Input) -> Rule<Self> {
    switch input {
    case .networkReturns: .go(to: .awaitingServer, .sendUpdate, per: "Q-LOGIN-6")
    case .send: send
    case .processEnds: .go(to: .idle, per: "PLAT-9")
    case .sendForCall: .impossible(per: "SUITE-2")
    case .accepted, .refused, .timedOut, .unreachable, .malformed: .impossible(per: "PLAT-10")
    }
  }

  private static var send: Rule<Self> { .go(to: .awaitingServer, .sendUpdate, per: "REG-9") }

  private static func sendForCall(of edition: Edition) -> Rule<Self> {
    edition.hasUpdate
      ? .go(to: .awaitingServerForCall, .sendUpdateForCall, per: "UPD-1")
      : .impossible(per: "SUITE-2")
  }

  private static func forCall(on input: Input, then next: State) -> Rule<Self> {
    switch input {
    case .accepted: .go(to: next, .succeed, per: "UPD-5")
    case .refused: .go(to: next, .failRequest, per: "ERR-6")
    case .timedOut: .go(to: next, .failTimeout, per: "ERR-7")
    case .unreachable: .go(to: next, .failNetwork, per: "ERR-5")
    case .malformed: .go(to: next, .failResponse, per: "ERR-8")
    case .networkReturns: .stay(per: "SUITE-3")
    case .processEnds: .go(to: .idle, per: "PLAT-9")
    case .sendForCall where next == .idle:
      .go(to: .awaitingServerForCalls, .sendUpdateForCall, per: "Q-UPD-3")
    case .send, .sendForCall: .impossible(per: "SUITE-1")
    }
  }
}
