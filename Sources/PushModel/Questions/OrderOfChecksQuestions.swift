import StateMachines

extension OpenQuestion {
  /// Which of several errors comes first: what a case can decide.
  static let orderOfChecks: [OpenQuestion] = [
    InitializationOrUserFirst.question, UserOrPermissionFirst.question, PermissionOrNetworkFirst.question,
  ]
}

enum InitializationOrUserFirst: String, AskedQuestion {
  case initialization, user
  static let question = ask(
    "Q-ORDER-1",
    "Which error does a registration, or a query, report when neither initialisation nor a user id is there?",
    says: [.toastKo("103, 122, 756-757")],
    readings: (.initialization, "The missing initialisation."),
    (.user, "The missing user id."))
}

enum UserOrPermissionFirst: String, AskedQuestion {
  case user, permission
  static let question = ask(
    "Q-ORDER-2", "Is a missing user id reported before the user is asked for permission?",
    says: [.toastKo("103, 757-758")],
    readings: (.user, "The call fails at once and nobody is asked."),
    (
      .permission,
      """
      The user is asked first, and the call fails after the answer: for the permission if it is refused, for \
      the user id otherwise.
      """
    ),
    leansTo: .user,
    because: "Without a user id registering cannot be used at all, so that there is nothing to ask for.")
}

enum PermissionOrNetworkFirst: String, AskedQuestion {
  case permission, network
  static let question = ask(
    "Q-ORDER-3", "Without a network, is the user asked for permission before the call fails?",
    says: [
      .toastJa("214"), .toastEn("215"), .nhncloudKo("229-233"), .tcpushKo("459, 469"), .toastKo("758, 769"),
    ],
    readings: (
      .permission, "The user is asked; the call fails for the network after the permission is given."
    ),
    (.network, "The call fails for the network at once; nobody is asked."),
    leansTo: .permission,
    because: """
      The later texts speak of the permission first and of the server only for a token that has been issued.
      """)
}
