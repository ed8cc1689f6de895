import PushModel

extension UntestableQuestion {
  /// Agreements: what no case can decide.
  static let agreement: [UntestableQuestion] = [
    UntestableQuestion(
      "Q-AGR-50", "Which hours are night?",
      in: .every,
      says: [
        .tcpushKo("83, 139"), .toastKo("433-434"), .toastJa("219, 812"), .toastEn("220, 815"),
        .nhncloudKo("238, 837"),
      ],
      readings: [
        .init("byLaw", "Those that the law of the sender's country names."),
        .init("configured", "Those that the operator of the service sets."),
      ],
      untestable: "The service filters, and the suite plays it without a clock."),
    UntestableQuestion(
      "Q-AGR-51", "By which clock is it night?",
      in: .every,
      says: [
        .tcpushKo("139, 207"), .toastKo("169-170, 434"), .toastJa("219, 762-769"), .toastEn("220, 765-772"),
        .nhncloudKo("238, 784-791"),
      ],
      readings: [
        .init("device", "By the time zone that the device registered."),
        .init("country", "By the country that the app registered."),
        .init("sender", "By the clock of the sender."),
      ],
      untestable: "The service filters, and the suite plays it without a clock."),
    UntestableQuestion(
      "Q-AGR-52", "Are advertisements sent to somebody who agreed to them but declined notifications?",
      in: .every,
      says: [
        .tcpushKo("135-139"), .toastKo("427-434"), .toastJa("219, 806-813"), .toastEn("220, 809-816"),
        .nhncloudKo("238, 831-838"),
      ],
      readings: [
        .init("notSent", "No; without notifications nothing is sent."),
        .init("sent", "Yes; each part counts for its own kind of message."),
      ],
      untestable: "The service filters; the suite sends no advertisements."),
    UntestableQuestion(
      "Q-AGR-53", "Does the agreement filter VoIP messages?",
      in: .every,
      says: [
        .tcpushKo("135-139, 147"), .toastKo("404, 415"), .toastJa("219, 637"), .toastEn("220, 640"),
        .nhncloudKo("238, 658"),
      ],
      readings: [
        .init("no", "No."),
        .init("yes", "Yes, as any other message."),
      ],
      leaning: .init("no", "The later editions say that VoIP needs no agreement."),
      untestable: "The service filters; the suite delivers VoIP messages whatever was agreed to."),
    UntestableQuestion(
      "Q-AGR-54", "Does an agreement belong to the user or to the device?",
      in: .every,
      says: [
        .tcpushKo("131, 135-139"), .toastKo("415, 580"), .toastJa("219, 222"), .toastEn("220, 223"),
        .nhncloudKo("238, 241"),
      ],
      readings: [
        .init("device", "To the device: each one has its own."),
        .init("user", "To the user: an agreement on one device counts on all."),
      ],
      untestable: "The world has one device."),
    UntestableQuestion(
      "Q-AGR-55", "Which language codes count as Korean when the agreements are reported?",
      in: [.tcpushKo],
      says: [.tcpushKo("197, 213-215")],
      readings: [
        .init("exactly", "ko alone."),
        .init("anyRegion", "ko with any region or script."),
      ],
      untestable: "The device of the suite has a plain language code."),
    UntestableQuestion(
      "Q-AGR-56",
      "Does the agreement of a registration still in progress count as set before for a call without one?",
      in: .withFallback,
      says: [.toastJa("230-231, 726"), .toastEn("232-233, 729"), .nhncloudKo("250-251, 747")],
      readings: [
        .init("atCall", "No; what counts is what was set when the second call was made."),
        .init("atStart", "Yes, if the second starts after the first has completed (Q-REG-1)."),
      ],
      untestable: """
        It can be observed, but no case asks it: where one registration follows another that is in progress, \
        both are made with an agreement.
        """),
  ]
}
