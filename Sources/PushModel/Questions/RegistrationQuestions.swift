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

enum SilentAPNs: Meaning, AskedQuestion {
  case waits = "The registration stays in progress."
  case fails = "It fails after a while with the code for a failure by the system."

  static let question = ask(
    "Q-REG-2", "What happens when the system neither issues nor refuses a token?",
    says: [.tcpushKo("461"), .toastKo("759"), .toastJa("724"), .toastEn("727"), .nhncloudKo("745")])
}

enum ChangedToken: Meaning, AskedQuestion {
  case atNextRegister = "The record at the server changes with the next registration."
  case atOnce = "The SDK updates the record by itself."

  static let question = ask(
    "Q-REG-3", "What happens when the system issues another token after a registration?",
    says: [.tcpushKo("154"), .toastKo("404"), .toastJa("213"), .toastEn("214"), .nhncloudKo("228")])
}

enum RegistrationAcrossRestart: Meaning, AskedQuestion {
  case dropped = "It is gone."
  case resumed = """
    It is taken up after the next initialisation, unless a call has come before it that could reach the \
    server.
    """

  static let question = ask(
    "Q-REG-4", "What becomes of a registration in progress when the process ends?",
    says: [.tcpushKo("154"), .toastKo("404"), .toastJa("213"), .toastEn("214"), .nhncloudKo("228")],
    leansTo: .dropped,
    because: "Its completion handler is gone with the process; nothing says that the call is kept.")
}

enum RetryOfRegistration: Meaning, AskedQuestion {
  case notRetried = "No."
  case retried = "Yes, once the network is back, if that is in the same run."

  static let question = ask(
    "Q-REG-5", "Is a registration that failed for the network made again by the SDK?",
    says: [
      .tcpushKo("463-469"), .toastKo("769-776"), .toastJa("737-744"), .toastEn("740-747"),
      .nhncloudKo("759-766"),
    ],
    leansTo: .notRetried, because: "The call has completed with an error; nothing says that it goes on.")
}

enum UserInAnonymousInfo: Meaning, AskedQuestion {
  case device = "The device identifier."
  case empty = "None: the property is empty."

  static let question = ask(
    "Q-REG-8", "Which user id does the information of a token carry that was registered without one?",
    says: [
      .toastJa("75, 215"), .toastEn("75, 216"), .nhncloudKo("86, 234"), .toastJa("932-933"),
      .toastEn("936-937"), .nhncloudKo("958-959"),
    ],
    leansTo: .device, because: "The token is said to be registered with the device identifier.")
}

enum TokenWithRefusal: Meaning, AskedQuestion {
  case errorOnly = "No, only the error."
  case tokenWithError = "Yes, next to the error."

  static let question = ask(
    "Q-REG-9", "Does a registration that fails for the permission hand back the system token?",
    says: [.tcpushKo("155, 171-179, 459")])
}

enum OtherTypeOnRefusal: Meaning, AskedQuestion {
  case registered = "Yes; each kind has its own result."
  case failed = "No; the call fails for both kinds."

  static let question = ask(
    "Q-REG-10",
    "When the permission is refused, is a VoIP token that was asked for in the same call still registered?",
    says: [.toastKo("404-405, 758")],
    leansTo: .registered, because: "Tokens are registered per kind, and each result names its kind.")
}

enum RegistrationWithoutDelegate: Meaning, AskedQuestion {
  case registers = "Yes; nobody is told."
  case doesNothing = "No."

  static let question = ask(
    "Q-REG-11", "Does a registration reach the server when no delegate is set to report it to?",
    says: [.toastKo("191, 404-405")],
    leansTo: .registers,
    because: "The delegate is described as what makes further functions possible, not as a condition.")
}

enum TokenWithServerFailure: Meaning, AskedQuestion {
  case errorOnly = "No, only the error."
  case tokenWithError = "Yes, next to the error: the system did issue it."

  static let question = ask(
    "Q-REG-12", "Does a registration that fails at the server hand back the token?",
    says: [
      .toastJa("227-231, 244-250, 642"), .toastEn("229-233, 246-252, 645"),
      .nhncloudKo("247-251, 264-270, 663"),
    ],
    leansTo: .errorOnly,
    because: "The completion has room for both, but the sample reads the token only where there is no error.")
}
