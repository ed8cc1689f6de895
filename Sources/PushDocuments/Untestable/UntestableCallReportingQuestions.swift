import PushModel

extension UntestableQuestion {
  /// CallKit reporting: what no case can decide.
  static let callReporting: [UntestableQuestion] = [
    UntestableQuestion(
      "Q-CALL-50", "What does it mean that the reception of messages is restricted?",
      in: .withFallback,
      says: [.toastJa("66"), .toastEn("66"), .nhncloudKo("77")],
      readings: [
        .init("notStarted", "No VoIP message starts the app any more."),
        .init("terminated", "The app is ended at each message that is not reported."),
        .init("slower", "Messages come late or only some of them."),
      ],
      untestable: """
        It is a rule of the platform. The suite plays the platform by the public record, and a port cannot \
        show how the real one behaves.
        """),
    UntestableQuestion(
      "Q-CALL-51", "How long does the restriction last?",
      in: .withFallback,
      says: [.toastJa("66"), .toastEn("66"), .nhncloudKo("77")],
      readings: [
        .init("untilReport", "Until the app reports again."),
        .init("untilInstalledAgain", "Until the app is installed again."),
        .init("aWhile", "For a time that the platform chooses."),
      ],
      untestable: """
        It is a rule of the platform. The suite plays the platform by the public record, and a port cannot \
        show how the real one behaves.
        """),
    UntestableQuestion(
      "Q-CALL-52", "Does the restriction concern notifications as well?",
      in: .withFallback,
      says: [.toastJa("66"), .toastEn("66"), .nhncloudKo("77")],
      readings: [
        .init("voipOnly", "No, VoIP messages only."),
        .init("everything", "Yes, all messages."),
      ],
      leaning: .init(
        "voipOnly",
        "The sentence stands under VoIP, but it says messages without naming their kind."),
      untestable: """
        It is a rule of the platform. The suite plays the platform by the public record, and a port cannot \
        show how the real one behaves.
        """),
    UntestableQuestion(
      "Q-CALL-53", "By when does the app have to report a VoIP message?",
      in: .withFallback,
      says: [.toastJa("66, 590"), .toastEn("66, 593"), .nhncloudKo("77, 611")],
      readings: [
        .init("onReturn", "Before the delegate method returns."),
        .init("withinSeconds", "Within some seconds."),
      ],
      untestable: """
        It is a rule of the platform. The suite plays the platform by the public record, and a port cannot \
        show how the real one behaves.
        """),
    UntestableQuestion(
      "Q-CALL-54", "Does the duty to report hold while the app is in the foreground?",
      in: .withFallback,
      says: [.toastJa("66"), .toastEn("66"), .nhncloudKo("77")],
      readings: [
        .init("always", "Yes."),
        .init("backgroundOnly", "No."),
      ],
      leaning: .init("always", "The sentence makes no exception."),
      untestable: """
        It is a rule of the platform. The suite plays the platform by the public record, and a port cannot \
        show how the real one behaves.
        """),
    UntestableQuestion(
      "Q-CALL-55", "Does the duty to report hold while a call is going on?",
      in: .withFallback,
      says: [.toastJa("66"), .toastEn("66"), .nhncloudKo("77")],
      readings: [
        .init("always", "Yes."),
        .init("notDuringCalls", "No; the message may concern that call."),
      ],
      leaning: .init("always", "The sentence makes no exception."),
      untestable: """
        It is a rule of the platform. The suite plays the platform by the public record, and a port cannot \
        show how the real one behaves.
        """),
    UntestableQuestion(
      "Q-CALL-56", "Does the system decide on which the app runs, or the one it was built for?",
      in: .withFallback,
      says: [.toastJa("61, 66"), .toastEn("61, 66"), .nhncloudKo("75, 77")],
      readings: [
        .init("running", "The system on which it runs."),
        .init("builtFor", "The one it was built for."),
        .init("both", "Both have to be iOS 13 or newer."),
      ],
      leaning: .init("running", "The sentence names iOS; only the heading names Xcode too."),
      untestable: """
        It is a rule of the platform. The suite plays the platform by the public record, and a port cannot \
        show how the real one behaves.
        """),
    UntestableQuestion(
      "Q-CALL-57", "How many unreported messages does it take?",
      in: .withFallback,
      says: [.toastJa("66"), .toastEn("66"), .nhncloudKo("77")],
      readings: [
        .init("one", "The first one."),
        .init("several", "Several."),
      ],
      leaning: .init("one", "The sentence names no number."),
      untestable: """
        It is a rule of the platform. The suite plays the platform by the public record, and a port cannot \
        show how the real one behaves.
        """),
    UntestableQuestion(
      "Q-CALL-58", "Does a report count that the system refuses?",
      in: .withFallback,
      says: [.toastJa("66"), .toastEn("66"), .nhncloudKo("77")],
      readings: [
        .init("counts", "Yes; the app has reported."),
        .init("doesNotCount", "No; there is no call."),
      ],
      untestable: """
        It is a rule of the platform. The suite plays the platform by the public record, and a port cannot \
        show how the real one behaves.
        """),
    UntestableQuestion(
      "Q-CALL-59", "Should an app report on systems before iOS 13 as well?",
      in: .withFallback,
      says: [.toastJa("66-67"), .toastEn("66-67"), .nhncloudKo("77-78")],
      readings: [
        .init("notNeeded", "It need not."),
        .init("recommended", "It should, since its call screen is built with CallKit."),
      ],
      untestable: """
        It is a rule of the platform. The suite plays the platform by the public record, and a port cannot \
        show how the real one behaves.
        """),
    UntestableQuestion(
      "Q-CALL-60", "Who reports a VoIP message to CallKit, where the text does not speak of reporting?",
      in: [.tcpushKo, .toastKo],
      says: [.tcpushKo("222-223"), .toastKo("55")],
      readings: [
        .init("app", "The app."),
        .init("sdk", "The SDK."),
      ],
      untestable: "Whether a port reports is not looked at in these editions: no line asks for it."),
  ]
}
