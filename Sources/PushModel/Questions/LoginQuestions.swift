// The members are documented where ObservableQuestion declares them.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import StateMachines

/// For whom is a token registered again when no user id is set, but one was before?
public enum LaterAnonymousRegistration: String, ObservableQuestion {
  case device, previousUser, userInvalid

  public static let id = "Q-LOGIN-1"
  public static let question =
    "For whom is a token registered again when no user id is set, but one was before?"
  public static let editions: [Edition] = .withFallback
  public static let says: [OpenQuestion.Cited] = [
    .toastJa("75, 215"), .toastEn("75, 216"), .nhncloudKo("86, 234"),
  ]
  public static let leaning: (reading: Self, because: String)? = (
    .device,
    """
    The fallback is stated for the initial registration only; it is the only rule for a missing \
    user id that the text has.
    """
  )

  public var meaning: String {
    switch self {
    case .device:
      "The device identifier."
    case .previousUser:
      "The user of the registration that stands."
    case .userInvalid:
      "Nobody: the call fails with the code for a missing user id."
    }
  }
}

/// Does logging out change the user of the registration that stands?
public enum RecordAfterLogout: String, ObservableQuestion {
  case keptUser, device

  public static let id = "Q-LOGIN-2"
  public static let question = "Does logging out change the user of the registration that stands?"
  public static let editions: [Edition] = .withSetUser
  public static let says: [OpenQuestion.Cited] = [
    .toastKo("112"),
    .toastJa("85"),
    .toastEn("85"),
    .nhncloudKo("96"),
    .toastJa("76"),
    .toastEn("76"),
    .nhncloudKo("87"),
  ]
  public static let leaning: (reading: Self, because: String)? = (
    .keptUser,
    """
    Setting or changing the id updates the information; clearing it is described on its own, and \
    only as not deleting.
    """
  )

  public var meaning: String {
    switch self {
    case .keptUser:
      "The record keeps the user."
    case .device:
      """
      The record is updated to the device identifier, or to no user where the edition has no \
      fallback.
      """
    }
  }
}

/// Whose token is registered when the user id changes after the call, before anything was sent to the server?
public enum UserChangedBeforeRequest: String, ObservableQuestion {
  case current, asCalled

  public static let id = "Q-LOGIN-3"
  public static let question = """
    Whose token is registered when the user id changes after the call, before anything was sent to \
    the server?
    """
  public static let editions: [Edition] = .withSetUser
  public static let says: [OpenQuestion.Cited] = [
    .toastJa("76"), .toastEn("76"), .nhncloudKo("87"), .toastKo("103"),
  ]
  public static let leaning: (reading: Self, because: String)? = (
    .current,
    """
    An id set after the registration updates it, so that the final record carries the latest \
    user either way.
    """
  )

  public var meaning: String {
    switch self {
    case .current:
      "The user who is set when the token is sent, or who is set afterwards."
    case .asCalled:
      "The user at the time of the call."
    }
  }
}

/// Whose token is registered when the user id changes while the server's answer is awaited?
public enum UserChangedDuringRequest: String, ObservableQuestion {
  case current, asCalled

  public static let id = "Q-LOGIN-4"
  public static let question =
    "Whose token is registered when the user id changes while the server's answer is awaited?"
  public static let editions: [Edition] = .withSetUser
  public static let says: [OpenQuestion.Cited] = [
    .toastJa("76"), .toastEn("76"), .nhncloudKo("87"), .toastKo("580"),
  ]
  public static let leaning: (reading: Self, because: String)? = (
    .current,
    """
    A changed id updates the information after a registration; the one in progress is about to \
    be one.
    """
  )

  public var meaning: String {
    switch self {
    case .current:
      "The information is updated to the new user once the registration has succeeded."
    case .asCalled:
      "The user who was sent stays."
    }
  }
}

/// Whose token is registered when the user logs out while a registration is in progress?
public enum LogoutDuringRegistration: String, ObservableQuestion {
  case asCalled, current

  public static let id = "Q-LOGIN-5"
  public static let question =
    "Whose token is registered when the user logs out while a registration is in progress?"
  public static let editions: [Edition] = .withSetUser
  public static let says: [OpenQuestion.Cited] = [
    .toastKo("112"),
    .toastJa("85"),
    .toastEn("85"),
    .nhncloudKo("96"),
    .toastJa("75, 215"),
    .toastEn("75, 216"),
    .nhncloudKo("86, 234"),
  ]
  public static let leaning: (reading: Self, because: String)? = nil

  public var meaning: String {
    switch self {
    case .asCalled:
      "The user at the time of the call."
    case .current:
      """
      The device identifier; where the edition has no fallback, the call fails with the code for \
      a missing user id.
      """
    }
  }
}

/// Is an update of the token information that failed for the network made again?
public enum FailedRefresh: String, ObservableQuestion {
  case dropped, retried

  public static let id = "Q-LOGIN-6"
  public static let question = "Is an update of the token information that failed for the network made again?"
  public static let editions: [Edition] = .withFallback
  public static let says: [OpenQuestion.Cited] = [.toastJa("76"), .toastEn("76"), .nhncloudKo("87")]
  public static let leaning: (reading: Self, because: String)? = nil

  public var meaning: String {
    switch self {
    case .dropped:
      "No; the record keeps the earlier user until something else updates it."
    case .retried:
      "Yes, once the network is back."
    }
  }
}

/// Does the user id outlive the process?
public enum UserAfterRestart: String, ObservableQuestion {
  case forgotten, remembered

  public static let id = "Q-LOGIN-7"
  public static let question = "Does the user id outlive the process?"
  public static let editions: [Edition] = .withSetUser
  public static let says: [OpenQuestion.Cited] = [
    .toastKo("103-107"),
    .toastJa("75-80"),
    .toastEn("75-80"),
    .nhncloudKo("86-91"),
  ]
  public static let leaning: (reading: Self, because: String)? = nil

  public var meaning: String {
    switch self {
    case .forgotten:
      "No user id is set after a restart until the app sets one."
    case .remembered:
      "The user id of before is still set."
    }
  }
}

/// Does a user id that is set before initialisation count?
public enum UserBeforeInitialization: String, ObservableQuestion {
  case counts, ignored

  public static let id = "Q-LOGIN-8"
  public static let question = "Does a user id that is set before initialisation count?"
  public static let editions: [Edition] = .withSetUser
  public static let says: [OpenQuestion.Cited] = [
    .toastKo("99, 103-107"),
    .toastJa("71, 75"),
    .toastEn("71, 75"),
    .nhncloudKo("82, 86"),
  ]
  public static let leaning: (reading: Self, because: String)? = (
    .counts,
    """
    The id belongs to the SDK that all products share, not to the push module that is \
    initialised.
    """
  )

  public var meaning: String {
    switch self {
    case .counts:
      "It is the user of later registrations."
    case .ignored:
      "It has to be set again after initialisation."
    }
  }
}

/// What is an empty user id?
public enum EmptyUser: String, ObservableQuestion {
  case noUser, user

  public static let id = "Q-LOGIN-9"
  public static let question = "What is an empty user id?"
  public static let editions: [Edition] = .withSetUser
  public static let says: [OpenQuestion.Cited] = [
    .toastKo("103, 116"),
    .toastJa("75, 88-89"),
    .toastEn("75, 88-89"),
    .nhncloudKo("86, 99-100"),
  ]
  public static let leaning: (reading: Self, because: String)? = (
    .noUser,
    "Only nil is shown as logging out; but an empty id names nobody."
  )

  public var meaning: String {
    switch self {
    case .noUser:
      "The same as none."
    case .user:
      "A user whose id is empty."
    }
  }
}

/// Does a changed user id update the token information when the permission has been withdrawn?
public enum RefreshWithoutPermission: String, ObservableQuestion {
  case updates, doesNot

  public static let id = "Q-LOGIN-10"
  public static let question =
    "Does a changed user id update the token information when the permission has been withdrawn?"
  public static let editions: [Edition] = .withFallback
  public static let says: [OpenQuestion.Cited] = [
    .toastJa("76, 214"),
    .toastEn("76, 215"),
    .nhncloudKo("87"),
    .nhncloudKo("229-231"),
  ]
  public static let leaning: (reading: Self, because: String)? = (
    .updates,
    "The statement on changed ids is unconditional."
  )

  public var meaning: String {
    switch self {
    case .updates:
      "Yes: the rule on user ids has no such condition."
    case .doesNot:
      "No: what needs the permission to be registered needs it to be updated."
    }
  }
}

/// Does a changed user id update a registration that was made before a restart?
public enum RefreshAfterRestart: String, ObservableQuestion {
  case updates, onlyAfterRegister

  public static let id = "Q-LOGIN-11"
  public static let question = "Does a changed user id update a registration that was made before a restart?"
  public static let editions: [Edition] = .withFallback
  public static let says: [OpenQuestion.Cited] = [.toastJa("76"), .toastEn("76"), .nhncloudKo("87")]
  public static let leaning: (reading: Self, because: String)? = (
    .updates,
    "The text says after token registration, not after one in this run."
  )

  public var meaning: String {
    switch self {
    case .updates:
      "Yes: a registration that stands is a registration."
    case .onlyAfterRegister:
      "Only once the app has registered in this run."
    }
  }
}

/// Does a changed user id update the VoIP token's information too?
public enum RefreshOfVoIPToken: String, ObservableQuestion {
  case both, notificationOnly

  public static let id = "Q-LOGIN-12"
  public static let question = "Does a changed user id update the VoIP token's information too?"
  public static let editions: [Edition] = .withFallback
  public static let says: [OpenQuestion.Cited] = [
    .toastJa("71, 76"), .toastEn("71, 76"), .nhncloudKo("82, 87"),
  ]
  public static let leaning: (reading: Self, because: String)? = (
    .both,
    "All products share one user id, and the statement names no kind of token."
  )

  public var meaning: String {
    switch self {
    case .both:
      "Yes, both tokens'."
    case .notificationOnly:
      "No, only the notification token's."
    }
  }
}

/// Does a changed user id reach the server without the update call?
public enum UserChangeWithoutUpdate: String, ObservableQuestion {
  case onlyByUpdate, automatically

  public static let id = "Q-LOGIN-13"
  public static let question = "Does a changed user id reach the server without the update call?"
  public static let editions: [Edition] = [.toastKo]
  public static let says: [OpenQuestion.Cited] = [.toastKo("580-582")]
  public static let leaning: (reading: Self, because: String)? = (
    .onlyByUpdate,
    "The user id is the first thing that the update call is said to update."
  )

  public var meaning: String {
    switch self {
    case .onlyByUpdate:
      "No; the record changes with the update call or the next registration."
    case .automatically:
      "Yes, at once."
    }
  }
}
