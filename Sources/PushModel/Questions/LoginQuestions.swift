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

enum LaterAnonymousRegistration: String, AskedQuestion {
  case device, previousUser, userInvalid
  static let question = ask(
    "Q-LOGIN-1", "For whom is a token registered again when no user id is set, but one was before?",
    says: [.toastJa("75, 215"), .toastEn("75, 216"), .nhncloudKo("86, 234")],
    readings: (.device, "The device identifier."),
    (.previousUser, "The user of the registration that stands."),
    (.userInvalid, "Nobody: the call fails with the code for a missing user id."),
    leansTo: .device,
    because: """
      The fallback is stated for the initial registration only; it is the only rule for a missing user id \
      that the text has.
      """)
}

enum RecordAfterLogout: String, AskedQuestion {
  case keptUser, device
  static let question = ask(
    "Q-LOGIN-2", "Does logging out change the user of the registration that stands?",
    says: [
      .toastKo("112"), .toastJa("85"), .toastEn("85"), .nhncloudKo("96"), .toastJa("76"), .toastEn("76"),
      .nhncloudKo("87"),
    ],
    readings: (.keptUser, "The record keeps the user."),
    (
      .device,
      """
      The record is updated to the device identifier, or to no user where the edition has no fallback.
      """
    ),
    leansTo: .keptUser,
    because: """
      Setting or changing the id updates the information; clearing it is described on its own, and only as \
      not deleting.
      """)
}

enum UserChangedBeforeRequest: String, AskedQuestion {
  case current, asCalled
  static let question = ask(
    "Q-LOGIN-3",
    """
    Whose token is registered when the user id changes after the call, before anything was sent to the \
    server?
    """,
    says: [.toastJa("76"), .toastEn("76"), .nhncloudKo("87"), .toastKo("103")],
    readings: (.current, "The user who is set when the token is sent, or who is set afterwards."),
    (.asCalled, "The user at the time of the call."),
    leansTo: .current,
    because: """
      An id set after the registration updates it, so that the final record carries the latest user either \
      way.
      """)
}

enum UserChangedDuringRequest: String, AskedQuestion {
  case current, asCalled
  static let question = ask(
    "Q-LOGIN-4", "Whose token is registered when the user id changes while the server's answer is awaited?",
    says: [.toastJa("76"), .toastEn("76"), .nhncloudKo("87"), .toastKo("580")],
    readings: (.current, "The information is updated to the new user once the registration has succeeded."),
    (.asCalled, "The user who was sent stays."),
    leansTo: .current,
    because: """
      A changed id updates the information after a registration; the one in progress is about to be one.
      """)
}

enum LogoutDuringRegistration: String, AskedQuestion {
  case asCalled, current
  static let question = ask(
    "Q-LOGIN-5",
    """
    Whose token is registered when the user logs out before the registration is sent, or, in an edition \
    without a fallback, before it is answered?
    """,
    says: [
      .toastKo("112"), .toastJa("85"), .toastEn("85"), .nhncloudKo("96"), .toastJa("75, 215"),
      .toastEn("75, 216"), .nhncloudKo("86, 234"),
    ],
    readings: (.asCalled, "The user at the time of the call."),
    (
      .current,
      """
      The device identifier; where the edition has no fallback, the call fails with the code for a missing \
      user id.
      """
    ))
}

enum LogoutDuringRequest: String, AskedQuestion {
  case asCalled, current
  static let question = ask(
    "Q-LOGIN-15", "Whose token is registered when the user logs out while the server's answer is awaited?",
    says: [
      .toastJa("85"), .toastEn("85"), .nhncloudKo("96"), .toastJa("75, 215"), .toastEn("75, 216"),
      .nhncloudKo("86, 234"),
    ],
    readings: (.asCalled, "The user who was sent stays."),
    (.current, "The information is updated to the device identifier once the registration has succeeded."))
}

enum FailedRefresh: String, AskedQuestion {
  case dropped, retried
  static let question = ask(
    "Q-LOGIN-6", "Is an update of the token information that failed for the network made again?",
    says: [.toastJa("76"), .toastEn("76"), .nhncloudKo("87")],
    readings: (.dropped, "No; the record keeps the earlier user until something else updates it."),
    (.retried, "Yes, once the network is back."))
}

enum UserAfterRestart: String, AskedQuestion {
  case forgotten, remembered
  static let question = ask(
    "Q-LOGIN-7", "Does the user id outlive the process?",
    says: [.toastKo("103-107"), .toastJa("75-80"), .toastEn("75-80"), .nhncloudKo("86-91")],
    readings: (.forgotten, "No user id is set after a restart until the app sets one."),
    (.remembered, "The user id of before is still set."))
}

enum UserBeforeInitialization: String, AskedQuestion {
  case counts, ignored
  static let question = ask(
    "Q-LOGIN-8", "Does a user id that is set before initialisation count?",
    says: [.toastKo("99, 103-107"), .toastJa("71, 75"), .toastEn("71, 75"), .nhncloudKo("82, 86")],
    readings: (.counts, "It is the user of later registrations."),
    (.ignored, "It has to be set again after initialisation."),
    leansTo: .counts,
    because: "The id belongs to the SDK that all products share, not to the push module that is initialised.")
}

enum EmptyUser: String, AskedQuestion {
  case noUser, user, ignored
  static let question = ask(
    "Q-LOGIN-9", "What is an empty user id?",
    says: [.toastKo("103, 116"), .toastJa("75, 88-89"), .toastEn("75, 88-89"), .nhncloudKo("86, 99-100")],
    readings: (.noUser, "The same as none."),
    (.user, "A user whose id is empty."),
    (.ignored, "No id at all: setting it changes nothing."),
    leansTo: .noUser, because: "Only nil is shown as logging out; but an empty id names nobody.")
}

enum RefreshAfterRestart: String, AskedQuestion {
  case updates, onlyAfterRegister
  static let question = ask(
    "Q-LOGIN-11", "Does a changed user id update a registration that was made before a restart?",
    says: [.toastJa("76"), .toastEn("76"), .nhncloudKo("87")],
    readings: (.updates, "Yes: a registration that stands is a registration."),
    (.onlyAfterRegister, "Only once the app has registered in this run."),
    leansTo: .updates, because: "The text says after token registration, not after one in this run.")
}

enum RefreshOfVoIPToken: String, AskedQuestion {
  case both, notificationOnly
  static let question = ask(
    "Q-LOGIN-12", "Does a changed user id update the VoIP token's information too?",
    says: [.toastJa("71, 76"), .toastEn("71, 76"), .nhncloudKo("82, 87")],
    readings: (.both, "Yes, both tokens'."),
    (.notificationOnly, "No, only the notification token's."),
    leansTo: .both, because: "All products share one user id, and the statement names no kind of token.")
}

enum UserChangeWithoutUpdate: String, AskedQuestion {
  case onlyByUpdate, automatically
  static let question = ask(
    "Q-LOGIN-13", "Does a changed user id reach the server without the update call?",
    says: [.toastKo("580-582")],
    readings: (.onlyByUpdate, "No; the record changes with the update call or the next registration."),
    (.automatically, "Yes, at once."),
    leansTo: .onlyByUpdate, because: "The user id is the first thing that the update call is said to update.")
}

enum AnonymousRegistrationAfterUnregistering: String, AskedQuestion {
  case device, previousUser, userInvalid
  static let question = ask(
    "Q-LOGIN-14",
    "For whom is a token registered that was unregistered, when no user id is set, but one was before?",
    says: [.toastJa("75, 215"), .toastEn("75, 216"), .nhncloudKo("86, 234")],
    readings: (.device, "The device identifier, as at the first registration of all."),
    (.previousUser, "The user of the registration that was unregistered."),
    (.userInvalid, "Nobody: the call fails with the code for a missing user id."),
    leansTo: .device,
    because: "The fallback is stated for the initial registration; nothing is registered here either.")
}
