import PushModel

extension Requirement {
  /// Taps, buttons and replies: what the delegate is told.
  static let actions: [Requirement] = [
    Requirement(
      "ACT-1", .sdk, .must, .documented,
      """
      When the user taps a notification and the app is launched by it, the message of that \
      notification is passed to the delegate.
      """,
      tcpushKo: .silent, toastKo: .silent,
      toastJa: .stated("126-127", .signature), toastEn: .stated("112, 114, 126-127"),
      nhncloudKo: .stated("123, 125, 137-138"),
      note: """
        The sentence of toast-ja (114) says that the content is made known to the user; its \
        listing has the method of the delegate.
        """),
    Requirement(
      "ACT-2", .sdk, .must, .documented,
      "When the user presses a button of a notification, the delegate is told the action.",
      tcpushKo: .stated("251, 331"), toastKo: .stated("191, 219-220"),
      toastJa: .stated("129-130", .signature), toastEn: .stated("112, 115, 129-130, 177"),
      nhncloudKo: .stated("123, 126, 140-141, 191"),
      note: """
        The sentence of toast-ja (115) says that the action is passed to the system; its listing \
        has the method of the delegate.
        """),
    Requirement(
      "ACT-3", .sdk, .must, .documented,
      "An action is handed over as an object of its own.",
      tcpushKo: .contradicted("295-299"), toastKo: .stated("220, 294", .signature),
      toastJa: .stated("115, 892"), toastEn: .stated("115, 895"), nhncloudKo: .stated("126, 917")),
    Requirement(
      "ACT-4", .sdk, .must, .signature,
      "The text that the user entered as a reply is handed over with the action.",
      tcpushKo: .stated("303-313, 345-355", .sample), toastKo: .stated("306"),
      toastJa: .stated("892, 915"), toastEn: .stated("895, 918"), nhncloudKo: .stated("917, 940")),
    Requirement(
      "ACT-5", .sdk, .must, .signature,
      "An action need not have a text of the user.",
      tcpushKo: .stated("291-299, 333-341", .sample), toastKo: .stated("306"),
      toastJa: .stated("915"), toastEn: .stated("918"), nhncloudKo: .stated("940")),
    Requirement(
      "ACT-6", .sdk, .should, .sample,
      "Actions with a text of the user and those without come by two methods of the delegate.",
      tcpushKo: .stated("291-313, 333-355"), toastKo: .contradicted("219-220"),
      toastJa: .contradicted("129-130"), toastEn: .contradicted("129-130"),
      nhncloudKo: .contradicted("140-141")),
    Requirement(
      "ACT-7", .sdk, .must, .signature,
      "An action names its own identifier and that of its category.",
      tcpushKo: .stated("295-297, 307-309", .sample), toastKo: .stated("296-298"),
      toastJa: .stated("905-907"), toastEn: .stated("908-910"), nhncloudKo: .stated("930-932")),
    Requirement(
      "ACT-8", .sdk, .must, .signature,
      "An action has one of four types: dismiss (0), open app (1), open URL (2) and reply (3).",
      tcpushKo: .silent, toastKo: .stated("287-291, 300"),
      toastJa: .stated("895-899, 909"), toastEn: .stated("898-902, 912"),
      nhncloudKo: .stated("920-924, 934")),
    Requirement(
      "ACT-9", .sdk, .must, .signature,
      "The button that was pressed is handed over with the action.",
      tcpushKo: .silent, toastKo: .stated("302"), toastJa: .stated("911"), toastEn: .stated("914"),
      nhncloudKo: .stated("936"),
      note: "In toast-ko it may be nil (ACT-11)."),
    Requirement(
      "ACT-10", .sdk, .must, .signature,
      "The message to which an action belongs is handed over with it.",
      tcpushKo: .stated("331", .documented), toastKo: .stated("304"),
      toastJa: .stated("913"), toastEn: .stated("916"), nhncloudKo: .stated("938"),
      note: "In toast-ko it may be nil (ACT-12)."),
    Requirement(
      "ACT-11", .sdk, .must, .inferred,
      "The button of an action is never nil.",
      tcpushKo: .silent, toastKo: .contradicted("302"),
      toastJa: .stated("911, 915"), toastEn: .stated("914, 918"), nhncloudKo: .stated("936, 940"),
      argument: "The listing marks what may be nil, and does not mark this."),
    Requirement(
      "ACT-12", .sdk, .must, .inferred,
      "The message of an action is never nil.",
      tcpushKo: .silent, toastKo: .contradicted("304"),
      toastJa: .stated("913, 915"), toastEn: .stated("916, 918"), nhncloudKo: .stated("938, 940"),
      argument: "The listing marks what may be nil, and does not mark this."),
    Requirement(
      "ACT-13", .platform, .must, .signature,
      "Actions are received from iOS 10.0 on.",
      tcpushKo: .silent, toastKo: .stated("219-220, 374"), toastJa: .silent, toastEn: .silent,
      nhncloudKo: .silent),
    Requirement(
      "ACT-14", .sdk, .should, .sample,
      "Actions come with messages of the push type for notifications.",
      tcpushKo: .silent, toastKo: .stated("219"), toastJa: .silent, toastEn: .silent, nhncloudKo: .silent),
    Requirement(
      "ACT-15", .sdk, .must, .documented,
      """
      Actions of the buttons of rich messages are received in the same way as actions of the app's \
      own categories.
      """,
      tcpushKo: .stated("331"), toastKo: .silent, toastJa: .silent, toastEn: .silent, nhncloudKo: .silent),
    Requirement(
      "ACT-16", .sdk, .must, .signature,
      "An action object can be archived and copied.",
      tcpushKo: .silent, toastKo: .contradicted("294"), toastJa: .stated("903"), toastEn: .stated("906"),
      nhncloudKo: .stated("928")),
    Requirement(
      "ACT-17", .sdk, .must, .signature,
      "What an action object holds can only be read.",
      tcpushKo: .silent, toastKo: .stated("296-306"),
      toastJa: .stated("905-915"), toastEn: .stated("908-918"), nhncloudKo: .stated("930-940")),
    Requirement(
      "ACT-18", .sdk, .must, .documented,
      """
      A button has one of four types: open app (OPEN_APP), open URL (OPEN_URL), reply (REPLY) and \
      cancel (DISMISS).
      """,
      tcpushKo: .silent, toastKo: .silent, toastJa: .stated("318-323"), toastEn: .stated("320-325"),
      nhncloudKo: .stated("338-343")),
    Requirement(
      "ACT-19", .sdk, .must, .documented,
      "A button that opens the app runs the app.",
      tcpushKo: .silent, toastKo: .silent, toastJa: .stated("320"), toastEn: .stated("322"),
      nhncloudKo: .stated("340")),
    Requirement(
      "ACT-20", .sdk, .must, .documented,
      "A button that opens a URL goes to it: to an address in the web, or to a scheme of an app.",
      tcpushKo: .silent, toastKo: .silent, toastJa: .stated("321"), toastEn: .stated("323"),
      nhncloudKo: .stated("341")),
    Requirement(
      "ACT-21", .sdk, .must, .documented,
      "A reply button sends a reply from within the notification.",
      tcpushKo: .silent, toastKo: .silent, toastJa: .stated("322"), toastEn: .stated("324"),
      nhncloudKo: .stated("342")),
    Requirement(
      "ACT-22", .sdk, .must, .documented,
      "A cancel button cancels the notification that it belongs to.",
      tcpushKo: .silent, toastKo: .silent, toastJa: .stated("323"), toastEn: .stated("325"),
      nhncloudKo: .stated("343")),
    Requirement(
      "ACT-23", .sdk, .must, .documented,
      "Each type of button leads to the action type of the same name.",
      tcpushKo: .silent, toastKo: .silent, toastJa: .stated("318-323"), toastEn: .stated("320-325"),
      nhncloudKo: .stated("338-343")),
    Requirement(
      "ACT-24", .sdk, .must, .documented,
      "At most three buttons are supported for one message.",
      tcpushKo: .silent, toastKo: .silent, toastJa: .stated("325"), toastEn: .stated("327"),
      nhncloudKo: .stated("345")),
    Requirement(
      "ACT-25", .sdk, .must, .inferred,
      "A button object always has identifier, type and name.",
      tcpushKo: .silent, toastKo: .stated("269-275"),
      toastJa: .stated("871, 876-882"), toastEn: .stated("874, 879-885"), nhncloudKo: .stated("896, 901-907"),
      argument: "The listing marks what may be nil, and does not mark this."),
    Requirement(
      "ACT-26", .sdk, .must, .signature,
      "Link, hint and submit of a button object may be missing.",
      tcpushKo: .silent, toastKo: .stated("275-279"),
      toastJa: .stated("882-886"), toastEn: .stated("885-889"), nhncloudKo: .stated("907-911")),
  ]
}
