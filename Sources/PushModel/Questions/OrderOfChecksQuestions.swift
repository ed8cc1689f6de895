import StateMachines

extension OpenQuestion {
  /// Which of several errors comes first: what a case can decide.
  static let orderOfChecks: [OpenQuestion] = [
    OpenQuestion(
      "Q-ORDER-1",
      "Which error does a registration, or a query, report when neither initialisation nor a user id is there?",
      in: [.toastKo],
      says: [.toastKo("103, 122, 756-757")],
      readings: [
        .init("initialization", "The missing initialisation."),
        .init("user", "The missing user id."),
      ]),
    OpenQuestion(
      "Q-ORDER-2", "Is a missing user id reported before the user is asked for permission?",
      in: [.toastKo],
      says: [.toastKo("103, 757-758")],
      readings: [
        .init("user", "The call fails at once and nobody is asked."),
        .init(
          "permission",
          """
          The user is asked first, and the call fails after the answer: for the permission if it is refused, \
          for the user id otherwise.
          """),
      ],
      leaning: .init(
        "user",
        "Without a user id registering cannot be used at all, so that there is nothing to ask for.")),
    OpenQuestion(
      "Q-ORDER-3", "Without a network, is the user asked for permission before the call fails?",
      in: .every,
      says: [
        .toastJa("214"), .toastEn("215"), .nhncloudKo("229-233"), .tcpushKo("459, 469"), .toastKo("758, 769"),
      ],
      readings: [
        .init(
          "permission",
          "The user is asked; the call fails for the network after the permission is given."),
        .init("network", "The call fails for the network at once; nobody is asked."),
      ],
      leaning: .init(
        "permission",
        """
        The later texts speak of the permission first and of the server only for a token that has been \
        issued.
        """)),
  ]
}

enum InitializationOrUserFirst: Question {
  case initialization, user
  static var id: String { "Q-ORDER-1" }
}

enum UserOrPermissionFirst: Question {
  case user, permission
  static var id: String { "Q-ORDER-2" }
}

enum PermissionOrNetworkFirst: Question {
  case permission, network
  static var id: String { "Q-ORDER-3" }
}
