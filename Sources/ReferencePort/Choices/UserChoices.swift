// Switches for open questions: the user id, unregistering and updates.

/// Q-LOGIN-1: For whom is a token registered again when no user id is set, but one was before?
enum LaterAnonymousRegistration: String, Choice {
  case device, previousUser, userInvalid
  static let question = "Q-LOGIN-1"
}

/// Q-LOGIN-14: For whom is a token registered that was unregistered, when no user id is set, but one was before?
enum AnonymousRegistrationAfterUnregistering: String, Choice {
  case device, previousUser, userInvalid
  static let question = "Q-LOGIN-14"
}

/// Q-LOGIN-2: Does logging out change the user of the registration that stands?
enum RecordAfterLogout: String, Choice {
  case keptUser, device
  static let question = "Q-LOGIN-2"
}

/// Q-LOGIN-3: Whose token is registered when the user id changes after the call, before anything was sent
/// to the server?
enum UserChangedBeforeRequest: String, Choice {
  case current, asCalled
  static let question = "Q-LOGIN-3"
}

/// Q-LOGIN-4: Whose token is registered when the user id changes while the server's answer is awaited?
enum UserChangedDuringRequest: String, Choice {
  case current, asCalled
  static let question = "Q-LOGIN-4"
}

/// Q-LOGIN-5: Whose token is registered when the user logs out before the registration is sent, or, in an edition
/// without a fallback, before it is answered?
enum LogoutDuringRegistration: String, Choice {
  case asCalled, current
  static let question = "Q-LOGIN-5"
}

/// Q-LOGIN-15: Whose token is registered when the user logs out while the server's answer is awaited?
enum LogoutDuringRequest: String, Choice {
  case asCalled, current
  static let question = "Q-LOGIN-15"
}

/// Q-LOGIN-6: Is an update of the token information that failed for the network made again?
enum FailedRefresh: String, Choice {
  case dropped, retried
  static let question = "Q-LOGIN-6"
}

/// Q-LOGIN-7: Does the user id outlive the process?
enum UserAfterRestart: String, Choice {
  case forgotten, remembered
  static let question = "Q-LOGIN-7"
}

/// Q-LOGIN-8: Does a user id that is set before initialisation count?
enum UserBeforeInitialization: String, Choice {
  case counts, ignored
  static let question = "Q-LOGIN-8"
}

/// Q-LOGIN-9: What is an empty user id?
enum EmptyUser: String, Choice {
  case noUser, user, ignored
  static let question = "Q-LOGIN-9"
}

/// Q-LOGIN-11: Does a changed user id update a registration that was made before a restart?
enum RefreshAfterRestart: String, Choice {
  case updates, onlyAfterRegister
  static let question = "Q-LOGIN-11"
}

/// Q-LOGIN-12: Does a changed user id update the VoIP token's information too?
enum RefreshOfVoIPToken: String, Choice {
  case both, notificationOnly
  static let question = "Q-LOGIN-12"
}

/// Q-LOGIN-13: Does a changed user id reach the server without the update call?
enum UserChangeWithoutUpdate: String, Choice {
  case onlyByUpdate, automatically
  static let question = "Q-LOGIN-13"
}

/// Q-UPD-1: Can the information of a token be updated that was registered before a restart?
enum UpdateAfterRestart: String, Choice {
  case refused, admitted
  static let question = "Q-UPD-1"
}

/// Q-UNREG-1: What does unregistering do when no token is registered?
enum UnregisterWithoutRegistration: String, Choice {
  case succeeds, tokenInvalid
  static let question = "Q-UNREG-1"
}

/// Q-UNREG-2: Does unregistering work when no user id is set?
enum UnregisterWithoutUser: String, Choice {
  case works, userInvalid
  static let question = "Q-UNREG-2"
}

/// Q-UNREG-4: Does a changed user id register a token that was unregistered?
enum UserAfterUnregistration: String, Choice {
  case staysUnregistered, registers
  static let question = "Q-UNREG-4"
}

/// Q-UNREG-7: What becomes of an unregistering in progress when the process ends?
enum UnregistrationAcrossRestart: String, Choice {
  case dropped, resumed
  static let question = "Q-UNREG-7"
}

/// Q-UNREG-9: Does an unregistering hand back a token that was registered before a restart?
enum TokenHandedBackAfterRestart: String, Choice {
  case remembered, forgotten
  static let question = "Q-UNREG-9"
}

/// Q-UPD-57: Does an update that names another user change who is logged in?
enum UserOfUpdate: String, Choice {
  case onlyTheRecord, logsIn
  static let question = "Q-UPD-57"
}
