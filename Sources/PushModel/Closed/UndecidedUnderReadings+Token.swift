import StateMachines

extension UndecidedMove {
  /// What the readings of several questions leave open together, none of which says what then holds.
  /// About tokens, messages and what is made up for.
  static let ofTokenReadings: [UndecidedMove] = [
    UndecidedMove(
      "Q-UNREG-9", "The second of two unregisterings succeeds that went side by side", on: .answer,
      in: .withSetUser,
      under: ["Q-UNREG-9": "forgotten", "Q-UNREG-5": "sideBySide"]
    ) { move, state, _ in
      PushType.both.contains {
        move == .answer(.unregister($0), .accepted) && state.sdk.record($0) == .unregistered
      }
    },
    UndecidedMove(
      "Q-REG-1", "With which code a registration ends whose place another takes", on: .register,
      under: ["Q-REG-1": "newest"], leaving: .code
    ) { move, state, _ in state.registersAnew(.apns, on: move) },
    UndecidedMove(
      "Q-VOIP-1", "With which code a VoIP registration ends whose place another takes", on: .register,
      under: ["Q-VOIP-1": "newest"], leaving: .code
    ) { move, state, _ in state.registersAnew(.voip, on: move) },
    UndecidedMove(
      "Q-VOIP-5", "A VoIP token is registered as the notification token was, which none was registered for",
      in: .withFallback, leaving: .agreement
    ) { move, state, _ in state.registersVoIPLikeNothing(on: move) },
    UndecidedMove(
      "Q-VOIP-5", "A VoIP token is registered as the notification token would be, which would be refused",
      in: .withFallback, under: ["Q-VOIP-5": "asNotification", "Q-AGR-1": "refused"]
    ) { move, state, _ in state.registersVoIPLikeNothing(on: move) },
    UndecidedMove(
      "Q-REG-5", "The network returns, and beside a registration that is owed a call is in progress",
      on: .network,
      under: ["Q-REG-5": "retried"]
    ) { move, state, _ in
      move == .network(up: true) && state.sdk.unfinished == .awaitingNetwork && !state.sdk.calls.isEmpty
    },
    UndecidedMove(
      "Q-REG-5", "The network returns, and a VoIP registration may have failed for it", on: .network,
      under: ["Q-REG-5": "retried"]
    ) { move, state, _ in
      move == .network(up: true) && state.sdk.tokens[.voip] != .none
    },
    UndecidedMove(
      "Q-VOIP-11", "A VoIP registration is taken up beside a call in progress",
      on: [.initialize, .network, .enterForeground],
      under: ["Q-VOIP-11": "resumed"]
    ) { move, state, _ in
      state.takesUp(.voip, on: move) && !state.sdk.calls.isEmpty
    },
    UndecidedMove(
      "Q-REG-4", "A registration is taken up beside a call in progress", on: .initialize,
      under: ["Q-REG-4": "resumed"]
    ) { move, state, _ in
      state.takesUp(.apns, on: move) && !state.sdk.calls.isEmpty
    },
    UndecidedMove(
      "Q-REG-11", "A VoIP registration is taken up of which no delegate would learn",
      on: [.initialize, .network, .enterForeground], in: [.toastKo],
      under: ["Q-REG-11": "doesNothing", "Q-VOIP-11": "resumed"]
    ) { move, state, _ in state.takesUp(.voip, on: move) },
    UndecidedMove(
      "Q-UNREG-4", "A user logs in who may be the one whose token was unregistered", on: .setUser,
      in: .withFallback,
      under: ["Q-UNREG-4": "registers"]
    ) { move, state, _ in
      move.logsIn && state.sdk.user == .none && state.hasUnregistered
    },
    UndecidedMove(
      "Q-UNREG-4", "The push service may not accept what is registered again for another user", on: .setUser,
      in: .withFallback, under: ["Q-UNREG-4": "registers"]
    ) { _, state, _ in
      state.hasUnregistered && state.isServerOutOfOrder
    },
    UndecidedMove(
      "Q-UNREG-4", "The user changes after a token may have been unregistered in an earlier run",
      on: .setUser,
      in: .withFallback, under: ["Q-UNREG-4": "registers", "Q-LOGIN-11": "onlyAfterRegister"]
    ) { _, state, _ in
      state.hasUnregistered
    },
    UndecidedMove(
      "Q-UNREG-4", "The user changes after the VoIP token was unregistered", on: .setUser, in: .withFallback,
      under: ["Q-UNREG-4": "registers", "Q-LOGIN-12": "notificationOnly"]
    ) { _, state, _ in
      state.sdk.record(.voip) == .unregistered
    },
    UndecidedMove(
      "Q-UNREG-4", "The user changes while what was unregistered is registered again beside the open prompt",
      on: .setUser,
      in: [.nhncloudKo], under: ["Q-UNREG-4": "registers", "Q-FLAG-2": "proceeds"]
    ) { _, state, _ in state.hasUnregistered && state.isRegistering },
    UndecidedMove(
      "Q-REG-10", "Refused, the app registers both kinds beside another call", on: .register, in: [.toastKo],
      under: ["Q-REG-10": "failed"]
    ) { move, state, _ in
      guard case .register(let channel, _) = move, state.types(of: channel) == .both else { return false }
      return state.world.permission == .denied
        && (!state.sdk.calls.isEmpty || state.isUnregistering)
    },
    UndecidedMove(
      "Q-QUERY-6", "Without the permission, a query for what may have been registered without it", on: .query,
      under: ["Q-QUERY-6": "permissionDenied"]
    ) { move, state, edition in
      guard move == .query(.apns), state.world.permission != .authorized else { return false }
      return state.sdk.kept[.apns] == nil || edition.hasFlag || !edition.speaksOfPermission
    },
    UndecidedMove(
      "Q-VOIP-7", "While a message waits for a delegate the SDK is initialised otherwise", on: .initialize,
      under: ["Q-VOIP-7": "held"]
    ) { move, state, _ in
      guard case .initialize(let settings, _) = move, !state.sdk.heldMessages[.voip].isEmpty else {
        return false
      }
      return !settings.hasKey || state.sdk.settings != nil && settings != state.sdk.settings
    },
    UndecidedMove(
      "Q-VOIP-8", "While a message waits for a delegate its token is unregistered, or has been",
      on: [.unregister, .setDelegate], in: .withSetUser, under: ["Q-VOIP-7": "held", "Q-VOIP-8": "dropped"]
    ) { move, state, _ in
      guard !state.sdk.heldMessages[.voip].isEmpty else { return false }
      return state.channels(ofCall: move).contains(.voip) || state.sdk.record(.voip) == .unregistered
    },
    UndecidedMove(
      "Q-VOIP-5", "A VoIP registration is taken up with the agreement of the notification token",
      on: [.initialize, .network, .enterForeground],
      in: .withFallback, under: ["Q-VOIP-5": "asNotification", "Q-VOIP-11": "resumed"]
    ) { move, state, _ in state.takesUp(.voip, on: move) },
    UndecidedMove(
      "Q-QUERY-6", "The permission is withdrawn while a query waits for a registration", on: .changeSettings,
      under: ["Q-QUERY-6": "permissionDenied", "Q-REG-7": "afterwards"]
    ) { move, state, _ in
      move == .changeSettings(allowed: false)
        && state.sdk.calls.contains { $0.call == .query && !$0.waiting.isEmpty }
    },
    // What is kept may be trusted less while nobody knows what the push service has.
    UndecidedMove(
      "Q-QUERY-3", "A query that the push service would not answer, as it has not accepted what was sent",
      on: .query, under: ["Q-QUERY-3": "fromDevice"], leaving: .outcome
    ) { move, state, _ in
      state.isServerOutOfOrder
        && state.channels(ofCall: move).contains(where: state.hasUnacceptedRegistration)
    },
    UndecidedMove(
      "Q-QUERY-10", "A query that the push service does not answer well finds nothing on the device either",
      on: .query, under: ["Q-QUERY-10": "fromDevice"], leaving: .outcome
    ) { move, state, _ in state.isServerOutOfOrder && state.keepsNothing(of: move) },
    UndecidedMove(
      "Q-QUERY-10", "A query that the push service does not answer finds nothing on the device either",
      on: .query, under: ["Q-QUERY-10": "fromDeviceIfUnanswered"], leaving: .outcome
    ) { move, state, _ in state.isServerOutOfOrder && state.keepsNothing(of: move) },
    UndecidedMove(
      "Q-REG-5", "The app calls while the SDK makes a registration again", on: .calls,
      under: ["Q-REG-5": "retried"]
    ) { _, state, _ in state.registersByItself },
    UndecidedMove(
      "Q-UNREG-7", "An unregistering is taken up with settings of another environment", on: .initialize,
      in: [.toastKo],
      under: ["Q-UNREG-7": "resumed"]
    ) { move, state, _ in
      guard case .initialize(let settings, _) = move else { return false }
      return PushType.both.contains { channel in
        state.sdk.unregistration(channel) == .interrupted
          && state.sdk.kept[channel].map { $0.key != settings.key } ?? false
      }
    },
    UndecidedMove(
      "Q-REG-3", "The token changes before the SDK is initialised", on: .changeToken,
      under: ["Q-REG-3": "atOnce"]
    ) { move, state, _ in
      move == .changeToken(.apns) && state.sdk.initialization != .initialized
    },
    UndecidedMove(
      "Q-VOIP-10", "The VoIP token changes before the SDK is initialised", on: .changeToken,
      under: ["Q-VOIP-10": "atOnce"]
    ) { move, state, _ in
      move == .changeToken(.voip) && state.sdk.initialization != .initialized
    },
    UndecidedMove(
      "Q-VOIP-9", "The VoIP token is invalidated before the SDK is initialised", on: .invalidateToken,
      under: ["Q-VOIP-9": "removed"]
    ) { _, state, _ in
      state.sdk.initialization != .initialized
    },
    UndecidedMove(
      "Q-REG-5", "While a registration is owed for the network something else becomes of it",
      on: .mayChangeWhatIsOwed,
      under: ["Q-REG-5": "retried"]
    ) { _, state, _ in
      state.sdk.unfinished == .awaitingNetwork
    },
    UndecidedMove(
      "Q-REG-5", "Without a network a registration ends for which an unregistering waits",
      on: [.initialize, .answerPrompt, .answer, .answerToken, .passTime],
      under: ["Q-REG-5": "retried", "Q-REG-6": "afterwards"]
    ) { move, state, _ in state.mayEndOffline(move) },
    UndecidedMove(
      "Q-VOIP-5", "The agreement of the notification token may be one that nobody gave", on: .register,
      in: .withFallback,
      under: ["Q-VOIP-5": "asNotification", "Q-AGR-1": "nothing"],
      leaving: .agreement
    ) { move, state, _ in
      move.registersVoIP && state.sdk.consentSetBefore == .nothing
    },
    UndecidedMove(
      "Q-VOIP-5", "The agreement of the notification token may be the one to notifications that nobody gave",
      on: .register,
      in: .withFallback, under: ["Q-VOIP-5": "asNotification", "Q-AGR-1": "notificationsOnly"],
      leaving: .agreement
    ) { move, state, _ in
      move.registersVoIP && state.sdk.consentSetBefore == .notificationsOnly
    },
    UndecidedMove(
      "Q-VOIP-5", "The agreement of the notification token may be the one to everything that nobody gave",
      on: .register,
      in: .withFallback, under: ["Q-VOIP-5": "asNotification", "Q-AGR-1": "everything"],
      leaving: .agreement
    ) { move, state, _ in
      move.registersVoIP && state.sdk.consentSetBefore == .everything
    },
    UndecidedMove(
      "Q-QUERY-2", "A query for what was registered last, for another user", on: .query, in: [.toastKo],
      under: ["Q-QUERY-2": "lastRegistered"]
    ) { move, state, _ in
      guard case .query(let channel) = move else { return false }
      return state.sdk.last[channel].map { $0.owner != state.sdk.user } ?? false
    },
    UndecidedMove(
      "Q-UNREG-4", "The user changes after an unregistering, and the record was not the last user's",
      on: .setUser,
      in: .withFallback, under: ["Q-UNREG-4": "registers"]
    ) { _, state, edition in
      PushType.both.contains { channel in
        guard state.sdk.record(channel) == .unregistered else { return false }
        return state.sdk.last[channel].map { $0.owner != state.currentOwner(in: edition) } ?? false
      }
    },
    UndecidedMove(
      "Q-REG-61", "The initialisation makes up for a registration, and the system issues no token at once",
      on: [.initialize, .network, .enterForeground],
      in: [.tcpushKo], under: ["Q-INIT-8": "automatically"]
    ) { move, state, _ in
      state.takesUp(.apns, on: move) && state.isTokenMissing(.apns)
    },
    UndecidedMove(
      "Q-REG-3", "The token changes that was registered before a restart", on: .changeToken,
      under: ["Q-REG-3": "atOnce"]
    ) { move, state, _ in
      move == .changeToken(.apns) && state.sdk.record(.apns) == .registeredInEarlierRun
    },
    UndecidedMove(
      "Q-VOIP-10", "The VoIP token changes that was registered before a restart", on: .changeToken,
      under: ["Q-VOIP-10": "atOnce"]
    ) { move, state, _ in
      move == .changeToken(.voip) && state.sdk.record(.voip) == .registeredInEarlierRun
    },
    UndecidedMove(
      "Q-VOIP-9", "The VoIP token is invalidated that was registered before a restart", on: .invalidateToken,
      under: ["Q-VOIP-9": "removed"]
    ) { _, state, _ in
      state.sdk.record(.voip) == .registeredInEarlierRun
    },
    UndecidedMove(
      "Q-LOGIN-13", "The user changes after a token was registered before a restart", on: .setUser,
      in: [.toastKo],
      under: ["Q-LOGIN-13": "automatically"]
    ) { _, state, _ in
      state.hasRecordOfEarlierRun
    },
    // Whether the push service is asked about what the device knows nothing of is left open with the answer.
    UndecidedMove(
      "Q-UNREG-1", "What is not registered is unregistered, and the push service would not accept that",
      on: .unregister,
      in: .withFallback
    ) { move, state, _ in
      guard case .unregister(let channel) = move else { return false }
      return state.sdk.kept[channel] == nil && state.isServerOutOfOrder
    },
    UndecidedMove(
      "Q-UNREG-9",
      "What has been unregistered is unregistered again, and the push service would not accept that",
      on: .unregister,
      in: [.toastKo], under: ["Q-UNREG-9": "forgotten"]
    ) { move, state, _ in
      state.keepsNothing(of: move) && state.isServerOutOfOrder
    },
    UndecidedMove(
      "Q-QUERY-3", "What is registered for another is queried, and the push service would not answer",
      on: .query,
      in: [.toastKo], leaving: .outcome
    ) { move, state, _ in
      guard case .query(let channel) = move, let record = state.sdk.kept[channel] else { return false }
      return record.owner != state.sdk.user && state.isServerOutOfOrder
    },
    UndecidedMove(
      "Q-QUERY-3", "What was registered before a restart is queried, and the push service would not answer",
      on: .query,
      under: ["Q-QUERY-3": "fromDevice"], leaving: .outcome
    ) { move, state, _ in
      guard case .query(let channel) = move else { return false }
      return state.sdk.record(channel) == .registeredInEarlierRun && state.isServerOutOfOrder
    },
    UndecidedMove(
      "Q-QUERY-3", "What is registered is queried without a network", on: .query, in: .every,
      under: ["Q-QUERY-3": "fromServer"], leaving: .outcome
    ) { move, state, _ in
      guard case .query(let channel) = move else { return false }
      return state.sdk.kept[channel] != nil && state.world.policies.network == .down
    },
    UndecidedMove(
      "Q-CALL-1", "A message arrives for a token that was unregistered, and no delegate could report it",
      on: .message,
      in: .withFallback, under: ["Q-CALL-1": "sdkWithoutDelegate", "Q-VOIP-8": "dropped"]
    ) { _, state, _ in
      state.sdk.record(.voip) == .unregistered && state.sdk.delegate == .unset
    },
    UndecidedMove(
      "Q-ORDER-3", "One call registers both kinds of token without a network, and PushKit has issued none",
      on: .register,
      in: [.toastKo], under: ["Q-ORDER-3": "network", "Q-REG-10": "failed", "Q-VOIP-10": "atOnce"]
    ) { move, state, _ in
      state.channels(ofCall: move).count == 2 && state.world.policies.network == .down
        && state.world.voipToken == .none
    },
  ]
}

extension ClosedSystem.State {
  /// Whether a move may register a VoIP token with the agreement of notifications, and none of these was sent.
  fileprivate func registersVoIPLikeNothing(on move: ClosedSystem.Move) -> Bool {
    // One that waits begins when others end, which may have changed what was set.
    if sdk.calls.contains(where: { $0.call == .register && $0.waiting.contains(.voip) }) { return true }
    guard sdk.agreement != .keptAsSent else { return false }
    return switch move {
    case .register(.voip, _), .answerToken(_, .voip, _): true
    case .initialize: takesUp(.voip, on: move)
    case .setDelegate, .setNotificationDelegate, .setUser, .register, .query, .unregister, .update,
      .answerPrompt, .changeSettings, .answer, .answerToken, .changeToken, .invalidateToken, .message,
      .notification, .network, .enterForeground, .passTime, .endProcess, .startProcess:
      false
    }
  }
}
