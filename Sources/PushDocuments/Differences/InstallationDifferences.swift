import PushModel

extension Difference {
  /// Metrics, the service extension, tags, the configuration and installation.
  static let installationDifferences: [Difference] = [
    Difference(
      id: "DIFF-121", about: "What an opened metric is about",
      positions: [
        .init(cited: [.tcpushKo("363"), .toastKo("641")], says: "That the app is run by a notification."),
        .init(
          cited: [.toastJa("339"), .toastEn("341"), .nhncloudKo("359")],
          says: "That the user executes a notification."),
      ]),
    Difference(
      id: "DIFF-122", about: "Where the app key for received metrics comes from",
      positions: [
        .init(cited: [.tcpushKo("389-390")], says: "From the info.plist of the extension."),
        .init(cited: [.toastKo("648")], says: "From initialisation or from the info.plist of the extension."),
        .init(
          cited: [.toastJa("348"), .toastEn("350"), .nhncloudKo("368")],
          says: "From initialisation in the extension or from its info.plist."),
      ]),
    Difference(
      id: "DIFF-123", about: "For whom the app key in the info.plist of the app is meant",
      positions: [
        .init(cited: [.tcpushKo("443-445")], says: "For those who use the SDK without initialising it."),
        .init(
          cited: [.toastKo("697"), .toastJa("399"), .toastEn("401"), .nhncloudKo("419")],
          says: "It is one of two ways."),
      ]),
    Difference(
      id: "DIFF-124", about: "The keys in info.plist",
      positions: [
        .init(cited: [.tcpushKo("406-412, 481-487")], says: "TCPushAnalytics, AppKey"),
        .init(
          cited: [.toastKo("684-689, 712-717"), .toastJa("386-391, 414-419"), .toastEn("388-393, 416-421")],
          says: "ToastSDK, ToastPush, AppKey"),
        .init(cited: [.nhncloudKo("406-411, 434-439")], says: "NHNCloudSDK, NHNCloudPush, AppKey"),
      ]),
    Difference(
      id: "DIFF-125", about: "How the sample initialises the SDK in the extension",
      positions: [
        .init(cited: [.toastKo("662")], says: "With nil as the delegate."),
        .init(
          cited: [.toastJa("364"), .toastEn("366"), .nhncloudKo("384")], says: "Without naming a delegate."),
      ]),
    Difference(
      id: "DIFF-126", about: "That received metrics are collected automatically",
      positions: [
        .init(
          cited: [.tcpushKo("389-390, 422-423"), .toastJa("346"), .toastEn("348"), .nhncloudKo("366")],
          says: "It is said."),
        .init(cited: [.toastKo("646-648, 696")], says: "It is not said; it is said of opened metrics only."),
      ]),
    Difference(
      id: "DIFF-127", about: "What separates the extension from the app",
      positions: [
        .init(cited: [.tcpushKo("383-384")], says: "A container of its own."),
        .init(cited: [.toastKo("736")], says: "A sandbox of its own."),
        .init(
          cited: [.toastJa("437"), .toastEn("439"), .nhncloudKo("457")],
          says: "A sandbox of its own, and no container is shared."),
      ]),
    Difference(
      id: "DIFF-128", about: "When inheriting is enough",
      positions: [
        .init(cited: [.tcpushKo("324-325, 422-423"), .toastKo("738")], says: "No condition is named."),
        .init(
          cited: [.toastJa("442"), .toastEn("444"), .nhncloudKo("462")],
          says: "If there is no logic of one's own."),
      ]),
    Difference(
      id: "DIFF-129", about: "User tags",
      positions: [
        .init(cited: [.tcpushKo("8-10"), .toastKo("133-150")], says: "Nothing is said of them."),
        .init(
          cited: [
            .toastJa("455-456, 461-477"), .toastEn("457-458, 463-479"), .nhncloudKo("475-476, 481-497"),
          ],
          says: "Five calls add, set, get and remove them."),
      ]),
    Difference(
      id: "DIFF-130", about: "Types of push",
      positions: [
        .init(
          cited: [.tcpushKo("143-149")], says: "Four: notifications and VoIP, each with one for development."),
        .init(
          cited: [.toastKo("166-167"), .toastJa("923-927"), .toastEn("927-931"), .nhncloudKo("949-953")],
          says: "Two: notifications and VoIP."),
      ]),
    Difference(
      id: "DIFF-131", about: "Push types in the configuration",
      positions: [
        .init(
          cited: [.tcpushKo("129-139"), .toastJa("757-777"), .toastEn("760-780"), .nhncloudKo("779-802")],
          says: "They are not among the settings."),
        .init(cited: [.toastKo("166-167, 182-184")], says: "They are set there."),
      ]),
    Difference(
      id: "DIFF-132", about: "Service zone in the configuration",
      positions: [
        .init(cited: [.tcpushKo("129-139")], says: "It is not among the settings."),
        .init(
          cited: [.toastKo("163-164"), .toastJa("759-760"), .toastEn("762-763"), .nhncloudKo("781-782")],
          says: "It can be set."),
      ]),
    Difference(
      id: "DIFF-133", about: "Ways to add the SDK",
      positions: [
        .init(cited: [.tcpushKo("14")], says: "Download."),
        .init(
          cited: [.toastKo("25, 47"), .toastJa("25, 40"), .toastEn("25, 40")], says: "CocoaPods or download."),
        .init(cited: [.nhncloudKo("25, 36-40, 54")], says: "CocoaPods, Swift Package Manager or download."),
      ]),
    Difference(
      id: "DIFF-134", about: "The names of the pod and of the frameworks",
      positions: [
        .init(
          cited: [.toastKo("18-19, 32"), .toastEn("18-19, 32")], says: "ToastPush, ToastCore, ToastCommon"),
        .init(
          cited: [.toastJa("18-19, 32")],
          says: """
            The frameworks and the Podfile as in toast-en; the table names the pods for the newer \
            brand.
            """),
        .init(cited: [.nhncloudKo("18-19, 32")], says: "NHNCloudPush, NHNCloudCore, NHNCloudCommon"),
      ]),
    Difference(
      id: "DIFF-135", about: "Which frameworks the app has to import",
      positions: [
        .init(cited: [.toastKo("36, 39-40, 75, 78-79")], says: "Those for core and push."),
        .init(
          cited: [.toastJa("138"), .toastEn("138"), .nhncloudKo("149")],
          says: "The samples import the one for push."),
      ]),
    Difference(
      id: "DIFF-136", about: "How SDK 0.18.0 is asked for with Xcode 11",
      positions: [
        .init(cited: [.toastJa("63-64")], says: "As a request; the failure is named for Xcode 11."),
        .init(cited: [.toastEn("63-64")], says: "As a duty; the failure is named for Xcode 11 and newer."),
      ]),
    Difference(
      id: "DIFF-137", about: "How the sentence on opened metrics ties them to the app key",
      positions: [
        .init(
          cited: [.tcpushKo("442-445")],
          says: "They want initialisation, and without it an app key in the info.plist of the app."),
        .init(
          cited: [.toastKo("697"), .toastEn("401"), .nhncloudKo("419")],
          says: "They want an app key, by initialisation or in the info.plist of the app."),
        .init(
          cited: [.toastJa("399")],
          says: """
            With an app key they can be had; that they cannot without one stands further up, for all \
            metrics.
            """),
      ]),
  ]
}
