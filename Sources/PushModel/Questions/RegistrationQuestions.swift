import StateMachines

extension OpenQuestion {
  /// Token registration: what a case can decide.
  static let registration: [OpenQuestion] = [
    .what(.register, doesDuring: .register),
    SilentAPNs.question, ChangedToken.question, RegistrationAcrossRestart.question,
    RetryOfRegistration.question,
    .what(.unregister, doesDuring: .register),
    .what(
      .query, doesDuring: .register,
      leaning: .init(
        "sideBySide", "The query is said to answer with what was last registered successfully.")),
    UserInAnonymousInfo.question, TokenWithRefusal.question, OtherTypeOnRefusal.question,
    RegistrationWithoutDelegate.question, TokenWithServerFailure.question,
  ]
}

enum SilentAPNs: String, AskedQuestion {
  case waits, fails
  static let question = ask(
    "Q-REG-2", "What happens when the system neither issues nor refuses a token?",
    says: [.tcpushKo("461"), .toastKo("759"), .toastJa("724"), .toastEn("727"), .nhncloudKo("745")],
    readings: (.waits, "The registration stays in progress."),
    (.fails, "It fails after a while with the code for a failure by the system."))
}

enum ChangedToken: String, AskedQuestion {
  case atNextRegister, atOnce
  static let question = ask(
    "Q-REG-3", "What happens when the system issues another token after a registration?",
    says: [.tcpushKo("154"), .toastKo("404"), .toastJa("213"), .toastEn("214"), .nhncloudKo("228")],
    readings: (.atNextRegister, "The record at the server changes with the next registration."),
    (.atOnce, "The SDK updates the record by itself."))
}

enum RegistrationAcrossRestart: String, AskedQuestion {
  case dropped, resumed
  static let question = ask(
    "Q-REG-4", "What becomes of a registration in progress when the process ends?",
    says: [.tcpushKo("154"), .toastKo("404"), .toastJa("213"), .toastEn("214"), .nhncloudKo("228")],
    readings: (.dropped, "It is gone."),
    (
      .resumed,
      """
      It is taken up after the next initialisation, unless a call has come before it that could reach the \
      server.
      """
    ),
    leansTo: .dropped,
    because: "Its completion handler is gone with the process; nothing says that the call is kept.")
}

enum RetryOfRegistration: String, AskedQuestion {
  case notRetried, retried
  static let question = ask(
    "Q-REG-5", "Is a registration that failed for the network made again by the SDK?",
    says: [
      .tcpushKo("463-469"), .toastKo("769-776"), .toastJa("737-744"), .toastEn("740-747"),
      .nhncloudKo("759-766"),
    ],
    readings: (.notRetried, "No."),
    (.retried, "Yes, once the network is back, if that is in the same run."),
    leansTo: .notRetried, because: "The call has completed with an error; nothing says that it goes on.")
}

enum UserInAnonymousInfo: String, AskedQuestion {
  case device, empty
  static let question = ask(
    "Q-REG-8", "Which user id does the information of a token carry that was registered without one?",
    says: [
      .toastJa("75, 215"), .toastEn("75, 216"), .nhncloudKo("86, 234"), .toastJa("932-933"),
      .toastEn("936-937"), .nhncloudKo("958-959"),
    ],
    readings: (.device, "The device identifier."),
    (.empty, "None: the property is empty."),
    leansTo: .device, because: "The token is said to be registered with the device identifier.")
}

enum TokenWithRefusal: String, AskedQuestion {
  case errorOnly, tokenWithError
  static let question = ask(
    "Q-REG-9", "Does a registration that fails for the permission hand back the system token?",
    says: [.tcpushKo("155, 171-179, 459")],
    readings: (.errorOnly, "No, only the error."),
    (.tokenWithError, "Yes, next to the error."))
}

enum OtherTypeOnRefusal: String, AskedQuestion {
  case registered, failed
  static let question = ask(
    "Q-REG-10",
    "When the permission is refused, is a VoIP token that was asked for in the same call still registered?",
    says: [.toastKo("404-405, 758")],
    readings: (.registered, "Yes; each kind has its own result."),
    (.failed, "No; the call fails for both kinds."),
    leansTo: .registered, because: "Tokens are registered per kind, and each result names its kind.")
}

enum RegistrationWithoutDelegate: String, AskedQuestion {
  case registers, doesNothing
  static let question = ask(
    "Q-REG-11", "Does a registration reach the server when no delegate is set to report it to?",
    says: [.toastKo("191, 404-405")],
    readings: (.registers, "Yes; nobody is told."),
    (.doesNothing, "No."),
    leansTo: .registers,
    because: "The delegate is described as what makes further functions possible, not as a condition.")
}

enum TokenWithServerFailure: String, AskedQuestion {
  case errorOnly, tokenWithError
  static let question = ask(
    "Q-REG-12", "Does a registration that fails at the server hand back the token?",
    says: [
      .toastJa("227-231, 244-250, 642"), .toastEn("229-233, 246-252, 645"),
      .nhncloudKo("247-251, 264-270, 663"),
    ],
    readings: (.errorOnly, "No, only the error."),
    (.tokenWithError, "Yes, next to the error: the system did issue it."),
    leansTo: .errorOnly,
    because: "The completion has room for both, but the sample reads the token only where there is no error.")
}
