extension OpenQuestion {
  /// Update: what no case can decide.
  static let untestableUpdate: [OpenQuestion] = [
    OpenQuestion(
      id: "Q-UPD-50",
      asks: "What do the results of an update hold?",
      editions: [.toastKo],
      says: [.toastKo("581, 593, 611-615")],
      readings: [
        .init(name: "all", meaning: "The information of all registered tokens."),
        .init(name: "changed", meaning: "The information of those that were changed."),
      ],
      leaning: .init(
        reading: "all",
        because: "An update is said to apply to all registered tokens."),
      untestable: "A completion of the adapter protocol carries one information, not a list."),
    OpenQuestion(
      id: "Q-UPD-51",
      asks: "Does an update that names a part as nil clear that part?",
      editions: [.toastKo],
      says: [.toastKo("605-608")],
      readings: [
        .init(name: "leaves", meaning: "No; nil is the same as not named."),
        .init(name: "clears", meaning: "Yes."),
      ],
      leaning: .init(
        reading: "leaves",
        because: "Only what is to be changed has to be set."),
      untestable: "A part that is left out of a step stays; a step cannot name a part as nil."),
    OpenQuestion(
      id: "Q-UPD-52",
      asks: "Whose information does an update change when the user changes while it is in progress?",
      editions: [.toastKo],
      says: [.toastKo("459, 580-582")],
      readings: [
        .init(name: "asCalled", meaning: "That of the user at the time of the call."),
        .init(name: "current", meaning: "That of the user who is set when the server answers."),
      ],
      leaning: nil,
      untestable: """
        It can be observed, but no case asks it: in cases in which another user is set during an \
        update the process ends before the server answers.
        """),
    OpenQuestion(
      id: "Q-UPD-53",
      asks: "What becomes of an update in progress when the process ends?",
      editions: [.toastKo],
      says: [.toastKo("582, 592-593")],
      readings: [
        .init(name: "dropped", meaning: "It is gone."),
        .init(name: "resumed", meaning: "It is taken up after the next initialisation."),
      ],
      leaning: .init(
        reading: "dropped",
        because: "Its completion handler is gone with the process; nothing says that the call is kept."),
      untestable: """
        It can be observed, but no case asks it: the model forgets it, and no case initialises the \
        SDK again after that.
        """),
    OpenQuestion(
      id: "Q-UPD-54",
      asks: "What does an update report when one of two tokens is updated and the other is not?",
      editions: [.toastKo],
      says: [.toastKo("581, 592-593, 611-615")],
      readings: [
        .init(name: "error", meaning: "An error, although one token was updated."),
        .init(name: "partial", meaning: "The information of the one that was updated, without an error."),
        .init(name: "undone", meaning: "An error; the one that was updated is set back."),
      ],
      leaning: nil,
      untestable: """
        It can be observed, but no case asks it: the server answers an update of both tokens in \
        the same way in every case.
        """),
    OpenQuestion(
      id: "Q-UPD-55",
      asks: "Does an update bring a token back whose unregistering the server answers before it?",
      editions: [.toastKo],
      says: [.toastKo("531-533, 581-582")],
      readings: [
        .init(name: "staysUnregistered", meaning: "No; there is nothing to update any more."),
        .init(name: "registers", meaning: "Yes; it holds all that a registration needs."),
      ],
      leaning: .init(
        reading: "staysUnregistered",
        because: "An update applies to tokens that are registered."),
      untestable: """
        It can be observed, but no case asks it: the one case with this order does not look at the \
        record.
        """),
    OpenQuestion(
      id: "Q-UPD-56",
      asks: "Is an update that failed for the network made again by the SDK?",
      editions: [.toastKo],
      says: [.toastKo("580-582, 769-776")],
      readings: [
        .init(name: "notRetried", meaning: "No."),
        .init(name: "retried", meaning: "Yes, once the network is back."),
      ],
      leaning: .init(
        reading: "notRetried",
        because: "The call has completed with an error; nothing says that it goes on."),
      untestable: """
        It can be observed, but no case asks it: the model takes up registrations of notification \
        tokens again (Q-REG-5), not other calls, and no case tells the port that the network is \
        back.
        """),
  ]
}
