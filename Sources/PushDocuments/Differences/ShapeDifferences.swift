import PushModel

extension Difference {
  /// The shape of the interface, and errors.
  static let shapeDifferences: [Difference] = [
    Difference(
      id: "DIFF-40", about: "How the delegate is set",
      positions: [
        .init(cited: [.tcpushKo("263")], says: "By a call of its own."),
        .init(
          cited: [.toastKo("133-138"), .toastJa("101-109"), .toastEn("101-109"), .nhncloudKo("112-120")],
          says: "With the initialisation or by a call of its own."),
      ]),
    Difference(
      id: "DIFF-41", about: "When the delegate should be set",
      positions: [
        .init(cited: [.tcpushKo("259-265")], says: "A sample sets it at launch."),
        .init(
          cited: [.toastKo("124"), .toastJa("116, 591"), .toastEn("116, 594"), .nhncloudKo("127, 612")],
          says: "A recommendation names the launch."),
      ]),
    Difference(
      id: "DIFF-42", about: "What the delegate is told",
      positions: [
        .init(cited: [.tcpushKo("219, 271-313")], says: "Messages and actions."),
        .init(
          cited: [.toastKo("191, 196-220")],
          says: "Outcomes of registering and unregistering, messages and actions."),
        .init(
          cited: [
            .toastJa("113-115, 123-130, 227-231"), .toastEn("113-115, 123-130, 228-233"),
            .nhncloudKo("124-126, 134-141, 246-251"),
          ],
          says: "Messages and actions; outcomes go to completion handlers."),
      ]),
    Difference(
      id: "DIFF-43", about: "Where messages to the delegate begin",
      positions: [
        .init(cited: [.tcpushKo("219")], says: "The delegate can be set for messages."),
        .init(cited: [.toastKo("123")], says: "Messages are told of once the delegate is set."),
        .init(
          cited: [.toastJa("116"), .toastEn("116"), .nhncloudKo("127")],
          says: "It is recommended to set it at launch for smooth reception."),
      ]),
    Difference(
      id: "DIFF-44", about: "What a configuration needs",
      positions: [
        .init(cited: [.tcpushKo("129-131")], says: "App key and user id are required."),
        .init(
          cited: [.toastKo("179-180"), .toastJa("775-777"), .toastEn("778-780"), .nhncloudKo("800-802")],
          says: "It is made with the app key."),
      ]),
    Difference(
      id: "DIFF-45", about: "A channel in the configuration",
      positions: [
        .init(cited: [.tcpushKo("71-73, 133")], says: "There is one, with a default."),
        .init(
          cited: [.toastKo("161-184"), .toastJa("757-777"), .toastEn("760-780"), .nhncloudKo("779-802")],
          says: "None is listed."),
      ]),
    Difference(
      id: "DIFF-46", about: "Country and language in the configuration",
      positions: [
        .init(
          cited: [.tcpushKo("129-139, 195-197")],
          says: "They are not among the settings, only in the information of a token."),
        .init(
          cited: [.toastKo("169-173"), .toastJa("762-766"), .toastEn("765-769"), .nhncloudKo("784-788")],
          says: "They can be set."),
      ]),
    Difference(
      id: "DIFF-47", about: "Time zone in the configuration",
      positions: [
        .init(cited: [.tcpushKo("129-139"), .toastKo("161-184")], says: "It is not among the settings."),
        .init(
          cited: [.toastJa("768-769"), .toastEn("771-772"), .nhncloudKo("790-791")],
          says: "It can be set."),
      ]),
    Difference(
      id: "DIFF-48", about: "How a configuration and an agreement are made",
      positions: [
        .init(
          cited: [.tcpushKo("63-69")],
          says: "A configuration by app key and user id; there is no agreement object."),
        .init(
          cited: [.toastKo("179-184, 436-439")],
          says: """
            By initialisers, a configuration with push types if wanted; an agreement also by one \
            without arguments.
            """),
        .init(
          cited: [
            .toastJa("775-777, 816-818"), .toastEn("778-780, 819-821"), .nhncloudKo("800-802, 841-843"),
          ],
          says: "By an initialiser or a factory, with the app key or the answer to notifications."),
      ]),
    Difference(
      id: "DIFF-49", about: "Numbers of the error codes",
      positions: [
        .init(cited: [.tcpushKo("453-469")], says: "Names only."),
        .init(cited: [.toastKo("755-762")], says: "Push codes 0 to 7."),
        .init(cited: [.toastJa("720-728"), .toastEn("723-731")], says: "Push codes 0 to 8."),
        .init(cited: [.nhncloudKo("741-750")], says: "Push codes 0 to 9."),
      ]),
    Difference(
      id: "DIFF-50", about: "Error codes of the network",
      positions: [
        .init(cited: [.tcpushKo("463-469")], says: "Four, in one table with the others."),
        .init(
          cited: [
            .toastKo("766, 769-776"), .toastJa("734, 737-744"), .toastEn("737, 740-747"),
            .nhncloudKo("756, 759-766"),
          ],
          says: "Eight, from 100 on, in a domain of their own."),
      ]),
    Difference(
      id: "DIFF-51", about: "Error domains",
      positions: [
        .init(cited: [.tcpushKo("453-469")], says: "None is named."),
        .init(cited: [.toastKo("752, 766")], says: "Their texts are given."),
        .init(
          cited: [.toastJa("717, 734"), .toastEn("720, 737"), .nhncloudKo("738, 756")],
          says: "Constants are declared without their texts."),
      ]),
    Difference(
      id: "DIFF-52", about: "The name of code 1",
      positions: [
        .init(cited: [.tcpushKo("455")], says: "TCPushErrorNotInitialized"),
        .init(cited: [.toastKo("756")], says: "ToastPushErrorNotInitialize"),
        .init(cited: [.toastJa("721"), .toastEn("724")], says: "ToastPushErrorNotInitialized"),
        .init(cited: [.nhncloudKo("742")], says: "NHNCloudPushErrorNotInitialized"),
      ]),
    Difference(
      id: "DIFF-53", about: "A missing user id among the errors",
      positions: [
        .init(cited: [.tcpushKo("453-469")], says: "There is no code for it."),
        .init(cited: [.toastKo("103, 757")], says: "Code 2; registering and querying cannot be used."),
        .init(
          cited: [.toastJa("75, 722"), .toastEn("75, 725"), .nhncloudKo("86, 743")],
          says: "Code 2; at the initial registration the device identifier takes its place."),
      ]),
    Difference(
      id: "DIFF-54", about: "The oldest iOS",
      positions: [
        .init(cited: [.tcpushKo("18"), .toastKo("28")], says: "8.0"),
        .init(cited: [.toastJa("28"), .toastEn("28")], says: "9.0"),
        .init(cited: [.nhncloudKo("28")], says: "11.0"),
      ]),
    Difference(
      id: "DIFF-55", about: "The family of the classes",
      positions: [
        .init(cited: [.tcpushKo("63, 89")], says: "TCPush"),
        .init(cited: [.toastKo("131, 158"), .toastJa("754"), .toastEn("757")], says: "Toast"),
        .init(cited: [.nhncloudKo("776")], says: "NHNCloud"),
      ]),
    Difference(
      id: "DIFF-56", about: "Settings when the SDK is initialised in an extension for metrics",
      positions: [
        .init(
          cited: [.toastKo("659"), .toastEn("363"), .nhncloudKo("381")],
          says: "The app key alone is enough."),
        .init(cited: [.toastJa("361")], says: "The app is asked to set the app key alone."),
      ]),
    Difference(
      id: "DIFF-57", about: "What the code for a failure of the system means",
      positions: [
        .init(cited: [.tcpushKo("461")], says: "That registering for notifications with the system failed."),
        .init(
          cited: [.toastKo("759"), .toastJa("724"), .toastEn("727"), .nhncloudKo("745")],
          says: "A failure by the system; of what, is not said."),
      ]),
    Difference(
      id: "DIFF-58", about: "What the SDK is called",
      positions: [
        .init(cited: [.tcpushKo("43, 153")], says: "PushSDK."),
        .init(cited: [.toastKo("99"), .toastJa("63-64, 71")], says: "TOAST SDK."),
        .init(cited: [.toastEn("63-64, 71")], says: "NHN Cloud SDK, and in one place TOAST SDK."),
        .init(cited: [.nhncloudKo("82")], says: "NHN Cloud SDK."),
      ]),
  ]
}
