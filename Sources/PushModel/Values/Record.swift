/// The record of a registration, at the push service or on the device.
public struct Record: Hashable, Sendable {
  /// The user that the token is registered for.
  public var owner: User
  /// The agreement.
  public var consent: Consent
  /// The token.
  public var token: Token
  /// The app key and the environment.
  public var key: Key
  /// The language code.
  public var language: Language

  /// A record with its fields.
  public init(owner: User, consent: Consent, token: Token, key: Key, language: Language) {
    self.owner = owner
    self.consent = consent
    self.token = token
    self.key = key
    self.language = language
  }
}

/// The changes of an update of token information. A value of `none` changes nothing.
public struct Changes: Hashable, Sendable {
  /// The user id.
  public var user: User
  /// The language code.
  public var language: Language
  /// The agreement.
  public var consent: Consent

  /// Changes by their parts.
  public init(user: User = .none, language: Language = .none, consent: Consent = .none) {
    self.user = user
    self.language = language
    self.consent = consent
  }

  /// The record with the changes made.
  public func applied(to record: Record) -> Record {
    var record = record
    if user != .none { record.owner = user }
    if language != .none { record.language = language }
    if consent != .none { record.consent = consent }
    return record
  }
}
