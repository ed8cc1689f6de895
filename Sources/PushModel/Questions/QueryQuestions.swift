import StateMachines

extension OpenQuestion {
  /// The token query: what a case can decide.
  static let query: [OpenQuestion] = [
    OpenQuestion(
      "Q-QUERY-1", "What does a query answer when no token is registered?",
      in: .every,
      says: [
        .tcpushKo("161"), .toastKo("459, 760"), .toastJa("257"), .toastEn("259"), .nhncloudKo("277"),
        .toastJa("725"), .toastEn("728"), .nhncloudKo("746"),
      ],
      readings: [
        .init(
          "tokenInvalid",
          "It fails, with the code for a missing or invalid token where the edition has one."),
        .init("empty", "It succeeds without information."),
      ]),
    OpenQuestion(
      "Q-QUERY-2", "What does a query answer after the token was unregistered?",
      in: .withSetUser,
      says: [
        .toastKo("459"), .toastJa("257"), .toastEn("259"), .nhncloudKo("277"), .toastKo("531-533"),
        .toastJa("283-285"), .toastEn("285-287"), .nhncloudKo("303-305"),
      ],
      readings: [
        .init("nothing", "The same as if none had been registered."),
        .init("lastRegistered", "The token that was registered last."),
      ],
      leaning: .init(
        "nothing",
        "An unregistered token is registered no more; but the words are last registered successfully.")),
    OpenQuestion(
      "Q-QUERY-3", "Does a query need the network when a token is registered?",
      in: .every,
      says: [.tcpushKo("161"), .toastKo("459"), .toastJa("257"), .toastEn("259"), .nhncloudKo("277")],
      readings: [
        .init("fromServer", "Yes: it asks the server and fails without a network."),
        .init(
          "fromDevice",
          """
          No: it answers from what the device keeps. What it kept before a restart it may ask the server for.
          """),
      ]),
    OpenQuestion(
      "Q-QUERY-11", "Does a query need the network when no token is registered?",
      in: .every,
      says: [.tcpushKo("161"), .toastKo("459"), .toastJa("257"), .toastEn("259"), .nhncloudKo("277")],
      readings: [
        .init("fromServer", "Yes: it asks the server and fails without a network."),
        .init("fromDevice", "No: the device keeps nothing, and that is the answer."),
      ]),
    .what(.query, doesDuring: .query),
    OpenQuestion(
      "Q-QUERY-6", "Does a query answer when the permission has been withdrawn?",
      in: .every,
      says: [
        .tcpushKo("161"), .toastKo("459"), .toastJa("257"), .toastEn("259"), .nhncloudKo("277"),
        .toastJa("214"), .toastEn("215"), .nhncloudKo("229-233"),
      ],
      readings: [
        .init("answered", "Yes; the registration stands."),
        .init("permissionDenied", "No; it fails with the code for a missing permission."),
      ],
      leaning: .init(
        "answered",
        """
        What the query is said to do has no condition (`nhncloud-ko` 277), and the permission is named for registering \
        only (231).
        """)),
    OpenQuestion(
      "Q-QUERY-7", "Does a query answer when no user id is set?",
      in: .withFallback,
      says: [
        .toastJa("257"), .toastEn("259"), .nhncloudKo("277"), .toastJa("75, 215"), .toastEn("75, 216"),
        .nhncloudKo("86, 234"),
      ],
      readings: [
        .init("answered", "Yes, for the device."),
        .init("userInvalid", "No; it fails with the code for a missing user id."),
      ],
      leaning: .init("answered", "The query is for the current device; a missing id has a fallback.")),
    .what(.register, doesDuring: .query),
    .what(.unregister, doesDuring: .query),
    OpenQuestion(
      "Q-QUERY-10", "What does a query do that the server does not answer, or refuses?",
      in: .every,
      says: [
        .tcpushKo("161, 461-467"), .toastKo("459, 760-771"), .toastJa("257"), .toastEn("259"),
        .nhncloudKo("277"),
      ],
      readings: [
        .init("fails", "It fails with the code of what went wrong."),
        .init("fromDevice", "It answers from what the device keeps, and fails where that is nothing."),
        .init(
          "fromDeviceIfUnanswered",
          """
          The same where the server was not reached or did not answer in time; what it refuses or answers unreadably \
          fails.
          """),
      ],
      leaning: .init("fails", "The codes stand for what can go wrong with a request.")),
  ]
}

enum QueryWithoutRegistration: Question {
  case tokenInvalid, empty
  static var id: String { "Q-QUERY-1" }
}

enum QueryAfterUnregistration: Question {
  case nothing, lastRegistered
  static var id: String { "Q-QUERY-2" }
}

enum SourceOfTheAnswer: Question {
  case fromServer, fromDevice
  static var id: String { "Q-QUERY-3" }
}

enum SourceWithoutRegistration: Question {
  case fromServer, fromDevice
  static var id: String { "Q-QUERY-11" }
}

enum QueryWithoutPermission: Question {
  case answered, permissionDenied
  static var id: String { "Q-QUERY-6" }
}

enum QueryWithoutUser: Question {
  case answered, userInvalid
  static var id: String { "Q-QUERY-7" }
}

enum FailedQuery: Question {
  case fails, fromDevice, fromDeviceIfUnanswered
  static var id: String { "Q-QUERY-10" }
}
