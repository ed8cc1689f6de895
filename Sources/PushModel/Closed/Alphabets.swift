extension ClosedSystem.Alphabet {
  /// The alphabets under which the composed system is explored: each behaviour with what disturbs it.
  public static func all(in edition: Edition) -> [Self] {
    [
      permission(in: edition), users(in: edition), network(in: edition), overlaps(in: edition),
      settings(in: edition), voip(in: edition),
    ]
  }

  private static func standard(_ name: String, _ edition: Edition) -> Self {
    Self(
      name: name, settings: [.init(key: .userA, flag: false)], delegates: [.set],
      users: [.userA], channels: [[.apns]], agreements: [.complete], replies: [.accepted, .refused],
      openCalls: 1, others: [])
  }

  /// The prompt, Settings and the flag.
  static func permission(in edition: Edition) -> Self {
    var alphabet = standard("permission", edition)
    if edition.hasFlag { alphabet.settings.append(.init(key: .userA, flag: true)) }
    alphabet.others = [
      .changeSettings(allowed: true), .changeSettings(allowed: false), .endProcess, .startProcess,
      .enterForeground,
    ]
    return alphabet
  }

  /// Two users, logging in and out at any time.
  static func users(in edition: Edition) -> Self {
    var alphabet = standard("users", edition)
    alphabet.users = [.userA, .userB, .device, nil]
    alphabet.agreements = [.complete, .partial, .nightOnly, .declined, .absent]
    return alphabet
  }

  /// The network and the server fail in every way; time passes.
  static func network(in edition: Edition) -> Self {
    var alphabet = standard("network", edition)
    alphabet.replies = [.accepted, .refused, .timedOut, .unreachable, .malformed]
    alphabet.others = [
      .network(up: false), .network(up: true), .passTime, .endProcess, .startProcess,
      .changeToken(.apns),
    ]
    return alphabet
  }

  /// Calls while others are in progress.
  static func overlaps(in edition: Edition) -> Self {
    var alphabet = standard("overlaps", edition)
    alphabet.channels = edition.registersAllTypesAtOnce ? [[.apns, .voip]] : [[.apns], [.voip]]
    alphabet.openCalls = 2
    return alphabet
  }

  /// Initialising anew, with other settings, without a key and without a delegate.
  static func settings(in edition: Edition) -> Self {
    var alphabet = standard("settings", edition)
    alphabet.settings += [.init(key: .userB, flag: false), .init(key: nil, flag: false)]
    alphabet.delegates = [.set, .clear, .unmentioned]
    alphabet.others = [.endProcess, .startProcess]
    return alphabet
  }

  /// The VoIP token, messages and call reporting.
  static func voip(in edition: Edition) -> Self {
    var alphabet = standard("voip", edition)
    alphabet.channels = [[.voip]]
    alphabet.delegates = [.set, .clear]
    alphabet.users = [.userA, nil]
    alphabet.others = [
      .changeToken(.voip), .invalidateToken, .message(isReported: true), .message(isReported: false),
      .endProcess, .startProcess, .passTime,
    ]
    return alphabet
  }
}
