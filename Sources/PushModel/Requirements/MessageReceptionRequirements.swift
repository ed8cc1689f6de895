extension Requirement {
  /// Message reception.
  static let messageReception: [Requirement] = [
    Requirement(
      "MSG-1", .sdk, .must, .documented,
      "A notification message that is received while the app is running is passed to the delegate.",
      tcpushKo: .stated("219-221", .inferred), toastKo: .stated("123", .inferred),
      toastJa: .stated("112-113, 123-124"), toastEn: .stated("112-113, 123-124"),
      nhncloudKo: .stated("123-124, 134-135"),
      argument: """
        tcpush-ko and toast-ko tell the delegate of reception as such, so of that by a running app \
        too; tcpush-ko excepts only an app that is not running (MSG-3).
        """)
  ]
}
