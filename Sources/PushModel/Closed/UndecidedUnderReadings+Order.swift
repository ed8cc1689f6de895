import StateMachines

extension UndecidedMove {
  /// What a reading refuses, or asks for, where something else stands in the way as well: no line orders the two.
  static let ofOrderReadings: [UndecidedMove] = [
    UndecidedMove(
      "Q-ORDER-50",
      "Without a user the app registers again, which is refused, and has another reason to fail",
      on: .register,
      in: .withFallback, under: ["Q-LOGIN-1": "userInvalid"]
    ) { move, state, _ in
      guard case .register(.apns, _) = move, state.sdk.user == .none else { return false }
      return state.sdk.kept[.apns] != nil && state.hasReasonToFail
    },
    UndecidedMove(
      "Q-ORDER-50",
      "Without a user the app registers what was unregistered, and has another reason to fail", on: .register,
      in: .withFallback, under: ["Q-LOGIN-14": "userInvalid"]
    ) { move, state, _ in
      guard case .register(.apns, _) = move, state.sdk.user == .none else { return false }
      return state.sdk.kept[.apns] == nil && state.sdk.last[.apns] != nil && state.hasReasonToFail
    },
    UndecidedMove(
      "Q-ORDER-50",
      "Without a user the VoIP token is registered, which is refused, and cannot be had or sent",
      on: .register,
      in: .withFallback, under: ["Q-VOIP-4": "userInvalid"]
    ) { move, state, _ in
      guard move.registersVoIP, state.sdk.user == .none else { return false }
      return state.isTokenMissing(.voip) || state.isServerOutOfOrder
    },
    UndecidedMove(
      "Q-ORDER-50", "With which code a call fails that has neither the initialisation nor a user",
      on: [.query, .unregister, .update], in: [.toastKo], leaving: .code
    ) { _, state, _ in
      state.sdk.initialization != .initialized && state.sdk.user == .none
    },
    UndecidedMove(
      "Q-ORDER-50", "Without a user the app unregisters what is not registered", on: .unregister,
      in: .withFallback,
      under: ["Q-UNREG-2": "userInvalid", "Q-UNREG-1": "tokenInvalid"]
    ) { move, state, _ in
      guard case .unregister(let channel) = move else { return false }
      return state.sdk.user == .none && state.sdk.kept[channel] == nil
    },
    UndecidedMove(
      "Q-ORDER-50", "Without a user and without the permission the app queries", on: .query,
      in: .withFallback,
      under: ["Q-QUERY-7": "userInvalid", "Q-QUERY-6": "permissionDenied"]
    ) { move, state, _ in
      move == .query(.apns) && state.sdk.user == .none && state.world.permission != .authorized
    },
    UndecidedMove(
      "Q-ORDER-2", "Without a user the app registers, and the system issues no token at once", on: .register,
      in: [.toastKo], under: ["Q-ORDER-2": "permission"]
    ) { move, state, _ in
      (state.sdk.user == .none || state.sdk.user == .empty)
        && state.channels(ofCall: move).contains(where: state.isTokenMissing)
    },
    UndecidedMove(
      "Q-ORDER-3", "Without a network the app registers for VoIP, and PushKit does not answer", on: .register,
      in: .withFallback, under: ["Q-ORDER-3": "network"]
    ) { move, state, _ in
      move.registersVoIP && state.world.policies.network == .down && state.isTokenMissing(.voip)
    },
    // What fails at once for the network may hand back no token, and be nothing that is made up for.
    UndecidedMove(
      "Q-ORDER-3", "Without a network the app registers for VoIP, and a failure hands the token back",
      on: .register,
      in: .withFallback, under: ["Q-ORDER-3": "network", "Q-REG-12": "tokenWithError"]
    ) { move, state, _ in move.registersVoIP && state.world.policies.network == .down },
    UndecidedMove(
      "Q-REG-5", "Without a network the app registers, which may fail before anything is owed", on: .register,
      under: ["Q-ORDER-3": "network", "Q-REG-5": "retried"]
    ) { _, state, _ in
      state.world.policies.network == .down
    },
    // The same words say that the outcomes of both calls are told to the delegate.
    UndecidedMove(
      "Q-REG-11", "Without a delegate the app unregisters", on: .unregister, in: [.toastKo],
      under: ["Q-REG-11": "doesNothing"]
    ) { _, state, _ in state.sdk.delegate == .unset },
    // What was given once may be kept with the record, and go with it.
    UndecidedMove(
      "Q-PERM-4", "Refused, the app registers what was unregistered", on: .register,
      under: ["Q-PERM-4": "registers"]
    ) { move, state, _ in
      state.registersAgainRefused(move) && state.sdk.kept[.apns] == nil
    },
    UndecidedMove(
      "Q-PERM-4", "Refused, the app registers after a registration that had the permission and failed",
      on: .register,
      under: ["Q-PERM-4": "registers"]
    ) { move, state, _ in
      state.registersRefused(move) && state.sdk.tokens[.apns] != .none && state.sdk.kept[.apns] == nil
    },
    // For whom a registration is made is one thing, whose change updates what stands is another.
    UndecidedMove(
      "Q-LOGIN-4", "The user changes while the push service is to register the VoIP token", on: .setUser,
      in: .withFallback, under: ["Q-LOGIN-4": "current", "Q-LOGIN-12": "notificationOnly"]
    ) { _, state, _ in
      state.awaits(.server(.register(.voip)))
    },
    UndecidedMove(
      "Q-AGR-1", "With which code a registration is refused for which no agreement is known", on: .register,
      in: .withFallback, under: ["Q-AGR-1": "refused"], leaving: .code
    ) { move, state, _ in
      guard case .register(_, let consent) = move else { return false }
      return consent.kind == .absent && state.sdk.agreement == .none
    },
    UndecidedMove(
      "Q-ERR-4", "A registration ends for which the system issues no token in time", on: .passTime,
      in: .withSetUser,
      under: ["Q-REG-2": "fails"], leaving: .code
    ) { _, state, _ in
      state.sdk.registration == .awaitingToken
    },
    UndecidedMove(
      "Q-ERR-4", "A VoIP registration ends for which PushKit issues no token in time", on: .passTime,
      in: .withSetUser,
      under: ["Q-VOIP-6": "fails"], leaving: .code
    ) { _, state, _ in
      state.sdk.voipRegistration == .awaitingToken
    },
    UndecidedMove(
      "Q-INIT-3", "The SDK is initialised with another key, where other settings are ignored",
      on: .initialize,
      under: ["Q-INIT-3": "ignored"]
    ) { move, state, _ in
      guard case .initialize(let settings, _) = move, let old = state.sdk.settings else { return false }
      return settings.key != old.key
    },
    UndecidedMove(
      "Q-REG-4", "Before the initialisation the app registers what is to be taken up", on: .register,
      in: [.tcpushKo],
      under: ["Q-REG-4": "resumed"]
    ) { move, state, _ in
      guard case .register(.apns, _) = move else { return false }
      return state.sdk.initialization != .initialized && state.sdk.unfinished != .none
    },
    UndecidedMove(
      "Q-VOIP-11", "Before the initialisation the app registers for VoIP what is to be taken up",
      on: .register,
      in: [.tcpushKo], under: ["Q-VOIP-11": "resumed"]
    ) { move, state, _ in
      move.registersVoIP && state.sdk.initialization != .initialized
        && state.sdk.voipRegistration == .interrupted
    },
    UndecidedMove(
      "Q-REG-4", "The app calls while a registration is taken up", on: .calls, in: [.tcpushKo],
      under: ["Q-REG-4": "resumed"]
    ) { _, state, _ in state.registersByItself },
    UndecidedMove(
      "Q-VOIP-11", "The app calls while a VoIP registration is taken up", on: .calls, in: [.tcpushKo],
      under: ["Q-VOIP-11": "resumed"]
    ) { _, state, _ in state.registersVoIPByItself },
    UndecidedMove(
      "Q-VOIP-11", "Registrations of both kinds are taken up at once",
      on: [.initialize, .network, .enterForeground], in: [.tcpushKo],
      under: ["Q-REG-4": "resumed", "Q-VOIP-11": "resumed"]
    ) { move, state, _ in state.takesUp(.apns, on: move) && state.takesUp(.voip, on: move) },
    // What was asked of the push service may be kept on the device and asked again, and what was not may be lost.
    UndecidedMove(
      "Q-REG-4", "The process ends while a registration is in progress that was not sent", on: .endProcess,
      under: ["Q-REG-4": "resumed"]
    ) { _, state, _ in state.isRegistrationUnsent(.apns) },
    UndecidedMove(
      "Q-VOIP-11", "The process ends while a VoIP registration is in progress that was not sent",
      on: .endProcess,
      under: ["Q-VOIP-11": "resumed"]
    ) { _, state, _ in state.isRegistrationUnsent(.voip) },
    // A call that has come to undo what is in progress may be kept with it, or stand in its way.
    UndecidedMove(
      "Q-REG-4", "The process ends while a registration is in progress for which an unregistering waits",
      on: .endProcess,
      in: .withSetUser, under: ["Q-REG-4": "resumed"]
    ) { _, state, _ in state.awaits(.server(.register(.apns))) && state.waits(.unregister, .apns) },
    UndecidedMove(
      "Q-VOIP-11",
      "The process ends while a VoIP registration is in progress for which an unregistering waits",
      on: .endProcess,
      in: .withSetUser, under: ["Q-VOIP-11": "resumed"]
    ) { _, state, _ in state.awaits(.server(.register(.voip))) && state.waits(.unregister, .voip) },
    UndecidedMove(
      "Q-UNREG-7", "The process ends while an unregistering is in progress for which a registration waits",
      on: .endProcess,
      in: .withSetUser, under: ["Q-UNREG-7": "resumed"]
    ) { _, state, _ in
      PushType.both.contains { state.awaits(.server(.unregister($0))) && state.waits(.register, $0) }
    },
    UndecidedMove(
      "Q-AGR-4", "Without an agreement the app registers, and has unregistered what was not registered",
      on: .register, in: .withFallback, under: ["Q-AGR-4": "forgotten"]
    ) { move, state, _ in
      guard case .register(.apns, let consent) = move, consent.kind == .absent else { return false }
      return state.sdk.history.hasUnregisteredNothing && state.sdk.agreement != .none
    },
    UndecidedMove(
      "Q-UPD-7", "Both kinds are updated while a VoIP token is queried", on: .update, in: [.toastKo]
    ) { _, state, _ in
      state.open[.query, .voip] > 0
    },
    UndecidedMove(
      "Q-ORDER-50", "Without the permission, which is looked at, a query meets another", on: .query,
      in: .withFallback, under: ["Q-QUERY-4": "sideBySide", "Q-QUERY-6": "permissionDenied"]
    ) { move, state, _ in
      move == .query(.apns) && state.open[.query, .apns] > 0 && state.world.permission == .denied
    },
    UndecidedMove(
      "Q-VOIP-5", "A VoIP token is registered under an agreement that is refused of a notification token",
      on: .register, in: .withFallback, under: ["Q-VOIP-5": "asNotification", "Q-AGR-9": "refused"]
    ) { move, state, _ in
      move.registersVoIP && state.sdk.consentSetBefore.kind == .declined
    },
    // That the network is away may be seen before the token is asked for, or when that is to be sent.
    UndecidedMove(
      "Q-ORDER-3", "Without a network a registration begins to wait for a token",
      on: [.register, .answerPrompt], under: ["Q-ORDER-3": "permission"]
    ) { move, state, _ in
      guard state.world.policies.network == .down else { return false }
      if move == .answerPrompt(allowed: true) {
        return state.sdk.registration == .awaitingPermission && state.isTokenMissing(.apns)
      }
      return move.call == .register && state.channels(ofCall: move).contains(where: state.isTokenMissing)
    },
    UndecidedMove(
      "Q-ORDER-3", "Without a network a registration fails at once, and its token is registered already",
      on: .register, in: [.tcpushKo], under: ["Q-ORDER-3": "network"], leaving: .code
    ) { move, state, _ in
      state.world.policies.network == .down
        && state.channels(ofCall: move).contains { state.sdk.kept[$0] != nil }
    },
    // What is unregistered may be known when the app queries, or when the push service has answered.
    UndecidedMove(
      "Q-QUERY-2", "A query is answered with nothing after its token was unregistered", on: .answer,
      in: .withSetUser,
      under: ["Q-QUERY-2": "lastRegistered"]
    ) { move, state, _ in
      PushType.both.contains {
        move == .answer(.query($0), .accepted) && state.sdk.record($0) == .unregistered
          && state.world.records[$0] == nil
      }
    },
  ]
}
