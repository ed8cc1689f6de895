import PushModel

extension Contradiction {
  /// Contradictions about options, actions, metrics, the extension and tags.
  static let messageContradictions: [Contradiction] = [
    Contradiction(
      id: "CONTRA-101",
      one: "The notification options are information that is passed when the SDK is initialised.",
      other: "They are passed by a call of their own, and initialising takes no options.",
      places: [
        .init(edition: .toastJa, one: "783", other: "102-106, 197"),
        .init(edition: .toastEn, one: "786", other: "102-106, 198"),
        .init(edition: .nhncloudKo, one: "808", other: "113-117, 212"),
      ],
      treatment: "The call counts (OPT-11); when the options take effect is Q-OPT-1."),
    Contradiction(
      id: "CONTRA-102", one: "Adding or updating the ids of tags hands back the ids that result.",
      other: "The call that sets them hands back an error or nothing.",
      places: [
        .init(edition: .toastJa, one: "484", other: "466-467, 505"),
        .init(edition: .toastEn, one: "486", other: "468-469, 507"),
        .init(edition: .nhncloudKo, one: "504", other: "486-487, 525"),
      ],
      treatment: "The sentence is taken to be about adding (TAG-6), the listing about setting (TAG-8)."),
    Contradiction(
      id: "CONTRA-103", one: "The app key is given by initialisation in the extension or in its info.plist.",
      other: "Initialisation has to be done in the extension too.",
      places: [
        .init(edition: .toastJa, one: "348", other: "352"),
        .init(edition: .toastEn, one: "350", other: "354"),
        .init(edition: .nhncloudKo, one: "368", other: "372"),
      ],
      treatment: """
        The second stands under the heading of the first way: it binds those who choose that way \
        (MET-4, MET-7).
        """),
    Contradiction(
      id: "CONTRA-104", one: "Inheriting from the SDK's class alone makes received metrics work.",
      other: "Received metrics want an app key, by initialisation in the extension or in its info.plist.",
      places: [
        .init(edition: .toastJa, one: "442", other: "341, 348"),
        .init(edition: .toastEn, one: "444", other: "343, 350"),
        .init(edition: .nhncloudKo, one: "462", other: "361, 368"),
      ],
      treatment: """
        The first is taken to be about code of one's own, of which none is needed (MET-11, EXT-3); the key is asked for \
        besides (MET-6).
        """),
    Contradiction(
      id: "CONTRA-105",
      one: "The option decides whether notifications are shown while the app is in the foreground.",
      other: "It decides whether they are shown while the app is running.",
      places: [
        .init(edition: .toastJa, one: "189, 193", other: "788"),
        .init(edition: .toastEn, one: "189, 193", other: "791"),
        .init(edition: .nhncloudKo, one: "203, 207", other: "813"),
      ],
      treatment: """
        The table and the sentence count (OPT-4): an app in the background runs as well. The delegate is told of messages \
        while the app is running (MSG-1); whether it is in the background is Q-MSG-1.
        """),
  ]
}
