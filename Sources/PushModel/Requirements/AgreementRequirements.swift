extension Requirement {
  static let agreement: [Requirement] = [
    Requirement(
      "AGR-1", .sdk, .must, .documented,
      "A registration passes the agreement it was given to the server.",
      tcpushKo: .silent, toastKo: .stated("404, 415, 447-454", .signature),
      toastJa: .stated("213, 219, 222"), toastEn: .stated("214, 220, 223"),
      nhncloudKo: .stated("228, 238, 241")),
    Requirement(
      "AGR-2", .sdk, .should, .sample,
      "A registration without an agreement uses the agreement that was set before.",
      tcpushKo: .silent, toastKo: .silent, toastJa: .stated("230-231"), toastEn: .stated("232-233"),
      nhncloudKo: .stated("250-251")),
    Requirement(
      "AGR-3", .sdk, .must, .documented,
      "An agreement has three parts: notifications, advertisements, and advertisements at night.",
      tcpushKo: .stated("135-139"), toastKo: .stated("425-434", .signature),
      toastJa: .stated("219, 806-813"), toastEn: .stated("220, 809-816"),
      nhncloudKo: .stated("238, 831-838")),
    Requirement(
      "AGR-4", .server, .must, .documented,
      "Messages are filtered by the agreement when they are sent.",
      tcpushKo: .silent, toastKo: .silent, toastJa: .stated("219"), toastEn: .stated("220"),
      nhncloudKo: .stated("238")),
    Requirement(
      "AGR-5", .sdk, .must, .documented,
      "The agreement is part of the configuration and is registered with the token.",
      tcpushKo: .stated("75-85, 135-139, 154"), toastKo: .silent, toastJa: .silent, toastEn: .silent,
      nhncloudKo: .silent),
    Requirement(
      "AGR-6", .sdk, .must, .documented,
      "Unless set otherwise, notifications are agreed to and both kinds of advertisements are not.",
      tcpushKo: .stated("75-85, 135-139"), toastKo: .silent, toastJa: .silent, toastEn: .silent,
      nhncloudKo: .silent),
    Requirement(
      "AGR-7", .sdk, .must, .documented,
      """
      The information of a token reports the agreements to advertisements as they were set if the language at the \
      registration was ko, and both always as agreed to if it was another.
      """,
      tcpushKo: .stated("213-215"), toastKo: .silent, toastJa: .silent, toastEn: .silent,
      nhncloudKo: .silent),
    Requirement(
      "AGR-8", .app, .must, .documented,
      """
      By law, whether the user agrees to the three kinds of messages is given along when a token is registered.
      """,
      tcpushKo: .silent, toastKo: .silent, toastJa: .stated("219", nil, .should), toastEn: .stated("220"),
      nhncloudKo: .stated("238", nil, .should),
      note: "toast-en words it as a duty; toast-ja and nhncloud-ko describe it."),
    Requirement(
      "AGR-9", .sdk, .must, .documented,
      "The information of a token carries the agreement it was registered with.",
      tcpushKo: .contradicted("213-215"), toastKo: .stated("459, 497-504"),
      toastJa: .stated("257-258, 947-954"), toastEn: .stated("259-260, 951-958"),
      nhncloudKo: .stated("277-278, 973-980"),
      note:
        "tcpush-ko makes an exception of the agreements to advertisements in other languages than ko; see AGR-7."
    ),
    Requirement(
      "AGR-10", .sdk, .must, .signature,
      "Registering takes an agreement; no call without one is listed.",
      tcpushKo: .contradicted("163"), toastKo: .stated("414-415"),
      toastJa: .contradicted("231"), toastEn: .contradicted("233"), nhncloudKo: .contradicted("251")),
  ]
}
