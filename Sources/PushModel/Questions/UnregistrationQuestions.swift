// The members are documented where ObservableQuestion declares them.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import StateMachines

/// What does unregistering do when no token is registered?
public enum UnregisterWithoutRegistration: String, ObservableQuestion {
  case succeeds, tokenInvalid

  public static let id = "Q-UNREG-1"
  public static let question = "What does unregistering do when no token is registered?"
  public static let editions: [Edition] = .withFallback
  public static let says: [OpenQuestion.Cited] = [
    .toastJa("283-285, 290"),
    .toastEn("285-287, 292"),
    .nhncloudKo("303-305, 310"),
    .toastJa("725"),
    .toastEn("728"),
    .nhncloudKo("746"),
  ]
  public static let leaning: (reading: Self, because: String)? = (
    .succeeds,
    "The token it hands back may be nil, and toast-ko says that it succeeds."
  )

  public var meaning: String {
    switch self {
    case .succeeds:
      "It succeeds, without a token."
    case .tokenInvalid:
      "It fails with the code for a missing or invalid token."
    }
  }
}

/// Does unregistering work when no user id is set?
public enum UnregisterWithoutUser: String, ObservableQuestion {
  case works, userInvalid

  public static let id = "Q-UNREG-2"
  public static let question = "Does unregistering work when no user id is set?"
  public static let editions: [Edition] = .withSetUser
  public static let says: [OpenQuestion.Cited] = [
    .toastKo("103, 532"),
    .toastJa("284"),
    .toastEn("286"),
    .nhncloudKo("304"),
  ]
  public static let leaning: (reading: Self, because: String)? = (
    .works,
    "Unregistering is what an app is told to do for users who have logged out."
  )

  public var meaning: String {
    switch self {
    case .works:
      "Yes."
    case .userInvalid:
      "No; it fails with the code for a missing user id."
    }
  }
}

/// Does unregistering one kind of token remove the other kind?
public enum OtherTypeOnUnregister: String, ObservableQuestion {
  case untouched, both

  public static let id = "Q-UNREG-3"
  public static let question = "Does unregistering one kind of token remove the other kind?"
  public static let editions: [Edition] = .withFallback
  public static let says: [OpenQuestion.Cited] = [
    .toastJa("283, 689"), .toastEn("285, 692"), .nhncloudKo("303, 710"),
  ]
  public static let leaning: (reading: Self, because: String)? = (
    .untouched,
    "Each kind has a call of its own, described in the same words."
  )

  public var meaning: String {
    switch self {
    case .untouched:
      "No."
    case .both:
      "Yes."
    }
  }
}

/// Does a changed user id register a token that was unregistered?
public enum UserAfterUnregistration: String, ObservableQuestion {
  case staysUnregistered, registers

  public static let id = "Q-UNREG-4"
  public static let question = "Does a changed user id register a token that was unregistered?"
  public static let editions: [Edition] = .withFallback
  public static let says: [OpenQuestion.Cited] = [
    .toastJa("76"),
    .toastEn("76"),
    .nhncloudKo("87"),
    .toastJa("283-285"),
    .toastEn("285-287"),
    .nhncloudKo("303-305"),
  ]
  public static let leaning: (reading: Self, because: String)? = (
    .staysUnregistered,
    "There is no registration left to update."
  )

  public var meaning: String {
    switch self {
    case .staysUnregistered:
      "No."
    case .registers:
      "Yes: the information is sent again."
    }
  }
}

/// What does a second unregistering do while the first is in progress?
public enum OverlappingUnregister: String, ObservableQuestion {
  case refused, together

  public static let id = "Q-UNREG-5"
  public static let question = "What does a second unregistering do while the first is in progress?"
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
    case .refused:
      "It fails at once with a code for a call already in progress."
    case .together:
      "Both succeed."
    }
  }
}

/// What does a registration, a query or an update do while an unregistering is in progress?
public enum CallDuringUnregistration: String, ObservableQuestion {
  case refused, accepted

  public static let id = "Q-UNREG-6"
  public static let question =
    "What does a registration, a query or an update do while an unregistering is in progress?"
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
    case .refused:
      "It fails at once with a code for a call already in progress."
    case .accepted:
      "It is carried out; both complete."
    }
  }
}

/// What becomes of an unregistering in progress when the process ends?
public enum UnregistrationAcrossRestart: String, ObservableQuestion {
  case dropped, resumed

  public static let id = "Q-UNREG-7"
  public static let question = "What becomes of an unregistering in progress when the process ends?"
  public static let editions: [Edition] = .withSetUser
  public static let says: [OpenQuestion.Cited] = [
    .toastKo("531-533"),
    .toastJa("283-285"),
    .toastEn("285-287"),
    .nhncloudKo("303-305"),
  ]
  public static let leaning: (reading: Self, because: String)? = (
    .dropped,
    "Its completion is gone with the process; nothing says that the call is kept."
  )

  public var meaning: String {
    switch self {
    case .dropped:
      "It is gone; the record stays."
    case .resumed:
      "It is taken up after the next initialisation."
    }
  }
}
