/// A port whose walk is recorded in a transcript, test by test.
package struct TranscribedAdapter<Base: Adapter>: Adapter {
  package var base: Base
  private let transcript: Transcript
  private let behaviour: String
  private let seed: UInt64
  private var steps = 0

  /// A port in a walk over a behaviour. The seed decides the steps of the walk.
  package init(_ base: Base, in behaviour: String, seed: UInt64, to transcript: Transcript) {
    self.base = base
    self.behaviour = behaviour
    self.seed = seed
    self.transcript = transcript
  }

  package var profile: Profile { get throws(AdapterFault) { try base.profile } }

  /// Resets the port, and begins the record of a test.
  package mutating func reset(_ setting: Setting) throws(AdapterFault) {
    steps = 0
    transcript.startWalk(setting, over: behaviour, seed: seed)
    try base.reset(setting)
  }

  /// Performs a stimulus, and records it with its reply, or without one if none came.
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

  package mutating func restart() throws(AdapterFault) { try base.restart() }
  package var diagnostics: String { base.diagnostics }
}
