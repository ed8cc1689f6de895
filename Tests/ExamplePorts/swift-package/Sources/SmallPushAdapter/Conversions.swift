import Conformance
import SmallPush

// The port's values, and the suite's.

extension Agreement {
  /// A part that the app does not set is not agreed to: Q-AGR-10 off.
  init(_ parts: AgreementParts) {
    self.init(
      notifications: parts.notifications ?? false, advertisements: parts.advertisements ?? false,
      nightAdvertisements: parts.nightAdvertisements ?? false)
  }
}

extension AgreementParts {
  init(_ agreement: Agreement) {
    self.init(
      notifications: agreement.notifications, advertisements: agreement.advertisements,
      nightAdvertisements: agreement.nightAdvertisements)
  }
}

extension RegisteredToken {
  init(_ record: ServerRecord) {
    self.init(
      token: record.token, user: record.user ?? "",
      agreement: Agreement(record.agreement ?? AgreementParts()))
  }
}

extension TokenInfo {
  init(_ registered: RegisteredToken) {
    self.init()
    user = registered.user
    token = registered.token
    agreement = AgreementParts(registered.agreement)
  }
}

extension ServerCall {
  func onTheWire(droppingNightAgreement: Bool) -> ServerRequest {
    switch self {
    case .register(let registered, let appKey, let language, let isSandbox):
      var record = ServerRecord(type: .apns, token: registered.token)
      record.user = registered.user
      record.agreement = AgreementParts(registered.agreement)
      if droppingNightAgreement { record.agreement?.nightAdvertisements = false }
      record.appKey = appKey
      record.language = language
      record.sandbox = isSandbox
      return .register(record)
    case .updateUser(let user):
      var changes = TokenChanges()
      changes.user = user
      return .update(.apns, changes)
    case .query: return .query(.apns)
    case .unregister: return .unregister(.apns)
    }
  }
}
