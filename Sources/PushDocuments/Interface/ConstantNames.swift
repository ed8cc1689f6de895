import PushModel

extension InterfaceElement {
  /// Constants that are no error codes.
  static let constants: [InterfaceElement] = [
    InterfaceElement(
      .constant, "the kind of the token for notifications", [.registration, .query],
      spelt: [
        .tcpushKo("TCPushTypeAPNs", "143, 163, 220, 227, 245"), .toastKo("ToastPushTypeAPNS", "329"),
        .toastJa("ToastPushTypeAPNS", "925"), .toastEn("ToastPushTypeAPNS", "929"),
        .nhncloudKo("NHNCloudPushTypeAPNS", "951"),
      ]),
    InterfaceElement(
      .constant, "the kind of the token for notifications in development", [.registration],
      spelt: [.tcpushKo("TCPushTypeAPNsSandbox", "145")]),
    InterfaceElement(
      .constant, "the kind of the VoIP token", [.voip],
      spelt: [
        .tcpushKo("TCPushTypeVoIP", "147, 222"), .toastKo("ToastPushTypeVoIP", "329"),
        .toastJa("ToastPushTypeVoIP", "927"), .toastEn("ToastPushTypeVoIP", "931"),
        .nhncloudKo("NHNCloudPushTypeVoIP", "953"),
      ]),
    InterfaceElement(
      .constant, "the kind of the VoIP token in development", [.voip],
      spelt: [.tcpushKo("TCPushTypeVoIPSandbox", "149")]),
    InterfaceElement(
      .constant, "the action 0: the notification is dismissed", [.actions, .richMessages],
      spelt: [
        .toastKo("ToastPushActionDismiss", "288"), .toastJa("ToastPushNotificationActionDismiss", "323, 896"),
        .toastEn("ToastPushNotificationActionDismiss", "325, 899"),
        .nhncloudKo("NHNCloudPushNotificationActionDismiss", "343, 921"),
      ]),
    InterfaceElement(
      .constant, "the action 1: the app is opened", [.actions, .richMessages],
      spelt: [
        .toastKo("ToastPushActionOpenApp", "289"), .toastJa("ToastPushNotificationActionOpenApp", "320, 897"),
        .toastEn("ToastPushNotificationActionOpenApp", "322, 900"),
        .nhncloudKo("NHNCloudPushNotificationActionOpenApp", "340, 923"),
      ]),
    InterfaceElement(
      .constant, "the action 2: a URL is opened", [.actions, .richMessages],
      spelt: [
        .toastKo("ToastPushActionOpenURL", "290"), .toastJa("ToastPushNotificationActionOpenURL", "321, 898"),
        .toastEn("ToastPushNotificationActionOpenURL", "323, 901"),
        .nhncloudKo("NHNCloudPushNotificationActionOpenURL", "341, 922"),
      ]),
    InterfaceElement(
      .constant, "the action 3: a reply", [.actions, .richMessages],
      spelt: [
        .toastKo("ToastPushActionReply", "291"), .toastJa("ToastPushNotificationActionReply", "322, 899"),
        .toastEn("ToastPushNotificationActionReply", "324, 902"),
        .nhncloudKo("NHNCloudPushNotificationActionReply", "342, 924"),
      ]),
    InterfaceElement(
      .constant, "the button that opens the app", [.richMessages, .actions],
      spelt: [.toastJa("OPEN_APP", "320"), .toastEn("OPEN_APP", "322"), .nhncloudKo("OPEN_APP", "340")]),
    InterfaceElement(
      .constant, "the button that opens a URL", [.richMessages, .actions],
      spelt: [.toastJa("OPEN_URL", "321"), .toastEn("OPEN_URL", "323"), .nhncloudKo("OPEN_URL", "341")]),
    InterfaceElement(
      .constant, "the button for a reply", [.richMessages, .actions],
      spelt: [.toastJa("REPLY", "322"), .toastEn("REPLY", "324"), .nhncloudKo("REPLY", "342")]),
    InterfaceElement(
      .constant, "the button that dismisses the notification", [.richMessages, .actions],
      spelt: [.toastJa("DISMISS", "323"), .toastEn("DISMISS", "325"), .nhncloudKo("DISMISS", "343")]),
    InterfaceElement(
      .constant, "a tag id that the samples do not declare", [.tags],
      spelt: [
        .toastJa("TAG_ID_1", "489, 541"), .toastEn("TAG_ID_1", "491, 543"),
        .nhncloudKo("TAG_ID_1", "509, 561"),
      ]),
    InterfaceElement(
      .constant, "a tag id that the samples do not declare", [.tags],
      spelt: [
        .toastJa("TAG_ID_2", "490, 542"), .toastEn("TAG_ID_2", "492, 544"),
        .nhncloudKo("TAG_ID_2", "510, 562"),
      ]),
    InterfaceElement(
      .constant, "the domain of the push errors", [.errorCodes, .errors],
      spelt: [
        .toastKo("ToastPushErrorDomain", "752"), .toastJa("ToastPushErrorDomain", "717, 719"),
        .toastEn("ToastPushErrorDomain", "720, 722"), .nhncloudKo("NHNCloudPushErrorDomain", "738, 740"),
      ]),
    InterfaceElement(
      .constant, "the text of the domain of the push errors", [.errorCodes, .errors],
      spelt: [.toastKo("com.toast.push", "752")]),
    InterfaceElement(
      .constant, "the domain of the network errors", [.errorCodes, .errors],
      spelt: [
        .toastKo("ToastHttpErrorDomain", "766"), .toastJa("ToastHttpErrorDomain", "734, 736"),
        .toastEn("ToastHttpErrorDomain", "737, 739"), .nhncloudKo("NHNCloudHttpErrorDomain", "756, 758"),
      ]),
    InterfaceElement(
      .constant, "the text of the domain of the network errors", [.errorCodes, .errors],
      spelt: [.toastKo("com.toast.http", "766")]),
  ]
}
