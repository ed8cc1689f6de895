import PushModel

extension Requirement {
  static let serviceExtension: [Requirement] = [
    Requirement(
      "EXT-1", .platform, .must, .documented,
      "The service extension is supported from iOS 10.0 on.",
      tcpushKo: .stated("323, 382"), toastKo: .stated("724"),
      toastJa: .stated("426"), toastEn: .stated("428"), nhncloudKo: .stated("446")),
    Requirement(
      "EXT-2", .app, .must, .documented,
      "The class of the extension has to inherit from the one that the SDK has for it.",
      tcpushKo: .stated("324, 422"), toastKo: .stated("628, 738"),
      toastJa: .stated("441, 448"), toastEn: .stated("443, 450"), nhncloudKo: .stated("461, 468"),
      note: """
        The class is TCPushServiceExtension, ToastPushServiceExtension or \
        NHNCloudPushServiceExtension.
        """),
    Requirement(
      "EXT-3", .sdk, .must, .documented,
      "An extension that inherits from the SDK's class shows rich messages without code of its own.",
      tcpushKo: .stated("324-325"), toastKo: .silent, toastJa: .stated("442"), toastEn: .stated("444"),
      nhncloudKo: .stated("462")),
    Requirement(
      "EXT-4", .platform, .must, .documented,
      "The extension is installed together with the app.",
      tcpushKo: .stated("383"), toastKo: .stated("736"),
      toastJa: .stated("352, 437"), toastEn: .stated("354, 439"), nhncloudKo: .stated("372, 457")),
    Requirement(
      "EXT-5", .platform, .must, .documented,
      "The extension is a separate environment, apart from that of the app.",
      tcpushKo: .stated("383-384"), toastKo: .stated("736"),
      toastJa: .stated("352, 437"), toastEn: .stated("354, 439"), nhncloudKo: .stated("372, 457"),
      note: "tcpush-ko calls it a container, the others a sandbox."),
    Requirement(
      "EXT-6", .platform, .must, .documented,
      "App and extension share no container.",
      tcpushKo: .stated("383-384"), toastKo: .silent, toastJa: .stated("437"), toastEn: .stated("439"),
      nhncloudKo: .stated("457")),
    Requirement(
      "EXT-7", .app, .must, .documented,
      "The project settings of the extension have to be those of the app.",
      tcpushKo: .silent, toastKo: .stated("735"), toastJa: .stated("436"), toastEn: .stated("438"),
      nhncloudKo: .stated("456")),
    Requirement(
      "EXT-8", .app, .must, .inferred,
      "The SDK has to be added to the extension.",
      tcpushKo: .stated("370, 429", .sample), toastKo: .stated("741-742", .sample),
      toastJa: .stated("346"), toastEn: .stated("348"), nhncloudKo: .stated("366"),
      argument: """
        The later editions say what the SDK does that was added to the extension; received metrics \
        are collected by it alone.
        """),
    Requirement(
      "EXT-9", .app, .must, .documented,
      "The extension is made as a target of its own in the project of the app.",
      tcpushKo: .stated("326, 385"), toastKo: .stated("624, 647, 729"),
      toastJa: .stated("431"), toastEn: .stated("433"), nhncloudKo: .stated("451")),
  ]
}
