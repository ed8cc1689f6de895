import PushModel

extension Requirement {
  /// Error codes and domains of which the chapter on errors does not say when they arise.
  static let errorCodes: [Requirement] = [
    Requirement(
      "CODE-1", .sdk, .must, .signature,
      "An unknown error has a code of its own in the push domain (0).",
      tcpushKo: .silent, toastKo: .stated("755"), toastJa: .stated("720"), toastEn: .stated("723"),
      nhncloudKo: .stated("741")),
    Requirement(
      "CODE-2", .sdk, .must, .signature,
      "A function that is not supported has a code of its own in the push domain (8).",
      tcpushKo: .silent, toastKo: .silent, toastJa: .stated("728"), toastEn: .stated("731"),
      nhncloudKo: .stated("749")),
    Requirement(
      "CODE-3", .sdk, .should, .sample,
      "An error of the server has a code of its own in the push domain (9).",
      tcpushKo: .silent, toastKo: .silent, toastJa: .silent, toastEn: .silent, nhncloudKo: .stated("750"),
      note: "The name of the constant speaks of the client (CONTRA-20)."),
    Requirement(
      "CODE-4", .sdk, .should, .sample,
      "The code for a failed request also stands for a request that the server could not read (101).",
      tcpushKo: .silent, toastKo: .stated("770"), toastJa: .stated("738"), toastEn: .stated("741"),
      nhncloudKo: .stated("760")),
    Requirement(
      "CODE-5", .sdk, .must, .signature,
      "An invalid request has a code of its own in the network domain (103).",
      tcpushKo: .silent, toastKo: .stated("772"), toastJa: .stated("740"), toastEn: .stated("743"),
      nhncloudKo: .stated("762")),
    Requirement(
      "CODE-6", .sdk, .must, .signature,
      "A wrong URL has a code of its own (104).",
      tcpushKo: .stated("467", .documented), toastKo: .stated("773"),
      toastJa: .stated("741"), toastEn: .stated("744"), nhncloudKo: .stated("763")),
    Requirement(
      "CODE-7", .sdk, .should, .sample,
      """
      A build that does not allow arbitrary loads has a code of its own in the network domain \
      (107).
      """,
      tcpushKo: .silent, toastKo: .stated("776"), toastJa: .stated("744"), toastEn: .stated("747"),
      nhncloudKo: .stated("766")),
    Requirement(
      "CODE-8", .sdk, .must, .signature,
      "The push domain is com.toast.push, the network domain com.toast.http.",
      tcpushKo: .silent, toastKo: .stated("752, 766"), toastJa: .silent, toastEn: .silent,
      nhncloudKo: .silent,
      note: "The later editions declare the constants without their texts (Q-ERR-57)."),
    Requirement(
      "CODE-9", .sdk, .must, .signature,
      """
      The constants of the domains are the brand's name with PushErrorDomain and with \
      HttpErrorDomain.
      """,
      tcpushKo: .silent, toastKo: .stated("752, 766"),
      toastJa: .stated("717, 734"), toastEn: .stated("720, 737"), nhncloudKo: .stated("738, 756")),
    Requirement(
      "CODE-10", .sdk, .must, .documented,
      "A failure to send to the network or to receive from it has a code of its own.",
      tcpushKo: .stated("463"), toastKo: .silent, toastJa: .silent, toastEn: .silent, nhncloudKo: .silent),
    Requirement(
      "CODE-11", .sdk, .must, .documented,
      "A failed answer of the server has a code of its own.",
      tcpushKo: .stated("465"), toastKo: .stated("774", .signature), toastJa: .stated("742", .signature),
      toastEn: .stated("745", .signature), nhncloudKo: .stated("764", .signature)),
  ]
}
