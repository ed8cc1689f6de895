import StateMachines

extension OpenQuestion {
  /// Errors: what a case can decide.
  static let errors: [OpenQuestion] = [
    OpenQuestion(
      "Q-ERR-1", "Which code reports that the server refused a request?",
      in: [.nhncloudKo],
      says: [.nhncloudKo("750, 760, 764")],
      readings: [
        .init("requestFailed", "The network code for a status other than 200."),
        .init("clientFailed", "The push code whose name says client and whose gloss says server error."),
      ],
      leaning: .init(
        "requestFailed",
        "Its gloss names the HTTP status; the other code's name and gloss contradict each other.")),
    OpenQuestion(
      "Q-ERR-2", "Which code reports a server that does not answer in time?",
      in: [.tcpushKo],
      says: [.tcpushKo("463-465")],
      readings: [
        .init("networkFail", "The one for a failure to send or receive."),
        .init("serverFail", "The one for a failed answer of the server."),
      ]),
    OpenQuestion(
      "Q-ERR-3", "Which code reports a call that is refused because one is in progress?",
      in: .withSetUser,
      says: [.toastKo("761, 775"), .toastJa("726, 743"), .toastEn("729, 746"), .nhncloudKo("747, 765")],
      readings: [
        .init("push", "The push code for what is already in progress, whichever calls meet."),
        .init("network", "The network code for a request already in progress, whichever calls meet."),
        .init(
          "networkIfSame",
          """
          The network code, whose gloss speaks of the same request, where a call meets one of its own kind; \
          the push code where it meets another.
          """),
      ]),
    OpenQuestion(
      "Q-ERR-4", "Which code reports that the system issues no token?",
      in: .withSetUser,
      says: [.toastKo("759-760"), .toastJa("724-725"), .toastEn("727-728"), .nhncloudKo("745-746")],
      readings: [
        .init("systemFailed", "The one for a failure by the system."),
        .init("tokenInvalid", "The one for a token that is missing or invalid."),
      ],
      leaning: .init(
        "systemFailed",
        "It is the system that fails; but the gloss of the other code fits a token that is missing.")),
  ]
}

enum ServerRefusalCode: Question {
  case requestFailed, clientFailed
  static var id: String { "Q-ERR-1" }
}

enum TimeoutCode: Question {
  case networkFail, serverFail
  static var id: String { "Q-ERR-2" }
}

enum CodeWithoutToken: Question {
  case systemFailed, tokenInvalid
  static var id: String { "Q-ERR-4" }
}

enum OverlapCode: Question {
  case push, network, networkIfSame
  static var id: String { "Q-ERR-3" }
}
