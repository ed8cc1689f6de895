/// What matters of a configuration that the app initialises the SDK with.
public struct Settings: Hashable, Sendable {
  /// Which configuration it is: two that differ in anything are two.
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
  public var types: Types?

  /// Settings by what matters of them.
  public init(
    configuration: Symbol<SymbolKind.Configuration>, key: Key, hasKey: Bool = true, flag: Bool = false,
    language: Language = .none, user: User = .none, consent: Consent = .none, types: Types? = nil
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

/// The kinds of token that a call is about.
public struct Types: OptionSet, Hashable, Sendable {
  /// A bit for each kind.
  public let rawValue: UInt8

  /// The kinds whose bits are set.
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// The one kind.
  public init(_ channel: Channel) {
    switch channel {
    case .apns: self = .notifications
    case .voip: self = .voip
    }
  }

  /// The token for notifications.
  public static let notifications = Types(rawValue: 1)
  /// The VoIP token.
  public static let voip = Types(rawValue: 2)
  /// Both.
  public static let both: Types = [.notifications, .voip]

  /// Whether a kind is among them.
  public func contains(_ channel: Channel) -> Bool { contains(Types(channel)) }

  /// The kinds, the one for notifications first.
  public var channels: [Channel] {
    switch self {
    case .both: Channel.both
    case .notifications: [.apns]
    case .voip: [.voip]
    case _: []
    }
  }
}
