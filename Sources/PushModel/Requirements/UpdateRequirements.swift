extension Requirement {
  /// The update of token information.
  static let update: [Requirement] = [
    Requirement(
      "UPD-1", .sdk, .must, .documented,
      "An update changes token information such as the user id, country, language and agreement.",
      tcpushKo: .silent, toastKo: .stated("580"), toastJa: .silent, toastEn: .silent, nhncloudKo: .silent),
    Requirement(
      "UPD-2", .sdk, .must, .documented,
      "An update applies to all registered tokens.",
      tcpushKo: .silent, toastKo: .stated("581"), toastJa: .silent, toastEn: .silent, nhncloudKo: .silent),
    Requirement(
      "UPD-3", .sdk, .must, .documented,
      "An update is possible only while a token is registered.",
      tcpushKo: .silent, toastKo: .stated("582"), toastJa: .silent, toastEn: .silent, nhncloudKo: .silent,
      note: "How the call ends otherwise: ERR-13."),
    Requirement(
      "UPD-4", .sdk, .should, .sample,
      "An update leaves what it does not name as it is.",
      tcpushKo: .silent, toastKo: .stated("606-608"), toastJa: .silent, toastEn: .silent,
      nhncloudKo: .silent),
    Requirement(
      "UPD-5", .sdk, .must, .signature,
      "An update reports its outcome: the information of the updated tokens, or an error.",
      tcpushKo: .silent, toastKo: .stated("592-593, 613"), toastJa: .silent, toastEn: .silent,
      nhncloudKo: .silent,
      note: "That it does so once is PLAT-13."),
  ]
}
