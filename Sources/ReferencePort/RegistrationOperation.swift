/// A registration as the app asked for it.
struct RegistrationCall {
  let type: TokenType
  /// The agreement that was given with the call.
  var agreement: PushAgreement?
  /// The kinds that the same call registers (`toast-ko`).
  var companions: Set<TokenType> = []
  /// Whom to tell; `nil` where nobody asked or nobody wants to know.
  var completion: ((PushResult) -> Void)?
}

/// A registration in progress.
final class RegistrationOperation {
  let call: RegistrationCall
  let agreement: PushAgreement?
  /// The user at the time of the call.
  var userID: String?
  /// Whether it was asked for before initialisation: then only the system token is obtained.
  let onlySystemToken: Bool

  var completions: [(PushResult) -> Void]
  var isOpen = true
  /// When the system was asked for a token; `nil` while it is not awaited.
  var waitsForTokenSince: Int?
  var token: String?
  /// What happened to the user since the call or, once it was sent, since it was sent.
  var userChange = UserChange.none
  var userEverChanged = false
  /// Whether it goes on although the permission was not acquired.
  var withoutPermission = false
  /// Whether the user, or an earlier answer of the user, refused.
  var wasRefused = false
  /// Whether the registration has failed for the permission and waits for the token only.
  var hasFailedForPermission = false

  var type: TokenType { call.type }

  init(
    call: RegistrationCall, agreement: PushAgreement?, userID: String?, onlySystemToken: Bool = false
  ) {
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

  init(completion: ((PushResult) -> Void)?) {
    completions = completion.map { [$0] } ?? []
  }
}
