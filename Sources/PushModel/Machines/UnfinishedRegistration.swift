public import StateMachines

/// What the SDK owes after a registration that did not succeed, by the readings that make it take the
/// registration up again.
public enum UnfinishedRegistration: Machine {
  /// The name in the specification.
  public static let name = "UnfinishedRegistration"
  /// Where the machine begins.
  public static let initial = State.none

  /// What is owed.
  public enum State: String, Finite {
    case none, awaitingNetwork, awaitingGrant, interrupted, systemTokenOnly
  }

  /// What happens.
  public enum Input: String, Finite {
    case registrationBegins, registrationFailsOffline, registrationFailsForPermission,
      registrationInterrupted, systemTokenObtained
    case networkReturns, entersForeground, permissionGranted, permissionNotGranted, initialized, processEnds
  }

  /// Actions of the SDK on an unfinished registration.
  public enum Output: String, Finite {
    case readPermission, useConfiguration, resumeRegistration
  }

  /// The table, cell by cell.
  public static func rule(in state: State, on input: Input, of edition: Edition) -> Rule<Self> {
    // What is owed already covers what a registration before initialisation adds.
    if input == .systemTokenObtained, state != .none, edition.obtainsTokenUninitialized {
      return .ignored(per: "SUITE-3")
    }
    return switch state {
    case .none: none(on: input, of: edition)
    case .awaitingNetwork:
      switch input {
      case .networkReturns: .go(to: .none, .resumeRegistration, per: "Q-REG-5")
      case .registrationBegins, .processEnds: .go(to: .none, per: "Q-REG-5")
      case .entersForeground, .initialized: .ignored(per: "SUITE-3")
      case .registrationFailsOffline, .registrationFailsForPermission, .registrationInterrupted,
        .systemTokenObtained, .permissionGranted, .permissionNotGranted:
        .impossible(per: "PLAT-10")
      }
    case .awaitingGrant:
      switch input {
      case .entersForeground: .stay(.readPermission, per: "Q-PERM-7")
      case .permissionGranted: .go(to: .none, .resumeRegistration, per: "Q-PERM-7")
      case .permissionNotGranted, .networkReturns, .initialized: .ignored(per: "SUITE-3")
      case .registrationBegins, .processEnds: .go(to: .none, per: "Q-PERM-7")
      case .registrationFailsOffline, .registrationFailsForPermission, .registrationInterrupted,
        .systemTokenObtained:
        .impossible(per: "PLAT-10")
      }
    case .interrupted:
      switch input {
      case .initialized: .go(to: .none, .resumeRegistration, per: "Q-REG-4")
      case .registrationBegins: .go(to: .none, per: "Q-REG-4")
      case .networkReturns, .entersForeground, .processEnds: .ignored(per: "SUITE-3")
      case .registrationFailsOffline, .registrationFailsForPermission, .registrationInterrupted,
        .systemTokenObtained, .permissionGranted, .permissionNotGranted:
        .impossible(per: "PLAT-10")
      }
    case .systemTokenOnly:
      edition.obtainsTokenUninitialized ? systemTokenOnly(on: input) : .impossible(per: "SUITE-2")
    }
  }

  private static func none(on input: Input, of edition: Edition) -> Rule<Self> {
    switch input {
    case .registrationFailsOffline:
      .open(RetryOfRegistration.self) {
        switch $0 {
        case .notRetried: .stay(per: "Q-REG-5")
        case .retried: .go(to: .awaitingNetwork, per: "Q-REG-5")
        }
      }
    case .registrationFailsForPermission:
      .open(LaterGrant.self) {
        switch $0 {
        case .onlyByRegister: .stay(per: "Q-PERM-7")
        case .automatically: .go(to: .awaitingGrant, per: "Q-PERM-7")
        }
      }
    case .registrationInterrupted:
      .open(RegistrationAcrossRestart.self) {
        switch $0 {
        case .dropped: .stay(per: "PLAT-9")
        case .resumed: .go(to: .interrupted, per: "Q-REG-4")
        }
      }
    case .systemTokenObtained where edition.obtainsTokenUninitialized:
      .open(MissedServerRegistration.self) {
        switch $0 {
        case .onlyByRegister: .stay(per: "Q-INIT-8")
        case .automatically: .go(to: .systemTokenOnly, per: "Q-INIT-8")
        }
      }
    case .systemTokenObtained: .impossible(per: "SUITE-2")
    case .registrationBegins, .networkReturns, .entersForeground, .initialized, .processEnds:
      .ignored(per: "SUITE-3")
    case .permissionGranted, .permissionNotGranted: .impossible(per: "SUITE-4")
    }
  }

  private static func systemTokenOnly(on input: Input) -> Rule<Self> {
    switch input {
    case .initialized: .go(to: .none, .useConfiguration, .resumeRegistration, per: "Q-INIT-8")
    case .processEnds: .go(to: .none, per: "Q-INIT-8")
    // The SDK is not initialised: no registration can begin, and the foreground is not followed.
    case .registrationBegins, .entersForeground: .impossible(per: "INIT-3")
    case .networkReturns: .ignored(per: "SUITE-3")
    case .permissionGranted, .permissionNotGranted: .impossible(per: "SUITE-4")
    case .registrationFailsOffline, .registrationFailsForPermission, .registrationInterrupted,
      .systemTokenObtained:
      .impossible(per: "PLAT-10")
    }
  }
}
