/// The settings that matter in a configuration with which the app initialises the SDK.
public struct SDKSettings: Hashable, Sendable {
  /// The configuration as a whole: two that differ in anything are two.
  public var configuration: Symbol<SymbolKind.Configuration>
  /// The app key and the environment.
  public var key: Key
  /// Whether the app key is not empty.
  public var hasKey: Bool
  /// `alwaysAllowTokenRegistration`.
  public var flag: Bool
  /// The language code (not in `tcpush-ko`).
  public var language: Language
  /// The user id (`tcpush-ko`).
  public var user: User
  /// The agreement, with the defaults of AGR-6 (`tcpush-ko`).
  public var consent: Consent
  /// The kinds of token that a call is about (`toast-ko`); `nil` where the configuration names none.
  public var types: PushTypes?

  /// Settings by their parts.
  public init(
    configuration: Symbol<SymbolKind.Configuration>, key: Key, hasKey: Bool = true, flag: Bool = false,
    language: Language = .none, user: User = .none, consent: Consent = .none, types: PushTypes? = nil
  ) {
    self.configuration = configuration
    self.key = key
    self.hasKey = hasKey
    self.flag = flag
    self.language = language
    self.user = user
    self.consent = consent
    self.types = types
  }
}
