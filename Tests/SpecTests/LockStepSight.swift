import Conformance
import PushModel

/// What one side of the lock-step saw in a move, in words that both sides share.
///
/// The closed system folds values together. So do these words: whoever is registered without a user id is "the
/// device", an agreement is its three parts, and all that leave out notifications are one.
struct LockStepSight: Hashable {
  /// What was seen, however often: the prompt, a message, how calls completed.
  var seen: Set<String> = []
  /// How many calls completed of each kind that was told.
  var completed: [String: Int] = [:]
  /// What the server holds about each kind of token.
  var records: [String] = []
  /// What the SDK waits for: tokens of the system, and answers of the server.
  var awaited: Set<String> = []

  /// All of it, in an order that is always the same.
  var lines: [String] {
    seen.sorted() + completed.sorted { $0.key < $1.key }.map { "\($0.key) completed: \($0.value)" } + records
      + awaited.sorted().map { "awaits \($0)" }
  }

  mutating func complete(_ call: String, _ outcome: String, shows: [String]) {
    seen.insert(([call, outcome] + shows).joined(separator: ", "))
  }
}

// MARK: What the closed system shows

extension LockStepSight {
  init(_ reaction: ClosedSystem.Reaction, in edition: Edition) {
    for seen in reaction.seen { add(seen, edition) }
    // A call of which somebody is told counts as often as it ended.
    for open in reaction.ended.things {
      let key = open.call == .update ? "update" : "\(open.call.rawValue) \(open.channel.rawValue)"
      guard seen.contains(where: { $0.hasPrefix("\(key),") }) else { continue }
      completed[key, default: 0] += reaction.ended[open]
    }
    records = [Channel.apns, .voip].map {
      "\($0.rawValue) at the server: " + Self.text(reaction.state.server[$0])
    }
    for pending in reaction.state.pending.things {
      switch pending {
      case .token(_?, let channel): awaited.insert("the token of \(channel.rawValue)")
      case .server(let purpose): awaited.insert(Self.text(purpose))
      case .permission, .token(nil, _), .removal: break
      }
    }
  }

  private mutating func add(_ seen: ClosedSystem.Seen, _ edition: Edition) {
    switch seen {
    case .prompt: self.seen.insert("prompt")
    case .message: self.seen.insert("message")
    case .reported: self.seen.insert("reported")
    case .restricted: self.seen.insert("restricted")
    case .noEnd: self.seen.insert("no end")
    case .record: break
    case .completed(let call, let channel, let outcome, let shown):
      let code: ErrorCode? =
        switch outcome {
        case .succeeded, .succeededEmpty, .succeededWithLast: nil
        case .failed(let code), .failedWithToken(let code): code
        }
      let error = code.map { $0.written(in: edition) ?? ErrorCode.systemFailed.written(in: edition) }
      complete(
        call == .update ? "update" : "\(call.rawValue) \(channel.rawValue)",
        error.map { "error \(Self.text($0))" } ?? "success", shows: Self.shown(shown))
    }
  }

  private static func shown(_ shown: ClosedSystem.Shown?) -> [String] {
    guard let shown else { return [] }
    let token = shown.token.flatMap { $0 == .missing ? nil : "token \($0.rawValue)" }
    let user = shown.record.map { shown.namesOwner ? "for \(text($0.owner))" : "for nobody named" }
    return [token, user, shown.record.map { text($0.agreement) }].compactMap { $0 }
  }

  private static func text(_ record: ClosedSystem.Record?) -> String {
    guard let record else { return "nothing" }
    let key = record.key.map { $0 == .userA ? "app-1" : "app-2" } ?? "no key"
    return [
      text(record.owner), text(record.agreement), "token \(record.token.rawValue)", key,
      record.isUpdated ? "updated" : "as registered",
    ].joined(separator: ", ")
  }

  /// What the server was asked for.
  static func text(_ purpose: SystemStimulus.ServerPurpose) -> String {
    switch purpose {
    case .register(let channel): "the registration of \(channel.rawValue)"
    case .update(let channel): "the update of \(channel.rawValue)"
    case .unregister(let channel): "the unregistering of \(channel.rawValue)"
    case .query(let channel): "the query of \(channel.rawValue)"
    case .nobody: "nothing"
    }
  }

  private static func text(_ owner: ClosedSystem.Owner) -> String {
    switch owner {
    case .userA: "user-a"
    case .userB: "user-b"
    case .device: "the device"
    }
  }

  private static func text(_ agreement: ClosedSystem.Agreed?) -> String { text(agreement?.parts) }
}

// MARK: What the names show

extension LockStepSight {
  /// The record of a token of which `current` is the one that the system would issue now.
  static func text(_ record: ServerRecord?, current: String) -> String {
    guard let record else { return "nothing" }
    return [
      user(record.user), text(record.agreement), "token \(token(record.token, current))",
      record.appKey.flatMap { $0.isEmpty ? nil : $0 } ?? "no key",
      record.language == LockStepNames.updatedLanguage ? "updated" : "as registered",
    ].joined(separator: ", ")
  }

  mutating func add(_ completion: Completion, current: String) {
    let call =
      completion.operation == .update
      ? "update" : "\(completion.operation.rawValue) \(completion.type.rawValue)"
    var shows = completion.token.flatMap { $0.isEmpty ? nil : ["token \(Self.token($0, current))"] } ?? []
    if let info = completion.info {
      shows.append(info.user == "" ? "for nobody named" : "for \(Self.user(info.user))")
      shows.append(Self.text(info.agreement))
    }
    complete(call, completion.error.map { "error \(Self.text($0))" } ?? "success", shows: shows)
    completed[call, default: 0] += 1
  }

  private static func user(_ user: String?) -> String {
    user.map { $0.isEmpty || $0 == LockStepNames.device ? "the device" : $0 } ?? "no user"
  }

  private static func token(_ token: String, _ current: String) -> String {
    token.isEmpty ? "missing" : token == current ? "current" : "outdated"
  }

  private static func text(_ error: WrittenError?) -> String {
    switch error?.code {
    case nil: "that is not written"
    case .number(let number): String(number)
    case .name(let name): name
    }
  }

  private static func text(_ agreement: AgreementParts?) -> String {
    guard let agreement else { return "no agreement" }
    if agreement.notifications == false { return "no notifications" }
    let parts = [agreement.notifications, agreement.advertisements, agreement.nightAdvertisements]
    return "agreed " + parts.map { $0.map { $0 ? "yes" : "no" } ?? "open" }.joined(separator: " ")
  }
}

extension ClosedSystem.Agreed {
  /// The values that stand for it.
  var parts: AgreementParts {
    func parts(_ notifications: Bool, _ advertisements: Bool?, _ night: Bool?) -> AgreementParts {
      AgreementParts(
        notifications: notifications, advertisements: advertisements, nightAdvertisements: night)
    }
    return switch self {
    case .complete: parts(true, true, false)
    case .partial: parts(true, nil, nil)
    case .nightOnly: parts(true, false, true)
    case .declined: parts(false, true, true)
    case .filledOff, .withoutNight, .notificationsOnly: parts(true, false, false)
    case .filledOn, .everything: parts(true, true, true)
    case .nothing, .withoutNotifications: parts(false, false, false)
    }
  }
}
