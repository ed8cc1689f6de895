extension OpenQuestion {
  /// VoIP: what no case can decide.
  static let untestableVoIP: [OpenQuestion] = [
    OpenQuestion(
      id: "Q-VOIP-50",
      asks: "What do the VoIP calls do on a system that is too old for them?",
      editions: .withFallback,
      says: [.toastJa("566, 728"), .toastEn("568, 731"), .nhncloudKo("586, 749")],
      readings: [
        .init(name: "notSupported", meaning: "They fail with the code for an unsupported function."),
        .init(name: "systemFailed", meaning: "They fail with the code for a failure by the system."),
        .init(name: "absent", meaning: "They cannot be called."),
      ],
      leaning: .init(
        reading: "notSupported",
        because: "The code exists, and no other use of it is named."),
      untestable: "The suite runs on no version of iOS."),
    OpenQuestion(
      id: "Q-VOIP-51",
      asks: "When does the SDK start to listen for VoIP messages?",
      editions: .every,
      says: [
        .tcpushKo("222-223"), .toastKo("122-124"), .toastJa("585, 591"), .toastEn("588, 594"),
        .nhncloudKo("606, 612"),
      ],
      readings: [
        .init(name: "initialization", meaning: "With the initialisation."),
        .init(name: "delegate", meaning: "When the VoIP delegate is set."),
        .init(name: "registration", meaning: "With the first VoIP registration."),
      ],
      leaning: nil,
      untestable: """
        How a port listens is its own business; whether a message gets through is Q-INIT-9 and \
        Q-VOIP-7.
        """),
    OpenQuestion(
      id: "Q-VOIP-52",
      asks: "Is a VoIP message passed on whose content the SDK cannot read?",
      editions: .every,
      says: [
        .tcpushKo("283-285"), .toastKo("216-217, 231-241"), .toastJa("599, 829-839"),
        .toastEn("602, 832-842"), .nhncloudKo("620, 854-864"),
      ],
      readings: [
        .init(name: "passed", meaning: "Yes, with what could be read."),
        .init(name: "dropped", meaning: "No."),
      ],
      leaning: nil,
      untestable: "A message of the suite is a symbol without content."),
    OpenQuestion(
      id: "Q-VOIP-53",
      asks: "What does a VoIP registration do in an app that does not link PushKit?",
      editions: .withSetUser,
      says: [.toastKo("18, 55"), .toastJa("18, 569"), .toastEn("18, 572"), .nhncloudKo("18, 590")],
      readings: [
        .init(name: "systemFailed", meaning: "It fails with the code for a failure by the system."),
        .init(name: "notSupported", meaning: "It fails with the code for an unsupported function."),
        .init(name: "unbuildable", meaning: "Such an app cannot be built."),
      ],
      leaning: nil,
      untestable: "A port is judged as it is built."),
    OpenQuestion(
      id: "Q-VOIP-54",
      asks: "Does VoIP work where the law forbids CallKit?",
      editions: .withFallback,
      says: [.toastJa("66-67"), .toastEn("66-67"), .nhncloudKo("77-78")],
      readings: [
        .init(name: "no", meaning: "No; a message that cannot be reported restricts the reception."),
        .init(name: "yes", meaning: "Yes, without a report."),
      ],
      leaning: nil,
      untestable: "The world has no countries."),
    OpenQuestion(
      id: "Q-VOIP-55",
      asks: "Is a VoIP registration that failed for the network made again by the SDK?",
      editions: .every,
      says: [
        .tcpushKo("463-469"), .toastKo("769-776"), .toastJa("737-744"), .toastEn("740-747"),
        .nhncloudKo("759-766"),
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
        tokens again (Q-REG-5), not those for VoIP, and no case tells the port that the network is \
        back.
        """),
    OpenQuestion(
      id: "Q-VOIP-56",
      asks: "Does a VoIP registration before initialisation hand back the VoIP token with its error?",
      editions: [.tcpushKo],
      says: [.tcpushKo("153-155, 171-181")],
      readings: [
        .init(name: "tokenWithError", meaning: "Yes, as for notifications."),
        .init(name: "errorOnly", meaning: "No, only the error."),
      ],
      leaning: .init(
        reading: "tokenWithError",
        because: """
          The sentence on registering without initialisation names no type; only the sample is one \
          for notifications.
          """),
      untestable: """
        It can be observed, but no case asks it: the cases compare the error of such a call and \
        not its token.
        """),
  ]
}
