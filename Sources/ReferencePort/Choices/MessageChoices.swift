/// Q-MSG-4: What happens to a notification message that arrives while no delegate is set?
enum NotificationWithoutDelegate: String, Choice {
  case lost, held
  static let question = "Q-MSG-4"
}
