import StateMachines

extension OpenQuestion {
  /// alwaysAllowTokenRegistration: what a case can decide.
  static let flag: [OpenQuestion] = [
    OpenQuestion(
      "Q-FLAG-1", "With the flag on, is the user still asked for permission at the initial registration?",
      in: [.nhncloudKo],
      says: [.nhncloudKo("170, 229-233, 796")],
      readings: [
        .init("asks", "Yes."),
        .init("doesNotAsk", "No."),
      ],
      leaning: .init(
        "asks",
        """
        The request is the parent statement; the flag's two values stand below it and differ in what a \
        refusal does.
        """)),
    OpenQuestion(
      "Q-FLAG-2", "With the flag on, does the registration wait for the user's answer?",
      in: [.nhncloudKo],
      says: [.nhncloudKo("229-233")],
      readings: [
        .init("waits", "Yes."),
        .init("proceeds", "No; it can complete while the prompt is open."),
      ],
      leaning: .init(
        "waits",
        "The text speaks of a permission that could not be acquired, which is known only after the answer.")),
    OpenQuestion(
      "Q-FLAG-3", "Which agreement is registered when the flag is on and the permission is refused?",
      in: [.nhncloudKo],
      says: [.nhncloudKo("228, 232-233")],
      readings: [
        .init("asGiven", "The one that was given."),
        .init("notificationsOff", "The one that was given, but without notifications."),
        .init("everythingOff", "An agreement to nothing."),
      ],
      leaning: .init(
        "asGiven",
        "The agreement is the user's consent to the sender; the permission is the device's.")),
    OpenQuestion(
      "Q-FLAG-4",
      """
      What happens to a registration made thanks to the flag when the SDK is initialised again with the flag \
      off?
      """,
      in: [.nhncloudKo],
      says: [.nhncloudKo("229-233")],
      readings: [
        .init("kept", "It stays."),
        .init("removed", "It is removed."),
      ],
      leaning: .init("kept", "The flag is described as deciding a registration, not as ending one.")),
  ]
}

enum PromptWithFlag: Question {
  case asks, doesNotAsk
  static var id: String { "Q-FLAG-1" }
}

enum AnswerWithFlag: Question {
  case waits, proceeds
  static var id: String { "Q-FLAG-2" }
}

enum AgreementWithFlag: Question {
  case asGiven, notificationsOff, everythingOff
  static var id: String { "Q-FLAG-3" }
}

enum FlagTurnedOff: Question {
  case kept, removed
  static var id: String { "Q-FLAG-4" }
}
