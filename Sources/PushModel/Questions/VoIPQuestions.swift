import StateMachines

extension OpenQuestion {
  private static let voipModule: [Cited] = [
    .tcpushKo("147"), .toastJa("586"), .toastEn("589"), .nhncloudKo("607"),
  ]

  /// VoIP: what a case can decide.
  static let voip: [OpenQuestion] = [
    .what(.register, .voip, doesDuring: .register),
    .what(.query, .voip, doesDuring: .register),
    .what(
      doesBesideOtherKind: "Q-VOIP-3",
      "What does a VoIP registration do while a notification token is being registered?",
      says: voipModule, leaning: .init("sideBySide", "VoIP is described as a module of its own.")),
    AnonymousVoIP.question, AgreementOfVoIP.question, SilentPushKit.question, MessageWithoutDelegate.question,
    MessageAfterUnregistration.question, InvalidatedVoIPToken.question, ChangedVoIPToken.question,
    VoIPAcrossRestart.question,
    .what(.unregister, .voip, doesDuring: .register),
    .what(.register, .voip, doesDuring: .query),
    .what(.unregister, .voip, doesDuring: .query),
    .what(.register, .voip, doesDuring: .unregister),
    .what(.query, .voip, doesDuring: .unregister),
    .what(
      doesBesideOtherKind: "Q-VOIP-17",
      "What do other calls about one kind of token do while one about the other kind is in progress?",
      says: voipModule, leaning: .init("sideBySide", "VoIP is described as a module of its own.")),
  ]
}

enum AnonymousVoIP: String, AskedQuestion {
  case device, userInvalid
  static let question = ask(
    "Q-VOIP-4", "For whom is a VoIP token registered when no user id is set?",
    says: [
      .toastJa("75, 215"), .toastEn("75, 216"), .nhncloudKo("86, 234"), .toastJa("637"), .toastEn("640"),
      .nhncloudKo("658"),
    ],
    readings: (.device, "The device identifier."),
    (.userInvalid, "Nobody: the call fails with the code for a missing user id."),
    leansTo: .device, because: "The fallback is stated for token registration in general.")
}

enum AgreementOfVoIP: String, AskedQuestion {
  case everything, nothing, asNotification, none, notificationsOnly
  static let question = ask(
    "Q-VOIP-5", "Which agreement does the information of a VoIP token carry?",
    says: [.toastJa("637, 947-954"), .toastEn("640, 951-958"), .nhncloudKo("658, 973-980")],
    readings: (.everything, "An agreement to everything."),
    (.nothing, "An agreement to nothing."),
    (.asNotification, "The one that was given for the notification token."),
    (.none, "None: the record holds no agreement."),
    (.notificationsOnly, "An agreement to notifications, not to advertisements."))
}

enum SilentPushKit: String, AskedQuestion {
  case waits, fails
  static let question = ask(
    "Q-VOIP-6", "What happens when the system does not issue a VoIP token?",
    says: [
      .tcpushKo("147, 154, 461"), .toastKo("404, 759"), .toastJa("636-637, 724"), .toastEn("639-640, 727"),
      .nhncloudKo("657-658, 745"),
    ],
    readings: (.waits, "The registration stays in progress."),
    (.fails, "It fails after a while with the code for a failure by the system."))
}

enum MessageWithoutDelegate: String, AskedQuestion {
  case dropped, held
  static let question = ask(
    "Q-VOIP-7", "What happens to a VoIP message that arrives while no delegate is set?",
    says: [
      .tcpushKo("222-223"), .toastKo("123, 215-217"), .toastJa("590-591"), .toastEn("593-594"),
      .nhncloudKo("611-612"),
    ],
    readings: (.dropped, "It is never passed on."),
    (.held, "It is passed on once a delegate is set."),
    leansTo: .dropped,
    because: "The texts recommend to set the delegate at launch so that messages are received smoothly.")
}

enum MessageAfterUnregistration: String, AskedQuestion {
  case delivered, dropped
  static let question = ask(
    "Q-VOIP-8", "Is a VoIP message passed on that arrives after the token was unregistered?",
    says: [.toastKo("531-533"), .toastJa("590, 689"), .toastEn("593, 692"), .nhncloudKo("611, 710")],
    readings: (.delivered, "Yes; it had been sent before."),
    (.dropped, "No."),
    leansTo: .delivered,
    because: "Unregistering takes the token out of the server's targets; nothing is said of the device.")
}

enum InvalidatedVoIPToken: String, AskedQuestion {
  case kept, removed
  static let question = ask(
    "Q-VOIP-9", "What happens when the system invalidates the VoIP token?",
    says: [
      .tcpushKo("147, 154"), .toastKo("404"), .toastJa("636-637"), .toastEn("639-640"),
      .nhncloudKo("657-658"),
    ],
    readings: (.kept, "Nothing; the record stays."),
    (.removed, "The SDK unregisters it at the server."))
}

enum ChangedVoIPToken: String, AskedQuestion {
  case atNextRegister, atOnce
  static let question = ask(
    "Q-VOIP-10", "What happens when the system issues another VoIP token after a registration?",
    says: [
      .tcpushKo("147, 154"), .toastKo("404"), .toastJa("636-637"), .toastEn("639-640"),
      .nhncloudKo("657-658"),
    ],
    readings: (.atNextRegister, "The record at the server changes with the next registration."),
    (.atOnce, "The SDK updates the record by itself."))
}

enum VoIPAcrossRestart: String, AskedQuestion {
  case dropped, resumed
  static let question = ask(
    "Q-VOIP-11", "What becomes of a VoIP registration in progress when the process ends?",
    says: [
      .tcpushKo("147, 154"), .toastKo("404"), .toastJa("636-637"), .toastEn("639-640"),
      .nhncloudKo("657-658"),
    ],
    readings: (.dropped, "It is gone."),
    (.resumed, "It is taken up after the next initialisation."),
    leansTo: .dropped,
    because: "Its completion is gone with the process; nothing says that the call is kept.")
}
