import StateMachines

extension UndecidedMove {
  /// What a device may know, or take for done, without a word of the push service.
  static let ofDeviceKnowledge: [UndecidedMove] = [
    // A device that knows the token can ask for it; one that knows none may know the answer.
    UndecidedMove(
      "Q-QUERY-11", "A query of what was never registered, though the system has issued its token",
      on: .query,
      leaving: .outcome
    ) { move, state, _ in
      state.channels(ofCall: move).contains { channel in
        state.sdk.kept[channel] == nil && state.sdk.last[channel] == nil
          && state.sdk.history.issued.contains(channel)
      }
    },
    // What came of an answer that was not heard, the device may take for done.
    UndecidedMove(
      "Q-UNREG-56", "Unregistered is what the push service may have unregistered, or registered, already",
      on: [.unregister, .answer], in: .withSetUser, leaving: .code
    ) { move, state, _ in
      let history = state.sdk.history
      let unheard = history.unacceptedUnregistering.union(history.lostRegistering).channels
      if case .answer(.unregister(let channel), _) = move { return unheard.contains(channel) }
      return move.call == .unregister && state.channels(ofCall: move).contains(where: unheard.contains)
    },
    // PushKit tells an app that runs; another may have kept the token that it was told last.
    UndecidedMove(
      "Q-REG-61", "The app registers a VoIP token that the system has replaced while the process did not run",
      on: .register, leaving: .record
    ) { move, state, _ in
      guard let token = (state.sdk.kept[.voip] ?? state.sdk.last[.voip])?.token else { return false }
      return state.channels(ofCall: move).contains(.voip) && state.sdk.tokens[.voip] == .none
        && token != state.world.currentTokens[.voip]
    },
  ]
}
