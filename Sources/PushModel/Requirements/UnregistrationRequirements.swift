extension Requirement {
  /// Token unregistration.
  static let unregistration: [Requirement] = [
    Requirement(
      "UNREG-1", .sdk, .must, .documented,
      "Unregistering removes the token that is registered at the server.",
      tcpushKo: .silent, toastKo: .stated("531"),
      toastJa: .stated("283"), toastEn: .stated("285"),
      nhncloudKo: .stated("303")),
    Requirement(
      "UNREG-2", .server, .must, .documented,
      "Unregistered tokens are no targets of messages.",
      tcpushKo: .silent, toastKo: .stated("532", .inferred),
      toastJa: .stated("283"), toastEn: .stated("285"),
      nhncloudKo: .stated("303"),
      note: "toast-ko recommends unregistering to those who want no messages after logging out."),
    Requirement(
      "UNREG-3", .sdk, .must, .signature,
      "Unregistering reports its outcome exactly once: the token, which may be nil, or an error.",
      tcpushKo: .silent, toastKo: .stated("206-213, 534"),
      toastJa: .stated("290"), toastEn: .stated("292"),
      nhncloudKo: .stated("310")),
    Requirement(
      "UNREG-4", .sdk, .must, .documented,
      "Unregistering succeeds if there is no token that fits the settings.",
      tcpushKo: .silent, toastKo: .stated("533"),
      toastJa: .silent, toastEn: .silent,
      nhncloudKo: .silent),
    Requirement(
      "UNREG-5", .sdk, .must, .documented,
      "Unregistering covers the push types that were set at initialisation.",
      tcpushKo: .silent, toastKo: .stated("531"),
      toastJa: .silent, toastEn: .silent,
      nhncloudKo: .silent),
    Requirement(
      "UNREG-6", .sdk, .must, .signature,
      "Unregistering works without a completion handler.",
      tcpushKo: .silent, toastKo: .silent,
      toastJa: .stated("290"), toastEn: .stated("292"),
      nhncloudKo: .stated("310")),
    Requirement(
      "UNREG-7", .sdk, .should, .sample,
      "A successful unregistering hands back the token that was unregistered.",
      tcpushKo: .silent, toastKo: .stated("563-566"),
      toastJa: .stated("296-299"), toastEn: .stated("298-301"),
      nhncloudKo: .stated("316-319")),
    Requirement(
      "UNREG-8", .server, .must, .documented,
      """
      Unregistering removes only a token of the environment, sandbox or not, that was set at \
      initialisation.
      """,
      tcpushKo: .silent, toastKo: .stated("531, 533"),
      toastJa: .silent, toastEn: .silent,
      nhncloudKo: .silent),
  ]
}
