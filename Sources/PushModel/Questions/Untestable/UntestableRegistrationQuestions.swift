extension OpenQuestion {
  /// Token registration: what no case can decide.
  static let untestableRegistration: [OpenQuestion] = [
    OpenQuestion(
      id: "Q-REG-50",
      asks: "On which queue are completion handlers and delegates called?",
      editions: .every,
      says: [
        .tcpushKo("163-165"), .toastKo("198-204, 470"), .toastJa("227-231, 263"), .toastEn("229-233, 265"),
        .nhncloudKo("247-251, 283"),
      ],
      readings: [
        .init(name: "main", meaning: "On the main queue."),
        .init(name: "caller", meaning: "On the queue of the call."),
        .init(name: "any", meaning: "On any queue."),
      ],
      leaning: nil,
      untestable: "An adapter reports what happened, not on which queue."),
    OpenQuestion(
      id: "Q-REG-51",
      asks: "Can a call that fails at once complete before it returns?",
      editions: .every,
      says: [
        .tcpushKo("163-165"), .toastKo("198-204, 470"), .toastJa("227-231, 263"), .toastEn("229-233, 265"),
        .nhncloudKo("247-251, 283"),
      ],
      readings: [
        .init(name: "afterReturn", meaning: "No; a completion always comes after the call has returned."),
        .init(name: "duringCall", meaning: "Yes."),
      ],
      leaning: nil,
      untestable: """
        A reply of an adapter holds all that happened in a step; it does not tell whether the call \
        had returned.
        """),
    OpenQuestion(
      id: "Q-REG-52",
      asks: "Do changes that the app makes to the agreement object after the call count?",
      editions: .withSetUser,
      says: [.toastKo("446-454"), .toastJa("219-228"), .toastEn("220-230"), .nhncloudKo("238-248")],
      readings: [
        .init(name: "copied", meaning: "No."),
        .init(name: "shared", meaning: "Yes, as long as nothing was sent."),
      ],
      leaning: nil,
      untestable: "A step hands over values, not objects that could be changed later."),
    OpenQuestion(
      id: "Q-REG-53",
      asks: "What happens when nil is passed as the agreement in spite of the signature?",
      editions: .withSetUser,
      says: [.toastKo("415"), .toastJa("227"), .toastEn("229"), .nhncloudKo("247")],
      readings: [
        .init(
          name: "asNone", meaning: "The same as in the call without an agreement, or nothing is agreed to."),
        .init(name: "refused", meaning: "The call fails with the code for an invalid parameter."),
        .init(name: "undefined", meaning: "Anything; the app has broken the contract."),
      ],
      leaning: .init(
        reading: "undefined",
        because: "The parameter is not marked nullable."),
      untestable: """
        The listing rules the call out, and a port in a language that enforces this cannot be \
        asked to make it.
        """),
    OpenQuestion(
      id: "Q-REG-54",
      asks: "How is the token of the system written as text?",
      editions: .every,
      says: [
        .tcpushKo("163-165, 193"), .toastKo("199, 486"), .toastJa("246, 936"), .toastEn("248, 940"),
        .nhncloudKo("266, 962"),
      ],
      readings: [
        .init(name: "lowercaseHex", meaning: "As hexadecimal digits in small letters."),
        .init(name: "uppercaseHex", meaning: "As hexadecimal digits in capital letters."),
        .init(name: "other", meaning: "In another way."),
      ],
      leaning: nil,
      untestable: "The suite hands tokens over as text already."),
    OpenQuestion(
      id: "Q-REG-55",
      asks: "How long does the SDK wait for the server?",
      editions: .every,
      says: [.tcpushKo("463"), .toastKo("771"), .toastJa("739"), .toastEn("742"), .nhncloudKo("761")],
      readings: [
        .init(name: "underAMinute", meaning: "Less than a minute."),
        .init(name: "aMinuteOrMore", meaning: "A minute or longer."),
      ],
      leaning: nil,
      untestable: """
        The world says by itself that an answer came too late; no text gives a duration that could \
        be tried.
        """),
    OpenQuestion(
      id: "Q-REG-56",
      asks: "What becomes of a registration in progress while the system suspends the app?",
      editions: .every,
      says: [.tcpushKo("154"), .toastKo("404"), .toastJa("213"), .toastEn("214"), .nhncloudKo("228")],
      readings: [
        .init(name: "continues", meaning: "It goes on when the app is resumed."),
        .init(name: "fails", meaning: "It fails, for want of time or of a connection."),
      ],
      leaning: nil,
      untestable: "The background of the world does not stop a process."),
    OpenQuestion(
      id: "Q-REG-57",
      asks: "Is the token of an earlier installation still registered after the app was installed again?",
      editions: .every,
      says: [
        .tcpushKo("154, 161"), .toastKo("404, 459"), .toastJa("213, 257"), .toastEn("214, 259"),
        .nhncloudKo("228, 277"),
      ],
      readings: [
        .init(name: "stays", meaning: "Yes, until the service learns that it is dead."),
        .init(name: "replaced", meaning: "No; the new registration takes its place."),
      ],
      leaning: nil,
      untestable: "Each case begins on a device on which the app was never installed."),
    OpenQuestion(
      id: "Q-REG-58",
      asks: "Can one app register tokens for production and for development side by side?",
      editions: [.tcpushKo],
      says: [.tcpushKo("141-149, 163")],
      readings: [
        .init(name: "sideBySide", meaning: "Yes; they are push types of their own."),
        .init(name: "oneOfThem", meaning: "No; the one registered last takes the place of the other."),
      ],
      leaning: .init(
        reading: "sideBySide",
        because: "They stand in one table with the other types."),
      untestable: "The adapter protocol has one type for notifications and one for VoIP."),
    OpenQuestion(
      id: "Q-REG-59",
      asks: "What does a registration do when the set of push types is empty?",
      editions: [.toastKo],
      says: [.toastKo("167, 325-329, 404")],
      readings: [
        .init(name: "nothing", meaning: "Nothing; there is nothing to report."),
        .init(name: "notifications", meaning: "It registers a notification token, as if none had been set."),
        .init(name: "refused", meaning: "It fails with the code for an invalid parameter."),
      ],
      leaning: nil,
      untestable: """
        A step that registers names the first of the configured types; without any there is no \
        outcome to wait for.
        """),
    OpenQuestion(
      id: "Q-REG-60",
      asks: "In which order do the outcomes of the two push types reach the delegate?",
      editions: [.toastKo],
      says: [.toastKo("329, 404-405")],
      readings: [
        .init(name: "byArrival", meaning: "As they come."),
        .init(name: "byType", meaning: "In a fixed order of the types."),
      ],
      leaning: .init(
        reading: "byArrival",
        because: "Each type is registered with the system by itself."),
      untestable: "What the system answers first is chosen by the world, and a case takes both orders."),
    OpenQuestion(
      id: "Q-REG-61",
      asks: "Does the SDK ask the system for a token at every launch, or only when the app registers?",
      editions: .every,
      says: [.tcpushKo("154"), .toastKo("404"), .toastJa("213"), .toastEn("214"), .nhncloudKo("228")],
      readings: [
        .init(name: "onCall", meaning: "Only when the app registers."),
        .init(name: "atLaunch", meaning: "At every initialisation too."),
      ],
      leaning: nil,
      untestable: """
        How a port talks to the system is its own business as long as the record stays the same; \
        whether a new token is passed on is Q-REG-3.
        """),
    OpenQuestion(
      id: "Q-REG-62",
      asks: "Does a call work after a restart of the device that was not unlocked yet?",
      editions: .every,
      says: [
        .tcpushKo("154, 222-223"), .toastKo("404"), .toastJa("213, 257"), .toastEn("214, 259"),
        .nhncloudKo("228, 277"),
      ],
      readings: [
        .init(name: "works", meaning: "Yes."),
        .init(name: "fails", meaning: "No; what the SDK has stored cannot be read."),
      ],
      leaning: nil,
      untestable: "The world has no locked device."),
    OpenQuestion(
      id: "Q-REG-63",
      asks: """
        Which token does a registration register when the system issues another one before the \
        server has answered?
        """,
      editions: .every,
      says: [.tcpushKo("154"), .toastKo("404"), .toastJa("213"), .toastEn("214"), .nhncloudKo("228")],
      readings: [
        .init(
          name: "asSent",
          meaning: "The one that was sent; the other one comes as after a registration (Q-REG-3)."),
        .init(name: "latest", meaning: "The other one; the call completes once the server has taken that."),
      ],
      leaning: nil,
      untestable: """
        It can be observed, but no case asks it: the model passes a changed token on only where \
        one is registered, and in the cases with such a change the process ends before the server \
        answers.
        """),
    OpenQuestion(
      id: "Q-REG-64",
      asks: "Does the SDK register another token that the system issues while none is registered?",
      editions: .every,
      says: [
        .tcpushKo("154"), .toastKo("404, 531-533"), .toastJa("213, 283-285"), .toastEn("214, 285-287"),
        .nhncloudKo("228, 303-305"),
      ],
      readings: [
        .init(name: "onlyByRegister", meaning: "No, not before the app registers."),
        .init(name: "automatically", meaning: "Yes, if one was registered or tried to be before."),
      ],
      leaning: .init(
        reading: "onlyByRegister",
        because: """
          Registering is described as a call of the app, and an unregistered token is no target \
          any more.
          """),
      untestable: """
        It can be observed, but no case asks it: the model passes a changed token on only where \
        one is registered (Q-REG-3, Q-VOIP-10).
        """),
    OpenQuestion(
      id: "Q-REG-65",
      asks: "Is the outcome of a registration lost that comes while the delegate is taken away?",
      editions: [.toastKo],
      says: [.toastKo("134-138, 191, 404-405")],
      readings: [
        .init(name: "lost", meaning: "Yes; nobody is told."),
        .init(name: "held", meaning: "No; it is told to the delegate that is set next."),
      ],
      leaning: nil,
      untestable: """
        It can be observed, but no case asks it: the model keeps messages for a later delegate \
        (Q-VOIP-7), not outcomes, and no case sets one after the outcome.
        """),
  ]
}
