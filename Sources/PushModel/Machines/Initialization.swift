public import StateMachines

/// The gate: what can be used before, and what after, the app has initialised the SDK.
public enum Initialization: Machine {
  /// The name in the specification.
  public static let name = "Initialization"
  /// Where the machine begins.
  public static let initial = State.uninitialized

  /// What the gate remembers.
  public enum State: String, Finite {
    case uninitialized, initializedWithoutAppKey, initialized, remembered

    /// Whether calls pass.
    package var isInitialized: Bool { self == .initialized || self == .remembered }
  }

  /// What comes to the gate.
  public enum Input: String, Finite {
    case initialize, initializeWithOtherConfiguration, initializeWithoutAppKey
    case setUser, setVoIPDelegate
    case register, query, unregister, update, voipRegister, voipQuery, voipUnregister
    case voipMessage, systemTokenObtained, processEnds
  }

  /// Calls that the gate admits, and refusals.
  public enum Output: String, Finite {
    case finishInitialization, askPermission
    case confirmInitialization, replaceConfiguration
    case abandonRegistration
    case admitRegister, admitQuery, admitUnregister, admitUpdate
    case admitVoIPRegister, admitVoIPQuery, admitVoIPUnregister
    case admitUser, admitVoIPDelegate
    case obtainSystemToken, askPermissionAndObtainSystemToken
    case refuseNotInitialized, refuseParameterInvalid
    case checkUserFirst
    case admitMessage, holdMessage
    case resumeAtOnce
  }

  /// The table, cell by cell.
  public static func rule(in state: State, on input: Input, of edition: Edition) -> Rule<Self> {
    switch state {
    case .uninitialized: uninitialized(on: input, of: edition)
    case .initializedWithoutAppKey: initializedWithoutAppKey(on: input, of: edition)
    case .initialized: initialized(on: input, of: edition)
    case .remembered: remembered(on: input, of: edition)
    }
  }

  /// The SDK is initialised, and the user asked already, by that reading.
  private static func opens(per citation: Citation) -> Rule<Self> {
    .open(PromptMoment.self) {
      switch $0 {
      case .atRegister: .go(to: .initialized, .finishInitialization, per: citation)
      case .atInitialize: .go(to: .initialized, .finishInitialization, .askPermission, per: "Q-PERM-1")
      }
    }
  }

  private static func uninitialized(on input: Input, of edition: Edition) -> Rule<Self> {
    switch input {
    case .initialize: opens(per: "INIT-5")
    case .initializeWithOtherConfiguration: .impossible(per: "INIT-5")
    case .initializeWithoutAppKey:
      .open(EmptyAppKey.self) {
        switch $0 {
        case .uninitialized: .stay(per: "Q-INIT-6")
        case .parameterInvalid: .go(to: .initializedWithoutAppKey, per: "Q-INIT-6")
        case .accepted: opens(per: "Q-INIT-6")
        }
      }
    case .setUser: setsUserEarly(in: edition)
    case .setVoIPDelegate: setsDelegateEarly(in: edition)
    case .systemTokenObtained where edition.obtainsTokenUninitialized: .ignored(per: "SUITE-3")
    case .systemTokenObtained: .impossible(per: "SUITE-2")
    case .register where edition.obtainsTokenUninitialized:
      .open(PermissionBeforeInitialization.self) {
        switch $0 {
        case .asks: .stay(.askPermissionAndObtainSystemToken, per: "INIT-3")
        case .doesNotAsk: .stay(.obtainSystemToken, per: "INIT-3")
        }
      }
    case .register where edition.requiresUser:
      .open(InitializationOrUserFirst.self) {
        switch $0 {
        case .initialization: .stay(.refuseNotInitialized, per: "INIT-1")
        case .user: .stay(.checkUserFirst, per: "Q-ORDER-1")
        }
      }
    case .register: .stay(.refuseNotInitialized, per: "INIT-1")
    case .query where edition.obtainsTokenUninitialized:
      .open(QueryBeforeInitialization.self) {
        switch $0 {
        case .refused: .stay(.refuseNotInitialized, per: "Q-INIT-2")
        case .admitted: .stay(.admitQuery, per: "Q-INIT-2")
        }
      }
    case .query: .stay(.refuseNotInitialized, per: "INIT-2")
    case .unregister where edition.hasUnregister:
      .open(UnregisterBeforeInitialization.self) {
        switch $0 {
        case .refused: .stay(.refuseNotInitialized, per: "Q-INIT-1")
        case .admitted: .stay(.admitUnregister, per: "Q-INIT-1")
        }
      }
    case .update where edition.hasUpdate: .stay(.refuseNotInitialized, per: "ERR-13")
    case .unregister, .update: .impossible(per: "SUITE-2")
    case .voipRegister where edition.obtainsTokenUninitialized: .stay(.obtainSystemToken, per: "INIT-3")
    case .voipRegister where edition.requiresUser:
      .open(InitializationOrUserFirst.self) {
        switch $0 {
        case .initialization: .stay(.refuseNotInitialized, per: "INIT-1")
        case .user: .stay(.checkUserFirst, per: "Q-ORDER-1")
        }
      }
    case .voipRegister: .stay(.refuseNotInitialized, per: "INIT-6")
    case .voipQuery where edition.obtainsTokenUninitialized:
      .open(QueryBeforeInitialization.self) {
        switch $0 {
        case .refused: .stay(.refuseNotInitialized, per: "Q-INIT-2")
        case .admitted: .stay(.admitVoIPQuery, per: "Q-INIT-2")
        }
      }
    case .voipQuery: .stay(.refuseNotInitialized, per: "INIT-2")
    case .voipUnregister where edition.registersAllTypesAtOnce:
      .open(UnregisterBeforeInitialization.self) {
        switch $0 {
        case .refused: .stay(.refuseNotInitialized, per: "Q-INIT-1")
        case .admitted: .stay(.admitVoIPUnregister, per: "Q-INIT-1")
        }
      }
    case .voipUnregister where edition.hasUnregister: .stay(.refuseNotInitialized, per: "INIT-6")
    case .voipUnregister: .impossible(per: "SUITE-2")
    case .voipMessage: earlyMessage(in: edition)
    case .processEnds: .stay(per: "PLAT-9")
    }
  }

  /// Where VoIP is a kind of token of the same calls, only registering and querying want an initialisation.
  private static func earlyMessage(in edition: Edition) -> Rule<Self> {
    if !edition.fallsBackToDevice {
      return .open(MessageBeforeInitialization.self) {
        switch $0 {
        case .delivered: .stay(.admitMessage, per: "VOIP-6")
        case .held: .stay(.holdMessage, per: "Q-INIT-9")
        }
      }
    }
    return .open(VoIPMessageBeforeInitialization.self) {
      switch $0 {
      case .held: .stay(.holdMessage, per: "Q-INIT-12")
      case .dropped: .stay(per: "INIT-6")
      }
    }
  }

  /// By the reading that makes the use of an empty app key a parameter error (Q-INIT-6).
  private static func initializedWithoutAppKey(on input: Input, of edition: Edition) -> Rule<Self> {
    switch input {
    case .initialize, .initializeWithOtherConfiguration: opens(per: "INIT-5")
    case .setUser: setsUserEarly(in: edition)
    case .setVoIPDelegate: setsDelegateEarly(in: edition)
    case .systemTokenObtained where edition.obtainsTokenUninitialized: .ignored(per: "SUITE-3")
    case .systemTokenObtained: .impossible(per: "SUITE-2")
    case .initializeWithoutAppKey: .stay(per: "Q-INIT-6")
    case .register, .query, .voipRegister, .voipQuery: .stay(.refuseParameterInvalid, per: "Q-INIT-6")
    case .unregister where edition.hasUnregister: .stay(.refuseParameterInvalid, per: "Q-INIT-6")
    case .voipUnregister where edition.hasUnregister: .stay(.refuseParameterInvalid, per: "Q-INIT-6")
    case .update where edition.hasUpdate: .stay(.refuseParameterInvalid, per: "Q-INIT-6")
    case .unregister, .voipUnregister, .update: .impossible(per: "SUITE-2")
    case .voipMessage: earlyMessage(in: edition)
    case .processEnds:
      .open(InitializationAfterRestart.self) {
        switch $0 {
        case .forgotten: .go(to: .uninitialized, per: "PLAT-9")
        case .remembered: .stay(per: "Q-INIT-5")
        }
      }
    }
  }

  private static func initialized(on input: Input, of edition: Edition) -> Rule<Self> {
    switch input {
    case .setUser: edition.hasSetUser ? .stay(.admitUser, per: "LOGIN-1") : .impossible(per: "SUITE-2")
    case .setVoIPDelegate where edition.fallsBackToDevice: .stay(.admitVoIPDelegate, per: "VOIP-10")
    case .setVoIPDelegate: .impossible(per: "SUITE-2")
    case .systemTokenObtained where edition.obtainsTokenUninitialized: .stay(.resumeAtOnce, per: "Q-INIT-8")
    case .systemTokenObtained: .impossible(per: "SUITE-2")
    case .initialize:
      .open(InitializationDuringRegistration.self) {
        switch $0 {
        case .continues: .stay(.confirmInitialization, per: "INIT-5")
        case .abandoned: .stay(.abandonRegistration, .confirmInitialization, per: "Q-INIT-7")
        }
      }
    case .initializeWithOtherConfiguration: replaces(with: .stay(.replaceConfiguration, per: "Q-INIT-3"))
    case .initializeWithoutAppKey:
      .open(EmptyAppKey.self) {
        switch $0 {
        case .uninitialized: .stay(per: "Q-INIT-6")
        // To the SDK that is initialised already, an empty app key is one of other settings.
        case .parameterInvalid: replaces(with: .go(to: .initializedWithoutAppKey, per: "Q-INIT-6"))
        case .accepted: replaces(with: .stay(.replaceConfiguration, per: "Q-INIT-6"))
        }
      }
    case .register: .stay(.admitRegister, per: "INIT-5")
    case .query: .stay(.admitQuery, per: "QUERY-3")
    case .unregister where edition.hasUnregister: .stay(.admitUnregister, per: "UNREG-1")
    case .update where edition.hasUpdate: .stay(.admitUpdate, per: "UPD-1")
    case .voipRegister: .stay(.admitVoIPRegister, per: edition.hasVoIPModule ? "INIT-6" : "INIT-5")
    case .voipQuery: .stay(.admitVoIPQuery, per: "VOIP-18")
    case .voipUnregister where edition.hasUnregister: .stay(.admitVoIPUnregister, per: "VOIP-5")
    case .unregister, .voipUnregister, .update: .impossible(per: "SUITE-2")
    case .voipMessage: .stay(.admitMessage, per: "VOIP-6")
    case .processEnds:
      .open(InitializationAfterRestart.self) {
        switch $0 {
        case .forgotten: .go(to: .uninitialized, per: "PLAT-9")
        case .remembered: .go(to: .remembered, per: "Q-INIT-5")
        }
      }
    }
  }

  /// By the reading that the settings of an earlier run hold (Q-INIT-5), until the app passes those of this run: that
  /// initialisation is no second one.
  private static func remembered(on input: Input, of edition: Edition) -> Rule<Self> {
    switch input {
    case .initialize:
      .open(InitializationDuringRegistration.self) {
        switch $0 {
        case .continues: .go(to: .initialized, .confirmInitialization, per: "INIT-5")
        case .abandoned: .go(to: .initialized, .abandonRegistration, .confirmInitialization, per: "Q-INIT-7")
        }
      }
    case .initializeWithOtherConfiguration: .go(to: .initialized, .replaceConfiguration, per: "INIT-7")
    case .systemTokenObtained: .impossible(per: "SUITE-2")
    case .initializeWithoutAppKey:
      .open(EmptyAppKey.self) {
        switch $0 {
        case .uninitialized: .stay(per: "Q-INIT-6")
        case .parameterInvalid: .go(to: .initializedWithoutAppKey, per: "Q-INIT-6")
        case .accepted: .go(to: .initialized, .replaceConfiguration, per: "Q-INIT-6")
        }
      }
    case .setUser, .setVoIPDelegate, .register, .query, .unregister, .update, .voipRegister, .voipQuery,
      .voipUnregister, .voipMessage, .processEnds:
      initialized(on: input, of: edition)
    }
  }

  private static func setsDelegateEarly(in edition: Edition) -> Rule<Self> {
    if !edition.fallsBackToDevice { return .impossible(per: "SUITE-2") }
    return .open(EarlyVoIPDelegate.self) {
      switch $0 {
      case .counts: .stay(.admitVoIPDelegate, per: "VOIP-10")
      case .ignored: .stay(per: "Q-INIT-13")
      }
    }
  }

  private static func setsUserEarly(in edition: Edition) -> Rule<Self> {
    guard edition.hasSetUser else { return .impossible(per: "SUITE-2") }
    return .open(UserBeforeInitialization.self) {
      switch $0 {
      case .counts: .stay(.admitUser, per: "LOGIN-1")
      case .ignored: .stay(per: "Q-LOGIN-8")
      }
    }
  }

  private static func replaces(with outcome: Rule<Self>) -> Rule<Self> {
    .open(OtherSettings.self) {
      switch $0 {
      case .replaced: outcome
      case .ignored: .stay(per: "Q-INIT-3")
      }
    }
  }
}
