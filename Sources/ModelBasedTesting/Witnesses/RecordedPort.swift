import Conformance

/// A transcript as a port: the same requests in the same order get the recorded replies.
struct RecordedPort: Adapter, Sendable {
  let profile: Profile
  private let exchanges: [Exchange]
  private var next = 0
  /// The calls' present names, by their names in the transcript. A case may have renamed them since.
  private var names: [String: String] = [:]

  /// Makes the port from a recorded case.
  init(_ recorded: RecordedCase, profile: Profile) {
    exchanges = recorded.exchanges
    self.profile = profile
  }

  mutating func reset(_ setting: Setting) { (next, names) = (0, [:]) }

  /// The recorded reply; a fault where the transcript has another request.
  mutating func perform(_ stimulus: Stimulus, as name: String?) throws(AdapterFault) -> Reply {
    guard next < exchanges.count, exchanges[next].stimulus == stimulus else {
      throw AdapterFault(.protocolBroken, "the transcript holds another sequence of stimuli")
    }
    defer { next += 1 }
    guard let reply = exchanges[next].reply else {
      throw AdapterFault(.ended, "the port gave no reply to \"\(stimulus.name)\"")
    }
    if let recorded = exchanges[next].name { names[recorded] = name }
    return reply.naming(names)
  }
}

extension Reply {
  /// The reply with other names for calls.
  func naming(_ names: [String: String]) -> Reply {
    guard case .observed(let observations) = self else { return self }
    return .observed(
      observations.map { one in
        guard case .completed(var completion) = one else { return one }
        completion.call = completion.call.map { names[$0] ?? $0 }
        return .completed(completion)
      })
  }
}
