extension Requirement {
  /// Message reception.
  static let messageReception: [Requirement] = [
    Requirement(
      "MSG-1", .sdk, .must, .documented,
      "A notification message that is received while the app is running is passed to the delegate.",
      tcpushKo: .stated("219-221, 271-275"), toastKo: .stated("123, 215-217"),
      toastJa: .stated("112-113, 123-124"), toastEn: .stated("112-113, 123-124"),
      nhncloudKo: .stated("123-124, 134-135"))
  ]
}
