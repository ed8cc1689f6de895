extension Requirement {
  /// The update of token information.
  static let update: [Requirement] = [
    Requirement(
      "UPD-1", .sdk, .must, .documented,
      "An update changes token information such as the user id, country, language and agreement.",
      toastKo: "580"),
    Requirement(
      "UPD-2", .sdk, .must, .documented,
      "An update applies to all registered tokens.",
      toastKo: "581"),
    Requirement(
      "UPD-3", .sdk, .must, .documented,
      "An update is possible only while a token is registered.",
      toastKo: "582",
      note: "How the call ends otherwise: ERR-13."),
    Requirement(
      "UPD-4", .sdk, .should, .sample,
      "An update leaves what it does not name as it is.",
      toastKo: "606-608"),
    Requirement(
      "UPD-5", .sdk, .must, .signature,
      "An update reports its outcome: the information of the updated tokens, or an error.",
      toastKo: "592-593, 613",
      note: "That it does so once is PLAT-13."),
  ]
}
