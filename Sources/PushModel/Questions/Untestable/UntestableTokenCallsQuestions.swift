extension OpenQuestion {
  /// Query, unregistration and update: what no case can decide.
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
  ]
}
