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

enum UpdateAfterRestart: String, AskedQuestion {
  case refused, admitted
  static let question = ask(
    "Q-UPD-1", "Can the information of a token be updated that was registered before a restart?",
    says: [.toastKo("582")],
    readings: (.refused, "No, not before the app has registered in this run."),
    (.admitted, "Yes."),
    leansTo: .refused,
    because: """
      The sentence names the launch and the registration in one breath; it can be read as an order of events \
      in one run.
      """)
}

enum UserOfUpdate: String, AskedQuestion {
  case onlyTheRecord, logsIn
  static let question = ask(
    "Q-UPD-57", "Does an update that names another user change who is logged in?",
    says: [.toastKo("99, 459, 580")],
    readings: (.onlyTheRecord, "No; only what is registered is another's."),
    (.logsIn, "Yes; that user is the current one from then on."),
    leansTo: .onlyTheRecord, because: "A call of its own sets the user; an update changes a registration.")
}
