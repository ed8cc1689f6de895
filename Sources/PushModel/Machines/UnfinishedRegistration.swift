public import StateMachines

/// What the SDK owes after a registration that did not succeed, by the readings that make it take the
/// registration up again.
public enum UnfinishedRegistration: Machine {
  /// The name in the specification.
  public static let name = "UnfinishedRegistration"
  /// Where the machine begins.
  public static let initial = State.nothing

  /// What is owed.
  public enum State: String, Finite {
    case nothing
    /// Failed for the network: waits for it to come back.
    case offline
    /// Failed for the permission: waits for it to be granted in Settings.
    case refused
    /// The process ended in the middle: waits for the next initialisation.
    case interrupted
    /// The system token was obtained before initialisation: waits for it (`tcpush-ko`).
    case systemTokenOnly
  }

  /// What happens.
  public enum Input: String, Finite {
    /// The app registers; how a registration ended.
    case start, failsOffline, failsForPermission, isInterrupted, obtainsSystemToken
    case networkReturns, foreground, foundPermitted, foundRefused, initialized, processEnds
  }

  /// What the SDK does about it.
  public enum Output: String, Finite {
    case readPermission, takeUp
  }

  /// The table, cell by cell.
  public static func rule(in state: State, on input: Input, of edition: Edition) -> Rule<Self> {
    switch state {
    case .nothing: nothing(on: input, of: edition)
    case .offline:
      switch input {
      case .networkReturns: .go(to: .nothing, .takeUp, per: "Q-REG-5")
      case .start, .processEnds: .go(to: .nothing, per: "Q-REG-5")
      case .foreground, .initialized: .stay(per: "SUITE-3")
      case .failsOffline, .failsForPermission, .isInterrupted, .obtainsSystemToken, .foundPermitted,
        .foundRefused:
        .impossible(per: "PLAT-10")
      }
    case .refused:
      switch input {
      case .foreground: .stay(.readPermission, per: "Q-PERM-7")
      case .foundPermitted: .go(to: .nothing, .takeUp, per: "Q-PERM-7")
      case .foundRefused, .networkReturns, .initialized: .stay(per: "SUITE-3")
      case .start, .processEnds: .go(to: .nothing, per: "Q-PERM-7")
      case .failsOffline, .failsForPermission, .isInterrupted, .obtainsSystemToken:
        .impossible(per: "PLAT-10")
      }
    case .interrupted:
      switch input {
      case .initialized: .go(to: .nothing, .takeUp, per: "Q-REG-4")
      case .start: .go(to: .nothing, per: "Q-REG-4")
      case .networkReturns, .foreground, .processEnds: .stay(per: "SUITE-3")
      // What is owed already covers what a registration before initialisation adds.
      case .obtainsSystemToken where edition.obtainsTokenUninitialized: .stay(per: "Q-REG-4")
      case .failsOffline, .failsForPermission, .isInterrupted, .obtainsSystemToken, .foundPermitted,
        .foundRefused:
        .impossible(per: "PLAT-10")
      }
    case .systemTokenOnly:
      edition.obtainsTokenUninitialized ? systemTokenOnly(on: input) : .impossible(per: "SUITE-2")
    }
  }

  private static func nothing(on input: Input, of edition: Edition) -> Rule<Self> {
    switch input {
    case .failsOffline:
      .open(RetryOfRegistration.self) {
        switch $0 {
        case .notRetried: .stay(per: "Q-REG-5")
        case .retried: .go(to: .offline, per: "Q-REG-5")
        }
      }
    case .failsForPermission:
      .open(LaterGrant.self) {
        switch $0 {
        case .onlyByRegister: .stay(per: "Q-PERM-7")
        case .automatically: .go(to: .refused, per: "Q-PERM-7")
        }
      }
    case .isInterrupted:
      .open(RegistrationAcrossRestart.self) {
        switch $0 {
        case .dropped: .stay(per: "PLAT-9")
        case .resumed: .go(to: .interrupted, per: "Q-REG-4")
        }
      }
    case .obtainsSystemToken where edition.obtainsTokenUninitialized:
      .open(MissedServerRegistration.self) {
        switch $0 {
        case .onlyByRegister: .stay(per: "Q-INIT-8")
        case .automatically: .go(to: .systemTokenOnly, per: "Q-INIT-8")
        }
      }
    case .obtainsSystemToken: .impossible(per: "SUITE-2")
    case .start, .networkReturns, .foreground, .initialized, .processEnds: .stay(per: "SUITE-3")
    case .foundPermitted, .foundRefused: .impossible(per: "SUITE-4")
    }
  }

  private static func systemTokenOnly(on input: Input) -> Rule<Self> {
    switch input {
    case .initialized: .go(to: .nothing, .takeUp, per: "Q-INIT-8")
    case .processEnds: .go(to: .nothing, per: "Q-INIT-8")
    // The SDK is not initialised: no registration can begin, and the foreground is not followed.
    case .start, .foreground: .impossible(per: "INIT-3")
    case .obtainsSystemToken, .networkReturns: .stay(per: "SUITE-3")
    case .foundPermitted, .foundRefused: .impossible(per: "SUITE-4")
    case .failsOffline, .failsForPermission, .isInterrupted: .impossible(per: "PLAT-10")
    }
  }
}
