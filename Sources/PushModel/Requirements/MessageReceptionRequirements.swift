extension Requirement {
  /// Message reception.
  static let messageReception: [Requirement] = [
    Requirement(
      "MSG-1", .sdk, .must, .documented,
      "A notification message that is received while the app is running is passed to the delegate.",
      tcpushKo: "219-221, 271-275", toastKo: "123, 215-217", toastJa: "112-113, 123-124",
      toastEn: "112-113, 123-124", nhncloudKo: "123-124, 134-135")
  ]
}
