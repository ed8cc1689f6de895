extension Requirement {
  /// Token registration.
  static let registration: [Requirement] = [
    Requirement(
      "REG-1", .sdk, .must, .documented,
      "Registering passes the token that the system issued to the server.",
      tcpushKo: "8, 154", toastKo: "404", toastJa: "213", toastEn: "214", nhncloudKo: "228"),
    Requirement(
      "REG-2", .sdk, .must, .signature,
      "A registration reports its outcome, and a failure by an error.",
      tcpushKo: .stated("163-179", .sample), toastKo: "198-204, 405", toastJa: "227-231", toastEn: "228-233",
      nhncloudKo: "246-251",
      note:
        "That it does so once is PLAT-13 where there is a completion handler, and REG-16 where there is none."
    ),
    Requirement(
      "REG-3", .sdk, .must, .documented,
      "Tokens are obtained and registered for each push type that was set at initialisation.",
      tcpushKo: .contradicted("163"), toastKo: "404"),
    Requirement(
      "REG-4", .sdk, .must, .documented,
      """
      The outcome of a registration is passed to the delegate that was set at initialisation, for \
      each push type.
      """,
      tcpushKo: .contradicted("163"), toastKo: "198-204, 405", toastJa: .contradicted("228, 231"),
      toastEn: .contradicted("230, 233"), nhncloudKo: .contradicted("248, 251")),
    Requirement(
      "REG-5", .sdk, .must, .inferred,
      """
      A registration that the system refuses a token fails, with the code for a failure by the \
      system or, where the edition has one for a missing token, with that.
      """,
      tcpushKo: .stated("461", .documented), toastKo: "404, 759", toastJa: "213, 724", toastEn: "214, 727",
      nhncloudKo: "228, 745",
      argument: """
        What a registration passes on is a token that the system issues, and a code stands for what fails by the system: \
        a token that it refuses to issue is such a failure. tcpush-ko glosses its code as the failed registration with \
        the system.
        """),
    Requirement(
      "REG-6", .sdk, .must, .signature,
      "A registration works without a completion handler.",
      toastJa: "228, 231", toastEn: "230, 233", nhncloudKo: "248, 251"),
    Requirement(
      "REG-7", .sdk, .should, .sample,
      "A successful registration hands back the token that was registered.",
      tcpushKo: .stated("163-179", .inferred), toastKo: .stated("199-200", .signature), toastJa: "244-246",
      toastEn: "246-248", nhncloudKo: "264-266",
      argument: """
        tcpush-ko: the handler is given a token, and the sample tells failures apart by whether there is one; where nothing \
        failed, there is what was registered.
        """),
    Requirement(
      "REG-8", .sdk, .should, .sample,
      """
      A registration that obtained the system token but failed at the server completes with the \
      token and an error.
      """,
      tcpushKo: "171-179", toastKo: .contradicted("203-204")),
    Requirement(
      "REG-9", .sdk, .must, .inferred,
      "Registering again replaces what the server holds about the token.",
      tcpushKo: "161", toastKo: "459", toastJa: "257", toastEn: "259", nhncloudKo: "277",
      argument: """
        A query returns what was registered last, and the token information that it returns is that of \
        one token; so the earlier settings no longer hold.
        """),
    Requirement(
      "REG-10", .app, .must, .documented,
      """
      A project that uses Xcode 11 or newer has to use SDK 0.18.0 or newer; with an older one registering \
      fails on iOS 13.
      """,
      toastJa: .stated("63-64", nil, .should), toastEn: "63-64",
      note: "toast-ja asks for it; toast-en makes it a duty."),
    Requirement(
      "REG-11", .sdk, .should, .sample,
      "A registration is made for one push type.",
      tcpushKo: "163", toastKo: .contradicted("404")),
    Requirement(
      "REG-12", .sdk, .must, .inferred,
      "Whether a token is registered for the sandbox is what was set at initialisation.",
      tcpushKo: .contradicted("145, 149, 163"), toastKo: "125, 175-176, 531", toastJa: "96, 771-772, 962-963",
      toastEn: "96, 774-775, 966-967", nhncloudKo: "107, 793-794, 988-989",
      argument: """
        The configuration sets the environment, and has to for messages of it to be received; the information of a token \
        tells in which environment it was registered. In toast-ko, the tokens to be unregistered are found by that setting.
        """,
      note: "In tcpush-ko the push type of the call says it."),
    Requirement(
      "REG-13", .sdk, .must, .inferred,
      "The language code of the configuration is registered with the token.",
      toastKo: "172-173, 491-492", toastJa: "765-766, 941-942", toastEn: "768-769, 945-946",
      nhncloudKo: "787-788, 967-968",
      argument: """
        The configuration sets it, messages are chosen by it, and the information of the token carries it.
        """),
    Requirement(
      "REG-14", .app, .must, .documented,
      "The app has to enable push notifications.",
      toastKo: "84", toastJa: "53", toastEn: "53", nhncloudKo: "67",
      note: "tcpush-ko has a heading on capabilities (24), and no text below it."),
    Requirement(
      "REG-15", .sdk, .must, .signature,
      "A registration that fails is reported with its push type and an error, and without a token.",
      tcpushKo: .contradicted("171-179"), toastKo: "203-204"),
    Requirement(
      "REG-16", .sdk, .must, .inferred,
      "A registration of one push type is told to the delegate once.",
      toastKo: "198-204, 405",
      argument: """
        The outcome of a registration is passed to the delegate, and there is one method for success and one for failure: a \
        second message about the same registration would tell another outcome of it.
        """),
    Requirement(
      "REG-17", .app, .must, .documented,
      "The app has to enable the background mode for remote notifications.",
      tcpushKo: .stated("45-49", .sample), toastKo: "92", toastJa: .stated("53, 58", nil, .should),
      toastEn: "53, 58", nhncloudKo: "67, 72",
      note: "toast-ja makes a duty of the background modes, and asks for this one among them."),
  ]
}
