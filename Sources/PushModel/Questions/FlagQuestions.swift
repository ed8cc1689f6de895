import StateMachines

extension OpenQuestion {
  /// alwaysAllowTokenRegistration: what a case can decide.
  static let flag: [OpenQuestion] = [
    PromptWithFlag.question, AnswerWithFlag.question, AgreementWithFlag.question, FlagTurnedOff.question,
  ]
}

enum PromptWithFlag: String, AskedQuestion {
  case asks, doesNotAsk
  static let question = ask(
    "Q-FLAG-1", "With the flag on, is the user still asked for permission at the initial registration?",
    says: [.nhncloudKo("170, 229-233, 796")],
    readings: (.asks, "Yes."),
    (.doesNotAsk, "No."),
    leansTo: .asks,
    because: """
      The request is the parent statement; the flag's two values stand below it and differ in what a refusal \
      does.
      """)
}

enum AnswerWithFlag: String, AskedQuestion {
  case waits, proceeds
  static let question = ask(
    "Q-FLAG-2", "With the flag on, does the registration wait for the user's answer?",
    says: [.nhncloudKo("229-233")],
    readings: (.waits, "Yes."),
    (.proceeds, "No; it can complete while the prompt is open."),
    leansTo: .waits,
    because: """
      The text speaks of a permission that could not be acquired, which is known only after the answer.
      """)
}

enum AgreementWithFlag: String, AskedQuestion {
  case asGiven, notificationsOff, everythingOff
  static let question = ask(
    "Q-FLAG-3", "Which agreement is registered when the flag is on and the permission is refused?",
    says: [.nhncloudKo("228, 232-233")],
    readings: (.asGiven, "The one that was given."),
    (.notificationsOff, "The one that was given, but without notifications."),
    (.everythingOff, "An agreement to nothing."),
    leansTo: .asGiven,
    because: "The agreement is the user's consent to the sender; the permission is the device's.")
}

enum FlagTurnedOff: String, AskedQuestion {
  case kept, removed
  static let question = ask(
    "Q-FLAG-4",
    """
    What happens to a registration made thanks to the flag when the SDK is initialised again with the flag \
    off?
    """,
    says: [.nhncloudKo("229-233")],
    readings: (.kept, "It stays."),
    (.removed, "It is removed."),
    leansTo: .kept, because: "The flag is described as deciding a registration, not as ending one.")
}
