import PushModel

extension Requirement {
  static let richMessages: [Requirement] = [
    Requirement(
      "RICH-1", .sdk, .must, .documented,
      "A rich message shows media in the notification: an image, a video or a sound.",
      tcpushKo: .silent, toastKo: .stated("624"), toastJa: .stated("310"), toastEn: .stated("312"),
      nhncloudKo: .stated("330")),
    Requirement(
      "RICH-2", .sdk, .must, .documented,
      "A rich message adds buttons to the notification.",
      tcpushKo: .stated("329-331", .inferred), toastKo: .stated("624"),
      toastJa: .stated("310"), toastEn: .stated("312"), nhncloudKo: .stated("330"),
      argument: """
        tcpush-ko says only how the actions of the buttons of rich messages are received; so there \
        are such buttons.
        """),
    Requirement(
      "RICH-3", .sdk, .must, .documented,
      "A rich message can add a reply to the notification.",
      tcpushKo: .silent, toastKo: .silent, toastJa: .stated("310, 322"), toastEn: .stated("312, 324"),
      nhncloudKo: .stated("330, 342")),
    Requirement(
      "RICH-4", .sdk, .must, .documented,
      "The media of a rich message appear together with the title and the body of the notification.",
      tcpushKo: .silent, toastKo: .silent, toastJa: .stated("310"), toastEn: .stated("312"),
      nhncloudKo: .stated("330")),
    Requirement(
      "RICH-5", .platform, .must, .documented,
      "Rich messages are supported from iOS 10.0 on.",
      tcpushKo: .stated("323-325", .inferred), toastKo: .stated("623"),
      toastJa: .stated("311"), toastEn: .stated("313"), nhncloudKo: .stated("331"),
      argument: """
        tcpush-ko names iOS 10.0 for the service extension, and needs the extension for rich \
        messages.
        """),
    Requirement(
      "RICH-6", .app, .must, .documented,
      """
      An app that wants rich messages to be shown has to have a service extension of the SDK's \
      class.
      """,
      tcpushKo: .stated("324-325"), toastKo: .stated("624, 628"),
      toastJa: .stated("312, 427"), toastEn: .stated("314, 429"), nhncloudKo: .stated("332, 447")),
    Requirement(
      "RICH-7", .sdk, .must, .documented,
      "Images may be JPEG, PNG or GIF.",
      tcpushKo: .silent, toastKo: .silent, toastJa: .stated("331"), toastEn: .stated("333"),
      nhncloudKo: .stated("351")),
    Requirement(
      "RICH-8", .sdk, .must, .documented,
      "Videos may be MPEG, MPEG3Video, MPEG4 or AVIMovie.",
      tcpushKo: .silent, toastKo: .silent, toastJa: .stated("332"), toastEn: .stated("334"),
      nhncloudKo: .stated("352")),
    Requirement(
      "RICH-9", .sdk, .must, .documented,
      "Sounds may be WaveAudio, MP3 or MPEG4Audio.",
      tcpushKo: .silent, toastKo: .silent, toastJa: .stated("333"), toastEn: .stated("335"),
      nhncloudKo: .stated("353")),
    Requirement(
      "RICH-10", .sdk, .must, .documented,
      "An image has at most 10 MB.",
      tcpushKo: .silent, toastKo: .silent, toastJa: .stated("331"), toastEn: .stated("333"),
      nhncloudKo: .stated("351")),
    Requirement(
      "RICH-11", .sdk, .must, .documented,
      "A video has at most 50 MB.",
      tcpushKo: .silent, toastKo: .silent, toastJa: .stated("332"), toastEn: .stated("334"),
      nhncloudKo: .stated("352")),
    Requirement(
      "RICH-12", .sdk, .must, .documented,
      "A sound has at most 5 MB.",
      tcpushKo: .silent, toastKo: .silent, toastJa: .stated("333"), toastEn: .stated("335"),
      nhncloudKo: .stated("353")),
    Requirement(
      "RICH-13", .server, .should, .documented,
      "Images in landscape format are recommended, of 1038 x 1038 at most.",
      tcpushKo: .silent, toastKo: .silent, toastJa: .stated("331"), toastEn: .stated("333"),
      nhncloudKo: .stated("351"),
      note: """
        It concerns whoever sends the message. The size stands in the column of recommendations \
        (Q-RICH-5).
        """),
    Requirement(
      "RICH-14", .sdk, .must, .documented,
      "Media that are given by a web URL are downloaded, which takes time.",
      tcpushKo: .silent, toastKo: .silent, toastJa: .stated("335"), toastEn: .stated("337"),
      nhncloudKo: .stated("355")),
    Requirement(
      "RICH-15", .sdk, .must, .documented,
      "The rich content of a message is handed over with it, as an object of its own.",
      tcpushKo: .silent, toastKo: .stated("239, 246-251", .signature),
      toastJa: .stated("837, 845"), toastEn: .stated("840, 848"), nhncloudKo: .stated("862, 870")),
    Requirement(
      "RICH-16", .sdk, .must, .signature,
      "A message object need not have rich content.",
      tcpushKo: .silent, toastKo: .stated("239"), toastJa: .stated("837"), toastEn: .stated("840"),
      nhncloudKo: .stated("862")),
    Requirement(
      "RICH-17", .sdk, .must, .signature,
      "Rich content need not have media.",
      tcpushKo: .silent, toastKo: .stated("249"), toastJa: .stated("850"), toastEn: .stated("853"),
      nhncloudKo: .stated("875")),
    Requirement(
      "RICH-18", .sdk, .must, .signature,
      "Rich content need not have buttons.",
      tcpushKo: .silent, toastKo: .stated("251"), toastJa: .stated("852"), toastEn: .stated("855"),
      nhncloudKo: .stated("877")),
    Requirement(
      "RICH-19", .sdk, .must, .signature,
      "The media of rich content have a type and a source, which is a text.",
      tcpushKo: .silent, toastKo: .stated("259-261"),
      toastJa: .stated("858, 863-865"), toastEn: .stated("861, 866-868"),
      nhncloudKo: .stated("883, 888-890")),
  ]
}
