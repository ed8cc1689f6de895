/// The kind of a token or a message.
public enum TokenType: CaseIterable, Hashable, Sendable {
  case apns, voip
}

/// The permission to show notifications, as the system reports it.
public enum SystemPermission: CaseIterable, Hashable, Sendable {
  case notDetermined, denied, authorized, provisional
}

/// The user's agreement. `nil` means that the app does not set that part.
public struct PushAgreement: Hashable, Sendable {
  /// Whether notifications are agreed to.
  public var allowNotifications: Bool?
  /// Whether advertisements are agreed to.
  public var allowAdvertisements: Bool?
  /// Whether advertisements at night are agreed to.
  public var allowNightAdvertisements: Bool?

  /// An agreement by parts.
  public init(
    allowNotifications: Bool? = nil, allowAdvertisements: Bool? = nil,
    allowNightAdvertisements: Bool? = nil
  ) {
    self.allowNotifications = allowNotifications
    self.allowAdvertisements = allowAdvertisements
    self.allowNightAdvertisements = allowNightAdvertisements
  }

  static func all(_ value: Bool) -> PushAgreement {
    PushAgreement(allowNotifications: value, allowAdvertisements: value, allowNightAdvertisements: value)
  }

  /// Fills the parts that were not set.
  func filled(with other: PushAgreement) -> PushAgreement {
    PushAgreement(
      allowNotifications: allowNotifications ?? other.allowNotifications,
      allowAdvertisements: allowAdvertisements ?? other.allowAdvertisements,
      allowNightAdvertisements: allowNightAdvertisements ?? other.allowNightAdvertisements)
  }
}

/// The settings of an initialisation. A product ignores settings that it does not have.
public struct PushConfiguration: Hashable, Sendable {
  /// The key of the service.
  public var appKey: String
  /// Whether development certificates are used.
  public var sandbox: Bool = false
  /// Whether a token is registered even if the permission is not acquired (`nhncloud-ko`).
  public var alwaysAllowTokenRegistration: Bool = false
  /// The language code; `nil` stands for the device's.
  public var languageCode: String?
  /// The kinds of token that one call registers (`toast-ko`).
  public var pushTypes: [TokenType] = [.apns]
  /// The user id (`tcpush-ko`).
  public var userID: String?
  /// The agreement (`tcpush-ko`).
  public var agreement = PushAgreement()

  /// A configuration with a key alone.
  public init(appKey: String) { self.appKey = appKey }
}

/// The information of a registered token, as the app gets it.
public struct PushTokenInfo: Hashable, Sendable {
  /// The user id.
  public let userID: String
  /// The token.
  public let deviceToken: String
  /// The agreement; `nil` parts are unknown.
  public let agreement: PushAgreement?
}

/// The outcome of a call. A token and an error together are a partial success (`tcpush-ko`).
public struct PushResult: Hashable, Sendable {
  /// The returned token.
  public var token: String?
  /// The returned information.
  public var info: PushTokenInfo?
  /// The error; `nil` on success.
  public var error: PushError?

  init(token: String? = nil, info: PushTokenInfo? = nil, error: PushError? = nil) {
    self.token = token
    self.info = info
    self.error = error
  }
}

/// The changes of an update; `nil` leaves a part as it is.
public struct PushChanges: Hashable, Sendable {
  /// The user id.
  public var userID: String?
  /// The language code.
  public var languageCode: String?
  /// The agreement.
  public var agreement: PushAgreement?

  /// Changes by parts.
  public init(userID: String? = nil, languageCode: String? = nil, agreement: PushAgreement? = nil) {
    self.userID = userID
    self.languageCode = languageCode
    self.agreement = agreement
  }
}
