package import PushModel

/// The setting: the state before the first step of a case.
package struct Given: Hashable, Sendable {
  package var permission = PermissionStatus.authorized
  /// Whether the SDK has been initialised.
  package var initialized = true
  package var delegate = Delegates.whereNeeded
  /// The user id; `nil` for none.
  package var user: String? = "user-a"
  package var registered: [PushType] = []
  /// The agreement of the registrations; `nil` for the call without one.
  package var agreement: AgreementParts? = Given.standardAgreement
  /// The differences from the configuration of the suite.
  package var configuration = ConfigurationChanges()
  /// The language of the device; `nil` for the usual one.
  package var language: String?
  /// The policies that hold from the first step on.
  package var world = PolicyChanges()

  /// The default setting.
  package init() {}

  /// The delegates that the app has set.
  package enum Delegates: Hashable, Sendable {
    /// All delegates of the edition.
    case set
    /// No delegate.
    case none
    /// The delegate that is told of outcomes, and the one for VoIP messages only if the setting is about VoIP.
    case whereNeeded
  }

  /// Whether the delegate is set that is told of outcomes, and of everything that concerns the SDK as a whole.
  var hasDelegate: Bool { delegate != .none }

  /// Whether the delegate for VoIP messages is set.
  var hasVoIPDelegate: Bool {
    switch delegate {
    case .set: true
    case .none: false
    case .whereNeeded: isAboutVoIP
    }
  }

  /// The calls that make the registrations of the setting.
  package func registrations(in edition: Edition) -> [CaseAction] {
    registered.map { .register($0, agreement: agreement(of: $0, in: edition), handler: true) }
  }

  /// The agreement of a registration. The VoIP call of the later editions takes none, and `tcpush-ko` has it in the
  /// configuration.
  func agreement(of type: PushType, in edition: Edition) -> AgreementParts? {
    switch edition {
    case .tcpushKo: nil
    case .toastKo: agreement
    case .toastJa, .toastEn, .nhncloudKo: type == .voip ? nil : agreement
    }
  }

  /// An agreement to notifications, and to no advertisements.
  package static let standardAgreement = AgreementParts(
    notifications: true, advertisements: false, nightAdvertisements: false)
}

/// Members of a configuration that a case sets; `nil` leaves a member as it is.
package struct ConfigurationChanges: Hashable, Sendable {
  package var appKey: String?
  /// Whether development certificates are used.
  package var sandbox: Bool?
  /// `alwaysAllowTokenRegistration`.
  package var alwaysAllowTokenRegistration: Bool?
  /// The language code; `.some(nil)` leaves it out.
  package var language: String??
  /// The push types (`toast-ko`); `.some(nil)` leaves them out.
  package var pushTypes: [PushType]??
  /// The user id (`tcpush-ko`); `.some(nil)` takes it away.
  package var user: String??
  /// The agreement (`tcpush-ko`); `.some(nil)` takes it away.
  package var agreement: AgreementParts??

  package init() {}

  package func apply(to configuration: inout Configuration) {
    if let appKey { configuration.appKey = appKey }
    if let sandbox { configuration.sandbox = sandbox }
    if let alwaysAllowTokenRegistration {
      configuration.alwaysAllowTokenRegistration = alwaysAllowTokenRegistration
    }
    if let language { configuration.language = language }
    if let pushTypes { configuration.pushTypes = pushTypes }
    if let user { configuration.user = user }
    if let agreement { configuration.agreement = agreement }
  }
}

extension Given {
  /// The language of the device in an edition. By default it differs from that of the configuration, so that the two
  /// are told apart. In `tcpush-ko`, which configures no language, it is Korean: other languages have rules of their
  /// own there.
  package func deviceLanguage(in edition: Edition) -> String {
    language ?? (edition == .tcpushKo ? "ko" : "fr")
  }

  /// The configuration of the setting in an edition, with the changes of a step applied.
  package func configuration(
    in edition: Edition, changedBy changes: ConfigurationChanges? = nil
  ) -> Configuration {
    var result = Configuration(appKey: Symbols.app)
    result.sandbox = false
    if edition == .tcpushKo {
      result.user = user
      result.agreement = agreement
    } else {
      result.language = "ko"
    }
    if edition.registersAllTypesAtOnce { result.pushTypes = [.apns] }
    configuration.apply(to: &result)
    changes?.apply(to: &result)
    return result
  }
}
