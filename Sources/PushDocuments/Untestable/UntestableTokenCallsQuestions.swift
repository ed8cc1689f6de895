import PushModel

extension UntestableQuestion {
  /// Query and unregistration: what no case can decide.
  static let tokenCalls: [UntestableQuestion] = [
    UntestableQuestion(
      "Q-QUERY-50", "Whose clock gives the time of the last update?",
      in: .every,
      says: [
        .tcpushKo("209"), .toastKo("509-510"), .toastJa("959-960"), .toastEn("963-964"),
        .nhncloudKo("985-986"),
      ],
      readings: [
        .init("server", "The server's."),
        .init("device", "The device's."),
      ],
      untestable: "The suite has virtual time only, and the information it compares has no time."),
    UntestableQuestion(
      "Q-QUERY-51", "Which form does the time of the last update have?",
      in: .withSetUser,
      says: [.toastKo("509-510"), .toastJa("959-960"), .toastEn("963-964"), .nhncloudKo("985-986")],
      readings: [
        .init("iso8601", "The international form, with a time zone."),
        .init("epoch", "A number of seconds or milliseconds."),
        .init("localized", "A text for people."),
      ],
      untestable: "The information that the suite compares has no time."),
    UntestableQuestion(
      "Q-QUERY-52", "What counts as an update of a token?",
      in: .every,
      says: [
        .tcpushKo("209"), .toastKo("509-510, 580"), .toastJa("76, 959"), .toastEn("76, 963"),
        .nhncloudKo("87, 985"),
      ],
      readings: [
        .init("everyWrite", "Every registration and every change of its information."),
        .init("changes", "Only what changes something."),
      ],
      untestable: "The information that the suite compares has no time."),
    UntestableQuestion(
      "Q-QUERY-53", "What does setting the sandbox property of a token's information do?",
      in: .withFallback,
      says: [.toastJa("962-963"), .toastEn("966-967"), .nhncloudKo("988-989")],
      readings: [
        .init("nothing", "It changes that object alone."),
        .init("registers", "It changes the registration."),
      ],
      leaning: .init(
        "nothing",
        "The comment describes it as something to be looked up; all its neighbours are read-only."),
      untestable: "An adapter reports information; the suite cannot set anything in it."),
    UntestableQuestion(
      "Q-QUERY-54", "What does the call that reads a token at once return before a registration?",
      in: [.tcpushKo],
      says: [.tcpushKo("243-245")],
      readings: [
        .init("none", "Nothing."),
        .init("systemToken", "The token of the system, if there is one."),
        .init("lastRegistered", "The token that was registered last."),
      ],
      untestable: "The adapter protocol has no call that returns a token without an outcome."),
    UntestableQuestion(
      "Q-QUERY-55", "Which device's token does a query return when the user has several devices?",
      in: [.toastKo],
      says: [.toastKo("459")],
      readings: [
        .init("thisDevice", "The one of the device that asks."),
        .init("latest", "The one that was registered last on any device."),
      ],
      leaning: .init("latest", "The sentence names the user id and the time, not the device."),
      untestable: "The world has one device."),
    UntestableQuestion(
      "Q-QUERY-56", "What does a query without a completion handler do?",
      in: [.toastKo],
      says: [.toastKo("470")],
      readings: [
        .init("nothing", "Nothing."),
        .init("asks", "It asks the server all the same."),
      ],
      untestable: "Nobody learns of an outcome, and how a port talks to the server is its own business."),
    UntestableQuestion(
      "Q-QUERY-57", "What does a query for a push type do that is not configured?",
      in: [.toastKo],
      says: [.toastKo("167, 404, 459, 468-470, 762")],
      readings: [
        .init("answered", "It answers as for any other type."),
        .init("refused", "It fails with the code for an invalid parameter."),
        .init("nothing", "It answers as if no token were registered."),
      ],
      leaning: .init(
        "answered",
        "The configured types are named for registering and unregistering; a query names its own."),
      untestable: """
        It can be observed, but no case asks it: the calls of the suite cover the configured push types, and \
        no case names another.
        """),
    UntestableQuestion(
      "Q-QUERY-58", "For whom does a query answer when the user changes while it is in progress?",
      in: [.toastKo],
      says: [.toastKo("459")],
      readings: [
        .init("asCalled", "For the user at the time of the call."),
        .init("current", "For the user who is set when the answer comes."),
      ],
      untestable: """
        It can be observed, but no case asks it: in cases in which another user is set during a query the \
        process ends before the server answers.
        """),
    UntestableQuestion(
      "Q-UNREG-50", "Does unregistering cover a token that was registered for the other environment?",
      in: .withFallback,
      says: [.toastJa("283, 771-772"), .toastEn("285, 774-775"), .nhncloudKo("303, 793-794")],
      readings: [
        .init("currentOnly", "No."),
        .init("both", "Yes."),
      ],
      untestable: "The server of the suite holds one record per kind of token, whatever its environment."),
    UntestableQuestion(
      "Q-UNREG-51", "Does unregistering also give the token back to the system?",
      in: .withSetUser,
      says: [.toastKo("531"), .toastJa("283-285"), .toastEn("285-287"), .nhncloudKo("303-305")],
      readings: [
        .init("serverOnly", "No; only the record at the server goes."),
        .init("systemToo", "Yes; the system issues no more notifications for the app."),
      ],
      leaning: .init("serverOnly", "The registration at the server is what is said to be removed."),
      untestable: "The adapter protocol has no request to the system that gives a token back."),
    UntestableQuestion(
      "Q-UNREG-52", "Are messages still shown that were on their way when the token was unregistered?",
      in: .withSetUser,
      says: [.toastKo("531-532"), .toastJa("283-284"), .toastEn("285-286"), .nhncloudKo("303-304")],
      readings: [
        .init("shown", "Yes."),
        .init("withheld", "No."),
      ],
      untestable: "Showing notifications is no part of the core; for VoIP messages see Q-VOIP-8."),
    UntestableQuestion(
      "Q-UNREG-53", "Which token does a failed unregistering name when none is known?",
      in: [.toastKo],
      says: [.toastKo("206-213, 533")],
      readings: [
        .init("empty", "An empty text."),
        .init("system", "The token of the system."),
        .init("never", "The callback is not made without a token."),
      ],
      untestable: "A completion with an error carries no token that a case compares."),
    UntestableQuestion(
      "Q-UNREG-54",
      """
      Which token does an unregistering remove and hand back when none is registered, or another than the system \
      has issued last?
      """,
      in: .withSetUser,
      says: [
        .toastKo("206-208, 531-533, 563-566"), .toastJa("283, 290"), .toastEn("285, 292"),
        .nhncloudKo("303, 310"),
      ],
      readings: [
        .init("registered", "The one that is registered, and none where there is none."),
        .init("current", "The one that the system issued last; a registered one stays."),
      ],
      leaning: .init(
        "registered",
        "What is said to be unregistered is the token that is registered at the server."),
      untestable: """
        The server of the suite removes the record of a kind of token, whichever token is named; which one is \
        handed back is left open where the two differ.
        """),
    UntestableQuestion(
      "Q-UNREG-55", "Does a change of user register a token again that is being unregistered?",
      in: .withFallback,
      says: [.toastJa("76, 283-285"), .toastEn("76, 285-287"), .nhncloudKo("87, 303-305")],
      readings: [
        .init("staysUnregistered", "No; once the server has answered, nothing is registered."),
        .init("registers", "Yes; the information is sent again after the unregistering."),
      ],
      leaning: .init("staysUnregistered", "There is no registration left to update."),
      untestable: """
        It can be observed, but no case asks it: in cases in which another user is set during an unregistering \
        the process ends before the server answers; Q-UNREG-4 asks it for the time afterwards.
        """),
    UntestableQuestion(
      "Q-UNREG-56", "Is an unregistering that the server has not answered made again by the SDK?",
      in: .withSetUser,
      says: [
        .toastKo("531-533, 769-776"), .toastJa("283-285, 737-744"), .toastEn("285-287, 740-747"),
        .nhncloudKo("303-305, 759-766"),
      ],
      readings: [
        .init("notRetried", "No."),
        .init("retried", "Yes: once the network is back, after a while, or when the app is launched again."),
      ],
      leaning: .init("notRetried", "The call has completed with an error; nothing says that it goes on."),
      untestable: """
        It can be observed, but no case asks it: there are as many occasions as a port has, and what comes of an answer \
        that nobody awaits is said nowhere.
        """),
    UntestableQuestion(
      "Q-UNREG-57", "Does an unregistering reach the server when no delegate is set to report it to?",
      in: [.toastKo],
      says: [.toastKo("191, 531-534")],
      readings: [
        .init("unregisters", "Yes; nobody is told."),
        .init("doesNothing", "No."),
      ],
      leaning: .init(
        "unregisters",
        "The delegate is described as what makes further functions possible, not as a condition."),
      untestable: """
        It can be observed, but no case asks it: the model asks it for registering alone (Q-REG-11), and no \
        case looks at what the server made of such a call; only of one that is taken up after a restart \
        (Q-UNREG-7).
        """),
    UntestableQuestion(
      "Q-UNREG-58", "Does a token count as unregistered that the SDK has removed by itself?",
      in: .withSetUser,
      says: [.toastKo("531-533"), .toastJa("283-285"), .toastEn("285-287"), .nhncloudKo("303-305")],
      readings: [
        .init("neverRegistered", "No; it counts as one that was never registered."),
        .init("unregistered", "Yes; as if the app had unregistered it."),
      ],
      untestable: """
        It can be observed, but no case asks it: whether the SDK removes a token at all is asked (Q-PERM-5, \
        Q-FLAG-4, Q-VOIP-9), and cases look at what no reading of this one changes.
        """),
    UntestableQuestion(
      "Q-UNREG-59",
      "What holds when a removal by the SDK itself reaches the server after the next registration?",
      in: .every,
      says: [
        .tcpushKo("153-155"), .toastKo("531-533"), .toastJa("283-285"), .toastEn("285-287"),
        .nhncloudKo("303-305"),
      ],
      readings: [
        .init("stays", "The token stays registered; the removal was about the earlier registration."),
        .init("removed", "The token is registered no more."),
      ],
      leaning: .init("stays", "A registration that has succeeded is described as one that stands."),
      untestable: """
        It can be observed, but no case asks it: no case answers such a removal after a registration that came \
        later.
        """),
    UntestableQuestion(
      "Q-UNREG-60", "Is the server asked to unregister a token of which the device knows no registration?",
      in: .withSetUser,
      says: [.toastKo("531-533"), .toastJa("283-285"), .toastEn("285-287"), .nhncloudKo("303-305")],
      readings: [
        .init("notAsked", "No; the device knows the answer."),
        .init("asked", "Yes; what the server says is how the call ends."),
      ],
      untestable: "What a port asks for is its own business. It shows only where the server does not accept."),
  ]
}
