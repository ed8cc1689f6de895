extension OpenQuestion {
  /// CallKit reporting: what no case can decide.
  static let untestableCallReporting: [OpenQuestion] = [
    OpenQuestion(
      id: "Q-CALL-50",
      asks: "What does it mean that the reception of messages is restricted?",
      editions: .withFallback,
      says: [.toastJa("66"), .toastEn("66"), .nhncloudKo("77")],
      readings: [
        .init(name: "notStarted", meaning: "No VoIP message starts the app any more."),
        .init(name: "terminated", meaning: "The app is ended at each message that is not reported."),
        .init(name: "slower", meaning: "Messages come late or only some of them."),
      ],
      leaning: nil,
      untestable: """
        It is a rule of the platform. The suite plays the platform by the public record, and a \
        port cannot show how the real one behaves.
        """),
    OpenQuestion(
      id: "Q-CALL-51",
      asks: "How long does the restriction last?",
      editions: .withFallback,
      says: [.toastJa("66"), .toastEn("66"), .nhncloudKo("77")],
      readings: [
        .init(name: "untilReport", meaning: "Until the app reports again."),
        .init(name: "untilInstalledAgain", meaning: "Until the app is installed again."),
        .init(name: "aWhile", meaning: "For a time that the platform chooses."),
      ],
      leaning: nil,
      untestable: """
        It is a rule of the platform. The suite plays the platform by the public record, and a \
        port cannot show how the real one behaves.
        """),
    OpenQuestion(
      id: "Q-CALL-52",
      asks: "Does the restriction concern notifications as well?",
      editions: .withFallback,
      says: [.toastJa("66"), .toastEn("66"), .nhncloudKo("77")],
      readings: [
        .init(name: "voipOnly", meaning: "No, VoIP messages only."),
        .init(name: "everything", meaning: "Yes, all messages."),
      ],
      leaning: .init(
        reading: "voipOnly",
        because: "The sentence stands under VoIP, but it says messages without naming their kind."),
      untestable: """
        It is a rule of the platform. The suite plays the platform by the public record, and a \
        port cannot show how the real one behaves.
        """),
    OpenQuestion(
      id: "Q-CALL-53",
      asks: "By when does the app have to report a VoIP message?",
      editions: .withFallback,
      says: [.toastJa("66, 590"), .toastEn("66, 593"), .nhncloudKo("77, 611")],
      readings: [
        .init(name: "onReturn", meaning: "Before the delegate method returns."),
        .init(name: "withinSeconds", meaning: "Within some seconds."),
      ],
      leaning: nil,
      untestable: """
        It is a rule of the platform. The suite plays the platform by the public record, and a \
        port cannot show how the real one behaves.
        """),
    OpenQuestion(
      id: "Q-CALL-54",
      asks: "Does the duty to report hold while the app is in the foreground?",
      editions: .withFallback,
      says: [.toastJa("66"), .toastEn("66"), .nhncloudKo("77")],
      readings: [
        .init(name: "always", meaning: "Yes."),
        .init(name: "backgroundOnly", meaning: "No."),
      ],
      leaning: .init(
        reading: "always",
        because: "The sentence makes no exception."),
      untestable: """
        It is a rule of the platform. The suite plays the platform by the public record, and a \
        port cannot show how the real one behaves.
        """),
    OpenQuestion(
      id: "Q-CALL-55",
      asks: "Does the duty to report hold while a call is going on?",
      editions: .withFallback,
      says: [.toastJa("66"), .toastEn("66"), .nhncloudKo("77")],
      readings: [
        .init(name: "always", meaning: "Yes."),
        .init(name: "notDuringCalls", meaning: "No; the message may concern that call."),
      ],
      leaning: .init(
        reading: "always",
        because: "The sentence makes no exception."),
      untestable: """
        It is a rule of the platform. The suite plays the platform by the public record, and a \
        port cannot show how the real one behaves.
        """),
    OpenQuestion(
      id: "Q-CALL-56",
      asks: "Does the system decide on which the app runs, or the one it was built for?",
      editions: .withFallback,
      says: [.toastJa("61, 66"), .toastEn("61, 66"), .nhncloudKo("75, 77")],
      readings: [
        .init(name: "running", meaning: "The system on which it runs."),
        .init(name: "builtFor", meaning: "The one it was built for."),
        .init(name: "both", meaning: "Both have to be iOS 13 or newer."),
      ],
      leaning: .init(
        reading: "running",
        because: "The sentence names iOS; only the heading names Xcode too."),
      untestable: """
        It is a rule of the platform. The suite plays the platform by the public record, and a \
        port cannot show how the real one behaves.
        """),
    OpenQuestion(
      id: "Q-CALL-57",
      asks: "How many unreported messages does it take?",
      editions: .withFallback,
      says: [.toastJa("66"), .toastEn("66"), .nhncloudKo("77")],
      readings: [
        .init(name: "one", meaning: "The first one."),
        .init(name: "several", meaning: "Several."),
      ],
      leaning: .init(
        reading: "one",
        because: "The sentence names no number."),
      untestable: """
        It is a rule of the platform. The suite plays the platform by the public record, and a \
        port cannot show how the real one behaves.
        """),
    OpenQuestion(
      id: "Q-CALL-58",
      asks: "Does a report count that the system refuses?",
      editions: .withFallback,
      says: [.toastJa("66"), .toastEn("66"), .nhncloudKo("77")],
      readings: [
        .init(name: "counts", meaning: "Yes; the app has reported."),
        .init(name: "doesNotCount", meaning: "No; there is no call."),
      ],
      leaning: nil,
      untestable: """
        It is a rule of the platform. The suite plays the platform by the public record, and a \
        port cannot show how the real one behaves.
        """),
    OpenQuestion(
      id: "Q-CALL-59",
      asks: "Should an app report on systems before iOS 13 as well?",
      editions: .withFallback,
      says: [.toastJa("66-67"), .toastEn("66-67"), .nhncloudKo("77-78")],
      readings: [
        .init(name: "notNeeded", meaning: "It need not."),
        .init(name: "recommended", meaning: "It should, since its call screen is built with CallKit."),
      ],
      leaning: nil,
      untestable: """
        It is a rule of the platform. The suite plays the platform by the public record, and a \
        port cannot show how the real one behaves.
        """),
  ]
}
