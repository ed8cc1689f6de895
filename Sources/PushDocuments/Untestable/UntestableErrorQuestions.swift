import PushModel

extension UntestableQuestion {
  /// Errors: what no case can decide.
  static let errors: [UntestableQuestion] = [
    UntestableQuestion(
      "Q-ERR-50", "What does the additional information of an error hold, and in which language?",
      in: .every,
      says: [
        .tcpushKo("165"), .toastKo("204, 524"), .toastJa("250, 276"), .toastEn("252, 278"),
        .nhncloudKo("270, 296"),
      ],
      readings: [
        .init("message", "A text for people in the language of the device."),
        .init("underlying", "The error that lies below, in any language."),
        .init("nothing", "Nothing that can be relied on."),
      ],
      untestable: "Only domain and code of an error are compared, never its text."),
    UntestableQuestion(
      "Q-ERR-51", "When else does an error with code 9 arise?",
      in: [.nhncloudKo],
      says: [.nhncloudKo("750")],
      readings: [
        .init("onlyServer", "Never; it stands for errors of the server alone."),
        .init("client", "When the device itself fails."),
        .init("unused", "It does not arise at all."),
      ],
      untestable: "No text names a situation that could be played."),
    UntestableQuestion(
      "Q-ERR-52", "When does an error with code 103 arise rather than one with code 7?",
      in: .withSetUser,
      says: [.toastKo("762, 772"), .toastJa("727, 740"), .toastEn("730, 743"), .nhncloudKo("748, 762")],
      readings: [
        .init("byServer", "When the server finds a parameter wrong."),
        .init("whenBuilding", "When the SDK cannot build the request."),
      ],
      untestable: "No text names a parameter that is valid for the call and invalid for the request."),
    UntestableQuestion(
      "Q-ERR-53", "When does an error for a wrong address arise?",
      in: .every,
      says: [.tcpushKo("467"), .toastKo("773"), .toastJa("741"), .toastEn("744"), .nhncloudKo("763")],
      readings: [
        .init("zone", "When the service zone gives no address."),
        .init("appData", "When a value of the app makes the address wrong."),
        .init("unused", "In no situation that an app can bring about."),
      ],
      untestable: "Addresses are no part of the adapter protocol."),
    UntestableQuestion(
      "Q-ERR-54", "When does an error with code 107 arise?",
      in: .withSetUser,
      says: [.toastKo("776"), .toastJa("744"), .toastEn("747"), .nhncloudKo("766")],
      readings: [
        .init("insecureService", "When the service has an address without encryption."),
        .init("insecureContent", "When something that a message refers to has one."),
      ],
      untestable: "Transport security is set in the app's build and is no part of the world."),
    UntestableQuestion(
      "Q-ERR-55", "When does an error with code 0 arise?",
      in: .withSetUser,
      says: [.toastKo("755"), .toastJa("720"), .toastEn("723"), .nhncloudKo("741")],
      readings: [
        .init("catchAll", "Whenever no other code fits."),
        .init("unused", "Never."),
      ],
      leaning: .init("catchAll", "Its gloss is that it is unknown."),
      untestable: "No text names a situation that could be played."),
    UntestableQuestion(
      "Q-ERR-56", "Which calls fail because they are not supported?",
      in: .withFallback,
      says: [.toastJa("566, 728"), .toastEn("568, 731"), .nhncloudKo("586, 749")],
      readings: [
        .init("voipOnOldSystems", "VoIP calls on systems before iOS 10."),
        .init("partsNotBuilt", "Calls of a part that is not in the build."),
        .init("unused", "None."),
      ],
      untestable: "The suite runs on no version of iOS, and a port is judged as it is built."),
    UntestableQuestion(
      "Q-ERR-57", "Which texts are the error domains?",
      in: .withFallback,
      says: [.toastJa("717, 734"), .toastEn("720, 737"), .nhncloudKo("738, 756")],
      readings: [
        .init("constantName", "The names of the constants."),
        .init("other", "Other texts, as in toast-ko."),
      ],
      untestable: """
        The listing declares the constants without their values; the suite knows the domains by the names of \
        the constants.
        """),
    UntestableQuestion(
      "Q-ERR-58", "How does the SDK learn that the server could not read a request?",
      in: .withSetUser,
      says: [.toastKo("770"), .toastJa("738"), .toastEn("741"), .nhncloudKo("760")],
      readings: [
        .init("byStatus", "By the status of the answer."),
        .init("byContent", "By what the answer says, whatever its status is."),
      ],
      untestable: "An answer of the suite is refused or not; it has no content beyond that."),
    UntestableQuestion(
      "Q-ERR-59", "Which code reports an answer with a status other than 200 that cannot be read either?",
      in: .withSetUser,
      says: [.toastKo("770, 774"), .toastJa("738, 742"), .toastEn("741, 745"), .nhncloudKo("760, 764")],
      readings: [
        .init("requestFailed", "The one for the status."),
        .init("responseInvalid", "The one for the answer."),
      ],
      leaning: .init("requestFailed", "Its gloss names every status other than 200."),
      untestable: "An answer of the suite is refused or garbled, not both."),
    UntestableQuestion(
      "Q-ERR-60", "Which code reports a connection that fails though there is a network?",
      in: .every,
      says: [
        .tcpushKo("463, 469"), .toastKo("769-771"), .toastJa("737-739"), .toastEn("740-742"),
        .nhncloudKo("759-761"),
      ],
      readings: [
        .init("networkNotAvailable", "The one for a missing network."),
        .init("requestFailed", "The one for a failed request."),
        .init("requestTimeout", "The one for an answer that came too late."),
      ],
      untestable: """
        The network of the world is up or down; names that cannot be resolved and certificates that are \
        refused do not exist there.
        """),
    UntestableQuestion(
      "Q-ERR-61", "Which domain and which numbers do the codes have?",
      in: [.tcpushKo],
      says: [.tcpushKo("453-469")],
      readings: [
        .init("counted", "Numbers from 0 or 1 in the order of the table."),
        .init("other", "Other numbers."),
      ],
      untestable: "The table gives names only; the suite knows the codes by their names."),
  ]
}
