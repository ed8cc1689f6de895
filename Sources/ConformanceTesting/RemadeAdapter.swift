import Conformance

/// An adapter in this process that is restarted by making another one.
struct RemadeAdapter<Base: Adapter>: Adapter {
  private let make: @Sendable () -> Base
  private var base: Base

  init(_ make: @escaping @Sendable () -> Base) {
    self.make = make
    base = make()
  }

  var profile: Profile { get throws(AdapterFault) { try base.profile } }
  var diagnostics: String { base.diagnostics }

  mutating func reset(_ setting: Setting) throws(AdapterFault) { try base.reset(setting) }

  mutating func perform(_ stimulus: Stimulus, as name: String?) throws(AdapterFault) -> Reply {
    try base.perform(stimulus, as: name)
  }

  mutating func restart() throws(AdapterFault) { base = make() }
}
