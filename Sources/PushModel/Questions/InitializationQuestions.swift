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

enum UnregisterBeforeInitialization: String, AskedQuestion {
  case refused, admitted
  static let question = ask(
    "Q-INIT-1", "Is unregistering refused before initialisation?",
    says: [.toastKo("122, 531"), .toastJa("94"), .toastEn("94"), .nhncloudKo("105")],
    readings: (.refused, "The call fails with the code for a missing initialisation."),
    (.admitted, "The call is carried out as if the SDK were initialised."),
    leansTo: .refused,
    because: """
      Only registering and querying are named as barred, but the server call needs the app key that \
      initialisation brings, and toast-ko unregisters by what was set there.
      """)
}

enum QueryBeforeInitialization: String, AskedQuestion {
  case refused, admitted
  static let question = ask(
    "Q-INIT-2", "Is querying refused before initialisation?",
    says: [.tcpushKo("43, 153-155, 161")],
    readings: (.refused, "The call fails with the code for a missing initialisation."),
    (.admitted, "The call answers as it does after initialisation."),
    leansTo: .refused,
    because: """
      The text bars registering only, but the query asks the server, whose key comes with initialisation.
      """)
}

enum OtherSettings: String, AskedQuestion {
  case replaced, ignored
  static let question = ask(
    "Q-INIT-3", "What does a second initialisation in one run do, with other settings?",
    says: [
      .tcpushKo("43, 153, 155"), .toastKo("122"), .toastJa("94, 751"), .toastEn("94, 754"),
      .nhncloudKo("105, 773"),
    ],
    readings: (.replaced, "The new settings hold from then on."),
    (.ignored, "The first settings stay."),
    leansTo: .replaced,
    because: """
      Settings are described as what is passed when the SDK is initialised; nothing restricts that to once, \
      and the vendor's sample initialises twice.
      """)
}

enum SettingsOfARegistration: String, AskedQuestion {
  case atNextRegister, atOnce
  static let question = ask(
    "Q-INIT-4", "Does a second initialisation with other settings change a registration that already stands?",
    says: [.tcpushKo("154"), .toastKo("580"), .toastJa("76"), .toastEn("76"), .nhncloudKo("87")],
    readings: (.atNextRegister, "The record at the server changes with the next registration only."),
    (.atOnce, "The token information is updated at once."),
    leansTo: .atNextRegister,
    because: """
      The texts name the user id, and in toast-ko the update call, as what updates token information; \
      initialisation is not among them.
      """)
}

enum InitializationAfterRestart: String, AskedQuestion {
  case forgotten, remembered
  static let question = ask(
    "Q-INIT-5", "Does initialisation outlive the process?",
    says: [
      .tcpushKo("43, 153, 155"), .toastKo("122, 323-337"), .toastJa("94, 147-161"), .toastEn("94, 147-161"),
      .nhncloudKo("105, 158-175"),
    ],
    readings: (.forgotten, "After a restart the SDK is not initialised until the app does it again."),
    (
      .remembered,
      """
      The SDK counts as initialised with the stored settings, until the app passes the settings of this run.
      """
    ),
    leansTo: .forgotten,
    because: """
      The samples of all editions but tcpush-ko initialise in application:didFinishLaunchingWithOptions:, \
      that is at every launch.
      """)
}

enum EmptyAppKey: String, AskedQuestion {
  case uninitialized, parameterInvalid, accepted
  static let question = ask(
    "Q-INIT-6", "What does an initialisation with an empty app key do?",
    says: [
      .tcpushKo("129"), .toastKo("121, 179-180"), .toastJa("95, 777"), .toastEn("95, 780"),
      .nhncloudKo("106, 802"),
    ],
    readings: (
      .uninitialized,
      """
      It does nothing, and where nothing was initialised before every call does what it does without \
      initialisation.
      """
    ),
    (
      .parameterInvalid,
      """
      The SDK is not initialised by it, and until it is initialised with a key every call fails with the code \
      for an invalid parameter.
      """
    ),
    (.accepted, "The key is passed to the server as it is."))
}

enum InitializationDuringRegistration: String, AskedQuestion {
  case continues, abandoned
  static let question = ask(
    "Q-INIT-7",
    "What happens to a registration in progress when the SDK is initialised again with the same settings?",
    says: [.tcpushKo("43, 153, 155"), .toastKo("122"), .toastJa("94"), .toastEn("94"), .nhncloudKo("105")],
    readings: (.continues, "It goes on and completes as usual."),
    (.abandoned, "It ends, and its call completes with an error."),
    leansTo: .continues, because: "No text gives initialisation any effect on a call in progress.")
}

enum MissedServerRegistration: String, AskedQuestion {
  case onlyByRegister, automatically
  static let question = ask(
    "Q-INIT-8", "Does initialising make up for a registration that was asked for before it?",
    says: [.tcpushKo("153-155, 171-179")],
    readings: (.onlyByRegister, "The token reaches the server when the app registers again."),
    (
      .automatically,
      """
      Initialising in the same run registers the system token at the server, unless the app has registered \
      meanwhile.
      """
    ),
    leansTo: .onlyByRegister,
    because: "The callback has already completed with an error; nothing says that it is repeated.")
}

enum MessageBeforeInitialization: String, AskedQuestion {
  case delivered, held
  static let question = ask(
    "Q-INIT-9", "What happens to a VoIP message that arrives before initialisation, the delegate being set?",
    says: [.tcpushKo("219, 222-223"), .toastKo("122-124")],
    readings: (.delivered, "It is passed to the delegate at once."),
    (.held, "It is passed to the delegate once the SDK is initialised."),
    leansTo: .delivered,
    because: """
      What cannot be used before the initialisation is named, and receiving messages is not among it.
      """)
}

enum DelegateOfSecondInitialization: String, AskedQuestion {
  case kept, cleared
  static let question = ask(
    "Q-INIT-10", "Does initialising again without a delegate remove the delegate that was set?",
    says: [.toastKo("134-141, 405"), .toastJa("101-109"), .toastEn("101-109"), .nhncloudKo("112-120")],
    readings: (.kept, "The delegate stays, and is told as before."),
    (.cleared, "No delegate is set any more; nobody is told."),
    leansTo: .kept,
    because: """
      A method of its own sets the delegate, to nil if wanted; the initialiser without the argument says \
      nothing of it.
      """)
}

enum PermissionBeforeInitialization: String, AskedQuestion {
  case asks, doesNotAsk
  static let question = ask(
    "Q-INIT-11", "Does registering before initialisation ask the user for permission?",
    says: [.tcpushKo("155, 459")],
    readings: (.asks, "The user is asked as in any registration that asks."),
    (.doesNotAsk, "Only the system token is obtained."))
}

enum VoIPMessageBeforeInitialization: String, AskedQuestion {
  case held, dropped
  static let question = ask(
    "Q-INIT-12",
    """
    What happens to a VoIP message that arrives before initialisation, where the VoIP functions want one, \
    the delegate being set?
    """,
    says: [.toastJa("585, 590-591"), .toastEn("588, 593-594"), .nhncloudKo("606, 611-612")],
    readings: (.held, "It is passed to the delegate once the SDK is initialised."),
    (.dropped, "It is never passed on."))
}

enum EarlyVoIPDelegate: String, AskedQuestion {
  case counts, ignored
  static let question = ask(
    "Q-INIT-13", "Does a VoIP delegate count that was set before the initialisation?",
    says: [.toastJa("585, 590-591"), .toastEn("588, 593-594"), .nhncloudKo("606, 611-612")],
    readings: (.counts, "Yes."),
    (.ignored, "No: setting it is one of the VoIP functions, which can be used once the SDK is initialised."),
    leansTo: .counts, because: "It is recommended to set it when the app starts, with no word on the order.")
}
