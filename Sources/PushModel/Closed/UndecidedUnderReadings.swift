import StateMachines

extension UndecidedMove {
  /// What the readings of several questions leave open together, none of which says what then holds.
  static let underSomeReadings: [UndecidedMove] = [
    UndecidedMove(
      "Q-FLAG-3", "With the flag on, the app registers and does not wait for the answer, which is a refusal",
      in: [.nhncloudKo], under: ["Q-FLAG-2": "proceeds", "Q-FLAG-3": "notificationsOff"]
    ) { move, state, _ in
      guard case .register = move else { return false }
      return state.sdk.settings?.flag == true
    },
    UndecidedMove(
      "Q-AGR-2", "Which agreement counts as set by a registration that left its notifications out",
      in: [.nhncloudKo], under: ["Q-FLAG-3": "notificationsOff"]
    ) { move, state, _ in
      guard case .register(let channel, let consent) = move else { return false }
      return (channel == .voip || consent == .none)
        && state.sdk.consentSetBefore == state.sdk.consentSetBefore.withoutNotifications
    },
    UndecidedMove(
      "Q-VOIP-5", "A VoIP token is registered as the notification token was, which none was registered for",
      in: .withFallback, under: ["Q-VOIP-5": "asNotification"]
    ) { move, state, _ in
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
      "Q-PERM-5", "The app comes to the foreground with a registration that was made although refused",
      in: .withoutPermissionText, under: ["Q-PERM-3": "registers", "Q-PERM-5": "removed"]
    ) { move, state, _ in
      move == .enterForeground && state.sdk.kept[.apns] != nil
    },
    UndecidedMove(
      "Q-PERM-4", "Refused, the app registers anew what was registered without the permission",
      in: .withoutPermissionText, under: ["Q-PERM-4": "registers", "Q-PERM-3": "registers"]
    ) { move, state, _ in state.registersAgainRefused(move) },
    UndecidedMove(
      "Q-PERM-4", "Refused, the app registers anew what was registered before anybody was asked",
      in: .withoutPermissionText, under: ["Q-PERM-4": "registers", "Q-PERM-2": "doesNotAsk"]
    ) { move, state, _ in state.registersAgainRefused(move) },
    UndecidedMove(
      "Q-PERM-4", "Refused, the app registers anew what may have been registered thanks to the flag",
      in: [.nhncloudKo], under: ["Q-PERM-4": "registers"]
    ) { move, state, _ in state.registersAgainRefused(move) },
    UndecidedMove(
      "Q-AGR-5", "After a logout a user logs in who may be the one who gave the agreement",
      in: .withFallback, under: ["Q-AGR-5": "forgotten"]
    ) { move, state, _ in
      guard case .setUser(let user) = move, user != .none else { return false }
      return state.sdk.user == .none && state.sdk.agreement != .none
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
      move == .network(up: true) && state.sdk.tokens[.voip] != .none && state.sdk.kept[.voip] == nil
    },
    UndecidedMove(
      "Q-VOIP-4", "Without a user the app registers the VoIP token beside another call about it",
      in: .withFallback, under: ["Q-VOIP-4": "userInvalid"]
    ) { move, state, _ in
      guard case .register(.voip, _) = move, state.sdk.user == .none else { return false }
      return Call.allCases.contains { state.open[$0, .voip] > 0 }
    },
    UndecidedMove(
      "Q-PERM-1", "After a restart the SDK is initialised again, and the user has not answered yet",
      under: ["Q-PERM-1": "atInitialize", "Q-INIT-5": "remembered"]
    ) { move, state, _ in
      guard case .initialize = move else { return false }
      return state.sdk.initialization == .initialized && state.world.permission == .notDetermined
    },
    UndecidedMove(
      "Q-LOGIN-3", "A user logs in whose registration was made before a logout", in: .withSetUser,
      under: ["Q-LOGIN-3": "asCalled", "Q-LOGIN-5": "current"]
    ) { move, state, _ in
      guard case .setUser(let user) = move, user != .none else { return false }
      return state.sdk.user == .none && state.isRegistering
    },
    UndecidedMove(
      "Q-PERM-1", "The flag is taken away, and with the flag on nobody was asked", in: [.nhncloudKo],
      under: ["Q-PERM-1": "atInitialize", "Q-FLAG-1": "doesNotAsk"]
    ) { move, state, _ in
      guard case .initialize(let settings, _) = move else { return false }
      return state.sdk.settings?.flag == true && !settings.flag
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
      guard case .initialize = move else { return false }
      return state.takesUp(.apns, on: move) && !state.sdk.calls.isEmpty
    },
    UndecidedMove(
      "Q-LOGIN-2", "The user logs out while a token is unregistered", in: [.toastKo],
      under: ["Q-LOGIN-2": "device"]
    ) { move, state, _ in
      guard case .setUser = move else { return false }
      return Channel.both.contains { state.awaits(.server(.unregister($0))) }
    },
    UndecidedMove(
      "Q-LOGIN-13", "The user changes while a token is unregistered", in: [.toastKo],
      under: ["Q-LOGIN-13": "automatically"]
    ) { move, state, _ in
      guard case .setUser = move else { return false }
      return Channel.both.contains { state.awaits(.server(.unregister($0))) }
    },
    UndecidedMove(
      "Q-REG-11", "A VoIP registration is taken up of which no delegate would learn", in: [.toastKo],
      under: ["Q-REG-11": "doesNothing", "Q-VOIP-11": "resumed"]
    ) { move, state, _ in state.takesUp(.voip, on: move) },
    UndecidedMove(
      "Q-LOGIN-5", "A logout after a login of another, before a registration is sent", in: .withSetUser,
      under: ["Q-LOGIN-3": "current", "Q-LOGIN-5": "asCalled"]
    ) { move, state, _ in
      guard case .setUser(let user) = move, user == .none || user == .empty else { return false }
      return state.hasUnsentRegistration
    },
    UndecidedMove(
      "Q-LOGIN-5", "A logout after a login of another, before a registration is sent for neither",
      in: [.toastKo],
      under: ["Q-LOGIN-5": "current"]
    ) { move, state, _ in
      guard case .setUser(let user) = move, user != .none else { return false }
      return state.sdk.registration == .failingWithoutUser
        || state.sdk.voipRegistration == .failingWithoutUser
    },
    UndecidedMove(
      "Q-UNREG-4", "A user logs in who may be the one whose token was unregistered", in: .withFallback,
      under: ["Q-UNREG-4": "registers"]
    ) { move, state, _ in
      guard case .setUser(let user) = move, user != .none, state.sdk.user == .none else { return false }
      return Channel.both.contains { state.sdk.record($0) == .unregistered }
    },
    UndecidedMove(
      "Q-UNREG-4", "The user changes after a token may have been unregistered in an earlier run",
      in: .withFallback, under: ["Q-UNREG-4": "registers", "Q-LOGIN-11": "onlyAfterRegister"]
    ) { move, state, _ in
      guard case .setUser = move else { return false }
      return Channel.both.contains { state.sdk.record($0) == .unregistered }
    },
    UndecidedMove(
      "Q-UNREG-4", "The user changes after the VoIP token was unregistered", in: .withFallback,
      under: ["Q-UNREG-4": "registers", "Q-LOGIN-12": "notificationOnly"]
    ) { move, state, _ in
      guard case .setUser = move else { return false }
      return state.sdk.record(.voip) == .unregistered
    },
    UndecidedMove(
      "Q-AGR-6", "A logout where nobody is logged in", in: .withFallback, under: ["Q-AGR-6": "forgotten"]
    ) { move, state, _ in
      move == .setUser(.none) && state.sdk.user == .none && state.sdk.agreement != .none
    },
    UndecidedMove(
      "Q-PERM-8", "With the flag on, the app registers with a provisional permission", in: [.nhncloudKo],
      under: ["Q-PERM-8": "notAcquired"]
    ) { move, state, _ in
      guard case .register(.apns, _) = move else { return false }
      return state.sdk.settings?.flag == true && state.world.permission == .provisional
    },
    UndecidedMove(
      "Q-FLAG-4", "The flag is taken away with other settings that the record takes over", in: [.nhncloudKo],
      under: ["Q-INIT-4": "atOnce", "Q-FLAG-4": "removed"]
    ) { move, state, _ in
      guard case .initialize(let settings, _) = move else { return false }
      return state.sdk.settings?.flag == true && !settings.flag
    },
    UndecidedMove(
      "Q-LOGIN-1", "Without a user the app registers anew what was registered for the device",
      in: .withFallback,
      under: ["Q-LOGIN-1": "userInvalid"]
    ) { move, state, _ in
      guard case .register(.apns, _) = move, state.sdk.user == .none else { return false }
      return (state.sdk.kept[.apns] ?? state.sdk.last[.apns])?.owner == .device
    },
    UndecidedMove(
      "Q-REG-10", "Refused, the app registers both kinds beside another call", in: [.toastKo],
      under: ["Q-REG-10": "failed"]
    ) { move, state, _ in
      guard case .register(let channel, _) = move, state.types(of: channel) == .both else { return false }
      return state.world.permission == .denied
        && (!state.sdk.calls.isEmpty || Channel.both.contains { state.awaits(.server(.unregister($0))) })
    },
    UndecidedMove(
      "Q-INIT-6", "The SDK is initialised without a key, which the record takes over",
      under: ["Q-INIT-4": "atOnce", "Q-INIT-6": "accepted"]
    ) { move, state, _ in
      guard case .initialize(let settings, _) = move, !settings.hasKey else { return false }
      return Channel.both.contains { state.sdk.kept[$0] != nil }
    },
    UndecidedMove(
      "Q-FLAG-4", "The flag is taken away, and no registration has waited for the answer", in: [.nhncloudKo],
      under: ["Q-FLAG-2": "proceeds", "Q-FLAG-4": "removed"]
    ) { move, state, _ in
      guard case .initialize(let settings, _) = move else { return false }
      return state.sdk.settings?.flag == true && !settings.flag
    },
  ]
}
