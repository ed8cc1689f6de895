extension Requirement {
  /// Initialisation as a gate.
  static let initialization: [Requirement] = [
    Requirement(
      "INIT-1", .sdk, .must, .documented,
      "Registering a token at the server cannot be used before initialisation: nothing is registered there.",
      tcpushKo: "43, 153, 155", toastKo: "122", toastJa: "94", toastEn: "94", nhncloudKo: "105",
      note:
        "tcpush-ko lets the call run as far as the system token; see INIT-3. How the call ends elsewhere: ERR-13."
    ),
    Requirement(
      "INIT-2", .sdk, .must, .documented,
      "Querying the token cannot be used before initialisation.",
      toastKo: "122", toastJa: "94", toastEn: "94", nhncloudKo: "105",
      note: "How the call ends: ERR-13."),
    Requirement(
      "INIT-3", .sdk, .must, .documented,
      "A registration that is asked for before initialisation still obtains the system token.",
      tcpushKo: "155", toastKo: .contradicted("122"), toastJa: .contradicted("94"),
      toastEn: .contradicted("94"), nhncloudKo: .contradicted("105"),
      note: "What cannot be used does not do its first half either."),
    Requirement(
      "INIT-4", .sdk, .should, .sample,
      "A registration that obtained the system token only completes with that token and an error together.",
      tcpushKo: "171-179", toastKo: .contradicted("203-204")),
    Requirement(
      "INIT-5", .sdk, .must, .inferred,
      "After initialisation a token can be registered.",
      tcpushKo: .stated("43, 153", .documented), toastKo: "122, 404", toastJa: "94, 213", toastEn: "94, 214",
      nhncloudKo: "105, 228",
      argument: """
        The later editions name the state in which registering cannot be used, and describe what it does: so outside that \
        state it does it.
        """),
    Requirement(
      "INIT-6", .sdk, .must, .documented,
      "The VoIP functions can be used after initialisation only.",
      toastJa: "585", toastEn: "588", nhncloudKo: "606",
      note: """
        In the two oldest editions VoIP is a kind of token of the same calls; what they say of these is INIT-1 and INIT-2.
        """),
    Requirement(
      "INIT-7", .sdk, .must, .documented,
      "A registration carries the app key that was set at initialisation.",
      tcpushKo: "129, 154", toastKo: .stated("121, 404", .inferred),
      toastJa: .stated("95, 213, 751", .inferred), toastEn: .stated("95, 214, 754", .inferred),
      nhncloudKo: .stated("106, 228, 773", .inferred),
      argument: """
        Only tcpush-ko says that a registration is made with the settings of the initialisation; the \
        others say that the key is set there, and that the token is registered at the service.
        """),
    Requirement(
      "INIT-8", .sdk, .must, .signature,
      """
      Initialisation takes an app key, and in tcpush-ko a user id besides; there both are required and have no default.
      """,
      tcpushKo: .stated("63-69, 129-131", .documented), toastKo: "179-180", toastJa: "777", toastEn: "780",
      nhncloudKo: "802"),
    Requirement(
      "INIT-9", .app, .must, .documented,
      """
      In the development environment the app has to use the sandbox, or it receives no message sent \
      with a development certificate.
      """,
      toastKo: "125", toastJa: "96", toastEn: "96", nhncloudKo: "107",
      note: "tcpush-ko has push types of their own for it (145, 149), but states no duty."),
    Requirement(
      "INIT-10", .app, .should, .documented,
      "The delegate should be set in application:didFinishLaunchingWithOptions:.",
      tcpushKo: .stated("259-265", .sample), toastKo: "124", toastJa: "116, 591", toastEn: "116, 594",
      nhncloudKo: "127, 612"),
    Requirement(
      "INIT-11", .sdk, .must, .signature,
      """
      The delegate is set by a call of its own, and in the editions after tcpush-ko also with the initialisation.
      """,
      tcpushKo: .stated("263", .sample), toastKo: "133-138", toastJa: "101-109", toastEn: "101-109",
      nhncloudKo: "112-120"),
    Requirement(
      "INIT-12", .sdk, .should, .sample,
      """
      With the app key only, only notification tokens are registered; VoIP tokens are added by the push types of the \
      configuration.
      """,
      toastKo: "166-167, 182-184, 325-329"),
    Requirement(
      "INIT-13", .platform, .should, .sample,
      """
      The SDK needs a minimum version of iOS: 8.0 in the two oldest editions, 9.0 in the next two, \
      11.0 in the newest.
      """,
      tcpushKo: .stated("18", .documented, .must), toastKo: "28", toastJa: "28", toastEn: "28",
      nhncloudKo: "28",
      note: "Only tcpush-ko states it; in the others it stands in a sample Podfile."),
    Requirement(
      "INIT-14", .app, .must, .documented,
      "The app has to pass the app key that the service issued for Push.",
      tcpushKo: "129", toastKo: "7, 121", toastJa: "7, 95", toastEn: "7, 95", nhncloudKo: "7, 106"),
    Requirement(
      "INIT-15", .app, .may, .signature,
      "An app may leave out any method of the notification delegate.",
      toastKo: "196-220", toastJa: "121-130", toastEn: "121-130", nhncloudKo: "132-141",
      note: "The VoIP delegate of the later editions differs; see VOIP-11."),
    Requirement(
      "INIT-16", .sdk, .must, .inferred,
      "Initialising again with a delegate sets it, and with none takes away the one that was set.",
      toastKo: "134-141", toastJa: "101-109", toastEn: "101-109", nhncloudKo: "112-120",
      argument: """
        The call is listed as one that initialises and sets the delegate, which may be nil; nothing says that it does so \
        at the first time only. That it may be called again is said nowhere either (Q-INIT-3).
        """),
  ]
}
