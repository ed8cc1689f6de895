import PushModel

extension OpenQuestion {
  /// Message reception: questions that no case asks yet.
  static let messages: [OpenQuestion] = [
    OpenQuestion(
      "Q-MSG-1",
      """
      Is a notification message passed to the delegate that arrives while the app is in the \
      background?
      """,
      in: .every,
      says: [.tcpushKo("219-221"), .toastKo("123"), .toastJa("113"), .toastEn("113"), .nhncloudKo("124")],
      readings: [
        .init("passed", "Yes, at once."),
        .init("notPassed", "No."),
        .init("inForeground", "Yes, when the app comes to the foreground."),
      ],
      leaning: .init("passed", "The texts speak of an app that is running, and do not except the background.")
    ),
    OpenQuestion(
      "Q-MSG-2",
      """
      What becomes of a notification message that arrives while the app is not running, when the \
      app is launched later?
      """,
      in: .withSetUser,
      says: [.toastKo("123"), .toastJa("113-114"), .toastEn("113-114"), .nhncloudKo("124-125")],
      readings: [
        .init("lost", "The delegate is not told of it, unless the user taps the notification."),
        .init("atLaunch", "The delegate is told of it at the launch."),
      ],
      leaning: .init("lost", "The later editions name a running app and a tap, and nothing else.")),
    OpenQuestion(
      "Q-MSG-3",
      """
      What happens to a notification message that arrives before initialisation, the delegate \
      being set?
      """,
      in: .every,
      says: [
        .tcpushKo("43, 219"), .toastKo("122-123"), .toastJa("94, 113"), .toastEn("94, 113"),
        .nhncloudKo("105, 124"),
      ],
      readings: [
        .init("passed", "It is passed to the delegate."),
        .init("dropped", "It is not passed on."),
        .init("held", "It is passed on after initialisation."),
      ]),
    OpenQuestion(
      "Q-MSG-5", "Are notifications passed to the delegate that another service sent to the app?",
      in: .every,
      says: [.tcpushKo("219"), .toastKo("123"), .toastJa("113"), .toastEn("113"), .nhncloudKo("124")],
      readings: [
        .init("all", "Yes, all that the system delivers."),
        .init("ownOnly", "No, only those of this service."),
      ]),
    OpenQuestion(
      "Q-MSG-6", "What becomes of the app's own delegate for notifications of the system?",
      in: .every,
      says: [
        .tcpushKo("219, 271-275"), .toastKo("123"), .toastJa("112-115"), .toastEn("112-115"),
        .nhncloudKo("123-126"),
      ],
      readings: [
        .init("replaced", "The SDK takes its place, and it gets nothing more."),
        .init("forwarded", "The SDK takes its place and passes on to it what it gets."),
        .init("appForwards", "It stays, and the app has to pass on to the SDK what it gets."),
      ]),
    OpenQuestion(
      "Q-MSG-7", "What does the payload of a message object hold?",
      in: .withSetUser,
      says: [.toastKo("241"), .toastJa("839"), .toastEn("842"), .nhncloudKo("864")],
      readings: [
        .init("textsOnly", "Those members of what the system delivers that are texts."),
        .init("ownData", "The data that whoever sent the message added to it, and nothing of the system."),
        .init("everything", "All that the system delivers, with everything made into texts."),
      ]),
    OpenQuestion(
      "Q-MSG-8", "Which badge does a message object have when the message carries none?",
      in: .withSetUser,
      says: [.toastKo("237"), .toastJa("835"), .toastEn("838"), .nhncloudKo("860")],
      readings: [
        .init("zero", "0."),
        .init("negative", "A number below 0."),
        .init("current", "The badge that the app has."),
      ]),
    OpenQuestion(
      "Q-MSG-9", "Is a message passed to the delegate that shows nothing to the user?",
      in: .every,
      says: [
        .tcpushKo("219"), .toastKo("123"), .toastJa("58, 113"), .toastEn("58, 113"), .nhncloudKo("72, 124"),
      ],
      readings: [
        .init("passed", "Yes."),
        .init("notPassed", "No."),
      ]),
    OpenQuestion(
      "Q-MSG-10", "Does what is said of a type of push hold for its variant for development?",
      in: [.tcpushKo],
      says: [.tcpushKo("145, 149, 220-223")],
      readings: [
        .init("same", "Yes."),
        .init("namedOnly", "No; the variants are not named."),
      ],
      leaning: .init("same", "The variants are glossed as the same messages for development.")),
    OpenQuestion(
      "Q-MSG-11", "What becomes of a VoIP message that arrives while the app is not running?",
      in: .withSetUser,
      says: [.toastKo("123, 215-217"), .toastJa("66, 590"), .toastEn("66, 593"), .nhncloudKo("77, 611")],
      readings: [
        .init("passed", "The app is started in the background, and the delegate gets it."),
        .init("atLaunch", "The delegate gets it when the user launches the app."),
        .init("lost", "It is lost."),
      ]),
    OpenQuestion(
      "Q-MSG-12", "What is the identifier of a message?",
      in: .withSetUser,
      says: [.toastKo("231"), .toastJa("829"), .toastEn("832"), .nhncloudKo("854")],
      readings: [
        .init("service", "The one that the service gave to the message."),
        .init("system", "The one that the system gave to the notification."),
      ]),
  ]
}

extension OpenQuestion {
  static let options: [OpenQuestion] = [
    OpenQuestion(
      "Q-OPT-1", "When do options count that the app sets?",
      in: .withSetUser,
      says: [.toastKo("146-150"), .toastJa("197, 783"), .toastEn("198, 786"), .nhncloudKo("212, 808")],
      readings: [
        .init("atOnce", "From the call on."),
        .init("beforeInitialization", "Only if they are set before initialisation."),
        .init(
          "beforePermission",
          "From the call on, but what the user is asked for follows those that were set before."),
      ]),
    OpenQuestion(
      "Q-OPT-2", "What does setting nil as options do?",
      in: .withFallback,
      says: [.toastJa("197"), .toastEn("198"), .nhncloudKo("212")],
      readings: [
        .init("defaults", "The defaults hold again."),
        .init("unchanged", "Nothing."),
        .init("allOff", "All options are off."),
      ]),
    OpenQuestion(
      "Q-OPT-3", "Do badge and sound take effect while notifications are not shown in the foreground?",
      in: .withSetUser,
      says: [.toastKo("382-386"), .toastJa("189-193"), .toastEn("189-193"), .nhncloudKo("203-207")],
      readings: [
        .init("stillEffective", "Yes."),
        .init("ineffective", "No."),
      ]),
    OpenQuestion(
      "Q-OPT-4", "Where do the options for badge and sound hold?",
      in: .withSetUser,
      says: [.toastKo("382-386"), .toastJa("190-191"), .toastEn("190-191"), .nhncloudKo("204-205")],
      readings: [
        .init("everywhere", "Wherever the app is, since they say what the user is asked to allow."),
        .init("foregroundOnly", "Only while the app is in the foreground."),
      ]),
    OpenQuestion(
      "Q-OPT-5", "Do options hold after the process has ended, until they are set again?",
      in: .withSetUser,
      says: [.toastKo("150"), .toastJa("197"), .toastEn("198"), .nhncloudKo("212")],
      readings: [
        .init("forgotten", "No; the defaults hold."),
        .init("kept", "Yes."),
      ]),
  ]
}

extension OpenQuestion {
  static let categories: [OpenQuestion] = [
    OpenQuestion(
      "Q-CAT-1", "When can categories be set?",
      in: [.toastKo],
      says: [.toastKo("143-144")],
      readings: [
        .init("always", "At any time."),
        .init("beforeRegistration", "Only before a token is registered."),
      ],
      leaning: .init("always", "It is a call of its own, and no condition is named.")),
    OpenQuestion(
      "Q-CAT-2", "What becomes of the categories when the SDK is initialised again with others?",
      in: [.tcpushKo],
      says: [.tcpushKo("59, 121-123")],
      readings: [
        .init("replaced", "The others take their place."),
        .init("kept", "They stay."),
        .init("added", "The others are added."),
      ]),
    OpenQuestion(
      "Q-CAT-3", "What is shown of a rich message that names a category of the app?",
      in: .withoutPermissionText,
      says: [.tcpushKo("327"), .toastKo("143-144, 624")],
      readings: [
        .init("richOnly", "The rich content; the category does not count."),
        .init("categoryOnly", "The buttons of the category, and no rich content."),
        .init("neither", "The notification without either."),
      ]),
    OpenQuestion(
      "Q-CAT-4", "Can an app have categories of its own?",
      in: .withFallback,
      says: [.toastJa("907"), .toastEn("910"), .nhncloudKo("932")],
      readings: [
        .init("bySystem", "Yes; it sets them with the system, and the SDK leaves them in place."),
        .init("notAtAll", "No; the SDK puts its own in their place."),
      ]),
  ]
}
