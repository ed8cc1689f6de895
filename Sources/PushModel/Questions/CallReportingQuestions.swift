import StateMachines

extension OpenQuestion {
  /// CallKit reporting: what a case can decide.
  static let callReporting: [OpenQuestion] = [WhoReports.question]
}

enum WhoReports: Meaning, AskedQuestion {
  case app = "The app; the SDK only passes the message on."
  case sdk = "The SDK, whatever becomes of the message."
  case sdkPassedOn = "The SDK, when it passes the message on to a delegate."
  case sdkWithoutDelegate = "The SDK, when there is no delegate that could report it."

  static let question = ask(
    "Q-CALL-1", "Who reports a VoIP message to CallKit?",
    says: [.toastJa("66-67"), .toastEn("66-67"), .nhncloudKo("77-78")],
    leansTo: .app,
    because: """
      The duty is stated without a subject, but the call screen is said to be the app's to build, and it is \
      built with CallKit.
      """)
}
