import StateMachines

extension OpenQuestion {
  /// Initialisation: what a case can decide.
  static let initialization: [OpenQuestion] = [
    OpenQuestion(
      "Q-INIT-1", "Is unregistering refused before initialisation?",
      in: .withSetUser,
      says: [.toastKo("122, 531"), .toastJa("94"), .toastEn("94"), .nhncloudKo("105")],
      readings: [
        .init("refused", "The call fails with the code for a missing initialisation."),
        .init("admitted", "The call is carried out as if the SDK were initialised."),
      ],
      leaning: .init(
        "refused",
        """
        Only registering and querying are named as barred, but the server call needs the app key that \
        initialisation brings, and toast-ko unregisters by what was set there.
        """)),
    OpenQuestion(
      "Q-INIT-2", "Is querying refused before initialisation?",
      in: [.tcpushKo],
      says: [.tcpushKo("43, 153-155, 161")],
      readings: [
        .init("refused", "The call fails with the code for a missing initialisation."),
        .init("admitted", "The call answers as it does after initialisation."),
      ],
      leaning: .init(
        "refused",
        """
        The text bars registering only, but the query asks the server, whose key comes with initialisation.
        """)),
    OpenQuestion(
      "Q-INIT-3", "What does a second initialisation with other settings do?",
      in: .every,
      says: [
        .tcpushKo("43, 153, 155"), .toastKo("122"), .toastJa("94, 751"), .toastEn("94, 754"),
        .nhncloudKo("105, 773"),
      ],
      readings: [
        .init("replaced", "The new settings hold from then on."),
        .init("ignored", "The first settings stay."),
      ],
      leaning: .init(
        "replaced",
        """
        Settings are described as what is passed when the SDK is initialised; nothing restricts that to \
        once, and the vendor's sample initialises twice.
        """)),
    OpenQuestion(
      "Q-INIT-4",
      "Does a second initialisation with other settings change a registration that already stands?",
      in: .every,
      says: [.tcpushKo("154"), .toastKo("580"), .toastJa("76"), .toastEn("76"), .nhncloudKo("87")],
      readings: [
        .init("atNextRegister", "The record at the server changes with the next registration only."),
        .init("atOnce", "The token information is updated at once."),
      ],
      leaning: .init(
        "atNextRegister",
        """
        The texts name the user id, and in toast-ko the update call, as what updates token information; \
        initialisation is not among them.
        """)),
    OpenQuestion(
      "Q-INIT-5", "Does initialisation outlive the process?",
      in: .every,
      says: [
        .tcpushKo("43, 153, 155"), .toastKo("122, 323-337"), .toastJa("94, 147-161"), .toastEn("94, 147-161"),
        .nhncloudKo("105, 158-175"),
      ],
      readings: [
        .init("forgotten", "After a restart the SDK is not initialised until the app does it again."),
        .init("remembered", "The SDK counts as initialised with the stored settings."),
      ],
      leaning: .init(
        "forgotten",
        """
        The samples of all editions but tcpush-ko initialise in application:didFinishLaunchingWithOptions:, \
        that is at every launch.
        """)),
    OpenQuestion(
      "Q-INIT-6", "What does an initialisation with an empty app key do?",
      in: .every,
      says: [
        .tcpushKo("129"), .toastKo("121, 179-180"), .toastJa("95, 777"), .toastEn("95, 780"),
        .nhncloudKo("106, 802"),
      ],
      readings: [
        .init(
          "uninitialized",
          """
          It does nothing, and where nothing was initialised before every call does what it does without \
          initialisation.
          """),
        .init(
          "parameterInvalid",
          """
          The SDK is not initialised by it, and until it is initialised with a key every call fails with the \
          code for an invalid parameter.
          """),
        .init("accepted", "The key is passed to the server as it is."),
      ]),
    OpenQuestion(
      "Q-INIT-7",
      "What happens to a registration in progress when the SDK is initialised again with the same settings?",
      in: .every,
      says: [.tcpushKo("43, 153, 155"), .toastKo("122"), .toastJa("94"), .toastEn("94"), .nhncloudKo("105")],
      readings: [
        .init("continues", "It goes on and completes as usual."),
        .init("abandoned", "It ends, and its call completes with an error."),
      ],
      leaning: .init("continues", "No text gives initialisation any effect on a call in progress.")),
    OpenQuestion(
      "Q-INIT-8", "Does initialising make up for a registration that was asked for before it?",
      in: [.tcpushKo],
      says: [.tcpushKo("153-155, 171-179")],
      readings: [
        .init("onlyByRegister", "The token reaches the server when the app registers again."),
        .init(
          "automatically",
          """
          Initialising in the same run registers the system token at the server, unless the app has \
          registered meanwhile.
          """),
      ],
      leaning: .init(
        "onlyByRegister",
        "The callback has already completed with an error; nothing says that it is repeated.")),
    OpenQuestion(
      "Q-INIT-9",
      "What happens to a VoIP message that arrives before initialisation, the delegate being set?",
      in: [.tcpushKo, .toastKo],
      says: [.tcpushKo("219, 222-223"), .toastKo("122-124")],
      readings: [
        .init("delivered", "It is passed to the delegate at once."),
        .init("held", "It is passed to the delegate once the SDK is initialised."),
      ],
      leaning: .init(
        "delivered",
        "What cannot be used before the initialisation is named, and receiving messages is not among it.")),
    OpenQuestion(
      "Q-INIT-10", "Does initialising again without a delegate remove the delegate that was set?",
      in: .withSetUser,
      says: [
        .toastKo("134-141, 405"), .toastJa("101-109"), .toastEn("101-109"), .nhncloudKo("112-120"),
      ],
      readings: [
        .init("kept", "The delegate stays, and is told as before."),
        .init("cleared", "No delegate is set any more; nobody is told."),
      ],
      leaning: .init(
        "kept",
        """
        A method of its own sets the delegate, to nil if wanted; the initialiser without the argument says \
        nothing of it.
        """)),
    OpenQuestion(
      "Q-INIT-11", "Does registering before initialisation ask the user for permission?",
      in: [.tcpushKo],
      says: [.tcpushKo("155, 459")],
      readings: [
        .init("asks", "The user is asked as in any registration that asks."),
        .init("doesNotAsk", "Only the system token is obtained."),
      ]),
    OpenQuestion(
      "Q-INIT-12",
      """
      What happens to a VoIP message that arrives before initialisation, where the VoIP functions want one, the \
      delegate being set?
      """,
      in: .withFallback,
      says: [
        .toastJa("585, 590-591"), .toastEn("588, 593-594"), .nhncloudKo("606, 611-612"),
      ],
      readings: [
        .init("held", "It is passed to the delegate once the SDK is initialised."),
        .init("dropped", "It is never passed on."),
      ]),
    OpenQuestion(
      "Q-INIT-13", "Does a VoIP delegate count that was set before the initialisation?",
      in: .withFallback,
      says: [
        .toastJa("585, 590-591"), .toastEn("588, 593-594"), .nhncloudKo("606, 611-612"),
      ],
      readings: [
        .init("counts", "Yes."),
        .init(
          "ignored",
          "No: setting it is one of the VoIP functions, which can be used once the SDK is initialised."),
      ],
      leaning: .init("counts", "It is recommended to set it when the app starts, with no word on the order.")),
  ]
}

enum UnregisterBeforeInitialization: Question {
  case refused, admitted
  static var id: String { "Q-INIT-1" }
}

enum QueryBeforeInitialization: Question {
  case refused, admitted
  static var id: String { "Q-INIT-2" }
}

enum OtherSettings: Question {
  case replaced, ignored
  static var id: String { "Q-INIT-3" }
}

enum SettingsOfARegistration: Question {
  case atNextRegister, atOnce
  static var id: String { "Q-INIT-4" }
}

enum InitializationAfterRestart: Question {
  case forgotten, remembered
  static var id: String { "Q-INIT-5" }
}

enum EmptyAppKey: Question {
  case uninitialized, parameterInvalid, accepted
  static var id: String { "Q-INIT-6" }
}

enum InitializationDuringRegistration: Question {
  case continues, abandoned
  static var id: String { "Q-INIT-7" }
}

enum MissedServerRegistration: Question {
  case onlyByRegister, automatically
  static var id: String { "Q-INIT-8" }
}

enum MessageBeforeInitialization: Question {
  case delivered, held
  static var id: String { "Q-INIT-9" }
}

enum VoIPMessageBeforeInitialization: Question {
  case held, dropped
  static var id: String { "Q-INIT-12" }
}

enum EarlyVoIPDelegate: Question {
  case counts, ignored
  static var id: String { "Q-INIT-13" }
}

enum DelegateOfSecondInitialization: Question {
  case kept, cleared
  static var id: String { "Q-INIT-10" }
}

enum PermissionBeforeInitialization: Question {
  case asks, doesNotAsk
  static var id: String { "Q-INIT-11" }
}
