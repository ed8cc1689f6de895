import StateMachines

extension OpenQuestion {
  /// Token unregistration: what a case can decide.
  static let unregistration: [OpenQuestion] = [
    OpenQuestion(
      "Q-UNREG-1", "What does unregistering do when no token is registered?",
      in: .withFallback,
      says: [
        .toastJa("283-285, 290"), .toastEn("285-287, 292"), .nhncloudKo("303-305, 310"), .toastJa("725"),
        .toastEn("728"), .nhncloudKo("746"),
      ],
      readings: [
        .init("succeeds", "It succeeds; which token it names, if any, is Q-UNREG-54."),
        .init("tokenInvalid", "It fails with the code for a missing or invalid token."),
      ],
      leaning: .init("succeeds", "The token it hands back may be nil, and toast-ko says that it succeeds.")),
    OpenQuestion(
      "Q-UNREG-2", "Does unregistering work when no user id is set?",
      in: .withSetUser,
      says: [.toastKo("103, 532"), .toastJa("284"), .toastEn("286"), .nhncloudKo("304")],
      readings: [
        .init("works", "Yes."),
        .init("userInvalid", "No; it fails with the code for a missing user id."),
      ],
      leaning: .init(
        "works",
        """
        An app is told to unregister for users who want no messages after the logout (`nhncloud-ko` 304), and what cannot \
        be used without a user names registering and querying alone (`toast-ko` 103). Which of logging out and \
        unregistering comes first is not said.
        """)),
    OpenQuestion(
      "Q-UNREG-4", "Does a changed user id register a token that was unregistered?",
      in: .withFallback,
      says: [
        .toastJa("76"), .toastEn("76"), .nhncloudKo("87"), .toastJa("283-285"), .toastEn("285-287"),
        .nhncloudKo("303-305"),
      ],
      readings: [
        .init("staysUnregistered", "No."),
        .init("registers", "Yes: the information is sent again."),
      ],
      leaning: .init("staysUnregistered", "There is no registration left to update.")),
    .what(.unregister, doesDuring: .unregister),
    .what(.register, doesDuring: .unregister),
    OpenQuestion(
      "Q-UNREG-7", "What becomes of an unregistering in progress when the process ends?",
      in: .withSetUser,
      says: [.toastKo("531-533"), .toastJa("283-285"), .toastEn("285-287"), .nhncloudKo("303-305")],
      readings: [
        .init("dropped", "It is gone; the record stays."),
        .init("resumed", "It is taken up after the next initialisation."),
      ],
      leaning: .init(
        "dropped",
        "Its completion is gone with the process; nothing says that the call is kept.")),
    .what(.query, doesDuring: .unregister),
    OpenQuestion(
      "Q-UNREG-9", "Does an unregistering hand back a token that was registered before a restart?",
      in: .withSetUser,
      says: [
        .toastKo("206-208, 531-533"), .toastJa("283, 290"), .toastEn("285, 292"), .nhncloudKo("303, 310"),
      ],
      readings: [
        .init("remembered", "Yes."),
        .init("forgotten", "No; it succeeds and hands back none."),
      ],
      leaning: .init(
        "remembered",
        "The token is handed back as what was unregistered; that it may be nil is written without a reason.")),
  ]
}

enum UnregisterWithoutRegistration: Question {
  case succeeds, tokenInvalid
  static var id: String { "Q-UNREG-1" }
}

enum UnregisterWithoutUser: Question {
  case works, userInvalid
  static var id: String { "Q-UNREG-2" }
}

enum UserAfterUnregistration: Question {
  case staysUnregistered, registers
  static var id: String { "Q-UNREG-4" }
}

enum UnregistrationAcrossRestart: Question {
  case dropped, resumed
  static var id: String { "Q-UNREG-7" }
}

enum TokenHandedBackAfterRestart: Question {
  case remembered, forgotten
  static var id: String { "Q-UNREG-9" }
}
