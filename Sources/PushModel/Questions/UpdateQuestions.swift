import StateMachines

extension OpenQuestion {
  /// The update of token information: what a case can decide.
  static let update: [OpenQuestion] = [
    OpenQuestion(
      "Q-UPD-1", "Can the information of a token be updated that was registered before a restart?",
      in: [.toastKo],
      says: [.toastKo("582")],
      readings: [
        .init("refused", "No, not before the app has registered in this run."),
        .init("admitted", "Yes."),
      ],
      leaning: .init(
        "refused",
        """
        The sentence names the launch and the registration in one breath; it can be read as an order of \
        events in one run.
        """)),
    OpenQuestion(
      "Q-UPD-2", "What does an update do while a registration is in progress?",
      in: [.toastKo],
      says: [.toastKo("582, 761")],
      readings: [
        .init("refused", "It fails at once."),
        .init("afterwards", "It starts when the registration has completed."),
      ],
      leaning: .init("refused", "An update is possible in a registered state only.")),
    OpenQuestion(
      "Q-UPD-3", "What does another call do while an update is in progress?",
      in: [.toastKo],
      says: [.toastKo("582, 761, 775")],
      readings: [
        .init("refused", "It fails at once with a code for a call already in progress."),
        .init("accepted", "It is carried out; both complete."),
      ]),
  ]
}

enum UpdateAfterRestart: Question {
  case refused, admitted
  static var id: String { "Q-UPD-1" }
}

enum UpdateDuringRegistration: Question {
  case refused, afterwards
  static var id: String { "Q-UPD-2" }
}

enum CallDuringUpdate: Question {
  case refused, accepted
  static var id: String { "Q-UPD-3" }
}
