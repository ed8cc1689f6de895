extension OpenQuestion {
  /// Agreements: what no case can decide.
  static let untestableAgreement: [OpenQuestion] = [
    OpenQuestion(
      id: "Q-AGR-50",
      asks: "Which hours are night?",
      editions: .every,
      says: [
        .tcpushKo("83, 139"), .toastKo("433-434"), .toastJa("219, 812"), .toastEn("220, 815"),
        .nhncloudKo("238, 837"),
      ],
      readings: [
        .init(name: "byLaw", meaning: "Those that the law of the sender's country names."),
        .init(name: "configured", meaning: "Those that the operator of the service sets."),
      ],
      leaning: nil,
      untestable: "The service filters, and the suite plays it without a clock."),
    OpenQuestion(
      id: "Q-AGR-51",
      asks: "By which clock is it night?",
      editions: .every,
      says: [
        .tcpushKo("139, 207"), .toastKo("169-170, 434"), .toastJa("219, 762-769"), .toastEn("220, 765-772"),
        .nhncloudKo("238, 784-791"),
      ],
      readings: [
        .init(name: "device", meaning: "By the time zone that the device registered."),
        .init(name: "country", meaning: "By the country that the app registered."),
        .init(name: "sender", meaning: "By the clock of the sender."),
      ],
      leaning: nil,
      untestable: "The service filters, and the suite plays it without a clock."),
    OpenQuestion(
      id: "Q-AGR-52",
      asks: "Are advertisements sent to somebody who agreed to them but declined notifications?",
      editions: .every,
      says: [
        .tcpushKo("135-139"), .toastKo("427-434"), .toastJa("219, 806-813"), .toastEn("220, 809-816"),
        .nhncloudKo("238, 831-838"),
      ],
      readings: [
        .init(name: "notSent", meaning: "No; without notifications nothing is sent."),
        .init(name: "sent", meaning: "Yes; each part counts for its own kind of message."),
      ],
      leaning: nil,
      untestable: "The service filters; the suite sends no advertisements."),
    OpenQuestion(
      id: "Q-AGR-53",
      asks: "Does the agreement filter VoIP messages?",
      editions: .every,
      says: [
        .tcpushKo("135-139, 147"), .toastKo("404, 415"), .toastJa("219, 637"), .toastEn("220, 640"),
        .nhncloudKo("238, 658"),
      ],
      readings: [
        .init(name: "no", meaning: "No."),
        .init(name: "yes", meaning: "Yes, as any other message."),
      ],
      leaning: .init(
        reading: "no",
        because: "The later editions say that VoIP needs no agreement."),
      untestable: "The service filters; the suite delivers VoIP messages whatever was agreed to."),
    OpenQuestion(
      id: "Q-AGR-54",
      asks: "Does an agreement belong to the user or to the device?",
      editions: .every,
      says: [
        .tcpushKo("131, 135-139"), .toastKo("415, 580"), .toastJa("219, 222"), .toastEn("220, 223"),
        .nhncloudKo("238, 241"),
      ],
      readings: [
        .init(name: "device", meaning: "To the device: each one has its own."),
        .init(name: "user", meaning: "To the user: an agreement on one device counts on all."),
      ],
      leaning: nil,
      untestable: "The world has one device."),
    OpenQuestion(
      id: "Q-AGR-55",
      asks: "Which language codes count as Korean when the agreements are reported?",
      editions: [.tcpushKo],
      says: [.tcpushKo("197, 213-215")],
      readings: [
        .init(name: "exactly", meaning: "ko alone."),
        .init(name: "anyRegion", meaning: "ko with any region or script."),
      ],
      leaning: nil,
      untestable: "The device of the suite has a plain language code."),
    OpenQuestion(
      id: "Q-AGR-56",
      asks: """
        Does the agreement of a registration still in progress count as set before for a call \
        without one?
        """,
      editions: .withFallback,
      says: [.toastJa("230-231, 726"), .toastEn("232-233, 729"), .nhncloudKo("250-251, 747")],
      readings: [
        .init(name: "atCall", meaning: "No; what counts is what was set when the second call was made."),
        .init(name: "atStart", meaning: "Yes, if the second starts after the first has completed (Q-REG-1)."),
      ],
      leaning: nil,
      untestable: """
        It can be observed, but no case asks it: where one registration follows another that is in \
        progress, both are made with an agreement.
        """),
  ]
}
