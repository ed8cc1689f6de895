import StateMachines

extension OpenQuestion {
  /// The update of token information: what a case can decide.
  static let update: [OpenQuestion] = [
    UpdateAfterRestart.question,
    .what(
      .update, doesDuring: .register,
      leaning: .init("refused", "An update is possible in a registered state only.")),
    .what(.update, doesDuring: .update),
    .what(.update, doesDuring: .query),
    .what(.update, doesDuring: .unregister),
    .what(.register, doesDuring: .update),
    .what(.query, doesDuring: .update),
    .what(.unregister, doesDuring: .update),
    UserOfUpdate.question,
  ]
}

enum UpdateAfterRestart: Meaning, AskedQuestion {
  case refused = "No, not before the app has registered in this run."
  case admitted = "Yes."

  static let question = ask(
    "Q-UPD-1", "Can the information of a token be updated that was registered before a restart?",
    says: [.toastKo("582")],
    leansTo: .refused,
    because: """
      The sentence names the launch and the registration in one breath; it can be read as an order of events \
      in one run.
      """)
}

enum UserOfUpdate: Meaning, AskedQuestion {
  case onlyTheRecord = "No; only what is registered is another's."
  case logsIn = "Yes; that user is the current one from then on."

  static let question = ask(
    "Q-UPD-57", "Does an update that names another user change who is logged in?",
    says: [.toastKo("99, 459, 580")],
    leansTo: .onlyTheRecord, because: "A call of its own sets the user; an update changes a registration.")
}
