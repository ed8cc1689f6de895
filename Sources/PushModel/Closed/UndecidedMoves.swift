import StateMachines

extension UndecidedMove {
  /// The undecided moves.
  public static let all =
    underAllReadings + ofOldestEditions + ofPermissionReadings + ofUserReadings + ofTokenReadings
    + ofInitializationReadings + ofOrderReadings + ofNobodyReadings + ofOwnBusiness + ofWaitingCalls
    + ofNotifications + ofDeviceKnowledge

  /// What is left open whatever a port reads. One that accounts for no fault is refused.
  public static let underAllReadings: [UndecidedMove] = [
    UndecidedMove(
      "Q-INIT-63", "Other settings than those that hold, while a registration is in progress", on: .initialize
    ) { move, state, _ in
      guard case .initialize(let settings, _) = move else { return false }
      return state.sdk.settings != settings && state.isRegistering
    },
    UndecidedMove(
      "Q-INIT-65", "A token that was registered in another environment is unregistered", on: .unregister,
      in: [.toastKo]
    ) { move, state, _ in
      guard let key = state.sdk.settings?.key else { return false }
      return state.channels(ofCall: move).contains { channel in
        state.sdk.kept[channel].map { $0.key != key } ?? false
      }
    },
    UndecidedMove("Q-LOGIN-5", "A call without a user meets another call", on: .calls, in: [.toastKo]) {
      move, state, _ in
      !state.channels(ofCall: move).isEmpty && state.sdk.user == .none && state.isBusy
    },
    UndecidedMove(
      "Q-REG-1", "A registration before the initialisation meets another", on: .register, in: [.tcpushKo]
    ) { _, state, _ in
      state.sdk.initialization == .uninitialized && state.isRegistering
    },
    UndecidedMove(
      "Q-INIT-63", "A registration is taken up under settings with another user or agreement",
      on: .initialize, in: [.tcpushKo]
    ) { move, state, _ in
      guard case .initialize(let settings, _) = move else { return false }
      return PushType.both.contains {
        state.takesUp($0, on: move)
          && (state.sdk.owners[$0] != settings.user || state.sdk.consents[$0] != settings.consent)
      }
    },
    UndecidedMove("Q-REG-55", "Much time, while the server is awaited", on: .passTime) { _, state, _ in
      PushType.both.contains { state.awaits(.server(.register($0))) }
    },
    UndecidedMove(
      "Q-LOGIN-66", "A registration is taken up that was made for another user than the one of now",
      on: [.initialize, .network, .enterForeground],
      in: .withSetUser
    ) { move, state, edition in
      PushType.both.contains {
        state.takesUp($0, on: move) && state.sdk.owners[$0] != state.currentOwner(in: edition)
      }
    },
    UndecidedMove(
      "Q-LOGIN-5", "What may end the call of a user who has logged out",
      on: [.initialize, .answerPrompt, .answer, .answerToken, .passTime], in: [.toastKo]
    ) { move, state, _ in
      state.sdk.registration == .failingWithoutUser && state.mayAnswer(.apns, move)
        || state.sdk.voipRegistration == .failingWithoutUser && state.mayAnswer(.voip, move)
    },
    UndecidedMove(
      "Q-LOGIN-4", "A logout after a change of user while the server is awaited", on: .setUser,
      in: .withSetUser
    ) { move, state, _ in
      move.logsOut
        && (state.sdk.registration == .awaitingServerUserChanged
          || state.sdk.voipRegistration == .awaitingServerUserChanged)
    },
    UndecidedMove(
      "Q-UNREG-55", "The update after a change of user is on its way for a token that is unregistered",
      on: [.initialize, .register, .answerPrompt, .answer, .invalidateToken],
      in: .withFallback
    ) { move, state, _ in state.mayBringBack(move) },
    UndecidedMove(
      "Q-UPD-55", "An update is on its way for a token that is unregistered",
      on: [.initialize, .register, .answerPrompt, .answer, .invalidateToken], in: [.toastKo]
    ) {
      move, state, _ in state.mayBringBack(move)
    },
    UndecidedMove(
      "Q-UNREG-58", "A token counts that the SDK has removed by itself",
      on: [.setUser, .register, .query, .unregister, .update, .answer, .message], in: .withSetUser
    ) {
      move, state, _ in state.countsRemoved(on: move)
    },
    UndecidedMove(
      "Q-UNREG-59", "A removal that the SDK asked for by itself meets the next registration", on: .answer
    ) { move, state, _ in
      PushType.both.contains {
        move == .answer(.register($0), .accepted) && state.awaits(.server(.removal($0)))
          || move == .answer(.removal($0), .accepted) && state.world.records[$0] != nil
      }
    },
    UndecidedMove(
      "Q-UNREG-7", "The app unregisters while an unregistering waits to be taken up", on: .unregister,
      in: .withSetUser
    ) { move, state, _ in
      guard case .unregister(let channel) = move else { return false }
      return state.types(of: channel).channels.contains { state.sdk.unregistration($0) == .interrupted }
    },
    UndecidedMove(
      "Q-UNREG-6", "A call meets an unregistering that the SDK has taken up", on: .calls, in: .withSetUser
    ) { move, state, _ in
      state.channels(ofCall: move).contains(where: state.hasUnregisteringTakenUp)
    },
    UndecidedMove(
      "Q-VOIP-17", "A call about one kind meets an unregistering of the other that the SDK has taken up",
      on: .calls,
      in: .withFallback
    ) { move, state, _ in
      state.channels(ofCall: move).contains { state.hasUnregisteringTakenUp($0.other) }
    },
    UndecidedMove(
      "Q-UPD-7", "A VoIP token is queried while both kinds are updated", on: .query, in: [.toastKo]
    ) { move, state, _ in
      move == .query(.voip) && state.open[.update, .apns] > 0
    },
    UndecidedMove(
      "Q-UPD-8", "A VoIP token is unregistered while both kinds are updated", on: .unregister, in: [.toastKo]
    ) { move, state, _ in
      state.channels(ofCall: move).contains(.voip) && state.open[.update, .apns] > 0
    },
    UndecidedMove(
      "Q-ORDER-50", "Before the initialisation the app calls while another call is in progress", on: .calls,
      in: [.tcpushKo]
    ) { _, state, _ in
      state.sdk.initialization != .initialized && state.isBusy
    },
    UndecidedMove(
      "Q-REG-63", "The token changes again while an update is on its way",
      on: [.initialize, .setUser, .update, .answer, .changeToken], in: [.tcpushKo]
    ) {
      move, state, _ in state.replacesUpdate(move)
    },
    UndecidedMove(
      "Q-UPD-52", "An update follows one that is on its way",
      on: [.initialize, .setUser, .update, .answer, .changeToken], in: [.toastKo]
    ) { move, state, _ in
      state.replacesUpdate(move)
    },
    UndecidedMove(
      "Q-LOGIN-62", "The user changes again while an update is on its way",
      on: [.initialize, .setUser, .update, .answer, .changeToken], in: .withFallback
    ) {
      move, state, _ in state.replacesUpdate(move)
    },
    UndecidedMove(
      "Q-UPD-56", "An update fails that no call asked for",
      on: [.initialize, .setUser, .answer, .changeToken], in: [.toastKo]
    ) { move, state, _ in
      switch move {
      case .answer(.update, let reply): reply != .accepted
      case .initialize, .setUser, .changeToken: state.world.policies.network == .down
      case .setDelegate, .setNotificationDelegate, .register, .query, .unregister, .update, .answerPrompt,
        .changeSettings, .answer, .answerToken, .invalidateToken, .message, .notification, .network,
        .enterForeground, .passTime, .endProcess, .startProcess:
        false
      }
    },
    UndecidedMove("Q-UPD-54", "One part of an update is answered, and the other is not", in: [.toastKo]) {
      move, state, _ in
      state.partsUpdate(move)
    },
    UndecidedMove(
      "Q-UPD-54", "An update is about two tokens, of which one was registered before a restart", on: .update,
      in: [.toastKo]
    ) { _, state, _ in
      PushType.both.contains {
        state.sdk.record($0) == .registeredInEarlierRun && state.sdk.record($0.other) == .registered
      }
    },
    UndecidedMove(
      "Q-QUERY-4", "Of two calls that went side by side one has ended, and a further one comes", on: .calls
    ) { _, state, _ in
      PushType.both.contains(where: state.hasCallLeft)
    },
    UndecidedMove(
      "Q-VOIP-2", "A VoIP call meets a query that has met another call before", on: .calls, in: .withSetUser
    ) { move, state, _ in
      move != .update && state.channels(ofCall: move).contains(.voip) && state.hasVoIPQueryThatMetAnother
    },
    UndecidedMove(
      "Q-VOIP-9", "The user changes, or the app updates, after the VoIP token was invalidated",
      on: [.setUser, .update]
    ) { _, state, _ in
      state.keepsInvalidatedToken
    },
    UndecidedMove(
      "Q-VOIP-9", "A VoIP token is unregistered that the system has invalidated", on: .unregister,
      in: .withSetUser,
      under: ["Q-VOIP-9": "kept"]
    ) { move, state, _ in
      state.channels(ofCall: move).contains(.voip) && state.keepsInvalidatedToken
    },
    UndecidedMove(
      "Q-VOIP-9", "The VoIP token is invalidated while it is being registered", on: .invalidateToken
    ) { _, state, _ in
      state.awaits(.server(.register(.voip)))
    },
    UndecidedMove(
      "Q-PERM-55", "Both kinds are registered beside a call that refuses the notifications", on: .register,
      in: [.toastKo]
    ) { move, state, _ in
      guard case .register(let channel, _) = move else { return false }
      return state.types(of: channel) == .both
        && (state.sdk.callsInProgress == .querying || state.sdk.callsInProgress == .updating)
    },
    UndecidedMove(
      "Q-REG-10", "The user refuses while the VoIP part of a second call waits for the first",
      on: .answerPrompt, in: [.toastKo]
    ) { move, state, _ in
      move == .answerPrompt(allowed: false) && state.sdk.calls.contains { $0.waiting.contains(.voip) }
    },
    UndecidedMove(
      "Q-ORDER-3", "With the flag on, the app registers without a network", on: .register, in: [.nhncloudKo]
    ) { _, state, _ in
      state.world.policies.network == .down && state.sdk.settings?.flag == true
    },
    UndecidedMove(
      "Q-INIT-7", "The same settings again, while a registration awaits the system token alone",
      on: .initialize,
      in: [.tcpushKo]
    ) { _, state, _ in
      state.sdk.systemToken != .idle
    },
    UndecidedMove(
      "Q-INIT-4", "A registration is accepted while the update after other settings is on its way",
      on: .answer,
      in: [.tcpushKo]
    ) { move, state, _ in
      PushType.both.contains {
        move == .answer(.register($0), .accepted) && state.awaits(.server(.update($0)))
      }
    },
    UndecidedMove(
      "Q-AGR-10", "A VoIP token is registered with an agreement that leaves a part unset", on: .register,
      in: [.toastKo]
    ) { move, state, _ in
      guard case .register(let channel, let consent) = move else { return false }
      return state.types(of: channel).contains(.voip) && consent.kind == .partial
    },
    UndecidedMove(
      "Q-ORDER-2", "Without a user the app registers beside another call", on: .register, in: [.toastKo]
    ) { move, state, _ in
      (state.sdk.user == .none || state.sdk.user == .empty)
        && state.channels(ofCall: move).contains { channel in
          CallKind.allCases.contains { state.open[$0, channel] > 0 }
        }
    },
    UndecidedMove(
      "Q-PERM-57", "Without the permission, a registration for which the system issues no token at once",
      on: .register
    ) { move, state, _ in
      guard case .register(let named, _) = move, state.types(of: named).contains(.apns) else { return false }
      return state.world.permission != .authorized && state.isTokenMissing(.apns)
    },
    UndecidedMove(
      "Q-PERM-57", "The token changes while a registration awaits the permission", on: .changeToken
    ) { move, state, _ in
      move == .changeToken(.apns) && state.sdk.registration == .awaitingPermission
    },
    UndecidedMove(
      "Q-VOIP-57", "A VoIP registration to which PushKit, which has issued a token, does not answer",
      on: .register
    ) { move, state, _ in
      guard case .register(let named, _) = move, state.types(of: named).contains(.voip) else { return false }
      return state.world.voipToken == .issued && state.isTokenMissing(.voip)
    },
    UndecidedMove(
      "Q-REG-61", "A registration for which the system, which has issued a token, issues none at once",
      on: .register
    ) { move, state, _ in
      guard case .register(let named, _) = move, state.types(of: named).contains(.apns) else { return false }
      return state.world.deviceToken == .issued && state.isTokenMissing(.apns)
    },
    UndecidedMove(
      "Q-ORDER-50", "Without a network the app updates, and nothing is registered", on: .update,
      in: [.toastKo]
    ) { _, state, _ in
      state.world.policies.network == .down && !state.keepsRecord
    },
    UndecidedMove(
      "Q-LOGIN-8", "After a restart the user changes before the SDK is initialised", on: .setUser,
      in: .withSetUser
    ) { _, state, _ in
      state.sdk.initialization == .uninitialized && state.hasRecordOfEarlierRun
    },
    UndecidedMove(
      "Q-UPD-52", "The user changes while an update by a call is on its way", on: .setUser, in: [.toastKo]
    ) { _, state, _ in
      PushType.both.contains { state.awaits(.server(.updateForCall($0))) }
    },
    UndecidedMove(
      "Q-LOGIN-9", "An empty user id is set while a token is registered", on: .setUser, in: .withFallback
    ) { move, state, _ in
      move == .setUser(.empty) && PushType.both.contains { state.open[.register, $0] > 0 }
    },
    UndecidedMove("Q-INIT-7", "A query finds what the device takes for gone", on: .answer) { move, state, _ in
      PushType.both.contains {
        move == .answer(.query($0), .accepted) && state.world.records[$0] != nil
          && (state.sdk.record($0) == .none || state.sdk.record($0) == .unregistered)
      }
    },
    UndecidedMove(
      "Q-LOGIN-60", "The user is set again, and the record is another's", on: .setUser, in: .withFallback
    ) { move, state, edition in
      state.setsUserAgain(move, in: edition)
    },
    UndecidedMove(
      "Q-LOGIN-13", "The user is set again, and the record is somebody else's", on: .setUser, in: [.toastKo]
    ) { move, state, edition in
      state.setsUserAgain(move, in: edition)
    },
  ]
}
