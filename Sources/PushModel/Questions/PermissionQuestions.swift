import StateMachines

extension OpenQuestion {
  /// The notification permission: what a case can decide.
  static let permission: [OpenQuestion] = [
    OpenQuestion(
      "Q-PERM-1", "When does the prompt appear?",
      in: .every,
      says: [
        .toastJa("214"), .toastEn("215"), .nhncloudKo("229-233"), .tcpushKo("153-155"), .toastKo("404"),
      ],
      readings: [
        .init("atRegister", "With the first registration."),
        .init("atInitialize", "With the first initialisation."),
      ],
      leaning: .init(
        "atRegister",
        "The request stands under token registration, next to what its refusal does to it.")),
    OpenQuestion(
      "Q-PERM-2", "Does registering ask the user for permission?",
      in: .withoutPermissionText,
      says: [.tcpushKo("459"), .toastKo("758")],
      readings: [
        .init("asks", "Yes, as in the later editions."),
        .init("doesNotAsk", "No; it only looks at what has been answered elsewhere."),
      ],
      leaning: .init("asks", "An error code exists for a permission that was not obtained.")),
    OpenQuestion(
      "Q-PERM-3", "Does a refused permission make the registration fail?",
      in: .withoutPermissionText,
      says: [.tcpushKo("459"), .toastKo("758")],
      readings: [
        .init("fails", "Yes, with the code for it."),
        .init("registers", "No; the token is registered all the same."),
      ],
      leaning: .init("fails", "An error code exists for a permission that was not obtained.")),
    OpenQuestion(
      "Q-PERM-4",
      """
      Does registering again fail when the permission was withdrawn in Settings after an earlier \
      registration?
      """,
      in: .every,
      says: [.toastJa("214"), .toastEn("215"), .nhncloudKo("229-233"), .tcpushKo("459"), .toastKo("758")],
      readings: [
        .init("fails", "Yes: what counts is the permission as it stands."),
        .init("registers", "No: what counts is that it was given once."),
      ],
      leaning: .init(
        "fails",
        """
        The rule names the permission, not its first answer; the vendor's release 1.3.1 repairs a release \
        that did otherwise.
        """)),
    OpenQuestion(
      "Q-PERM-5", "Is a registration that stands removed when the permission is withdrawn in Settings?",
      in: .every,
      says: [
        .toastKo("531-533"), .toastJa("283-285"), .toastEn("285-287"), .nhncloudKo("303-305"),
        .toastJa("214"), .toastEn("215"), .nhncloudKo("229-233"),
      ],
      readings: [
        .init("kept", "No; it stays until the app unregisters."),
        .init("removed", "Yes, when the app comes to the foreground again."),
      ],
      leaning: .init("kept", "Unregistering is described as a call of the app.")),
    OpenQuestion(
      "Q-PERM-7", "Does the SDK register by itself once a refused permission is granted in Settings?",
      in: .every,
      says: [.toastJa("214"), .toastEn("215"), .nhncloudKo("229-233")],
      readings: [
        .init("onlyByRegister", "No; the app registers again."),
        .init("automatically", "Yes, when the app comes to the foreground."),
      ],
      leaning: .init("onlyByRegister", "Registering is described as a call of the app.")),
    OpenQuestion(
      "Q-PERM-8", "Does a provisional permission count as acquired?",
      in: .every,
      says: [.toastJa("214"), .toastEn("215"), .nhncloudKo("229-233")],
      readings: [
        .init("acquired", "Yes: notifications are allowed, if quietly."),
        .init("notAcquired", "No: the user has not been asked."),
      ]),
  ]
}

enum PromptMoment: Question {
  case atRegister, atInitialize
  static var id: String { "Q-PERM-1" }
}

enum AskingWhereUndocumented: Question {
  case asks, doesNotAsk
  static var id: String { "Q-PERM-2" }
}

enum RefusalWhereUndocumented: Question {
  case fails, registers
  static var id: String { "Q-PERM-3" }
}

enum WithdrawnPermission: Question {
  case fails, registers
  static var id: String { "Q-PERM-4" }
}

enum RecordAfterWithdrawal: Question {
  case kept, removed
  static var id: String { "Q-PERM-5" }
}

enum LaterGrant: Question {
  case onlyByRegister, automatically
  static var id: String { "Q-PERM-7" }
}

enum ProvisionalPermission: Question {
  case acquired, notAcquired
  static var id: String { "Q-PERM-8" }
}
