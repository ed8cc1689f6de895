import PushModel

extension Requirement {
  /// Message reception: requirements on which neither a machine nor a case rests yet.
  static let messages: [Requirement] = [
    Requirement(
      "MSG-2", .sdk, .must, .documented,
      "What is received is handed over as a message object that holds the content of the message.",
      tcpushKo: .contradicted("273-275"), toastKo: .stated("216, 228-241", .signature),
      toastJa: .stated("113, 824"), toastEn: .stated("113, 827"), nhncloudKo: .stated("124, 849"),
      note: "tcpush-ko hands over the payload as a dictionary."),
    Requirement(
      "MSG-3", .sdk, .must, .documented,
      """
      A notification message that arrives while the app is not running is not passed to the \
      delegate.
      """,
      tcpushKo: .stated("220-221"), toastKo: .silent, toastJa: .silent, toastEn: .silent,
      nhncloudKo: .silent),
    Requirement(
      "MSG-4", .sdk, .must, .documented,
      "The app is told of received messages once the delegate is set.",
      tcpushKo: .silent, toastKo: .stated("123"), toastJa: .silent, toastEn: .silent, nhncloudKo: .silent,
      note: "The later editions only recommend to set it early (INIT-10)."),
    Requirement(
      "MSG-5", .app, .must, .documented,
      """
      An app that wants to do something of its own after outcomes, messages or actions has to \
      register a delegate.
      """,
      tcpushKo: .silent, toastKo: .stated("191"), toastJa: .silent, toastEn: .silent, nhncloudKo: .silent),
    Requirement(
      "MSG-6", .sdk, .must, .signature,
      "One method of the delegate gets the messages of all push types, and is told the push type.",
      tcpushKo: .contradicted("271-285"), toastKo: .stated("215-217"),
      toastJa: .contradicted("124, 599"), toastEn: .contradicted("124, 602"),
      nhncloudKo: .contradicted("135, 620")),
    Requirement(
      "MSG-7", .sdk, .must, .inferred,
      "A message object always has an identifier.",
      tcpushKo: .silent, toastKo: .stated("231, 233"),
      toastJa: .stated("829, 831"), toastEn: .stated("832, 834"), nhncloudKo: .stated("854, 856"),
      argument: "The listing marks what may be nil, and does not mark this."),
    Requirement(
      "MSG-8", .sdk, .must, .signature,
      "The title of a message object may be missing.",
      tcpushKo: .silent, toastKo: .stated("233"), toastJa: .stated("831"), toastEn: .stated("834"),
      nhncloudKo: .stated("856")),
    Requirement(
      "MSG-9", .sdk, .must, .signature,
      "The body of a message object may be missing.",
      tcpushKo: .silent, toastKo: .stated("235"), toastJa: .stated("833"), toastEn: .stated("836"),
      nhncloudKo: .stated("858")),
    Requirement(
      "MSG-10", .sdk, .must, .signature,
      "A message object always has a badge, which is a whole number.",
      tcpushKo: .silent, toastKo: .stated("237"), toastJa: .stated("835"), toastEn: .stated("838"),
      nhncloudKo: .stated("860")),
    Requirement(
      "MSG-11", .sdk, .must, .signature,
      "The payload of a message is handed over with it.",
      tcpushKo: .stated("273-275", .sample), toastKo: .stated("241"),
      toastJa: .stated("839"), toastEn: .stated("842"), nhncloudKo: .stated("864")),
    Requirement(
      "MSG-12", .sdk, .must, .signature,
      "The keys and the values of a payload are texts.",
      tcpushKo: .silent, toastKo: .stated("241"), toastJa: .stated("839"), toastEn: .stated("842"),
      nhncloudKo: .stated("864")),
    Requirement(
      "MSG-13", .sdk, .must, .documented,
      """
      A VoIP message is handed over as a message object of the same class as a notification \
      message.
      """,
      tcpushKo: .contradicted("283-285"), toastKo: .stated("215-217", .signature),
      toastJa: .stated("590, 599"), toastEn: .stated("593, 602"), nhncloudKo: .stated("611, 620")),
    Requirement(
      "MSG-14", .sdk, .must, .documented,
      "Receiving notification messages and showing them is among the functions of the SDK.",
      tcpushKo: .stated("9"), toastKo: .silent, toastJa: .silent, toastEn: .silent, nhncloudKo: .silent),
    Requirement(
      "MSG-15", .sdk, .must, .signature,
      "What a message object holds can only be read.",
      tcpushKo: .silent, toastKo: .stated("231-241"),
      toastJa: .stated("829-839"), toastEn: .stated("832-842"), nhncloudKo: .stated("854-864")),
  ]
}
