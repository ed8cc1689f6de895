import StateMachines

extension OpenQuestion {
  /// Agreements: what a case can decide.
  static let agreement: [OpenQuestion] = [
    NoAgreementYet.question, AgreementSetBefore.question, AgreementAfterRestart.question,
    AgreementAfterUnregistration.question, AgreementAfterUserChange.question, AgreementAfterLogout.question,
    AgreementAfterOtherSettings.question, NightWithoutAdvertisements.question, NotificationsDeclined.question,
    UnsetAgreement.question, AdvertisementsWithoutNotifications.question,
  ]
}

enum NoAgreementYet: Meaning, AskedQuestion {
  case nothing = "An agreement to nothing."
  case notificationsOnly = "An agreement to notifications, not to advertisements."
  case everything = "An agreement to everything."
  case refused = "The call fails with the code for an invalid parameter."

  static let question = ask(
    "Q-AGR-1", "What is registered when no agreement is given and none was set before?",
    says: [.toastJa("230-231"), .toastEn("232-233"), .nhncloudKo("250-251")])
}

enum AgreementSetBefore: Meaning, AskedQuestion {
  case lastRegistered = "The last one that completed successfully."
  case lastSent = "The last one that was sent to the server, even if it was refused there."
  case lastGiven = """
    The last one that was given, even if the call was refused at once: the call that takes one is named \
    registration and agreement setting.
    """
  case lastPermitted = """
    The last one that was given to a call which was not held up by the permission, whatever became of the \
    token and of the server's answer.
    """

  static let question = ask(
    "Q-AGR-2", "Which calls set the agreement that a later call without one uses?",
    says: [.toastJa("223-231"), .toastEn("225-233"), .nhncloudKo("243-251")])
}

enum AgreementAfterRestart: Meaning, AskedQuestion {
  case kept = "Yes."
  case forgotten = "No; it is as if none had been set."

  static let question = ask(
    "Q-AGR-3", "Does the agreement set before outlive the process?",
    says: [.toastJa("230-231"), .toastEn("232-233"), .nhncloudKo("250-251")])
}

enum AgreementAfterUnregistration: Meaning, AskedQuestion {
  case kept = "Yes."
  case forgotten = "No; it is as if none had been set."

  static let question = ask(
    "Q-AGR-4", "Does the agreement set before outlive unregistering?",
    says: [
      .toastJa("230-231"), .toastEn("232-233"), .nhncloudKo("250-251"), .toastJa("283-285"),
      .toastEn("285-287"), .nhncloudKo("303-305"),
    ])
}

enum AgreementAfterUserChange: Meaning, AskedQuestion {
  case kept = "Yes; it belongs to the device."
  case forgotten = "No; it belongs to the user who gave it."

  static let question = ask(
    "Q-AGR-5", "Does the agreement set before outlive a change of user?",
    says: [.toastJa("230-231"), .toastEn("232-233"), .nhncloudKo("250-251")])
}

enum AgreementAfterLogout: Meaning, AskedQuestion {
  case kept = "Yes."
  case forgotten = "No; it is as if none had been set."

  static let question = ask(
    "Q-AGR-6", "Does the agreement set before outlive a logout?",
    says: [
      .toastJa("230-231"), .toastEn("232-233"), .nhncloudKo("250-251"), .toastJa("85"), .toastEn("85"),
      .nhncloudKo("96"),
    ])
}

enum AgreementAfterOtherSettings: Meaning, AskedQuestion {
  case kept = "Yes."
  case forgotten = "No; it is as if none had been set."

  static let question = ask(
    "Q-AGR-7", "Does the agreement set before outlive a second initialisation with other settings?",
    says: [.toastJa("230-231"), .toastEn("232-233"), .nhncloudKo("250-251")])
}

enum NightWithoutAdvertisements: Meaning, AskedQuestion {
  case asGiven = "It is registered as given."
  case withoutNight = "It is registered without night-time advertisements."
  case refused = "The call fails with the code for an invalid parameter."

  static let question = ask(
    "Q-AGR-8", "What does an agreement to night-time advertisements without one to advertisements do?",
    says: [
      .tcpushKo("137-139"), .toastKo("430-434"), .toastJa("219, 809-813"), .toastEn("220, 812-816"),
      .nhncloudKo("238, 834-838"),
    ],
    leansTo: .asGiven, because: "The three parts are described side by side, without a rule between them.")
}

enum NotificationsDeclined: Meaning, AskedQuestion {
  case registers = "Yes; the sender filters."
  case refused = "No; the call fails with the code for an invalid parameter."

  static let question = ask(
    "Q-AGR-9", "Is a token registered with an agreement that declines notifications?",
    says: [
      .tcpushKo("135"), .toastKo("427-428"), .toastJa("219, 806-807"), .toastEn("220, 809-810"),
      .nhncloudKo("238, 831-832"),
    ],
    leansTo: .registers,
    because: "The later editions say that messages are filtered by the agreement when they are sent.")
}

enum UnsetAgreement: Meaning, AskedQuestion {
  case off = "They are declined."
  case on = "They are agreed to."

  static let question = ask(
    "Q-AGR-10", "What do the parts of an agreement hold that the app does not set?",
    says: [.toastKo("427-439"), .toastJa("806-818"), .toastEn("809-821"), .nhncloudKo("831-843")],
    leansTo: .off, because: "They are plain BOOL properties, and the samples set by hand what they want.")
}

enum AdvertisementsWithoutNotifications: Meaning, AskedQuestion {
  case asGiven = "It is registered as given."
  case withoutAdvertisements = "It is registered without advertisements."
  case refused = "The call fails with the code for an invalid parameter."

  static let question = ask(
    "Q-AGR-57", "What does an agreement to advertisements without one to notifications do?",
    says: [
      .tcpushKo("135-139"), .toastKo("427-434"), .toastJa("219, 806-813"), .toastEn("220, 809-816"),
      .nhncloudKo("238, 831-838"),
    ],
    leansTo: .asGiven, because: "The three parts are described side by side, without a rule between them.")
}
