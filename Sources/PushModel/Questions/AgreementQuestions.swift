// The members are documented where ObservableQuestion declares them.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import StateMachines

/// What is registered when no agreement is given and none was set before?
public enum NoAgreementYet: String, ObservableQuestion {
  case nothing, notificationsOnly, everything, refused

  public static let id = "Q-AGR-1"
  public static let question = "What is registered when no agreement is given and none was set before?"
  public static let editions: [Edition] = .withFallback
  public static let says: [OpenQuestion.Cited] = [
    .toastJa("230-231"), .toastEn("232-233"), .nhncloudKo("250-251"),
  ]
  public static let leaning: (reading: Self, because: String)? = nil

  public var meaning: String {
    switch self {
    case .nothing:
      "An agreement to nothing."
    case .notificationsOnly:
      "An agreement to notifications, not to advertisements."
    case .everything:
      "An agreement to everything."
    case .refused:
      "The call fails with the code for an invalid parameter."
    }
  }
}

/// Which calls set the agreement that a later call without one uses?
public enum AgreementSetBefore: String, ObservableQuestion {
  case lastRegistered, lastSent, lastGiven

  public static let id = "Q-AGR-2"
  public static let question = "Which calls set the agreement that a later call without one uses?"
  public static let editions: [Edition] = .withFallback
  public static let says: [OpenQuestion.Cited] = [
    .toastJa("230-231"), .toastEn("232-233"), .nhncloudKo("250-251"),
  ]
  public static let leaning: (reading: Self, because: String)? = nil

  public var meaning: String {
    switch self {
    case .lastRegistered:
      "The last one that completed successfully."
    case .lastSent:
      "The last one that was sent to the server, even if it was refused there."
    case .lastGiven:
      "The last one that was given, even if the call was refused at once."
    }
  }
}

/// Does the agreement set before outlive the process?
public enum AgreementAfterRestart: String, ObservableQuestion {
  case kept, forgotten

  public static let id = "Q-AGR-3"
  public static let question = "Does the agreement set before outlive the process?"
  public static let editions: [Edition] = .withFallback
  public static let says: [OpenQuestion.Cited] = [
    .toastJa("230-231"), .toastEn("232-233"), .nhncloudKo("250-251"),
  ]
  public static let leaning: (reading: Self, because: String)? = nil

  public var meaning: String {
    switch self {
    case .kept:
      "Yes."
    case .forgotten:
      "No; it is as if none had been set."
    }
  }
}

/// Does the agreement set before outlive unregistering?
public enum AgreementAfterUnregistration: String, ObservableQuestion {
  case kept, forgotten

  public static let id = "Q-AGR-4"
  public static let question = "Does the agreement set before outlive unregistering?"
  public static let editions: [Edition] = .withFallback
  public static let says: [OpenQuestion.Cited] = [
    .toastJa("230-231"),
    .toastEn("232-233"),
    .nhncloudKo("250-251"),
    .toastJa("283-285"),
    .toastEn("285-287"),
    .nhncloudKo("303-305"),
  ]
  public static let leaning: (reading: Self, because: String)? = nil

  public var meaning: String {
    switch self {
    case .kept:
      "Yes."
    case .forgotten:
      "No; it is as if none had been set."
    }
  }
}

/// Does the agreement set before outlive a change of user?
public enum AgreementAfterUserChange: String, ObservableQuestion {
  case kept, forgotten

  public static let id = "Q-AGR-5"
  public static let question = "Does the agreement set before outlive a change of user?"
  public static let editions: [Edition] = .withFallback
  public static let says: [OpenQuestion.Cited] = [
    .toastJa("230-231"), .toastEn("232-233"), .nhncloudKo("250-251"),
  ]
  public static let leaning: (reading: Self, because: String)? = nil

  public var meaning: String {
    switch self {
    case .kept:
      "Yes; it belongs to the device."
    case .forgotten:
      "No; it belongs to the user who gave it."
    }
  }
}

/// Does the agreement set before outlive a logout?
public enum AgreementAfterLogout: String, ObservableQuestion {
  case kept, forgotten

  public static let id = "Q-AGR-6"
  public static let question = "Does the agreement set before outlive a logout?"
  public static let editions: [Edition] = .withFallback
  public static let says: [OpenQuestion.Cited] = [
    .toastJa("230-231"),
    .toastEn("232-233"),
    .nhncloudKo("250-251"),
    .toastJa("85"),
    .toastEn("85"),
    .nhncloudKo("96"),
  ]
  public static let leaning: (reading: Self, because: String)? = nil

  public var meaning: String {
    switch self {
    case .kept:
      "Yes."
    case .forgotten:
      "No; it is as if none had been set."
    }
  }
}

/// Does the agreement set before outlive a second initialisation with other settings?
public enum AgreementAfterOtherSettings: String, ObservableQuestion {
  case kept, forgotten

  public static let id = "Q-AGR-7"
  public static let question =
    "Does the agreement set before outlive a second initialisation with other settings?"
  public static let editions: [Edition] = .withFallback
  public static let says: [OpenQuestion.Cited] = [
    .toastJa("230-231"), .toastEn("232-233"), .nhncloudKo("250-251"),
  ]
  public static let leaning: (reading: Self, because: String)? = nil

  public var meaning: String {
    switch self {
    case .kept:
      "Yes."
    case .forgotten:
      "No; it is as if none had been set."
    }
  }
}

/// What does an agreement to night-time advertisements without one to advertisements do?
public enum NightWithoutAdvertisements: String, ObservableQuestion {
  case asGiven, withoutNight, refused

  public static let id = "Q-AGR-8"
  public static let question =
    "What does an agreement to night-time advertisements without one to advertisements do?"
  public static let editions: [Edition] = .every
  public static let says: [OpenQuestion.Cited] = [
    .tcpushKo("137-139"),
    .toastKo("430-434"),
    .toastJa("219, 809-813"),
    .toastEn("220, 812-816"),
    .nhncloudKo("238, 834-838"),
  ]
  public static let leaning: (reading: Self, because: String)? = (
    .asGiven,
    "The three parts are described side by side, without a rule between them."
  )

  public var meaning: String {
    switch self {
    case .asGiven:
      "It is registered as given."
    case .withoutNight:
      "It is registered without night-time advertisements."
    case .refused:
      "The call fails with the code for an invalid parameter."
    }
  }
}

/// Is a token registered with an agreement that declines notifications?
public enum NotificationsDeclined: String, ObservableQuestion {
  case registers, refused

  public static let id = "Q-AGR-9"
  public static let question = "Is a token registered with an agreement that declines notifications?"
  public static let editions: [Edition] = .every
  public static let says: [OpenQuestion.Cited] = [
    .tcpushKo("135"),
    .toastKo("427-428"),
    .toastJa("219, 806-807"),
    .toastEn("220, 809-810"),
    .nhncloudKo("238, 831-832"),
  ]
  public static let leaning: (reading: Self, because: String)? = (
    .registers,
    "The later editions say that messages are filtered by the agreement when they are sent."
  )

  public var meaning: String {
    switch self {
    case .registers:
      "Yes; the sender filters."
    case .refused:
      "No; the call fails with the code for an invalid parameter."
    }
  }
}

/// What do the parts of an agreement hold that the app does not set?
public enum UnsetAgreement: String, ObservableQuestion {
  case off, on

  public static let id = "Q-AGR-10"
  public static let question = "What do the parts of an agreement hold that the app does not set?"
  public static let editions: [Edition] = .withSetUser
  public static let says: [OpenQuestion.Cited] = [
    .toastKo("427-439"),
    .toastJa("806-818"),
    .toastEn("809-821"),
    .nhncloudKo("831-843"),
  ]
  public static let leaning: (reading: Self, because: String)? = (
    .off,
    "They are plain BOOL properties, and the samples set by hand what they want."
  )

  public var meaning: String {
    switch self {
    case .off:
      "They are declined."
    case .on:
      "They are agreed to."
    }
  }
}
