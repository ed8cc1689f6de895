import StateMachines

extension OpenQuestion {
  /// Errors: what a case can decide.
  static let errors: [OpenQuestion] = [
    ServerRefusalCode.question, TimeoutCode.question, OverlapCode.question, CodeWithoutToken.question,
  ]
}

enum ServerRefusalCode: String, AskedQuestion {
  case requestFailed, clientFailed
  static let question = ask(
    "Q-ERR-1", "Which code reports that the server refused a request?",
    says: [.nhncloudKo("750, 760, 764")],
    readings: (.requestFailed, "The network code for a status other than 200."),
    (.clientFailed, "The push code whose name says client and whose gloss says server error."),
    leansTo: .requestFailed,
    because: "Its gloss names the HTTP status; the other code's name and gloss contradict each other.")
}

enum TimeoutCode: String, AskedQuestion {
  case networkFail, serverFail
  static let question = ask(
    "Q-ERR-2", "Which code reports a server that does not answer in time?",
    says: [.tcpushKo("463-465")],
    readings: (.networkFail, "The one for a failure to send or receive."),
    (.serverFail, "The one for a failed answer of the server."))
}

enum OverlapCode: String, AskedQuestion {
  case push, network, networkIfSame
  static let question = ask(
    "Q-ERR-3", "Which code reports a call that is refused because one is in progress?",
    says: [.toastKo("761, 775"), .toastJa("726, 743"), .toastEn("729, 746"), .nhncloudKo("747, 765")],
    readings: (.push, "The push code for what is already in progress, whichever calls meet."),
    (.network, "The network code for a request already in progress, whichever calls meet."),
    (
      .networkIfSame,
      """
      The network code, whose gloss speaks of the same request, where a call meets one of its own kind; the \
      push code where it meets another.
      """
    ))
}

enum CodeWithoutToken: String, AskedQuestion {
  case systemFailed, tokenInvalid
  static let question = ask(
    "Q-ERR-4", "Which code reports that the system issues no token?",
    says: [.toastKo("759-760"), .toastJa("724-725"), .toastEn("727-728"), .nhncloudKo("745-746")],
    readings: (.systemFailed, "The one for a failure by the system."),
    (.tokenInvalid, "The one for a token that is missing or invalid."),
    leansTo: .systemFailed,
    because: "It is the system that fails; but the gloss of the other code fits a token that is missing.")
}
