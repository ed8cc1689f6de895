extension Requirement {
  /// The vendor's release notes and headers. Shown beside the documents, never a failure.
  static let vendor: [Requirement] = [
    Requirement(
      external: "VEND-1", .sdk, .should, .vendor,
      "Since 1.3.1 registering again reports a missing permission when the app's notifications are off.",
      source: "The vendor's release notes: NHNCloudPush 1.3.1, 2023-05-19."),
    Requirement(
      external: "VEND-2", .sdk, .should, .vendor,
      "Since 0.27.1 unregistering without a registered token calls back.",
      source: "The vendor's release notes: ToastPush 0.27.1, 2020-11-24."),
    Requirement(
      external: "VEND-3", .sdk, .should, .vendor,
      "Registering without an agreement updates the stored token's information if that token is registered.",
      source: "A comment in the vendor's header of NHNCloudPush."),
    Requirement(
      external: "VEND-4", .server, .should, .vendor,
      "Since 0.14.0 VoIP messages are delivered whatever the agreement is.",
      source: "The vendor's release notes: ToastPush 0.14.0, 2019-05-14."),
    Requirement(
      external: "VEND-5", .sdk, .should, .vendor,
      "Since 0.22.1 a user id that is set or changed after a registration refreshes the token information.",
      source: "The vendor's release notes: ToastPush 0.22.1, 2020-02-25.",
      note: "Three editions say it themselves: LOGIN-3."),
    Requirement(
      external: "VEND-6", .sdk, .should, .vendor,
      """
      TCPushSDK 1.7.0: registering before initialisation obtains the system token; the callback \
      carries a token and an error.
      """,
      source: "The vendor's release notes: TCPushSDK 1.7.0, 2018-10-30.",
      note: "tcpush-ko says and shows it itself: INIT-3, INIT-4."),
  ]
}
