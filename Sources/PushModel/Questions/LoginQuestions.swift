import StateMachines

extension OpenQuestion {
  /// Login and logout: what a case can decide.
  static let login: [OpenQuestion] = [
    LaterAnonymousRegistration.question, RecordAfterLogout.question, UserChangedBeforeRequest.question,
    UserChangedDuringRequest.question, LogoutDuringRegistration.question, LogoutDuringRequest.question,
    FailedRefresh.question, UserAfterRestart.question, UserBeforeInitialization.question, EmptyUser.question,
    RefreshAfterRestart.question, RefreshOfVoIPToken.question, UserChangeWithoutUpdate.question,
    AnonymousRegistrationAfterUnregistering.question,
  ]
}

enum LaterAnonymousRegistration: Meaning, AskedQuestion {
  case device = "The device identifier."
  case previousUser = "The user of the registration that stands."
  case userInvalid = "Nobody: the call fails with the code for a missing user id."

  static let question = ask(
    "Q-LOGIN-1", "For whom is a token registered again when no user id is set, but one was before?",
    says: [.toastJa("75, 215"), .toastEn("75, 216"), .nhncloudKo("86, 234")],
    leansTo: .device,
    because: """
      The fallback is stated for the initial registration only; it is the only rule for a missing user id \
      that the text has.
      """)
}

enum RecordAfterLogout: Meaning, AskedQuestion {
  case keptUser = "The record keeps the user."
  case device = """
    The record is updated to the device identifier, or to no user where the edition has no fallback.
    """

  static let question = ask(
    "Q-LOGIN-2", "Does logging out change the user of the registration that stands?",
    says: [
      .toastKo("112"), .toastJa("85"), .toastEn("85"), .nhncloudKo("96"), .toastJa("76"), .toastEn("76"),
      .nhncloudKo("87"),
    ],
    leansTo: .keptUser,
    because: """
      Setting or changing the id updates the information; clearing it is described on its own, and only as \
      not deleting.
      """)
}

enum UserChangedBeforeRequest: Meaning, AskedQuestion {
  case current = "The user who is set when the token is sent, or who is set afterwards."
  case asCalled = "The user at the time of the call."

  static let question = ask(
    "Q-LOGIN-3",
    """
    Whose token is registered when the user id changes after the call, before anything was sent to the \
    server?
    """,
    says: [.toastJa("76"), .toastEn("76"), .nhncloudKo("87"), .toastKo("103")],
    leansTo: .current,
    because: """
      An id set after the registration updates it, so that the final record carries the latest user either \
      way.
      """)
}

enum UserChangedDuringRequest: Meaning, AskedQuestion {
  case current = "The information is updated to the new user once the registration has succeeded."
  case asCalled = "The user who was sent stays."

  static let question = ask(
    "Q-LOGIN-4", "Whose token is registered when the user id changes while the server's answer is awaited?",
    says: [.toastJa("76"), .toastEn("76"), .nhncloudKo("87"), .toastKo("580")],
    leansTo: .current,
    because: """
      A changed id updates the information after a registration; the one in progress is about to be one.
      """)
}

enum LogoutDuringRegistration: Meaning, AskedQuestion {
  case asCalled = "The user at the time of the call."
  case current = """
    The device identifier; where the edition has no fallback, the call fails with the code for a missing \
    user id.
    """

  static let question = ask(
    "Q-LOGIN-5",
    """
    Whose token is registered when the user logs out before the registration is sent, or, in an edition \
    without a fallback, before it is answered?
    """,
    says: [
      .toastKo("112"), .toastJa("85"), .toastEn("85"), .nhncloudKo("96"), .toastJa("75, 215"),
      .toastEn("75, 216"), .nhncloudKo("86, 234"),
    ])
}

enum LogoutDuringRequest: Meaning, AskedQuestion {
  case asCalled = "The user who was sent stays."
  case current = "The information is updated to the device identifier once the registration has succeeded."

  static let question = ask(
    "Q-LOGIN-15", "Whose token is registered when the user logs out while the server's answer is awaited?",
    says: [
      .toastJa("85"), .toastEn("85"), .nhncloudKo("96"), .toastJa("75, 215"), .toastEn("75, 216"),
      .nhncloudKo("86, 234"),
    ])
}

enum FailedRefresh: Meaning, AskedQuestion {
  case dropped = "No; the record keeps the earlier user until something else updates it."
  case retried = "Yes, once the network is back."

  static let question = ask(
    "Q-LOGIN-6", "Is an update of the token information that failed for the network made again?",
    says: [.toastJa("76"), .toastEn("76"), .nhncloudKo("87")])
}

enum UserAfterRestart: Meaning, AskedQuestion {
  case forgotten = "No user id is set after a restart until the app sets one."
  case remembered = "The user id of before is still set."

  static let question = ask(
    "Q-LOGIN-7", "Does the user id outlive the process?",
    says: [.toastKo("103-107"), .toastJa("75-80"), .toastEn("75-80"), .nhncloudKo("86-91")])
}

enum UserBeforeInitialization: Meaning, AskedQuestion {
  case counts = "It is the user of later registrations."
  case ignored = "It has to be set again after initialisation."

  static let question = ask(
    "Q-LOGIN-8", "Does a user id that is set before initialisation count?",
    says: [.toastKo("99, 103-107"), .toastJa("71, 75"), .toastEn("71, 75"), .nhncloudKo("82, 86")],
    leansTo: .counts,
    because: "The id belongs to the SDK that all products share, not to the push module that is initialised.")
}

enum EmptyUser: Meaning, AskedQuestion {
  case noUser = "The same as none."
  case user = "A user whose id is empty."
  case ignored = "No id at all: setting it changes nothing."

  static let question = ask(
    "Q-LOGIN-9", "What is an empty user id?",
    says: [.toastKo("103, 116"), .toastJa("75, 88-89"), .toastEn("75, 88-89"), .nhncloudKo("86, 99-100")],
    leansTo: .noUser, because: "Only nil is shown as logging out; but an empty id names nobody.")
}

enum RefreshAfterRestart: Meaning, AskedQuestion {
  case updates = "Yes: a registration that stands is a registration."
  case onlyAfterRegister = "Only once the app has registered in this run."

  static let question = ask(
    "Q-LOGIN-11", "Does a changed user id update a registration that was made before a restart?",
    says: [.toastJa("76"), .toastEn("76"), .nhncloudKo("87")],
    leansTo: .updates, because: "The text says after token registration, not after one in this run.")
}

enum RefreshOfVoIPToken: Meaning, AskedQuestion {
  case both = "Yes, both tokens'."
  case notificationOnly = "No, only the notification token's."

  static let question = ask(
    "Q-LOGIN-12", "Does a changed user id update the VoIP token's information too?",
    says: [.toastJa("71, 76"), .toastEn("71, 76"), .nhncloudKo("82, 87")],
    leansTo: .both, because: "All products share one user id, and the statement names no kind of token.")
}

enum UserChangeWithoutUpdate: Meaning, AskedQuestion {
  case onlyByUpdate = "No; the record changes with the update call or the next registration."
  case automatically = "Yes, at once."

  static let question = ask(
    "Q-LOGIN-13", "Does a changed user id reach the server without the update call?",
    says: [.toastKo("580-582")],
    leansTo: .onlyByUpdate, because: "The user id is the first thing that the update call is said to update.")
}

enum AnonymousRegistrationAfterUnregistering: Meaning, AskedQuestion {
  case device = "The device identifier, as at the first registration of all."
  case previousUser = "The user of the registration that was unregistered."
  case userInvalid = "Nobody: the call fails with the code for a missing user id."

  static let question = ask(
    "Q-LOGIN-14",
    "For whom is a token registered that was unregistered, when no user id is set, but one was before?",
    says: [.toastJa("75, 215"), .toastEn("75, 216"), .nhncloudKo("86, 234")],
    leansTo: .device,
    because: "The fallback is stated for the initial registration; nothing is registered here either.")
}
