import PushModel

/// The names in a log, and the names in their place while it is judged. There are few names for calls and messages,
/// which are used again, so that recurring states are recognised.
struct LogNames: Sendable {
  private let header: LogHeader
  /// The open calls of the log, with their names.
  private var calls: [String: String] = [:]
  private var freeCalls = Array((1...limit).map { "call-\($0)" }.reversed())
  /// The messages that have not been seen, with their names.
  private var messages: [String: String] = [:]
  private var freeMessages = Array((1...limit).map { "message-\($0)" }.reversed())
  /// Calls and messages, the oldest first. The oldest lose their names if there are too many.
  private var oldCalls: [String] = []
  private var oldMessages: [String] = []
  private var tokens = PerPushType<[String: String]>([:])
  private var users: Set<String> = []

  private static let limit = 64

  init(_ header: LogHeader) {
    self.header = header
    users = Set(header.given.flatMap { [$0.user, $0.configuration.user ?? nil] }.compactMap(\.self))
  }

  /// The events of a line, in the names of the judge. `token` is the current token of the system.
  mutating func events(of line: LogLine, token: (PushType) -> String) -> [LogLine] {
    switch line {
    case .done(let action, let name): return [event(action, name)]
    case .tokenChanged(let type, let text):
      // The next token gets its name when it has been issued.
      changed[type] = text
      return [.done(.tokenChanges(type), name: nil)]
    case .reports: return []
    case .seen(.completed(let completion)): return events(of: completion, token)
    case .seen(.message(let type, let text)):
      if let known = messages.removeValue(forKey: text) {
        oldMessages.removeAll { $0 == text }
        freeMessages.append(known)
        return [.seen(.message(type, known))]
      }
      guard !header.observes.contains(.arrivals) else { return [.seen(.message(type, text))] }
      let name = freeMessages.last ?? "message-0"
      let arrival: CaseAction =
        type == .voip ? .voipArrives(message: name) : .notificationArrives(message: name)
      return [.done(arrival, name: nil), .seen(.message(type, name))]
    case .seen(.prompt), .seen(.reportedCall): return [line]
    }
  }

  private mutating func event(_ action: CaseAction, _ name: String?) -> LogLine {
    switch action {
    case .voipArrives(let text): return .done(.voipArrives(message: message(text)), name: nil)
    case .notificationArrives(let text): return .done(.notificationArrives(message: message(text)), name: nil)
    case .setUser(let user): if let user { users.insert(user) }
    case .update(let changes): if let user = changes.user { users.insert(user) }
    case .initialize(let changes, _): if let user = changes.user ?? nil { users.insert(user) }
    case .terminates:
      for call in oldCalls { release(call: call) }
    case .setDelegate, .register, .query, .unregister, .promptAnswered, .settings, .tokenAnswered,
      .tokenChanges, .tokenInvalidated, .serverAnswers, .world, .network, .launches, .entersForeground,
      .entersBackground, .timePasses:
      break
    }
    guard action.operation != nil else { return .done(action, name: nil) }
    guard let name, !header.edition.reportsToDelegate else { return .done(action, name: "call") }
    if calls[name] == nil {
      if freeCalls.isEmpty { release(call: oldCalls[0]) }
      calls[name] = freeCalls.removeLast()
      oldCalls.append(name)
    }
    return .done(action, name: calls[name])
  }

  @discardableResult
  private mutating func release(call: String) -> String? {
    guard let known = calls.removeValue(forKey: call) else { return nil }
    oldCalls.removeAll { $0 == call }
    freeCalls.append(known)
    return known
  }

  private mutating func message(_ text: String) -> String {
    if let known = messages[text] { return known }
    if freeMessages.isEmpty, let oldest = oldMessages.first, let known = messages.removeValue(forKey: oldest)
    {
      oldMessages.removeFirst()
      freeMessages.append(known)
    }
    let name = freeMessages.removeLast()
    messages[text] = name
    oldMessages.append(text)
    return name
  }

  // MARK: Completions

  private var changed = PerPushType(String?.none)

  private mutating func events(of completion: Completion, _ token: (PushType) -> String) -> [LogLine] {
    var plain = completion
    var events: [LogLine] = []
    if header.edition.reportsToDelegate {
      plain.call = nil
    } else if let call = completion.call {
      plain.call = release(call: call) ?? "none"
    }
    let type = completion.type
    if let text = completion.token ?? completion.info?.token, tokens[type][text] == nil {
      if let last = changed[type] { tokens[type][last] = token(type) }
      changed[type] = nil
      if tokens[type][text] == nil {
        if tokens[type].values.contains(token(type)) {
          // A token other than the known one was changed by the system without being seen.
          if !header.observes.contains(.tokens) {
            events.append(.done(.tokenChanges(type), name: nil))
            tokens[type][text] = Self.next(after: token(type))
          }
        } else {
          tokens[type][text] = token(type)
        }
      }
    }
    plain.token = completion.token.map { tokens[type][$0] ?? $0 }
    plain.info?.token = completion.info?.token.map { tokens[type][$0] ?? $0 }
    if let user = completion.info?.user, !user.isEmpty,
      header.device.map({ $0 == user }) ?? !users.contains(user)
    {
      plain.info?.user = Symbols.device
    }
    return events + [.seen(.completed(plain))]
  }

  /// The name of the next token.
  private static func next(after token: String) -> String {
    let parts = token.split(separator: "-")
    return "\(parts[0])-\((Int(parts[1]) ?? 0) + 1)"
  }
}
