import StateMachines

extension OpenQuestion {
  /// Token unregistration: what a case can decide.
  static let unregistration: [OpenQuestion] = [
    UnregisterWithoutRegistration.question, UnregisterWithoutUser.question, UserAfterUnregistration.question,
    .what(.unregister, doesDuring: .unregister),
    .what(.register, doesDuring: .unregister),
    UnregistrationAcrossRestart.question,
    .what(.query, doesDuring: .unregister),
    TokenHandedBackAfterRestart.question,
  ]
}

enum UnregisterWithoutRegistration: String, AskedQuestion {
  case succeeds, tokenInvalid
  static let question = ask(
    "Q-UNREG-1", "What does unregistering do when no token is registered?",
    says: [
      .toastJa("283-285, 290"), .toastEn("285-287, 292"), .nhncloudKo("303-305, 310"), .toastJa("725"),
      .toastEn("728"), .nhncloudKo("746"),
    ],
    readings: (.succeeds, "It succeeds; which token it names, if any, is Q-UNREG-54."),
    (.tokenInvalid, "It fails with the code for a missing or invalid token."),
    leansTo: .succeeds, because: "The token it hands back may be nil, and toast-ko says that it succeeds.")
}

enum UnregisterWithoutUser: String, AskedQuestion {
  case works, userInvalid
  static let question = ask(
    "Q-UNREG-2", "Does unregistering work when no user id is set?",
    says: [.toastKo("103, 532"), .toastJa("284"), .toastEn("286"), .nhncloudKo("304")],
    readings: (.works, "Yes."),
    (.userInvalid, "No; it fails with the code for a missing user id."),
    leansTo: .works,
    because: """
      An app is told to unregister for users who want no messages after the logout (`nhncloud-ko` 304), and \
      what cannot be used without a user names registering and querying alone (`toast-ko` 103). Which of \
      logging out and unregistering comes first is not said.
      """)
}

enum UserAfterUnregistration: String, AskedQuestion {
  case staysUnregistered, registers
  static let question = ask(
    "Q-UNREG-4", "Does a changed user id register a token that was unregistered?",
    says: [
      .toastJa("76"), .toastEn("76"), .nhncloudKo("87"), .toastJa("283-285"), .toastEn("285-287"),
      .nhncloudKo("303-305"),
    ],
    readings: (.staysUnregistered, "No."),
    (.registers, "Yes: the information is sent again."),
    leansTo: .staysUnregistered, because: "There is no registration left to update.")
}

enum UnregistrationAcrossRestart: String, AskedQuestion {
  case dropped, resumed
  static let question = ask(
    "Q-UNREG-7", "What becomes of an unregistering in progress when the process ends?",
    says: [.toastKo("531-533"), .toastJa("283-285"), .toastEn("285-287"), .nhncloudKo("303-305")],
    readings: (.dropped, "It is gone; the record stays."),
    (.resumed, "It is taken up after the next initialisation."),
    leansTo: .dropped,
    because: "Its completion is gone with the process; nothing says that the call is kept.")
}

enum TokenHandedBackAfterRestart: String, AskedQuestion {
  case remembered, forgotten
  static let question = ask(
    "Q-UNREG-9", "Does an unregistering hand back a token that was registered before a restart?",
    says: [
      .toastKo("206-208, 531-533"), .toastJa("283, 290"), .toastEn("285, 292"), .nhncloudKo("303, 310"),
    ],
    readings: (.remembered, "Yes."),
    (.forgotten, "No; it succeeds and hands back none."),
    leansTo: .remembered,
    because: """
      The token is handed back as what was unregistered; that it may be nil is written without a reason.
      """)
}
