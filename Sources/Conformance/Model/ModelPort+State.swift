import PushModel

extension ModelPort {
  /// All state that decides how the port and the world around it behave from now on. Both have the same names.
  func canonicalState(in world: NamedWorld) -> CanonicalState {
    CanonicalState(system.state, world.world, held: world.unanswered)
  }

  /// The place of a call among the open ones.
  func place(ofCall name: String) -> Int? { system.state.calls.firstIndex { callNames[$0.id] == name } }
}
