extension OpenQuestion {
  /// Errors: what no case can decide.
  static let untestableErrors: [OpenQuestion] = [
    OpenQuestion(
      id: "Q-ERR-50",
      asks: "What does the additional information of an error hold, and in which language?",
      editions: .every,
      says: [
        .tcpushKo("165"), .toastKo("204, 524"), .toastJa("250, 276"), .toastEn("252, 278"),
        .nhncloudKo("270, 296"),
      ],
      readings: [
        .init(name: "message", meaning: "A text for people in the language of the device."),
        .init(name: "underlying", meaning: "The error that lies below, in any language."),
        .init(name: "nothing", meaning: "Nothing that can be relied on."),
      ],
      leaning: nil,
      untestable: "Only domain and code of an error are compared, never its text."),
    OpenQuestion(
      id: "Q-ERR-51",
      asks: "When else does an error with code 9 arise?",
      editions: [.nhncloudKo],
      says: [.nhncloudKo("750")],
      readings: [
        .init(name: "onlyServer", meaning: "Never; it stands for errors of the server alone."),
        .init(name: "client", meaning: "When the device itself fails."),
        .init(name: "unused", meaning: "It does not arise at all."),
      ],
      leaning: nil,
      untestable: "No text names a situation that could be played."),
    OpenQuestion(
      id: "Q-ERR-52",
      asks: "When does an error with code 103 arise rather than one with code 7?",
      editions: .withSetUser,
      says: [.toastKo("762, 772"), .toastJa("727, 740"), .toastEn("730, 743"), .nhncloudKo("748, 762")],
      readings: [
        .init(name: "byServer", meaning: "When the server finds a parameter wrong."),
        .init(name: "whenBuilding", meaning: "When the SDK cannot build the request."),
      ],
      leaning: nil,
      untestable: "No text names a parameter that is valid for the call and invalid for the request."),
    OpenQuestion(
      id: "Q-ERR-53",
      asks: "When does an error for a wrong address arise?",
      editions: .every,
      says: [.tcpushKo("467"), .toastKo("773"), .toastJa("741"), .toastEn("744"), .nhncloudKo("763")],
      readings: [
        .init(name: "zone", meaning: "When the service zone gives no address."),
        .init(name: "appData", meaning: "When a value of the app makes the address wrong."),
        .init(name: "unused", meaning: "In no situation that an app can bring about."),
      ],
      leaning: nil,
      untestable: "Addresses are no part of the adapter protocol."),
    OpenQuestion(
      id: "Q-ERR-54",
      asks: "When does an error with code 107 arise?",
      editions: .withSetUser,
      says: [.toastKo("776"), .toastJa("744"), .toastEn("747"), .nhncloudKo("766")],
      readings: [
        .init(name: "insecureService", meaning: "When the service has an address without encryption."),
        .init(name: "insecureContent", meaning: "When something that a message refers to has one."),
      ],
      leaning: nil,
      untestable: "Transport security is set in the app's build and is no part of the world."),
    OpenQuestion(
      id: "Q-ERR-55",
      asks: "When does an error with code 0 arise?",
      editions: .withSetUser,
      says: [.toastKo("755"), .toastJa("720"), .toastEn("723"), .nhncloudKo("741")],
      readings: [
        .init(name: "catchAll", meaning: "Whenever no other code fits."),
        .init(name: "unused", meaning: "Never."),
      ],
      leaning: .init(
        reading: "catchAll",
        because: "Its gloss is that it is unknown."),
      untestable: "No text names a situation that could be played."),
    OpenQuestion(
      id: "Q-ERR-56",
      asks: "Which calls fail because they are not supported?",
      editions: .withFallback,
      says: [.toastJa("566, 728"), .toastEn("568, 731"), .nhncloudKo("586, 749")],
      readings: [
        .init(name: "voipOnOldSystems", meaning: "VoIP calls on systems before iOS 10."),
        .init(name: "partsNotBuilt", meaning: "Calls of a part that is not in the build."),
        .init(name: "unused", meaning: "None."),
      ],
      leaning: nil,
      untestable: "The suite runs on no version of iOS, and a port is judged as it is built."),
    OpenQuestion(
      id: "Q-ERR-57",
      asks: "Which texts are the error domains?",
      editions: .withFallback,
      says: [.toastJa("717, 734"), .toastEn("720, 737"), .nhncloudKo("738, 756")],
      readings: [
        .init(name: "constantName", meaning: "The names of the constants."),
        .init(name: "other", meaning: "Other texts, as in toast-ko."),
      ],
      leaning: nil,
      untestable: """
        The listing declares the constants without their values; the suite knows the domains by \
        the names of the constants.
        """),
    OpenQuestion(
      id: "Q-ERR-58",
      asks: "How does the SDK learn that the server could not read a request?",
      editions: .withSetUser,
      says: [.toastKo("770"), .toastJa("738"), .toastEn("741"), .nhncloudKo("760")],
      readings: [
        .init(name: "byStatus", meaning: "By the status of the answer."),
        .init(name: "byContent", meaning: "By what the answer says, whatever its status is."),
      ],
      leaning: nil,
      untestable: "An answer of the suite is refused or not; it has no content beyond that."),
    OpenQuestion(
      id: "Q-ERR-59",
      asks: "Which code reports an answer with a status other than 200 that cannot be read either?",
      editions: .withSetUser,
      says: [.toastKo("770, 774"), .toastJa("738, 742"), .toastEn("741, 745"), .nhncloudKo("760, 764")],
      readings: [
        .init(name: "requestFailed", meaning: "The one for the status."),
        .init(name: "responseInvalid", meaning: "The one for the answer."),
      ],
      leaning: .init(
        reading: "requestFailed",
        because: "Its gloss names every status other than 200."),
      untestable: "An answer of the suite is refused or garbled, not both."),
    OpenQuestion(
      id: "Q-ERR-60",
      asks: "Which code reports a connection that fails though there is a network?",
      editions: .every,
      says: [
        .tcpushKo("463, 469"), .toastKo("769-771"), .toastJa("737-739"), .toastEn("740-742"),
        .nhncloudKo("759-761"),
      ],
      readings: [
        .init(name: "networkNotAvailable", meaning: "The one for a missing network."),
        .init(name: "requestFailed", meaning: "The one for a failed request."),
        .init(name: "requestTimeout", meaning: "The one for an answer that came too late."),
      ],
      leaning: nil,
      untestable: """
        The network of the world is up or down; names that cannot be resolved and certificates \
        that are refused do not exist there.
        """),
    OpenQuestion(
      id: "Q-ERR-61",
      asks: "Which domain and which numbers do the codes have?",
      editions: [.tcpushKo],
      says: [.tcpushKo("453-469")],
      readings: [
        .init(name: "counted", meaning: "Numbers from 0 or 1 in the order of the table."),
        .init(name: "other", meaning: "Other numbers."),
      ],
      leaning: nil,
      untestable: "The table gives names only; the suite knows the codes by their names."),
  ]
}
