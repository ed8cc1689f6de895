extension Requirement {
  /// VoIP.
  static let voip: [Requirement] = [
    Requirement(
      "VOIP-1", .sdk, .must, .documented,
      "Registering for VoIP passes the VoIP token that the system issued to the server.",
      tcpushKo: .stated("147, 154"), toastKo: .stated("328-329, 404"),
      toastJa: .stated("636"), toastEn: .stated("639"),
      nhncloudKo: .stated("657")),
    Requirement(
      "VOIP-2", .sdk, .must, .documented,
      "VoIP needs no permission of the user: nobody is asked, and a refusal does not matter.",
      tcpushKo: .silent, toastKo: .silent,
      toastJa: .stated("637"), toastEn: .stated("640"),
      nhncloudKo: .stated("658")),
    Requirement(
      "VOIP-3", .sdk, .must, .documented,
      "VoIP needs no agreement.",
      tcpushKo: .silent, toastKo: .silent,
      toastJa: .stated("637"), toastEn: .stated("640"),
      nhncloudKo: .stated("658")),
    Requirement(
      "VOIP-4", .sdk, .must, .documented,
      """
      A VoIP query returns the VoIP token and settings that were last registered successfully on the \
      device.
      """,
      tcpushKo: .stated("161, 227"), toastKo: .stated("459, 469"),
      toastJa: .stated("662"), toastEn: .stated("665"),
      nhncloudKo: .stated("683"),
      note: "toast-ko: with the current user id."),
    Requirement(
      "VOIP-5", .sdk, .must, .documented,
      "Unregistering for VoIP removes the VoIP token that is registered at the server.",
      tcpushKo: .silent, toastKo: .stated("531"),
      toastJa: .stated("689"), toastEn: .stated("692"),
      nhncloudKo: .stated("710")),
    Requirement(
      "VOIP-6", .sdk, .must, .documented,
      "A VoIP message is passed to the delegate.",
      tcpushKo: .stated("219, 222-223, 281-285"), toastKo: .stated("123, 215-217"),
      toastJa: .stated("590"), toastEn: .stated("593"),
      nhncloudKo: .stated("611")),
    Requirement(
      "VOIP-7", .sdk, .must, .documented,
      """
      A VoIP message that arrives while the app is not running starts it in the background and is \
      passed to the delegate.
      """,
      tcpushKo: .stated("222-223"), toastKo: .silent,
      toastJa: .silent, toastEn: .silent,
      nhncloudKo: .silent),
    Requirement(
      "VOIP-8", .platform, .must, .documented,
      "VoIP needs iOS 10.0 or newer.",
      tcpushKo: .silent, toastKo: .silent,
      toastJa: .stated("566"), toastEn: .stated("568"),
      nhncloudKo: .stated("586")),
    Requirement(
      "VOIP-9", .sdk, .must, .signature,
      "A VoIP registration reports its outcome exactly once, and works without a completion handler.",
      tcpushKo: .silent, toastKo: .silent,
      toastJa: .stated("642"), toastEn: .stated("645"),
      nhncloudKo: .stated("663")),
    Requirement(
      "VOIP-10", .sdk, .should, .sample,
      "The VoIP delegate is set by a call of the VoIP module.",
      tcpushKo: .silent, toastKo: .silent,
      toastJa: .stated("622"), toastEn: .stated("625"),
      nhncloudKo: .stated("643")),
    Requirement(
      "VOIP-11", .app, .must, .signature,
      "A VoIP delegate has to implement the method that receives messages.",
      tcpushKo: .silent, toastKo: .silent,
      toastJa: .stated("596-601"), toastEn: .stated("599-604"),
      nhncloudKo: .stated("617-622"),
      note: "Unlike the notification delegate's methods it is not marked optional."),
    Requirement(
      "VOIP-12", .app, .must, .documented,
      "The app has to link PushKit and CallKit and enable the Voice over IP mode.",
      tcpushKo: .stated("33, 45-53", .sample), toastKo: .stated("55, 93"),
      toastJa: .stated("569, 580"), toastEn: .stated("572, 583"),
      nhncloudKo: .stated("590, 601"),
      note: "The frameworks that tcpush-ko names stood in a picture that is lost."),
    Requirement(
      "VOIP-13", .app, .must, .documented,
      """
      An app whose users shall receive no VoIP messages after logging out has to unregister the VoIP \
      token.
      """,
      tcpushKo: .silent, toastKo: .stated("532"),
      toastJa: .stated("690"), toastEn: .stated("693"),
      nhncloudKo: .stated("711")),
    Requirement(
      "VOIP-14", .server, .must, .documented,
      "Unregistered VoIP tokens are no targets of messages.",
      tcpushKo: .silent, toastKo: .stated("532", .inferred),
      toastJa: .stated("689"), toastEn: .stated("692"),
      nhncloudKo: .stated("710"),
      note: """
        toast-ko unregisters all kinds by the same call and recommends it to those who want no messages.
        """),
    Requirement(
      "VOIP-15", .sdk, .must, .signature,
      """
      VoIP queries and unregistering report their outcome exactly once; unregistering works without a \
      completion handler.
      """,
      tcpushKo: .silent, toastKo: .silent,
      toastJa: .stated("669, 695"), toastEn: .stated("672, 698"),
      nhncloudKo: .stated("690, 716")),
    Requirement(
      "VOIP-16", .sdk, .should, .sample,
      "A successful VoIP registration hands back the token that was registered.",
      tcpushKo: .silent, toastKo: .stated("199-200", .signature),
      toastJa: .stated("648-651"), toastEn: .stated("651-654"),
      nhncloudKo: .stated("669-672")),
    Requirement(
      "VOIP-17", .sdk, .should, .sample,
      "A successful unregistering for VoIP hands back the token that was unregistered.",
      tcpushKo: .silent, toastKo: .stated("563-566"),
      toastJa: .stated("701-704"), toastEn: .stated("704-707"),
      nhncloudKo: .stated("722-725")),
    Requirement(
      "VOIP-18", .sdk, .must, .documented,
      "A successful VoIP query hands back the information of the VoIP token.",
      tcpushKo: .stated("189-209, 227-229"), toastKo: .stated("469-470, 494-495", .signature),
      toastJa: .stated("663"), toastEn: .stated("666"),
      nhncloudKo: .stated("684")),
    Requirement(
      "VOIP-19", .app, .must, .documented,
      "VoIP is a submodule of its own, which the app has to add.",
      tcpushKo: .silent, toastKo: .silent,
      toastJa: .stated("586, 607-608"), toastEn: .stated("589, 610-611"),
      nhncloudKo: .stated("607, 628-629")),
  ]
}
