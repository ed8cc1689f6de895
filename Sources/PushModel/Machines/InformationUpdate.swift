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
    case idle, awaitingServer, awaitingServerForCall, awaitingServerForCalls, awaitingNetwork
  }

  /// What happens. An update that a later one has overtaken is not heard of any more.
  public enum Input: String, Finite {
    case start, startForCall
    case accepted, failed, failedOffline
    case networkReturns, processEnds
  }

  /// What is done.
  public enum Output: String, Finite {
    case sendUpdate, sendUpdateForCall
    case keepUpdate, keepUpdates
    case succeed, failWithServerCode
  }

  /// The table, cell by cell.
  public static func rule(in state: State, on input: Input, of edition: Edition) -> Rule<Self> {
    switch state {
    case .idle:
      switch input {
      case .start: start
      case .startForCall: startForCall(of: edition)
      case .networkReturns, .processEnds: .ignored(per: "SUITE-3")
      case .accepted, .failed, .failedOffline: .impossible(per: "PLAT-10")
      }
    case .awaitingServer:
      switch input {
      case .start: start
      case .startForCall: startForCall(of: edition)
      case .accepted: .go(to: .idle, .keepUpdate, per: "REG-9")
      case .failed: .go(to: .idle, per: "REG-9")
      case .failedOffline where edition.fallsBackToDevice:
        .open(FailedRefresh.self) {
          switch $0 {
          case .dropped: .go(to: .idle, per: "Q-LOGIN-6")
          case .retried: .go(to: .awaitingNetwork, per: "Q-LOGIN-6")
          }
        }
      case .failedOffline: .go(to: .idle, per: "REG-9")
      case .networkReturns: .ignored(per: "SUITE-3")
      case .processEnds: .go(to: .idle, per: "PLAT-9")
      }
    case .awaitingServerForCall:
      edition.hasUpdate ? forCall(on: input, then: .idle) : .impossible(per: "SUITE-2")
    case .awaitingServerForCalls:
      edition.hasUpdate
        ? forCall(on: input, then: .awaitingServerForCall) : .impossible(per: "SUITE-2")
    case .awaitingNetwork:
      edition.fallsBackToDevice ? awaitingNetwork(on: input) : .impossible(per: "SUITE-2")
    }
  }

  private static func awaitingNetwork(on input: Input) -> Rule<Self> {
    switch input {
    case .networkReturns: .go(to: .awaitingServer, .sendUpdate, per: "Q-LOGIN-6")
    case .start: start
    case .processEnds: .go(to: .idle, per: "PLAT-9")
    case .startForCall: .impossible(per: "SUITE-2")
    case .accepted, .failed, .failedOffline: .impossible(per: "PLAT-10")
    }
  }

  private static var start: Rule<Self> { .go(to: .awaitingServer, .sendUpdate, per: "REG-9") }

  private static func startForCall(of edition: Edition) -> Rule<Self> {
    edition.hasUpdate
      ? .go(to: .awaitingServerForCall, .sendUpdateForCall, per: "UPD-1")
      : .impossible(per: "SUITE-2")
  }

  private static func forCall(on input: Input, then next: State) -> Rule<Self> {
    switch input {
    case .accepted: .go(to: next, .keepUpdates, .succeed, per: "UPD-5")
    case .failed, .failedOffline: .go(to: next, .failWithServerCode, per: "UPD-5")
    case .networkReturns: .ignored(per: "SUITE-3")
    case .processEnds: .go(to: .idle, per: "PLAT-9")
    case .startForCall where next == .idle:
      .go(to: .awaitingServerForCalls, .sendUpdateForCall, per: "Q-UPD-3")
    // Nothing says what becomes of both (Q-UPD-52): the call goes on alone.
    case .start: .stay(per: "Q-UPD-52")
    case .startForCall: .impossible(per: "SUITE-1")
    }
  }
}
