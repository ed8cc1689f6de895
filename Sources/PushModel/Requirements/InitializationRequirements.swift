extension Requirement {
  /// Initialisation as a gate.
  static let initialization: [Requirement] = [
    Requirement(
      "INIT-1", .sdk, .must, .documented,
      """
      Registering a token at the server cannot be used before initialisation: the call fails and \
      nothing is registered.
      """,
      tcpushKo: .stated("43, 153, 155"), toastKo: .stated("122"),
      toastJa: .stated("94"), toastEn: .stated("94"),
      nhncloudKo: .stated("105"),
      note: "tcpush-ko lets the call run as far as the system token; see INIT-3."),
    Requirement(
      "INIT-2", .sdk, .must, .documented,
      "Querying the token cannot be used before initialisation: the call fails.",
      tcpushKo: .silent, toastKo: .stated("122"),
      toastJa: .stated("94"), toastEn: .stated("94"),
      nhncloudKo: .stated("105")),
    Requirement(
      "INIT-3", .sdk, .must, .documented,
      "A registration that is asked for before initialisation still obtains the system token.",
      tcpushKo: .stated("155"), toastKo: .contradicted("122"),
      toastJa: .contradicted("94"), toastEn: .contradicted("94"),
      nhncloudKo: .contradicted("105")),
    Requirement(
      "INIT-4", .sdk, .should, .sample,
      """
      A registration that obtained the system token only completes with that token and an error \
      together.
      """,
      tcpushKo: .stated("171-181"), toastKo: .silent,
      toastJa: .silent, toastEn: .silent,
      nhncloudKo: .silent),
    Requirement(
      "INIT-5", .sdk, .must, .documented,
      "After initialisation a token can be registered.",
      tcpushKo: .stated("43, 153"), toastKo: .stated("122"),
      toastJa: .stated("94"), toastEn: .stated("94"),
      nhncloudKo: .stated("105"),
      note: "The later editions say it by naming the state in which it is not possible."),
    Requirement(
      "INIT-6", .sdk, .must, .documented,
      "The VoIP functions can be used after initialisation only.",
      tcpushKo: .stated("43, 153-155"), toastKo: .stated("122, 404"),
      toastJa: .stated("585"), toastEn: .stated("588"),
      nhncloudKo: .stated("606"),
      note: "In the two oldest editions VoIP is a kind of token of the same calls."),
    Requirement(
      "INIT-7", .sdk, .must, .documented,
      "A registration carries the app key that was set at initialisation.",
      tcpushKo: .stated("129, 154"), toastKo: .stated("121"),
      toastJa: .stated("95"), toastEn: .stated("95"),
      nhncloudKo: .stated("106")),
    Requirement(
      "INIT-8", .sdk, .must, .signature,
      "Initialisation takes an app key, and in tcpush-ko a user id besides.",
      tcpushKo: .stated("63-69, 129-131"), toastKo: .stated("179-180"),
      toastJa: .stated("777"), toastEn: .stated("780"),
      nhncloudKo: .stated("802")),
    Requirement(
      "INIT-9", .app, .must, .documented,
      """
      In the development environment the app has to use the sandbox, or it receives no message sent \
      with a development certificate.
      """,
      tcpushKo: .stated("145, 149"), toastKo: .stated("125"),
      toastJa: .stated("96"), toastEn: .stated("96"),
      nhncloudKo: .stated("107"),
      note: "tcpush-ko has push types of their own for it and states only that they exist."),
    Requirement(
      "INIT-10", .app, .should, .documented,
      "The delegate should be set in application:didFinishLaunchingWithOptions:.",
      tcpushKo: .stated("259-267", .sample), toastKo: .stated("124"),
      toastJa: .stated("116"), toastEn: .stated("116"),
      nhncloudKo: .stated("127")),
    Requirement(
      "INIT-11", .sdk, .must, .signature,
      "The delegate can be set with the initialisation or by a call of its own.",
      tcpushKo: .stated("263", .sample), toastKo: .stated("133-138"),
      toastJa: .stated("101-109"), toastEn: .stated("101-109"),
      nhncloudKo: .stated("112-120"),
      note: "tcpush-ko knows the call of its own only."),
    Requirement(
      "INIT-12", .sdk, .must, .sample,
      """
      Without other settings only notification tokens are registered; VoIP tokens are added by the \
      push types of the configuration.
      """,
      tcpushKo: .silent, toastKo: .stated("325-329"),
      toastJa: .silent, toastEn: .silent,
      nhncloudKo: .silent),
  ]
}
