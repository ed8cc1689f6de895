extension Requirement {
  static let agreement: [Requirement] = [
    Requirement(
      "AGR-1", .sdk, .must, .documented,
      "A registration passes the agreement it was given to the server.",
      toastKo: .stated("404, 415, 447-454", .signature), toastJa: "213, 219, 222", toastEn: "214, 220, 223",
      nhncloudKo: "228, 238, 241"),
    Requirement(
      "AGR-2", .sdk, .should, .sample,
      "A registration without an agreement uses the agreement that was set before.",
      toastJa: "230-231", toastEn: "232-233", nhncloudKo: "250-251"),
    Requirement(
      "AGR-3", .sdk, .must, .documented,
      "An agreement has three parts: notifications, advertisements, and advertisements at night.",
      tcpushKo: "135-139", toastKo: .stated("425-434", .signature), toastJa: "219, 806-813",
      toastEn: "220, 809-816", nhncloudKo: "238, 831-838"),
    Requirement(
      "AGR-4", .server, .must, .documented,
      "Messages are filtered by the agreement when they are sent.",
      toastJa: "219", toastEn: "220", nhncloudKo: "238"),
    Requirement(
      "AGR-5", .sdk, .must, .documented,
      "The agreement is part of the configuration and is registered with the token.",
      tcpushKo: "75-85, 135-139, 154"),
    Requirement(
      "AGR-6", .sdk, .must, .documented,
      "Unless set otherwise, notifications are agreed to and both kinds of advertisements are not.",
      tcpushKo: "75-85, 135-139"),
    Requirement(
      "AGR-7", .sdk, .must, .documented,
      """
      The information of a token reports the agreements to advertisements as they were set if the language at the \
      registration was ko, and both always as agreed to if it was another.
      """,
      tcpushKo: "213-215"),
    Requirement(
      "AGR-8", .app, .must, .documented,
      """
      By law, whether the user agrees to the three kinds of messages is given along when a token is registered.
      """,
      toastJa: .stated("219", nil, .should), toastEn: "220", nhncloudKo: .stated("238", nil, .should),
      note: "toast-en words it as a duty; toast-ja and nhncloud-ko describe it."),
    Requirement(
      "AGR-9", .sdk, .must, .documented,
      "The information of a token carries the agreement it was registered with.",
      tcpushKo: .contradicted("213-215"), toastKo: "459, 497-504", toastJa: "257-258, 947-954",
      toastEn: "259-260, 951-958", nhncloudKo: "277-278, 973-980",
      note:
        "tcpush-ko makes an exception of the agreements to advertisements in other languages than ko; see AGR-7."
    ),
    Requirement(
      "AGR-10", .sdk, .must, .signature,
      "Registering takes an agreement; no call without one is listed.",
      tcpushKo: .contradicted("163"), toastKo: "414-415", toastJa: .contradicted("231"),
      toastEn: .contradicted("233"), nhncloudKo: .contradicted("251")),
  ]
}
