// The members are documented where ObservableQuestion declares them.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import StateMachines

/// Who reports a VoIP message to CallKit?
public enum WhoReports: String, ObservableQuestion {
  case app, sdk

  public static let id = "Q-CALL-1"
  public static let question = "Who reports a VoIP message to CallKit?"
  public static let editions: [Edition] = .withFallback
  public static let says: [OpenQuestion.Cited] = [.toastJa("66-67"), .toastEn("66-67"), .nhncloudKo("77-78")]
  public static let leaning: (reading: Self, because: String)? = (
    .app,
    """
    The duty is stated without a subject, but the call screen is said to be the app's to build, \
    and it is built with CallKit.
    """
  )

  public var meaning: String {
    switch self {
    case .app:
      "The app; the SDK only passes the message on."
    case .sdk:
      "The SDK, before it passes the message on."
    }
  }
}
