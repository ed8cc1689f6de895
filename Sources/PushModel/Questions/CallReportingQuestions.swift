import StateMachines

extension OpenQuestion {
  /// CallKit reporting: what a case can decide.
  static let callReporting: [OpenQuestion] = [WhoReports.question]
}

enum WhoReports: String, AskedQuestion {
  case app, sdk, sdkPassedOn, sdkWithoutDelegate
  static let question = ask(
    "Q-CALL-1", "Who reports a VoIP message to CallKit?",
    says: [.toastJa("66-67"), .toastEn("66-67"), .nhncloudKo("77-78")],
    readings: (.app, "The app; the SDK only passes the message on."),
    (.sdk, "The SDK, whatever becomes of the message."),
    (.sdkPassedOn, "The SDK, when it passes the message on to a delegate."),
    (.sdkWithoutDelegate, "The SDK, when there is no delegate that could report it."),
    leansTo: .app,
    because: """
      The duty is stated without a subject, but the call screen is said to be the app's to build, and it is \
      built with CallKit.
      """)
}
