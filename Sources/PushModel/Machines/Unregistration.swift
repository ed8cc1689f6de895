public import StateMachines

/// The unregistering of a token. Both kinds of token have one.
public enum Unregistration: Machine {
  /// The name in the specification.
  public static let name = "Unregistration"
  /// Where the machine begins.
  public static let initial = State.idle

  /// What is waited for.
  public enum State: String, Finite {
    case idle, awaitingServer, awaitingServerTwice, interrupted
  }

  /// What happens.
  public enum Input: String, Finite {
    case start, accepted, failed, initialized, processEnds
  }

  /// What is done.
  public enum Output: String, Finite {
    case sendUnregister, succeed, refuseForSameCall, failWithServerCode
  }

  /// The table, cell by cell.
  public static func rule(in state: State, on input: Input, of edition: Edition) -> Rule<Self> {
    switch state {
    case .idle:
      switch input {
      case .start where edition.hasUnregister: .go(to: .awaitingServer, .sendUnregister, per: "UNREG-1")
      case .start: .impossible(per: "SUITE-2")
      case .initialized, .processEnds: .ignored(per: "SUITE-3")
      case .accepted, .failed: .impossible(per: "PLAT-10")
      }
    case .awaitingServer: edition.hasUnregister ? awaiting(on: input) : .impossible(per: "SUITE-2")
    case .awaitingServerTwice: edition.hasUnregister ? awaitingTwice(on: input) : .impossible(per: "SUITE-2")
    case .interrupted: edition.hasUnregister ? interrupted(on: input) : .impossible(per: "SUITE-2")
    }
  }

  private static func awaiting(on input: Input) -> Rule<Self> {
    switch input {
    case .accepted: .go(to: .idle, .succeed, per: "UNREG-3")
    case .failed: .go(to: .idle, .failWithServerCode, per: "UNREG-3")
    case .initialized: .ignored(per: "SUITE-3")
    case .processEnds: interrupted
    // One that was taken up again is in progress like any other, but tells nobody of its end: who waits for that, joins.
    case .start:
      .open("Q-UNREG-5", as: SameCallMeets.self) {
        switch $0 {
        case .refused: .stay(.refuseForSameCall, per: "Q-UNREG-5")
        case .together, .afterwards: .stay(per: "Q-UNREG-5")
        case .sideBySide: .go(to: .awaitingServerTwice, .sendUnregister, per: "Q-UNREG-5")
        }
      }
    }
  }

  private static func awaitingTwice(on input: Input) -> Rule<Self> {
    switch input {
    case .accepted: .go(to: .awaitingServer, .succeed, per: "UNREG-3")
    case .failed: .go(to: .awaitingServer, .failWithServerCode, per: "UNREG-3")
    case .initialized: .ignored(per: "SUITE-3")
    case .processEnds: interrupted
    case .start: .impossible(per: "SUITE-1")
    }
  }

  private static var interrupted: Rule<Self> {
    .open(UnregistrationAcrossRestart.self) {
      switch $0 {
      case .dropped: .go(to: .idle, per: "PLAT-9")
      case .resumed: .go(to: .interrupted, per: "Q-UNREG-7")
      }
    }
  }

  private static func interrupted(on input: Input) -> Rule<Self> {
    switch input {
    case .initialized: .go(to: .awaitingServer, .sendUnregister, per: "Q-UNREG-7")
    case .start: .go(to: .awaitingServer, .sendUnregister, per: "UNREG-1")
    case .processEnds: .ignored(per: "SUITE-3")
    case .accepted, .failed: .impossible(per: "PLAT-10")
    }
  }
}
