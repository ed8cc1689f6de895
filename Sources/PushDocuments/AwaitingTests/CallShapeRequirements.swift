import PushModel

extension Requirement {
  /// The shape of calls and methods, which their listings show, and which no port can be asked for.
  static let callShapes: [Requirement] = [
    Requirement(
      "INIT-17", .sdk, .must, .signature,
      "Initialising and setting the delegate return nothing, and report no outcome.",
      tcpushKo: .silent, toastKo: .stated("134-141"),
      toastJa: .stated("101-109"), toastEn: .stated("101-109"), nhncloudKo: .stated("112-120")),
    Requirement(
      "INIT-18", .sdk, .must, .signature,
      "The delegate may be nil, with the initialisation and where a call of its own sets it.",
      tcpushKo: .silent, toastKo: .stated("135, 138"),
      toastJa: .stated("103, 109"), toastEn: .stated("103, 109"), nhncloudKo: .stated("114, 120")),
    Requirement(
      "INIT-19", .app, .should, .sample,
      "The app initialises the SDK at each launch, in application:didFinishLaunchingWithOptions:.",
      tcpushKo: .silent, toastKo: .stated("323-337"),
      toastJa: .stated("147-161"), toastEn: .stated("147-161"), nhncloudKo: .stated("158-175"),
      note: "The sample of tcpush-ko sets the delegate there, and initialises elsewhere (INIT-10)."),
    Requirement(
      "VOIP-22", .sdk, .must, .signature,
      """
      The method that receives a VoIP message is given the message, and no handler to call once the call has been \
      reported.
      """,
      tcpushKo: .stated("283-285", .sample), toastKo: .stated("216-217"),
      toastJa: .stated("599"), toastEn: .stated("602"), nhncloudKo: .stated("620"),
      note: "When the system expects the report is CALL-3."),
  ]
}
