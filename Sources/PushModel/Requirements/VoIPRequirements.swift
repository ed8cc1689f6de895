extension Requirement {
  static let voip: [Requirement] = [
    Requirement(
      "VOIP-1", .sdk, .must, .documented,
      "Registering for VoIP passes the VoIP token that the system issued to the server.",
      tcpushKo: "147, 154", toastKo: "166-167, 404", toastJa: "636", toastEn: "639", nhncloudKo: "657"),
    Requirement(
      "VOIP-2", .sdk, .must, .documented,
      "VoIP needs no separate permission of the user.",
      toastJa: "637", toastEn: "640", nhncloudKo: "658"),
    Requirement(
      "VOIP-3", .sdk, .must, .documented,
      "VoIP needs no separate agreement.",
      toastJa: "637", toastEn: "640", nhncloudKo: "658"),
    Requirement(
      "VOIP-4", .sdk, .must, .documented,
      """
      A VoIP query returns the VoIP token and settings that were last registered successfully on the device.
      """,
      toastKo: .contradicted("459"), toastJa: "662", toastEn: "665", nhncloudKo: "683",
      note: "In the two oldest editions the query of QUERY-1 and QUERY-2 is made for the push type."),
    Requirement(
      "VOIP-5", .sdk, .must, .documented,
      "Unregistering for VoIP removes the VoIP token that is registered at the server.",
      toastKo: "531", toastJa: "689", toastEn: "692", nhncloudKo: "710"),
    Requirement(
      "VOIP-6", .sdk, .must, .documented,
      "A VoIP message is passed to the delegate.",
      tcpushKo: "219, 222-223, 281-285", toastKo: "123, 215-217", toastJa: "590, 596-599",
      toastEn: "593, 599-602", nhncloudKo: "611, 617-620"),
    Requirement(
      "VOIP-7", .sdk, .must, .documented,
      """
      A VoIP message that arrives while the app is not running starts it in the background and is \
      passed to the delegate.
      """,
      tcpushKo: "222-223"),
    Requirement(
      "VOIP-8", .platform, .must, .documented,
      "VoIP needs iOS 10.0 or newer.",
      toastJa: "566", toastEn: "568", nhncloudKo: "586"),
    Requirement(
      "VOIP-9", .sdk, .must, .signature,
      "A VoIP registration reports its outcome, and works without a completion handler.",
      toastJa: "642", toastEn: "645", nhncloudKo: "663",
      note: "That it does so once is PLAT-13."),
    Requirement(
      "VOIP-10", .sdk, .should, .sample,
      "The VoIP delegate is set by a call of the VoIP module.",
      toastJa: "622", toastEn: "625", nhncloudKo: "643"),
    Requirement(
      "VOIP-11", .app, .must, .signature,
      "A VoIP delegate has to implement the method that receives messages.",
      toastJa: "596-599", toastEn: "599-602", nhncloudKo: "617-620",
      note: "Unlike the notification delegate's methods it is not marked optional."),
    Requirement(
      "VOIP-12", .app, .must, .documented,
      "The app has to add PushKit and CallKit for VoIP.",
      toastKo: "55", toastJa: "18, 569", toastEn: "18, 572", nhncloudKo: "18, 590",
      note: "tcpush-ko has a heading on frameworks for VoIP (35), and no text below it."),
    Requirement(
      "VOIP-13", .app, .must, .documented,
      "An app whose users shall receive no VoIP messages after logging out has to unregister the VoIP token.",
      toastKo: .stated("531-532", .inferred, .should), toastJa: .stated("690", nil, .should), toastEn: "693",
      nhncloudKo: "711",
      argument:
        "toast-ko speaks of messages and tokens, and VoIP is one of the push types that unregistering covers.",
      note: "toast-ko and toast-ja ask for it; toast-en and nhncloud-ko make it a duty."),
    Requirement(
      "VOIP-14", .server, .must, .documented,
      "Unregistered VoIP tokens are no targets of messages.",
      toastKo: .stated("531-532", .inferred), toastJa: "689", toastEn: "692", nhncloudKo: "710",
      argument: """
        toast-ko unregisters all kinds by the same call, and asks those for it who want no messages: so that unregistered \
        tokens get none.
        """),
    Requirement(
      "VOIP-15", .sdk, .must, .signature,
      """
      VoIP queries and unregistering report their outcome; unregistering works without a completion handler.
      """,
      toastJa: "669, 695", toastEn: "672, 698", nhncloudKo: "690, 716",
      note: "That they do so once is PLAT-13."),
    Requirement(
      "VOIP-16", .sdk, .should, .sample,
      "A successful VoIP registration hands back the token that was registered.",
      toastKo: .stated("199-200", .signature), toastJa: "648-651", toastEn: "651-654", nhncloudKo: "669-672"),
    Requirement(
      "VOIP-17", .sdk, .should, .sample,
      "A successful unregistering for VoIP hands back the token that was unregistered.",
      toastKo: "563-566", toastJa: "701-704", toastEn: "704-707", nhncloudKo: "722-725"),
    Requirement(
      "VOIP-18", .sdk, .must, .documented,
      "A successful VoIP query hands back the information of the VoIP token.",
      tcpushKo: .stated("147, 189-209, 227-229", .inferred), toastKo: .stated("469-470, 494-495", .signature),
      toastJa: "663", toastEn: "666", nhncloudKo: "684",
      argument:
        "tcpush-ko: a query is made for a push type and hands back information, and VoIP is a push type."),
    Requirement(
      "VOIP-19", .app, .should, .documented,
      "VoIP is separated as a submodule of its own, which an app that uses it adds.",
      toastJa: "586, 607-608", toastEn: "589, 610-611", nhncloudKo: "607, 628-629"),
    Requirement(
      "VOIP-20", .sdk, .must, .inferred,
      "Registering for VoIP does not ask the user for the permission.",
      toastJa: "214, 637", toastEn: "215, 640", nhncloudKo: "229, 658",
      argument: """
        The user is asked for what registering for notifications needs, and VoIP needs no permission: nothing is left to \
        ask for.
        """),
    Requirement(
      "VOIP-21", .app, .must, .documented,
      "The app has to enable the background mode Voice over IP for VoIP.",
      tcpushKo: .stated("33, 45-53", .sample), toastKo: "93", toastJa: "580", toastEn: "583",
      nhncloudKo: "601"),
  ]
}
