extension Requirement {
  /// What the suite itself lays down, so that the model stays finite. No port is ever judged by these.
  static let suite: [Requirement] = [
    Requirement(
      "SUITE-1", .platform, .must, .inferred,
      "A case asks for one call more while one is in progress, not for two.",
      tcpushKo: .external, toastKo: .external,
      toastJa: .external, toastEn: .external,
      nhncloudKo: .external,
      note: "A third overlapping call is decided by nothing that the second did not show."),
    Requirement(
      "SUITE-2", .platform, .must, .inferred,
      "A call or an error exists in an edition only if the edition lists it.",
      tcpushKo: .external, toastKo: .external,
      toastJa: .external, toastEn: .external,
      nhncloudKo: .external),
    Requirement(
      "SUITE-3", .platform, .must, .inferred,
      "A machine that an event does not concern stays as it is.",
      tcpushKo: .external, toastKo: .external,
      toastJa: .external, toastEn: .external,
      nhncloudKo: .external),
    Requirement(
      "SUITE-4", .platform, .must, .inferred,
      "The world answers a question about the permission's status at once.",
      tcpushKo: .external, toastKo: .external,
      toastJa: .external, toastEn: .external,
      nhncloudKo: .external),
    Requirement(
      "SUITE-5", .platform, .must, .inferred,
      "Whether the network is there is decided when a request is made: one that is held is not answered as unreachable.",
      tcpushKo: .external, toastKo: .external,
      toastJa: .external, toastEn: .external,
      nhncloudKo: .external),
  ]
}
