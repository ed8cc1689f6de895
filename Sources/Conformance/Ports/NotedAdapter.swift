import PushModel

/// An adapter that records the exchanges since its last reset.
package struct NotedAdapter<Base: Adapter>: Adapter {
  package private(set) var base: Base
  /// The exchanges, the oldest first.
  package private(set) var exchanges: [Exchange] = []

  package init(_ base: Base) { self.base = base }

  package var profile: Profile { get throws(AdapterFault) { try base.profile } }
  package var diagnostics: String { base.diagnostics }

  package mutating func reset(_ setting: Setting) throws(AdapterFault) {
    exchanges = []
    try base.reset(setting)
  }

  package mutating func perform(_ stimulus: Stimulus, as name: String?) throws(AdapterFault) -> Reply {
    let reply = try base.perform(stimulus, as: name)
    exchanges.append(Exchange(stimulus: stimulus, name: name, reply: reply))
    return reply
  }

  package mutating func restart() throws(AdapterFault) { try base.restart() }
}

extension Exchange {
  /// The observations of the reply; empty if there was no such reply.
  package var observations: [Observation] {
    switch reply {
    case .observed(let observations): observations
    case .unsupported, .failed, nil: []
    }
  }
}
