import PushModel

/// The outcomes of the registrations that a port has sent, for each open call that may rest on them, and the kinds of
/// token that it has had removed since.
struct SentRegistrations: Sendable {
  /// The registrations and removals that wait for an answer, by the request's id.
  private var waiting: [String: ServerRequest] = [:]
  private(set) var removed = PushTypes()
  private var outcomes: [String: Outcome] = [:]

  /// The kinds of token with an accepted registration, and with a failed one, of one call.
  private struct Outcome: Sendable {
    var accepted = PushTypes()
    var failed = PushTypes()
  }

  /// Records a request.
  mutating func note(_ request: Request, id: String) {
    guard case .server(let request) = request else { return }
    switch request {
    case .register, .unregister: waiting[id] = request
    case .update, .query: break
    }
  }

  /// Records an answer for the open calls. A failure may be that of any of several.
  mutating func note(_ answer: Answer, to id: String, for calls: [CallState]) {
    guard let request = waiting.removeValue(forKey: id) else { return }
    let type = request.type
    let isRegistration = request.operation == .register
    if case .accepted = answer {
      if isRegistration { removed.remove(PushTypes(type)) } else { removed.insert(PushTypes(type)) }
    }
    guard isRegistration else { return }
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
