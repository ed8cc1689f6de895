import PushModel

extension Requirement {
  /// Installation, apart from the oldest iOS, the capabilities and the needs of VoIP.
  static let installation: [Requirement] = [
    Requirement(
      "SETUP-1", .app, .must, .documented,
      "The SDK that all products share has to be installed first.",
      tcpushKo: .silent, toastKo: .stated("5"), toastJa: .stated("5"), toastEn: .stated("5"),
      nhncloudKo: .stated("5")),
    Requirement(
      "SETUP-2", .app, .must, .documented,
      "Push has to be enabled in the console.",
      tcpushKo: .silent, toastKo: .stated("6"), toastJa: .stated("6"), toastEn: .stated("6"),
      nhncloudKo: .stated("6")),
    Requirement(
      "SETUP-3", .app, .may, .documented,
      "The SDK can be added with CocoaPods, by the pod that is named for the brand and Push.",
      tcpushKo: .silent, toastKo: .stated("25-33"), toastJa: .stated("25-33"), toastEn: .stated("25-33"),
      nhncloudKo: .stated("25-33"),
      note: """
        The pod is ToastPush, in nhncloud-ko NHNCloudPush. A table of toast-ja names it otherwise \
        (CONTRA-30).
        """),
    Requirement(
      "SETUP-4", .app, .should, .sample,
      "Pods are built as frameworks.",
      tcpushKo: .silent, toastKo: .stated("29"), toastJa: .stated("29"), toastEn: .stated("29"),
      nhncloudKo: .stated("29")),
    Requirement(
      "SETUP-5", .app, .may, .documented,
      "The SDK can be added with the Swift Package Manager, as the product NHNCloudPush.",
      tcpushKo: .silent, toastKo: .silent, toastJa: .silent, toastEn: .silent, nhncloudKo: .stated("36-40")),
    Requirement(
      "SETUP-6", .app, .may, .documented,
      "The SDK can be downloaded and added as binaries.",
      tcpushKo: .stated("14"), toastKo: .stated("47"), toastJa: .stated("40"), toastEn: .stated("40"),
      nhncloudKo: .stated("54")),
    Requirement(
      "SETUP-7", .app, .must, .documented,
      """
      With binaries, the frameworks for push, core and common have to be added, and \
      UserNotifications.
      """,
      tcpushKo: .silent, toastKo: .stated("49"), toastJa: .stated("41"), toastEn: .stated("41"),
      nhncloudKo: .stated("55")),
    Requirement(
      "SETUP-8", .app, .must, .documented,
      "The parts core and common are mandatory.",
      tcpushKo: .silent, toastKo: .stated("19"), toastJa: .stated("19"), toastEn: .stated("19"),
      nhncloudKo: .stated("19")),
    Requirement(
      "SETUP-9", .app, .must, .documented,
      "Push depends on UserNotifications.framework.",
      tcpushKo: .silent, toastKo: .stated("18"), toastJa: .stated("18"), toastEn: .stated("18"),
      nhncloudKo: .stated("18")),
    Requirement(
      "SETUP-10", .app, .must, .documented,
      "The linker flags -ObjC and -lc++ have to be set.",
      tcpushKo: .silent, toastKo: .stated("19, 67"), toastJa: .stated("19, 47"), toastEn: .stated("19, 47"),
      nhncloudKo: .stated("19, 46, 61")),
    Requirement(
      "SETUP-11", .app, .must, .documented,
      "The app has to import the frameworks that it uses.",
      tcpushKo: .silent, toastKo: .stated("36, 75"), toastJa: .silent, toastEn: .silent, nhncloudKo: .silent),
  ]
}
