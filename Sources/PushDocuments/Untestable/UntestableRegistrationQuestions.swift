import PushModel

extension UntestableQuestion {
  /// Token registration: what no case can decide.
  static let registration: [UntestableQuestion] = [
    UntestableQuestion(
      "Q-REG-50", "On which queue are completion handlers and delegates called?",
      in: .every,
      says: [
        .tcpushKo("163-165"), .toastKo("198-204, 470"), .toastJa("227-231, 263"), .toastEn("229-233, 265"),
        .nhncloudKo("247-251, 283"),
      ],
      readings: [
        .init("main", "On the main queue."),
        .init("caller", "On the queue of the call."),
        .init("any", "On any queue."),
      ],
      untestable: "An adapter reports what happened, not on which queue."),
    UntestableQuestion(
      "Q-REG-51", "Can a call that fails at once complete before it returns?",
      in: .every,
      says: [
        .tcpushKo("163-165"), .toastKo("198-204, 470"), .toastJa("227-231, 263"), .toastEn("229-233, 265"),
        .nhncloudKo("247-251, 283"),
      ],
      readings: [
        .init("afterReturn", "No; a completion always comes after the call has returned."),
        .init("duringCall", "Yes."),
      ],
      untestable: """
        A reply of an adapter holds all that happened in a step; it does not tell whether the call had \
        returned.
        """),
    UntestableQuestion(
      "Q-REG-52", "Do changes that the app makes to the agreement object after the call count?",
      in: .withSetUser,
      says: [.toastKo("447-454"), .toastJa("219-228"), .toastEn("220-230"), .nhncloudKo("238-248")],
      readings: [
        .init("copied", "No."),
        .init("shared", "Yes, as long as nothing was sent."),
      ],
      untestable: "A step hands over values, not objects that could be changed later."),
    UntestableQuestion(
      "Q-REG-53", "What happens when nil is passed as the agreement in spite of the signature?",
      in: .withSetUser,
      says: [.toastKo("415"), .toastJa("227"), .toastEn("229"), .nhncloudKo("247")],
      readings: [
        .init("asNone", "The same as in the call without an agreement, or nothing is agreed to."),
        .init("refused", "The call fails with the code for an invalid parameter."),
        .init("undefined", "Anything; the app has broken the contract."),
      ],
      leaning: .init("undefined", "The parameter is not marked nullable."),
      untestable: """
        The listing rules the call out, and a port in a language that enforces this cannot be asked to make \
        it.
        """),
    UntestableQuestion(
      "Q-REG-54", "How is the token of the system written as text?",
      in: .every,
      says: [
        .tcpushKo("163-165, 193"), .toastKo("199, 486"), .toastJa("246, 936"), .toastEn("248, 940"),
        .nhncloudKo("266, 962"),
      ],
      readings: [
        .init("lowercaseHex", "As hexadecimal digits in small letters."),
        .init("uppercaseHex", "As hexadecimal digits in capital letters."),
        .init("other", "In another way."),
      ],
      untestable: "The suite hands tokens over as text already."),
    UntestableQuestion(
      "Q-REG-55", "How long does the SDK wait for the server?",
      in: .every,
      says: [.tcpushKo("463"), .toastKo("771"), .toastJa("739"), .toastEn("742"), .nhncloudKo("761")],
      readings: [
        .init("underAMinute", "Less than a minute."),
        .init("aMinuteOrMore", "A minute or longer."),
      ],
      untestable: """
        The world says by itself that an answer came too late; no text gives a duration that could be tried.
        """),
    UntestableQuestion(
      "Q-REG-56", "What becomes of a registration in progress while the system suspends the app?",
      in: .every,
      says: [.tcpushKo("154"), .toastKo("404"), .toastJa("213"), .toastEn("214"), .nhncloudKo("228")],
      readings: [
        .init("continues", "It goes on when the app is resumed."),
        .init("fails", "It fails, for want of time or of a connection."),
      ],
      untestable: "The background of the world does not stop a process."),
    UntestableQuestion(
      "Q-REG-57",
      "Is the token of an earlier installation still registered after the app was installed again?",
      in: .every,
      says: [
        .tcpushKo("154, 161"), .toastKo("404, 459"), .toastJa("213, 257"), .toastEn("214, 259"),
        .nhncloudKo("228, 277"),
      ],
      readings: [
        .init("stays", "Yes, until the service learns that it is dead."),
        .init("replaced", "No; the new registration takes its place."),
      ],
      untestable: "Each case begins on a device on which the app was never installed."),
    UntestableQuestion(
      "Q-REG-58", "Can one app register tokens for production and for development side by side?",
      in: [.tcpushKo],
      says: [.tcpushKo("141-149, 163")],
      readings: [
        .init("sideBySide", "Yes; they are push types of their own."),
        .init("oneOfThem", "No; the one registered last takes the place of the other."),
      ],
      leaning: .init("sideBySide", "They stand in one table with the other types."),
      untestable: "The adapter protocol has one type for notifications and one for VoIP."),
    UntestableQuestion(
      "Q-REG-59", "What does a registration do when the set of push types is empty?",
      in: [.toastKo],
      says: [.toastKo("167, 325-329, 404")],
      readings: [
        .init("nothing", "Nothing; there is nothing to report."),
        .init("notifications", "It registers a notification token, as if none had been set."),
        .init("refused", "It fails with the code for an invalid parameter."),
      ],
      untestable: """
        A step that registers names the first of the configured types; without any there is no outcome to wait \
        for.
        """),
    UntestableQuestion(
      "Q-REG-60", "In which order do the outcomes of the two push types reach the delegate?",
      in: [.toastKo],
      says: [.toastKo("329, 404-405")],
      readings: [
        .init("byArrival", "As they come."),
        .init("byType", "In a fixed order of the types."),
      ],
      leaning: .init("byArrival", "Each type is registered with the system by itself."),
      untestable: "What the system answers first is chosen by the world, and a case takes both orders."),
    UntestableQuestion(
      "Q-REG-61", "When does the SDK ask the system for a token?",
      in: .every,
      says: [.tcpushKo("154"), .toastKo("404"), .toastJa("213"), .toastEn("214"), .nhncloudKo("228")],
      readings: [
        .init("onCall", "Whenever the app registers."),
        .init("atLaunch", "At every initialisation too."),
        .init("once", "Once while the app runs; a later registration takes the token that it has."),
      ],
      untestable: """
        How a port talks to the system is its own business as long as the record stays the same; whether a new \
        token is passed on is Q-REG-3. It shows only where the system issues no token although it has before.
        """),
    UntestableQuestion(
      "Q-REG-62", "Does a call work after a restart of the device that was not unlocked yet?",
      in: .every,
      says: [
        .tcpushKo("154, 222-223"), .toastKo("404"), .toastJa("213, 257"), .toastEn("214, 259"),
        .nhncloudKo("228, 277"),
      ],
      readings: [
        .init("works", "Yes."),
        .init("fails", "No; what the SDK has stored cannot be read."),
      ],
      untestable: "The world has no locked device."),
    UntestableQuestion(
      "Q-REG-63",
      """
      Which token does a registration register when the system issues another one before the server has \
      answered?
      """,
      in: .every,
      says: [.tcpushKo("154"), .toastKo("404"), .toastJa("213"), .toastEn("214"), .nhncloudKo("228")],
      readings: [
        .init("asSent", "The one that was sent; the other one comes as after a registration (Q-REG-3)."),
        .init("latest", "The other one; the call completes once the server has taken that."),
      ],
      untestable: """
        It can be observed, but no case asks it: the model passes a changed token on only where one is \
        registered, and in the cases with such a change the process ends before the server answers.
        """),
    UntestableQuestion(
      "Q-REG-64", "Does the SDK register another token that the system issues while none is registered?",
      in: .every,
      says: [
        .tcpushKo("154"), .toastKo("404, 531-533"), .toastJa("213, 283-285"), .toastEn("214, 285-287"),
        .nhncloudKo("228, 303-305"),
      ],
      readings: [
        .init("onlyByRegister", "No, not before the app registers."),
        .init("automatically", "Yes, if one was registered or tried to be before."),
      ],
      leaning: .init(
        "onlyByRegister",
        "Registering is described as a call of the app, and an unregistered token is no target any more."),
      untestable: """
        It can be observed, but no case asks it: the model passes a changed token on only where one is \
        registered (Q-REG-3, Q-VOIP-10).
        """),
    UntestableQuestion(
      "Q-REG-65", "Is the outcome of a registration lost that comes while the delegate is taken away?",
      in: [.toastKo],
      says: [.toastKo("134-138, 191, 404-405")],
      readings: [
        .init("lost", "Yes; nobody is told."),
        .init("held", "No; it is told to the delegate that is set next."),
      ],
      untestable: """
        It can be observed, but no case asks it: the model keeps messages for a later delegate (Q-VOIP-7), not \
        outcomes, and no case sets one after the outcome.
        """),
    UntestableQuestion(
      "Q-REG-66", "Does another call than a registration ask the system for a token first?",
      in: .every,
      says: [
        .tcpushKo("161"), .toastKo("459, 531"), .toastJa("76, 257, 283"), .toastEn("76, 259, 285"),
        .nhncloudKo("87, 277, 303"),
      ],
      readings: [
        .init("registrationsOnly", "No; what is registered is known, or the server knows it."),
        .init("allCalls", "Yes; a query, an unregistering or an update says which token it is about."),
      ],
      untestable: """
        What a port asks the system for is its own business. It shows only where the system issues no token, and \
        no case decides what follows there.
        """),
    UntestableQuestion(
      "Q-REG-67", "Is the delegate told of the outcome of what the SDK does by itself?",
      in: [.toastKo],
      says: [.toastKo("134-138, 191, 404-405")],
      readings: [
        .init("notTold", "No, only of the app's own calls."),
        .init("told", "Yes; its methods say what became of a token, and not of a call."),
      ],
      untestable: """
        An outcome that no call waits for is not looked at where the answer to a request of the SDK's own brings it \
        about.
        """),
    UntestableQuestion(
      "Q-REG-68", "When is a registration made again that the server did not accept?",
      in: .every,
      says: [
        .tcpushKo("154-155"), .toastKo("404"), .toastJa("213"), .toastEn("214"), .nhncloudKo("228"),
      ],
      readings: [
        .init("byRegister", "When the app registers again."),
        .init("byItself", "When the SDK sees fit: at the next initialisation, login or start of the app."),
      ],
      leaning: .init("byRegister", "Registering is described as a call of the app, which has ended."),
      untestable: """
        It can be observed, but no case asks it: only the return of the network after a failure for the network is \
        asked about (Q-REG-5), and there are as many other occasions as a port has.
        """),
    UntestableQuestion(
      "Q-REG-69",
      "When is another token brought to the server that the server did not accept, or was not told of?",
      in: .every,
      says: [
        .tcpushKo("154"), .toastKo("404"), .toastJa("213"), .toastEn("214"), .nhncloudKo("228"),
      ],
      readings: [
        .init("byRegister", "When the app registers again."),
        .init(
          "byItself", "When the SDK sees fit: at the next initialisation, or once the network is there again."
        ),
      ],
      untestable: """
        It can be observed, but no case asks it: whether the record follows another token at all is asked \
        (Q-REG-3, Q-VOIP-10), and there are as many occasions to make up for it as a port has.
        """),
    UntestableQuestion(
      "Q-REG-70", "Is what is to be done in the background done there, or once the app is in front again?",
      in: .every,
      says: [
        .tcpushKo("154"), .toastKo("404"), .toastJa("213"), .toastEn("214"), .nhncloudKo("228"),
      ],
      readings: [
        .init("atOnce", "It is done there."),
        .init("inFront", "It waits until the app is in front."),
      ],
      leaning: .init("atOnce", "No line makes a difference between the background and the front."),
      untestable: """
        It can be observed, but no case asks it: each call would have to be asked about by itself, and what else \
        happens before the app is in front again.
        """),
    UntestableQuestion(
      "Q-REG-71", "Is a delegate told of outcomes that was not set at the initialisation?",
      in: [.toastKo],
      says: [.toastKo("123, 134-138, 191, 405, 534")],
      readings: [
        .init("told", "Yes, like the one that was set there."),
        .init("notTold", "No; it is told of messages only."),
      ],
      leaning: .init("told", "Two calls can set the one delegate, and one protocol has all that it is told."),
      untestable: """
        It can be observed, but no case asks it: before the initialisation such a delegate is the only one, and of \
        an outcome that it is not told nothing else is to be seen. What it is told is compared.
        """),
    UntestableQuestion(
      "Q-REG-72", "What becomes of an outcome while no delegate is set?",
      in: [.toastKo],
      says: [.toastKo("191, 405, 534")],
      readings: [
        .init("lost", "Nobody is told of it."),
        .init("kept", "It is kept for the delegate that is set next."),
      ],
      leaning: .init("lost", "Nothing speaks of keeping it."),
      untestable: """
        What a delegate is told as it is set, of calls that nobody was told of, is not looked at.
        """),
    UntestableQuestion(
      "Q-REG-73", "Is a registration sent that would change nothing of what is registered?",
      in: .every,
      says: [
        .tcpushKo("154"), .toastKo("404"), .toastJa("213"), .toastEn("214"), .nhncloudKo("228"),
      ],
      readings: [
        .init("sent", "Yes, like any other."),
        .init("notSent", "No; it succeeds with what is known."),
      ],
      leaning: .init(
        "sent", "To register at the server is what the call is said to do, with no word on when it need not."),
      untestable: """
        How often a port sends the same is its own business. It shows only where the server would fail it.
        """),
    UntestableQuestion(
      "Q-REG-74", "Does one kind of token of a call wait for what the other kind waits for?",
      in: [.toastKo],
      says: [.toastKo("404-405")],
      readings: [
        .init("apart", "No; each kind is registered and told by itself."),
        .init("together", "Yes; one follows the other, or both are told together."),
      ],
      leaning: .init("apart", "Tokens are registered per kind, and each result names its kind."),
      untestable: """
        No line gives an order, and a kind that waits comes to the same end.
        """),
  ]
}
