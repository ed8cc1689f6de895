import StateMachines

extension OpenQuestion {
  /// The token query: what a case can decide.
  static let query: [OpenQuestion] = [
    QueryWithoutRegistration.question, QueryAfterUnregistration.question, SourceOfTheAnswer.question,
    SourceWithoutRegistration.question,
    .what(.query, doesDuring: .query),
    QueryWithoutPermission.question, QueryWithoutUser.question,
    .what(.register, doesDuring: .query),
    .what(.unregister, doesDuring: .query),
    FailedQuery.question,
  ]
}

enum QueryWithoutRegistration: String, AskedQuestion {
  case tokenInvalid, empty
  static let question = ask(
    "Q-QUERY-1", "What does a query answer when no token is registered?",
    says: [
      .tcpushKo("161"), .toastKo("459, 760"), .toastJa("257"), .toastEn("259"), .nhncloudKo("277"),
      .toastJa("725"), .toastEn("728"), .nhncloudKo("746"),
    ],
    readings: (
      .tokenInvalid, "It fails, with the code for a missing or invalid token where the edition has one."
    ),
    (.empty, "It succeeds without information."))
}

enum QueryAfterUnregistration: String, AskedQuestion {
  case nothing, lastRegistered
  static let question = ask(
    "Q-QUERY-2", "What does a query answer after the token was unregistered?",
    says: [
      .toastKo("459"), .toastJa("257"), .toastEn("259"), .nhncloudKo("277"), .toastKo("531-533"),
      .toastJa("283-285"), .toastEn("285-287"), .nhncloudKo("303-305"),
    ],
    readings: (.nothing, "The same as if none had been registered."),
    (.lastRegistered, "The token that was registered last."),
    leansTo: .nothing,
    because: "An unregistered token is registered no more; but the words are last registered successfully.")
}

enum SourceOfTheAnswer: String, AskedQuestion {
  case fromServer, fromDevice
  static let question = ask(
    "Q-QUERY-3", "Does a query need the network when a token is registered?",
    says: [.tcpushKo("161"), .toastKo("459"), .toastJa("257"), .toastEn("259"), .nhncloudKo("277")],
    readings: (.fromServer, "Yes: it asks the server and fails without a network."),
    (
      .fromDevice,
      """
      No: it answers from what the device keeps. What it kept before a restart it may ask the server for.
      """
    ))
}

enum SourceWithoutRegistration: String, AskedQuestion {
  case fromServer, fromDevice
  static let question = ask(
    "Q-QUERY-11", "Does a query need the network when no token is registered?",
    says: [.tcpushKo("161"), .toastKo("459"), .toastJa("257"), .toastEn("259"), .nhncloudKo("277")],
    readings: (.fromServer, "Yes: it asks the server and fails without a network."),
    (.fromDevice, "No: the device keeps nothing, and that is the answer."))
}

enum QueryWithoutPermission: String, AskedQuestion {
  case answered, permissionDenied
  static let question = ask(
    "Q-QUERY-6", "Does a query answer when the permission has been withdrawn?",
    says: [
      .tcpushKo("161"), .toastKo("459"), .toastJa("257"), .toastEn("259"), .nhncloudKo("277"),
      .toastJa("214"), .toastEn("215"), .nhncloudKo("229-233"),
    ],
    readings: (.answered, "Yes; the registration stands."),
    (.permissionDenied, "No; it fails with the code for a missing permission."),
    leansTo: .answered,
    because: """
      What the query is said to do has no condition (`nhncloud-ko` 277), and the permission is named for \
      registering only (231).
      """)
}

enum QueryWithoutUser: String, AskedQuestion {
  case answered, userInvalid
  static let question = ask(
    "Q-QUERY-7", "Does a query answer when no user id is set?",
    says: [
      .toastJa("257"), .toastEn("259"), .nhncloudKo("277"), .toastJa("75, 215"), .toastEn("75, 216"),
      .nhncloudKo("86, 234"),
    ],
    readings: (.answered, "Yes, for the device."),
    (.userInvalid, "No; it fails with the code for a missing user id."),
    leansTo: .answered, because: "The query is for the current device; a missing id has a fallback.")
}

enum FailedQuery: String, AskedQuestion {
  case fails, fromDevice, fromDeviceIfUnanswered
  static let question = ask(
    "Q-QUERY-10", "What does a query do that the server does not answer, or refuses?",
    says: [
      .tcpushKo("161, 461-467"), .toastKo("459, 760-771"), .toastJa("257"), .toastEn("259"),
      .nhncloudKo("277"),
    ],
    readings: (.fails, "It fails with the code of what went wrong."),
    (.fromDevice, "It answers from what the device keeps, and fails where that is nothing."),
    (
      .fromDeviceIfUnanswered,
      """
      The same where the server was not reached or did not answer in time; what it refuses or answers \
      unreadably fails.
      """
    ),
    leansTo: .fails, because: "The codes stand for what can go wrong with a request.")
}
