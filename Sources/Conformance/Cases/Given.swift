package import PushModel

/// What is true before the first step of a case.
package struct Given: Hashable, Sendable {
  /// The permission of the app.
  package var permission = PermissionStatus.authorized
  /// Whether the SDK has been initialised.
  package var initialized = true
  /// Which delegates are set.
  package var delegate = Delegates.whereNeeded
  /// The user id that is set.
  package var user: String? = "user-a"
  /// The kinds of token that are registered.
  package var registered: [PushType] = []
  /// The agreement they were registered with; `nil` for the call without one.
  package var agreement: AgreementParts? = Given.standardAgreement
  /// What differs from the configuration of the suite.
  package var configuration = ConfigurationChanges()
  /// The language of the device; `nil` for the usual one.
  package var language: String?
  /// The policies that hold from the first step on.
  package var world = PolicyChanges()

  /// The setting that holds where a case says nothing.
  package init() {}

  /// Which delegates the app has set.
  package enum Delegates: Hashable, Sendable {
    /// All that the edition has.
    case set
    /// None.
    case none
    /// The one that is told of outcomes, and that for VoIP messages only where the setting has to do with VoIP.
    case whereNeeded
  }

  /// Whether the delegate is set that is told of outcomes and of what concerns the SDK as a whole.
  var hasDelegate: Bool { delegate != .none }

  /// Whether the delegate for VoIP messages is set.
  var hasVoIPDelegate: Bool {
    switch delegate {
    case .set: true
    case .none: false
    case .whereNeeded: isAboutVoIP
    }
  }

  /// The calls that registered what is registered.
  package func registrations(in edition: Edition) -> [CaseAction] {
    registered.map { .register($0, agreement: agreement(of: $0, in: edition), handler: true) }
  }

  /// The agreements that the app has given before the first step.
  package func agreementsGiven(in edition: Edition) -> Set<AgreementParts> {
    let registered = registrations(in: edition).map(\.agreement)
    return Set((registered + [configuration(in: edition).agreement]).compactMap(\.self))
  }

  /// The agreement that a kind of token was registered with: the later editions' VoIP call takes none, and `tcpush-ko`
  /// has it in the configuration.
  func agreement(of type: PushType, in edition: Edition) -> AgreementParts? {
    switch edition {
    case .tcpushKo: nil
    case .toastKo: agreement
    case .toastJa, .toastEn, .nhncloudKo: type == .voip ? nil : agreement
    }
  }

  /// To notifications, and to no advertisements.
  package static let standardAgreement = AgreementParts(
    notifications: true, advertisements: false, nightAdvertisements: false)
}

/// Members of a configuration that a case sets; `nil` leaves a member as it is.
package struct ConfigurationChanges: Hashable, Sendable {
  /// The app key.
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

  /// No change.
  package init() {}

  /// Writes the changes into a configuration.
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
  /// The language of the device in an edition. The usual one is another than that of the configuration, so that one is
  /// not taken for the other; in `tcpush-ko`, which configures none, it is Korean: any other has rules of its own there.
  package func deviceLanguage(in edition: Edition) -> String {
    language ?? (edition == .tcpushKo ? "ko" : "fr")
  }

  /// The configuration of the setting in an edition, with the changes of a step laid over it.
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
