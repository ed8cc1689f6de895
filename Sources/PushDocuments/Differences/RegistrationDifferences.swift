import PushModel

extension Difference {
  /// Initialisation, permission, registration and agreements.
  static let registrationDifferences: [Difference] = [
    Difference(
      id: "DIFF-6", about: "Registering before initialisation",
      positions: [
        .init(cited: [.tcpushKo("155")], says: "The token is registered with the system only."),
        .init(
          cited: [.toastKo("122"), .toastJa("94"), .toastEn("94"), .nhncloudKo("105")],
          says: "It cannot be used."),
      ]),
    Difference(
      id: "DIFF-7", about: "Which calls wait for initialisation",
      positions: [
        .init(cited: [.tcpushKo("43, 153")], says: "Registering is named, querying is not."),
        .init(
          cited: [.toastKo("122"), .toastJa("94"), .toastEn("94"), .nhncloudKo("105")],
          says: "Registering and querying are named."),
      ]),
    Difference(
      id: "DIFF-8", about: "Permission of the user",
      positions: [
        .init(
          cited: [.tcpushKo("459")],
          says: "Nothing but an error code for a permission that was not acquired."),
        .init(
          cited: [.toastKo("146-150, 382-386, 392-398, 758")],
          says: """
            Which kinds of notification are authorised can be set, and there is an error code for a permission that \
            was not acquired; nothing is said of asking.
            """),
        .init(
          cited: [.toastJa("214"), .toastEn("215")],
          says: "The user is asked at the initial execution, and without the permission registering fails."),
        .init(
          cited: [.nhncloudKo("229-233")],
          says: """
            The user is asked at the initial execution, and without the permission registering fails unless a flag is set.
            """),
      ]),
    Difference(
      id: "DIFF-9", about: "Registering in spite of a missing permission",
      positions: [
        .init(cited: [.toastJa("214"), .toastEn("215")], says: "It fails; no exception is named."),
        .init(
          cited: [.nhncloudKo("170, 229-233, 796-797")],
          says: "It is done if alwaysAllowTokenRegistration is on; the flag is off unless set."),
      ]),
    Difference(
      id: "DIFF-10", about: "Where the agreement is given",
      positions: [
        .init(cited: [.tcpushKo("75-85, 135-139")], says: "In the configuration."),
        .init(cited: [.toastKo("414-415")], says: "With each registration; no call without it is listed."),
        .init(
          cited: [.toastJa("226-231"), .toastEn("228-233"), .nhncloudKo("246-251")],
          says: "With a registration, or by a call that uses the one set before."),
      ]),
    Difference(
      id: "DIFF-11", about: "Agreements that are not set",
      positions: [
        .init(
          cited: [.tcpushKo("135-139")],
          says: "Notifications are agreed to, both kinds of advertisements are not."),
        .init(
          cited: [.toastKo("427-439"), .toastJa("806-818"), .toastEn("809-821"), .nhncloudKo("831-843")],
          says: "Nothing is said."),
      ]),
    Difference(
      id: "DIFF-12", about: "Who filters by the agreement",
      positions: [
        .init(cited: [.tcpushKo("135-139"), .toastKo("427-434")], says: "Nothing is said."),
        .init(
          cited: [.toastJa("219"), .toastEn("220"), .nhncloudKo("238")],
          says: "Messages are filtered when they are sent."),
      ]),
    Difference(
      id: "DIFF-13", about: "Whether the agreement has to be given with a registration",
      positions: [
        .init(cited: [.tcpushKo("135-139"), .toastKo("447-454")], says: "Nothing is said."),
        .init(
          cited: [.toastJa("219"), .nhncloudKo("238")],
          says:
            "In keeping with the law, three kinds of agreement are taken along when a token is registered."),
        .init(
          cited: [.toastEn("220")],
          says: "By law three kinds of agreement must be given along when a token is registered."),
      ]),
    Difference(
      id: "DIFF-14", about: "How the outcome of a registration is told",
      positions: [
        .init(cited: [.tcpushKo("163-165")], says: "By a completion handler with a token and an error."),
        .init(cited: [.toastKo("198-204, 405")], says: "By the delegate, once for each push type."),
        .init(
          cited: [.toastJa("227-231"), .toastEn("229-233"), .nhncloudKo("247-251")],
          says: """
            By a completion handler with the token's information and an error, both of which may be absent.
            """),
      ]),
    Difference(
      id: "DIFF-15", about: "Partial success",
      positions: [
        .init(
          cited: [.tcpushKo("155, 171-179")],
          says: "A token and an error together mean that only the system's token was obtained."),
        .init(
          cited: [.toastKo("198-204")],
          says: "A token or an error, each by a method of its own."),
        .init(
          cited: [.toastJa("244-250"), .toastEn("246-252"), .nhncloudKo("264-270")],
          says: """
            The sample reads a token where there is no error, and nothing is said of both together (Q-REG-12).
            """),
      ]),
    Difference(
      id: "DIFF-16", about: "What one registration covers",
      positions: [
        .init(cited: [.tcpushKo("163")], says: "The push type that is passed."),
        .init(cited: [.toastKo("404")], says: "All push types of the configuration."),
        .init(
          cited: [.toastJa("227-231, 642"), .toastEn("229-233, 645"), .nhncloudKo("247-251, 663")],
          says: "The notification token; VoIP has a call of its own."),
      ]),
    Difference(
      id: "DIFF-17", about: "Registering on iOS 13",
      positions: [
        .init(
          cited: [.toastJa("63-64"), .toastEn("63-64")],
          says: "SDKs before 0.18.0 fail there when the app is built with Xcode 11."),
        .init(
          cited: [.nhncloudKo("77-78")],
          says: "Nothing is said of it; only the change for VoIP is named."),
      ]),
    Difference(
      id: "DIFF-18", about: "Development environment",
      positions: [
        .init(cited: [.tcpushKo("145, 149")], says: "Push types of their own."),
        .init(
          cited: [
            .toastKo("125, 175-176"), .toastJa("96, 771-772"), .toastEn("96, 774-775"),
            .nhncloudKo("107, 793-794"),
          ],
          says: "A property of the configuration."),
      ]),
  ]
}
