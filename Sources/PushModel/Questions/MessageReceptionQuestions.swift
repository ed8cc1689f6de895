import StateMachines

extension OpenQuestion {
  /// Message reception: what a case can decide.
  static let messageReception: [OpenQuestion] = [NotificationWithoutDelegate.question]
}

enum NotificationWithoutDelegate: String, AskedQuestion {
  case lost, held
  static let question = ask(
    "Q-MSG-4", "What happens to a notification message that arrives while no delegate is set?",
    says: [.tcpushKo("219"), .toastKo("123"), .toastJa("116"), .toastEn("116"), .nhncloudKo("127")],
    readings: (.lost, "Nobody is told."),
    (.held, "It is passed to the delegate that is set next."))
}
