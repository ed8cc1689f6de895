extension Requirement {
  /// The token query.
  static let query: [Requirement] = [
    Requirement(
      "QUERY-1", .sdk, .must, .documented,
      """
      A query returns the token and settings that were registered last on the device; by the three newest editions, \
      those that were last registered with success.
      """,
      tcpushKo: "161", toastKo: .contradicted("459"), toastJa: "257", toastEn: "259", nhncloudKo: "277"),
    Requirement(
      "QUERY-2", .sdk, .must, .documented,
      "A query returns the latest token and settings that were registered with the current user id.",
      tcpushKo: .contradicted("161"), toastKo: "459", toastJa: .contradicted("257"),
      toastEn: .contradicted("259"), nhncloudKo: .contradicted("277")),
    Requirement(
      "QUERY-3", .sdk, .must, .documented,
      """
      A successful query hands back the information of the token: user, token, kind, country, \
      language, agreements, time zone and time of the last update, and in the three newest editions the environment.
      """,
      tcpushKo: "189-209, 229", toastKo: .stated("469-470, 480-510", .signature),
      toastJa: "258, 921, 930-963", toastEn: "260, 924, 934-967", nhncloudKo: "278, 946, 956-989"),
    Requirement(
      "QUERY-4", .sdk, .must, .signature,
      "A query is made for one push type.",
      tcpushKo: .stated("227", .sample), toastKo: "468-470"),
    Requirement(
      "QUERY-5", .sdk, .must, .documented,
      "A registration that fails does not change what a query returns.",
      tcpushKo: .stated("154-155, 161", .inferred), toastKo: .stated("404, 459", .inferred), toastJa: "257",
      toastEn: "259", nhncloudKo: "277",
      argument: """
        tcpush-ko and toast-ko do not say that success counts. What a query returns there is a token with the settings that \
        were registered with it; settings are registered at the service, and a registration that fails there has \
        registered none.
        """,
      note: "Elsewhere only successful registrations count."),
    Requirement(
      "QUERY-6", .sdk, .must, .signature,
      "A query reports its outcome: the information of a token, or an error.",
      tcpushKo: .stated("229-237", .sample), toastKo: "470", toastJa: "263, 270-271", toastEn: "265, 272-273",
      nhncloudKo: "283, 290-291",
      note: "That it does so once is PLAT-13."),
    Requirement(
      "QUERY-7", .app, .may, .sample,
      """
      An app can read the token of a push type by a call that returns it at once, without a completion \
      handler.
      """,
      tcpushKo: "243-245",
      note: "What it returns is Q-QUERY-54. The other editions list no such call (DIFF-22)."),
  ]
}
