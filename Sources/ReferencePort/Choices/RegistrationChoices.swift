// Switches for open questions: registering a token and agreements.

/// Q-REG-2: What happens when the system neither issues nor refuses a token?
enum SilentAPNs: String, Choice {
  case waits, fails
  static let question = "Q-REG-2"
}

/// Q-REG-3: What happens when the system issues another token after a registration?
enum ChangedToken: String, Choice {
  case atNextRegister, atOnce
  static let question = "Q-REG-3"
}

/// Q-REG-4: What becomes of a registration in progress when the process ends?
enum RegistrationAcrossRestart: String, Choice {
  case dropped, resumed
  static let question = "Q-REG-4"
}

/// Q-REG-5: Is a registration that failed for the network made again by the SDK?
enum RetryOfRegistration: String, Choice {
  case notRetried, retried
  static let question = "Q-REG-5"
}

/// Q-REG-8: Which user id does the information of a token carry that was registered without one?
enum UserInAnonymousInfo: String, Choice {
  case device, empty
  static let question = "Q-REG-8"
}

/// Q-REG-9: Does a registration that fails for the permission hand back the system token?
enum TokenWithRefusal: String, Choice {
  case errorOnly, tokenWithError
  static let question = "Q-REG-9"
}

/// Q-REG-10: When the permission is refused, is a VoIP token that was asked for in the same call still
/// registered?
enum OtherTypeOnRefusal: String, Choice {
  case registered, failed
  static let question = "Q-REG-10"
}

/// Q-REG-11: Does a registration reach the server when no delegate is set to report it to?
enum RegistrationWithoutDelegate: String, Choice {
  case registers, doesNothing
  static let question = "Q-REG-11"
}

/// Q-REG-12: Does a registration that fails at the server hand back the token?
enum TokenWithServerFailure: String, Choice {
  case errorOnly, tokenWithError
  static let question = "Q-REG-12"
}

/// Q-AGR-1: What is registered when no agreement is given and none was set before?
enum NoAgreementYet: String, Choice {
  case nothing, notificationsOnly, everything, refused
  static let question = "Q-AGR-1"
}

/// Q-AGR-2: Which calls set the agreement that a later call without one uses?
enum AgreementSetBefore: String, Choice {
  case lastRegistered, lastSent, lastGiven, lastPermitted
  static let question = "Q-AGR-2"
}

/// Q-AGR-3: Does the agreement set before outlive the process?
enum AgreementAfterRestart: String, Choice {
  case kept, forgotten
  static let question = "Q-AGR-3"
}

/// Q-AGR-4: Does the agreement set before outlive unregistering?
enum AgreementAfterUnregistration: String, Choice {
  case kept, forgotten
  static let question = "Q-AGR-4"
}

/// Q-AGR-5: Does the agreement set before outlive a change of user?
enum AgreementAfterUserChange: String, Choice {
  case kept, forgotten
  static let question = "Q-AGR-5"
}

/// Q-AGR-6: Does the agreement set before outlive a logout?
enum AgreementAfterLogout: String, Choice {
  case kept, forgotten
  static let question = "Q-AGR-6"
}

/// Q-AGR-7: Does the agreement set before outlive a second initialisation with other settings?
enum AgreementAfterOtherSettings: String, Choice {
  case kept, forgotten
  static let question = "Q-AGR-7"
}

/// Q-AGR-8: What does an agreement to night-time advertisements without one to advertisements do?
enum NightWithoutAdvertisements: String, Choice {
  case asGiven, withoutNight, refused
  static let question = "Q-AGR-8"
}

/// Q-AGR-9: Is a token registered with an agreement that declines notifications?
enum NotificationsDeclined: String, Choice {
  case registers, refused
  static let question = "Q-AGR-9"
}

/// Q-AGR-57: What does an agreement to advertisements without one to notifications do?
enum AdvertisementsWithoutNotifications: String, Choice {
  case asGiven, withoutAdvertisements, refused
  static let question = "Q-AGR-57"
}

/// Q-AGR-10: What do the parts of an agreement hold that the app does not set?
enum UnsetAgreement: String, Choice {
  case off, on
  static let question = "Q-AGR-10"
}
