import StateMachines

extension UndecidedMove {
  /// What the readings of several questions leave open together, none of which says what then holds.
  /// About the initialisation.
  static let ofInitializationReadings: [UndecidedMove] = [
    UndecidedMove(
      "Q-INIT-6", "The process ends in which the SDK was initialised without a key", on: .endProcess,
      under: ["Q-INIT-5": "remembered", "Q-INIT-6": "parameterInvalid"]
    ) { _, state, _ in
      state.sdk.initialization == .initializedWithoutAppKey
    },
    UndecidedMove(
      "Q-INIT-6", "The SDK is initialised without a key, which the record takes over", on: .initialize,
      under: ["Q-INIT-4": "atOnce", "Q-INIT-6": "accepted"]
    ) { move, state, _ in
      guard case .initialize(let settings, _) = move else { return false }
      return !settings.hasKey && state.keepsRecord
    },
    UndecidedMove(
      "Q-INIT-9", "The delegate is taken away while a message waits for the initialisation", on: .setDelegate,
      in: [.tcpushKo, .toastKo], under: ["Q-INIT-9": "held"]
    ) { move, state, _ in
      move == .setDelegate(false) && !state.sdk.heldMessages[.voip].isEmpty
    },
    UndecidedMove(
      "Q-INIT-12", "The delegate is taken away while a VoIP message waits for the initialisation",
      on: .setDelegate,
      in: .withFallback, under: ["Q-INIT-12": "held"]
    ) { move, state, _ in
      move == .setDelegate(false) && !state.sdk.heldMessages[.voip].isEmpty
    },
    UndecidedMove(
      "Q-INIT-6", "Initialised, the SDK is initialised without a key", on: .initialize,
      under: ["Q-INIT-6": "uninitialized"]
    ) { move, state, _ in
      guard case .initialize(let settings, _) = move else { return false }
      return !settings.hasKey && state.sdk.initialization == .initialized
    },
    UndecidedMove(
      "Q-INIT-6", "Initialised without a key, the SDK learns of another user", on: .setUser, in: .withSetUser,
      under: ["Q-INIT-6": "parameterInvalid"]
    ) { _, state, _ in
      state.sdk.initialization == .initializedWithoutAppKey && state.keepsRecord
    },
    UndecidedMove(
      "Q-INIT-9", "A message that would wait for the initialisation arrives without a delegate", on: .message,
      in: [.tcpushKo, .toastKo], under: ["Q-INIT-9": "held"]
    ) { move, state, _ in
      state.losesMessage(on: move)
    },
    UndecidedMove(
      "Q-INIT-6", "The SDK is initialised without a key once more", on: .initialize,
      under: ["Q-INIT-6": "accepted"]
    ) { move, state, _ in
      guard case .initialize(let settings, _) = move else { return false }
      return !settings.hasKey && state.sdk.settings == settings
    },
    UndecidedMove(
      "Q-INIT-8", "The process ends in which a registration obtained the system's token only",
      on: .endProcess,
      in: [.tcpushKo], under: ["Q-INIT-8": "automatically"]
    ) { _, state, _ in
      state.sdk.unfinished == .systemTokenOnly
        || state.sdk.initialization != .initialized && state.sdk.tokens[.voip] != .none
    },
    UndecidedMove(
      "Q-INIT-6", "Initialised without a key, the app calls about what is not registered",
      on: [.query, .unregister, .update],
      under: ["Q-INIT-6": "parameterInvalid"], leaving: .outcome
    ) { move, state, _ in
      state.sdk.initialization == .initializedWithoutAppKey
        && state.channels(ofCall: move).allSatisfy { state.sdk.kept[$0] == nil }
    },
    UndecidedMove(
      "Q-INIT-6", "Initialised without a key, which may count, the SDK is initialised with one",
      on: .initialize,
      under: ["Q-INIT-3": "ignored", "Q-INIT-6": "parameterInvalid"]
    ) { move, state, _ in
      guard case .initialize(let settings, _) = move else { return false }
      return settings.hasKey && state.sdk.initialization == .initializedWithoutAppKey
    },
    UndecidedMove(
      "Q-INIT-8", "The VoIP token is known from before the initialisation", on: .initialize, in: [.tcpushKo],
      leaving: .record
    ) { _, state, _ in
      state.sdk.initialization != .initialized && state.sdk.tokens[.voip] != .none
    },
    UndecidedMove(
      "Q-INIT-8", "Without the permission the initialisation makes up for a registration", on: .initialize,
      in: [.tcpushKo],
      under: ["Q-INIT-8": "automatically"]
    ) { _, state, _ in
      state.sdk.unfinished == .systemTokenOnly && state.world.permission != .authorized
    },
    UndecidedMove(
      "Q-INIT-6", "Initialised without a key, the SDK learns of another user after an unregistering",
      on: .setUser,
      in: .withFallback, under: ["Q-INIT-6": "parameterInvalid", "Q-UNREG-4": "registers"]
    ) { _, state, _ in
      state.sdk.initialization == .initializedWithoutAppKey && state.hasUnregistered
    },
    UndecidedMove(
      "Q-INIT-8", "The app registers while the initialisation makes up for a registration", on: .calls,
      in: [.tcpushKo], under: ["Q-INIT-8": "automatically"]
    ) { _, state, _ in
      state.registersByItself
    },
    UndecidedMove(
      "Q-INIT-8", "The token changes while the initialisation is to make up for a registration",
      on: .changeToken,
      in: [.tcpushKo], under: ["Q-INIT-8": "automatically"]
    ) { move, state, _ in
      move == .changeToken(.apns) && state.sdk.unfinished == .systemTokenOnly
    },
    UndecidedMove(
      "Q-INIT-7", "With which code a registration ends that the same settings have abandoned",
      on: .initialize, under: ["Q-INIT-7": "abandoned"], leaving: .code
    ) { move, state, _ in
      guard case .initialize(let settings, _) = move else { return false }
      return state.sdk.settings == settings && state.isRegistering
    },
  ]
}
