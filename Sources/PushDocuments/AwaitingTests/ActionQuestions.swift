import PushModel

extension OpenQuestion {
  /// Taps, buttons and replies.
  static let actions: [OpenQuestion] = [
    OpenQuestion(
      "Q-ACT-1", "How does the app learn that the user tapped a notification?",
      in: .withoutPermissionText,
      says: [.tcpushKo("219, 251"), .toastKo("191, 215-220")],
      readings: [
        .init("message", "The delegate gets the message as one that is received."),
        .init("action", "The delegate gets an action that opens the app."),
        .init("notAtAll", "Not by the SDK."),
      ]),
    OpenQuestion(
      "Q-ACT-2", "Is the delegate told of a tap when the app was running already?",
      in: .withFallback,
      says: [.toastJa("114, 126"), .toastEn("114, 126"), .nhncloudKo("125, 137")],
      readings: [
        .init("told", "Yes."),
        .init("onlyAtLaunch", "No, only of a tap that launches the app."),
      ],
      leaning: .init(
        "told", "The sentence names the launch, but the comment at the method names the tap alone.")),
    OpenQuestion(
      "Q-ACT-3", "Does a delegate that is set after a tap has launched the app get the message of that tap?",
      in: .withFallback,
      says: [.toastJa("114, 116"), .toastEn("114, 116"), .nhncloudKo("125, 127")],
      readings: [
        .init("held", "Yes."),
        .init("lost", "No."),
      ]),
    OpenQuestion(
      "Q-ACT-4", "Is the delegate told of a tap besides when the user presses a button that opens the app?",
      in: .withFallback,
      says: [.toastJa("114-115, 320"), .toastEn("114-115, 322"), .nhncloudKo("125-126, 340")],
      readings: [
        .init("actionOnly", "No, it is told the action alone."),
        .init("both", "Yes."),
      ],
      leaning: .init("actionOnly", "Tap and button have a sentence and a method each.")),
    OpenQuestion(
      "Q-ACT-5", "Who opens the URL of a button?",
      in: .withFallback,
      says: [.toastJa("115, 321"), .toastEn("115, 323"), .nhncloudKo("126, 341")],
      readings: [
        .init("sdk", "The SDK."),
        .init("app", "The app, when the delegate is told the action."),
      ],
      leaning: .init("sdk", "The table gives it as what the button does, not as what the app does.")),
    OpenQuestion(
      "Q-ACT-6", "What does a button do whose URL nothing on the device can open?",
      in: .withFallback,
      says: [.toastJa("321"), .toastEn("323"), .nhncloudKo("341")],
      readings: [
        .init("nothing", "Nothing."),
        .init("opensApp", "It opens the app."),
      ]),
    OpenQuestion(
      "Q-ACT-7", "Where does a reply go?",
      in: .withFallback,
      says: [.toastJa("115, 322"), .toastEn("115, 324"), .nhncloudKo("126, 342")],
      readings: [
        .init("delegate", "To the delegate, and no further."),
        .init("server", "To the server, and to the delegate."),
      ],
      leaning: .init(
        "delegate", "The action object carries the text, and no call of the service for replies is named.")),
    OpenQuestion(
      "Q-ACT-8", "Is the delegate told of a button that cancels the notification?",
      in: .withSetUser,
      says: [.toastKo("220, 288"), .toastJa("115, 323"), .toastEn("115, 325"), .nhncloudKo("126, 343")],
      readings: [
        .init("told", "Yes."),
        .init("notTold", "No."),
      ],
      leaning: .init("told", "There is an action type for it.")),
    OpenQuestion(
      "Q-ACT-9", "Is the delegate told when the user removes a notification without a button?",
      in: .withSetUser,
      says: [.toastKo("288"), .toastJa("896"), .toastEn("899"), .nhncloudKo("921")],
      readings: [
        .init("dismissAction", "Yes, as an action that dismisses."),
        .init("notTold", "No."),
      ]),
    OpenQuestion(
      "Q-ACT-10", "What is shown of a message with more than three buttons?",
      in: .withFallback,
      says: [.toastJa("325"), .toastEn("327"), .nhncloudKo("345")],
      readings: [
        .init("firstThree", "The first three."),
        .init("none", "No button."),
        .init("allOfThem", "All of them, as far as the system does."),
      ]),
    OpenQuestion(
      "Q-ACT-11", "Does the app come to the foreground for a reply?",
      in: .withFallback,
      says: [.toastJa("320, 322"), .toastEn("322, 324"), .nhncloudKo("340, 342")],
      readings: [
        .init("staysBehind", "No."),
        .init("comesForward", "Yes."),
      ],
      leaning: .init(
        "staysBehind",
        """
        Running the app is named for another button, and the reply is said to be sent from the \
        notification.
        """)),
    OpenQuestion(
      "Q-ACT-12", "Does the app come to the foreground when the user cancels a notification by a button?",
      in: .withFallback,
      says: [.toastJa("320, 323"), .toastEn("322, 325"), .nhncloudKo("340, 343")],
      readings: [
        .init("staysBehind", "No."),
        .init("comesForward", "Yes."),
      ],
      leaning: .init("staysBehind", "Running the app is named for another button.")),
    OpenQuestion(
      "Q-ACT-13", "Which type does an action of the app's own category have?",
      in: [.toastKo],
      says: [.toastKo("144, 287-291, 300-302")],
      readings: [
        .init("openApp", "The one that opens the app."),
        .init("byOption", "One that follows from how the app made the action."),
      ]),
    OpenQuestion(
      "Q-ACT-14", "Which text has a reply in which the user wrote nothing?",
      in: .every,
      says: [.tcpushKo("303-313"), .toastKo("306"), .toastJa("915"), .toastEn("918"), .nhncloudKo("940")],
      readings: [
        .init("empty", "An empty one."),
        .init("none", "None."),
      ]),
  ]
}
