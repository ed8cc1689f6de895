import PushModel

extension Contradiction {
  /// Contradictions about the behaviour of the SDK.
  static let behaviourContradictions: [Contradiction] = [
    Contradiction(
      id: "CONTRA-1", one: "Only after initialisation can a token be registered.",
      other: "Registering before initialisation registers the token with the system.",
      places: [.init(edition: .tcpushKo, one: "43, 153", other: "155")],
      treatment: """
        Two registrations are told apart, the one with the system and the one at the service: \
        INIT-1 and INIT-3.
        """),
    Contradiction(
      id: "CONTRA-3",
      one: "The agreements to advertisements are settings, and members of the information of a token.",
      other: "In languages other than ko both are always reported as given.",
      places: [.init(edition: .tcpushKo, one: "135-139, 201-205", other: "213-215")],
      treatment: """
        The second is taken as an exception to the first, in what is reported and not in what is \
        registered: AGR-7.
        """),
    Contradiction(
      id: "CONTRA-4", one: "Of the settings that initialisation takes, the user id is required.",
      other: """
        Use without initialisation is provided for: the token is registered with the system, and metrics are sent by an \
        app key in info.plist.
        """,
      places: [.init(edition: .tcpushKo, one: "89, 131", other: "155, 443-445")],
      treatment: """
        The first holds for what needs the service; the second concerns metrics, and the system's \
        token (INIT-3).
        """),
    Contradiction(
      id: "CONTRA-5", one: "Without a user id registering and querying cannot be used.",
      other: "After logging out, that is without a user id, what is registered stays registered.",
      places: [.init(edition: .toastKo, one: "103", other: "112, 116")],
      treatment: "Both hold: the record stays and cannot be asked for (LOGIN-4, LOGIN-6)."),
    Contradiction(
      id: "CONTRA-6", one: "Who wants no messages after logging out is asked to unregister.",
      other: "After logging out there is no user id, and a query finds tokens by the user id.",
      places: [.init(edition: .toastKo, one: "532", other: "103, 116, 459")],
      treatment: """
        Unregistering goes by the settings and not by the user; whether it needs one is Q-UNREG-2.
        """),
    Contradiction(
      id: "CONTRA-7", one: "Outcomes go to the delegate that was set at initialisation.",
      other: "The delegate may be left out or nil there, and set by another call.",
      places: [.init(edition: .toastKo, one: "405, 534", other: "134-141")],
      treatment: """
        Q-INIT-10, Q-INIT-62 and Q-REG-11 keep the cases apart; a case without any change is \
        decided.
        """),
    Contradiction(
      id: "CONTRA-8",
      one: "Unregistering succeeds if there is no token, and the token that success names may be nil.",
      other: "The token that a failed unregistering names is not marked so.",
      places: [.init(edition: .toastKo, one: "207, 533", other: "211")],
      treatment: "The first is UNREG-4; what the second names when there is none is Q-UNREG-53."),
    Contradiction(
      id: "CONTRA-9", one: "After the launch, an update is possible only once a token is registered.",
      other: "An update applies to all registered tokens.",
      places: [.init(edition: .toastKo, one: "582", other: "581")],
      treatment: "Q-UPD-1"),
    Contradiction(
      id: "CONTRA-10", one: "A missing user id is replaced by the device identifier.",
      other: "An error code stands for a user id that is not set.",
      places: [
        .init(edition: .toastJa, one: "75, 215", other: "722"),
        .init(edition: .toastEn, one: "75, 216", other: "725"),
        .init(edition: .nhncloudKo, one: "86, 234", other: "743"),
      ],
      treatment: """
        Registering follows the first (LOGIN-2); where else the code may arise is left to \
        questions such as Q-LOGIN-1 and Q-VOIP-4.
        """),
    Contradiction(
      id: "CONTRA-11",
      one: "If no user id is set at the initial registration, the device identifier is used.",
      other: "The information of a token names a user id, which is not marked as nullable.",
      places: [
        .init(edition: .toastJa, one: "75, 215", other: "932-933"),
        .init(edition: .toastEn, one: "75, 216", other: "936-937"),
        .init(edition: .nhncloudKo, one: "86, 234", other: "958-959"),
      ],
      treatment: "Q-REG-8"),
    Contradiction(
      id: "CONTRA-12", one: "Setting or changing the user id updates the token information.",
      other: "Logging out is setting the user id to nil, and is said to delete nothing.",
      places: [
        .init(edition: .toastJa, one: "76", other: "85, 88-89"),
        .init(edition: .toastEn, one: "76", other: "85, 88-89"),
        .init(edition: .nhncloudKo, one: "87", other: "96, 99-100"),
      ],
      treatment: "Whether setting nil is a change that updates is Q-LOGIN-2."),
    Contradiction(
      id: "CONTRA-13", one: "When a token is registered, the user's agreements are given along.",
      other: "A token can be registered by a call that takes no agreement.",
      places: [
        .init(edition: .toastJa, one: "219", other: "230-231"),
        .init(edition: .toastEn, one: "220", other: "232-233"),
        .init(edition: .nhncloudKo, one: "238", other: "250-251"),
      ],
      treatment: "The call uses the agreement set before (AGR-2); what holds if there is none is Q-AGR-1."),
    Contradiction(
      id: "CONTRA-14", one: "The user is asked at the initial execution.",
      other: "The sentence stands among the statements on registering.",
      places: [
        .init(edition: .toastJa, one: "214", other: "211-213"),
        .init(edition: .toastEn, one: "215", other: "212-214"),
        .init(edition: .nhncloudKo, one: "229", other: "226-228"),
      ],
      treatment: "PERM-1 says that the user is asked; when is Q-PERM-1."),
    Contradiction(
      id: "CONTRA-15", one: "VoIP needs no agreement.",
      other: "The information that a VoIP query hands back has agreements, each of them yes or no.",
      places: [
        .init(edition: .toastJa, one: "637", other: "663, 947-954"),
        .init(edition: .toastEn, one: "640", other: "666, 951-958"),
        .init(edition: .nhncloudKo, one: "658", other: "684, 973-980"),
      ],
      treatment: "Q-VOIP-5"),
    Contradiction(
      id: "CONTRA-16", one: "A call that is already in progress has a code of the push domain.",
      other: "The same request already in progress has a code of the network domain.",
      places: [
        .init(edition: .toastKo, one: "761", other: "775"),
        .init(edition: .toastJa, one: "726", other: "743"),
        .init(edition: .toastEn, one: "729", other: "746"),
        .init(edition: .nhncloudKo, one: "747", other: "765"),
      ],
      treatment: "Which call reports which is open: Q-ERR-3."),
    Contradiction(
      id: "CONTRA-17", one: "A wrong parameter has a code of the push domain.",
      other: "An invalid request, such as one with a wrong parameter, has a code of the network domain.",
      places: [
        .init(edition: .toastKo, one: "762", other: "772"),
        .init(edition: .toastJa, one: "727", other: "740"),
        .init(edition: .toastEn, one: "730", other: "743"),
        .init(edition: .nhncloudKo, one: "748", other: "762"),
      ],
      treatment: "Q-ERR-52"),
    Contradiction(
      id: "CONTRA-18", one: "The flag registers tokens although the permission was not acquired.",
      other: "The flag registers tokens although the user refused the permission.",
      places: [.init(edition: .nhncloudKo, one: "170, 232-233", other: "796")],
      treatment: "The two differ while nobody has answered: Q-FLAG-2 and Q-FLAG-51."),
    Contradiction(
      id: "CONTRA-19", one: "The SDK needs iOS 11.0.",
      other: "VoIP, rich messages and metrics of reception are supported from iOS 10.0 on.",
      places: [.init(edition: .nhncloudKo, one: "28", other: "331, 365, 446, 586")],
      treatment: """
        The higher one holds; the other was kept from earlier editions. Whether it ever matters is \
        Q-VOIP-50.
        """),
  ]
}
