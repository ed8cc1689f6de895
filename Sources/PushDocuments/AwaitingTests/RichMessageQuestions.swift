import PushModel

extension OpenQuestion {
  static let richMessages: [OpenQuestion] = [
    OpenQuestion(
      "Q-RICH-1", "What is shown of a rich message whose media cannot be loaded?",
      in: .withSetUser,
      says: [.toastKo("624"), .toastJa("331-335"), .toastEn("333-337"), .nhncloudKo("351-355")],
      readings: [
        .init("withoutMedia", "The notification with its buttons, without media."),
        .init("plain", "The notification without any rich content."),
        .init("nothing", "Nothing."),
      ]),
    OpenQuestion(
      "Q-RICH-2", "What is shown of a rich message in an app without the extension?",
      in: .every,
      says: [.tcpushKo("324-325"), .toastKo("624"), .toastJa("312"), .toastEn("314"), .nhncloudKo("332")],
      readings: [
        .init("plain", "The notification without rich content."),
        .init("buttonsOnly", "The notification with its buttons, without media."),
        .init("nothing", "Nothing."),
      ]),
    OpenQuestion(
      "Q-RICH-3", "Who refuses media that are too large, or have another format?",
      in: .withFallback,
      says: [.toastJa("331-333"), .toastEn("333-335"), .nhncloudKo("351-353")],
      readings: [
        .init("server", "The server, when the message is made."),
        .init("device", "The extension, when it has loaded them."),
        .init("nobody", "Nobody; it depends on the system whether they are shown."),
      ]),
    OpenQuestion(
      "Q-RICH-4", "Where may media come from?",
      in: .withFallback,
      says: [.toastJa("335, 865"), .toastEn("337, 868"), .nhncloudKo("355, 890")],
      readings: [
        .init("webOnly", "From the web alone."),
        .init("bundleToo", "From the web, or from the files of the app."),
      ],
      leaning: .init("bundleToo", "The remark on downloads begins with a condition: if a web URL is used.")),
    OpenQuestion(
      "Q-RICH-5", "Is an image refused that is larger than 1038 x 1038?",
      in: .withFallback,
      says: [.toastJa("331"), .toastEn("333"), .nhncloudKo("351")],
      readings: [
        .init("accepted", "No; the size is recommended."),
        .init("refused", "Yes; the size is a limit."),
      ],
      leaning: .init("accepted", "The size stands in the column of recommendations, though as a maximum.")),
    OpenQuestion(
      "Q-RICH-6", "Which formats and sizes may media have?",
      in: [.toastKo],
      says: [.toastKo("624")],
      readings: [
        .init("ofTheSystem", "Those that the system allows."),
        .init("asLater", "Those that the later editions name."),
      ]),
    OpenQuestion(
      "Q-RICH-7", "How many buttons may a rich message have?",
      in: .withoutPermissionText,
      says: [.tcpushKo("329-331"), .toastKo("251, 624")],
      readings: [
        .init("ofTheSystem", "As many as the system allows."),
        .init("three", "Three, as the later editions say."),
      ]),
  ]
}

extension OpenQuestion {
  static let serviceExtension: [OpenQuestion] = [
    OpenQuestion(
      "Q-EXT-1",
      """
      What has an extension with logic of its own to do, so that rich messages and received \
      metrics still work?
      """,
      in: .withFallback,
      says: [.toastJa("442"), .toastEn("444"), .nhncloudKo("462")],
      readings: [
        .init("callInherited", "To call what it inherits from the SDK's class."),
        .init("doItself", "To do all of it itself."),
      ],
      leaning: .init("callInherited", "Only without such logic is inheriting said to be enough.")),
    OpenQuestion(
      "Q-EXT-2", "What is shown when the time runs out that the system gives the extension?",
      in: .every,
      says: [
        .tcpushKo("324-325"), .toastKo("624"), .toastJa("335, 442"), .toastEn("337, 444"),
        .nhncloudKo("355, 462"),
      ],
      readings: [
        .init("original", "The notification as it came."),
        .init("asFar", "The notification with what was ready by then."),
      ]),
    OpenQuestion(
      "Q-EXT-3", "What does the extension do with notifications that another service sent to the app?",
      in: .every,
      says: [
        .tcpushKo("324-325, 389-390"), .toastKo("725"), .toastJa("442"), .toastEn("444"), .nhncloudKo("462"),
      ],
      readings: [
        .init("leavesAlone", "It leaves them as they are."),
        .init("sameForAll", "The same as with all others."),
      ]),
    OpenQuestion(
      "Q-EXT-4", "Does a received metric depend on the rich content being complete?",
      in: .every,
      says: [
        .tcpushKo("324-325, 422-423"), .toastKo("725"), .toastJa("442"), .toastEn("444"), .nhncloudKo("462"),
      ],
      readings: [
        .init("independent", "No."),
        .init("afterwards", "Yes; it is sent when the notification is handed on."),
      ]),
  ]
}

extension OpenQuestion {
  static let metrics: [OpenQuestion] = [
    OpenQuestion(
      "Q-MET-1", "Where has the SDK to be initialised for received metrics?",
      in: [.toastKo],
      says: [.toastKo("648, 653-665, 736")],
      readings: [
        .init("extension", "In the extension."),
        .init("appToo", "In the extension or in the app."),
      ],
      leaning: .init(
        "extension", "The sample does it there, and the extension is said to be an environment of its own.")),
    OpenQuestion(
      "Q-MET-2", "Which app key counts if the one of the initialisation and the one in info.plist differ?",
      in: .every,
      says: [
        .tcpushKo("442-445"), .toastKo("648, 697"), .toastJa("341, 348, 399"), .toastEn("343, 350, 401"),
        .nhncloudKo("361, 368, 419"),
      ],
      readings: [
        .init("initialization", "The one of the initialisation."),
        .init("infoPlist", "The one in info.plist."),
      ]),
    OpenQuestion(
      "Q-MET-3", "Does a tap count as opened when the app was running already?",
      in: .every,
      says: [.tcpushKo("363"), .toastKo("641"), .toastJa("339"), .toastEn("341"), .nhncloudKo("359")],
      readings: [
        .init("counts", "Yes."),
        .init("onlyLaunches", "No, only a tap that launches the app."),
      ]),
    OpenQuestion(
      "Q-MET-4", "Does pressing a button count as opened?",
      in: .every,
      says: [.tcpushKo("363"), .toastKo("641"), .toastJa("339"), .toastEn("341"), .nhncloudKo("359")],
      readings: [
        .init("everyButton", "Yes."),
        .init("openingOnly", "Only if the button opens the app."),
        .init("no", "No."),
      ]),
    OpenQuestion(
      "Q-MET-5", "Are there received metrics of VoIP messages?",
      in: .every,
      says: [
        .tcpushKo("363, 382"), .toastKo("641, 647"), .toastJa("339, 347"), .toastEn("341, 349"),
        .nhncloudKo("359, 367"),
      ],
      readings: [
        .init("no", "No; no extension gets them."),
        .init("yes", "Yes."),
      ],
      leaning: .init("no", "The metrics are collected in the extension.")),
    OpenQuestion(
      "Q-MET-6", "What becomes of a metric that cannot be sent at once?",
      in: .every,
      says: [.tcpushKo("363"), .toastKo("641"), .toastJa("339"), .toastEn("341"), .nhncloudKo("359")],
      readings: [
        .init("lost", "It is lost."),
        .init("sentLater", "It is sent later."),
      ]),
    OpenQuestion(
      "Q-MET-7", "Is a tap counted that launches the app before the SDK is initialised?",
      in: .every,
      says: [.tcpushKo("442-445"), .toastKo("697"), .toastJa("399"), .toastEn("401"), .nhncloudKo("419")],
      readings: [
        .init("afterInitialization", "Yes, once it is initialised."),
        .init("infoPlistOnly", "Only if the app key stands in info.plist."),
      ]),
    OpenQuestion(
      "Q-MET-8", "Are metrics sent of messages that were sent to another user than the one who is logged in?",
      in: .every,
      says: [.tcpushKo("363"), .toastKo("641"), .toastJa("339"), .toastEn("341"), .nhncloudKo("359")],
      readings: [
        .init("sent", "Yes."),
        .init("notSent", "No."),
      ]),
  ]
}
