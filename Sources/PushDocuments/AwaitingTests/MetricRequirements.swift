import PushModel

extension Requirement {
  static let metrics: [Requirement] = [
    Requirement(
      "MET-1", .sdk, .must, .documented,
      "The SDK collects metrics of the reception of messages and sends them to the server.",
      tcpushKo: .stated("10, 363"), toastKo: .stated("641"), toastJa: .stated("339"), toastEn: .stated("341"),
      nhncloudKo: .stated("359")),
    Requirement(
      "MET-2", .sdk, .must, .documented,
      "The SDK collects metrics of notifications that are opened and sends them to the server.",
      tcpushKo: .stated("10, 363"), toastKo: .stated("641"), toastJa: .stated("339"), toastEn: .stated("341"),
      nhncloudKo: .stated("359"),
      note: """
        tcpush-ko and toast-ko say that the app is run by a notification, the later ones that the \
        user executes a notification.
        """),
    Requirement(
      "MET-3", .server, .must, .documented,
      "The metrics can be looked at in the tab of statistics.",
      tcpushKo: .stated("363-364"), toastKo: .stated("642"), toastJa: .stated("340"), toastEn: .stated("342"),
      nhncloudKo: .stated("360")),
    Requirement(
      "MET-4", .sdk, .must, .documented,
      "The app key for received metrics can stand in the info.plist of the extension.",
      tcpushKo: .stated("389-390"), toastKo: .stated("648"), toastJa: .stated("348"), toastEn: .stated("350"),
      nhncloudKo: .stated("368")),
    Requirement(
      "MET-5", .sdk, .must, .documented,
      "The app key for received metrics can come from initialising the SDK in the extension.",
      tcpushKo: .silent, toastKo: .stated("648, 653-665", .sample),
      toastJa: .stated("348, 352"), toastEn: .stated("350, 354"), nhncloudKo: .stated("368, 372"),
      note: """
        The sentence of toast-ko does not say where the SDK is initialised; its sample does it in \
        the extension (Q-MET-1).
        """),
    Requirement(
      "MET-6", .sdk, .must, .documented,
      """
      Without an app key, be it by initialisation or in the info.plist of the extension, there are \
      no received metrics.
      """,
      tcpushKo: .silent, toastKo: .stated("648"), toastJa: .stated("341, 348"), toastEn: .stated("343, 350"),
      nhncloudKo: .stated("361, 368")),
    Requirement(
      "MET-7", .app, .must, .documented,
      """
      To have received metrics by initialisation, the app has to initialise the SDK in the \
      extension besides the app itself.
      """,
      tcpushKo: .silent, toastKo: .silent, toastJa: .stated("352"), toastEn: .stated("354"),
      nhncloudKo: .stated("372")),
    Requirement(
      "MET-8", .sdk, .must, .documented,
      "The app key for opened metrics can come from initialising the SDK in the app.",
      tcpushKo: .stated("442"), toastKo: .stated("697"), toastJa: .stated("399"), toastEn: .stated("401"),
      nhncloudKo: .stated("419")),
    Requirement(
      "MET-9", .sdk, .must, .documented,
      """
      The app key for opened metrics can stand in the info.plist of the app instead of \
      initialisation.
      """,
      tcpushKo: .stated("443-445"), toastKo: .stated("697"), toastJa: .stated("399"), toastEn: .stated("401"),
      nhncloudKo: .stated("419")),
    Requirement(
      "MET-10", .sdk, .must, .documented,
      """
      Without an app key, be it by initialisation or in the info.plist of the app, there are no \
      opened metrics.
      """,
      tcpushKo: .stated("442-445", .inferred), toastKo: .stated("697"),
      toastJa: .stated("341"), toastEn: .stated("343, 401"), nhncloudKo: .stated("361, 419"),
      argument: """
        tcpush-ko needs initialisation and excepts apps with an app key in their info.plist; \
        nothing else makes the metrics possible there.
        """),
    Requirement(
      "MET-11", .sdk, .must, .documented,
      "Received metrics are collected automatically by the SDK in the extension.",
      tcpushKo: .stated("389-390, 422-423"), toastKo: .silent,
      toastJa: .stated("346, 442"), toastEn: .stated("348, 444"), nhncloudKo: .stated("366, 462")),
    Requirement(
      "MET-12", .sdk, .must, .documented,
      "Opened metrics are collected automatically by the SDK in the app.",
      tcpushKo: .stated("441"), toastKo: .stated("696"), toastJa: .stated("398"), toastEn: .stated("400"),
      nhncloudKo: .stated("418")),
    Requirement(
      "MET-13", .platform, .must, .documented,
      "Received metrics are supported from iOS 10.0 on.",
      tcpushKo: .stated("382"), toastKo: .stated("646"), toastJa: .stated("345"), toastEn: .stated("347"),
      nhncloudKo: .stated("365")),
    Requirement(
      "MET-14", .app, .must, .documented,
      "An app that wants received metrics has to have a service extension of the SDK's class.",
      tcpushKo: .stated("382, 422-423"), toastKo: .stated("647, 725"),
      toastJa: .stated("347, 427"), toastEn: .stated("349, 429"), nhncloudKo: .stated("367, 447")),
    Requirement(
      "MET-15", .sdk, .should, .sample,
      """
      In the extension the app key is the only setting that is needed, since it serves metrics \
      alone.
      """,
      tcpushKo: .silent, toastKo: .stated("659"), toastJa: .stated("361"), toastEn: .stated("363"),
      nhncloudKo: .stated("381")),
    Requirement(
      "MET-16", .sdk, .should, .sample,
      "In an info.plist the app key stands under TCPushAnalytics, there under AppKey.",
      tcpushKo: .stated("406-412, 481-487"), toastKo: .contradicted("684-689, 712-717"),
      toastJa: .contradicted("386-391, 414-419"), toastEn: .contradicted("388-393, 416-421"),
      nhncloudKo: .contradicted("406-411, 434-439")),
    Requirement(
      "MET-17", .sdk, .should, .sample,
      """
      In an info.plist the app key stands under ToastSDK, there under ToastPush, there under \
      AppKey.
      """,
      tcpushKo: .contradicted("406-412, 481-487"), toastKo: .stated("684-689, 712-717"),
      toastJa: .stated("386-391, 414-419"), toastEn: .stated("388-393, 416-421"),
      nhncloudKo: .contradicted("406-411, 434-439")),
    Requirement(
      "MET-18", .sdk, .should, .sample,
      """
      In an info.plist the app key stands under NHNCloudSDK, there under NHNCloudPush, there under \
      AppKey.
      """,
      tcpushKo: .contradicted("406-412, 481-487"), toastKo: .contradicted("684-689, 712-717"),
      toastJa: .contradicted("386-391, 414-419"), toastEn: .contradicted("388-393, 416-421"),
      nhncloudKo: .stated("406-411, 434-439")),
    Requirement(
      "MET-19", .sdk, .should, .sample,
      "The keys are the same in the info.plist of the app and in that of the extension.",
      tcpushKo: .stated("406-412, 481-487"), toastKo: .stated("684-689, 712-717"),
      toastJa: .stated("386-391, 414-419"), toastEn: .stated("388-393, 416-421"),
      nhncloudKo: .stated("406-411, 434-439")),
  ]
}
