import PushModel

/// The outcomes of the registrations that a port has sent, for each open call that may rest on them, and the kinds of
/// token that it has had removed since.
struct SentRegistrations: Sendable {
  /// The kinds of token of requests that wait for an answer, by the request's id.
  private var waiting: [String: PushType] = [:]
  private var removals: [String: PushType] = [:]
  private(set) var removed = PushTypes()
  private var outcomes: [String: Outcome] = [:]

  /// The kinds of token with an accepted registration, and with a failed one, of one call.
  private struct Outcome: Sendable {
    var accepted = PushTypes()
    var failed = PushTypes()
  }

  /// Records a request.
  mutating func note(_ request: Request, id: String) {
    if case .server(.register(let record)) = request { waiting[id] = record.type }
    if case .server(.unregister(let type)) = request { removals[id] = type }
  }

  /// Records an answer for the open calls. A failure may be that of any of several.
  mutating func note(_ answer: Answer, to id: String, for calls: [CallState]) {
    if let type = removals.removeValue(forKey: id), case .accepted = answer {
      removed.insert(PushTypes(type))
    }
    guard let type = waiting.removeValue(forKey: id) else { return }
    if case .accepted = answer { removed.remove(PushTypes(type)) }
    let open = calls.filter { $0.operation == .register && $0.awaits(type) }
    for call in open {
      if case .accepted = answer {
        outcomes[call.name, default: Outcome()].accepted.insert(PushTypes(type))
      } else if open.count == 1 {
        outcomes[call.name, default: Outcome()].failed.insert(PushTypes(type))
      }
    }
  }

  mutating func forgetAll(where isForgotten: (String) -> Bool) {
    outcomes = outcomes.filter { !isForgotten($0.key) }
  }

  /// Whether a registration that was sent while a call was open was accepted; `nil` if none was answered.
  func wasAccepted(_ call: String, _ type: PushType) -> Bool? {
    guard let outcome = outcomes[call] else { return nil }
    return outcome.accepted.contains(type) ? true : outcome.failed.contains(type) ? false : nil
  }
}
