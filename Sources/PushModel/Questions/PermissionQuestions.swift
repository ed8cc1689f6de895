import StateMachines

extension OpenQuestion {
  /// The notification permission: what a case can decide.
  static let permission: [OpenQuestion] = [
    PromptMoment.question, AskingWhereUndocumented.question, RefusalWhereUndocumented.question,
    WithdrawnPermission.question, RecordAfterWithdrawal.question, LaterGrant.question,
    ProvisionalPermission.question,
  ]
}

enum PromptMoment: String, AskedQuestion {
  case atRegister, atInitialize
  static let question = ask(
    "Q-PERM-1", "When does the prompt appear?",
    says: [.toastJa("214"), .toastEn("215"), .nhncloudKo("229-233"), .tcpushKo("153-155"), .toastKo("404")],
    readings: (.atRegister, "With the first registration."),
    (.atInitialize, "With the first initialisation."),
    leansTo: .atRegister,
    because: "The request stands under token registration, next to what its refusal does to it.")
}

enum AskingWhereUndocumented: String, AskedQuestion {
  case asks, doesNotAsk
  static let question = ask(
    "Q-PERM-2", "Does registering ask the user for permission?",
    says: [.tcpushKo("459"), .toastKo("758")],
    readings: (.asks, "Yes, as in the later editions."),
    (.doesNotAsk, "No; it only looks at what has been answered elsewhere."),
    leansTo: .asks, because: "An error code exists for a permission that was not obtained.")
}

enum RefusalWhereUndocumented: String, AskedQuestion {
  case fails, registers
  static let question = ask(
    "Q-PERM-3", "Does a refused permission make the registration fail?",
    says: [.tcpushKo("459"), .toastKo("758")],
    readings: (.fails, "Yes, with the code for it."),
    (.registers, "No; the token is registered all the same."),
    leansTo: .fails, because: "An error code exists for a permission that was not obtained.")
}

enum WithdrawnPermission: String, AskedQuestion {
  case fails, registers
  static let question = ask(
    "Q-PERM-4",
    """
    Does registering again fail when the permission was withdrawn in Settings after an earlier registration?
    """,
    says: [.toastJa("214"), .toastEn("215"), .nhncloudKo("229-233"), .tcpushKo("459"), .toastKo("758")],
    readings: (.fails, "Yes: what counts is the permission as it stands."),
    (.registers, "No: what counts is that it was given once."),
    leansTo: .fails,
    because: """
      The rule names the permission, not its first answer; the vendor's release 1.3.1 repairs a release that \
      did otherwise.
      """)
}

enum RecordAfterWithdrawal: String, AskedQuestion {
  case kept, removed
  static let question = ask(
    "Q-PERM-5", "Is a registration that stands removed when the permission is withdrawn in Settings?",
    in: .every,
    says: [
      .toastKo("531-533"), .toastJa("283-285"), .toastEn("285-287"), .nhncloudKo("303-305"), .toastJa("214"),
      .toastEn("215"), .nhncloudKo("229-233"),
    ],
    readings: (.kept, "No; it stays until the app unregisters."),
    (.removed, "Yes, when the app comes to the foreground again."),
    leansTo: .kept, because: "Unregistering is described as a call of the app.")
}

enum LaterGrant: String, AskedQuestion {
  case onlyByRegister, automatically
  static let question = ask(
    "Q-PERM-7", "Does the SDK register by itself once a refused permission is granted in Settings?",
    in: .every, says: [.toastJa("214"), .toastEn("215"), .nhncloudKo("229-233")],
    readings: (.onlyByRegister, "No; the app registers again."),
    (.automatically, "Yes, when the app comes to the foreground."),
    leansTo: .onlyByRegister, because: "Registering is described as a call of the app.")
}

enum ProvisionalPermission: String, AskedQuestion {
  case acquired, notAcquired
  static let question = ask(
    "Q-PERM-8", "Does a provisional permission count as acquired?",
    in: .every, says: [.toastJa("214"), .toastEn("215"), .nhncloudKo("229-233")],
    readings: (.acquired, "Yes: notifications are allowed, if quietly."),
    (.notAcquired, "No: the user has not been asked."))
}
