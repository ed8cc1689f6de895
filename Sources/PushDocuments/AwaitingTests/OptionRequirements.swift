import PushModel

extension Requirement {
  static let options: [Requirement] = [
    Requirement(
      "OPT-1", .sdk, .must, .documented,
      "Unless an option is set, no notification is shown while the app is in the foreground.",
      tcpushKo: .silent, toastKo: .stated("382-386"),
      toastJa: .stated("189, 193, 204"), toastEn: .stated("189, 193, 205"),
      nhncloudKo: .stated("203, 207, 219"),
      note: "toast-ko speaks of a running app."),
    Requirement(
      "OPT-2", .sdk, .must, .documented,
      "Unless an option is set, badges are used.",
      tcpushKo: .silent, toastKo: .stated("382-386"),
      toastJa: .stated("190, 205"), toastEn: .stated("190, 206"), nhncloudKo: .stated("204, 220")),
    Requirement(
      "OPT-3", .sdk, .must, .documented,
      "Unless an option is set, notification sounds are used.",
      tcpushKo: .silent, toastKo: .stated("382-386"),
      toastJa: .stated("191, 206"), toastEn: .stated("191, 207"), nhncloudKo: .stated("205, 221")),
    Requirement(
      "OPT-4", .sdk, .must, .documented,
      "An option decides whether notifications are shown while the app is in the foreground.",
      tcpushKo: .silent, toastKo: .stated("383"), toastJa: .stated("189, 193"), toastEn: .stated("189, 193"),
      nhncloudKo: .stated("203, 207"),
      note: "toast-ko speaks of a running app; see CONTRA-105 for the later editions."),
    Requirement(
      "OPT-5", .sdk, .should, .sample,
      "The system's option for alerts lets notifications appear while the app is running.",
      tcpushKo: .silent, toastKo: .stated("393-398"), toastJa: .silent, toastEn: .silent,
      nhncloudKo: .silent),
    Requirement(
      "OPT-6", .app, .must, .documented,
      """
      An app that wants notifications to be shown while it is in the foreground has to set the \
      option.
      """,
      tcpushKo: .silent, toastKo: .stated("383"), toastJa: .stated("193"), toastEn: .stated("193"),
      nhncloudKo: .stated("207"),
      note: "toast-ko speaks of a running app."),
    Requirement(
      "OPT-7", .sdk, .must, .documented,
      "An option decides whether badges are used.",
      tcpushKo: .silent, toastKo: .stated("146-150, 382-386", .inferred),
      toastJa: .stated("190, 791-792"), toastEn: .stated("190, 794-795"), nhncloudKo: .stated("204, 816-817"),
      argument: """
        toast-ko: badges are among the options that are set by default, and the call sets others in their \
        place.
        """
    ),
    Requirement(
      "OPT-8", .sdk, .must, .documented,
      "An option decides whether notification sounds are used.",
      tcpushKo: .silent, toastKo: .stated("146-150, 382-386", .inferred),
      toastJa: .stated("191, 794-795"), toastEn: .stated("191, 797-798"), nhncloudKo: .stated("205, 819-820"),
      argument: """
        toast-ko: sounds are among the options that are set by default, and the call sets others in their \
        place.
        """
    ),
    Requirement(
      "OPT-9", .sdk, .must, .documented,
      "The options are an object with three switches: foreground, badge and sound.",
      tcpushKo: .silent, toastKo: .contradicted("146-150"),
      toastJa: .stated("185-191, 786-795"), toastEn: .stated("185-191, 789-798"),
      nhncloudKo: .stated("199-205, 811-820")),
    Requirement(
      "OPT-10", .sdk, .should, .sample,
      """
      The options are those of the system, as a number: UNAuthorizationOptions from iOS 10.0 on, \
      UIUserNotificationType from iOS 8.0 on.
      """,
      tcpushKo: .silent, toastKo: .stated("146-150"),
      toastJa: .contradicted("185, 197"), toastEn: .contradicted("185, 198"),
      nhncloudKo: .contradicted("199, 212")),
    Requirement(
      "OPT-11", .sdk, .must, .signature,
      "The options are set by a call of their own.",
      tcpushKo: .silent, toastKo: .stated("150"), toastJa: .stated("197"), toastEn: .stated("198"),
      nhncloudKo: .stated("212")),
    Requirement(
      "OPT-12", .sdk, .must, .signature,
      "The call that sets the options takes nil.",
      tcpushKo: .silent, toastKo: .contradicted("150"), toastJa: .stated("197"), toastEn: .stated("198"),
      nhncloudKo: .stated("212")),
  ]
}
