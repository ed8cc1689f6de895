import PushModel

extension InterfaceElement {
  /// Properties of configurations, agreements, options and token information.
  static let settingProperties: [InterfaceElement] = [
    InterfaceElement(
      .property, of: "NHNCloudPushConfiguration", "the key of the app at the push service",
      [.configuration, .initialization, .metrics],
      spelt: [
        .tcpushKo("appKey", "129"), .toastKo("appKey", "161, 180, 183"), .toastJa("appKey", "757, 775, 777"),
        .toastEn("appKey", "760, 778, 780"), .nhncloudKo("appKey", "779, 800, 802"),
      ]),
    InterfaceElement(
      .property, of: "TCPushConfiguration", "the user id", [.configuration, .login],
      spelt: [.tcpushKo("userId", "69, 97, 131")]),
    InterfaceElement(
      .property, of: "TCPushConfiguration", "the channel", [.configuration],
      spelt: [.tcpushKo("channel", "71, 99, 133")]),
    InterfaceElement(
      .property, of: "NHNCloudPushConfiguration", "the zone of the service", [.configuration],
      spelt: [
        .toastKo("serviceZone", "164"), .toastJa("serviceZone", "760"), .toastEn("serviceZone", "763"),
        .nhncloudKo("serviceZone", "782"),
      ]),
    InterfaceElement(
      .property, of: "ToastPushConfiguration", "which kinds of token are registered",
      [.configuration, .registration, .voip],
      spelt: [.toastKo("pushTypes", "167, 184, 325, 329")]),
    InterfaceElement(
      .property, of: "NHNCloudPushConfiguration", "the country code", [.configuration, .update],
      spelt: [
        .toastKo("countryCode", "170"), .toastJa("countryCode", "763"), .toastEn("countryCode", "766"),
        .nhncloudKo("countryCode", "785"),
      ]),
    InterfaceElement(
      .property, of: "NHNCloudPushConfiguration", "the language code", [.configuration, .update],
      spelt: [
        .toastKo("languageCode", "173"), .toastJa("languageCode", "766"), .toastEn("languageCode", "769"),
        .nhncloudKo("languageCode", "788"),
      ]),
    InterfaceElement(
      .property, of: "NHNCloudPushConfiguration", "the time zone", [.configuration],
      spelt: [.toastJa("timezone", "769"), .toastEn("timezone", "772"), .nhncloudKo("timezone", "791")]),
    InterfaceElement(
      .property, of: "NHNCloudPushConfiguration", "whether it is the development environment",
      [.configuration, .initialization],
      spelt: [
        .toastKo("sandbox", "125, 176, 332-333"), .toastJa("sandbox", "96, 155-156, 772"),
        .toastEn("sandbox", "96, 155-156, 775"), .nhncloudKo("sandbox", "107, 166-167, 794"),
      ]),
    InterfaceElement(
      .property, of: "NHNCloudPushConfiguration",
      "whether the token is registered also without the permission", [.flag, .permission, .registration],
      spelt: [.nhncloudKo("alwaysAllowTokenRegistration", "170-171, 229-230, 232, 797")]),
    InterfaceElement(
      .property, of: "TCPushConfiguration", "whether the user agrees to notifications",
      [.agreement, .configuration],
      spelt: [.tcpushKo("isAgreeNotifications", "75, 103")]),
    InterfaceElement(
      .property, of: "TCPushConfiguration",
      "whether the user agrees to notifications, as the tables write it",
      [.agreement, .configuration, .query],
      spelt: [.tcpushKo("isAgreeNotification", "135, 201")]),
    InterfaceElement(
      .property, of: "TCPushConfiguration", "whether the user agrees to advertisements",
      [.agreement, .configuration, .query],
      spelt: [.tcpushKo("isAgreeAdvertisement", "79, 107, 137, 203, 213")]),
    InterfaceElement(
      .property, of: "TCPushConfiguration", "whether the user agrees to advertisements at night",
      [.agreement, .configuration, .query],
      spelt: [.tcpushKo("isAgreeNightAdvertisement", "83, 111, 139, 205, 213")]),
    InterfaceElement(
      .property, of: "NHNCloudPushAgreement", "whether the user agrees to notifications",
      [.agreement, .registration],
      spelt: [
        .toastKo("allowNotifications", "428, 439"), .toastJa("allowNotifications", "807, 816, 818"),
        .toastEn("allowNotifications", "810, 819, 821"), .nhncloudKo("allowNotifications", "832, 841, 843"),
      ]),
    InterfaceElement(
      .property, of: "NHNCloudPushAgreement", "whether the user agrees to advertisements",
      [.agreement, .registration],
      spelt: [
        .toastKo("allowAdvertisements", "431, 450"), .toastJa("allowAdvertisements", "238, 810"),
        .toastEn("allowAdvertisements", "240, 813"), .nhncloudKo("allowAdvertisements", "258, 835"),
      ]),
    InterfaceElement(
      .property, of: "NHNCloudPushAgreement", "whether the user agrees to advertisements at night",
      [.agreement, .registration],
      spelt: [
        .toastKo("allowNightAdvertisements", "434, 452"), .toastJa("allowNightAdvertisements", "239, 813"),
        .toastEn("allowNightAdvertisements", "241, 816"), .nhncloudKo("allowNightAdvertisements", "259, 838"),
      ]),
    InterfaceElement(
      .property, of: "NHNCloudNotificationOptions",
      "whether notifications are shown while the app is in the foreground", [.options],
      spelt: [
        .toastJa("foregroundEnabled", "189, 204, 789"), .toastEn("foregroundEnabled", "189, 205, 792"),
        .nhncloudKo("foregroundEnabled", "203, 219, 814"),
      ]),
    InterfaceElement(
      .property, of: "NHNCloudNotificationOptions", "whether badges are used", [.options],
      spelt: [
        .toastJa("badgeEnabled", "190, 205, 792"), .toastEn("badgeEnabled", "190, 206, 795"),
        .nhncloudKo("badgeEnabled", "204, 220, 817"),
      ]),
    InterfaceElement(
      .property, of: "NHNCloudNotificationOptions", "whether notification sounds are used", [.options],
      spelt: [
        .toastJa("soundEnabled", "191, 206, 795"), .toastEn("soundEnabled", "191, 207, 798"),
        .nhncloudKo("soundEnabled", "205, 221, 820"),
      ]),
    InterfaceElement(
      .property, of: "NHNCloudPushTokenInfo", "the user id for which the token is registered",
      [.query, .login],
      spelt: [
        .tcpushKo("userId", "191"), .toastKo("userID", "483"), .toastJa("userID", "933"),
        .toastEn("userID", "937"), .nhncloudKo("userID", "959"),
      ]),
    InterfaceElement(
      .property, of: "NHNCloudPushTokenInfo", "the token", [.query, .registration],
      spelt: [
        .tcpushKo("token", "193"), .toastKo("deviceToken", "486"), .toastJa("deviceToken", "936"),
        .toastEn("deviceToken", "940"), .nhncloudKo("deviceToken", "962"),
      ]),
    InterfaceElement(
      .property, of: "NHNCloudPushTokenInfo", "the country code", [.query],
      spelt: [
        .tcpushKo("countryCode", "195"), .toastKo("countryCode", "489"), .toastJa("countryCode", "939"),
        .toastEn("countryCode", "943"), .nhncloudKo("countryCode", "965"),
      ]),
    InterfaceElement(
      .property, of: "NHNCloudPushTokenInfo", "the language code", [.query, .agreement],
      spelt: [
        .tcpushKo("languageCode", "197"), .toastKo("languageCode", "492"), .toastJa("languageCode", "942"),
        .toastEn("languageCode", "946"), .nhncloudKo("languageCode", "968"),
      ]),
    InterfaceElement(
      .property, of: "NHNCloudPushTokenInfo", "the kind of token", [.query, .voip],
      spelt: [
        .tcpushKo("pushType", "199"), .toastKo("pushType", "495"), .toastJa("pushType", "945"),
        .toastEn("pushType", "949"), .nhncloudKo("pushType", "971"),
      ]),
    InterfaceElement(
      .property, of: "NHNCloudPushTokenInfo", "whether the user agrees to notifications",
      [.query, .agreement],
      spelt: [
        .toastKo("allowNotifications", "498"), .toastJa("allowNotifications", "948"),
        .toastEn("allowNotifications", "952"), .nhncloudKo("allowNotifications", "974"),
      ]),
  ]
}
