extension Requirement {
  /// Token registration.
  static let registration: [Requirement] = [
    Requirement(
      "REG-1", .sdk, .must, .documented,
      "Registering passes the token that the system issued to the server.",
      tcpushKo: .stated("154"), toastKo: .stated("404"),
      toastJa: .stated("213"), toastEn: .stated("214"),
      nhncloudKo: .stated("228")),
    Requirement(
      "REG-2", .sdk, .must, .signature,
      "A registration reports its outcome exactly once: success without an error, or an error.",
      tcpushKo: .stated("163-185", .sample), toastKo: .stated("198-204, 405"),
      toastJa: .stated("227-231"), toastEn: .stated("228-233"),
      nhncloudKo: .stated("246-251"),
      note: "The listings give one outcome, a value or an error; that it comes once is the convention."),
    Requirement(
      "REG-3", .sdk, .must, .documented,
      "Tokens are obtained and registered for each push type that was set at initialisation.",
      tcpushKo: .silent, toastKo: .stated("404"),
      toastJa: .silent, toastEn: .silent,
      nhncloudKo: .silent),
    Requirement(
      "REG-4", .sdk, .must, .documented,
      """
      The outcome of a registration is passed to the delegate that was set at initialisation, for \
      each push type.
      """,
      tcpushKo: .silent, toastKo: .stated("198-204, 405"),
      toastJa: .silent, toastEn: .silent,
      nhncloudKo: .silent),
    Requirement(
      "REG-5", .sdk, .must, .signature,
      """
      A registration that the system refuses a token fails with the code for a failure by the \
      system.
      """,
      tcpushKo: .stated("461", .documented), toastKo: .stated("759"),
      toastJa: .stated("724"), toastEn: .stated("727"),
      nhncloudKo: .stated("745")),
    Requirement(
      "REG-6", .sdk, .must, .signature,
      "A registration works without a completion handler.",
      tcpushKo: .silent, toastKo: .silent,
      toastJa: .stated("228, 231"), toastEn: .stated("230, 233"),
      nhncloudKo: .stated("248, 251")),
    Requirement(
      "REG-7", .sdk, .should, .sample,
      "A successful registration hands back the token that was registered.",
      tcpushKo: .stated("163-169"), toastKo: .stated("199-200", .signature),
      toastJa: .stated("244-246"), toastEn: .stated("246-248"),
      nhncloudKo: .stated("264-266")),
    Requirement(
      "REG-8", .sdk, .should, .sample,
      """
      A registration that obtained the system token but failed at the server completes with the \
      token and an error.
      """,
      tcpushKo: .stated("171-181"), toastKo: .contradicted("203-204"),
      toastJa: .silent, toastEn: .silent,
      nhncloudKo: .silent),
    Requirement(
      "REG-9", .sdk, .must, .inferred,
      "Registering again replaces what the server holds about the token.",
      tcpushKo: .stated("161"), toastKo: .stated("459"),
      toastJa: .stated("257"), toastEn: .stated("259"),
      nhncloudKo: .stated("277"),
      note: """
        A query returns what was registered last, and the token information that it returns is that of \
        one token; so the earlier settings no longer hold.
        """),
    Requirement(
      "REG-10", .platform, .must, .documented,
      """
      Projects that use Xcode 11 or newer need SDK 0.18.0 or newer; with older ones registering \
      fails on iOS 13.
      """,
      tcpushKo: .silent, toastKo: .silent,
      toastJa: .stated("63-64"), toastEn: .stated("63-64"),
      nhncloudKo: .silent),
    Requirement(
      "REG-11", .sdk, .should, .sample,
      "A registration is made for one push type.",
      tcpushKo: .stated("163"), toastKo: .silent,
      toastJa: .silent, toastEn: .silent,
      nhncloudKo: .silent),
    Requirement(
      "REG-12", .sdk, .must, .signature,
      "Whether a token is registered for the sandbox is what was set at initialisation.",
      tcpushKo: .silent, toastKo: .stated("175-176, 531", .documented),
      toastJa: .stated("771-772, 962-963"), toastEn: .stated("774-775, 966-967"),
      nhncloudKo: .stated("793-794, 988-989")),
    Requirement(
      "REG-13", .sdk, .must, .signature,
      "The language code of the configuration is registered with the token.",
      tcpushKo: .silent, toastKo: .stated("172-173, 491-492"),
      toastJa: .stated("765-766, 941-942"), toastEn: .stated("768-769, 945-946"),
      nhncloudKo: .stated("787-788, 967-968"),
      note: """
        The configuration sets it, messages are chosen by it, and the information of the token carries \
        it.
        """),
    Requirement(
      "REG-14", .app, .must, .documented,
      "The app has to enable push notifications and the background mode for remote notifications.",
      tcpushKo: .stated("45-49", .sample), toastKo: .stated("84, 92"),
      toastJa: .stated("53, 58"), toastEn: .stated("53, 58"),
      nhncloudKo: .stated("67, 72")),
    Requirement(
      "REG-15", .sdk, .must, .signature,
      "A registration that fails is reported with its push type and an error, and without a token.",
      tcpushKo: .contradicted("171-181"), toastKo: .stated("203-204"),
      toastJa: .silent, toastEn: .silent,
      nhncloudKo: .silent),
  ]
}
