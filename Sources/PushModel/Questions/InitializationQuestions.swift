// The members are documented where ObservableQuestion declares them.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import StateMachines

/// Is unregistering refused before initialisation?
public enum UnregisterBeforeInitialization: String, ObservableQuestion {
  case refused, admitted

  public static let id = "Q-INIT-1"
  public static let question = "Is unregistering refused before initialisation?"
  public static let editions: [Edition] = .withSetUser
  public static let says: [OpenQuestion.Cited] = [
    .toastKo("122, 531"), .toastJa("94"), .toastEn("94"), .nhncloudKo("105"),
  ]
  public static let leaning: (reading: Self, because: String)? = (
    .refused,
    """
    Only registering and querying are named as barred, but the server call needs the app key \
    that initialisation brings, and toast-ko unregisters by what was set there.
    """
  )

  public var meaning: String {
    switch self {
    case .refused:
      "The call fails with the code for a missing initialisation."
    case .admitted:
      "The call is carried out as if the SDK were initialised."
    }
  }
}

/// Is querying refused before initialisation?
public enum QueryBeforeInitialization: String, ObservableQuestion {
  case refused, admitted

  public static let id = "Q-INIT-2"
  public static let question = "Is querying refused before initialisation?"
  public static let editions: [Edition] = [.tcpushKo]
  public static let says: [OpenQuestion.Cited] = [.tcpushKo("43, 153-155, 161")]
  public static let leaning: (reading: Self, because: String)? = (
    .refused,
    """
    The text bars registering only, but the query asks the server, whose key comes with \
    initialisation.
    """
  )

  public var meaning: String {
    switch self {
    case .refused:
      "The call fails with the code for a missing initialisation."
    case .admitted:
      "The call answers as it does after initialisation."
    }
  }
}

/// What does a second initialisation with other settings do?
public enum OtherSettings: String, ObservableQuestion {
  case replaced, ignored

  public static let id = "Q-INIT-3"
  public static let question = "What does a second initialisation with other settings do?"
  public static let editions: [Edition] = .every
  public static let says: [OpenQuestion.Cited] = [
    .tcpushKo("43, 153, 155"),
    .toastKo("122"),
    .toastJa("94, 751"),
    .toastEn("94, 754"),
    .nhncloudKo("105, 773"),
  ]
  public static let leaning: (reading: Self, because: String)? = (
    .replaced,
    """
    Settings are described as what is passed when the SDK is initialised; nothing restricts that \
    to once, and the vendor's sample initialises twice.
    """
  )

  public var meaning: String {
    switch self {
    case .replaced:
      "The new settings hold from then on."
    case .ignored:
      "The first settings stay."
    }
  }
}

/// Does a second initialisation with other settings change a registration that already stands?
public enum SettingsOfARegistration: String, ObservableQuestion {
  case atNextRegister, atOnce

  public static let id = "Q-INIT-4"
  public static let question =
    "Does a second initialisation with other settings change a registration that already stands?"
  public static let editions: [Edition] = .every
  public static let says: [OpenQuestion.Cited] = [
    .tcpushKo("154"),
    .toastKo("580"),
    .toastJa("76"),
    .toastEn("76"),
    .nhncloudKo("87"),
  ]
  public static let leaning: (reading: Self, because: String)? = (
    .atNextRegister,
    """
    The texts name the user id, and in toast-ko the update call, as what updates token \
    information; initialisation is not among them.
    """
  )

  public var meaning: String {
    switch self {
    case .atNextRegister:
      "The record at the server changes with the next registration only."
    case .atOnce:
      "The token information is updated at once."
    }
  }
}

/// Does initialisation outlive the process?
public enum InitializationAfterRestart: String, ObservableQuestion {
  case forgotten, remembered

  public static let id = "Q-INIT-5"
  public static let question = "Does initialisation outlive the process?"
  public static let editions: [Edition] = .every
  public static let says: [OpenQuestion.Cited] = [
    .tcpushKo("43, 153, 155"),
    .toastKo("122, 323-337"),
    .toastJa("94, 147-161"),
    .toastEn("94, 147-161"),
    .nhncloudKo("105, 158-175"),
  ]
  public static let leaning: (reading: Self, because: String)? = (
    .forgotten,
    """
    The samples of all editions but tcpush-ko initialise in \
    application:didFinishLaunchingWithOptions:, that is at every launch.
    """
  )

  public var meaning: String {
    switch self {
    case .forgotten:
      "After a restart the SDK is not initialised until the app does it again."
    case .remembered:
      "The SDK counts as initialised with the stored settings."
    }
  }
}

/// What does an initialisation with an empty app key do?
public enum EmptyAppKey: String, ObservableQuestion {
  case uninitialized, parameterInvalid, accepted

  public static let id = "Q-INIT-6"
  public static let question = "What does an initialisation with an empty app key do?"
  public static let editions: [Edition] = .every
  public static let says: [OpenQuestion.Cited] = [
    .tcpushKo("129"),
    .toastKo("121, 179-180"),
    .toastJa("95, 777"),
    .toastEn("95, 780"),
    .nhncloudKo("106, 802"),
  ]
  public static let leaning: (reading: Self, because: String)? = nil

  public var meaning: String {
    switch self {
    case .uninitialized:
      """
      It does nothing: what was initialised before stays so, and otherwise every call does what it does \
      without initialisation.
      """
    case .parameterInvalid:
      """
      The SDK is not initialised by it, and until it is initialised with a key every call fails with the \
      code for an invalid parameter.
      """
    case .accepted:
      "The key is passed to the server as it is."
    }
  }
}

/// What happens to a registration in progress when the SDK is initialised again with the same settings?
public enum InitializationDuringRegistration: String, ObservableQuestion {
  case continues, abandoned

  public static let id = "Q-INIT-7"
  public static let question = """
    What happens to a registration in progress when the SDK is initialised again with the same \
    settings?
    """
  public static let editions: [Edition] = .every
  public static let says: [OpenQuestion.Cited] = [
    .tcpushKo("43, 153, 155"),
    .toastKo("122"),
    .toastJa("94"),
    .toastEn("94"),
    .nhncloudKo("105"),
  ]
  public static let leaning: (reading: Self, because: String)? = (
    .continues,
    "No text gives initialisation any effect on a call in progress."
  )

  public var meaning: String {
    switch self {
    case .continues:
      "It goes on and completes as usual."
    case .abandoned:
      "It ends, and its call completes with an error."
    }
  }
}

/// Does initialising make up for a registration that was asked for before it?
public enum MissedServerRegistration: String, ObservableQuestion {
  case onlyByRegister, automatically

  public static let id = "Q-INIT-8"
  public static let question = "Does initialising make up for a registration that was asked for before it?"
  public static let editions: [Edition] = [.tcpushKo]
  public static let says: [OpenQuestion.Cited] = [.tcpushKo("153-155, 171-181")]
  public static let leaning: (reading: Self, because: String)? = (
    .onlyByRegister,
    "The callback has already completed with an error; nothing says that it is repeated."
  )

  public var meaning: String {
    switch self {
    case .onlyByRegister:
      "The token reaches the server when the app registers again."
    case .automatically:
      """
      Initialising in the same run registers the system token at the server, unless the app has registered \
      meanwhile.
      """
    }
  }
}

/// What happens to a VoIP message that arrives before initialisation, the delegate being set?
public enum MessageBeforeInitialization: String, ObservableQuestion {
  case delivered, held, dropped

  public static let id = "Q-INIT-9"
  public static let question =
    "What happens to a VoIP message that arrives before initialisation, the delegate being set?"
  public static let editions: [Edition] = .every
  public static let says: [OpenQuestion.Cited] = [
    .tcpushKo("222-223"),
    .toastKo("122-124"),
    .toastJa("585, 590-591"),
    .toastEn("588, 593-594"),
    .nhncloudKo("606, 611-612"),
  ]
  public static let leaning: (reading: Self, because: String)? = nil

  public var meaning: String {
    switch self {
    case .delivered:
      "It is passed to the delegate at once."
    case .held:
      "It is passed to the delegate once the SDK is initialised."
    case .dropped:
      "It is never passed on."
    }
  }
}

/// Does initialising again without a delegate remove the delegate that was set?
public enum DelegateOfSecondInitialization: String, ObservableQuestion {
  case kept, cleared

  public static let id = "Q-INIT-10"
  public static let question = "Does initialising again without a delegate remove the delegate that was set?"
  public static let editions: [Edition] = [.toastKo]
  public static let says: [OpenQuestion.Cited] = [.toastKo("134-141, 405")]
  public static let leaning: (reading: Self, because: String)? = (
    .kept,
    """
    A method of its own sets the delegate, to nil if wanted; the initialiser without the \
    argument says nothing of it.
    """
  )

  public var meaning: String {
    switch self {
    case .kept:
      "The delegate stays and receives results."
    case .cleared:
      "No delegate is set any more; results go to nobody."
    }
  }
}

/// Does registering before initialisation ask the user for permission?
public enum PermissionBeforeInitialization: String, ObservableQuestion {
  case asks, doesNotAsk

  public static let id = "Q-INIT-11"
  public static let question = "Does registering before initialisation ask the user for permission?"
  public static let editions: [Edition] = [.tcpushKo]
  public static let says: [OpenQuestion.Cited] = [.tcpushKo("155, 459")]
  public static let leaning: (reading: Self, because: String)? = nil

  public var meaning: String {
    switch self {
    case .asks:
      "The user is asked as in any registration that asks."
    case .doesNotAsk:
      "Only the system token is obtained."
    }
  }
}
