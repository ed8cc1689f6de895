import StateMachines

extension OpenQuestion {
  /// Login and logout: what a case can decide.
  static let login: [OpenQuestion] = [
    OpenQuestion(
      "Q-LOGIN-1", "For whom is a token registered again when no user id is set, but one was before?",
      in: .withFallback,
      says: [.toastJa("75, 215"), .toastEn("75, 216"), .nhncloudKo("86, 234")],
      readings: [
        .init("device", "The device identifier."),
        .init("previousUser", "The user of the registration that stands."),
        .init("userInvalid", "Nobody: the call fails with the code for a missing user id."),
      ],
      leaning: .init(
        "device",
        """
        The fallback is stated for the initial registration only; it is the only rule for a missing user id \
        that the text has.
        """)),
    OpenQuestion(
      "Q-LOGIN-2", "Does logging out change the user of the registration that stands?",
      in: .withSetUser,
      says: [
        .toastKo("112"), .toastJa("85"), .toastEn("85"), .nhncloudKo("96"), .toastJa("76"), .toastEn("76"),
        .nhncloudKo("87"),
      ],
      readings: [
        .init("keptUser", "The record keeps the user."),
        .init(
          "device",
          "The record is updated to the device identifier, or to no user where the edition has no fallback."),
      ],
      leaning: .init(
        "keptUser",
        """
        Setting or changing the id updates the information; clearing it is described on its own, and only as \
        not deleting.
        """)),
    OpenQuestion(
      "Q-LOGIN-3",
      """
      Whose token is registered when the user id changes after the call, before anything was sent to the \
      server?
      """,
      in: .withSetUser,
      says: [.toastJa("76"), .toastEn("76"), .nhncloudKo("87"), .toastKo("103")],
      readings: [
        .init("current", "The user who is set when the token is sent, or who is set afterwards."),
        .init("asCalled", "The user at the time of the call."),
      ],
      leaning: .init(
        "current",
        """
        An id set after the registration updates it, so that the final record carries the latest user either \
        way.
        """)),
    OpenQuestion(
      "Q-LOGIN-4", "Whose token is registered when the user id changes while the server's answer is awaited?",
      in: .withSetUser,
      says: [.toastJa("76"), .toastEn("76"), .nhncloudKo("87"), .toastKo("580")],
      readings: [
        .init("current", "The information is updated to the new user once the registration has succeeded."),
        .init("asCalled", "The user who was sent stays."),
      ],
      leaning: .init(
        "current",
        """
        A changed id updates the information after a registration; the one in progress is about to be one.
        """)),
    OpenQuestion(
      "Q-LOGIN-5",
      """
      Whose token is registered when the user logs out before the registration is sent, or, in an edition \
      without a fallback, before it is answered?
      """,
      in: .withSetUser,
      says: [
        .toastKo("112"), .toastJa("85"), .toastEn("85"), .nhncloudKo("96"), .toastJa("75, 215"),
        .toastEn("75, 216"), .nhncloudKo("86, 234"),
      ],
      readings: [
        .init("asCalled", "The user at the time of the call."),
        .init(
          "current",
          """
          The device identifier; where the edition has no fallback, the call fails with the code for a \
          missing user id.
          """),
      ]),
    OpenQuestion(
      "Q-LOGIN-15", "Whose token is registered when the user logs out while the server's answer is awaited?",
      in: .withFallback,
      says: [
        .toastJa("85"), .toastEn("85"), .nhncloudKo("96"), .toastJa("75, 215"), .toastEn("75, 216"),
        .nhncloudKo("86, 234"),
      ],
      readings: [
        .init("asCalled", "The user who was sent stays."),
        .init(
          "current",
          "The information is updated to the device identifier once the registration has succeeded."),
      ]),
    OpenQuestion(
      "Q-LOGIN-6", "Is an update of the token information that failed for the network made again?",
      in: .withFallback,
      says: [.toastJa("76"), .toastEn("76"), .nhncloudKo("87")],
      readings: [
        .init("dropped", "No; the record keeps the earlier user until something else updates it."),
        .init("retried", "Yes, once the network is back."),
      ]),
    OpenQuestion(
      "Q-LOGIN-7", "Does the user id outlive the process?",
      in: .withSetUser,
      says: [.toastKo("103-107"), .toastJa("75-80"), .toastEn("75-80"), .nhncloudKo("86-91")],
      readings: [
        .init("forgotten", "No user id is set after a restart until the app sets one."),
        .init("remembered", "The user id of before is still set."),
      ]),
    OpenQuestion(
      "Q-LOGIN-8", "Does a user id that is set before initialisation count?",
      in: .withSetUser,
      says: [.toastKo("99, 103-107"), .toastJa("71, 75"), .toastEn("71, 75"), .nhncloudKo("82, 86")],
      readings: [
        .init("counts", "It is the user of later registrations."),
        .init("ignored", "It has to be set again after initialisation."),
      ],
      leaning: .init(
        "counts",
        "The id belongs to the SDK that all products share, not to the push module that is initialised.")),
    OpenQuestion(
      "Q-LOGIN-9", "What is an empty user id?",
      in: .withSetUser,
      says: [.toastKo("103, 116"), .toastJa("75, 88-89"), .toastEn("75, 88-89"), .nhncloudKo("86, 99-100")],
      readings: [
        .init("noUser", "The same as none."),
        .init("user", "A user whose id is empty."),
        .init("ignored", "No id at all: setting it changes nothing."),
      ],
      leaning: .init("noUser", "Only nil is shown as logging out; but an empty id names nobody.")),
    OpenQuestion(
      "Q-LOGIN-11", "Does a changed user id update a registration that was made before a restart?",
      in: .withFallback,
      says: [.toastJa("76"), .toastEn("76"), .nhncloudKo("87")],
      readings: [
        .init("updates", "Yes: a registration that stands is a registration."),
        .init("onlyAfterRegister", "Only once the app has registered in this run."),
      ],
      leaning: .init("updates", "The text says after token registration, not after one in this run.")),
    OpenQuestion(
      "Q-LOGIN-12", "Does a changed user id update the VoIP token's information too?",
      in: .withFallback,
      says: [.toastJa("71, 76"), .toastEn("71, 76"), .nhncloudKo("82, 87")],
      readings: [
        .init("both", "Yes, both tokens'."),
        .init("notificationOnly", "No, only the notification token's."),
      ],
      leaning: .init("both", "All products share one user id, and the statement names no kind of token.")),
    OpenQuestion(
      "Q-LOGIN-13", "Does a changed user id reach the server without the update call?",
      in: [.toastKo],
      says: [.toastKo("580-582")],
      readings: [
        .init("onlyByUpdate", "No; the record changes with the update call or the next registration."),
        .init("automatically", "Yes, at once."),
      ],
      leaning: .init(
        "onlyByUpdate",
        "The user id is the first thing that the update call is said to update.")),
    OpenQuestion(
      "Q-LOGIN-14",
      "For whom is a token registered that was unregistered, when no user id is set, but one was before?",
      in: .withFallback,
      says: [.toastJa("75, 215"), .toastEn("75, 216"), .nhncloudKo("86, 234")],
      readings: [
        .init("device", "The device identifier, as at the first registration of all."),
        .init("previousUser", "The user of the registration that was unregistered."),
        .init("userInvalid", "Nobody: the call fails with the code for a missing user id."),
      ],
      leaning: .init(
        "device", "The fallback is stated for the initial registration; nothing is registered here either.")),
  ]
}

enum LaterAnonymousRegistration: Question {
  case device, previousUser, userInvalid
  static var id: String { "Q-LOGIN-1" }
}

enum AnonymousRegistrationAfterUnregistering: Question {
  case device, previousUser, userInvalid
  static var id: String { "Q-LOGIN-14" }
}

enum RecordAfterLogout: Question {
  case keptUser, device
  static var id: String { "Q-LOGIN-2" }
}

enum UserChangedBeforeRequest: Question {
  case current, asCalled
  static var id: String { "Q-LOGIN-3" }
}

enum UserChangedDuringRequest: Question {
  case current, asCalled
  static var id: String { "Q-LOGIN-4" }
}

enum LogoutDuringRegistration: Question {
  case asCalled, current
  static var id: String { "Q-LOGIN-5" }
}

enum LogoutDuringRequest: Question {
  case asCalled, current
  static var id: String { "Q-LOGIN-15" }
}

enum FailedRefresh: Question {
  case dropped, retried
  static var id: String { "Q-LOGIN-6" }
}

enum UserAfterRestart: Question {
  case forgotten, remembered
  static var id: String { "Q-LOGIN-7" }
}

enum UserBeforeInitialization: Question {
  case counts, ignored
  static var id: String { "Q-LOGIN-8" }
}

enum EmptyUser: Question {
  case noUser, user, ignored
  static var id: String { "Q-LOGIN-9" }
}

enum RefreshAfterRestart: Question {
  case updates, onlyAfterRegister
  static var id: String { "Q-LOGIN-11" }
}

enum RefreshOfVoIPToken: Question {
  case both, notificationOnly
  static var id: String { "Q-LOGIN-12" }
}

enum UserChangeWithoutUpdate: Question {
  case onlyByUpdate, automatically
  static var id: String { "Q-LOGIN-13" }
}
