import StateMachines

extension OpenQuestion {
  /// The notification permission: what a case can decide.
  static let permission: [OpenQuestion] = [
    PromptMoment.question, AskingWhereUndocumented.question, RefusalWhereUndocumented.question,
    WithdrawnPermission.question, RecordAfterWithdrawal.question, LaterGrant.question,
    ProvisionalPermission.question,
  ]
}

enum PromptMoment: Meaning, AskedQuestion {
  case atRegister = "With the first registration."
  case atInitialize = "With the first initialisation."

  static let question = ask(
    "Q-PERM-1", "When does the prompt appear?",
    says: [.toastJa("214"), .toastEn("215"), .nhncloudKo("229-233"), .tcpushKo("153-155"), .toastKo("404")],
    leansTo: .atRegister,
    because: "The request stands under token registration, next to what its refusal does to it.")
}

enum AskingWhereUndocumented: Meaning, AskedQuestion {
  case asks = "Yes, as in the later editions."
  case doesNotAsk = "No; it only looks at what has been answered elsewhere."

  static let question = ask(
    "Q-PERM-2", "Does registering ask the user for permission?",
    says: [.tcpushKo("459"), .toastKo("758")],
    leansTo: .asks, because: "An error code exists for a permission that was not obtained.")
}

enum RefusalWhereUndocumented: Meaning, AskedQuestion {
  case fails = "Yes, with the code for it."
  case registers = "No; the token is registered all the same."

  static let question = ask(
    "Q-PERM-3", "Does a refused permission make the registration fail?",
    says: [.tcpushKo("459"), .toastKo("758")],
    leansTo: .fails, because: "An error code exists for a permission that was not obtained.")
}

enum WithdrawnPermission: Meaning, AskedQuestion {
  case fails = "Yes: what counts is the permission as it stands."
  case registers = "No: what counts is that it was given once."

  static let question = ask(
    "Q-PERM-4",
    """
    Does registering again fail when the permission was withdrawn in Settings after an earlier registration?
    """,
    says: [.toastJa("214"), .toastEn("215"), .nhncloudKo("229-233"), .tcpushKo("459"), .toastKo("758")],
    leansTo: .fails,
    because: """
      The rule names the permission, not its first answer; the vendor's release 1.3.1 repairs a release that \
      did otherwise.
      """)
}

enum RecordAfterWithdrawal: Meaning, AskedQuestion {
  case kept = "No; it stays until the app unregisters."
  case removed = "Yes, when the app comes to the foreground again."

  static let question = ask(
    "Q-PERM-5", "Is a registration that stands removed when the permission is withdrawn in Settings?",
    in: .every,
    says: [
      .toastKo("531-533"), .toastJa("283-285"), .toastEn("285-287"), .nhncloudKo("303-305"), .toastJa("214"),
      .toastEn("215"), .nhncloudKo("229-233"),
    ],
    leansTo: .kept, because: "Unregistering is described as a call of the app.")
}

enum LaterGrant: Meaning, AskedQuestion {
  case onlyByRegister = "No; the app registers again."
  case automatically = "Yes, when the app comes to the foreground."

  static let question = ask(
    "Q-PERM-7", "Does the SDK register by itself once a refused permission is granted in Settings?",
    in: .every, says: [.toastJa("214"), .toastEn("215"), .nhncloudKo("229-233")],
    leansTo: .onlyByRegister, because: "Registering is described as a call of the app.")
}

enum ProvisionalPermission: Meaning, AskedQuestion {
  case acquired = "Yes: notifications are allowed, if quietly."
  case notAcquired = "No: the user has not been asked."

  static let question = ask(
    "Q-PERM-8", "Does a provisional permission count as acquired?",
    in: .every, says: [.toastJa("214"), .toastEn("215"), .nhncloudKo("229-233")])
}
