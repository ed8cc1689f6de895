// Switches for open questions: VoIP and CallKit.

/// Q-VOIP-3: What does a VoIP registration do while a notification token is being registered?
enum VoIPDuringRegistration: String, Choice {
  case sideBySide, refused, afterwards
  static let question = "Q-VOIP-3"
}

/// Q-VOIP-4: For whom is a VoIP token registered when no user id is set?
enum AnonymousVoIP: String, Choice {
  case device, userInvalid
  static let question = "Q-VOIP-4"
}

/// Q-VOIP-5: Which agreement does the information of a VoIP token carry?
enum AgreementOfVoIP: String, Choice {
  case everything, nothing, asNotification, none, notificationsOnly
  static let question = "Q-VOIP-5"
}

/// Q-VOIP-6: What happens when the system does not issue a VoIP token?
enum SilentPushKit: String, Choice {
  case waits, fails
  static let question = "Q-VOIP-6"
}

/// Q-VOIP-7: What happens to a VoIP message that arrives while no delegate is set?
enum MessageWithoutDelegate: String, Choice {
  case dropped, held
  static let question = "Q-VOIP-7"
}

/// Q-VOIP-8: Is a VoIP message passed on that arrives after the token was unregistered?
enum MessageAfterUnregistration: String, Choice {
  case delivered, dropped
  static let question = "Q-VOIP-8"
}

/// Q-VOIP-9: What happens when the system invalidates the VoIP token?
enum InvalidatedVoIPToken: String, Choice {
  case kept, removed
  static let question = "Q-VOIP-9"
}

/// Q-VOIP-10: What happens when the system issues another VoIP token after a registration?
enum ChangedVoIPToken: String, Choice {
  case atNextRegister, atOnce
  static let question = "Q-VOIP-10"
}

/// Q-VOIP-11: What becomes of a VoIP registration in progress when the process ends?
enum VoIPAcrossRestart: String, Choice {
  case dropped, resumed
  static let question = "Q-VOIP-11"
}

/// Q-CALL-1: Who reports a VoIP message to CallKit?
enum WhoReports: String, Choice {
  case app, sdk, sdkPassedOn, sdkWithoutDelegate
  static let question = "Q-CALL-1"
}

/// Q-VOIP-17: What do other calls about one kind of token do while one about the other kind is in progress?
enum CallBesideOtherKind: String, Choice {
  case sideBySide, refused, afterwards
  static let question = "Q-VOIP-17"
}
