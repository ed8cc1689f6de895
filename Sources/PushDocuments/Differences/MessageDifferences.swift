import PushModel

extension Difference {
  /// Messages, actions, options, categories and rich messages.
  static let messageDifferences: [Difference] = [
    Difference(
      id: "DIFF-101", about: "The form in which a message is handed over",
      positions: [
        .init(cited: [.tcpushKo("273-275, 283-285")], says: "A dictionary."),
        .init(
          cited: [
            .toastKo("216, 229-241"), .toastJa("113, 824, 829-839"), .toastEn("113, 827, 832-842"),
            .nhncloudKo("124, 849, 854-864"),
          ], says: "An object with identifier, title, body, badge, rich content and payload."),
      ]),
    Difference(
      id: "DIFF-102", about: "The methods that messages come by",
      positions: [
        .init(
          cited: [.tcpushKo("271-285")],
          says: "One delegate has a method for notification messages and one for VoIP messages."),
        .init(
          cited: [.toastKo("215-217")], says: "One delegate has one method, which is told the push type."),
        .init(
          cited: [.toastJa("124, 599"), .toastEn("124, 602"), .nhncloudKo("135, 620")],
          says: "Two delegates, for notifications and for VoIP, have a method each."),
      ]),
    Difference(
      id: "DIFF-103", about: "Notification messages while the app is not running",
      positions: [
        .init(cited: [.tcpushKo("220-221")], says: "They cannot be passed to the delegate."),
        .init(cited: [.toastKo("123")], says: "Nothing is said."),
        .init(
          cited: [.toastJa("113-114"), .toastEn("113-114"), .nhncloudKo("124-125")],
          says: "Only a running app and a tap are spoken of."),
      ]),
    Difference(
      id: "DIFF-104", about: "How the app learns of a tap",
      positions: [
        .init(
          cited: [.tcpushKo("249-251, 271-313"), .toastKo("196-220")],
          says: "Nothing is said; the delegate has no method for it."),
        .init(
          cited: [.toastJa("114, 126-127")],
          says: """
            By a method of the delegate; the sentence says that the content is made known to the \
            user.
            """),
        .init(
          cited: [.toastEn("114, 126-127"), .nhncloudKo("125, 137-138")],
          says: "By a method of the delegate, which gets the message."),
      ]),
    Difference(
      id: "DIFF-105", about: "Where the action of a button is passed",
      positions: [
        .init(cited: [.tcpushKo("331"), .toastKo("191")], says: "To the delegate."),
        .init(
          cited: [.toastJa("115, 129-130")],
          says: "To the system, says the sentence; the listing has a method of the delegate."),
        .init(
          cited: [.toastEn("115, 129-130"), .nhncloudKo("126, 140-141")],
          says: "Nothing is said of to whom; the listing has a method of the delegate."),
      ]),
    Difference(
      id: "DIFF-106", about: "How the text of a reply comes",
      positions: [
        .init(cited: [.tcpushKo("303-313, 345-355")], says: "By a method of its own."),
        .init(
          cited: [.toastKo("306"), .toastJa("915"), .toastEn("918"), .nhncloudKo("940")],
          says: "As a member of the action."),
      ]),
    Difference(
      id: "DIFF-107", about: "The types of actions",
      positions: [
        .init(
          cited: [.tcpushKo("293-313")],
          says: "There are none; an action has its identifier and its category."),
        .init(
          cited: [.toastKo("287-291"), .toastJa("895-899"), .toastEn("898-902"), .nhncloudKo("920-924")],
          says: "Four, with the numbers 0 to 3."),
      ]),
    Difference(
      id: "DIFF-108", about: "Button and message of an action",
      positions: [
        .init(cited: [.tcpushKo("295-299")], says: "The payload is handed over, and no button."),
        .init(cited: [.toastKo("302-304")], says: "Both may be nil."),
        .init(
          cited: [.toastJa("911-913"), .toastEn("914-916"), .nhncloudKo("936-938")],
          says: "Neither may be nil."),
      ]),
    Difference(
      id: "DIFF-109", about: "Archiving and copying an action",
      positions: [
        .init(cited: [.toastKo("294")], says: "The listing does not provide for it."),
        .init(cited: [.toastJa("903"), .toastEn("906"), .nhncloudKo("928")], says: "It is possible."),
      ]),
    Difference(
      id: "DIFF-110", about: "The name of the class of actions and of their types",
      positions: [
        .init(cited: [.toastKo("287-294")], says: "ToastPushAction, ToastPushActionType"),
        .init(
          cited: [.toastJa("895, 903"), .toastEn("898, 906")],
          says: "ToastPushNotificationAction, ToastPushNotificationActionType"),
        .init(
          cited: [.nhncloudKo("920, 928")],
          says: "NHNCloudPushNotificationAction, NHNCloudPushNotificationActionType"),
      ]),
    Difference(
      id: "DIFF-111", about: "The oldest iOS for actions",
      positions: [
        .init(
          cited: [
            .tcpushKo("249-251"), .toastJa("115, 129-130"), .toastEn("115, 129-130"),
            .nhncloudKo("126, 140-141"),
          ], says: "Nothing is said at the actions themselves."),
        .init(cited: [.toastKo("219-220")], says: "iOS 10.0."),
      ]),
    Difference(
      id: "DIFF-112", about: "Types and number of buttons",
      positions: [
        .init(
          cited: [.tcpushKo("329-331"), .toastKo("624")], says: "There are buttons; nothing more is said."),
        .init(
          cited: [.toastJa("318-325"), .toastEn("320-327"), .nhncloudKo("338-345")],
          says: "Four types, and three buttons at most."),
      ]),
    Difference(
      id: "DIFF-113", about: "Notification options",
      positions: [
        .init(cited: [.tcpushKo("59, 63-89")], says: "Nothing is said; there is no call for them."),
        .init(cited: [.toastKo("146-150, 382-386")], says: "The options of the system, as a number."),
        .init(
          cited: [.toastJa("185-193, 197"), .toastEn("185-193, 198"), .nhncloudKo("199-207, 212")],
          says: "An object with three switches."),
      ]),
    Difference(
      id: "DIFF-114", about: "How notifications are made to appear in the foreground",
      positions: [
        .init(cited: [.toastKo("383, 393-398")], says: "By adding the system's option for alerts."),
        .init(
          cited: [.toastJa("189, 193"), .toastEn("189, 193"), .nhncloudKo("203, 207")],
          says: "By a switch of its own."),
      ]),
    Difference(
      id: "DIFF-115", about: "Taking the options back",
      positions: [
        .init(cited: [.toastKo("150")], says: "The call takes a number."),
        .init(cited: [.toastJa("197"), .toastEn("198"), .nhncloudKo("212")], says: "The call takes nil."),
      ]),
    Difference(
      id: "DIFF-116", about: "When categories are set",
      positions: [
        .init(cited: [.tcpushKo("59, 121-123")], says: "When the SDK is initialised, and at no other time."),
        .init(cited: [.toastKo("143-144")], says: "By a call of its own."),
        .init(
          cited: [.toastJa("101-109"), .toastEn("101-109"), .nhncloudKo("112-120")],
          says: "There is no call for it."),
      ]),
    Difference(
      id: "DIFF-117", about: "Rich messages and categories of the app",
      positions: [
        .init(cited: [.tcpushKo("327")], says: "They cannot be used together."),
        .init(cited: [.toastKo("143-144, 624")], says: "Nothing is said, though there are both."),
        .init(
          cited: [.toastJa("310-312"), .toastEn("312-314"), .nhncloudKo("330-332")],
          says: "Nothing is said, and the app's categories are not spoken of."),
      ]),
    Difference(
      id: "DIFF-118", about: "What a rich message adds",
      positions: [
        .init(cited: [.tcpushKo("329-331")], says: "Only buttons are spoken of."),
        .init(cited: [.toastKo("624")], says: "Media and buttons."),
        .init(
          cited: [.toastJa("310"), .toastEn("312"), .nhncloudKo("330")], says: "Media, buttons and replies."),
      ]),
    Difference(
      id: "DIFF-119", about: "Formats and sizes of media",
      positions: [
        .init(cited: [.tcpushKo("323-331")], says: "Nothing is said."),
        .init(cited: [.toastKo("624")], says: "Three kinds are named, without formats and sizes."),
        .init(
          cited: [.toastJa("331-335"), .toastEn("333-337"), .nhncloudKo("351-355")],
          says: "Three kinds with their formats and greatest sizes."),
      ]),
    Difference(
      id: "DIFF-120", about: "The oldest iOS for rich messages",
      positions: [
        .init(cited: [.tcpushKo("323-325")], says: "It is named for the extension."),
        .init(
          cited: [.toastKo("623"), .toastJa("311"), .toastEn("313"), .nhncloudKo("331")],
          says: "It is named for rich messages themselves."),
      ]),
    Difference(
      id: "DIFF-138", about: "Who has to set options because of notifications in the foreground",
      positions: [
        .init(
          cited: [.toastKo("383, 393"), .toastEn("193"), .nhncloudKo("207")],
          says: "Those who want notifications to be shown there."),
        .init(cited: [.toastJa("193")], says: "It is said without a condition."),
      ]),
  ]
}
