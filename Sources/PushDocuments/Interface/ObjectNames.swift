import PushModel

extension InterfaceElement {
  /// Properties of the objects that apps are handed.
  static let objectProperties: [InterfaceElement] = [
    InterfaceElement(
      .property, of: "NHNCloudPushTokenInfo", "whether the user agrees to advertisements",
      [.query, .agreement],
      spelt: [
        .toastKo("allowAdvertisements", "501"), .toastJa("allowAdvertisements", "951"),
        .toastEn("allowAdvertisements", "955"), .nhncloudKo("allowAdvertisements", "977"),
      ]),
    InterfaceElement(
      .property, of: "NHNCloudPushTokenInfo", "whether the user agrees to advertisements at night",
      [.query, .agreement],
      spelt: [
        .toastKo("allowNightAdvertisements", "504"), .toastJa("allowNightAdvertisements", "954"),
        .toastEn("allowNightAdvertisements", "958"), .nhncloudKo("allowNightAdvertisements", "980"),
      ]),
    InterfaceElement(
      .property, of: "NHNCloudPushTokenInfo", "the time zone", [.query],
      spelt: [
        .tcpushKo("timezone", "207"), .toastKo("timezone", "507"), .toastJa("timezone", "957"),
        .toastEn("timezone", "961"), .nhncloudKo("timezone", "983"),
      ]),
    InterfaceElement(
      .property, of: "NHNCloudPushTokenInfo", "when the token was updated", [.query],
      spelt: [
        .tcpushKo("updateDate", "209"), .toastKo("updateDateTime", "510"), .toastJa("updateDateTime", "960"),
        .toastEn("updateDateTime", "964"), .nhncloudKo("updateDateTime", "986"),
      ]),
    InterfaceElement(
      .property, of: "NHNCloudPushTokenInfo",
      "whether the token was registered in the development environment", [.query],
      spelt: [.toastJa("sandbox", "963"), .toastEn("sandbox", "967"), .nhncloudKo("sandbox", "989")]),
    InterfaceElement(
      .property, of: "ToastPushMutableTokenInfo", "the agreement of an update", [.update, .agreement],
      spelt: [.toastKo("agreement", "608")]),
    InterfaceElement(
      .property, of: "ToastPushMutableTokenInfo", "the language code of an update", [.update],
      spelt: [.toastKo("languageCode", "607")]),
    InterfaceElement(
      .property, of: "NHNCloudPushMessage", "the id of the message", [.messages],
      spelt: [
        .toastKo("identifier", "231"), .toastJa("identifier", "829"), .toastEn("identifier", "832"),
        .nhncloudKo("identifier", "854"),
      ]),
    InterfaceElement(
      .property, of: "NHNCloudPushMessage", "the title of the message", [.messages],
      spelt: [
        .toastKo("title", "233"), .toastJa("title", "831"), .toastEn("title", "834"),
        .nhncloudKo("title", "856"),
      ]),
    InterfaceElement(
      .property, of: "NHNCloudPushMessage", "the body of the message", [.messages],
      spelt: [
        .toastKo("body", "235"), .toastJa("body", "833"), .toastEn("body", "836"), .nhncloudKo("body", "858"),
      ]),
    InterfaceElement(
      .property, of: "NHNCloudPushMessage", "the badge that the message sets", [.messages],
      spelt: [
        .toastKo("badge", "237"), .toastJa("badge", "835"), .toastEn("badge", "838"),
        .nhncloudKo("badge", "860"),
      ]),
    InterfaceElement(
      .property, of: "NHNCloudPushMessage", "the part with media and buttons", [.messages, .richMessages],
      spelt: [
        .toastKo("richMessage", "239"), .toastJa("richMessage", "837"), .toastEn("richMessage", "840"),
        .nhncloudKo("richMessage", "862"),
      ]),
    InterfaceElement(
      .property, of: "NHNCloudPushMessage", "what else the message carries", [.messages],
      spelt: [
        .toastKo("payload", "241"), .toastJa("payload", "839"), .toastEn("payload", "842"),
        .nhncloudKo("payload", "864"),
      ]),
    InterfaceElement(
      .property, of: "NHNCloudPushRichMessage", "the media", [.richMessages],
      spelt: [
        .toastKo("media", "249"), .toastJa("media", "850"), .toastEn("media", "853"),
        .nhncloudKo("media", "875"),
      ]),
    InterfaceElement(
      .property, of: "NHNCloudPushRichMessage", "the buttons", [.richMessages],
      spelt: [
        .toastKo("buttons", "251"), .toastJa("buttons", "852"), .toastEn("buttons", "855"),
        .nhncloudKo("buttons", "877"),
      ]),
    InterfaceElement(
      .property, of: "NHNCloudPushMedia", "what kind of media it is", [.richMessages],
      spelt: [
        .toastKo("mediaType", "259"), .toastJa("mediaType", "863"), .toastEn("mediaType", "866"),
        .nhncloudKo("mediaType", "888"),
      ]),
    InterfaceElement(
      .property, of: "NHNCloudPushMedia", "where the media is", [.richMessages],
      spelt: [
        .toastKo("source", "261"), .toastJa("source", "865"), .toastEn("source", "868"),
        .nhncloudKo("source", "890"),
      ]),
    InterfaceElement(
      .property, of: "NHNCloudPushButton", "the id of the button", [.richMessages],
      spelt: [
        .toastKo("identifier", "269"), .toastJa("identifier", "876"), .toastEn("identifier", "879"),
        .nhncloudKo("identifier", "901"),
      ]),
    InterfaceElement(
      .property, of: "NHNCloudPushButton", "what kind of button it is", [.richMessages],
      spelt: [
        .toastKo("buttonType", "271"), .toastJa("buttonType", "878"), .toastEn("buttonType", "881"),
        .nhncloudKo("buttonType", "903"),
      ]),
    InterfaceElement(
      .property, of: "NHNCloudPushButton", "the name of the button", [.richMessages],
      spelt: [
        .toastKo("name", "273"), .toastJa("name", "880"), .toastEn("name", "883"), .nhncloudKo("name", "905"),
      ]),
    InterfaceElement(
      .property, of: "NHNCloudPushButton", "what the button opens", [.richMessages],
      spelt: [
        .toastKo("link", "275"), .toastJa("link", "882"), .toastEn("link", "885"), .nhncloudKo("link", "907"),
      ]),
    InterfaceElement(
      .property, of: "NHNCloudPushButton", "what stands in the empty field of a reply", [.richMessages],
      spelt: [
        .toastKo("hint", "277"), .toastJa("hint", "884"), .toastEn("hint", "887"), .nhncloudKo("hint", "909"),
      ]),
    InterfaceElement(
      .property, of: "NHNCloudPushButton", "what the button of a reply is called", [.richMessages],
      spelt: [
        .toastKo("submit", "279"), .toastJa("submit", "886"), .toastEn("submit", "889"),
        .nhncloudKo("submit", "911"),
      ]),
    InterfaceElement(
      .property, of: "NHNCloudPushNotificationAction", "the id of the action", [.actions, .categories],
      spelt: [
        .tcpushKo("actionIdentifier", "295, 307, 337, 349"), .toastKo("actionIdentifier", "296"),
        .toastJa("actionIdentifier", "905"), .toastEn("actionIdentifier", "908"),
        .nhncloudKo("actionIdentifier", "930"),
      ]),
    InterfaceElement(
      .property, of: "NHNCloudPushNotificationAction", "the id of the category", [.actions, .categories],
      spelt: [
        .tcpushKo("categoryIdentifier", "297, 309, 339, 351"), .toastKo("categoryIdentifier", "298"),
        .toastJa("categoryIdentifier", "907"), .toastEn("categoryIdentifier", "910"),
        .nhncloudKo("categoryIdentifier", "932"),
      ]),
    InterfaceElement(
      .property, of: "NHNCloudPushNotificationAction", "what kind of action it is", [.actions],
      spelt: [
        .toastKo("actionType", "300"), .toastJa("actionType", "909"), .toastEn("actionType", "912"),
        .nhncloudKo("actionType", "934"),
      ]),
    InterfaceElement(
      .property, of: "NHNCloudPushNotificationAction", "the button that was pressed", [.actions],
      spelt: [
        .toastKo("button", "302"), .toastJa("button", "911"), .toastEn("button", "914"),
        .nhncloudKo("button", "936"),
      ]),
    InterfaceElement(
      .property, of: "NHNCloudPushNotificationAction", "the message whose button was pressed",
      [.actions, .messages],
      spelt: [
        .toastKo("message", "304"), .toastJa("message", "913"), .toastEn("message", "916"),
        .nhncloudKo("message", "938"),
      ]),
    InterfaceElement(
      .property, of: "NHNCloudPushNotificationAction", "the text of a reply", [.actions],
      spelt: [
        .tcpushKo("userText", "313, 355"), .toastKo("userText", "306"), .toastJa("userText", "915"),
        .toastEn("userText", "918"), .nhncloudKo("userText", "940"),
      ]),
  ]
}
