import StateMachines

extension OpenQuestion {
  /// Errors: what a case can decide.
  static let errors: [OpenQuestion] = [
    ServerRefusalCode.question, TimeoutCode.question, OverlapCode.question, CodeWithoutToken.question,
  ]
}

enum ServerRefusalCode: Meaning, AskedQuestion {
  case requestFailed = "The network code for a status other than 200."
  case clientFailed = "The push code whose name says client and whose gloss says server error."

  static let question = ask(
    "Q-ERR-1", "Which code reports that the server refused a request?",
    says: [.nhncloudKo("750, 760, 764")],
    leansTo: .requestFailed,
    because: "Its gloss names the HTTP status; the other code's name and gloss contradict each other.")
}

enum TimeoutCode: Meaning, AskedQuestion {
  case networkFail = "The one for a failure to send or receive."
  case serverFail = "The one for a failed answer of the server."

  static let question = ask(
    "Q-ERR-2", "Which code reports a server that does not answer in time?",
    says: [.tcpushKo("463-465")])
}

enum OverlapCode: Meaning, AskedQuestion {
  case push = "The push code for what is already in progress, whichever calls meet."
  case network = "The network code for a request already in progress, whichever calls meet."
  case networkIfSame = """
    The network code, whose gloss speaks of the same request, where a call meets one of its own kind; the \
    push code where it meets another.
    """

  static let question = ask(
    "Q-ERR-3", "Which code reports a call that is refused because one is in progress?",
    says: [.toastKo("761, 775"), .toastJa("726, 743"), .toastEn("729, 746"), .nhncloudKo("747, 765")])
}

enum CodeWithoutToken: Meaning, AskedQuestion {
  case systemFailed = "The one for a failure by the system."
  case tokenInvalid = "The one for a token that is missing or invalid."

  static let question = ask(
    "Q-ERR-4", "Which code reports that the system issues no token?",
    says: [.toastKo("759-760"), .toastJa("724-725"), .toastEn("727-728"), .nhncloudKo("745-746")],
    leansTo: .systemFailed,
    because: "It is the system that fails; but the gloss of the other code fits a token that is missing.")
}
