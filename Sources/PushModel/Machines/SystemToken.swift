public import StateMachines

/// Registrations that obtain the system token and nothing else (`tcpush-ko`): before initialisation,
/// and, by one reading, after a refused permission. They complete with the token and an error.
public enum SystemToken: Machine {
  /// The name in the specification.
  public static let name = "SystemToken"
  /// Where the machine begins.
  public static let initial = State.idle

  /// What is waited for.
  public enum State: String, Finite {
    case idle, awaitingPermission, awaitingToken, awaitingTokenAfterDenial
  }

  /// What happens.
  public enum Input: String, Finite {
    case obtain, askAndObtain, obtainAfterDenial
    case permissionAnswered, tokenIssued, tokenRefused, timePasses, processEnds
  }

  /// What is done.
  public enum Output: String, Finite {
    case askPermission, requestToken
    case completeNotInitialized, completePermissionDenied, failSystem
  }

  /// The table, cell by cell.
  public static func rule(in state: State, on input: Input, of edition: Edition) -> Rule<Self> {
    if !edition.obtainsTokenUninitialized { return absent(in: state, on: input) }
    return switch state {
    case .idle:
      switch input {
      case .obtain: .go(to: .awaitingToken, .requestToken, per: "INIT-3")
      case .askAndObtain: .go(to: .awaitingPermission, .askPermission, per: "Q-INIT-11")
      case .obtainAfterDenial: .go(to: .awaitingTokenAfterDenial, .requestToken, per: "Q-REG-9")
      case .permissionAnswered, .tokenIssued, .tokenRefused: .impossible(per: "PLAT-10")
      case .timePasses, .processEnds: .ignored(per: "SUITE-3")
      }
    case .awaitingPermission:
      switch input {
      case .permissionAnswered: .go(to: .awaitingToken, .requestToken, per: "INIT-3")
      case .timePasses: .ignored(per: "SUITE-3")
      case .processEnds: .go(to: .idle, per: "PLAT-9")
      case .obtain, .askAndObtain: .stay(per: "INIT-3")
      case .obtainAfterDenial: .impossible(per: "SUITE-1")
      case .tokenIssued, .tokenRefused: .impossible(per: "PLAT-10")
      }
    case .awaitingToken:
      switch input {
      case .tokenIssued: .go(to: .idle, .completeNotInitialized, per: "INIT-4")
      case .tokenRefused, .timePasses, .processEnds: unanswered(input)
      case .obtain, .askAndObtain: .stay(per: "INIT-3")
      case .obtainAfterDenial: .go(to: .awaitingTokenAfterDenial, per: "Q-REG-9")
      case .permissionAnswered: .impossible(per: "PLAT-10")
      }
    case .awaitingTokenAfterDenial:
      switch input {
      case .tokenIssued: .go(to: .idle, .completePermissionDenied, per: "Q-REG-9")
      case .tokenRefused, .timePasses, .processEnds: unanswered(input)
      case .obtainAfterDenial: .stay(per: "Q-REG-9")
      case .obtain, .askAndObtain: .impossible(per: "SUITE-1")
      case .permissionAnswered: .impossible(per: "PLAT-10")
      }
    }
  }

  private static func unanswered(_ input: Input) -> Rule<Self> {
    switch input {
    case .tokenRefused: .go(to: .idle, .failSystem, per: "REG-5")
    case .timePasses:
      .open(SilentAPNs.self) {
        switch $0 {
        case .waits: .stay(per: "Q-REG-2")
        case .fails: .go(to: .idle, .failSystem, per: "ERR-4")
        }
      }
    case .processEnds: .go(to: .idle, per: "PLAT-9")
    case .obtain, .askAndObtain, .obtainAfterDenial, .permissionAnswered, .tokenIssued:
      .impossible(per: "PLAT-10")
    }
  }

  /// The later editions refuse such registrations, so that the machine never moves.
  private static func absent(in state: State, on input: Input) -> Rule<Self> {
    switch (state, input) {
    case (.idle, .timePasses), (.idle, .processEnds): .ignored(per: "SUITE-3")
    case (.idle, _), (.awaitingPermission, _), (.awaitingToken, _), (.awaitingTokenAfterDenial, _):
      .impossible(per: "SUITE-2")
    }
  }
}
