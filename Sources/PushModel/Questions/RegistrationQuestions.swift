// The members are documented where ObservableQuestion declares them.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import StateMachines

/// What does a second registration do while the first is in progress?
public enum OverlappingRegister: String, ObservableQuestion {
  case rejected, together, afterwards

  public static let id = "Q-REG-1"
  public static let question = "What does a second registration do while the first is in progress?"
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

/// What happens when the system neither issues nor refuses a token?
public enum SilentAPNs: String, ObservableQuestion {
  case waits, fails

  public static let id = "Q-REG-2"
  public static let question = "What happens when the system neither issues nor refuses a token?"
  public static let editions: [Edition] = .every
  public static let says: [OpenQuestion.Cited] = [
    .tcpushKo("461"),
    .toastKo("759"),
    .toastJa("724"),
    .toastEn("727"),
    .nhncloudKo("745"),
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

/// What happens when the system issues another token after a registration?
public enum ChangedToken: String, ObservableQuestion {
  case atNextRegister, atOnce

  public static let id = "Q-REG-3"
  public static let question = "What happens when the system issues another token after a registration?"
  public static let editions: [Edition] = .every
  public static let says: [OpenQuestion.Cited] = [
    .tcpushKo("154"),
    .toastKo("404"),
    .toastJa("213"),
    .toastEn("214"),
    .nhncloudKo("228"),
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

/// What becomes of a registration in progress when the process ends?
public enum RegistrationAcrossRestart: String, ObservableQuestion {
  case dropped, resumed

  public static let id = "Q-REG-4"
  public static let question = "What becomes of a registration in progress when the process ends?"
  public static let editions: [Edition] = .every
  public static let says: [OpenQuestion.Cited] = [
    .tcpushKo("154"),
    .toastKo("404"),
    .toastJa("213"),
    .toastEn("214"),
    .nhncloudKo("228"),
  ]
  public static let leaning: (reading: Self, because: String)? = (
    .dropped,
    "Its completion handler is gone with the process; nothing says that the call is kept."
  )

  public var meaning: String {
    switch self {
    case .dropped:
      "It is gone."
    case .resumed:
      """
      It is taken up after the next initialisation, unless a call has come before it that could reach the \
      server.
      """
    }
  }
}

/// Is a registration that failed for the network made again by the SDK?
public enum RetryOfRegistration: String, ObservableQuestion {
  case notRetried, retried

  public static let id = "Q-REG-5"
  public static let question = "Is a registration that failed for the network made again by the SDK?"
  public static let editions: [Edition] = .every
  public static let says: [OpenQuestion.Cited] = [
    .tcpushKo("463-469"),
    .toastKo("769-776"),
    .toastJa("737-744"),
    .toastEn("740-747"),
    .nhncloudKo("759-766"),
  ]
  public static let leaning: (reading: Self, because: String)? = (
    .notRetried,
    "The call has completed with an error; nothing says that it goes on."
  )

  public var meaning: String {
    switch self {
    case .notRetried:
      "No."
    case .retried:
      "Yes, once the network is back, if that is in the same run."
    }
  }
}

/// What does unregistering do while a registration is in progress?
public enum UnregisterDuringRegistration: String, ObservableQuestion {
  case refused, afterwards, atOnce

  public static let id = "Q-REG-6"
  public static let question = "What does unregistering do while a registration is in progress?"
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
    case .afterwards:
      "It starts when the registration has completed."
    case .atOnce:
      "It is carried out at once, next to the registration."
    }
  }
}

/// What does a query do while a registration is in progress?
public enum QueryDuringRegistration: String, ObservableQuestion {
  case refused, afterwards, atOnce

  public static let id = "Q-REG-7"
  public static let question = "What does a query do while a registration is in progress?"
  public static let editions: [Edition] = .every
  public static let says: [OpenQuestion.Cited] = [
    .toastKo("761, 775"),
    .toastJa("726, 743"),
    .toastEn("729, 746"),
    .nhncloudKo("747, 765"),
    .tcpushKo("161"),
    .toastKo("459"),
    .toastJa("257"),
    .toastEn("259"),
    .nhncloudKo("277"),
  ]
  public static let leaning: (reading: Self, because: String)? = (
    .atOnce,
    "The query is said to answer with what was last registered successfully."
  )

  public var meaning: String {
    switch self {
    case .refused:
      "It fails at once with a code for a call already in progress."
    case .afterwards:
      "It is answered when the registration has completed."
    case .atOnce:
      "It is answered at once, with what was registered before."
    }
  }
}

/// Which user id does the information of a token carry that was registered without one?
public enum UserInAnonymousInfo: String, ObservableQuestion {
  case device, empty

  public static let id = "Q-REG-8"
  public static let question =
    "Which user id does the information of a token carry that was registered without one?"
  public static let editions: [Edition] = .withFallback
  public static let says: [OpenQuestion.Cited] = [
    .toastJa("75, 215"),
    .toastEn("75, 216"),
    .nhncloudKo("86, 234"),
    .toastJa("932-933"),
    .toastEn("936-937"),
    .nhncloudKo("958-959"),
  ]
  public static let leaning: (reading: Self, because: String)? = (
    .device,
    "The token is said to be registered with the device identifier."
  )

  public var meaning: String {
    switch self {
    case .device:
      "The device identifier."
    case .empty:
      "None: the property is empty."
    }
  }
}

/// Does a registration that fails for the permission hand back the system token?
public enum TokenWithRefusal: String, ObservableQuestion {
  case errorOnly, tokenWithError

  public static let id = "Q-REG-9"
  public static let question = "Does a registration that fails for the permission hand back the system token?"
  public static let editions: [Edition] = [.tcpushKo]
  public static let says: [OpenQuestion.Cited] = [.tcpushKo("155, 171-181, 459")]
  public static let leaning: (reading: Self, because: String)? = nil

  public var meaning: String {
    switch self {
    case .errorOnly:
      "No, only the error."
    case .tokenWithError:
      "Yes, next to the error."
    }
  }
}

/// When the permission is refused, is a VoIP token that was asked for in the same call still registered?
public enum OtherTypeOnRefusal: String, ObservableQuestion {
  case registered, failed

  public static let id = "Q-REG-10"
  public static let question = """
    When the permission is refused, is a VoIP token that was asked for in the same call still \
    registered?
    """
  public static let editions: [Edition] = [.toastKo]
  public static let says: [OpenQuestion.Cited] = [.toastKo("404-405, 758")]
  public static let leaning: (reading: Self, because: String)? = (
    .registered,
    "Tokens are registered per kind, and each result names its kind."
  )

  public var meaning: String {
    switch self {
    case .registered:
      "Yes; each kind has its own result."
    case .failed:
      "No; the call fails for both kinds."
    }
  }
}

/// Does a registration reach the server when no delegate is set to report it to?
public enum RegistrationWithoutDelegate: String, ObservableQuestion {
  case registers, doesNothing

  public static let id = "Q-REG-11"
  public static let question = "Does a registration reach the server when no delegate is set to report it to?"
  public static let editions: [Edition] = [.toastKo]
  public static let says: [OpenQuestion.Cited] = [.toastKo("191, 404-405")]
  public static let leaning: (reading: Self, because: String)? = (
    .registers,
    "The delegate is described as what makes further functions possible, not as a condition."
  )

  public var meaning: String {
    switch self {
    case .registers:
      "Yes; nobody is told."
    case .doesNothing:
      "No."
    }
  }
}

/// Does a registration that fails at the server hand back the token?
public enum TokenWithServerFailure: String, ObservableQuestion {
  case errorOnly, tokenWithError

  public static let id = "Q-REG-12"
  public static let question = "Does a registration that fails at the server hand back the token?"
  public static let editions: [Edition] = .withFallback
  public static let says: [OpenQuestion.Cited] = [
    .toastJa("227-231, 244-251, 642"),
    .toastEn("229-233, 246-253, 645"),
    .nhncloudKo("247-251, 264-271, 663"),
  ]
  public static let leaning: (reading: Self, because: String)? = (
    .errorOnly,
    "The completion has room for both, but the sample reads the token only where there is no error."
  )

  public var meaning: String {
    switch self {
    case .errorOnly:
      "No, only the error."
    case .tokenWithError:
      "Yes, next to the error: the system did issue it."
    }
  }
}
