extension ClosedSystem.Alphabet {
  /// The alphabets under which the composed system is explored: each behaviour with what disturbs it.
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
      name: name, permissions: [.notDetermined], settings: [.init(key: .userA, flag: false)],
      delegates: [.set], users: [.userA], channels: [[.apns]], agreements: [.complete],
      replies: [.accepted, .refused], openCalls: 1, others: [])
  }

  /// The prompt, Settings and the flag.
  static func permission(in edition: Edition) -> Self {
    var alphabet = standard("permission", edition)
    alphabet.permissions = [.notDetermined, .provisional]
    alphabet.users = [.userA, nil]
    alphabet.replies = [.accepted]
    alphabet.others = [
      .changeSettings(allowed: true), .changeSettings(allowed: false), .endProcess, .startProcess,
      .enterForeground,
    ]
    if edition.hasFlag {
      alphabet.settings.append(.init(key: .userA, flag: true))
      alphabet.others += [.network(up: false), .network(up: true)]
    }
    return alphabet
  }

  /// Two users, logging in and out at any time, the process ending in between.
  static func users(in edition: Edition) -> Self {
    var alphabet = standard("users", edition)
    alphabet.permissions = [.authorized, .denied]
    alphabet.users = [.userA, .userB, .device, nil]
    alphabet.others = [.endProcess, .startProcess]
    return alphabet
  }

  /// The agreements that a registration can be given. That of `tcpush-ko` is the configuration's, whose parts
  /// have values (AGR-6); `toast-ko` has no call without one (AGR-10).
  private static func kinds(in edition: Edition) -> [SystemStimulus.AgreementKind] {
    if edition.obtainsTokenUninitialized { return [.complete, .nightOnly, .declined] }
    let given: [SystemStimulus.AgreementKind] = [.complete, .partial, .nightOnly, .declined]
    return edition.registersAllTypesAtOnce ? given : given + [.absent]
  }

  /// Every agreement.
  static func agreements(in edition: Edition) -> Self {
    var alphabet = standard("agreements", edition)
    alphabet.permissions = [.authorized]
    alphabet.users = [.userA, nil]
    alphabet.agreements = kinds(in: edition)
    alphabet.others = [.endProcess, .startProcess]
    return alphabet
  }

  /// The network and the server fail in every way; time passes. A request that was sent is not answered as
  /// unreachable (SUITE-5): one that is made without a network is, at once.
  static func network(in edition: Edition) -> Self {
    var alphabet = standard("network", edition)
    // Without a user toast-ko ends what is in progress, with whatever answer comes.
    alphabet.users = edition.requiresUser ? [.userA, .userB, nil] : [.userA, .userB]
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
    alphabet.channels = edition.registersAllTypesAtOnce ? [[.apns, .voip]] : [[.apns], [.voip]]
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
    alphabet.settings += [.init(key: .userB, flag: false), .init(key: nil, flag: false)]
    if edition.hasFlag { alphabet.settings.append(.init(key: .userA, flag: true)) }
    alphabet.delegates = [.set, .clear, .unmentioned]
    alphabet.others = [.endProcess, .startProcess, .message(isReported: true)]
    return alphabet
  }

  /// Settings without an app key, and every call after them.
  static func keys(in edition: Edition) -> Self {
    var alphabet = standard("keys", edition)
    alphabet.permissions = [.authorized]
    alphabet.settings.append(.init(key: nil, flag: false))
    alphabet.channels = [[.apns], [.voip]]
    alphabet.replies = [.accepted]
    alphabet.others = [.message(isReported: true)]
    return alphabet
  }

  /// What the SDK removes by itself: the other kind of token, and what was registered thanks to the flag.
  static func removals(in edition: Edition) -> Self {
    var alphabet = standard("removals", edition)
    alphabet.permissions = [edition.hasFlag ? .denied : .authorized]
    if edition.hasFlag { alphabet.settings.append(.init(key: .userA, flag: true)) }
    alphabet.channels = [[.apns], [.voip]]
    alphabet.replies = [.accepted]
    alphabet.others = [.endProcess, .startProcess]
    return alphabet
  }

  /// The flag where there is no network.
  static func flagOffline(in edition: Edition) -> Self {
    var alphabet = standard("flag offline", edition)
    alphabet.permissions = [.notDetermined, .provisional]
    alphabet.settings = [.init(key: .userA, flag: true), .init(key: .userA, flag: false)]
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
    alphabet.channels = [[.voip]]
    alphabet.agreements = kinds(in: edition).filter { $0 == .complete || $0 == .absent }
    alphabet.users = [.userA, nil]
    alphabet.replies = [.accepted, .refused, .timedOut, .malformed]
    alphabet.others = [
      .changeToken(.voip), .network(up: false), .network(up: true), .endProcess, .startProcess, .passTime,
    ]
    return alphabet
  }

  /// VoIP messages, call reporting and the delegate.
  static func messages(in edition: Edition) -> Self {
    var alphabet = standard("messages", edition)
    alphabet.permissions = [.authorized]
    alphabet.channels = [[.voip]]
    alphabet.delegates = [.set, .clear]
    alphabet.replies = [.accepted]
    alphabet.others = [
      .invalidateToken, .message(isReported: true), .message(isReported: false), .endProcess, .startProcess,
    ]
    return alphabet
  }

  /// Both kinds of token side by side, for changing users.
  static func types(in edition: Edition) -> Self {
    var alphabet = standard("types", edition)
    alphabet.permissions = [.authorized, .denied]
    alphabet.channels = edition.registersAllTypesAtOnce ? [[.apns, .voip]] : [[.apns], [.voip]]
    alphabet.users = [.userA, nil]
    alphabet.replies = [.accepted]
    return alphabet
  }
}
