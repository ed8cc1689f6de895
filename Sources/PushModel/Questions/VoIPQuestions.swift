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
    OpenQuestion(
      "Q-VOIP-4", "For whom is a VoIP token registered when no user id is set?",
      in: .withFallback,
      says: [
        .toastJa("75, 215"), .toastEn("75, 216"), .nhncloudKo("86, 234"), .toastJa("637"), .toastEn("640"),
        .nhncloudKo("658"),
      ],
      readings: [
        .init("device", "The device identifier."),
        .init("userInvalid", "Nobody: the call fails with the code for a missing user id."),
      ],
      leaning: .init("device", "The fallback is stated for token registration in general.")),
    OpenQuestion(
      "Q-VOIP-5", "Which agreement does the information of a VoIP token carry?",
      in: .withFallback,
      says: [.toastJa("637, 947-954"), .toastEn("640, 951-958"), .nhncloudKo("658, 973-980")],
      readings: [
        .init("everything", "An agreement to everything."),
        .init("nothing", "An agreement to nothing."),
        .init("asNotification", "The one that was given for the notification token."),
        .init("none", "None: the record holds no agreement."),
        .init("notificationsOnly", "An agreement to notifications, not to advertisements."),
      ]),
    OpenQuestion(
      "Q-VOIP-6", "What happens when the system does not issue a VoIP token?",
      in: .every,
      says: [
        .tcpushKo("147, 154, 461"), .toastKo("404, 759"), .toastJa("636-637, 724"), .toastEn("639-640, 727"),
        .nhncloudKo("657-658, 745"),
      ],
      readings: [
        .init("waits", "The registration stays in progress."),
        .init("fails", "It fails after a while with the code for a failure by the system."),
      ]),
    OpenQuestion(
      "Q-VOIP-7", "What happens to a VoIP message that arrives while no delegate is set?",
      in: .every,
      says: [
        .tcpushKo("222-223"), .toastKo("123, 215-217"), .toastJa("590-591"), .toastEn("593-594"),
        .nhncloudKo("611-612"),
      ],
      readings: [
        .init("dropped", "It is never passed on."),
        .init("held", "It is passed on once a delegate is set."),
      ],
      leaning: .init(
        "dropped",
        "The texts recommend to set the delegate at launch so that messages are received smoothly.")),
    OpenQuestion(
      "Q-VOIP-8", "Is a VoIP message passed on that arrives after the token was unregistered?",
      in: .withSetUser,
      says: [.toastKo("531-533"), .toastJa("590, 689"), .toastEn("593, 692"), .nhncloudKo("611, 710")],
      readings: [
        .init("delivered", "Yes; it had been sent before."),
        .init("dropped", "No."),
      ],
      leaning: .init(
        "delivered",
        "Unregistering takes the token out of the server's targets; nothing is said of the device.")),
    OpenQuestion(
      "Q-VOIP-9", "What happens when the system invalidates the VoIP token?",
      in: .every,
      says: [
        .tcpushKo("147, 154"), .toastKo("404"), .toastJa("636-637"), .toastEn("639-640"),
        .nhncloudKo("657-658"),
      ],
      readings: [
        .init("kept", "Nothing; the record stays."),
        .init("removed", "The SDK unregisters it at the server."),
      ]),
    OpenQuestion(
      "Q-VOIP-10", "What happens when the system issues another VoIP token after a registration?",
      in: .every,
      says: [
        .tcpushKo("147, 154"), .toastKo("404"), .toastJa("636-637"), .toastEn("639-640"),
        .nhncloudKo("657-658"),
      ],
      readings: [
        .init("atNextRegister", "The record at the server changes with the next registration."),
        .init("atOnce", "The SDK updates the record by itself."),
      ]),
    OpenQuestion(
      "Q-VOIP-11", "What becomes of a VoIP registration in progress when the process ends?",
      in: .every,
      says: [
        .tcpushKo("147, 154"), .toastKo("404"), .toastJa("636-637"), .toastEn("639-640"),
        .nhncloudKo("657-658"),
      ],
      readings: [
        .init("dropped", "It is gone."),
        .init("resumed", "It is taken up after the next initialisation."),
      ],
      leaning: .init(
        "dropped",
        "Its completion is gone with the process; nothing says that the call is kept.")),
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

enum AnonymousVoIP: Question {
  case device, userInvalid
  static var id: String { "Q-VOIP-4" }
}

enum AgreementOfVoIP: Question {
  case everything, nothing, asNotification, none, notificationsOnly
  static var id: String { "Q-VOIP-5" }
}

enum SilentPushKit: Question {
  case waits, fails
  static var id: String { "Q-VOIP-6" }
}

enum MessageWithoutDelegate: Question {
  case dropped, held
  static var id: String { "Q-VOIP-7" }
}

enum MessageAfterUnregistration: Question {
  case delivered, dropped
  static var id: String { "Q-VOIP-8" }
}

enum InvalidatedVoIPToken: Question {
  case kept, removed
  static var id: String { "Q-VOIP-9" }
}

enum ChangedVoIPToken: Question {
  case atNextRegister, atOnce
  static var id: String { "Q-VOIP-10" }
}

enum VoIPAcrossRestart: Question {
  case dropped, resumed
  static var id: String { "Q-VOIP-11" }
}
