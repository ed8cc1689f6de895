// The members are documented where ObservableQuestion declares them.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import StateMachines

/// What does a second VoIP registration do while the first is in progress?
public enum OverlappingVoIPRegister: String, ObservableQuestion {
  case rejected, together, afterwards

  public static let id = "Q-VOIP-1"
  public static let question = "What does a second VoIP registration do while the first is in progress?"
  public static let editions: [Edition] = .every
  public static let says: [OpenQuestion.Cited] = [
    .toastKo("761, 775"),
    .toastJa("726, 743"),
    .toastEn("729, 746"),
    .nhncloudKo("747, 765"),
  ]
  public static let leaning: (reading: Self, because: String)? = (
    .rejected,
    "Codes for it exist, but no text says which calls report them."
  )

  public var meaning: String {
    switch self {
    case .rejected:
      "It fails at once with a code for a call already in progress."
    case .together:
      "Both complete with the outcome of the first."
    case .afterwards:
      "The second starts when the first has completed."
    }
  }
}

/// What does a VoIP call of another kind do while one is in progress?
public enum OverlappingVoIPCalls: String, ObservableQuestion {
  case refused, accepted

  public static let id = "Q-VOIP-2"
  public static let question = "What does a VoIP call of another kind do while one is in progress?"
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

/// What does a VoIP registration do while a notification token is being registered?
public enum VoIPDuringRegistration: String, ObservableQuestion {
  case independent, refused

  public static let id = "Q-VOIP-3"
  public static let question =
    "What does a VoIP registration do while a notification token is being registered?"
  public static let editions: [Edition] = [.tcpushKo, .toastJa, .toastEn, .nhncloudKo]
  public static let says: [OpenQuestion.Cited] = [
    .tcpushKo("147"), .toastJa("586"), .toastEn("589"), .nhncloudKo("607"),
  ]
  public static let leaning: (reading: Self, because: String)? = (
    .independent,
    "VoIP is described as a module of its own."
  )

  public var meaning: String {
    switch self {
    case .independent:
      "It is carried out; the two do not touch."
    case .refused:
      "It fails at once with a code for a call already in progress."
    }
  }
}

/// For whom is a VoIP token registered when no user id is set?
public enum AnonymousVoIP: String, ObservableQuestion {
  case device, userInvalid

  public static let id = "Q-VOIP-4"
  public static let question = "For whom is a VoIP token registered when no user id is set?"
  public static let editions: [Edition] = .withFallback
  public static let says: [OpenQuestion.Cited] = [
    .toastJa("75, 215"),
    .toastEn("75, 216"),
    .nhncloudKo("86, 234"),
    .toastJa("637"),
    .toastEn("640"),
    .nhncloudKo("658"),
  ]
  public static let leaning: (reading: Self, because: String)? = (
    .device,
    "The fallback is stated for token registration in general."
  )

  public var meaning: String {
    switch self {
    case .device:
      "The device identifier."
    case .userInvalid:
      "Nobody: the call fails with the code for a missing user id."
    }
  }
}

/// Which agreement does the information of a VoIP token carry?
public enum AgreementOfVoIP: String, ObservableQuestion {
  case everything, nothing, asNotification

  public static let id = "Q-VOIP-5"
  public static let question = "Which agreement does the information of a VoIP token carry?"
  public static let editions: [Edition] = .withFallback
  public static let says: [OpenQuestion.Cited] = [
    .toastJa("637, 947-954"),
    .toastEn("640, 951-958"),
    .nhncloudKo("658, 973-980"),
  ]
  public static let leaning: (reading: Self, because: String)? = nil

  public var meaning: String {
    switch self {
    case .everything:
      "An agreement to everything."
    case .nothing:
      "An agreement to nothing."
    case .asNotification:
      "The one that was given for the notification token."
    }
  }
}

/// What happens when the system does not issue a VoIP token?
public enum SilentPushKit: String, ObservableQuestion {
  case waits, fails

  public static let id = "Q-VOIP-6"
  public static let question = "What happens when the system does not issue a VoIP token?"
  public static let editions: [Edition] = .every
  public static let says: [OpenQuestion.Cited] = [
    .tcpushKo("147, 154, 461"),
    .toastKo("404, 759"),
    .toastJa("636-637, 724"),
    .toastEn("639-640, 727"),
    .nhncloudKo("657-658, 745"),
  ]
  public static let leaning: (reading: Self, because: String)? = nil

  public var meaning: String {
    switch self {
    case .waits:
      "The registration stays in progress."
    case .fails:
      "It fails after a while with the code for a failure by the system."
    }
  }
}

/// What happens to a VoIP message that arrives while no delegate is set?
public enum MessageWithoutDelegate: String, ObservableQuestion {
  case dropped, held

  public static let id = "Q-VOIP-7"
  public static let question = "What happens to a VoIP message that arrives while no delegate is set?"
  public static let editions: [Edition] = .every
  public static let says: [OpenQuestion.Cited] = [
    .tcpushKo("222-223"),
    .toastKo("123, 215-217"),
    .toastJa("590-591"),
    .toastEn("593-594"),
    .nhncloudKo("611-612"),
  ]
  public static let leaning: (reading: Self, because: String)? = (
    .dropped,
    "The texts recommend to set the delegate at launch so that messages are received smoothly."
  )

  public var meaning: String {
    switch self {
    case .dropped:
      "It is never passed on."
    case .held:
      "It is passed on once a delegate is set."
    }
  }
}

/// Is a VoIP message passed on that arrives after the token was unregistered?
public enum MessageAfterUnregistration: String, ObservableQuestion {
  case delivered, dropped

  public static let id = "Q-VOIP-8"
  public static let question = "Is a VoIP message passed on that arrives after the token was unregistered?"
  public static let editions: [Edition] = .withSetUser
  public static let says: [OpenQuestion.Cited] = [
    .toastKo("531-533"),
    .toastJa("590, 689"),
    .toastEn("593, 692"),
    .nhncloudKo("611, 710"),
  ]
  public static let leaning: (reading: Self, because: String)? = (
    .delivered,
    "Unregistering takes the token out of the server's targets; nothing is said of the device."
  )

  public var meaning: String {
    switch self {
    case .delivered:
      "Yes; it had been sent before."
    case .dropped:
      "No."
    }
  }
}

/// What happens when the system invalidates the VoIP token?
public enum InvalidatedVoIPToken: String, ObservableQuestion {
  case kept, removed

  public static let id = "Q-VOIP-9"
  public static let question = "What happens when the system invalidates the VoIP token?"
  public static let editions: [Edition] = .every
  public static let says: [OpenQuestion.Cited] = [
    .tcpushKo("147, 154"),
    .toastKo("404"),
    .toastJa("636-637"),
    .toastEn("639-640"),
    .nhncloudKo("657-658"),
  ]
  public static let leaning: (reading: Self, because: String)? = nil

  public var meaning: String {
    switch self {
    case .kept:
      "Nothing; the record stays."
    case .removed:
      "The SDK unregisters it at the server."
    }
  }
}

/// What happens when the system issues another VoIP token after a registration?
public enum ChangedVoIPToken: String, ObservableQuestion {
  case atNextRegister, atOnce

  public static let id = "Q-VOIP-10"
  public static let question = "What happens when the system issues another VoIP token after a registration?"
  public static let editions: [Edition] = .every
  public static let says: [OpenQuestion.Cited] = [
    .tcpushKo("147, 154"),
    .toastKo("404"),
    .toastJa("636-637"),
    .toastEn("639-640"),
    .nhncloudKo("657-658"),
  ]
  public static let leaning: (reading: Self, because: String)? = nil

  public var meaning: String {
    switch self {
    case .atNextRegister:
      "The record at the server changes with the next registration."
    case .atOnce:
      "The SDK updates the record by itself."
    }
  }
}

/// What becomes of a VoIP registration in progress when the process ends?
public enum VoIPAcrossRestart: String, ObservableQuestion {
  case dropped, resumed

  public static let id = "Q-VOIP-11"
  public static let question = "What becomes of a VoIP registration in progress when the process ends?"
  public static let editions: [Edition] = .every
  public static let says: [OpenQuestion.Cited] = [
    .tcpushKo("147, 154"),
    .toastKo("404"),
    .toastJa("636-637"),
    .toastEn("639-640"),
    .nhncloudKo("657-658"),
  ]
  public static let leaning: (reading: Self, because: String)? = (
    .dropped,
    "Its completion is gone with the process; nothing says that the call is kept."
  )

  public var meaning: String {
    switch self {
    case .dropped:
      "It is gone."
    case .resumed:
      "It is taken up after the next initialisation."
    }
  }
}
