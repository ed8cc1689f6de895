extension OpenQuestion {
  /// Query and unregistration: what no case can decide.
  static let untestableTokenCalls: [OpenQuestion] = [
    OpenQuestion(
      id: "Q-QUERY-50",
      asks: "Whose clock gives the time of the last update?",
      editions: .every,
      says: [
        .tcpushKo("209"), .toastKo("509-510"), .toastJa("959-960"), .toastEn("963-964"),
        .nhncloudKo("985-986"),
      ],
      readings: [
        .init(name: "server", meaning: "The server's."),
        .init(name: "device", meaning: "The device's."),
      ],
      leaning: nil,
      untestable: "The suite has virtual time only, and the information it compares has no time."),
    OpenQuestion(
      id: "Q-QUERY-51",
      asks: "Which form does the time of the last update have?",
      editions: .withSetUser,
      says: [.toastKo("509-510"), .toastJa("959-960"), .toastEn("963-964"), .nhncloudKo("985-986")],
      readings: [
        .init(name: "iso8601", meaning: "The international form, with a time zone."),
        .init(name: "epoch", meaning: "A number of seconds or milliseconds."),
        .init(name: "localized", meaning: "A text for people."),
      ],
      leaning: nil,
      untestable: "The information that the suite compares has no time."),
    OpenQuestion(
      id: "Q-QUERY-52",
      asks: "What counts as an update of a token?",
      editions: .every,
      says: [
        .tcpushKo("209"), .toastKo("509-510, 580"), .toastJa("76, 959"), .toastEn("76, 963"),
        .nhncloudKo("87, 985"),
      ],
      readings: [
        .init(name: "everyWrite", meaning: "Every registration and every change of its information."),
        .init(name: "changes", meaning: "Only what changes something."),
      ],
      leaning: nil,
      untestable: "The information that the suite compares has no time."),
    OpenQuestion(
      id: "Q-QUERY-53",
      asks: "What does setting the sandbox property of a token's information do?",
      editions: .withFallback,
      says: [.toastJa("962-963"), .toastEn("966-967"), .nhncloudKo("988-989")],
      readings: [
        .init(name: "nothing", meaning: "It changes that object alone."),
        .init(name: "registers", meaning: "It changes the registration."),
      ],
      leaning: .init(
        reading: "nothing",
        because: "The comment describes it as something to be looked up; all its neighbours are read-only."),
      untestable: "An adapter reports information; the suite cannot set anything in it."),
    OpenQuestion(
      id: "Q-QUERY-54",
      asks: "What does the call that reads a token at once return before a registration?",
      editions: [.tcpushKo],
      says: [.tcpushKo("243-245")],
      readings: [
        .init(name: "none", meaning: "Nothing."),
        .init(name: "systemToken", meaning: "The token of the system, if there is one."),
        .init(name: "lastRegistered", meaning: "The token that was registered last."),
      ],
      leaning: nil,
      untestable: "The adapter protocol has no call that returns a token without an outcome."),
    OpenQuestion(
      id: "Q-QUERY-55",
      asks: "Which device's token does a query return when the user has several devices?",
      editions: [.toastKo],
      says: [.toastKo("459")],
      readings: [
        .init(name: "thisDevice", meaning: "The one of the device that asks."),
        .init(name: "latest", meaning: "The one that was registered last on any device."),
      ],
      leaning: .init(
        reading: "latest",
        because: "The sentence names the user id and the time, not the device."),
      untestable: "The world has one device."),
    OpenQuestion(
      id: "Q-QUERY-56",
      asks: "What does a query without a completion handler do?",
      editions: [.toastKo],
      says: [.toastKo("470")],
      readings: [
        .init(name: "nothing", meaning: "Nothing."),
        .init(name: "asks", meaning: "It asks the server all the same."),
      ],
      leaning: nil,
      untestable: "Nobody learns of an outcome, and how a port talks to the server is its own business."),
    OpenQuestion(
      id: "Q-QUERY-57",
      asks: "What does a query for a push type do that is not configured?",
      editions: [.toastKo],
      says: [.toastKo("167, 404, 459, 468-470, 762")],
      readings: [
        .init(name: "answered", meaning: "It answers as for any other type."),
        .init(name: "refused", meaning: "It fails with the code for an invalid parameter."),
        .init(name: "nothing", meaning: "It answers as if no token were registered."),
      ],
      leaning: .init(
        reading: "answered",
        because: "The configured types are named for registering and unregistering; a query names its own."),
      untestable: """
        It can be observed, but no case asks it: the calls of the suite cover the configured push \
        types, and no case names another.
        """),
    OpenQuestion(
      id: "Q-QUERY-58",
      asks: "For whom does a query answer when the user changes while it is in progress?",
      editions: [.toastKo],
      says: [.toastKo("459")],
      readings: [
        .init(name: "asCalled", meaning: "For the user at the time of the call."),
        .init(name: "current", meaning: "For the user who is set when the answer comes."),
      ],
      leaning: nil,
      untestable: """
        It can be observed, but no case asks it: in cases in which another user is set during a \
        query the process ends before the server answers.
        """),
    OpenQuestion(
      id: "Q-UNREG-50",
      asks: "Does unregistering cover a token that was registered for the other environment?",
      editions: .withFallback,
      says: [.toastJa("283, 771-772"), .toastEn("285, 774-775"), .nhncloudKo("303, 793-794")],
      readings: [
        .init(name: "currentOnly", meaning: "No."),
        .init(name: "both", meaning: "Yes."),
      ],
      leaning: nil,
      untestable: "The server of the suite holds one record per kind of token, whatever its environment."),
    OpenQuestion(
      id: "Q-UNREG-51",
      asks: "Does unregistering also give the token back to the system?",
      editions: .withSetUser,
      says: [.toastKo("531"), .toastJa("283-285"), .toastEn("285-287"), .nhncloudKo("303-305")],
      readings: [
        .init(name: "serverOnly", meaning: "No; only the record at the server goes."),
        .init(name: "systemToo", meaning: "Yes; the system issues no more notifications for the app."),
      ],
      leaning: .init(
        reading: "serverOnly",
        because: "The registration at the server is what is said to be removed."),
      untestable: "The adapter protocol has no request to the system that gives a token back."),
    OpenQuestion(
      id: "Q-UNREG-52",
      asks: "Are messages still shown that were on their way when the token was unregistered?",
      editions: .withSetUser,
      says: [.toastKo("531-532"), .toastJa("283-284"), .toastEn("285-286"), .nhncloudKo("303-304")],
      readings: [
        .init(name: "shown", meaning: "Yes."),
        .init(name: "withheld", meaning: "No."),
      ],
      leaning: nil,
      untestable: "Showing notifications is no part of the core; for VoIP messages see Q-VOIP-8."),
    OpenQuestion(
      id: "Q-UNREG-53",
      asks: "Which token does a failed unregistering name when none is known?",
      editions: [.toastKo],
      says: [.toastKo("206-213, 533")],
      readings: [
        .init(name: "empty", meaning: "An empty text."),
        .init(name: "system", meaning: "The token of the system."),
        .init(name: "never", meaning: "The callback is not made without a token."),
      ],
      leaning: nil,
      untestable: "A completion with an error carries no token that a case compares."),
    OpenQuestion(
      id: "Q-UNREG-54",
      asks: """
        Which token does an unregistering remove and hand back when another one was issued, but \
        not registered?
        """,
      editions: .withSetUser,
      says: [
        .toastKo("206-208, 531-533, 563-566"), .toastJa("283, 290"), .toastEn("285, 292"),
        .nhncloudKo("303, 310"),
      ],
      readings: [
        .init(name: "registered", meaning: "The one that is registered."),
        .init(name: "current", meaning: "The one that the system issued last; the registered one stays."),
      ],
      leaning: .init(
        reading: "registered",
        because: "What is said to be unregistered is the token that is registered at the server."),
      untestable: """
        It can be observed, but no case asks it: no case unregisters between the change of a token \
        and its registration.
        """),
    OpenQuestion(
      id: "Q-UNREG-55",
      asks: "Does a change of user register a token again that is being unregistered?",
      editions: .withFallback,
      says: [.toastJa("76, 283-285"), .toastEn("76, 285-287"), .nhncloudKo("87, 303-305")],
      readings: [
        .init(name: "staysUnregistered", meaning: "No; once the server has answered, nothing is registered."),
        .init(name: "registers", meaning: "Yes; the information is sent again after the unregistering."),
      ],
      leaning: .init(
        reading: "staysUnregistered",
        because: "There is no registration left to update."),
      untestable: """
        It can be observed, but no case asks it: in cases in which another user is set during an \
        unregistering the process ends before the server answers; Q-UNREG-4 asks it for the time \
        afterwards.
        """),
    OpenQuestion(
      id: "Q-UNREG-56",
      asks: "Is an unregistering that failed for the network made again by the SDK?",
      editions: .withSetUser,
      says: [
        .toastKo("531-533, 769-776"), .toastJa("283-285, 737-744"), .toastEn("285-287, 740-747"),
        .nhncloudKo("303-305, 759-766"),
      ],
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
    OpenQuestion(
      id: "Q-UNREG-57",
      asks: "Does an unregistering reach the server when no delegate is set to report it to?",
      editions: [.toastKo],
      says: [.toastKo("191, 531-534")],
      readings: [
        .init(name: "unregisters", meaning: "Yes; nobody is told."),
        .init(name: "doesNothing", meaning: "No."),
      ],
      leaning: .init(
        reading: "unregisters",
        because: "The delegate is described as what makes further functions possible, not as a condition."),
      untestable: """
        It can be observed, but no case asks it: the model asks it for registering alone \
        (Q-REG-11), and no case looks at what the server made of such a call; only of one that is \
        taken up after a restart (Q-UNREG-7).
        """),
    OpenQuestion(
      id: "Q-UNREG-58",
      asks: "Does a token count as unregistered that the SDK has removed by itself?",
      editions: .withSetUser,
      says: [.toastKo("531-533"), .toastJa("283-285"), .toastEn("285-287"), .nhncloudKo("303-305")],
      readings: [
        .init(name: "neverRegistered", meaning: "No; it counts as one that was never registered."),
        .init(name: "unregistered", meaning: "Yes; as if the app had unregistered it."),
      ],
      leaning: nil,
      untestable: """
        It can be observed, but no case asks it: whether the SDK removes a token at all is asked \
        (Q-PERM-5, Q-PERM-6, Q-FLAG-4, Q-UNREG-3, Q-VOIP-9), and cases look at what no reading of \
        this one changes.
        """),
    OpenQuestion(
      id: "Q-UNREG-59",
      asks: "What holds when a removal by the SDK itself reaches the server after the next registration?",
      editions: .every,
      says: [
        .tcpushKo("153-155"), .toastKo("531-533"), .toastJa("283-285"), .toastEn("285-287"),
        .nhncloudKo("303-305"),
      ],
      readings: [
        .init(
          name: "stays",
          meaning: "The token stays registered; the removal was about the earlier registration."),
        .init(name: "removed", meaning: "The token is registered no more."),
      ],
      leaning: .init(
        reading: "stays", because: "A registration that has succeeded is described as one that stands."),
      untestable: """
        It can be observed, but no case asks it: no case answers such a removal after a registration that \
        came later.
        """),
  ]
}
