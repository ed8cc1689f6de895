import StateMachines

extension OpenQuestion {
  /// CallKit reporting: what a case can decide.
  static let callReporting: [OpenQuestion] = [
    OpenQuestion(
      "Q-CALL-1", "Who reports a VoIP message to CallKit?",
      in: .withFallback,
      says: [.toastJa("66-67"), .toastEn("66-67"), .nhncloudKo("77-78")],
      readings: [
        .init("app", "The app; the SDK only passes the message on."),
        .init("sdk", "The SDK, whatever becomes of the message."),
        .init("sdkPassedOn", "The SDK, when it passes the message on to a delegate."),
        .init("sdkWithoutDelegate", "The SDK, when there is no delegate that could report it."),
      ],
      leaning: .init(
        "app",
        """
        The duty is stated without a subject, but the call screen is said to be the app's to build, and it \
        is built with CallKit.
        """))
  ]
}

enum WhoReports: Question {
  case app, sdk, sdkPassedOn, sdkWithoutDelegate
  static var id: String { "Q-CALL-1" }
}
