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

enum NoAgreementYet: String, AskedQuestion {
  case nothing, notificationsOnly, everything, refused
  static let question = ask(
    "Q-AGR-1", "What is registered when no agreement is given and none was set before?",
    says: [.toastJa("230-231"), .toastEn("232-233"), .nhncloudKo("250-251")],
    readings: (.nothing, "An agreement to nothing."),
    (.notificationsOnly, "An agreement to notifications, not to advertisements."),
    (.everything, "An agreement to everything."),
    (.refused, "The call fails with the code for an invalid parameter."))
}

enum AgreementSetBefore: String, AskedQuestion {
  case lastRegistered, lastSent, lastGiven, lastPermitted
  static let question = ask(
    "Q-AGR-2", "Which calls set the agreement that a later call without one uses?",
    says: [.toastJa("223-231"), .toastEn("225-233"), .nhncloudKo("243-251")],
    readings: (.lastRegistered, "The last one that completed successfully."),
    (.lastSent, "The last one that was sent to the server, even if it was refused there."),
    (
      .lastGiven,
      """
      The last one that was given, even if the call was refused at once: the call that takes one is named \
      registration and agreement setting.
      """
    ),
    (
      .lastPermitted,
      """
      The last one that was given to a call which was not held up by the permission, whatever became of the \
      token and of the server's answer.
      """
    ))
}

enum AgreementAfterRestart: String, AskedQuestion {
  case kept, forgotten
  static let question = ask(
    "Q-AGR-3", "Does the agreement set before outlive the process?",
    says: [.toastJa("230-231"), .toastEn("232-233"), .nhncloudKo("250-251")],
    readings: (.kept, "Yes."),
    (.forgotten, "No; it is as if none had been set."))
}

enum AgreementAfterUnregistration: String, AskedQuestion {
  case kept, forgotten
  static let question = ask(
    "Q-AGR-4", "Does the agreement set before outlive unregistering?",
    says: [
      .toastJa("230-231"), .toastEn("232-233"), .nhncloudKo("250-251"), .toastJa("283-285"),
      .toastEn("285-287"), .nhncloudKo("303-305"),
    ],
    readings: (.kept, "Yes."),
    (.forgotten, "No; it is as if none had been set."))
}

enum AgreementAfterUserChange: String, AskedQuestion {
  case kept, forgotten
  static let question = ask(
    "Q-AGR-5", "Does the agreement set before outlive a change of user?",
    says: [.toastJa("230-231"), .toastEn("232-233"), .nhncloudKo("250-251")],
    readings: (.kept, "Yes; it belongs to the device."),
    (.forgotten, "No; it belongs to the user who gave it."))
}

enum AgreementAfterLogout: String, AskedQuestion {
  case kept, forgotten
  static let question = ask(
    "Q-AGR-6", "Does the agreement set before outlive a logout?",
    says: [
      .toastJa("230-231"), .toastEn("232-233"), .nhncloudKo("250-251"), .toastJa("85"), .toastEn("85"),
      .nhncloudKo("96"),
    ],
    readings: (.kept, "Yes."),
    (.forgotten, "No; it is as if none had been set."))
}

enum AgreementAfterOtherSettings: String, AskedQuestion {
  case kept, forgotten
  static let question = ask(
    "Q-AGR-7", "Does the agreement set before outlive a second initialisation with other settings?",
    says: [.toastJa("230-231"), .toastEn("232-233"), .nhncloudKo("250-251")],
    readings: (.kept, "Yes."),
    (.forgotten, "No; it is as if none had been set."))
}

enum NightWithoutAdvertisements: String, AskedQuestion {
  case asGiven, withoutNight, refused
  static let question = ask(
    "Q-AGR-8", "What does an agreement to night-time advertisements without one to advertisements do?",
    says: [
      .tcpushKo("137-139"), .toastKo("430-434"), .toastJa("219, 809-813"), .toastEn("220, 812-816"),
      .nhncloudKo("238, 834-838"),
    ],
    readings: (.asGiven, "It is registered as given."),
    (.withoutNight, "It is registered without night-time advertisements."),
    (.refused, "The call fails with the code for an invalid parameter."),
    leansTo: .asGiven, because: "The three parts are described side by side, without a rule between them.")
}

enum NotificationsDeclined: String, AskedQuestion {
  case registers, refused
  static let question = ask(
    "Q-AGR-9", "Is a token registered with an agreement that declines notifications?",
    says: [
      .tcpushKo("135"), .toastKo("427-428"), .toastJa("219, 806-807"), .toastEn("220, 809-810"),
      .nhncloudKo("238, 831-832"),
    ],
    readings: (.registers, "Yes; the sender filters."),
    (.refused, "No; the call fails with the code for an invalid parameter."),
    leansTo: .registers,
    because: "The later editions say that messages are filtered by the agreement when they are sent.")
}

enum UnsetAgreement: String, AskedQuestion {
  case off, on
  static let question = ask(
    "Q-AGR-10", "What do the parts of an agreement hold that the app does not set?",
    says: [.toastKo("427-439"), .toastJa("806-818"), .toastEn("809-821"), .nhncloudKo("831-843")],
    readings: (.off, "They are declined."),
    (.on, "They are agreed to."),
    leansTo: .off, because: "They are plain BOOL properties, and the samples set by hand what they want.")
}

enum AdvertisementsWithoutNotifications: String, AskedQuestion {
  case asGiven, withoutAdvertisements, refused
  static let question = ask(
    "Q-AGR-57", "What does an agreement to advertisements without one to notifications do?",
    says: [
      .tcpushKo("135-139"), .toastKo("427-434"), .toastJa("219, 806-813"), .toastEn("220, 809-816"),
      .nhncloudKo("238, 831-838"),
    ],
    readings: (.asGiven, "It is registered as given."),
    (.withoutAdvertisements, "It is registered without advertisements."),
    (.refused, "The call fails with the code for an invalid parameter."),
    leansTo: .asGiven, because: "The three parts are described side by side, without a rule between them.")
}
