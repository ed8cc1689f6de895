import StateMachines

extension UndecidedMove {
  /// What waits for its turn may count as in progress for a call like it, which is then refused.
  static let ofWaitingCalls: [UndecidedMove] = CallKind.allCases.map { call in
    UndecidedMove(
      Citation(stringLiteral: call.question(meeting: call, about: .apns)),
      "The app makes \(call.withArticle) while another waits for its turn, and none is in progress",
      on: call.kind, in: call == .update ? [.toastKo] : .withSetUser, leaving: .outcome
    ) { move, state, _ in
      state.channels(ofCall: move).contains { channel in
        state.open[call, channel] == 0 && state.waits(call, channel)
      }
    }
  }
}

extension CallKind {
  fileprivate var kind: ClosedSystem.Move.Kinds {
    switch self {
    case .register: .register
    case .query: .query
    case .unregister: .unregister
    case .update: .update
    }
  }

  fileprivate var withArticle: String {
    switch self {
    case .register: "a registration"
    case .query: "a query"
    case .unregister: "an unregistering"
    case .update: "an update"
    }
  }
}
