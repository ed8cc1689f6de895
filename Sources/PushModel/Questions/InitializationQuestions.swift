import StateMachines

extension OpenQuestion {
  /// Initialisation: what a case can decide.
  static let initialization: [OpenQuestion] = [
    UnregisterBeforeInitialization.question, QueryBeforeInitialization.question, OtherSettings.question,
    SettingsOfARegistration.question, InitializationAfterRestart.question, EmptyAppKey.question,
    InitializationDuringRegistration.question, MissedServerRegistration.question,
    MessageBeforeInitialization.question, DelegateOfSecondInitialization.question,
    PermissionBeforeInitialization.question, VoIPMessageBeforeInitialization.question,
    EarlyVoIPDelegate.question,
  ]
}

enum UnregisterBeforeInitialization: Meaning, AskedQuestion {
  case refused = "The call fails with the code for a missing initialisation."
  case admitted = "The call is carried out as if the SDK were initialised."

  static let question = ask(
    "Q-INIT-1", "Is unregistering refused before initialisation?",
    says: [.toastKo("122, 531"), .toastJa("94"), .toastEn("94"), .nhncloudKo("105")],
    leansTo: .refused,
    because: """
      Only registering and querying are named as barred, but the server call needs the app key that \
      initialisation brings, and toast-ko unregisters by what was set there.
      """)
}

enum QueryBeforeInitialization: Meaning, AskedQuestion {
  case refused = "The call fails with the code for a missing initialisation."
  case admitted = "The call answers as it does after initialisation."

  static let question = ask(
    "Q-INIT-2", "Is querying refused before initialisation?",
    says: [.tcpushKo("43, 153-155, 161")],
    leansTo: .refused,
    because: """
      The text bars registering only, but the query asks the server, whose key comes with initialisation.
      """)
}

enum OtherSettings: Meaning, AskedQuestion {
  case replaced = "The new settings hold from then on."
  case ignored = "The first settings stay."

  static let question = ask(
    "Q-INIT-3", "What does a second initialisation with other settings do?",
    says: [
      .tcpushKo("43, 153, 155"), .toastKo("122"), .toastJa("94, 751"), .toastEn("94, 754"),
      .nhncloudKo("105, 773"),
    ],
    leansTo: .replaced,
    because: """
      Settings are described as what is passed when the SDK is initialised; nothing restricts that to once, \
      and the vendor's sample initialises twice.
      """)
}

enum SettingsOfARegistration: Meaning, AskedQuestion {
  case atNextRegister = "The record at the server changes with the next registration only."
  case atOnce = "The token information is updated at once."

  static let question = ask(
    "Q-INIT-4", "Does a second initialisation with other settings change a registration that already stands?",
    says: [.tcpushKo("154"), .toastKo("580"), .toastJa("76"), .toastEn("76"), .nhncloudKo("87")],
    leansTo: .atNextRegister,
    because: """
      The texts name the user id, and in toast-ko the update call, as what updates token information; \
      initialisation is not among them.
      """)
}

enum InitializationAfterRestart: Meaning, AskedQuestion {
  case forgotten = "After a restart the SDK is not initialised until the app does it again."
  case remembered = "The SDK counts as initialised with the stored settings."

  static let question = ask(
    "Q-INIT-5", "Does initialisation outlive the process?",
    says: [
      .tcpushKo("43, 153, 155"), .toastKo("122, 323-337"), .toastJa("94, 147-161"), .toastEn("94, 147-161"),
      .nhncloudKo("105, 158-175"),
    ],
    leansTo: .forgotten,
    because: """
      The samples of all editions but tcpush-ko initialise in application:didFinishLaunchingWithOptions:, \
      that is at every launch.
      """)
}

enum EmptyAppKey: Meaning, AskedQuestion {
  case uninitialized = """
    It does nothing, and where nothing was initialised before every call does what it does without \
    initialisation.
    """
  case parameterInvalid = """
    The SDK is not initialised by it, and until it is initialised with a key every call fails with the code \
    for an invalid parameter.
    """
  case accepted = "The key is passed to the server as it is."

  static let question = ask(
    "Q-INIT-6", "What does an initialisation with an empty app key do?",
    says: [
      .tcpushKo("129"), .toastKo("121, 179-180"), .toastJa("95, 777"), .toastEn("95, 780"),
      .nhncloudKo("106, 802"),
    ])
}

enum InitializationDuringRegistration: Meaning, AskedQuestion {
  case continues = "It goes on and completes as usual."
  case abandoned = "It ends, and its call completes with an error."

  static let question = ask(
    "Q-INIT-7",
    "What happens to a registration in progress when the SDK is initialised again with the same settings?",
    says: [.tcpushKo("43, 153, 155"), .toastKo("122"), .toastJa("94"), .toastEn("94"), .nhncloudKo("105")],
    leansTo: .continues, because: "No text gives initialisation any effect on a call in progress.")
}

enum MissedServerRegistration: Meaning, AskedQuestion {
  case onlyByRegister = "The token reaches the server when the app registers again."
  case automatically = """
    Initialising in the same run registers the system token at the server, unless the app has registered \
    meanwhile.
    """

  static let question = ask(
    "Q-INIT-8", "Does initialising make up for a registration that was asked for before it?",
    says: [.tcpushKo("153-155, 171-179")],
    leansTo: .onlyByRegister,
    because: "The callback has already completed with an error; nothing says that it is repeated.")
}

enum MessageBeforeInitialization: Meaning, AskedQuestion {
  case delivered = "It is passed to the delegate at once."
  case held = "It is passed to the delegate once the SDK is initialised."

  static let question = ask(
    "Q-INIT-9", "What happens to a VoIP message that arrives before initialisation, the delegate being set?",
    says: [.tcpushKo("219, 222-223"), .toastKo("122-124")],
    leansTo: .delivered,
    because: """
      What cannot be used before the initialisation is named, and receiving messages is not among it.
      """)
}

enum DelegateOfSecondInitialization: Meaning, AskedQuestion {
  case kept = "The delegate stays, and is told as before."
  case cleared = "No delegate is set any more; nobody is told."

  static let question = ask(
    "Q-INIT-10", "Does initialising again without a delegate remove the delegate that was set?",
    says: [.toastKo("134-141, 405"), .toastJa("101-109"), .toastEn("101-109"), .nhncloudKo("112-120")],
    leansTo: .kept,
    because: """
      A method of its own sets the delegate, to nil if wanted; the initialiser without the argument says \
      nothing of it.
      """)
}

enum PermissionBeforeInitialization: Meaning, AskedQuestion {
  case asks = "The user is asked as in any registration that asks."
  case doesNotAsk = "Only the system token is obtained."

  static let question = ask(
    "Q-INIT-11", "Does registering before initialisation ask the user for permission?",
    says: [.tcpushKo("155, 459")])
}

enum VoIPMessageBeforeInitialization: Meaning, AskedQuestion {
  case held = "It is passed to the delegate once the SDK is initialised."
  case dropped = "It is never passed on."

  static let question = ask(
    "Q-INIT-12",
    """
    What happens to a VoIP message that arrives before initialisation, where the VoIP functions want one, \
    the delegate being set?
    """,
    says: [.toastJa("585, 590-591"), .toastEn("588, 593-594"), .nhncloudKo("606, 611-612")])
}

enum EarlyVoIPDelegate: Meaning, AskedQuestion {
  case counts = "Yes."
  case ignored = "No: setting it is one of the VoIP functions, which can be used once the SDK is initialised."

  static let question = ask(
    "Q-INIT-13", "Does a VoIP delegate count that was set before the initialisation?",
    says: [.toastJa("585, 590-591"), .toastEn("588, 593-594"), .nhncloudKo("606, 611-612")],
    leansTo: .counts, because: "It is recommended to set it when the app starts, with no word on the order.")
}
