import PushModel

extension ModelPort {
  /// All state that decides how the port and the world around it behave from now on.
  func canonicalState(in world: NamedWorld) -> CanonicalState {
    let (symbolic, held) = symbols(of: world)
    return CanonicalState(system.state, symbolic, held: held)
  }

  /// The state of the port and the world as a state of the closed system.
  func closedState(in world: NamedWorld) -> ClosedSystem.State {
    let (symbolic, held) = symbols(of: world)
    return ClosedSystem.State(system.state, in: symbolic, held: held)
  }

  /// The world with the port's own numbers for texts, and the unanswered requests.
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

  /// Takes over the numbers of texts from another port that has met all texts of this one. Equal numbers then mean
  /// equal texts, whatever the history.
  package mutating func numberTexts(as other: ModelPort) { names = other.names }

  /// The place of a call among the open ones.
  func place(ofCall name: String) -> Int? { system.state.calls.firstIndex { callNames[$0.id] == name } }
}
