import StateMachines

extension OpenQuestion {
  /// Message reception: what a case can decide.
  static let messageReception: [OpenQuestion] = [
    OpenQuestion(
      "Q-MSG-4", "What happens to a notification message that arrives while no delegate is set?",
      in: .every,
      says: [.tcpushKo("219"), .toastKo("123"), .toastJa("116"), .toastEn("116"), .nhncloudKo("127")],
      readings: [
        .init("lost", "Nobody is told."),
        .init("held", "It is passed to the delegate that is set next."),
      ])
  ]
}

enum NotificationWithoutDelegate: Question {
  case lost, held
  static var id: String { "Q-MSG-4" }
}
