extension Requirement {
  /// The meanings of the error codes.
  static let errors: [Requirement] = [
    Requirement(
      "ERR-1", .sdk, .must, .signature,
      "A call refused because the SDK is not initialised reports the code for it (1).",
      tcpushKo: .stated("455", .documented), toastKo: .stated("756"),
      toastJa: .stated("721"), toastEn: .stated("724"), nhncloudKo: .stated("742"),
      note: "tcpush-ko names its codes and gives no numbers."),
    Requirement(
      "ERR-2", .sdk, .must, .signature,
      "A call refused because no user id is set reports the code for it (2).",
      tcpushKo: .silent, toastKo: .stated("757"), toastJa: .stated("722"), toastEn: .stated("725"),
      nhncloudKo: .stated("743"),
      note: """
        The later editions list the code, but registering falls back to the device identifier; there it \
        can arise in readings of open questions only.
        """),
    Requirement(
      "ERR-3", .sdk, .must, .signature,
      "A failure for want of the permission reports the code for it (3).",
      tcpushKo: .stated("459", .documented), toastKo: .stated("758"),
      toastJa: .stated("723"), toastEn: .stated("726"), nhncloudKo: .stated("744")),
    Requirement(
      "ERR-4", .sdk, .must, .signature,
      "A failure by the system reports the code for it (4).",
      tcpushKo: .stated("461", .documented), toastKo: .stated("759"),
      toastJa: .stated("724"), toastEn: .stated("727"), nhncloudKo: .stated("745")),
    Requirement(
      "ERR-5", .sdk, .must, .signature,
      "Without a network, a call that needs the server fails with the network code for it (100).",
      tcpushKo: .stated("469", .documented), toastKo: .stated("769"),
      toastJa: .stated("737"), toastEn: .stated("740"), nhncloudKo: .stated("759")),
    Requirement(
      "ERR-6", .sdk, .must, .signature,
      """
      A call that the server answers with a status other than 200 fails with the network code for a \
      failed request (101).
      """,
      tcpushKo: .stated("465", .inferred), toastKo: .stated("770"),
      toastJa: .stated("738"), toastEn: .stated("741"), nhncloudKo: .stated("760"),
      argument: """
        tcpush-ko: a status other than 200 is an answer of the server by which the request has failed, and the table \
        has one code for a failed answer of the server. Its code for failing to send or receive does not fit an answer.
        """,
      note: "nhncloud-ko has a second candidate; see Q-ERR-1."),
    Requirement(
      "ERR-7", .sdk, .must, .signature,
      """
      A call that the server does not answer in time fails with the network code for a timeout \
      (102).
      """,
      tcpushKo: .silent, toastKo: .stated("771"), toastJa: .stated("739"), toastEn: .stated("742"),
      nhncloudKo: .stated("761")),
    Requirement(
      "ERR-8", .sdk, .must, .inferred,
      """
      A call whose answer from the server cannot be understood fails with the network code for the \
      server's response (105).
      """,
      tcpushKo: .stated("465"), toastKo: .stated("774"), toastJa: .stated("742"), toastEn: .stated("745"),
      nhncloudKo: .stated("764"),
      argument: """
        The gloss speaks of an error of the server's answer, and the name calls the response invalid; another code \
        stands for the status (ERR-6). So an answer that has come and cannot be understood is what is left. tcpush-ko \
        lists one code for a failed answer of the server, whatever failed in it.
        """),
    Requirement(
      "ERR-9", .sdk, .must, .signature,
      "Push and network codes have domains of their own.",
      tcpushKo: .silent, toastKo: .stated("752, 766"),
      toastJa: .stated("717-719, 734-736"), toastEn: .stated("720-722, 737-739"),
      nhncloudKo: .stated("738-740, 756-758")),
    Requirement(
      "ERR-10", .sdk, .must, .signature,
      "A token that is missing or invalid has a code of its own (5).",
      tcpushKo: .silent, toastKo: .stated("760"), toastJa: .stated("725"), toastEn: .stated("728"),
      nhncloudKo: .stated("746")),
    Requirement(
      "ERR-11", .sdk, .must, .signature,
      """
      A call that is already in progress has a code of its own, in the push domain (6) and in the \
      network domain (106).
      """,
      tcpushKo: .silent, toastKo: .stated("761, 775"),
      toastJa: .stated("726, 743"), toastEn: .stated("729, 746"), nhncloudKo: .stated("747, 765")),
    Requirement(
      "ERR-12", .sdk, .must, .signature,
      "An invalid parameter has a code of its own (7).",
      tcpushKo: .stated("457", .documented), toastKo: .stated("762"),
      toastJa: .stated("727"), toastEn: .stated("730"), nhncloudKo: .stated("748")),
    Requirement(
      "ERR-13", .sdk, .must, .inferred,
      "A call that cannot be used for want of initialisation, a user id or a registered token ends with an error.",
      tcpushKo: .silent, toastKo: .stated("103, 122, 582, 756-757, 760"),
      toastJa: .stated("94, 585, 721"), toastEn: .stated("94, 588, 724"),
      nhncloudKo: .stated("105, 606, 742"),
      argument: """
        One place says that the call cannot be used, and does not say how that is told. Another lists an error code for \
        what is missing. A call that reports an outcome (REG-2, QUERY-6) therefore reports that error.
        """),
  ]
}
