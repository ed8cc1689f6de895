/// A port of which a transcript notes all that happens to it in a walk, test by test.
package struct TranscribedAdapter<Base: Adapter>: Adapter {
  /// The port.
  package var base: Base
  private let transcript: Transcript
  private let behaviour: String
  private let seed: UInt64
  private var steps = 0

  /// A port in a walk over a behaviour, whose steps a seed decides.
  package init(_ base: Base, in behaviour: String, seed: UInt64, to transcript: Transcript) {
    self.base = base
    self.behaviour = behaviour
    self.seed = seed
    self.transcript = transcript
  }

  /// That of the port.
  package var profile: Profile { get throws(AdapterFault) { try base.profile } }

  /// Begins a test.
  package mutating func reset(_ setting: Setting) throws(AdapterFault) {
    steps = 0
    transcript.startWalk(setting, over: behaviour, seed: seed)
    try base.reset(setting)
  }

  /// Lets something happen to the port; where it gives no reply, that is noted too.
  package mutating func perform(_ stimulus: Stimulus, as name: String?) throws(AdapterFault) -> Reply {
    steps += 1
    do throws(AdapterFault) {
      let reply = try base.perform(stimulus, as: name)
      transcript.add(Exchange(stimulus: stimulus, name: name, reply: reply), step: steps)
      return reply
    } catch {
      transcript.add(Exchange(stimulus: stimulus, name: name, reply: nil), step: steps)
      throw error
    }
  }

  /// Starts the port anew.
  package mutating func restart() throws(AdapterFault) { try base.restart() }
  /// What is known about its last end.
  package var diagnostics: String { base.diagnostics }
}
