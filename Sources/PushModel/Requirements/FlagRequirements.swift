extension Requirement {
  /// The flag `alwaysAllowTokenRegistration`.
  static let flag: [Requirement] = [
    Requirement(
      "FLAG-1", .sdk, .must, .documented,
      "alwaysAllowTokenRegistration is false unless it is set.",
      nhncloudKo: "170, 229"),
    Requirement(
      "FLAG-2", .sdk, .must, .documented,
      "With the flag false, a registration fails if the permission is not acquired.",
      nhncloudKo: "230-231"),
    Requirement(
      "FLAG-3", .sdk, .must, .documented,
      "With the flag true, the token is registered even if the permission is not acquired.",
      toastJa: .contradicted("214"), toastEn: .contradicted("215"), nhncloudKo: "170, 232-233, 796",
      note: "toast-ja and toast-en have no flag: there registering fails without the permission."),
    Requirement(
      "FLAG-4", .sdk, .must, .signature,
      "The flag is a property of the configuration that is passed at initialisation.",
      nhncloudKo: "171-174, 773, 797",
      note: """
        The other editions have no such property. No call is listed that sets it afterwards: another value comes with \
        another initialisation (Q-INIT-3).
        """),
  ]
}
