extension Requirement {
  /// CallKit reporting.
  static let callReporting: [Requirement] = [
    Requirement(
      "CALL-1", .platform, .must, .documented,
      """
      From iOS 13 on, the reception of messages is restricted if a received VoIP message is not \
      reported to CallKit.
      """,
      toastJa: "66", toastEn: "66", nhncloudKo: "77"),
    Requirement(
      "CALL-2", .app, .must, .documented,
      "The app has to implement the call screen with CallKit itself.",
      toastJa: "67", toastEn: "67", nhncloudKo: "78"),
    Requirement(
      "CALL-3", .sdk, .must, .inferred,
      "The VoIP message reaches the delegate before the system expects the report.",
      toastJa: "66-67, 590", toastEn: "66-67, 593", nhncloudKo: "77-78, 611",
      argument: """
        The call screen is the app's (CALL-2), and it learns of the message through the delegate only (VOIP-6); the \
        system expects the report when its delivery returns (PLAT-7). So where it is the app that reports (Q-CALL-1), it \
        has the message by then.
        """),
  ]
}
