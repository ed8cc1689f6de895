import PushModel

extension InterfaceElement {
  static let types: [InterfaceElement] = [
    InterfaceElement(
      .type, "the SDK as a whole, which keeps the user id", [.login],
      spelt: [
        .toastKo("ToastSDK", "107, 116"), .toastJa("ToastSDK", "80, 89"), .toastEn("ToastSDK", "80, 89"),
        .nhncloudKo("NHNCloudSDK", "91, 100"),
      ]),
    InterfaceElement(
      .type, "the calls on notifications", [.initialization, .registration, .query, .unregistration],
      spelt: [
        .tcpushKo("TCPushSdk", "89, 121, 163, 227, 245, 263"),
        .toastKo("ToastPush", "131, 337, 395, 398, 410, 454, 464, 540, 559, 587, 610, 662"),
        .toastJa("ToastPush", "160, 208, 241, 269, 296, 364, 493, 504, 523, 545, 555"),
        .toastEn("ToastPush", "160, 209, 243, 271, 298, 366, 495, 506, 525, 547, 557"),
        .nhncloudKo("NHNCloudPush", "174, 223, 261, 289, 316, 384, 513, 524, 543, 565, 575"),
      ]),
    InterfaceElement(
      .type, "the calls on VoIP", [.voip],
      spelt: [
        .toastJa("ToastVoIP", "622, 648, 668, 675, 701"), .toastEn("ToastVoIP", "625, 651, 671, 678, 704"),
        .nhncloudKo("NHNCloudVoIP", "643, 669, 689, 696, 722"),
      ]),
    InterfaceElement(
      .type, "what is handed over at initialisation", [.configuration, .initialization],
      spelt: [
        .tcpushKo("TCPushConfiguration", "63, 91"), .toastKo("ToastPushConfiguration", "158"),
        .toastJa("ToastPushConfiguration", "754"), .toastEn("ToastPushConfiguration", "757"),
        .nhncloudKo("NHNCloudPushConfiguration", "776"),
      ]),
    InterfaceElement(
      .type, "what is told of notifications", [.initialization, .messages, .actions],
      spelt: [
        .tcpushKo("TCPushDelegate", "253"), .toastKo("ToastPushDelegate", "194"),
        .toastJa("ToastPushDelegate", "119"), .toastEn("ToastPushDelegate", "119"),
        .nhncloudKo("NHNCloudPushDelegate", "130"),
      ]),
    InterfaceElement(
      .type, "what is told of VoIP messages", [.voip],
      spelt: [
        .toastJa("ToastVoIPDelegate", "596"), .toastEn("ToastVoIPDelegate", "599"),
        .nhncloudKo("NHNCloudVoIPDelegate", "617"),
      ]),
    InterfaceElement(
      .type, "what the user has agreed to", [.agreement],
      spelt: [
        .toastKo("ToastPushAgreement", "425"), .toastJa("ToastPushAgreement", "804"),
        .toastEn("ToastPushAgreement", "807"), .nhncloudKo("NHNCloudPushAgreement", "829"),
      ]),
    InterfaceElement(
      .type, "a message that came", [.messages],
      spelt: [
        .toastKo("ToastPushMessage", "229"), .toastJa("ToastPushMessage", "827"),
        .toastEn("ToastPushMessage", "830"), .nhncloudKo("NHNCloudPushMessage", "852"),
      ]),
    InterfaceElement(
      .type, "the part of a message with media and buttons", [.richMessages, .messages],
      spelt: [
        .toastKo("ToastPushRichMessage", "247"), .toastJa("ToastPushRichMessage", "848"),
        .toastEn("ToastPushRichMessage", "851"), .nhncloudKo("NHNCloudPushRichMessage", "873"),
      ]),
    InterfaceElement(
      .type, "the media of a rich message", [.richMessages],
      spelt: [
        .toastKo("ToastPushMedia", "257"), .toastJa("ToastPushMedia", "861"),
        .toastEn("ToastPushMedia", "864"), .nhncloudKo("NHNCloudPushMedia", "886"),
      ]),
    InterfaceElement(
      .type, "what kind of media it is", [.richMessages],
      spelt: [
        .toastKo("ToastPushMediaType", "259"), .toastJa("ToastPushMediaType", "863"),
        .toastEn("ToastPushMediaType", "866"), .nhncloudKo("NHNCloudPushMediaType", "888"),
      ]),
    InterfaceElement(
      .type, "a button of a rich message", [.richMessages, .actions],
      spelt: [
        .toastKo("ToastPushButton", "267"), .toastJa("ToastPushButton", "874"),
        .toastEn("ToastPushButton", "877"), .nhncloudKo("NHNCloudPushButton", "899"),
      ]),
    InterfaceElement(
      .type, "what kind of button it is", [.richMessages, .actions],
      spelt: [
        .toastKo("ToastPushButtonType", "271"), .toastJa("ToastPushButtonType", "878"),
        .toastEn("ToastPushButtonType", "881"), .nhncloudKo("NHNCloudPushButtonType", "903"),
      ]),
    InterfaceElement(
      .type, "a button that was pressed, or a reply", [.actions],
      spelt: [
        .toastKo("ToastPushAction", "294"), .toastJa("ToastPushNotificationAction", "903"),
        .toastEn("ToastPushNotificationAction", "906"), .nhncloudKo("NHNCloudPushNotificationAction", "928"),
      ]),
    InterfaceElement(
      .type, "what kind of action it is", [.actions],
      spelt: [
        .toastKo("ToastPushActionType", "287"), .toastJa("ToastPushNotificationActionType", "895"),
        .toastEn("ToastPushNotificationActionType", "898"),
        .nhncloudKo("NHNCloudPushNotificationActionType", "920"),
      ]),
    InterfaceElement(
      .type, "what is known of a registered token", [.query],
      spelt: [
        .tcpushKo("TCPushTokenInfo", "229"), .toastKo("ToastPushTokenInfo", "480"),
        .toastJa("ToastPushTokenInfo", "930"), .toastEn("ToastPushTokenInfo", "934"),
        .nhncloudKo("NHNCloudPushTokenInfo", "956"),
      ]),
    InterfaceElement(
      .type, "what is to be changed of the tokens", [.update],
      spelt: [.toastKo("ToastPushMutableTokenInfo", "605")]),
    InterfaceElement(
      .type, "whether a token is for notifications or for VoIP", [.registration, .voip, .query],
      spelt: [
        .toastKo(
          "ToastPushType", "167, 184, 200, 203, 208, 212, 217, 345, 350, 357, 363, 370, 469, 518, 564, 570"),
        .toastJa("ToastPushType", "923"),
        .toastEn("ToastPushType", "927"),
        .nhncloudKo("NHNCloudPushType", "949"),
      ]),
    InterfaceElement(
      .type, "the zone of the service", [.configuration],
      spelt: [
        .toastKo("ToastServiceZone", "164"), .toastJa("ToastServiceZone", "760"),
        .toastEn("ToastServiceZone", "763"), .nhncloudKo("NHNCloudServiceZone", "782"),
      ]),
    InterfaceElement(
      .type, "what is shown and heard of notifications", [.options],
      spelt: [
        .toastJa("ToastNotificationOptions", "786"), .toastEn("ToastNotificationOptions", "789"),
        .nhncloudKo("NHNCloudNotificationOptions", "811"),
      ]),
    InterfaceElement(
      .type, "what the app's Notification Service Extension is made from",
      [.serviceExtension, .richMessages, .metrics],
      spelt: [
        .tcpushKo("TCPushServiceExtension", "324, 370, 376, 422, 429, 435"),
        .toastKo("ToastPushServiceExtension", "628, 634, 738, 744"),
        .toastJa("ToastPushServiceExtension", "312, 347, 427, 441, 448"),
        .toastEn("ToastPushServiceExtension", "314, 349, 429, 443, 450"),
        .nhncloudKo("NHNCloudPushServiceExtension", "332, 367, 447, 461, 468"),
      ]),
    InterfaceElement(
      .type, "the codes of the push domain", [.errorCodes, .errors],
      spelt: [
        .toastKo("ToastPushErrorCode", "754"), .toastJa("ToastPushError", "719"),
        .toastEn("ToastPushError", "722"), .nhncloudKo("NHNCloudPushError", "740"),
      ]),
    InterfaceElement(
      .type, "the codes of the network domain", [.errorCodes, .errors],
      spelt: [
        .toastKo("ToastHttpErrorCode", "768"), .toastJa("ToastHttpError", "736"),
        .toastEn("ToastHttpError", "739"), .nhncloudKo("NHNCloudHttpError", "758"),
      ]),
  ]
}
