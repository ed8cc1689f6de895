import PushModel

extension InterfaceElement {
  /// Keys of property lists, frameworks, and settings of projects.
  static let keys: [InterfaceElement] = [
    InterfaceElement(
      .key, of: "info.plist", "what holds the app key in a property list", [.metrics, .serviceExtension],
      spelt: [
        .tcpushKo("TCPushAnalytics", "406, 481"), .toastKo("ToastSDK", "684, 712"),
        .toastJa("ToastSDK", "386, 414"), .toastEn("ToastSDK", "388, 416"),
        .nhncloudKo("NHNCloudSDK", "406, 434"),
      ]),
    InterfaceElement(
      .key, of: "info.plist", "what holds the app key within it", [.metrics, .serviceExtension],
      spelt: [
        .toastKo("ToastPush", "686, 714"), .toastJa("ToastPush", "388, 416"),
        .toastEn("ToastPush", "390, 418"), .nhncloudKo("NHNCloudPush", "408, 436"),
      ]),
    InterfaceElement(
      .key, of: "info.plist", "the app key in a property list", [.metrics, .serviceExtension],
      spelt: [
        .tcpushKo("AppKey", "410, 485"), .toastKo("AppKey", "688, 716"), .toastJa("AppKey", "390, 418"),
        .toastEn("AppKey", "392, 420"), .nhncloudKo("AppKey", "410, 438"),
      ]),
    InterfaceElement(
      .key, of: "info.plist", "the background modes of the app", [.installation, .messages, .voip],
      spelt: [.tcpushKo("UIBackgroundModes", "45")]),
    InterfaceElement(
      .key, of: "info.plist", "the background mode for notifications", [.installation, .messages],
      spelt: [.tcpushKo("remote-notification", "49")]),
    InterfaceElement(
      .key, of: "info.plist", "the background mode for VoIP", [.installation, .voip],
      spelt: [.tcpushKo("voip", "51")]),
    InterfaceElement(
      .module, "the framework of the push SDK", [.installation],
      spelt: [
        .toastKo("ToastPush.framework", "18, 49"), .toastJa("ToastPush.framework", "18, 41"),
        .toastEn("ToastPush.framework", "18, 41"), .nhncloudKo("NHNCloudPush.framework", "18, 55"),
      ]),
    InterfaceElement(
      .module, "the framework with the core", [.installation],
      spelt: [
        .toastKo("ToastCore.framework", "19, 49"), .toastJa("ToastCore.framework", "19, 41"),
        .toastEn("ToastCore.framework", "19, 41"), .nhncloudKo("NHNCloudCore.framework", "19, 55"),
      ]),
    InterfaceElement(
      .module, "the framework with what is common", [.installation],
      spelt: [
        .toastKo("ToastCommon.framework", "19, 49"), .toastJa("ToastCommon.framework", "19, 41"),
        .toastEn("ToastCommon.framework", "19, 41"), .nhncloudKo("NHNCloudCommon.framework", "19, 55"),
      ]),
    InterfaceElement(
      .module, "Apple's framework for notifications", [.installation, .permission],
      spelt: [
        .toastKo("UserNotifications.framework", "18, 49, 51"),
        .toastJa("UserNotifications.framework", "18, 41-42"),
        .toastEn("UserNotifications.framework", "18, 41-42"),
        .nhncloudKo("UserNotifications.framework", "18, 55-56"),
      ]),
    InterfaceElement(
      .module, "Apple's framework for VoIP messages", [.installation, .voip],
      spelt: [
        .toastKo("PushKit.framework", "18, 55, 57"), .toastJa("PushKit.framework", "18, 569-570"),
        .toastEn("PushKit.framework", "18, 572-573"), .nhncloudKo("PushKit.framework", "18, 590-591"),
      ]),
    InterfaceElement(
      .module, "Apple's framework for calls", [.installation, .voip, .callReporting],
      spelt: [
        .toastKo("CallKit.framework", "55, 57"), .toastJa("CallKit.framework", "18, 569-570"),
        .toastEn("CallKit.framework", "18, 572-573"), .nhncloudKo("CallKit.framework", "18, 590-591"),
      ]),
    InterfaceElement(
      .module, "the settings of the linker", [.installation, .serviceExtension],
      spelt: [
        .toastKo("OTHER_LDFLAGS", "19"), .toastJa("OTHER_LDFLAGS", "19"), .toastEn("OTHER_LDFLAGS", "19"),
        .nhncloudKo("OTHER_LDFLAGS", "19"),
      ]),
    InterfaceElement(
      .module, "the capability for notifications", [.installation],
      spelt: [
        .toastKo("Push Notification", "84, 86"), .toastJa("Push Notification", "53-54"),
        .toastEn("Push Notification", "53-54"), .nhncloudKo("Push Notification", "67-68"),
      ]),
    InterfaceElement(
      .module, "the capability for work in the background", [.installation, .voip],
      spelt: [
        .toastKo("Background Modes", "84, 90"), .toastJa("Background Modes", "53, 56, 58, 577"),
        .toastEn("Background Modes", "53, 56, 58, 580"), .nhncloudKo("Background Modes", "67, 70, 72, 598"),
      ]),
  ]
}
