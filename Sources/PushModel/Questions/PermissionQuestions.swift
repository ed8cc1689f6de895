// The members are documented where ObservableQuestion declares them.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import StateMachines

/// When does the prompt appear?
public enum PromptMoment: String, ObservableQuestion {
  case atRegister, atInitialize

  public static let id = "Q-PERM-1"
  public static let question = "When does the prompt appear?"
  public static let editions: [Edition] = .every
  public static let says: [OpenQuestion.Cited] = [
    .toastJa("214"),
    .toastEn("215"),
    .nhncloudKo("229-233"),
    .tcpushKo("153-155"),
    .toastKo("404"),
  ]
  public static let leaning: (reading: Self, because: String)? = (
    .atRegister,
    "The request stands under token registration, next to what its refusal does to it."
  )

  public var meaning: String {
    switch self {
    case .atRegister:
      "With the first registration."
    case .atInitialize:
      "With the first initialisation."
    }
  }
}

/// Does registering ask the user for permission?
public enum AskingWhereUndocumented: String, ObservableQuestion {
  case asks, doesNotAsk

  public static let id = "Q-PERM-2"
  public static let question = "Does registering ask the user for permission?"
  public static let editions: [Edition] = .withoutPermissionText
  public static let says: [OpenQuestion.Cited] = [.tcpushKo("459"), .toastKo("758")]
  public static let leaning: (reading: Self, because: String)? = (
    .asks,
    "An error code exists for a permission that was not obtained."
  )

  public var meaning: String {
    switch self {
    case .asks:
      "Yes, as in the later editions."
    case .doesNotAsk:
      "No; it only looks at what has been answered elsewhere."
    }
  }
}

/// Does a refused permission make the registration fail?
public enum RefusalWhereUndocumented: String, ObservableQuestion {
  case fails, registers

  public static let id = "Q-PERM-3"
  public static let question = "Does a refused permission make the registration fail?"
  public static let editions: [Edition] = .withoutPermissionText
  public static let says: [OpenQuestion.Cited] = [.tcpushKo("459"), .toastKo("758")]
  public static let leaning: (reading: Self, because: String)? = (
    .fails,
    "An error code exists for a permission that was not obtained."
  )

  public var meaning: String {
    switch self {
    case .fails:
      "Yes, with the code for it."
    case .registers:
      "No; the token is registered all the same."
    }
  }
}

/// Does registering again fail when the permission was withdrawn in Settings after an earlier registration?
public enum WithdrawnPermission: String, ObservableQuestion {
  case fails, registers

  public static let id = "Q-PERM-4"
  public static let question = """
    Does registering again fail when the permission was withdrawn in Settings after an earlier \
    registration?
    """
  public static let editions: [Edition] = .every
  public static let says: [OpenQuestion.Cited] = [
    .toastJa("214"),
    .toastEn("215"),
    .nhncloudKo("229-233"),
    .tcpushKo("459"),
    .toastKo("758"),
  ]
  public static let leaning: (reading: Self, because: String)? = (
    .fails,
    """
    The rule names the permission, not its first answer; the vendor's release 1.3.1 repairs a \
    release that did otherwise.
    """
  )

  public var meaning: String {
    switch self {
    case .fails:
      "Yes: what counts is the permission as it stands."
    case .registers:
      "No: what counts is that it was given once."
    }
  }
}

/// Is a registration that stands removed when the permission is withdrawn in Settings?
public enum RecordAfterWithdrawal: String, ObservableQuestion {
  case kept, removed

  public static let id = "Q-PERM-5"
  public static let question =
    "Is a registration that stands removed when the permission is withdrawn in Settings?"
  public static let editions: [Edition] = .every
  public static let says: [OpenQuestion.Cited] = [
    .toastKo("531-533"),
    .toastJa("283-285"),
    .toastEn("285-287"),
    .nhncloudKo("303-305"),
    .toastJa("214"),
    .toastEn("215"),
    .nhncloudKo("229-233"),
  ]
  public static let leaning: (reading: Self, because: String)? = (
    .kept,
    "Unregistering is described as a call of the app."
  )

  public var meaning: String {
    switch self {
    case .kept:
      "No; it stays until the app unregisters."
    case .removed:
      "Yes, when the app comes to the foreground again."
    }
  }
}

/// Does a registration that fails for the permission remove an earlier one?
public enum RecordAfterRefusedRegistration: String, ObservableQuestion {
  case kept, removed

  public static let id = "Q-PERM-6"
  public static let question = "Does a registration that fails for the permission remove an earlier one?"
  public static let editions: [Edition] = .every
  public static let says: [OpenQuestion.Cited] = [
    .toastJa("214"),
    .toastEn("215"),
    .nhncloudKo("229-233"),
    .toastKo("531-533"),
    .toastJa("283-285"),
    .toastEn("285-287"),
    .nhncloudKo("303-305"),
  ]
  public static let leaning: (reading: Self, because: String)? = (
    .kept,
    "A registration that fails is said to fail, not to unregister."
  )

  public var meaning: String {
    switch self {
    case .kept:
      "No; the earlier record stays."
    case .removed:
      "Yes."
    }
  }
}

/// Does the SDK register by itself once a refused permission is granted in Settings?
public enum LaterGrant: String, ObservableQuestion {
  case onlyByRegister, automatically

  public static let id = "Q-PERM-7"
  public static let question =
    "Does the SDK register by itself once a refused permission is granted in Settings?"
  public static let editions: [Edition] = .every
  public static let says: [OpenQuestion.Cited] = [.toastJa("214"), .toastEn("215"), .nhncloudKo("229-233")]
  public static let leaning: (reading: Self, because: String)? = (
    .onlyByRegister,
    "Registering is described as a call of the app."
  )

  public var meaning: String {
    switch self {
    case .onlyByRegister:
      "No; the app registers again."
    case .automatically:
      "Yes, when the app comes to the foreground."
    }
  }
}

/// Does a provisional permission count as acquired?
public enum ProvisionalPermission: String, ObservableQuestion {
  case acquired, notAcquired

  public static let id = "Q-PERM-8"
  public static let question = "Does a provisional permission count as acquired?"
  public static let editions: [Edition] = .every
  public static let says: [OpenQuestion.Cited] = [.toastJa("214"), .toastEn("215"), .nhncloudKo("229-233")]
  public static let leaning: (reading: Self, because: String)? = nil

  public var meaning: String {
    switch self {
    case .acquired:
      "Yes: notifications are allowed, if quietly."
    case .notAcquired:
      "No: the user has not been asked."
    }
  }
}
