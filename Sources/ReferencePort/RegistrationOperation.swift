/// The app's call for a registration.
struct RegistrationCall {
  let type: TokenType
  var agreement: PushAgreement?
  /// The kinds that the same call registers (`toast-ko`).
  var companions: Set<TokenType> = []
  /// The completion handler; `nil` without one, or without a call of the app.
  var completion: ((PushResult) -> Void)?
}

/// A registration in progress.
final class RegistrationOperation {
  let call: RegistrationCall
  let agreement: PushAgreement?
  /// The user at the time of the call.
  var userID: String?
  /// Whether the call came before initialisation: then only the system token is obtained.
  let onlySystemToken: Bool

  var completions: [(PushResult) -> Void]
  var isOpen = true
  /// The time of the request for a token; `nil` while there is none.
  var waitsForTokenSince: Int?
  var token: String?
  /// The change of user since the call or, once it is sent, since the request.
  var userChange = UserChange.none
  var userEverChanged = false
  /// Whether it continues without the permission.
  var withoutPermission = false
  /// Whether the user has refused, now or earlier.
  var wasRefused = false
  /// Whether it has failed for the permission and only waits for the token.
  var hasFailedForPermission = false

  var type: TokenType { call.type }

  init(call: RegistrationCall, agreement: PushAgreement?, userID: String?, onlySystemToken: Bool = false) {
    self.call = call
    self.agreement = agreement
    self.userID = userID
    self.onlySystemToken = onlySystemToken
    completions = call.completion.map { [$0] } ?? []
  }
}

/// An unregistering in progress.
final class UnregistrationOperation {
  var completions: [(PushResult) -> Void]
  var userEverChanged = false

  init(completion: ((PushResult) -> Void)?) { completions = completion.map { [$0] } ?? [] }
}
