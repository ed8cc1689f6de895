extension Requirement {
  /// The notification permission.
  static let permission: [Requirement] = [
    Requirement(
      "PERM-1", .sdk, .must, .documented,
      "At the initial execution the SDK asks the user for the permission to show notifications.",
      toastJa: "214", toastEn: "215", nhncloudKo: "229",
      note: """
        In nhncloud-ko the line names the default of alwaysAllowTokenRegistration beside it; whether the user is asked with \
        the flag on is Q-FLAG-1.
        """),
    Requirement(
      "PERM-2", .sdk, .must, .documented,
      "If the permission is not acquired, the token registration fails.",
      toastJa: "214", toastEn: "215", nhncloudKo: "230-231",
      note: "In nhncloud-ko while alwaysAllowTokenRegistration is false."),
    Requirement(
      "PERM-3", .sdk, .must, .documented,
      "Unregistering a token does not revoke the permission.",
      toastJa: "285", toastEn: "287", nhncloudKo: "305"),
    Requirement(
      "PERM-4", .sdk, .must, .inferred,
      "A registration that depends on the permission does not complete before the user has answered.",
      toastJa: "214", toastEn: "215", nhncloudKo: "229-231",
      argument: "Whether it fails is decided by the answer, so that it cannot be known before."),
    Requirement(
      "PERM-5", .sdk, .must, .inferred,
      "If the permission is acquired, the token is registered.",
      toastJa: "213-214", toastEn: "214-215", nhncloudKo: "228-231",
      argument: """
        To register the token is what the call does, and of the permission it is said that the call fails without it: so \
        with it, it does what it is for.
        """),
  ]
}
