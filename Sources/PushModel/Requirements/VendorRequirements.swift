extension Requirement {
  /// The vendor's release notes and headers. Shown beside the documents, never a failure.
  static let vendor: [Requirement] = [
    Requirement(
      "VEND-1", .sdk, .should, .vendor,
      """
      Since 1.3.1 registering again reports a missing permission when the app's notifications are \
      off.
      """,
      tcpushKo: .external, toastKo: .external,
      toastJa: .external, toastEn: .external,
      nhncloudKo: .external),
    Requirement(
      "VEND-2", .sdk, .should, .vendor,
      "Since 0.27.1 unregistering without a registered token calls back.",
      tcpushKo: .external, toastKo: .external,
      toastJa: .external, toastEn: .external,
      nhncloudKo: .external),
    Requirement(
      "VEND-3", .sdk, .should, .vendor,
      """
      Registering without an agreement updates the stored token's information if that token is \
      registered.
      """,
      tcpushKo: .external, toastKo: .external,
      toastJa: .external, toastEn: .external,
      nhncloudKo: .external),
    Requirement(
      "VEND-4", .server, .should, .vendor,
      "Since 0.14.0 VoIP messages are delivered whatever the agreement is.",
      tcpushKo: .external, toastKo: .external,
      toastJa: .external, toastEn: .external,
      nhncloudKo: .external),
    Requirement(
      "VEND-5", .sdk, .should, .vendor,
      """
      Since 0.22.1 a user id that is set or changed after a registration refreshes the token \
      information.
      """,
      tcpushKo: .external, toastKo: .external,
      toastJa: .external, toastEn: .external,
      nhncloudKo: .external),
    Requirement(
      "VEND-6", .sdk, .should, .vendor,
      """
      TCPushSDK 1.7.0: registering before initialisation obtains the system token; the callback \
      carries a token and an error.
      """,
      tcpushKo: .external, toastKo: .external,
      toastJa: .external, toastEn: .external,
      nhncloudKo: .external),
  ]
}
