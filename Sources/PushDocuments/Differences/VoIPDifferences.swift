import PushModel

extension Difference {
  /// VoIP and CallKit.
  static let voipDifferences: [Difference] = [
    Difference(
      id: "DIFF-32", about: "What VoIP is",
      positions: [
        .init(
          cited: [.tcpushKo("147, 163"), .toastKo("167, 328-329")],
          says: "A push type of the same calls."),
        .init(
          cited: [
            .toastJa("586, 596-599, 642"), .toastEn("589, 599-602, 645"), .nhncloudKo("607, 617-620, 663"),
          ],
          says: "A submodule with calls and a delegate of its own."),
      ]),
    Difference(
      id: "DIFF-33", about: "Permission and agreement for VoIP",
      positions: [
        .init(
          cited: [.tcpushKo("135-139"), .toastKo("404, 415")],
          says: "Nothing is said of VoIP in particular."),
        .init(cited: [.toastJa("637"), .toastEn("640"), .nhncloudKo("658")], says: "Neither is needed."),
      ]),
    Difference(
      id: "DIFF-34", about: "When VoIP can be used",
      positions: [
        .init(
          cited: [.tcpushKo("43, 153")],
          says: "Nothing is said of VoIP in particular; tokens are registered after initialisation."),
        .init(
          cited: [.toastKo("122")],
          says: """
            Nothing is said of VoIP in particular; before initialisation tokens cannot be registered or queried.
            """),
        .init(
          cited: [.toastJa("585"), .toastEn("588"), .nhncloudKo("606")],
          says: "The VoIP functions can be used after initialisation only."),
      ]),
    Difference(
      id: "DIFF-35", about: "The oldest iOS for VoIP",
      positions: [
        .init(cited: [.tcpushKo("18, 147"), .toastKo("28, 55")], says: "Nothing is said."),
        .init(cited: [.toastJa("566"), .toastEn("568"), .nhncloudKo("586")], says: "iOS 10.0."),
      ]),
    Difference(
      id: "DIFF-36", about: "VoIP messages while the app is not running",
      positions: [
        .init(
          cited: [.tcpushKo("222-223")],
          says: "The app is started in the background and the delegate gets the message."),
        .init(
          cited: [.toastKo("123, 215-217"), .toastJa("590"), .toastEn("593"), .nhncloudKo("611")],
          says: "Nothing is said."),
      ]),
    Difference(
      id: "DIFF-37", about: "Reporting to CallKit",
      positions: [
        .init(cited: [.tcpushKo("222-223"), .toastKo("55, 93")], says: "Nothing is said."),
        .init(
          cited: [.toastJa("66-67"), .toastEn("66-67"), .nhncloudKo("77-78")],
          says: "Without a report the reception is restricted from iOS 13 on."),
      ]),
    Difference(
      id: "DIFF-38", about: "How a VoIP message reaches the app",
      positions: [
        .init(cited: [.tcpushKo("281-285")], says: "By a method of its own of the one delegate."),
        .init(
          cited: [.toastKo("215-217")],
          says: "By the method for all messages, which names the push type."),
        .init(
          cited: [.toastJa("596-599"), .toastEn("599-602"), .nhncloudKo("617-620")],
          says: "By the required method of a delegate for VoIP."),
      ]),
    Difference(
      id: "DIFF-39", about: "Frameworks for VoIP",
      positions: [
        .init(cited: [.tcpushKo("35")], says: "A heading without text."),
        .init(
          cited: [.toastKo("55"), .toastJa("569"), .toastEn("572"), .nhncloudKo("590")],
          says: "PushKit and CallKit."),
      ]),
  ]
}
