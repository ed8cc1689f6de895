import PushModel

extension UntestableQuestion {
  /// User tags: what no case could decide.
  static let tags: [UntestableQuestion] = [
    UntestableQuestion(
      "Q-TAG-14", "How many tags may a user have?",
      in: .withFallback,
      says: [.toastJa("455, 462"), .toastEn("457, 464"), .nhncloudKo("475, 482")],
      readings: [
        .init("unlimited", "Any number."),
        .init("limited", "A number that the service sets."),
      ],
      untestable: "It is a rule of the service, and a port cannot show it.")
  ]

  /// The configuration: what no case could decide.
  static let configuration: [UntestableQuestion] = [
    UntestableQuestion(
      "Q-CONF-2", "By what do reserved messages go if country code and time zone do not fit together?",
      in: .withFallback,
      says: [.toastJa("762-763, 768-769"), .toastEn("765-766, 771-772"), .nhncloudKo("784-785, 790-791")],
      readings: [
        .init("country", "By the country code."),
        .init("timezone", "By the time zone."),
      ],
      leaning: .init("country", "It is the one of which the text says so."),
      untestable: "When messages are sent is the server's business, and a port cannot show it.")
  ]
}
