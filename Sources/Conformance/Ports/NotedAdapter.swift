import PushModel

/// An adapter of which is noted what happened since its last reset.
struct NotedAdapter<Base: Adapter>: Adapter {
  private(set) var base: Base
  /// What happened, the oldest first.
  private(set) var exchanges: [Exchange] = []

  init(_ base: Base) { self.base = base }

  var profile: Profile { get throws(AdapterFault) { try base.profile } }
  var diagnostics: String { base.diagnostics }

  mutating func reset(_ setting: Setting) throws(AdapterFault) {
    exchanges = []
    try base.reset(setting)
  }

  mutating func perform(_ stimulus: Stimulus, as name: String?) throws(AdapterFault) -> Reply {
    let reply = try base.perform(stimulus, as: name)
    exchanges.append(Exchange(stimulus: stimulus, name: name, reply: reply))
    return reply
  }

  mutating func restart() throws(AdapterFault) { try base.restart() }
}

extension Exchange {
  /// What was observed; nothing where there was no such reply.
  var observations: [Observation] {
    switch reply {
    case .observed(let observations): observations
    case .unsupported, .failed, nil: []
    }
  }
}
