extension Requirement {
  /// Login and logout.
  static let login: [Requirement] = [
    Requirement(
      "LOGIN-1", .sdk, .must, .documented,
      "Push uses the one user id that all products of the SDK share.",
      toastKo: "99", toastJa: "71", toastEn: "71", nhncloudKo: "82"),
    Requirement(
      "LOGIN-2", .sdk, .must, .documented,
      """
      If no user id is set at the initial token registration, the token is registered with the \
      device identifier.
      """,
      tcpushKo: .contradicted("131"), toastKo: .contradicted("103"), toastJa: "75, 215", toastEn: "75, 216",
      nhncloudKo: "86, 234"),
    Requirement(
      "LOGIN-3", .sdk, .must, .documented,
      "Setting or changing the user id after a token registration updates the token information.",
      toastJa: "76", toastEn: "76", nhncloudKo: "87",
      note: "toast-ko has a call of its own for it (UPD-1)."),
    Requirement(
      "LOGIN-4", .sdk, .must, .documented,
      "Logging out does not delete the registered token.",
      toastKo: "112", toastJa: "85", toastEn: "85", nhncloudKo: "96",
      note: "toast-ko speaks of registered notifications that are not released."),
    Requirement(
      "LOGIN-5", .sdk, .must, .documented,
      "Without a user id registering cannot be used: nothing is registered.",
      toastKo: "103", toastJa: .contradicted("75, 215"), toastEn: .contradicted("75, 216"),
      nhncloudKo: .contradicted("86, 234"),
      note: "How the call ends: ERR-13."),
    Requirement(
      "LOGIN-6", .sdk, .must, .documented,
      "Without a user id querying cannot be used.",
      toastKo: "103",
      note: "How the call ends: ERR-13."),
    Requirement(
      "LOGIN-7", .sdk, .should, .sample,
      "Logging out is setting the user id to nil.",
      toastKo: "115-116", toastJa: "88-89", toastEn: "88-89", nhncloudKo: "99-100"),
    Requirement(
      "LOGIN-8", .app, .should, .sample,
      """
      The app sets the user id at the login of its service, and nil at the logout; in toast-ko when these are done.
      """,
      toastKo: "106-107, 115-116", toastJa: "79-80, 88-89", toastEn: "79-80, 88-89",
      nhncloudKo: "90-91, 99-100"),
    Requirement(
      "LOGIN-9", .app, .must, .documented,
      "An app whose users shall receive no messages after logging out has to unregister the token.",
      toastKo: .stated("532", nil, .should), toastJa: .stated("284", nil, .should), toastEn: "286",
      nhncloudKo: "304",
      note: "toast-ko and toast-ja ask for it; toast-en and nhncloud-ko make it a duty."),
    Requirement(
      "LOGIN-10", .sdk, .must, .documented,
      "A token is registered for the user id of the configuration.",
      tcpushKo: "69, 131, 154"),
    Requirement(
      "LOGIN-11", .sdk, .must, .inferred,
      "A token that is registered while a user id is set is registered for that user.",
      tcpushKo: "131, 154", toastKo: "99, 103, 459", toastJa: "71, 75-76", toastEn: "71, 75-76",
      nhncloudKo: "82, 86-87",
      argument: """
        Push uses the user id that is set (LOGIN-1), and each edition says what a registration does without one: it cannot \
        be used, or takes the device identifier in its place. So with one it is made for that user. toast-ko also says that \
        a query finds what was registered with the current user id. In tcpush-ko the user id is a required setting, and a \
        registration is made with the settings.
        """),
    Requirement(
      "LOGIN-12", .sdk, .must, .inferred,
      "The user id that is set is the user of VoIP tokens as well.",
      toastKo: "99, 166-167", toastJa: "71, 586", toastEn: "71, 589", nhncloudKo: "82, 607",
      argument: """
        All products share one user id, and VoIP belongs to the push product: it is one of its push types, or its submodule.
        """,
      note: """
        It says whose id it is, where one is set. What registering without one and changing it do is said of token \
        registration and token information, of which the VoIP module has its own: Q-VOIP-4 and Q-LOGIN-12.
        """),
  ]
}
