extension Requirement {
  /// Rules of the platform that the world follows. From the public record, not from the documents.
  static let platform: [Requirement] = [
    Requirement(
      "PLAT-1", .platform, .must, .platform,
      """
      The first request for the permission shows a prompt, and the answer is kept; later requests \
      show none.
      """,
      tcpushKo: .external, toastKo: .external,
      toastJa: .external, toastEn: .external,
      nhncloudKo: .external),
    Requirement(
      "PLAT-2", .platform, .must, .platform,
      "The user can change the permission in Settings at any time.",
      tcpushKo: .external, toastKo: .external,
      toastJa: .external, toastEn: .external,
      nhncloudKo: .external),
    Requirement(
      "PLAT-3", .platform, .must, .platform,
      "A token for notifications is issued whatever the permission is.",
      tcpushKo: .external, toastKo: .external,
      toastJa: .external, toastEn: .external,
      nhncloudKo: .external),
    Requirement(
      "PLAT-4", .platform, .must, .platform,
      """
      A request for a token is answered by one token or one refusal; without a connection to APNs \
      there may be no answer.
      """,
      tcpushKo: .external, toastKo: .external,
      toastJa: .external, toastEn: .external,
      nhncloudKo: .external),
    Requirement(
      "PLAT-5", .platform, .must, .platform,
      "The token may change, and the app learns of it.",
      tcpushKo: .external, toastKo: .external,
      toastJa: .external, toastEn: .external,
      nhncloudKo: .external),
    Requirement(
      "PLAT-6", .platform, .must, .platform,
      "A VoIP token needs no permission of the user.",
      tcpushKo: .external, toastKo: .external,
      toastJa: .external, toastEn: .external,
      nhncloudKo: .external),
    Requirement(
      "PLAT-7", .platform, .must, .platform,
      """
      An app that does not report a received VoIP message as a call is terminated, and after \
      repeated failures no VoIP message starts it any more.
      """,
      tcpushKo: .external, toastKo: .external,
      toastJa: .external, toastEn: .external,
      nhncloudKo: .external),
    Requirement(
      "PLAT-8", .platform, .must, .platform,
      "No report is required while the app is in the foreground.",
      tcpushKo: .external, toastKo: .external,
      toastJa: .external, toastEn: .external,
      nhncloudKo: .external),
    Requirement(
      "PLAT-9", .platform, .must, .platform,
      "What a process keeps in memory ends with it; what it stores on the device stays.",
      tcpushKo: .external, toastKo: .external,
      toastJa: .external, toastEn: .external,
      nhncloudKo: .external),
    Requirement(
      "PLAT-10", .platform, .must, .platform,
      "An answer comes to a request that was made, and to each request once.",
      tcpushKo: .external, toastKo: .external,
      toastJa: .external, toastEn: .external,
      nhncloudKo: .external),
    Requirement(
      "PLAT-11", .platform, .must, .platform,
      "The system may invalidate a VoIP token; the server should stop sending to it.",
      tcpushKo: .external, toastKo: .external,
      toastJa: .external, toastEn: .external,
      nhncloudKo: .external),
    Requirement(
      "PLAT-12", .platform, .must, .platform,
      "A provisional permission is given without a prompt.",
      tcpushKo: .external, toastKo: .external,
      toastJa: .external, toastEn: .external,
      nhncloudKo: .external),
  ]
}
