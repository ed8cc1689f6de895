// The members are documented where ObservableQuestion declares them.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import StateMachines

/// What does a query answer when no token is registered?
public enum QueryWithoutRegistration: String, ObservableQuestion {
  case tokenInvalid, empty

  public static let id = "Q-QUERY-1"
  public static let question = "What does a query answer when no token is registered?"
  public static let editions: [Edition] = .every
  public static let says: [OpenQuestion.Cited] = [
    .tcpushKo("161"),
    .toastKo("459, 760"),
    .toastJa("257"),
    .toastEn("259"),
    .nhncloudKo("277"),
    .toastJa("725"),
    .toastEn("728"),
    .nhncloudKo("746"),
  ]
  public static let leaning: (reading: Self, because: String)? = nil

  public var meaning: String {
    switch self {
    case .tokenInvalid:
      "It fails, with the code for a missing or invalid token where the edition has one."
    case .empty:
      "It succeeds without information."
    }
  }
}

/// What does a query answer after the token was unregistered?
public enum QueryAfterUnregistration: String, ObservableQuestion {
  case nothing, lastRegistered

  public static let id = "Q-QUERY-2"
  public static let question = "What does a query answer after the token was unregistered?"
  public static let editions: [Edition] = .withSetUser
  public static let says: [OpenQuestion.Cited] = [
    .toastKo("459"),
    .toastJa("257"),
    .toastEn("259"),
    .nhncloudKo("277"),
    .toastKo("531-533"),
    .toastJa("283-285"),
    .toastEn("285-287"),
    .nhncloudKo("303-305"),
  ]
  public static let leaning: (reading: Self, because: String)? = (
    .nothing,
    """
    An unregistered token is registered no more; but the words are last registered successfully.
    """
  )

  public var meaning: String {
    switch self {
    case .nothing:
      "The same as if none had been registered."
    case .lastRegistered:
      "The token that was registered last."
    }
  }
}

/// Does a query need the network?
public enum SourceOfTheAnswer: String, ObservableQuestion {
  case fromServer, fromDevice

  public static let id = "Q-QUERY-3"
  public static let question = "Does a query need the network?"
  public static let editions: [Edition] = .every
  public static let says: [OpenQuestion.Cited] = [
    .tcpushKo("161"),
    .toastKo("459"),
    .toastJa("257"),
    .toastEn("259"),
    .nhncloudKo("277"),
  ]
  public static let leaning: (reading: Self, because: String)? = nil

  public var meaning: String {
    switch self {
    case .fromServer:
      "Yes: it asks the server and fails without a network."
    case .fromDevice:
      "No: it answers from what the device keeps."
    }
  }
}

/// What does another call do while a query awaits the server?
public enum OverlappingCalls: String, ObservableQuestion {
  case refused, accepted

  public static let id = "Q-QUERY-4"
  public static let question = "What does another call do while a query awaits the server?"
  public static let editions: [Edition] = .every
  public static let says: [OpenQuestion.Cited] = [
    .toastKo("761, 775"),
    .toastJa("726, 743"),
    .toastEn("729, 746"),
    .nhncloudKo("747, 765"),
  ]
  public static let leaning: (reading: Self, because: String)? = nil

  public var meaning: String {
    switch self {
    case .refused:
      "It fails at once with a code for a call already in progress."
    case .accepted:
      "It is carried out; both complete."
    }
  }
}

/// Does a query find a registration that was made before a restart?
public enum QueryAfterRestart: String, ObservableQuestion {
  case found, nothing

  public static let id = "Q-QUERY-5"
  public static let question = "Does a query find a registration that was made before a restart?"
  public static let editions: [Edition] = .every
  public static let says: [OpenQuestion.Cited] = [
    .tcpushKo("161"),
    .toastKo("459"),
    .toastJa("257"),
    .toastEn("259"),
    .nhncloudKo("277"),
  ]
  public static let leaning: (reading: Self, because: String)? = (
    .found,
    "The texts speak of the device, or of the user, not of the run."
  )

  public var meaning: String {
    switch self {
    case .found:
      "Yes."
    case .nothing:
      "No, not before the app has registered in this run."
    }
  }
}

/// Does a query answer when the permission has been withdrawn?
public enum QueryWithoutPermission: String, ObservableQuestion {
  case answered, permissionDenied

  public static let id = "Q-QUERY-6"
  public static let question = "Does a query answer when the permission has been withdrawn?"
  public static let editions: [Edition] = .every
  public static let says: [OpenQuestion.Cited] = [
    .tcpushKo("161"),
    .toastKo("459"),
    .toastJa("257"),
    .toastEn("259"),
    .nhncloudKo("277"),
    .toastJa("214"),
    .toastEn("215"),
    .nhncloudKo("229-233"),
  ]
  public static let leaning: (reading: Self, because: String)? = (
    .answered,
    "The permission is named for registering only."
  )

  public var meaning: String {
    switch self {
    case .answered:
      "Yes; the registration stands."
    case .permissionDenied:
      "No; it fails with the code for a missing permission."
    }
  }
}

/// Does a query answer when no user id is set?
public enum QueryWithoutUser: String, ObservableQuestion {
  case answered, userInvalid

  public static let id = "Q-QUERY-7"
  public static let question = "Does a query answer when no user id is set?"
  public static let editions: [Edition] = .withFallback
  public static let says: [OpenQuestion.Cited] = [
    .toastJa("257"),
    .toastEn("259"),
    .nhncloudKo("277"),
    .toastJa("75, 215"),
    .toastEn("75, 216"),
    .nhncloudKo("86, 234"),
  ]
  public static let leaning: (reading: Self, because: String)? = (
    .answered,
    "The query is for the current device; a missing id has a fallback."
  )

  public var meaning: String {
    switch self {
    case .answered:
      "Yes, for the device."
    case .userInvalid:
      "No; it fails with the code for a missing user id."
    }
  }
}
