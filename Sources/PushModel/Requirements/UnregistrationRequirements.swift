extension Requirement {
  /// Token unregistration.
  static let unregistration: [Requirement] = [
    Requirement(
      "UNREG-1", .sdk, .must, .documented,
      "Unregistering removes the token that is registered at the server.",
      tcpushKo: .silent, toastKo: .stated("531"), toastJa: .stated("283"), toastEn: .stated("285"),
      nhncloudKo: .stated("303")),
    Requirement(
      "UNREG-2", .server, .must, .documented,
      "Unregistered tokens are no targets of messages.",
      tcpushKo: .silent, toastKo: .stated("532", .inferred), toastJa: .stated("283"), toastEn: .stated("285"),
      nhncloudKo: .stated("303"),
      argument: """
        toast-ko asks those to unregister who want no messages after logging out: so that unregistered tokens get none.
        """),
    Requirement(
      "UNREG-3", .sdk, .must, .signature,
      "Unregistering reports its outcome: the token, which may be nil, or an error.",
      tcpushKo: .silent, toastKo: .stated("206-213, 534"), toastJa: .stated("290"), toastEn: .stated("292"),
      nhncloudKo: .stated("310"),
      note:
        "That it does so once is PLAT-13 where there is a completion handler, and UNREG-9 where there is none."
    ),
    Requirement(
      "UNREG-4", .sdk, .must, .documented,
      "Unregistering succeeds if there is no token that fits the settings.",
      tcpushKo: .silent, toastKo: .stated("533"), toastJa: .silent, toastEn: .silent, nhncloudKo: .silent),
    Requirement(
      "UNREG-5", .sdk, .must, .documented,
      "Unregistering covers the push types that were set at initialisation.",
      tcpushKo: .silent, toastKo: .stated("531, 545"), toastJa: .silent, toastEn: .silent,
      nhncloudKo: .silent),
    Requirement(
      "UNREG-6", .sdk, .must, .signature,
      "Unregistering works without a completion handler.",
      tcpushKo: .silent, toastKo: .silent, toastJa: .stated("290"), toastEn: .stated("292"),
      nhncloudKo: .stated("310")),
    Requirement(
      "UNREG-7", .sdk, .should, .sample,
      "A successful unregistering hands back the token that was unregistered.",
      tcpushKo: .silent, toastKo: .stated("563-566"),
      toastJa: .stated("296-299"), toastEn: .stated("298-301"), nhncloudKo: .stated("316-319")),
    Requirement(
      "UNREG-8", .sdk, .must, .inferred,
      """
      Unregistering removes only a token of the environment, sandbox or not, that was set at \
      initialisation.
      """,
      tcpushKo: .silent, toastKo: .stated("531, 533"), toastJa: .silent, toastEn: .silent,
      nhncloudKo: .silent,
      argument: """
        Unregistering goes by the settings, of which the environment is named, and succeeds where no token fits them: so it \
        does not look for one of another environment.
        """),
    Requirement(
      "UNREG-9", .sdk, .must, .inferred,
      "Unregistering one push type is told to the delegate once.",
      tcpushKo: .silent, toastKo: .stated("206-213, 534"), toastJa: .silent, toastEn: .silent,
      nhncloudKo: .silent,
      argument: """
        The outcome is passed to the delegate, and there is one method for success and one for failure: a second message \
        about the same call would tell another outcome of it.
        """),
  ]
}
