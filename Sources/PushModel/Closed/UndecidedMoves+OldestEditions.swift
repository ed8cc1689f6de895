import StateMachines

extension UndecidedMove {
  /// What the two oldest editions leave open whatever a port reads, or under a reading: one call is about several kinds
  /// of token there, and of much they do not speak.
  static let ofOldestEditions: [UndecidedMove] = [
    UndecidedMove(
      "Q-CALL-60", "A VoIP message arrives that the app does not report", on: .message,
      in: [.tcpushKo, .toastKo]
    ) { _, state, _ in
      state.world.policies.app == .ignores
    },
    UndecidedMove(
      "Q-INIT-9", "A VoIP message arrives before the SDK knows which kinds of token it is for", on: .message,
      in: [.toastKo],
      under: ["Q-INIT-9": "held"]
    ) { move, state, _ in state.isMessageEarly(move) },
    UndecidedMove(
      "Q-LOGIN-65", "What is registered or being registered meets settings that name no user",
      on: .initialize, in: [.tcpushKo]
    ) { move, state, _ in
      guard case .initialize(let settings, _) = move, settings.user == .none || settings.user == .empty
      else { return false }
      return state.keepsRecord || state.isBusy
    },
    UndecidedMove(
      "Q-LOGIN-65", "The app registers with settings that name no user", on: .register, in: [.tcpushKo]
    ) { _, state, _ in
      state.namesNoUser
    },
    UndecidedMove(
      "Q-PERM-55", "Without the permission a VoIP token alone is registered", on: .register,
      in: .withoutPermissionText
    ) { move, state, _ in
      guard case .register(let named, _) = move else { return false }
      return state.types(of: named) == .voip && state.world.permission != .authorized
    },
    UndecidedMove(
      "Q-VOIP-6", "Before the initialisation a VoIP token is registered, and PushKit does not answer",
      on: .register,
      in: [.tcpushKo]
    ) { move, state, _ in
      guard case .register(.voip, _) = move else { return false }
      return state.sdk.initialization != .initialized && state.isTokenMissing(.voip)
    },
    UndecidedMove(
      "Q-INIT-11", "Before the initialisation the app registers without the permission", on: .register,
      in: [.tcpushKo]
    ) { _, state, _ in
      state.sdk.initialization != .initialized && state.world.permission != .authorized
    },
    UndecidedMove(
      "Q-INIT-6", "The app registers after an initialisation without a key", on: .register, in: [.tcpushKo],
      under: ["Q-INIT-6": "parameterInvalid"]
    ) { _, state, _ in
      state.sdk.initialization == .initializedWithoutAppKey
    },
    UndecidedMove(
      "Q-PERM-2", "Without the permission the app registers and declines notifications", on: .register,
      in: .withoutPermissionText
    ) { move, state, _ in
      guard case .register(_, let consent) = move else { return false }
      let agreed = state.sdk.settings.map { $0.consent.kind == .declined } ?? false
      return state.world.permission != .authorized && (consent.kind == .declined || agreed)
    },
    UndecidedMove(
      "Q-REG-10", "Without the permission both kinds are registered, the VoIP token perhaps after the other",
      on: .register,
      in: [.toastKo], under: ["Q-REG-10": "registered"]
    ) { move, state, _ in
      state.channels(ofCall: move).count == 2 && state.world.permission != .authorized
    },
    UndecidedMove(
      "Q-REG-60", "Both kinds are registered, and the system does not issue both tokens at once",
      on: .register,
      in: [.toastKo]
    ) { move, state, _ in
      state.channels(ofCall: move).count == 2 && PushType.both.contains(where: state.isTokenMissing)
    },
    UndecidedMove("Q-LOGIN-5", "The app updates without a user", on: .update, in: [.toastKo]) {
      _, state, _ in
      state.sdk.user == .none
    },
    UndecidedMove(
      "Q-INIT-62", "The delegate is set or taken away while a call is open", on: .setDelegate, in: [.toastKo]
    ) { _, state, _ in
      !state.open.isEmpty
    },
    UndecidedMove(
      "Q-CALL-60", "A VoIP message arrives for which no delegate is set", on: .message,
      in: [.tcpushKo, .toastKo]
    ) { _, state, _ in
      state.sdk.delegate == .unset
    },
    UndecidedMove(
      "Q-LOGIN-65", "The app queries with settings that name no user", on: .query, in: [.tcpushKo]
    ) { _, state, _ in
      state.namesNoUser
    },
    UndecidedMove("Q-ORDER-3", "Without a network the app registers for VoIP", on: .register, in: [.tcpushKo])
    { move, state, _ in
      move.registersVoIP && state.world.policies.network == .down
    },
    UndecidedMove(
      "Q-QUERY-57", "The app queries a kind of token that is not configured", on: .query, in: [.toastKo]
    ) { move, state, _ in
      guard case .query(let channel) = move else { return false }
      return state.sdk.settings?.types?.contains(channel) == false
    },
    UndecidedMove(
      "Q-VOIP-51", "A VoIP message arrives, and VoIP is not configured", on: .message, in: [.toastKo]
    ) { _, state, _ in
      state.sdk.settings?.types?.contains(.voip) == false
    },
    UndecidedMove(
      "Q-ORDER-50", "Without a user and without a network the app calls", on: .calls, in: [.toastKo]
    ) { move, state, _ in
      !state.channels(ofCall: move).isEmpty && state.sdk.user == .none
        && state.world.policies.network == .down
    },
    UndecidedMove(
      "Q-REG-59", "A registration for VoIP before the initialisation, which would say the kinds of token",
      on: .register, in: [.toastKo], leaving: .outcome
    ) { move, state, _ in
      move.registersVoIP && state.sdk.initialization != .initialized
    },
    UndecidedMove(
      "Q-REG-59", "The app unregisters or updates before the initialisation",
      on: [.unregister, .update], in: [.toastKo]
    ) { _, state, _ in
      state.sdk.initialization != .initialized
    },
    UndecidedMove(
      "Q-INIT-4", "The settings of a second initialisation name the user of what is registered",
      on: .initialize, in: [.tcpushKo], under: ["Q-INIT-4": "atOnce"], leaving: .record
    ) { move, state, _ in
      guard case .initialize(let settings, _) = move else { return false }
      return PushType.both.contains { state.sdk.kept[$0]?.owner == settings.user }
    },
    UndecidedMove(
      "Q-INIT-4", "Other settings, while what is registered was registered before a restart",
      on: .initialize, in: [.tcpushKo], under: ["Q-INIT-4": "atOnce"], leaving: .record
    ) { _, state, _ in state.hasRecordOfEarlierRun },
    UndecidedMove(
      "Q-UPD-57", "A token is queried after an update that has named a user", on: .query,
      in: [.toastKo], leaving: .outcome
    ) { _, state, _ in state.sdk.history.hasUpdatedUser },
    UndecidedMove(
      "Q-UPD-57", "The app registers, or sets a user, after an update that has named one",
      on: [.register, .setUser], in: [.toastKo], leaving: .record
    ) { _, state, _ in state.sdk.history.hasUpdatedUser },
    UndecidedMove(
      "Q-ORDER-50", "Before the initialisation and without a network the app registers", on: .register,
      in: [.tcpushKo]
    ) { _, state, _ in
      state.sdk.initialization != .initialized && state.world.policies.network == .down
    },
    UndecidedMove(
      "Q-REG-71", "The outcome of a call is due to a delegate that was not set at the initialisation",
      in: [.toastKo], leaving: .time
    ) { move, state, _ in
      state.sdk.history.isDelegateSetApart
        && (move.call == .register || move.call == .unregister
          || state.sdk.calls.contains { $0.call == .register || $0.call == .unregister })
    },
    UndecidedMove(
      "Q-REG-68", "The app updates after a registration that the push service did not accept",
      on: .update, in: [.toastKo]
    ) { _, state, _ in
      PushType.both.contains(where: state.hasUnacceptedRegistration)
    },
    UndecidedMove(
      "Q-UNREG-56", "The app updates after an unregistering that the push service did not accept",
      on: .update, in: [.toastKo]
    ) { _, state, _ in
      !state.sdk.history.unacceptedUnregistering.isEmpty
    },
    UndecidedMove(
      "Q-UPD-1", "The app updates what an earlier run registered, and has queried it in this one",
      on: .update, in: [.toastKo], under: ["Q-UPD-1": "refused"]
    ) { _, state, _ in
      state.sdk.history.queried.channels.contains { state.sdk.record($0) == .registeredInEarlierRun }
    },
  ]
}
