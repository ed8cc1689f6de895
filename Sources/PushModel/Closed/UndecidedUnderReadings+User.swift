import StateMachines

extension UndecidedMove {
  /// What the readings of several questions leave open together, none of which says what then holds.
  /// About the user and the agreement.
  static let ofUserReadings: [UndecidedMove] = [
    UndecidedMove(
      "Q-AGR-2", "Which agreement counts as set by a registration that left its notifications out",
      on: .register,
      in: [.nhncloudKo], under: ["Q-FLAG-3": "notificationsOff"], leaving: .agreement
    ) { move, state, _ in
      guard case .register(let channel, let consent) = move else { return false }
      return (channel == .voip || consent == .none)
        && state.sdk.consentSetBefore.notifications == false
    },
    UndecidedMove(
      "Q-AGR-2", "Which agreement counts as set by a registration that left the whole agreement out",
      on: .register,
      in: [.nhncloudKo], under: ["Q-FLAG-3": "everythingOff"], leaving: .agreement
    ) { move, state, _ in
      guard case .register(let channel, let consent) = move else { return false }
      return (channel == .voip || consent == .none)
        && state.sdk.consentSetBefore.notifications == false
    },
    // It may name nobody for a registration, and be set for a change of what stands all the same.
    UndecidedMove(
      "Q-LOGIN-9", "An empty user id is set, which may change what stands although a logout does not",
      on: .setUser,
      in: .withFallback, under: ["Q-LOGIN-9": "noUser", "Q-LOGIN-2": "keptUser"]
    ) { move, state, _ in
      move == .setUser(.empty) && state.keepsRecord
    },
    UndecidedMove(
      "Q-AGR-5", "After a logout a user logs in who may be the one who gave the agreement", on: .setUser,
      in: .withFallback, under: ["Q-AGR-5": "forgotten"]
    ) { move, state, _ in
      move.logsIn && state.sdk.user == .none && state.sdk.agreement != .none
    },
    UndecidedMove(
      "Q-LOGIN-3", "A user logs in whose registration was made before a logout", on: .setUser,
      in: .withSetUser,
      under: ["Q-LOGIN-3": "asCalled", "Q-LOGIN-5": "current"]
    ) { move, state, _ in
      move.logsIn && state.sdk.user == .none && state.isRegistering
    },
    UndecidedMove(
      "Q-AGR-6", "An empty user id is set, which may be no logout that an agreement is forgotten with",
      on: .setUser, in: .withFallback
    ) { move, state, _ in
      move == .setUser(.empty) && state.sdk.agreement != .none
    },
    // An agreement may be kept for the user who gave it.
    UndecidedMove(
      "Q-AGR-5", "Registered for another user, who may have given an agreement before", on: .register,
      in: .withFallback,
      under: ["Q-AGR-5": "forgotten"]
    ) { move, state, _ in
      state.registersAgainWithoutAgreement(move)
    },
    UndecidedMove(
      "Q-AGR-6", "Registered after a logout and a login, for whoever gave the agreement", on: .register,
      in: .withFallback,
      under: ["Q-AGR-6": "forgotten"]
    ) { move, state, _ in
      state.registersAgainWithoutAgreement(move)
    },
    UndecidedMove(
      "Q-AGR-2", "An agreement is given with a call that is refused before the initialisation", on: .register,
      in: .withFallback,
      under: ["Q-AGR-2": "lastGiven"]
    ) { move, state, _ in
      guard case .register(_, let consent) = move else { return false }
      return consent.kind != .absent && state.sdk.initialization != .initialized
    },
    UndecidedMove(
      "Q-AGR-2", "An agreement is given with a call that meets another, and may be refused for that",
      on: .register, in: .withFallback, under: ["Q-AGR-2": "lastGiven"]
    ) { move, state, _ in
      guard case .register(.apns, let consent) = move else { return false }
      return consent.kind != .absent && consent != state.sdk.consentSetBefore && state.isBusy
    },
    UndecidedMove(
      "Q-LOGIN-2", "The user logs out while a token is unregistered", on: .setUser, in: [.toastKo],
      under: ["Q-LOGIN-2": "device"]
    ) { _, state, _ in
      state.isUnregistering
    },
    UndecidedMove(
      "Q-LOGIN-13", "The user changes while a token is unregistered", on: .setUser, in: [.toastKo],
      under: ["Q-LOGIN-13": "automatically"]
    ) { _, state, _ in
      state.isUnregistering
    },
    UndecidedMove(
      "Q-LOGIN-5", "A logout after a login of another, before a registration is sent", on: .setUser,
      in: .withSetUser,
      under: ["Q-LOGIN-3": "current", "Q-LOGIN-5": "asCalled"]
    ) { move, state, _ in
      move.logsOut && state.hasUnsentRegistration
    },
    UndecidedMove(
      "Q-LOGIN-5", "A login before the call of the user who logged out has failed", on: .setUser,
      in: [.toastKo],
      under: ["Q-LOGIN-5": "current"]
    ) { move, state, _ in
      move.logsIn && state.failsWithoutUser
    },
    UndecidedMove(
      "Q-AGR-6", "A logout where nobody is logged in", on: .setUser, in: .withFallback
    ) { move, state, _ in
      move.logsOut && state.sdk.user == .none && state.sdk.agreement != .none
    },
    UndecidedMove(
      "Q-LOGIN-1", "Without a user the app registers anew what was registered for the device", on: .register,
      in: .withFallback,
      under: ["Q-LOGIN-1": "userInvalid"]
    ) { move, state, _ in
      guard case .register(.apns, _) = move, state.sdk.user == .none else { return false }
      return state.sdk.kept[.apns]?.owner == .device
    },
    UndecidedMove(
      "Q-LOGIN-14", "Without a user the app registers what was registered for the device, and unregistered",
      on: .register,
      in: .withFallback,
      under: ["Q-LOGIN-14": "userInvalid"]
    ) { move, state, _ in
      guard case .register(.apns, _) = move, state.sdk.user == .none else { return false }
      return state.sdk.kept[.apns] == nil && state.sdk.last[.apns]?.owner == .device
    },
    UndecidedMove(
      "Q-AGR-8", "The VoIP token, or what stands, under an agreement to advertisements at night alone",
      on: [.initialize, .register],
      in: [.tcpushKo], under: ["Q-AGR-8": "withoutNight"]
    ) { move, state, _ in state.takesOver(.nightOnly, on: move) },
    UndecidedMove(
      "Q-AGR-8", "The VoIP token, or what stands, under an agreement that is refused for its night",
      on: [.initialize, .register],
      in: [.tcpushKo], under: ["Q-AGR-8": "refused"]
    ) { move, state, _ in state.takesOver(.nightOnly, on: move) },
    UndecidedMove(
      "Q-AGR-9", "The VoIP token, or what stands, under an agreement that declines notifications",
      on: [.initialize, .register],
      in: [.tcpushKo], under: ["Q-AGR-9": "refused"]
    ) { move, state, _ in state.takesOver(.declined, on: move) },
    UndecidedMove(
      "Q-LOGIN-3", "The user changes while what stands is being registered again and awaits the permission",
      on: .setUser,
      in: [.nhncloudKo], under: ["Q-FLAG-2": "proceeds"]
    ) { _, state, _ in
      state.sdk.registration == .awaitingPermission && state.sdk.kept[.apns] != nil
    },
    UndecidedMove(
      "Q-LOGIN-6", "A token changes without a network, or is invalidated",
      on: [.changeToken, .invalidateToken], in: .withFallback,
      under: ["Q-LOGIN-6": "retried"]
    ) { _, state, _ in
      state.world.policies.network == .down
    },
    UndecidedMove(
      "Q-LOGIN-6", "While an update is owed for the network something else becomes of it",
      on: .mayChangeWhatIsOwed,
      in: .withFallback,
      under: ["Q-LOGIN-6": "retried"]
    ) { _, state, _ in
      PushType.both.contains { state.sdk.update($0) == .awaitingNetwork }
    },
    UndecidedMove(
      "Q-LOGIN-6", "Without a network the record is to follow other settings", on: .initialize,
      in: .withFallback,
      under: ["Q-LOGIN-6": "retried", "Q-INIT-4": "atOnce"]
    ) { _, state, _ in
      state.world.policies.network == .down
    },
    UndecidedMove(
      "Q-LOGIN-5", "After a logout what was begun before it is taken up", on: .initialize, in: .withFallback,
      under: ["Q-LOGIN-5": "current", "Q-REG-4": "resumed"]
    ) { move, state, _ in
      PushType.both.contains { state.takesUp($0, on: move) }
    },
    UndecidedMove(
      "Q-LOGIN-15", "After a logout what was sent before it is taken up", on: .initialize, in: .withFallback,
      under: ["Q-LOGIN-15": "current", "Q-REG-4": "resumed"]
    ) { move, state, _ in
      PushType.both.contains { state.takesUp($0, on: move) }
    },
    UndecidedMove(
      "Q-VOIP-4", "The VoIP token is registered without a user while another call is open", on: .register,
      in: .withFallback,
      under: ["Q-VOIP-4": "userInvalid"]
    ) { move, state, _ in
      move.registersVoIP && state.isBusyWithoutUser(on: move)
    },
    UndecidedMove(
      "Q-LOGIN-1", "The app registers without a user while another call is open", on: .calls,
      in: .withFallback,
      under: ["Q-LOGIN-1": "userInvalid"]
    ) { move, state, _ in
      state.isBusyWithoutUser(on: move, calling: .register)
    },
    UndecidedMove(
      "Q-LOGIN-14", "The app registers anew without a user while another call is open", on: .calls,
      in: .withFallback,
      under: ["Q-LOGIN-14": "userInvalid"]
    ) { move, state, _ in
      state.isBusyWithoutUser(on: move, calling: .register)
    },
    UndecidedMove(
      "Q-UNREG-2", "The app unregisters without a user while another call is open", on: .calls,
      in: .withFallback,
      under: ["Q-UNREG-2": "userInvalid"]
    ) { move, state, _ in
      state.isBusyWithoutUser(on: move, calling: .unregister)
    },
    UndecidedMove(
      "Q-QUERY-7", "The app queries without a user while another call is open", on: .calls, in: .withFallback,
      under: ["Q-QUERY-7": "userInvalid"]
    ) { move, state, _ in
      state.isBusyWithoutUser(on: move, calling: .query)
    },
    UndecidedMove(
      "Q-REG-4", "Without a network what was begun before the restart is taken up",
      on: [.initialize, .network, .enterForeground],
      under: ["Q-REG-4": "resumed", "Q-ORDER-3": "network"]
    ) { move, state, _ in
      state.world.policies.network == .down && PushType.both.contains { state.takesUp($0, on: move) }
    },
    UndecidedMove(
      "Q-INIT-2",
      "A query before the initialisation, which the device may answer or the push service would not",
      on: .query,
      in: [.tcpushKo], under: ["Q-INIT-2": "admitted"], leaving: .outcome
    ) { move, state, _ in
      state.sdk.initialization == .uninitialized
        && (state.isServerOutOfOrder || state.keepsNothing(of: move))
    },
    UndecidedMove(
      "Q-INIT-2", "A query before the initialisation meets a registration", on: .query, in: [.tcpushKo],
      under: ["Q-INIT-2": "admitted"]
    ) { _, state, _ in
      state.sdk.initialization == .uninitialized && state.isBusy
    },
    UndecidedMove(
      "Q-ORDER-50", "Before the initialisation a registration without an agreement, which is refused",
      on: .register, in: .withFallback, under: ["Q-AGR-1": "refused"], leaving: .code
    ) { move, state, edition in
      state.failsUninitialized(under: .absent, on: move, in: edition) && state.sdk.agreement == .none
    },
    UndecidedMove(
      "Q-ORDER-50", "Before the initialisation a registration whose agreement is refused for its night",
      on: .register, in: .withSetUser, under: ["Q-AGR-8": "refused"], leaving: .code
    ) { move, state, edition in state.failsUninitialized(under: .nightOnly, on: move, in: edition) },
    UndecidedMove(
      "Q-ORDER-50", "Before the initialisation a registration whose agreement is refused, as it declines",
      on: .register, in: .withSetUser, under: ["Q-AGR-9": "refused"], leaving: .code
    ) { move, state, edition in state.failsUninitialized(under: .declined, on: move, in: edition) },
    UndecidedMove(
      "Q-ORDER-50", "A registration without an agreement, which is refused, has another reason to fail",
      on: .register,
      in: .withFallback, under: ["Q-AGR-1": "refused"]
    ) { move, state, edition in
      state.mayFailAnyway(under: .absent, on: move, in: edition) && state.sdk.agreement == .none
    },
    UndecidedMove(
      "Q-ORDER-50", "A registration whose agreement is refused for its night has another reason to fail",
      on: .register,
      under: ["Q-AGR-8": "refused"]
    ) { move, state, edition in state.mayFailAnyway(under: .nightOnly, on: move, in: edition) },
    UndecidedMove(
      "Q-ORDER-50", "A registration whose agreement is refused, as it declines, has another reason to fail",
      on: .register,
      under: ["Q-AGR-9": "refused"]
    ) { move, state, edition in state.mayFailAnyway(under: .declined, on: move, in: edition) },
    UndecidedMove(
      "Q-AGR-9", "One call registers both kinds of token under an agreement that declines notifications",
      on: .register,
      in: [.toastKo], under: ["Q-AGR-9": "refused"]
    ) { move, state, _ in state.registersBoth(under: .declined, on: move) },
    UndecidedMove(
      "Q-AGR-8", "One call registers both kinds of token under an agreement that is refused for its night",
      on: .register,
      in: [.toastKo], under: ["Q-AGR-8": "refused"]
    ) { move, state, _ in state.registersBoth(under: .nightOnly, on: move) },
    UndecidedMove(
      "Q-AGR-8", "One call registers both kinds of token under an agreement to advertisements at night alone",
      on: .register,
      in: [.toastKo], under: ["Q-AGR-8": "withoutNight"]
    ) { move, state, _ in state.registersBoth(under: .nightOnly, on: move) },
    UndecidedMove(
      "Q-ORDER-3", "One call registers both kinds of token without a network and without a user",
      on: .register,
      in: [.toastKo], under: ["Q-ORDER-2": "permission", "Q-ORDER-3": "network", "Q-REG-10": "failed"]
    ) { move, state, _ in
      state.sdk.user == .none && state.world.policies.network == .down
        && state.channels(ofCall: move).count == 2
    },
  ]
}
