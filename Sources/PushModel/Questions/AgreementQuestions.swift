import StateMachines

extension OpenQuestion {
  /// Agreements: what a case can decide.
  static let agreement: [OpenQuestion] = [
    OpenQuestion(
      "Q-AGR-1", "What is registered when no agreement is given and none was set before?",
      in: .withFallback,
      says: [.toastJa("230-231"), .toastEn("232-233"), .nhncloudKo("250-251")],
      readings: [
        .init("nothing", "An agreement to nothing."),
        .init("notificationsOnly", "An agreement to notifications, not to advertisements."),
        .init("everything", "An agreement to everything."),
        .init("refused", "The call fails with the code for an invalid parameter."),
      ]),
    OpenQuestion(
      "Q-AGR-2", "Which calls set the agreement that a later call without one uses?",
      in: .withFallback,
      says: [.toastJa("223-231"), .toastEn("225-233"), .nhncloudKo("243-251")],
      readings: [
        .init("lastRegistered", "The last one that completed successfully."),
        .init("lastSent", "The last one that was sent to the server, even if it was refused there."),
        .init(
          "lastGiven",
          """
          The last one that was given, even if the call was refused at once: the call that takes one is named \
          registration and agreement setting.
          """),
        .init(
          "lastPermitted",
          """
          The last one that was given to a call which was not held up by the permission, whatever became of the token \
          and of the server's answer.
          """),
      ]),
    OpenQuestion(
      "Q-AGR-3", "Does the agreement set before outlive the process?",
      in: .withFallback,
      says: [.toastJa("230-231"), .toastEn("232-233"), .nhncloudKo("250-251")],
      readings: [
        .init("kept", "Yes."),
        .init("forgotten", "No; it is as if none had been set."),
      ]),
    OpenQuestion(
      "Q-AGR-4", "Does the agreement set before outlive unregistering?",
      in: .withFallback,
      says: [
        .toastJa("230-231"), .toastEn("232-233"), .nhncloudKo("250-251"), .toastJa("283-285"),
        .toastEn("285-287"), .nhncloudKo("303-305"),
      ],
      readings: [
        .init("kept", "Yes."),
        .init("forgotten", "No; it is as if none had been set."),
      ]),
    OpenQuestion(
      "Q-AGR-5", "Does the agreement set before outlive a change of user?",
      in: .withFallback,
      says: [.toastJa("230-231"), .toastEn("232-233"), .nhncloudKo("250-251")],
      readings: [
        .init("kept", "Yes; it belongs to the device."),
        .init("forgotten", "No; it belongs to the user who gave it."),
      ]),
    OpenQuestion(
      "Q-AGR-6", "Does the agreement set before outlive a logout?",
      in: .withFallback,
      says: [
        .toastJa("230-231"), .toastEn("232-233"), .nhncloudKo("250-251"), .toastJa("85"), .toastEn("85"),
        .nhncloudKo("96"),
      ],
      readings: [
        .init("kept", "Yes."),
        .init("forgotten", "No; it is as if none had been set."),
      ]),
    OpenQuestion(
      "Q-AGR-7", "Does the agreement set before outlive a second initialisation with other settings?",
      in: .withFallback,
      says: [.toastJa("230-231"), .toastEn("232-233"), .nhncloudKo("250-251")],
      readings: [
        .init("kept", "Yes."),
        .init("forgotten", "No; it is as if none had been set."),
      ]),
    OpenQuestion(
      "Q-AGR-8", "What does an agreement to night-time advertisements without one to advertisements do?",
      in: .every,
      says: [
        .tcpushKo("137-139"), .toastKo("430-434"), .toastJa("219, 809-813"), .toastEn("220, 812-816"),
        .nhncloudKo("238, 834-838"),
      ],
      readings: [
        .init("asGiven", "It is registered as given."),
        .init("withoutNight", "It is registered without night-time advertisements."),
        .init("refused", "The call fails with the code for an invalid parameter."),
      ],
      leaning: .init("asGiven", "The three parts are described side by side, without a rule between them.")),
    OpenQuestion(
      "Q-AGR-9", "Is a token registered with an agreement that declines notifications?",
      in: .every,
      says: [
        .tcpushKo("135"), .toastKo("427-428"), .toastJa("219, 806-807"), .toastEn("220, 809-810"),
        .nhncloudKo("238, 831-832"),
      ],
      readings: [
        .init("registers", "Yes; the sender filters."),
        .init("refused", "No; the call fails with the code for an invalid parameter."),
      ],
      leaning: .init(
        "registers",
        "The later editions say that messages are filtered by the agreement when they are sent.")),
    OpenQuestion(
      "Q-AGR-10", "What do the parts of an agreement hold that the app does not set?",
      in: .withSetUser,
      says: [.toastKo("427-439"), .toastJa("806-818"), .toastEn("809-821"), .nhncloudKo("831-843")],
      readings: [
        .init("off", "They are declined."),
        .init("on", "They are agreed to."),
      ],
      leaning: .init("off", "They are plain BOOL properties, and the samples set by hand what they want.")),
    OpenQuestion(
      "Q-AGR-57", "What does an agreement to advertisements without one to notifications do?",
      in: .every,
      says: [
        .tcpushKo("135-139"), .toastKo("427-434"), .toastJa("219, 806-813"), .toastEn("220, 809-816"),
        .nhncloudKo("238, 831-838"),
      ],
      readings: [
        .init("asGiven", "It is registered as given."),
        .init("withoutAdvertisements", "It is registered without advertisements."),
        .init("refused", "The call fails with the code for an invalid parameter."),
      ],
      leaning: .init("asGiven", "The three parts are described side by side, without a rule between them.")),
  ]
}

enum NoAgreementYet: Question {
  case nothing, notificationsOnly, everything, refused
  static var id: String { "Q-AGR-1" }
}

enum AgreementSetBefore: Question {
  case lastRegistered, lastSent, lastGiven, lastPermitted
  static var id: String { "Q-AGR-2" }
}

enum AgreementAfterRestart: Question {
  case kept, forgotten
  static var id: String { "Q-AGR-3" }
}

enum AgreementAfterUnregistration: Question {
  case kept, forgotten
  static var id: String { "Q-AGR-4" }
}

enum AgreementAfterUserChange: Question {
  case kept, forgotten
  static var id: String { "Q-AGR-5" }
}

enum AgreementAfterLogout: Question {
  case kept, forgotten
  static var id: String { "Q-AGR-6" }
}

enum AgreementAfterOtherSettings: Question {
  case kept, forgotten
  static var id: String { "Q-AGR-7" }
}

enum NightWithoutAdvertisements: Question {
  case asGiven, withoutNight, refused
  static var id: String { "Q-AGR-8" }
}

enum NotificationsDeclined: Question {
  case registers, refused
  static var id: String { "Q-AGR-9" }
}

enum AdvertisementsWithoutNotifications: Question {
  case asGiven, withoutAdvertisements, refused
  static var id: String { "Q-AGR-57" }
}

enum UnsetAgreement: Question {
  case off, on
  static var id: String { "Q-AGR-10" }
}
