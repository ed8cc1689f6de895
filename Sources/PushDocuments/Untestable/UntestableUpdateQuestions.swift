import PushModel

extension UntestableQuestion {
  /// Update: what no case can decide.
  static let update: [UntestableQuestion] = [
    UntestableQuestion(
      "Q-UPD-50", "What do the results of an update hold?",
      in: [.toastKo],
      says: [.toastKo("581, 593, 611-613")],
      readings: [
        .init("all", "The information of all registered tokens."),
        .init("changed", "The information of those that were changed."),
      ],
      leaning: .init("all", "An update is said to apply to all registered tokens."),
      untestable: "A completion of the adapter protocol carries one information, not a list."),
    UntestableQuestion(
      "Q-UPD-51", "Does an update that names a part as nil clear that part?",
      in: [.toastKo],
      says: [.toastKo("605-608")],
      readings: [
        .init("leaves", "No; nil is the same as not named."),
        .init("clears", "Yes."),
      ],
      leaning: .init("leaves", "Only what is to be changed has to be set."),
      untestable: "A part that is left out of a step stays; a step cannot name a part as nil."),
    UntestableQuestion(
      "Q-UPD-52", "Whose information does an update change when the user changes while it is in progress?",
      in: [.toastKo],
      says: [.toastKo("459, 580-582")],
      readings: [
        .init("asCalled", "That of the user at the time of the call."),
        .init("current", "That of the user who is set when the server answers."),
      ],
      untestable: """
        It can be observed, but no case asks it: in cases in which another user is set during an update the \
        process ends before the server answers.
        """),
    UntestableQuestion(
      "Q-UPD-53", "What becomes of an update in progress when the process ends?",
      in: [.toastKo],
      says: [.toastKo("582, 592-593")],
      readings: [
        .init("dropped", "It is gone."),
        .init("resumed", "It is taken up after the next initialisation."),
      ],
      leaning: .init(
        "dropped",
        "Its completion handler is gone with the process; nothing says that the call is kept."),
      untestable: """
        It can be observed, but no case asks it: the model forgets it, and no case initialises the SDK again \
        after that.
        """),
    UntestableQuestion(
      "Q-UPD-54", "What does an update report when one of two tokens is updated and the other is not?",
      in: [.toastKo],
      says: [.toastKo("581, 592-593, 611-613")],
      readings: [
        .init("error", "An error, although one token was updated."),
        .init("partial", "The information of the one that was updated, without an error."),
        .init("undone", "An error; the one that was updated is set back."),
      ],
      untestable: """
        It can be observed, but no case asks it: the server answers an update of both tokens in the same way \
        in every case.
        """),
    UntestableQuestion(
      "Q-UPD-55", "Does an update bring a token back whose unregistering the server answers before it?",
      in: [.toastKo],
      says: [.toastKo("531-533, 581-582")],
      readings: [
        .init("staysUnregistered", "No; there is nothing to update any more."),
        .init("registers", "Yes; it holds all that a registration needs."),
      ],
      leaning: .init("staysUnregistered", "An update applies to tokens that are registered."),
      untestable: """
        It can be observed, but no case asks it: the one case with this order does not look at the record.
        """),
    UntestableQuestion(
      "Q-UPD-56", "Is an update that failed for the network made again by the SDK?",
      in: [.toastKo],
      says: [.toastKo("580-582, 769-776")],
      readings: [
        .init("notRetried", "No."),
        .init("retried", "Yes, once the network is back."),
      ],
      leaning: .init("notRetried", "The call has completed with an error; nothing says that it goes on."),
      untestable: """
        It can be observed, but no case asks it: the model takes up registrations of notification tokens again \
        (Q-REG-5), not other calls, and no case tells the port that the network is back.
        """),
    UntestableQuestion(
      "Q-UPD-57", "Does an update that names another user change who is logged in?",
      in: [.toastKo],
      says: [.toastKo("99, 459, 580")],
      readings: [
        .init("onlyTheRecord", "No; only what is registered is another's."),
        .init("logsIn", "Yes; that user is the current one from then on."),
      ],
      leaning: .init("onlyTheRecord", "A call of its own sets the user; an update changes a registration."),
      untestable: """
        It can be observed, but no case asks it: until the app sets a user again, whose token is queried, and \
        for whom one is registered, is not looked at.
        """),
  ]
}
