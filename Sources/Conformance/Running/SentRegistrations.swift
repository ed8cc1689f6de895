import PushModel

/// What has become of the registrations that a port has sent, for each open call that may rest on them.
struct SentRegistrations: Sendable {
  /// The kinds of token, by the ids of the requests that wait for an answer.
  private var waiting: [String: PushType] = [:]
  private var outcomes: [String: Outcome] = [:]

  /// For a call, the kinds of token whose registration was accepted, and those of which one failed.
  private struct Outcome: Sendable {
    var accepted = PushTypes()
    var failed = PushTypes()
  }

  /// A request was sent.
  mutating func note(_ request: Request, id: String) {
    if case .server(.register(let record)) = request { waiting[id] = record.type }
  }

  /// A request was answered, while some calls were open.
  mutating func note(_ answer: Answer, to id: String, for calls: [CallState]) {
    guard let type = waiting.removeValue(forKey: id) else { return }
    for call in calls where call.operation == .register && call.awaits(type) {
      if case .accepted = answer {
        outcomes[call.name, default: Outcome()].accepted.insert(PushTypes(type))
      } else {
        outcomes[call.name, default: Outcome()].failed.insert(PushTypes(type))
      }
    }
  }

  /// Nothing is known any more about some calls.
  mutating func forgetAll(where isForgotten: (String) -> Bool) {
    outcomes = outcomes.filter { !isForgotten($0.key) }
  }

  /// Whether all that was sent for a call has failed.
  func hasFailed(_ call: String, _ type: PushType) -> Bool {
    guard let outcome = outcomes[call] else { return false }
    return outcome.failed.contains(type) && !outcome.accepted.contains(type)
  }
}
