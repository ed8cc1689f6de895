// The members are documented where ObservableQuestion declares them.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import StateMachines

/// Which code reports that the server refused a request?
public enum ServerRefusalCode: String, ObservableQuestion {
  case requestFailed, clientFailed

  public static let id = "Q-ERR-1"
  public static let question = "Which code reports that the server refused a request?"
  public static let editions: [Edition] = [.nhncloudKo]
  public static let says: [OpenQuestion.Cited] = [.nhncloudKo("750, 760, 764")]
  public static let leaning: (reading: Self, because: String)? = (
    .requestFailed,
    "Its gloss names the HTTP status; the other code's name and gloss contradict each other."
  )

  public var meaning: String {
    switch self {
    case .requestFailed:
      "The network code for a status other than 200."
    case .clientFailed:
      "The push code whose name says client and whose gloss says server error."
    }
  }
}

/// Which code reports a server that does not answer in time?
public enum TimeoutCode: String, ObservableQuestion {
  case networkFail, serverFail

  public static let id = "Q-ERR-2"
  public static let question = "Which code reports a server that does not answer in time?"
  public static let editions: [Edition] = [.tcpushKo]
  public static let says: [OpenQuestion.Cited] = [.tcpushKo("463-465")]
  public static let leaning: (reading: Self, because: String)? = nil

  public var meaning: String {
    switch self {
    case .networkFail:
      "The one for a failure to send or receive."
    case .serverFail:
      "The one for a failed answer of the server."
    }
  }
}

/// Which code reports a call that is refused because one is in progress?
public enum OverlapCode: String, ObservableQuestion {
  case push, network, networkIfSame

  public static let id = "Q-ERR-3"
  public static let question = "Which code reports a call that is refused because one is in progress?"
  public static let editions: [Edition] = .withSetUser
  public static let says: [OpenQuestion.Cited] = [
    .toastKo("761, 775"),
    .toastJa("726, 743"),
    .toastEn("729, 746"),
    .nhncloudKo("747, 765"),
  ]
  public static let leaning: (reading: Self, because: String)? = nil

  public var meaning: String {
    switch self {
    case .push:
      "The push code for what is already in progress, whichever calls meet."
    case .network:
      "The network code for a request already in progress, whichever calls meet."
    case .networkIfSame:
      """
      The network code, whose gloss speaks of the same request, where a call meets one of its own \
      kind; the push code where it meets another.
      """
    }
  }
}
