import StateMachines

extension UndecidedMove {
  /// What is a port's own business, and can be seen here all the same: what it takes along with a request, what it asks
  /// for first, and what it knows of the device.
  static let ofOwnBusiness: [UndecidedMove] = [
    UndecidedMove("Q-REG-66", "A call that is no registration, while the system issues no token") {
      move, state, _ in
      switch move {
      case .query, .unregister: state.channels(ofCall: move).contains(where: state.isTokenMissing)
      case .update, .setUser: state.updatesWithoutToken
      case .initialize, .setDelegate, .register, .answerPrompt, .changeSettings, .answer, .answerToken,
        .changeToken, .invalidateToken, .message, .network, .enterForeground, .passTime, .endProcess,
        .startProcess:
        false
      }
    },
    UndecidedMove(
      "Q-LOGIN-67", "The user changes, and what is registered differs from what would be registered now",
      in: .withSetUser
    ) { move, state, _ in
      move.setsUser && Channel.both.contains { state.differsFromRecord($0, under: state.sdk.settings) }
    },
    UndecidedMove("Q-LOGIN-68", "A call meets an update after a change of user", in: .withSetUser) {
      move, state, _ in
      state.channels(ofCall: move).contains { state.awaits(.server(.update($0))) }
    },
    UndecidedMove(
      "Q-INIT-66", "After a restart the SDK is initialised, and what is registered may be sent once more"
    ) { move, state, _ in
      guard case .initialize(let settings, _) = move else { return false }
      return Channel.both.contains { channel in
        state.sdk.record(channel) == .registeredInEarlierRun && state.sdk.settings == nil
          && (state.isServerOutOfOrder || state.differsFromRecord(channel, under: settings))
      }
    },
    UndecidedMove(
      "Q-INIT-65", "What was registered under another key or environment is queried or unregistered",
      in: .withFallback
    ) { move, state, _ in
      guard let key = state.sdk.settings?.key, move.call == .query || move.call == .unregister else {
        return false
      }
      return state.channels(ofCall: move).contains { channel in
        state.sdk.kept[channel].map { $0.key != key } ?? false
      }
    },
    UndecidedMove(
      "Q-UNREG-54", "A token is unregistered, and the system has issued another one since", in: .withSetUser,
      leaving: .outcome
    ) { move, state, _ in
      guard case .unregister = move else { return false }
      return state.channels(ofCall: move).contains { channel in
        state.sdk.kept[channel].map { $0.token != state.world.currentTokens[channel] } ?? false
      }
    },
    UndecidedMove(
      "Q-UNREG-54", "What is not registered is unregistered, and the system has issued a token",
      in: .withFallback, under: ["Q-UNREG-1": "succeeds"], leaving: .outcome
    ) { move, state, _ in
      guard case .unregister(let channel) = move else { return false }
      let isIssued = channel == .apns ? state.world.deviceToken == .issued : state.world.voipToken == .issued
      return state.sdk.kept[channel] == nil && isIssued
    },
    UndecidedMove("Q-VOIP-51", "A VoIP message arrives, and no VoIP token was registered") { move, state, _ in
      guard case .message = move else { return false }
      return state.sdk.record(.voip) == .none
    },
    UndecidedMove(
      "Q-VOIP-8", "A VoIP message arrives for a token unregistered before a restart", in: .withSetUser
    ) { move, state, _ in
      guard case .message = move else { return false }
      return state.sdk.record(.voip) == .unregistered && state.sdk.tokens[.voip] == .none
    },
    UndecidedMove(
      "Q-AGR-6", "After a restart, logged out, the app registers with the agreement that a user gave",
      in: .withFallback, under: ["Q-AGR-6": "forgotten"]
    ) { move, state, edition in state.usesAgreementOfAnother(move, in: edition) },
    UndecidedMove(
      "Q-AGR-5", "After a restart, logged out, the app registers with the agreement of one user",
      in: .withFallback, under: ["Q-AGR-5": "forgotten"]
    ) { move, state, edition in state.usesAgreementOfAnother(move, in: edition) },
    UndecidedMove(
      "Q-INIT-6", "Initialised, the SDK is initialised without a key, which may change nothing",
      under: ["Q-INIT-6": "parameterInvalid"]
    ) { move, state, _ in
      guard case .initialize(let settings, _) = move else { return false }
      return !settings.hasKey && state.sdk.initialization == .initialized
    },
    // The push service may be asked for the agreement that was set before.
    UndecidedMove(
      "Q-ORDER-50", "Registered with the agreement set before, while the server and something else fail",
      in: .withFallback
    ) { move, state, _ in
      guard case .register(.apns, let consent) = move, consent.kind == .absent else { return false }
      return state.isServerOutOfOrder && state.sdk.agreement != .none
        && (state.world.permission != .authorized || state.isTokenMissing(.apns))
    },
    UndecidedMove(
      "Q-AGR-7", "The settings change, but not the key, and an agreement was set before", in: .withFallback,
      under: ["Q-AGR-7": "forgotten"]
    ) { move, state, _ in
      guard case .initialize(let settings, _) = move, let old = state.sdk.settings else { return false }
      return settings != old && settings.key == old.key && state.sdk.agreement != .none
    },
  ]
}

extension ClosedSystem.State {
  /// Whether a kind of token is registered that the system would not issue at once.
  fileprivate var updatesWithoutToken: Bool {
    Channel.both.contains { sdk.kept[$0] != nil && isTokenMissing($0) }
  }

  /// Whether a record, its owner apart, is another one than would be made now under some settings.
  fileprivate func differsFromRecord(_ channel: Channel, under settings: Settings?) -> Bool {
    guard let record = sdk.kept[channel] else { return false }
    let follows = settings.map { $0.key == record.key && $0.language == record.language } ?? true
    let agrees = channel == .voip || sdk.agreement == .none || sdk.consentSetBefore == record.consent
    return !follows || !agrees || record.token != world.currentTokens[channel]
  }

  /// Whether a move registers with the agreement set before, and the last record was made for somebody else.
  fileprivate func usesAgreementOfAnother(_ move: ClosedSystem.Move, in edition: Edition) -> Bool {
    guard case .register(.apns, let consent) = move, consent.kind == .absent else { return false }
    guard sdk.agreement != .none, sdk.user == .none else { return false }
    return (sdk.kept[.apns] ?? sdk.last[.apns]).map { $0.owner != currentOwner(in: edition) } ?? false
  }
}
