// The members are documented where ObservableQuestion declares them.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import StateMachines

/// Which error does a registration report when neither initialisation nor a user id is there?
public enum InitializationOrUserFirst: String, ObservableQuestion {
  case initialization, user

  public static let id = "Q-ORDER-1"
  public static let question =
    "Which error does a registration report when neither initialisation nor a user id is there?"
  public static let editions: [Edition] = [.toastKo]
  public static let says: [OpenQuestion.Cited] = [.toastKo("103, 122, 756-757")]
  public static let leaning: (reading: Self, because: String)? = nil

  public var meaning: String {
    switch self {
    case .initialization:
      "The missing initialisation."
    case .user:
      "The missing user id."
    }
  }
}

/// Is a missing user id reported before the user is asked for permission?
public enum UserOrPermissionFirst: String, ObservableQuestion {
  case user, permission

  public static let id = "Q-ORDER-2"
  public static let question = "Is a missing user id reported before the user is asked for permission?"
  public static let editions: [Edition] = [.toastKo]
  public static let says: [OpenQuestion.Cited] = [.toastKo("103, 757-758")]
  public static let leaning: (reading: Self, because: String)? = (
    .user,
    "Without a user id registering cannot be used at all, so that there is nothing to ask for."
  )

  public var meaning: String {
    switch self {
    case .user:
      "The call fails at once and nobody is asked."
    case .permission:
      """
      The user is asked first, and the call fails after the answer: for the permission if it is \
      refused, for the user id otherwise.
      """
    }
  }
}

/// Without a network, is the user asked for permission before the call fails?
public enum PermissionOrNetworkFirst: String, ObservableQuestion {
  case permission, network

  public static let id = "Q-ORDER-3"
  public static let question = "Without a network, is the user asked for permission before the call fails?"
  public static let editions: [Edition] = .every
  public static let says: [OpenQuestion.Cited] = [
    .toastJa("214"),
    .toastEn("215"),
    .nhncloudKo("229-233"),
    .tcpushKo("459, 469"),
    .toastKo("758, 769"),
  ]
  public static let leaning: (reading: Self, because: String)? = (
    .permission,
    """
    The later texts speak of the permission first and of the server only for a token that has \
    been issued.
    """
  )

  public var meaning: String {
    switch self {
    case .permission:
      "The user is asked; the call fails for the network after the permission is given."
    case .network:
      "The call fails for the network at once; nobody is asked."
    }
  }
}
