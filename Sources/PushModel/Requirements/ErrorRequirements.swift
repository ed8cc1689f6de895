extension Requirement {
  /// The meanings of the error codes.
  static let errors: [Requirement] = [
    Requirement(
      "ERR-1", .sdk, .must, .signature,
      "A call refused because the SDK is not initialised reports the code for it (1).",
      tcpushKo: .stated("455", .documented), toastKo: "756", toastJa: "721", toastEn: "724",
      nhncloudKo: "742",
      note: "tcpush-ko names its codes and gives no numbers."),
    Requirement(
      "ERR-2", .sdk, .must, .signature,
      "A call refused because no user id is set reports the code for it (2).",
      toastKo: "757", toastJa: "722", toastEn: "725", nhncloudKo: "743",
      note: """
        The later editions list the code, but registering falls back to the device identifier; there it \
        can arise in readings of open questions only.
        """),
    Requirement(
      "ERR-3", .sdk, .must, .signature,
      "A failure for want of the permission reports the code for it (3).",
      tcpushKo: .stated("459", .documented), toastKo: "758", toastJa: "723", toastEn: "726",
      nhncloudKo: "744"),
    Requirement(
      "ERR-4", .sdk, .must, .signature,
      "A failure by the system reports the code for it (4).",
      tcpushKo: .stated("461", .documented), toastKo: "759", toastJa: "724", toastEn: "727",
      nhncloudKo: "745"),
    Requirement(
      "ERR-5", .sdk, .must, .signature,
      "Without a network, a call that needs the server fails with the network code for it (100).",
      tcpushKo: .stated("469", .documented), toastKo: "769", toastJa: "737", toastEn: "740",
      nhncloudKo: "759"),
    Requirement(
      "ERR-6", .sdk, .must, .signature,
      """
      A call that the server answers with a status other than 200 fails with the network code for a \
      failed request (101).
      """,
      tcpushKo: .stated("465", .inferred), toastKo: "770", toastJa: "738", toastEn: "741", nhncloudKo: "760",
      argument: """
        tcpush-ko: a status other than 200 is an answer of the server by which the request has failed, and the table \
        has one code for a failed answer of the server. Its code for failing to send or receive does not fit an answer.
        """,
      note: "nhncloud-ko has a second candidate; see Q-ERR-1."),
    Requirement(
      "ERR-7", .sdk, .must, .signature,
      "A call that the server does not answer in time fails with the network code for a timeout (102).",
      toastKo: "771", toastJa: "739", toastEn: "742", nhncloudKo: "761"),
    Requirement(
      "ERR-8", .sdk, .must, .inferred,
      """
      A call whose answer from the server cannot be understood fails with the network code for the \
      server's response (105).
      """,
      tcpushKo: "465", toastKo: "774", toastJa: "742", toastEn: "745", nhncloudKo: "764",
      argument: """
        The gloss speaks of an error of the server's answer, and the name calls the response invalid; another code \
        stands for the status (ERR-6). So an answer that has come and cannot be understood is what is left. tcpush-ko \
        lists one code for a failed answer of the server, whatever failed in it.
        """),
    Requirement(
      "ERR-9", .sdk, .must, .signature,
      "Push and network codes have domains of their own.",
      toastKo: "752, 766", toastJa: "717-719, 734-736", toastEn: "720-722, 737-739",
      nhncloudKo: "738-740, 756-758"),
    Requirement(
      "ERR-10", .sdk, .must, .signature,
      "A token that is missing or invalid has a code of its own (5).",
      toastKo: "760", toastJa: "725", toastEn: "728", nhncloudKo: "746"),
    Requirement(
      "ERR-11", .sdk, .must, .signature,
      """
      A call that is already in progress has a code of its own, in the push domain (6) and in the \
      network domain (106).
      """,
      toastKo: "761, 775", toastJa: "726, 743", toastEn: "729, 746", nhncloudKo: "747, 765"),
    Requirement(
      "ERR-12", .sdk, .must, .signature,
      "An invalid parameter has a code of its own (7).",
      tcpushKo: .stated("457", .documented), toastKo: "762", toastJa: "727", toastEn: "730",
      nhncloudKo: "748"),
    Requirement(
      "ERR-13", .sdk, .must, .inferred,
      "A call that cannot be used for want of initialisation, a user id or a registered token ends with an error.",
      toastKo: "103, 122, 582, 756-757, 760", toastJa: "94, 585, 721", toastEn: "94, 588, 724",
      nhncloudKo: "105, 606, 742",
      argument: """
        One place says that the call cannot be used, and does not say how that is told. Another lists an error code for \
        what is missing. A call that reports an outcome (REG-2, QUERY-6) therefore reports that error.
        """),
  ]
}
