extension Requirement {
  /// Token unregistration.
  static let unregistration: [Requirement] = [
    Requirement(
      "UNREG-1", .sdk, .must, .documented,
      "Unregistering removes the token that is registered at the server.",
      toastKo: "531", toastJa: "283", toastEn: "285", nhncloudKo: "303"),
    Requirement(
      "UNREG-2", .server, .must, .documented,
      "Unregistered tokens are no targets of messages.",
      toastKo: .stated("532", .inferred), toastJa: "283", toastEn: "285", nhncloudKo: "303",
      argument: """
        toast-ko asks those to unregister who want no messages after logging out: so that unregistered tokens get none.
        """),
    Requirement(
      "UNREG-3", .sdk, .must, .signature,
      "Unregistering reports its outcome: the token, which may be nil, or an error.",
      toastKo: "206-213, 534", toastJa: "290", toastEn: "292", nhncloudKo: "310",
      note:
        "That it does so once is PLAT-13 where there is a completion handler, and UNREG-9 where there is none."
    ),
    Requirement(
      "UNREG-4", .sdk, .must, .documented,
      "Unregistering succeeds if there is no token that fits the settings.",
      toastKo: "533"),
    Requirement(
      "UNREG-5", .sdk, .must, .documented,
      "Unregistering covers the push types that were set at initialisation.",
      toastKo: "531, 545"),
    Requirement(
      "UNREG-6", .sdk, .must, .signature,
      "Unregistering works without a completion handler.",
      toastJa: "290", toastEn: "292", nhncloudKo: "310"),
    Requirement(
      "UNREG-7", .sdk, .should, .sample,
      "A successful unregistering hands back the token that was unregistered.",
      toastKo: "563-566", toastJa: "296-299", toastEn: "298-301", nhncloudKo: "316-319"),
    Requirement(
      "UNREG-8", .sdk, .must, .inferred,
      """
      Unregistering removes only a token of the environment, sandbox or not, that was set at initialisation.
      """,
      toastKo: "531, 533",
      argument: """
        Unregistering goes by the settings, of which the environment is named, and succeeds where no token fits them: so it \
        does not look for one of another environment.
        """),
    Requirement(
      "UNREG-9", .sdk, .must, .inferred,
      "Unregistering one push type is told to the delegate once.",
      toastKo: "206-213, 534",
      argument: """
        The outcome is passed to the delegate, and there is one method for success and one for failure: a second message \
        about the same call would tell another outcome of it.
        """),
  ]
}
