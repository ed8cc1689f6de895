import PushModel

extension InterfaceElement {
  /// The methods of the app that the SDK calls.
  static let callbacks: [InterfaceElement] = [
    InterfaceElement(
      .callback, of: "NHNCloudPushDelegate", "tells of a message that came", [.messages],
      spelt: [
        .tcpushKo("pushSdk:didReceiveAPNsNotificationWithPayload:", "273"),
        .toastKo("didReceivePushMessage:forType:", "216-217, 369-370"),
        .toastJa("didReceiveNotificationWithMessage:", "124, 168"),
        .toastEn("didReceiveNotificationWithMessage:", "124, 168"),
        .nhncloudKo("didReceiveNotificationWithMessage:", "135, 182"),
      ]),
    InterfaceElement(
      .callback, of: "NHNCloudPushDelegate", "tells of a notification that was tapped",
      [.actions, .messages],
      spelt: [
        .toastJa("didReceiveNotificationResponseWithMessage:", "127, 173"),
        .toastEn("didReceiveNotificationResponseWithMessage:", "127, 173"),
        .nhncloudKo("didReceiveNotificationResponseWithMessage:", "138, 187"),
      ]),
    InterfaceElement(
      .callback, of: "NHNCloudPushDelegate", "tells of a button that was pressed or a reply",
      [.actions, .categories, .richMessages],
      spelt: [
        .tcpushKo("pushSdk:handleAction:category:payload:", "293-299, 335-341"),
        .toastKo("didReceivePushAction:", "220, 375"), .toastJa("didReceiveNotificationAction:", "130, 178"),
        .toastEn("didReceiveNotificationAction:", "130, 178"),
        .nhncloudKo("didReceiveNotificationAction:", "141, 192"),
      ]),
    InterfaceElement(
      .callback, of: "TCPushDelegate", "tells of a reply with its text",
      [.actions, .categories, .richMessages],
      spelt: [.tcpushKo("pushSdk:handleAction:category:payload:userText:", "305-313, 347-355")]),
    InterfaceElement(
      .callback, of: "NHNCloudVoIPDelegate", "tells of a VoIP message that came", [.voip, .callReporting],
      spelt: [
        .tcpushKo("pushSdk:didReceiveVoIPNotificationWithPayload:", "283"),
        .toastJa("didReceiveIncomingVoiceCallWithMessage:", "599, 629"),
        .toastEn("didReceiveIncomingVoiceCallWithMessage:", "602, 632"),
        .nhncloudKo("didReceiveIncomingVoiceCallWithMessage:", "620, 650"),
      ]),
    InterfaceElement(
      .callback, of: "ToastPushDelegate", "tells of a registration that succeeded", [.registration],
      spelt: [.toastKo("didRegisterWithDeviceToken:forType:", "199-200, 344-345")]),
    InterfaceElement(
      .callback, of: "ToastPushDelegate", "tells of a registration that failed", [.registration, .errors],
      spelt: [.toastKo("didFailToRegisterForType:withError:", "203-204, 350-351")]),
    InterfaceElement(
      .callback, of: "ToastPushDelegate", "tells of an unregistering that succeeded", [.unregistration],
      spelt: [.toastKo("didUnregisterWithDeviceToken:forType:", "207-208, 356-357, 563-564")]),
    InterfaceElement(
      .callback, of: "ToastPushDelegate", "tells of an unregistering that failed",
      [.unregistration, .errors],
      spelt: [.toastKo("didFailToUnregisterWithDeviceToken:forType:error:", "211-213, 362-364, 569-571")]),
  ]
}
