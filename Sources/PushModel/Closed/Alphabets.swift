extension ClosedSystem.Alphabet {
  /// The alphabets under which the composed system is explored: one for each behaviour, with what disturbs it.
  public static func all(in edition: Edition) -> [Self] {
    [
      permission(in: edition), users(in: edition), agreements(in: edition), network(in: edition),
      overlaps(in: edition), settings(in: edition), voip(in: edition), messages(in: edition),
      types(in: edition), keys(in: edition),
    ] + (edition.fallsBackToDevice ? [removals(in: edition)] : [])
      + (edition.hasFlag ? [flagOffline(in: edition)] : [])
  }

  private static func standard(_ name: String, _ edition: Edition) -> Self {
    Self(
      name: name, permissions: [.notDetermined], settings: [settings(.keyA, in: edition)],
      delegates: [.set], users: [.userA], channels: [.apns], consents: consents(in: edition, [.complete]),
      replies: [.accepted, .refused], openCalls: 1, others: [])
  }

  /// The prompt, Settings and the flag.
  static func permission(in edition: Edition) -> Self {
    var alphabet = standard("permission", edition)
    alphabet.permissions = [.notDetermined, .provisional]
    alphabet.users = [.userA, .none]
    alphabet.replies = [.accepted]
    alphabet.others = [
      .changeSettings(allowed: true), .changeSettings(allowed: false), .endProcess, .startProcess,
      .enterForeground,
    ]
    if edition.hasFlag {
      alphabet.settings.append(settings(.keyA, flag: true, in: edition))
      alphabet.others += [.network(up: false), .network(up: true)]
    }
    return alphabet
  }

  /// Two users, logging in and out at any time, the process ending in between.
  static func users(in edition: Edition) -> Self {
    var alphabet = standard("users", edition)
    alphabet.permissions = [.authorized, .denied]
    alphabet.users = [.userA, .userB, .empty, .none]
    alphabet.others = [.endProcess, .startProcess]
    return alphabet
  }

  /// Settings with one of two app keys, or with none. In `tcpush-ko` they name the user and the agreement.
  public static func settings(
    _ key: Key, flag: Bool = false, types: PushTypes? = nil, consent: Consent = .complete, in edition: Edition
  ) -> SDKSettings {
    let isConfigured = edition.hasConfiguredConsent
    var number = key.number * 2 + (flag ? 1 : 0)
    if isConfigured { number += UInt16(consent.number) * 8 }
    return SDKSettings(
      configuration: Symbol(number), key: key, hasKey: key != .emptyKey, flag: flag, language: .korean,
      user: isConfigured ? (key == .keyB ? .userB : .userA) : .none, consent: isConfigured ? consent : .none,
      types: edition.registersAllTypesAtOnce ? types ?? .notifications : nil)
  }

  /// The agreements that calls may give. In `tcpush-ko`, where that of the configuration counts, one is enough.
  private static func consents(in edition: Edition, _ given: [Consent]) -> [Consent] {
    edition.hasConfiguredConsent ? [.complete] : given
  }

  /// Every agreement that a registration can give: `toast-ko` has no call without one (AGR-10).
  private static func everyConsent(in edition: Edition) -> [Consent] {
    consents(in: edition, edition.registersAllTypesAtOnce ? Consent.ofEachKind : Consent.ofEachKind + [.none])
  }

  /// Lets calls be about both kinds of token: by the configuration, where one call is about all kinds that it names.
  private static func nameBothTypes(in alphabet: inout Self, _ edition: Edition) {
    if edition.registersAllTypesAtOnce {
      alphabet.settings = [settings(.keyA, types: .both, in: edition)]
    } else {
      alphabet.channels = [.apns, .voip]
    }
  }

  /// Every agreement that calls may give.
  static func agreements(in edition: Edition) -> Self {
    var alphabet = standard("agreements", edition)
    alphabet.permissions = [.authorized]
    alphabet.users = [.userA, .none]
    alphabet.consents = everyConsent(in: edition)
    if edition.hasConfiguredConsent {
      alphabet.settings = [Consent.complete, .nightOnly, .declined, .torn].map {
        settings(.keyA, consent: $0, in: edition)
      }
    }
    alphabet.others = [.endProcess, .startProcess]
    return alphabet
  }

  /// Every failure of the network and the server, and the passing of time. Only a request that is made without a
  /// network is answered as unreachable, at once (SUITE-5).
  static func network(in edition: Edition) -> Self {
    var alphabet = standard("network", edition)
    // Without a user toast-ko ends what is in progress, with whatever answer comes.
    alphabet.users = edition.requiresUser ? [.userA, .userB, .none] : [.userA, .userB]
    alphabet.replies = [.accepted, .refused, .timedOut, .malformed]
    alphabet.others = [
      .network(up: false), .network(up: true), .passTime, .endProcess, .startProcess,
      .changeToken(.apns),
    ]
    return alphabet
  }

  /// Calls while others are in progress.
  static func overlaps(in edition: Edition) -> Self {
    var alphabet = standard("overlaps", edition)
    alphabet.permissions = [.authorized, .notDetermined]
    nameBothTypes(in: &alphabet, edition)
    alphabet.replies = [.accepted, .refused, .timedOut]
    // Where a call is about both kinds of token, it counts twice.
    alphabet.openCalls = edition.registersAllTypesAtOnce ? 3 : 2
    if edition.registersAllTypesAtOnce { alphabet.others = [.endProcess, .startProcess] }
    return alphabet
  }

  /// Initialising anew, with other settings, without a key and without a delegate; messages at any time.
  static func settings(in edition: Edition) -> Self {
    var alphabet = standard("settings", edition)
    alphabet.permissions = [.authorized]
    alphabet.settings += [settings(.keyB, in: edition), settings(.emptyKey, in: edition)]
    if edition.hasFlag { alphabet.settings.append(settings(.keyA, flag: true, in: edition)) }
    alphabet.delegates = [.set, .clear, .unmentioned]
    alphabet.others = [.endProcess, .startProcess, .message(isReported: true), .notification]
    return alphabet
  }

  /// Settings without an app key, and every call after them.
  static func keys(in edition: Edition) -> Self {
    var alphabet = standard("keys", edition)
    alphabet.permissions = [.authorized]
    alphabet.settings.append(settings(.emptyKey, in: edition))
    alphabet.channels = [.apns, .voip]
    alphabet.replies = [.accepted]
    alphabet.others = [.message(isReported: true)]
    return alphabet
  }

  /// Calls about the VoIP token alone.
  private static func nameVoIP(in alphabet: inout Self, _ edition: Edition) {
    alphabet.channels = [.voip]
    if edition.registersAllTypesAtOnce { alphabet.settings = [settings(.keyA, types: .voip, in: edition)] }
  }

  /// Removals by the SDK itself: of the other kind of token, and of what was registered thanks to the flag.
  static func removals(in edition: Edition) -> Self {
    var alphabet = standard("removals", edition)
    alphabet.permissions = [edition.hasFlag ? .denied : .authorized]
    if edition.hasFlag { alphabet.settings.append(settings(.keyA, flag: true, in: edition)) }
    alphabet.channels = [.apns, .voip]
    alphabet.replies = [.accepted]
    alphabet.others = [.endProcess, .startProcess]
    return alphabet
  }

  /// The flag where there is no network.
  static func flagOffline(in edition: Edition) -> Self {
    var alphabet = standard("flag offline", edition)
    alphabet.permissions = [.notDetermined, .provisional]
    alphabet.settings = [settings(.keyA, flag: true, in: edition), settings(.keyA, in: edition)]
    alphabet.replies = [.accepted]
    alphabet.others = [
      .network(up: false), .network(up: true), .changeSettings(allowed: true),
      .changeSettings(allowed: false),
    ]
    return alphabet
  }

  /// The VoIP token, the network and the server.
  static func voip(in edition: Edition) -> Self {
    var alphabet = standard("voip", edition)
    alphabet.permissions = [.denied]
    nameVoIP(in: &alphabet, edition)
    alphabet.consents = everyConsent(in: edition).filter { $0 == .complete || $0 == .none }
    // Without a user toast-ko ends what is in progress, also after it has changed.
    alphabet.users = edition.requiresUser ? [.userA, .userB, .none] : [.userA, .none]
    alphabet.replies = [.accepted, .refused, .timedOut, .malformed]
    alphabet.others = [
      .changeToken(.voip), .network(up: false), .network(up: true), .endProcess, .startProcess, .passTime,
    ]
    return alphabet
  }

  /// VoIP and notification messages, call reporting and the delegates.
  static func messages(in edition: Edition) -> Self {
    var alphabet = standard("messages", edition)
    alphabet.permissions = [.authorized]
    nameVoIP(in: &alphabet, edition)
    alphabet.delegates = [.set, .clear]
    alphabet.replies = [.accepted]
    alphabet.others = [
      .invalidateToken, .message(isReported: true), .message(isReported: false), .notification, .endProcess,
      .startProcess,
    ]
    return alphabet
  }

  /// Both kinds of token side by side, for changing users.
  static func types(in edition: Edition) -> Self {
    var alphabet = standard("types", edition)
    alphabet.permissions = [.authorized, .denied]
    nameBothTypes(in: &alphabet, edition)
    alphabet.users = [.userA, .none]
    alphabet.replies = [.accepted]
    return alphabet
  }
}

extension Symbol where Kind == SymbolKind.User {
  /// The first of two users.
  public static var userA: Self { Self(firstNamed) }
  /// The second of two users.
  public static var userB: Self { Self(firstNamed + 1) }
}

extension Symbol where Kind == SymbolKind.Key {
  /// The first of two app keys.
  public static var keyA: Self { Self(1) }
  /// The second of two app keys.
  public static var keyB: Self { Self(2) }
  /// The empty app key.
  public static var emptyKey: Self { Self(3) }
}

extension Consent {
  /// A complete agreement: to notifications and to advertisements, but not at night.
  public static let complete = Consent(notifications: true, advertisements: true, night: false)
  /// An agreement to advertisements at night, but not to advertisements.
  public static let nightOnly = Consent(notifications: true, advertisements: false, night: true)
  /// An agreement that declines everything.
  public static let declined = nothing
  /// An agreement to advertisements without notifications.
  public static let torn = Consent(notifications: false, advertisements: true, night: false)
  /// An agreement with unset parts, which is complete whatever they are filled with.
  public static let partial = Consent(notifications: true, advertisements: nil, night: nil)
  /// One agreement of each kind.
  public static let ofEachKind: [Consent] = [complete, partial, nightOnly, declined, torn]
}
