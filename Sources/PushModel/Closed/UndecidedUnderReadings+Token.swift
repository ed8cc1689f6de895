import StateMachines

extension UndecidedMove {
  /// What the readings of several questions leave open together, none of which says what then holds.
  /// About tokens, messages, initialisation and what is made up for.
  static let ofTokenReadings: [UndecidedMove] = [
    UndecidedMove(
      "Q-UNREG-9", "The second of two unregisterings succeeds that went side by side", in: .withSetUser,
      under: ["Q-UNREG-9": "forgotten", "Q-UNREG-5": "sideBySide"]
    ) { move, state, _ in
      Channel.both.contains {
        move == .answer(.unregister($0), .accepted) && state.sdk.record($0) == .unregistered
      }
    },
    UndecidedMove(
      "Q-REG-1", "With which code a registration ends whose place another takes", under: ["Q-REG-1": "newest"]
    ) { move, state, _ in state.registersAnew(.apns, on: move) },
    UndecidedMove(
      "Q-VOIP-1", "With which code a VoIP registration ends whose place another takes",
      under: ["Q-VOIP-1": "newest"]
    ) { move, state, _ in state.registersAnew(.voip, on: move) },
    UndecidedMove(
      "Q-VOIP-5", "A VoIP token is registered as the notification token was, which none was registered for",
      in: .withFallback, under: ["Q-VOIP-5": "asNotification"]
    ) { move, state, _ in
      // One that waits begins when others end, which may have changed what was set.
      if state.sdk.calls.contains(where: { $0.call == .register && $0.waiting.contains(.voip) }) {
        return true
      }
      guard state.sdk.agreement != .keptAsSent else { return false }
      return switch move {
      case .register(.voip, _), .answerToken(_, .voip, _): true
      case .initialize: state.takesUp(.voip, on: move)
      case .setDelegate, .setUser, .register, .query, .unregister, .update, .answerPrompt, .changeSettings,
        .answer, .answerToken, .changeToken, .invalidateToken, .message, .network, .enterForeground,
        .passTime,
        .endProcess, .startProcess:
        false
      }
    },
    UndecidedMove(
      "Q-INIT-6", "The process ends in which the SDK was initialised without a key",
      under: ["Q-INIT-5": "remembered", "Q-INIT-6": "parameterInvalid"]
    ) { move, state, _ in
      move == .endProcess && state.sdk.initialization == .initializedWithoutAppKey
    },
    UndecidedMove(
      "Q-REG-5", "The network returns, and beside a registration that is owed a call is in progress",
      under: ["Q-REG-5": "retried"]
    ) { move, state, _ in
      move == .network(up: true) && state.sdk.unfinished == .awaitingNetwork && !state.sdk.calls.isEmpty
    },
    UndecidedMove(
      "Q-REG-5", "The network returns, and a VoIP registration may have failed for it",
      under: ["Q-REG-5": "retried"]
    ) { move, state, _ in
      move == .network(up: true) && state.sdk.tokens[.voip] != .none
    },
    UndecidedMove(
      "Q-VOIP-11", "A VoIP registration is taken up beside a call in progress",
      under: ["Q-VOIP-11": "resumed"]
    ) { move, state, _ in
      state.takesUp(.voip, on: move) && !state.sdk.calls.isEmpty
    },
    UndecidedMove(
      "Q-REG-4", "A registration is taken up beside a call in progress", under: ["Q-REG-4": "resumed"]
    ) { move, state, _ in
      move.initializes && state.takesUp(.apns, on: move) && !state.sdk.calls.isEmpty
    },
    UndecidedMove(
      "Q-REG-11", "A VoIP registration is taken up of which no delegate would learn", in: [.toastKo],
      under: ["Q-REG-11": "doesNothing", "Q-VOIP-11": "resumed"]
    ) { move, state, _ in state.takesUp(.voip, on: move) },
    UndecidedMove(
      "Q-UNREG-4", "A user logs in who may be the one whose token was unregistered", in: .withFallback,
      under: ["Q-UNREG-4": "registers"]
    ) { move, state, _ in
      move.logsIn && state.sdk.user == .none && state.hasUnregistered
    },
    UndecidedMove(
      "Q-UNREG-4", "The push service may not accept what is registered again for another user",
      in: .withFallback, under: ["Q-UNREG-4": "registers"]
    ) { move, state, _ in
      move.setsUser && state.hasUnregistered && state.isServerOutOfOrder
    },
    UndecidedMove(
      "Q-UNREG-4", "The user changes after a token may have been unregistered in an earlier run",
      in: .withFallback, under: ["Q-UNREG-4": "registers", "Q-LOGIN-11": "onlyAfterRegister"]
    ) { move, state, _ in
      move.setsUser && state.hasUnregistered
    },
    UndecidedMove(
      "Q-UNREG-4", "The user changes after the VoIP token was unregistered", in: .withFallback,
      under: ["Q-UNREG-4": "registers", "Q-LOGIN-12": "notificationOnly"]
    ) { move, state, _ in
      move.setsUser && state.sdk.record(.voip) == .unregistered
    },
    UndecidedMove(
      "Q-REG-10", "Refused, the app registers both kinds beside another call", in: [.toastKo],
      under: ["Q-REG-10": "failed"]
    ) { move, state, _ in
      guard case .register(let channel, _) = move, state.types(of: channel) == .both else { return false }
      return state.world.permission == .denied
        && (!state.sdk.calls.isEmpty || state.isUnregistering)
    },
    UndecidedMove(
      "Q-INIT-6", "The SDK is initialised without a key, which the record takes over",
      under: ["Q-INIT-4": "atOnce", "Q-INIT-6": "accepted"]
    ) { move, state, _ in
      guard case .initialize(let settings, _) = move else { return false }
      return !settings.hasKey && state.keepsRecord
    },
    UndecidedMove(
      "Q-QUERY-6", "Without the permission, a query for what may have been registered without it",
      under: ["Q-QUERY-6": "permissionDenied"]
    ) { move, state, edition in
      guard move == .query(.apns), state.world.permission != .authorized else { return false }
      return state.sdk.kept[.apns] == nil || edition.hasFlag || !edition.speaksOfPermission
    },
    UndecidedMove(
      "Q-INIT-9", "The delegate is taken away while a message waits for the initialisation",
      in: [.tcpushKo, .toastKo], under: ["Q-INIT-9": "held"]
    ) { move, state, _ in
      move == .setDelegate(false) && !state.sdk.heldMessages.isEmpty
    },
    UndecidedMove(
      "Q-INIT-12", "The delegate is taken away while a VoIP message waits for the initialisation",
      in: .withFallback, under: ["Q-INIT-12": "held"]
    ) { move, state, _ in
      move == .setDelegate(false) && !state.sdk.heldMessages.isEmpty
    },
    UndecidedMove(
      "Q-INIT-12", "Before the initialisation a message arrives for which there is no delegate",
      in: .withFallback, under: ["Q-INIT-12": "dropped", "Q-VOIP-7": "held"]
    ) { move, state, _ in
      state.losesMessage(on: move)
    },
    UndecidedMove(
      "Q-VOIP-7", "While a message waits for a delegate the SDK is initialised otherwise",
      under: ["Q-VOIP-7": "held"]
    ) { move, state, _ in
      guard case .initialize(let settings, _) = move, !state.sdk.heldMessages.isEmpty else { return false }
      return !settings.hasKey || state.sdk.settings != nil && settings != state.sdk.settings
    },
    UndecidedMove(
      "Q-VOIP-8", "While a message waits for a delegate its token is unregistered", in: .withSetUser,
      under: ["Q-VOIP-7": "held", "Q-VOIP-8": "dropped"]
    ) { move, state, _ in
      move.call == .unregister && state.channels(ofCall: move).contains(.voip)
        && !state.sdk.heldMessages.isEmpty
    },
    UndecidedMove(
      "Q-VOIP-5", "A VoIP registration is taken up with the agreement of the notification token",
      in: .withFallback, under: ["Q-VOIP-5": "asNotification", "Q-VOIP-11": "resumed"]
    ) { move, state, _ in state.takesUp(.voip, on: move) },
    UndecidedMove(
      "Q-QUERY-6", "The permission is withdrawn while a query waits for a registration",
      under: ["Q-QUERY-6": "permissionDenied", "Q-REG-7": "afterwards"]
    ) { move, state, _ in
      move == .changeSettings(allowed: false)
        && state.sdk.calls.contains { $0.call == .query && !$0.waiting.isEmpty }
    },
    UndecidedMove(
      "Q-REG-5", "The app calls while the SDK makes a registration again", under: ["Q-REG-5": "retried"]
    ) { move, state, _ in move.call != nil && state.registersByItself },
    UndecidedMove(
      "Q-UNREG-7", "An unregistering is taken up with settings of another environment", in: [.toastKo],
      under: ["Q-UNREG-7": "resumed"]
    ) { move, state, _ in
      guard case .initialize(let settings, _) = move else { return false }
      return Channel.both.contains { channel in
        state.sdk.unregistration(channel) == .interrupted
          && state.sdk.kept[channel].map { $0.key != settings.key } ?? false
      }
    },
    UndecidedMove(
      "Q-INIT-6", "Initialised, the SDK is initialised without a key", under: ["Q-INIT-6": "uninitialized"]
    ) { move, state, _ in
      guard case .initialize(let settings, _) = move else { return false }
      return !settings.hasKey && state.sdk.initialization == .initialized
    },
    UndecidedMove(
      "Q-VOIP-8", "Before the initialisation a message arrives for a token that was unregistered",
      in: .withSetUser, under: ["Q-VOIP-8": "dropped"]
    ) { move, state, _ in
      state.isMessageEarly(move) && state.sdk.record(.voip) == .unregistered
    },
    UndecidedMove(
      "Q-REG-3", "The token changes before the SDK is initialised", under: ["Q-REG-3": "atOnce"]
    ) { move, state, _ in
      move == .changeToken(.apns) && state.sdk.initialization != .initialized
    },
    UndecidedMove(
      "Q-VOIP-10", "The VoIP token changes before the SDK is initialised", under: ["Q-VOIP-10": "atOnce"]
    ) { move, state, _ in
      move == .changeToken(.voip) && state.sdk.initialization != .initialized
    },
    UndecidedMove(
      "Q-INIT-6", "Initialised without a key, the SDK learns of another user", in: .withSetUser,
      under: ["Q-INIT-6": "parameterInvalid"]
    ) { move, state, _ in
      move.setsUser && state.sdk.initialization == .initializedWithoutAppKey && state.keepsRecord
    },
    UndecidedMove(
      "Q-INIT-9", "A message that would wait for the initialisation arrives without a delegate",
      in: [.tcpushKo, .toastKo], under: ["Q-INIT-9": "held"]
    ) { move, state, _ in
      state.losesMessage(on: move)
    },
    UndecidedMove(
      "Q-INIT-12", "A VoIP message that would wait for the initialisation arrives without a delegate",
      in: .withFallback, under: ["Q-INIT-12": "held"]
    ) { move, state, _ in
      state.losesMessage(on: move)
    },
    UndecidedMove(
      "Q-VOIP-9", "The VoIP token is invalidated before the SDK is initialised",
      under: ["Q-VOIP-9": "removed"]
    ) { move, state, _ in
      move == .invalidateToken && state.sdk.initialization != .initialized
    },
    UndecidedMove(
      "Q-REG-5", "While a registration is owed for the network something else becomes of it",
      under: ["Q-REG-5": "retried"]
    ) { move, state, _ in
      state.sdk.unfinished == .awaitingNetwork && move.mayChangeWhatIsOwed
    },
    UndecidedMove(
      "Q-REG-5", "Without a network a registration ends for which an unregistering waits",
      under: ["Q-REG-5": "retried", "Q-REG-6": "afterwards"]
    ) { move, state, _ in state.mayEndOffline(move) },
    UndecidedMove(
      "Q-VOIP-5", "The agreement of the notification token may be one that nobody gave", in: .withFallback,
      under: ["Q-VOIP-5": "asNotification", "Q-AGR-1": "nothing"]
    ) { move, state, _ in
      move.registersVoIP && state.sdk.consentSetBefore == .nothing
    },
    UndecidedMove(
      "Q-VOIP-5", "The agreement of the notification token may be the one to notifications that nobody gave",
      in: .withFallback, under: ["Q-VOIP-5": "asNotification", "Q-AGR-1": "notificationsOnly"]
    ) { move, state, _ in
      move.registersVoIP && state.sdk.consentSetBefore == .notificationsOnly
    },
    UndecidedMove(
      "Q-VOIP-5", "The agreement of the notification token may be the one to everything that nobody gave",
      in: .withFallback, under: ["Q-VOIP-5": "asNotification", "Q-AGR-1": "everything"]
    ) { move, state, _ in
      move.registersVoIP && state.sdk.consentSetBefore == .everything
    },
    UndecidedMove(
      "Q-INIT-6", "The SDK is initialised without a key once more", under: ["Q-INIT-6": "accepted"]
    ) { move, state, _ in
      guard case .initialize(let settings, _) = move else { return false }
      return !settings.hasKey && state.sdk.settings == settings
    },
    UndecidedMove(
      "Q-INIT-8", "The VoIP token is known from before the initialisation", in: [.tcpushKo],
      under: ["Q-INIT-8": "automatically"]
    ) { move, state, _ in
      move.initializes && state.sdk.initialization != .initialized && state.sdk.tokens[.voip] != .none
    },
    UndecidedMove(
      "Q-QUERY-2", "A query for what was registered last, for another user", in: [.toastKo],
      under: ["Q-QUERY-2": "lastRegistered"]
    ) { move, state, _ in
      guard case .query(let channel) = move else { return false }
      return state.sdk.last[channel].map { $0.owner != state.sdk.user } ?? false
    },
    UndecidedMove(
      "Q-INIT-8", "Without the permission the initialisation makes up for a registration", in: [.tcpushKo],
      under: ["Q-INIT-8": "automatically"]
    ) { move, state, _ in
      move.initializes && state.sdk.unfinished == .systemTokenOnly && state.world.permission != .authorized
    },
    UndecidedMove(
      "Q-UNREG-4", "The user changes after an unregistering, and the record was not the last user's",
      in: .withFallback, under: ["Q-UNREG-4": "registers"]
    ) { move, state, edition in
      move.setsUser
        && Channel.both.contains { channel in
          guard state.sdk.record(channel) == .unregistered else { return false }
          return state.sdk.last[channel].map { $0.owner != state.currentOwner(in: edition) } ?? false
        }
    },
    UndecidedMove(
      "Q-INIT-6", "Initialised without a key, the SDK learns of another user after an unregistering",
      in: .withFallback, under: ["Q-INIT-6": "parameterInvalid", "Q-UNREG-4": "registers"]
    ) { move, state, _ in
      move.setsUser && state.sdk.initialization == .initializedWithoutAppKey && state.hasUnregistered
    },
    UndecidedMove(
      "Q-REG-61", "The initialisation makes up for a registration, and the system issues no token at once",
      in: [.tcpushKo], under: ["Q-INIT-8": "automatically"]
    ) { move, state, _ in
      state.takesUp(.apns, on: move) && state.isTokenMissing(.apns)
    },
    UndecidedMove(
      "Q-INIT-8", "The app registers while the initialisation makes up for a registration",
      in: [.tcpushKo], under: ["Q-INIT-8": "automatically"]
    ) { move, state, _ in
      move.call != nil && state.registersByItself
    },
    UndecidedMove(
      "Q-INIT-8", "The token changes while the initialisation is to make up for a registration",
      in: [.tcpushKo], under: ["Q-INIT-8": "automatically"]
    ) { move, state, _ in
      move == .changeToken(.apns) && state.sdk.unfinished == .systemTokenOnly
    },
    UndecidedMove(
      "Q-REG-3", "The token changes that was registered before a restart", under: ["Q-REG-3": "atOnce"]
    ) { move, state, _ in
      move == .changeToken(.apns) && state.sdk.record(.apns) == .registeredInEarlierRun
    },
    UndecidedMove(
      "Q-VOIP-10", "The VoIP token changes that was registered before a restart",
      under: ["Q-VOIP-10": "atOnce"]
    ) { move, state, _ in
      move == .changeToken(.voip) && state.sdk.record(.voip) == .registeredInEarlierRun
    },
    UndecidedMove(
      "Q-VOIP-9", "The VoIP token is invalidated that was registered before a restart",
      under: ["Q-VOIP-9": "removed"]
    ) { move, state, _ in
      move == .invalidateToken && state.sdk.record(.voip) == .registeredInEarlierRun
    },
    UndecidedMove(
      "Q-LOGIN-13", "The user changes after a token was registered before a restart", in: [.toastKo],
      under: ["Q-LOGIN-13": "automatically"]
    ) { move, state, _ in
      move.setsUser && state.hasRecordOfEarlierRun
    },
    // Whether the push service is asked about what the device knows nothing of is left open with the answer.
    UndecidedMove(
      "Q-UNREG-1", "What is not registered is unregistered, and the push service would not accept that",
      in: .withFallback
    ) { move, state, _ in
      guard case .unregister(let channel) = move else { return false }
      return state.sdk.kept[channel] == nil && state.isServerOutOfOrder
    },
    UndecidedMove(
      "Q-UNREG-9",
      "What has been unregistered is unregistered again, and the push service would not accept that",
      in: [.toastKo], under: ["Q-UNREG-9": "forgotten"]
    ) { move, state, _ in
      guard case .unregister = move else { return false }
      return state.channels(ofCall: move).contains { state.sdk.kept[$0] == nil } && state.isServerOutOfOrder
    },
    // A port that answers from the device may ask the push service for what it does not know.
    UndecidedMove(
      "Q-QUERY-3", "What is not registered is queried, and the push service would not answer",
      leaving: .outcome
    ) { move, state, edition in
      guard case .query(let channel) = move else { return false }
      let isKnown = state.sdk.kept[channel].map { !edition.requiresUser || $0.owner == state.sdk.user }
      return isKnown != true && state.isServerOutOfOrder
    },
    UndecidedMove(
      "Q-QUERY-3", "What was registered before a restart is queried, and the push service would not answer",
      under: ["Q-QUERY-3": "fromDevice"], leaving: .outcome
    ) { move, state, _ in
      guard case .query(let channel) = move else { return false }
      return state.sdk.record(channel) == .registeredInEarlierRun && state.isServerOutOfOrder
    },
    UndecidedMove(
      "Q-QUERY-3", "What is registered is queried without a network", in: .every,
      under: ["Q-QUERY-3": "fromServer"], leaving: .outcome
    ) { move, state, _ in
      guard case .query(let channel) = move else { return false }
      return state.sdk.kept[channel] != nil && state.world.policies.network == .down
    },
    UndecidedMove(
      "Q-CALL-1", "A message arrives before the SDK is initialised", in: .withFallback,
      under: ["Q-CALL-1": "sdk"]
    ) { move, state, _ in state.isMessageEarly(move) },
    UndecidedMove(
      "Q-CALL-1", "A message arrives before the SDK is initialised, for a delegate that may not count yet",
      in: .withFallback, under: ["Q-CALL-1": "sdkWithoutDelegate"]
    ) { move, state, _ in state.isMessageEarly(move) },
    UndecidedMove(
      "Q-CALL-1", "A message arrives for a token that was unregistered, and no delegate could report it",
      in: .withFallback, under: ["Q-CALL-1": "sdkWithoutDelegate", "Q-VOIP-8": "dropped"]
    ) { move, state, _ in
      guard case .message = move else { return false }
      return state.sdk.record(.voip) == .unregistered && state.sdk.delegate == .unset
    },
    UndecidedMove(
      "Q-ORDER-3", "One call registers both kinds of token without a network, and PushKit has issued none",
      in: [.toastKo], under: ["Q-ORDER-3": "network", "Q-REG-10": "failed", "Q-VOIP-10": "atOnce"]
    ) { move, state, _ in
      guard case .register = move, state.channels(ofCall: move).count == 2 else { return false }
      return state.world.policies.network == .down && state.world.voipToken == .none
    },
  ]
}
