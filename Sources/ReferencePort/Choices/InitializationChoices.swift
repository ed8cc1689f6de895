// Switches for open questions: initialisation and the order of checks.

/// Q-INIT-1: Is unregistering refused before initialisation?
enum UnregisterBeforeInitialization: String, Choice {
  case refused, admitted
  static let question = "Q-INIT-1"
}

/// Q-INIT-2: Is querying refused before initialisation?
enum QueryBeforeInitialization: String, Choice {
  case refused, admitted
  static let question = "Q-INIT-2"
}

/// Q-INIT-3: What does a second initialisation in one run do, with other settings?
enum OtherSettings: String, Choice {
  case replaced, ignored
  static let question = "Q-INIT-3"
}

/// Q-INIT-4: Does a second initialisation with other settings change a registration that already stands?
enum SettingsOfARegistration: String, Choice {
  case atNextRegister, atOnce
  static let question = "Q-INIT-4"
}

/// Q-INIT-5: Does initialisation outlive the process?
enum InitializationAfterRestart: String, Choice {
  case forgotten, remembered
  static let question = "Q-INIT-5"
}

/// Q-INIT-6: What does an initialisation with an empty app key do?
enum EmptyAppKey: String, Choice {
  case uninitialized, parameterInvalid, accepted
  static let question = "Q-INIT-6"
}

/// Q-INIT-7: What happens to a registration in progress when the SDK is initialised again with the same
/// settings?
enum InitializationDuringRegistration: String, Choice {
  case continues, abandoned
  static let question = "Q-INIT-7"
}

/// Q-INIT-8: Does initialising make up for a registration that was asked for before it?
enum MissedServerRegistration: String, Choice {
  case onlyByRegister, automatically
  static let question = "Q-INIT-8"
}

/// Q-INIT-9: What happens to a VoIP message that arrives before initialisation, the delegate being set?
enum MessageBeforeInitialization: String, Choice {
  case delivered, held
  static let question = "Q-INIT-9"
}

/// Q-INIT-13: Does a VoIP delegate count that was set before the initialisation?
enum EarlyVoIPDelegate: String, Choice {
  case counts, ignored
  static let question = "Q-INIT-13"
}

/// Q-INIT-10: Does initialising again without a delegate remove the delegate that was set?
enum DelegateOfSecondInitialization: String, Choice {
  case kept, cleared
  static let question = "Q-INIT-10"
}

/// Q-INIT-11: Does registering before initialisation ask the user for permission?
enum PermissionBeforeInitialization: String, Choice {
  case asks, doesNotAsk
  static let question = "Q-INIT-11"
}

/// Q-ORDER-1: Which error does a registration report when neither initialisation nor a user id is there?
enum InitializationOrUserFirst: String, Choice {
  case initialization, user
  static let question = "Q-ORDER-1"
}

/// Q-ORDER-2: Is a missing user id reported before the user is asked for permission?
enum UserOrPermissionFirst: String, Choice {
  case user, permission
  static let question = "Q-ORDER-2"
}

/// Q-ORDER-3: Without a network, is the user asked for permission before the call fails?
enum PermissionOrNetworkFirst: String, Choice {
  case permission, network
  static let question = "Q-ORDER-3"
}

/// Q-INIT-12: What happens to a VoIP message that arrives before initialisation, where VoIP wants one?
enum VoIPMessageBeforeInitialization: String, Choice {
  case held, dropped
  static let question = "Q-INIT-12"
}
