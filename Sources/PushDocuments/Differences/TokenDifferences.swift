import PushModel

extension Difference {
  /// Querying, unregistering and updating.
  static let tokenDifferences: [Difference] = [
    Difference(
      id: "DIFF-19", about: "Which token a query returns",
      positions: [
        .init(cited: [.tcpushKo("161")], says: "The latest one that was registered on the device."),
        .init(cited: [.toastKo("459")], says: "The latest one that was registered with the current user id."),
        .init(
          cited: [.toastJa("257"), .toastEn("259"), .nhncloudKo("277")],
          says: "The last one that was registered successfully on the device."),
      ]),
    Difference(
      id: "DIFF-20", about: "How a query names the kind of token",
      positions: [
        .init(cited: [.tcpushKo("227"), .toastKo("468-470")], says: "By a push type."),
        .init(
          cited: [.toastJa("263, 668-669"), .toastEn("265, 671-672"), .nhncloudKo("283, 689-690")],
          says: "By the module that is asked."),
      ]),
    Difference(
      id: "DIFF-21", about: "Agreements to advertisements in the information of a token",
      positions: [
        .init(
          cited: [.tcpushKo("213-215")],
          says: "Always given if the language at the registration was not ko."),
        .init(
          cited: [.toastKo("500-504"), .toastJa("950-954"), .toastEn("954-958"), .nhncloudKo("976-980")],
          says: "Members for both; no exception is named."),
      ]),
    Difference(
      id: "DIFF-22", about: "Reading the token without asking anybody",
      positions: [
        .init(cited: [.tcpushKo("243-245")], says: "A call returns it at once."),
        .init(
          cited: [.toastKo("468-470"), .toastJa("263"), .toastEn("265"), .nhncloudKo("283")],
          says: "None is listed."),
      ]),
    Difference(
      id: "DIFF-23", about: "The environment in the information of a token",
      positions: [
        .init(
          cited: [.tcpushKo("143-149, 199")],
          says: "The push type tells it: each kind of token has one for the sandbox."),
        .init(cited: [.toastKo("480-510")], says: "It is not among the members."),
        .init(
          cited: [.toastJa("962-963"), .toastEn("966-967"), .nhncloudKo("988-989")],
          says: "A member tells whether the token was registered for the sandbox."),
      ]),
    Difference(
      id: "DIFF-24", about: "The type of the time of the last update",
      positions: [
        .init(cited: [.tcpushKo("209")], says: "A date."),
        .init(
          cited: [.toastKo("509-510"), .toastJa("959-960"), .toastEn("963-964"), .nhncloudKo("985-986")],
          says: "A text."),
      ]),
    Difference(
      id: "DIFF-25", about: "The type of the push type in the information of a token",
      positions: [
        .init(cited: [.tcpushKo("199")], says: "An enumeration."),
        .init(cited: [.toastKo("494-495")], says: "A text."),
        .init(
          cited: [
            .toastJa("923-927, 944-945"), .toastEn("927-931, 948-949"), .nhncloudKo("949-953, 970-971"),
          ],
          says: "A type of its own made of texts."),
      ]),
    Difference(
      id: "DIFF-26", about: "Completion handlers that may be left out",
      positions: [
        .init(
          cited: [.toastKo("470, 593")], says: "Those of the query and the update; registering has none."),
        .init(
          cited: [
            .toastJa("228, 231, 263, 290"), .toastEn("230, 233, 265, 292"), .nhncloudKo("248, 251, 283, 310"),
          ],
          says: "Those of registering and unregistering, not that of the query."),
      ]),
    Difference(
      id: "DIFF-27", about: "Unregistering",
      positions: [
        .init(
          cited: [.tcpushKo("163, 227, 245")],
          says: "Nothing is said of it, and no sample shows such a call."),
        .init(
          cited: [.toastKo("531-534, 545")],
          says: "A call without arguments for all push types of the configuration; the delegate is told."),
        .init(
          cited: [.toastJa("283, 290"), .toastEn("285, 292"), .nhncloudKo("303, 310")],
          says: "A call for the kind of token of the module; a completion handler is told."),
      ]),
    Difference(
      id: "DIFF-28", about: "Unregistering without a token",
      positions: [
        .init(cited: [.toastKo("533")], says: "It succeeds."),
        .init(
          cited: [.toastJa("290"), .toastEn("292"), .nhncloudKo("310")],
          says: "Nothing is said; the token that success hands back may be nil."),
      ]),
    Difference(
      id: "DIFF-29", about: "What unregistering keeps the user from",
      positions: [
        .init(cited: [.toastKo("532")], says: "Messages after logging out, to those who do not want them."),
        .init(
          cited: [.toastJa("283-284"), .toastEn("285-286"), .nhncloudKo("303-304")],
          says: "All messages: the token is no target any more."),
      ]),
    Difference(
      id: "DIFF-30", about: "The permission after unregistering",
      positions: [
        .init(cited: [.toastKo("531-534")], says: "Nothing is said."),
        .init(cited: [.toastJa("285"), .toastEn("287"), .nhncloudKo("305")], says: "It is not revoked."),
      ]),
    Difference(
      id: "DIFF-31", about: "A call that updates token information",
      positions: [
        .init(cited: [.toastKo("580-582, 592-593")], says: "There is one, for registered tokens."),
        .init(
          cited: [.toastJa("76"), .toastEn("76"), .nhncloudKo("87")],
          says: "None is listed; setting or changing the user id updates the token information."),
      ]),
  ]
}
