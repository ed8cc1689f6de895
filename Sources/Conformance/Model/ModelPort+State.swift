import PushModel

extension ModelPort {
  /// All that decides what the port and the world around it do from now on.
  func canonicalState(in world: NamedWorld) -> CanonicalState {
    let (symbolic, held) = symbols(of: world)
    return CanonicalState(system.state, symbolic, held: held)
  }

  /// Where the port and the world around it are, as the closed system has it.
  func closedState(in world: NamedWorld) -> ClosedSystem.State {
    let (symbolic, held) = symbols(of: world)
    return ClosedSystem.State(system.state, in: symbolic, held: held)
  }

  /// The world with the port's own numbers for texts, and the requests that it has not answered.
  private func symbols(of world: NamedWorld) -> (World, held: [(id: Int, request: PushSystem.Request)]) {
    var names = self.names
    var symbolic = world.world
    for channel in PushType.both {
      symbolic.setCurrentToken(names.token(world.currentToken(of: channel)), of: channel)
      symbolic.setRecord(world.record(of: channel).map { names.record($0) }, of: channel)
    }
    let held = world.held.map { held in
      (id: Int(held.id) ?? 0, request: names.request(world.named(held.request)))
    }
    return (symbolic, held)
  }

  /// Numbers texts as another port of the same kind has numbered them, which has met all that this one has: only
  /// then do equal numbers mean equal texts after whatever history.
  package mutating func numberTexts(as other: ModelPort) { names = other.names }

  /// Where the call of a name stands among those that have not completed.
  func place(ofCall name: String) -> Int? {
    system.state.calls.firstIndex { callNames[$0.id] == name }
  }
}
