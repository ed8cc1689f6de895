import PushModel

extension Contradiction {
  /// Contradictions about names, listings and samples.
  static let namingContradictions: [Contradiction] = [
    Contradiction(
      id: "CONTRA-20", one: "The code 9 is named for a failure of the client.",
      other: "Its gloss is an error of the server.",
      places: [.init(edition: .nhncloudKo, one: "750", other: "750")],
      treatment: "Q-ERR-1 and Q-ERR-51; the suite knows it by number."),
    Contradiction(
      id: "CONTRA-21", one: "An error of the server has a code of the push domain.",
      other: "Refusals and bad answers of the server have codes of the network domain.",
      places: [.init(edition: .nhncloudKo, one: "750", other: "760, 764")],
      treatment: "Q-ERR-1"),
    Contradiction(
      id: "CONTRA-22", one: "The sample sets isAgreeNotifications.",
      other: "The tables name isAgreeNotification.",
      places: [.init(edition: .tcpushKo, one: "75, 103", other: "135, 201")],
      treatment: "One setting is meant; neither spelling is tested."),
    Contradiction(
      id: "CONTRA-23", one: "The information of a token has three agreements of its own.",
      other: "The sample of the update sets one agreement object in it.",
      places: [.init(edition: .toastKo, one: "497-504", other: "608")],
      treatment: "The agreement is one part of the information (UPD-1); its spelling is not tested."),
    Contradiction(
      id: "CONTRA-24", one: "The query's completion handler may be nil.",
      other: "The example repeats the declaration without that mark, where a call should stand.",
      places: [.init(edition: .toastKo, one: "470", other: "518-519")],
      treatment: "The listing counts; Q-QUERY-56 asks what such a call does."),
    Contradiction(
      id: "CONTRA-25", one: "The token that unregistering hands back may be nil.",
      other: "The example's method takes one that is not.",
      places: [.init(edition: .toastKo, one: "207", other: "563")],
      treatment: "The listing counts (UNREG-3)."),
    Contradiction(
      id: "CONTRA-26", one: "The members of a token's information can be read only.",
      other: "One of them, the sandbox, is not marked so.",
      places: [
        .init(edition: .toastJa, one: "932-960", other: "963"),
        .init(edition: .toastEn, one: "936-964", other: "967"),
        .init(edition: .nhncloudKo, one: "958-986", other: "989"),
      ],
      treatment: "It is taken as something to be read; see Q-QUERY-53."),
    Contradiction(
      id: "CONTRA-27", one: "The agreement is made by a class method or an initialiser.",
      other: "The initialiser stands in the listing with a bullet in place of its sign.",
      places: [
        .init(edition: .toastJa, one: "816", other: "818"),
        .init(edition: .toastEn, one: "819", other: "821"),
        .init(edition: .nhncloudKo, one: "841", other: "843"),
      ],
      treatment: "A defect of the text; it is taken as an instance method."),
    Contradiction(
      id: "CONTRA-28", one: "The SDK is called by the newer brand where its old releases are named.",
      other: "The next line calls it by the older brand.",
      places: [.init(edition: .toastEn, one: "63", other: "64")],
      treatment: "One SDK is meant (REG-10)."),
    Contradiction(
      id: "CONTRA-29", one: "A heading names the agreement's class with the newer brand.",
      other: "The listing below it has the older one.",
      places: [.init(edition: .toastJa, one: "801", other: "804")],
      treatment: "The listing counts."),
    Contradiction(
      id: "CONTRA-30", one: "The table of components names pods with the newer brand.",
      other: "The Podfile names the older one.",
      places: [.init(edition: .toastJa, one: "18-19", other: "32")],
      treatment: "The Podfile counts; no port is judged by it."),
    Contradiction(
      id: "CONTRA-31", one: "A heading names the class of messages a second time.",
      other: "The listing below it is the class of their rich part.",
      places: [
        .init(edition: .toastJa, one: "844", other: "848"),
        .init(edition: .toastEn, one: "847", other: "851"),
        .init(edition: .nhncloudKo, one: "869", other: "873"),
      ],
      treatment: "The listing counts (RICH-15)."),
    Contradiction(
      id: "CONTRA-32", one: "The table of components has PushKit as optional, and no CallKit.",
      other: "For VoIP, PushKit and CallKit have to be added.",
      places: [.init(edition: .toastKo, one: "18", other: "55")],
      treatment: "The second speaks of VoIP and is VOIP-12; whether CallKit is reported to is not said."),
    Contradiction(
      id: "CONTRA-33",
      one: "The update takes the information of a token, whose listed members can be read only.",
      other:
        "The sample passes an object of another class, of which there is no listing, and sets its members.",
      places: [.init(edition: .toastKo, one: "480-510, 592", other: "605-610")],
      treatment: "An update names what it changes (UPD-4); the class is not tested."),
    Contradiction(
      id: "CONTRA-34", one: "The agreement is one to receive messages.",
      other: "Its members are agreements to show notifications.",
      places: [
        .init(edition: .toastKo, one: "449-452", other: "427-433"),
        .init(edition: .toastJa, one: "213, 219, 222, 237-239", other: "806-812, 947-953"),
        .init(edition: .toastEn, one: "214, 220, 223, 239-241", other: "809-815, 951-957"),
        .init(edition: .nhncloudKo, one: "228, 238, 241, 257-259", other: "831-837, 973-979"),
      ],
      treatment: """
        One agreement of three parts is meant (AGR-3). The later editions say that messages are filtered by it when they \
        are sent (AGR-4); whether the device goes by it too is not said.
        """),
  ]
}
