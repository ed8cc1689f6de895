import StateMachines

extension OpenQuestion {
  /// Token registration: what a case can decide.
  static let registration: [OpenQuestion] = [
    .what(.register, doesDuring: .register),
    OpenQuestion(
      "Q-REG-2", "What happens when the system neither issues nor refuses a token?",
      in: .every,
      says: [.tcpushKo("461"), .toastKo("759"), .toastJa("724"), .toastEn("727"), .nhncloudKo("745")],
      readings: [
        .init("waits", "The registration stays in progress."),
        .init("fails", "It fails after a while with the code for a failure by the system."),
      ]),
    OpenQuestion(
      "Q-REG-3", "What happens when the system issues another token after a registration?",
      in: .every,
      says: [.tcpushKo("154"), .toastKo("404"), .toastJa("213"), .toastEn("214"), .nhncloudKo("228")],
      readings: [
        .init("atNextRegister", "The record at the server changes with the next registration."),
        .init("atOnce", "The SDK updates the record by itself."),
      ]),
    OpenQuestion(
      "Q-REG-4", "What becomes of a registration in progress when the process ends?",
      in: .every,
      says: [.tcpushKo("154"), .toastKo("404"), .toastJa("213"), .toastEn("214"), .nhncloudKo("228")],
      readings: [
        .init("dropped", "It is gone."),
        .init(
          "resumed",
          """
          It is taken up after the next initialisation, unless a call has come before it that could reach \
          the server.
          """),
      ],
      leaning: .init(
        "dropped",
        "Its completion handler is gone with the process; nothing says that the call is kept.")),
    OpenQuestion(
      "Q-REG-5", "Is a registration that failed for the network made again by the SDK?",
      in: .every,
      says: [
        .tcpushKo("463-469"), .toastKo("769-776"), .toastJa("737-744"), .toastEn("740-747"),
        .nhncloudKo("759-766"),
      ],
      readings: [
        .init("notRetried", "No."),
        .init("retried", "Yes, once the network is back, if that is in the same run."),
      ],
      leaning: .init("notRetried", "The call has completed with an error; nothing says that it goes on.")),
    .what(.unregister, doesDuring: .register),
    .what(
      .query, doesDuring: .register,
      leaning: .init(
        "sideBySide", "The query is said to answer with what was last registered successfully.")),
    OpenQuestion(
      "Q-REG-8", "Which user id does the information of a token carry that was registered without one?",
      in: .withFallback,
      says: [
        .toastJa("75, 215"), .toastEn("75, 216"), .nhncloudKo("86, 234"), .toastJa("932-933"),
        .toastEn("936-937"), .nhncloudKo("958-959"),
      ],
      readings: [
        .init("device", "The device identifier."),
        .init("empty", "None: the property is empty."),
      ],
      leaning: .init("device", "The token is said to be registered with the device identifier.")),
    OpenQuestion(
      "Q-REG-9", "Does a registration that fails for the permission hand back the system token?",
      in: [.tcpushKo],
      says: [.tcpushKo("155, 171-179, 459")],
      readings: [
        .init("errorOnly", "No, only the error."),
        .init("tokenWithError", "Yes, next to the error."),
      ]),
    OpenQuestion(
      "Q-REG-10",
      "When the permission is refused, is a VoIP token that was asked for in the same call still registered?",
      in: [.toastKo],
      says: [.toastKo("404-405, 758")],
      readings: [
        .init("registered", "Yes; each kind has its own result."),
        .init("failed", "No; the call fails for both kinds."),
      ],
      leaning: .init("registered", "Tokens are registered per kind, and each result names its kind.")),
    OpenQuestion(
      "Q-REG-11", "Does a registration reach the server when no delegate is set to report it to?",
      in: [.toastKo],
      says: [.toastKo("191, 404-405")],
      readings: [
        .init("registers", "Yes; nobody is told."),
        .init("doesNothing", "No."),
      ],
      leaning: .init(
        "registers",
        "The delegate is described as what makes further functions possible, not as a condition.")),
    OpenQuestion(
      "Q-REG-12", "Does a registration that fails at the server hand back the token?",
      in: .withFallback,
      says: [
        .toastJa("227-231, 244-250, 642"), .toastEn("229-233, 246-252, 645"),
        .nhncloudKo("247-251, 264-270, 663"),
      ],
      readings: [
        .init("errorOnly", "No, only the error."),
        .init("tokenWithError", "Yes, next to the error: the system did issue it."),
      ],
      leaning: .init(
        "errorOnly",
        "The completion has room for both, but the sample reads the token only where there is no error.")),
  ]
}

enum SilentAPNs: Question {
  case waits, fails
  static var id: String { "Q-REG-2" }
}

enum ChangedToken: Question {
  case atNextRegister, atOnce
  static var id: String { "Q-REG-3" }
}

enum RegistrationAcrossRestart: Question {
  case dropped, resumed
  static var id: String { "Q-REG-4" }
}

enum RetryOfRegistration: Question {
  case notRetried, retried
  static var id: String { "Q-REG-5" }
}

enum UserInAnonymousInfo: Question {
  case device, empty
  static var id: String { "Q-REG-8" }
}

enum TokenWithRefusal: Question {
  case errorOnly, tokenWithError
  static var id: String { "Q-REG-9" }
}

enum OtherTypeOnRefusal: Question {
  case registered, failed
  static var id: String { "Q-REG-10" }
}

enum RegistrationWithoutDelegate: Question {
  case registers, doesNothing
  static var id: String { "Q-REG-11" }
}

enum TokenWithServerFailure: Question {
  case errorOnly, tokenWithError
  static var id: String { "Q-REG-12" }
}
