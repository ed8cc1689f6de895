// Switches for open questions: the permission and alwaysAllowTokenRegistration.

/// Q-PERM-1: When does the prompt appear?
enum PromptMoment: String, Choice {
  case atRegister, atInitialize
  static let question = "Q-PERM-1"
}

/// Q-PERM-2: Does registering ask the user for permission?
enum AskingWhereUndocumented: String, Choice {
  case asks, doesNotAsk
  static let question = "Q-PERM-2"
}

/// Q-PERM-3: Does a refused permission make the registration fail?
enum RefusalWhereUndocumented: String, Choice {
  case fails, registers
  static let question = "Q-PERM-3"
}

/// Q-PERM-4: Does registering again fail when the permission was withdrawn in Settings after an earlier
/// registration?
enum WithdrawnPermission: String, Choice {
  case fails, registers
  static let question = "Q-PERM-4"
}

/// Q-PERM-5: Is a registration that stands removed when the permission is withdrawn in Settings?
enum RecordAfterWithdrawal: String, Choice {
  case kept, removed
  static let question = "Q-PERM-5"
}

/// Q-PERM-7: Does the SDK register by itself once a refused permission is granted in Settings?
enum LaterGrant: String, Choice {
  case onlyByRegister, automatically
  static let question = "Q-PERM-7"
}

/// Q-PERM-8: Does a provisional permission count as acquired?
enum ProvisionalPermission: String, Choice {
  case acquired, notAcquired
  static let question = "Q-PERM-8"
}

/// Q-FLAG-1: With the flag on, is the user still asked for permission at the initial registration?
enum PromptWithFlag: String, Choice {
  case asks, doesNotAsk
  static let question = "Q-FLAG-1"
}

/// Q-FLAG-2: With the flag on, does the registration wait for the user's answer?
enum AnswerWithFlag: String, Choice {
  case waits, proceeds
  static let question = "Q-FLAG-2"
}

/// Q-FLAG-3: Which agreement is registered when the flag is on and the permission is refused?
enum AgreementWithFlag: String, Choice {
  case asGiven, notificationsOff, everythingOff
  static let question = "Q-FLAG-3"
}

/// Q-FLAG-4: What happens to a registration made thanks to the flag when the SDK is initialised again with
/// the flag off?
enum FlagTurnedOff: String, Choice {
  case kept, removed
  static let question = "Q-FLAG-4"
}
