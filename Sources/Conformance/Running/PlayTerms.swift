import PushModel

/// What stays the same as long as a case is played. As a class it is shared by all states of the play.
final class PlayTerms: Sendable {
  let compiled: CompiledCase
  /// The kinds of observation that the port cannot show.
  let unobserved: Set<OptionalObservation>
  /// The stimuli that the port declares it can receive; `nil` for all.
  let capabilities: Set<Capability>?
  /// Whether steps record the exchanges with the port.
  let notesExchanges: Bool
  /// The texts behind symbols, if several plays share them: those of the specification itself.
  let names: Names?

  init(_ compiled: CompiledCase, profile: Profile, notesExchanges: Bool, names: Names? = nil) {
    self.compiled = compiled
    self.names = names
    self.notesExchanges = notesExchanges
    unobserved = profile.unobserved
    capabilities = profile.capabilities
  }
}
