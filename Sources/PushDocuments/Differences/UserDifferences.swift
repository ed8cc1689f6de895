import PushModel

extension Difference {
  /// Login and logout.
  static let userDifferences: [Difference] = [
    Difference(
      id: "DIFF-1", about: "Registering without a user id",
      positions: [
        .init(cited: [.tcpushKo("131")], says: "The user id is a required setting."),
        .init(cited: [.toastKo("103")], says: "Registering and querying cannot be used."),
        .init(
          cited: [.toastJa("75, 215"), .toastEn("75, 216"), .nhncloudKo("86, 234")],
          says: "The device identifier takes its place at the initial registration."),
      ]),
    Difference(
      id: "DIFF-2", about: "Where the user id is set",
      positions: [
        .init(cited: [.tcpushKo("69, 131")], says: "In the configuration."),
        .init(
          cited: [.toastKo("99, 107"), .toastJa("71, 80"), .toastEn("71, 80"), .nhncloudKo("82, 91")],
          says: "By a call of the SDK that all products share."),
      ]),
    Difference(
      id: "DIFF-3", about: "What a changed user id does to a registered token",
      positions: [
        .init(
          cited: [.tcpushKo("131, 154")],
          says: "Nothing is said; the user id is part of the configuration."),
        .init(cited: [.toastKo("580-582")], says: "A call of its own updates it."),
        .init(
          cited: [.toastJa("76"), .toastEn("76"), .nhncloudKo("87")],
          says: "The token information is updated without another call."),
      ]),
    Difference(
      id: "DIFF-4", about: "What logging out leaves in place",
      positions: [
        .init(cited: [.toastKo("112")], says: "Registered notifications are not released."),
        .init(
          cited: [.toastJa("85"), .toastEn("85"), .nhncloudKo("96")],
          says: "The registered token is not deleted."),
      ]),
    Difference(
      id: "DIFF-5",
      about: """
        How strongly unregistering is asked for from apps whose users want no messages after \
        logging out
        """,
      positions: [
        .init(cited: [.toastKo("532"), .toastJa("284")], says: "As a request."),
        .init(cited: [.toastEn("286"), .nhncloudKo("304")], says: "As a duty."),
      ]),
  ]
}
