import PushModel

extension UntestableQuestion {
  /// VoIP: what no case can decide.
  static let voip: [UntestableQuestion] = [
    UntestableQuestion(
      "Q-VOIP-50", "What do the VoIP calls do on a system that is too old for them?",
      in: .withFallback,
      says: [.toastJa("566, 728"), .toastEn("568, 731"), .nhncloudKo("586, 749")],
      readings: [
        .init("notSupported", "They fail with the code for an unsupported function."),
        .init("systemFailed", "They fail with the code for a failure by the system."),
        .init("absent", "They cannot be called."),
      ],
      leaning: .init("notSupported", "The code exists, and no other use of it is named."),
      untestable: "The suite runs on no version of iOS."),
    UntestableQuestion(
      "Q-VOIP-51", "When does the SDK start to listen for VoIP messages?",
      in: .every,
      says: [
        .tcpushKo("222-223"), .toastKo("122-124"), .toastJa("585, 591"), .toastEn("588, 594"),
        .nhncloudKo("606, 612"),
      ],
      readings: [
        .init("initialization", "With the initialisation."),
        .init("delegate", "When the VoIP delegate is set."),
        .init("registration", "With the first VoIP registration."),
      ],
      untestable: """
        How a port listens is its own business; whether a message gets through is Q-INIT-9 and Q-VOIP-7. It shows \
        only where no VoIP token was registered, and is left open there.
        """),
    UntestableQuestion(
      "Q-VOIP-52", "Is a VoIP message passed on whose content the SDK cannot read?",
      in: .every,
      says: [
        .tcpushKo("283-285"), .toastKo("216-217, 231-241"), .toastJa("599, 829-839"),
        .toastEn("602, 832-842"), .nhncloudKo("620, 854-864"),
      ],
      readings: [
        .init("passed", "Yes, with what could be read."),
        .init("dropped", "No."),
      ],
      untestable: "A message of the suite is a symbol without content."),
    UntestableQuestion(
      "Q-VOIP-53", "What does a VoIP registration do in an app that does not link PushKit?",
      in: .withSetUser,
      says: [.toastKo("18, 55"), .toastJa("18, 569"), .toastEn("18, 572"), .nhncloudKo("18, 590")],
      readings: [
        .init("systemFailed", "It fails with the code for a failure by the system."),
        .init("notSupported", "It fails with the code for an unsupported function."),
        .init("unbuildable", "Such an app cannot be built."),
      ],
      untestable: "A port is judged as it is built."),
    UntestableQuestion(
      "Q-VOIP-54", "Does VoIP work where the law forbids CallKit?",
      in: .withFallback,
      says: [.toastJa("66-67"), .toastEn("66-67"), .nhncloudKo("77-78")],
      readings: [
        .init("no", "No; a message that cannot be reported restricts the reception."),
        .init("yes", "Yes, without a report."),
      ],
      untestable: "The world has no countries."),
    UntestableQuestion(
      "Q-VOIP-55", "Is a VoIP registration that failed for the network made again by the SDK?",
      in: .every,
      says: [
        .tcpushKo("463-469"), .toastKo("769-776"), .toastJa("737-744"), .toastEn("740-747"),
        .nhncloudKo("759-766"),
      ],
      readings: [
        .init("notRetried", "No."),
        .init("retried", "Yes, once the network is back."),
      ],
      leaning: .init("notRetried", "The call has completed with an error; nothing says that it goes on."),
      untestable: """
        It can be observed, but no case asks it: the model takes up registrations of notification tokens again \
        (Q-REG-5), not those for VoIP, and no case tells the port that the network is back.
        """),
    UntestableQuestion(
      "Q-VOIP-56", "Does a VoIP registration before initialisation hand back the VoIP token with its error?",
      in: [.tcpushKo],
      says: [.tcpushKo("153-155, 171-179")],
      readings: [
        .init("tokenWithError", "Yes, as for notifications."),
        .init("errorOnly", "No, only the error."),
      ],
      leaning: .init(
        "tokenWithError",
        """
        The sentence on registering without initialisation names no type; only the sample is one for \
        notifications.
        """),
      untestable: """
        It can be observed, but no case asks it: the cases compare the error of such a call and not its token.
        """),
    UntestableQuestion(
      "Q-VOIP-57", "Does a VoIP registration ask PushKit again for a token that was issued before?",
      in: .every,
      says: [
        .tcpushKo("154-155"), .toastKo("404"), .toastJa("636"), .toastEn("639"), .nhncloudKo("657"),
      ],
      readings: [
        .init("asks", "Yes, each time."),
        .init("keeps", "No; the token that was issued is kept until PushKit changes or invalidates it."),
      ],
      untestable: """
        It shows only where PushKit does not answer although it has before, and there no case asks.
        """),
    UntestableQuestion(
      "Q-VOIP-58", "Is another VoIP token asked for when the system has invalidated one that is registered?",
      in: .every,
      says: [
        .tcpushKo("147, 154"), .toastKo("404"), .toastJa("636-637"), .toastEn("639-640"),
        .nhncloudKo("657-658"),
      ],
      readings: [
        .init("no", "No; the app registers when it likes."),
        .init("yes", "Yes, and it is registered, so that messages go on arriving."),
      ],
      untestable: """
        It can be observed, but no case asks it: what becomes of the record that stands is asked (Q-VOIP-9), and \
        cases do not fail a port for doing more.
        """),
  ]
}
