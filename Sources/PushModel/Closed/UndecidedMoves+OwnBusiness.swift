import StateMachines

extension UndecidedMove {
  /// What is a port's own business, and can be seen here all the same: what it takes along with a request, what it asks
  /// for first, and what it knows of the device.
  static let ofOwnBusiness: [UndecidedMove] = [
    UndecidedMove(
      "Q-REG-66", "A call that is no registration, while the system issues no token",
      on: [.setUser, .query, .unregister, .update]
    ) { move, state, _ in
      switch move {
      case .query, .unregister: state.channels(ofCall: move).contains(where: state.isTokenMissing)
      case .update, .setUser: state.updatesWithoutToken
      case .initialize, .setDelegate, .setNotificationDelegate, .register, .answerPrompt, .changeSettings,
        .answer, .answerToken, .changeToken, .invalidateToken, .message, .notification, .network,
        .enterForeground, .passTime, .endProcess, .startProcess:
        false
      }
    },
    UndecidedMove(
      "Q-LOGIN-67", "The user changes, and what is registered differs from what would be registered now",
      on: .setUser,
      in: .withSetUser
    ) { _, state, edition in
      PushType.both.contains { state.differsFromRecord($0, under: state.sdk.settings, in: edition) }
    },
    UndecidedMove("Q-LOGIN-68", "A call meets an update after a change of user", on: .calls, in: .withSetUser)
    { move, state, _ in
      state.channels(ofCall: move).contains { state.awaits(.server(.update($0))) }
    },
    UndecidedMove(
      "Q-LOGIN-68", "A call meets an update of the other kind of token after a change of user", on: .calls,
      in: .withSetUser, leaving: .time
    ) { move, state, _ in
      let isAbout = state.channels(ofCall: move)
      return !isAbout.isEmpty
        && PushType.both.contains { !isAbout.contains($0) && state.awaits(.server(.update($0))) }
    },
    UndecidedMove(
      "Q-INIT-66", "After a restart the SDK is initialised, and what is registered may be sent once more",
      on: .initialize
    ) { move, state, edition in
      guard case .initialize(let settings, _) = move else { return false }
      return PushType.both.contains { channel in
        state.sdk.record(channel) == .registeredInEarlierRun && state.sdk.settings == nil
          && (state.isServerOutOfOrder || state.differsFromRecord(channel, under: settings, in: edition))
      }
    },
    UndecidedMove(
      "Q-INIT-65", "What was registered under another key or environment is queried or unregistered",
      on: [.query, .unregister],
      in: .withFallback
    ) { move, state, _ in
      guard let key = state.sdk.settings?.key else { return false }
      return state.channels(ofCall: move).contains { channel in
        state.sdk.kept[channel].map { $0.key != key } ?? false
      }
    },
    UndecidedMove(
      "Q-UNREG-54", "A token is unregistered, and the system has issued another one since", on: .unregister,
      in: .withSetUser,
      leaving: .outcome
    ) { move, state, _ in
      state.channels(ofCall: move).contains(where: state.isTokenOld)
    },
    UndecidedMove(
      "Q-UNREG-54", "What is not registered is unregistered, and the system has issued a token",
      on: .unregister,
      in: .withFallback, under: ["Q-UNREG-1": "succeeds"], leaving: .outcome
    ) { move, state, _ in
      guard case .unregister(let channel) = move else { return false }
      let isIssued = channel == .apns ? state.world.deviceToken == .issued : state.world.voipToken == .issued
      return state.sdk.kept[channel] == nil && isIssued
    },
    UndecidedMove(
      "Q-UNREG-54", "What is not registered is unregistered, and the SDK has a token of the system",
      on: .unregister, in: [.toastKo], leaving: .outcome
    ) { move, state, _ in
      state.channels(ofCall: move).contains { channel in
        state.sdk.kept[channel] == nil && state.sdk.tokens[channel] != .none
      }
    },
    UndecidedMove("Q-VOIP-51", "A VoIP message arrives, and no VoIP token was registered", on: .message) {
      _, state, _ in
      state.sdk.record(.voip) == .none
    },
    UndecidedMove(
      "Q-VOIP-8", "A VoIP message arrives for a token unregistered before a restart", on: .message,
      in: .withSetUser
    ) { _, state, _ in
      state.sdk.record(.voip) == .unregistered && state.sdk.tokens[.voip] == .none
    },
    UndecidedMove(
      "Q-AGR-6", "After a restart, logged out, the app registers with the agreement that a user gave",
      on: .register,
      in: .withFallback, under: ["Q-AGR-6": "forgotten"]
    ) { move, state, edition in state.usesAgreementOfAnother(move, in: edition) },
    UndecidedMove(
      "Q-AGR-5", "After a restart, logged out, the app registers with the agreement of one user",
      on: .register,
      in: .withFallback, under: ["Q-AGR-5": "forgotten"]
    ) { move, state, edition in state.usesAgreementOfAnother(move, in: edition) },
    UndecidedMove(
      "Q-UNREG-60", "What is not registered is unregistered, and the push service would not answer",
      on: .unregister, in: .withSetUser, leaving: .outcome
    ) { move, state, _ in
      state.isServerOutOfOrder && state.keepsNothing(of: move)
    },
    UndecidedMove(
      "Q-INIT-67", "The SDK is initialised, and what is registered was made with other settings",
      on: .initialize
    ) { move, state, edition in
      guard case .initialize(let settings, _) = move, let old = state.sdk.settings else { return false }
      // Where no user can be set, the settings are all that says for whom: other ones are asked about (Q-INIT-4).
      return (edition.hasSetUser || settings == old)
        && PushType.both.contains { state.hasOtherSettings($0, than: settings, in: edition) }
    },
    UndecidedMove(
      "Q-REG-69", "The SDK is initialised, and the system has issued another token than is registered",
      on: .initialize
    ) { _, state, _ in PushType.both.contains(where: state.isTokenOld) },
    UndecidedMove(
      "Q-REG-69", "Something happens at which the record may be made to follow another token",
      on: [.setUser, .register, .query, .unregister, .network, .enterForeground, .passTime, .startProcess]
    ) { move, state, _ in
      PushType.both.contains { state.owesToken($0) && state.channels(ofCall: move) != [$0] }
    },
    UndecidedMove(
      "Q-REG-69", "A call about a token that the record may not have followed", on: [.query, .update],
      under: ["Q-REG-3": "atOnce"]
    ) { move, state, _ in state.channels(ofCall: move).contains(.apns) && state.owesToken(.apns) },
    UndecidedMove(
      "Q-REG-69", "A call about a VoIP token that the record may not have followed", on: [.query, .update],
      under: ["Q-VOIP-10": "atOnce"]
    ) { move, state, _ in state.channels(ofCall: move).contains(.voip) && state.owesToken(.voip) },
    UndecidedMove(
      "Q-REG-69", "The token changes anew, and the record has not followed the one before",
      on: .changeToken, leaving: .time
    ) { move, state, _ in move == .changeToken(.apns) && state.owesToken(.apns) },
    UndecidedMove(
      "Q-REG-69", "The VoIP token changes anew, and the record has not followed the one before",
      on: .changeToken, leaving: .time
    ) { move, state, _ in move == .changeToken(.voip) && state.owesToken(.voip) },
    UndecidedMove(
      "Q-INIT-67", "The token changes, and what is registered was made with other settings", on: .changeToken,
      under: ["Q-REG-3": "atOnce"]
    ) { move, state, edition in
      move == .changeToken(.apns) && state.hasOtherSettings(.apns, than: state.sdk.settings, in: edition)
    },
    UndecidedMove(
      "Q-INIT-67", "The VoIP token changes, and what is registered was made with other settings",
      on: .changeToken, under: ["Q-VOIP-10": "atOnce"]
    ) { move, state, edition in
      move == .changeToken(.voip) && state.hasOtherSettings(.voip, than: state.sdk.settings, in: edition)
    },
    UndecidedMove(
      "Q-PERM-57", "The permission is withdrawn while a registration awaits the token", on: .changeSettings
    ) { move, state, _ in
      move == .changeSettings(allowed: false) && state.sdk.registration == .awaitingToken
    },
    UndecidedMove(
      "Q-QUERY-3", "What is registered for another than the user of now is queried", on: .query,
      in: .withFallback, under: ["Q-QUERY-3": "fromDevice"], leaving: .outcome
    ) { move, state, edition in
      state.channels(ofCall: move).contains { state.isAnothers($0, in: edition) }
    },
    UndecidedMove(
      "Q-PERM-5", "Without the permission the app registers what is registered, and fails", on: .register,
      in: .withSetUser, under: ["Q-PERM-4": "fails"], leaving: .record
    ) { move, state, _ in !state.isServerOutOfOrder && state.isDeniedAgain(move) },
    UndecidedMove(
      "Q-PERM-5",
      "Without the permission the app registers what is registered, and the push service is out of order",
      on: .register,
      in: .withSetUser, under: ["Q-PERM-4": "fails"]
    ) { move, state, _ in state.isServerOutOfOrder && state.isDeniedAgain(move) },
    UndecidedMove(
      "Q-LOGIN-1", "After a restart nobody is logged in, and the app registers what was a user's",
      on: .register,
      in: .withFallback, leaving: .record
    ) { move, state, _ in
      state.sdk.user == .none
        && state.channels(ofCall: move).contains { channel in
          state.sdk.record(channel) == .registeredInEarlierRun && state.sdk.kept[channel]?.owner != .device
        }
    },
    UndecidedMove(
      "Q-AGR-10", "An agreement leaves parts unset, and another one was set before", on: .register,
      in: .withFallback, leaving: .agreement
    ) { move, state, _ in
      guard case .register(_, let consent) = move else { return false }
      return consent.kind == .partial && state.sdk.agreement != .none
    },
    UndecidedMove(
      "Q-REG-68", "Something happens at which a registration may be made again that was not accepted",
      on: [
        .initialize, .setUser, .network, .enterForeground, .passTime, .changeToken, .invalidateToken,
        .changeSettings, .startProcess,
      ]
    ) { _, state, _ in
      !state.sdk.history.unacceptedRegistering.isEmpty
        || PushType.both.contains(where: state.hasUnacceptedRegistration)
    },
    UndecidedMove(
      "Q-UNREG-56", "Something happens at which an unregistering may be made again that was not accepted",
      on: [.initialize, .setUser, .network, .enterForeground, .passTime, .startProcess], in: .withSetUser
    ) { _, state, _ in
      !state.sdk.history.unacceptedUnregistering.isEmpty
    },
    UndecidedMove(
      "Q-VOIP-58", "The VoIP token is invalidated that is registered", on: .invalidateToken
    ) { _, state, _ in
      state.sdk.kept[.voip] != nil
    },
    UndecidedMove(
      "Q-LOGIN-69", "Something happens while what is registered is another's than the user's of now",
      on: .mayMakeUpForUpdate,
      in: .withFallback, leaving: .record
    ) { move, state, edition in
      !state.isServerOutOfOrder && state.sdk.user != .none && state.owesUpdate(besides: move, in: edition)
    },
    UndecidedMove(
      "Q-LOGIN-69", "Something happens while nobody is logged in, and what is registered is a user's",
      on: .mayMakeUpForUpdate,
      in: .withFallback, under: ["Q-LOGIN-2": "device"], leaving: .record
    ) { move, state, edition in
      !state.isServerOutOfOrder && state.sdk.user == .none && state.owesUpdate(besides: move, in: edition)
    },
    UndecidedMove(
      "Q-LOGIN-69", "Something happens after a restart, and before it an update to another user was owed",
      on: .mayMakeUpForUpdate,
      in: .withFallback, leaving: .record
    ) { _, state, _ in !state.isServerOutOfOrder && state.sdk.history.endedOwingUpdate },
    UndecidedMove(
      "Q-LOGIN-69", "An update to another user is owed, and the push service would not accept it",
      on: .mayMakeUpForUpdate,
      in: .withFallback
    ) { move, state, edition in
      state.isServerOutOfOrder
        && (state.sdk.history.endedOwingUpdate
          || state.sdk.user != .none && state.owesUpdate(besides: move, in: edition))
    },
    UndecidedMove(
      "Q-LOGIN-69", "An update to nobody is owed, and the push service would not accept it",
      on: .mayMakeUpForUpdate,
      in: .withFallback, under: ["Q-LOGIN-2": "device"]
    ) { move, state, edition in
      state.isServerOutOfOrder && state.sdk.user == .none && state.owesUpdate(besides: move, in: edition)
    },
    UndecidedMove(
      "Q-INIT-6", "Initialised, the SDK is initialised without a key, which may change nothing",
      on: .initialize,
      under: ["Q-INIT-6": "parameterInvalid"]
    ) { move, state, _ in
      guard case .initialize(let settings, _) = move else { return false }
      return !settings.hasKey && state.sdk.initialization == .initialized
    },
    // The push service may be asked for the agreement that was set before.
    UndecidedMove(
      "Q-ORDER-50", "Registered without an agreement, while the server and something else fail",
      on: .register,
      in: .withFallback
    ) { move, state, _ in
      guard case .register(.apns, let consent) = move, consent.kind == .absent else { return false }
      return state.isServerOutOfOrder
        && (state.world.permission != .authorized || state.isTokenMissing(.apns))
    },
    UndecidedMove(
      "Q-AGR-7", "The settings change, but not the key, and an agreement was set before", on: .initialize,
      in: .withFallback,
      under: ["Q-AGR-7": "forgotten"]
    ) { move, state, _ in
      guard case .initialize(let settings, _) = move, let old = state.sdk.settings else { return false }
      return settings != old && settings.key == old.key && state.sdk.agreement != .none
    },
    UndecidedMove(
      "Q-AGR-57", "The app registers and agrees to advertisements, and not to notifications", on: .register
    ) { move, state, edition in
      guard case .register(_, let given) = move else { return false }
      // Where no user can be set, the agreement is one of the settings.
      return (edition.hasSetUser ? given : state.sdk.settings?.consent ?? given).isTorn
    },
    UndecidedMove(
      "Q-REG-70", "In the background the app calls, another user is set, or something is answered",
      on: [.setUser, .register, .query, .unregister, .update, .answerPrompt, .answerToken, .answer],
      leaving: .time
    ) { _, state, _ in state.world.isInBackground },
    UndecidedMove(
      "Q-REG-4",
      "Before the initialisation the app registers, while a registration of an earlier run is owed",
      on: .register, under: ["Q-REG-4": "resumed"]
    ) { _, state, _ in
      state.sdk.initialization != .initialized && state.sdk.unfinished != .none
    },
    UndecidedMove(
      "Q-VOIP-11", "Before the initialisation the app registers, while a VoIP registration is owed",
      on: .register, under: ["Q-VOIP-11": "resumed"]
    ) { _, state, _ in
      state.sdk.initialization != .initialized && state.sdk.voipRegistration == .interrupted
    },
    UndecidedMove(
      "Q-REG-68",
      "A call about what the push service was told of and did not accept, and nothing else is registered",
      on: [.query, .unregister, .update], leaving: .outcome
    ) { move, state, _ in
      state.channels(ofCall: move).contains {
        state.sdk.kept[$0] == nil && state.hasUnacceptedRegistration($0)
      }
    },
    UndecidedMove(
      "Q-PERM-50", "The app registers in the background, and the user has not been asked", on: .register
    ) { move, state, _ in
      guard case .register(let channel, _) = move else { return false }
      return state.types(of: channel).contains(.apns) && state.world.isInBackground
        && state.world.permission == .notDetermined
    },
    UndecidedMove(
      "Q-PERM-58", "The app registers after the process has ended while the user was asked", on: .register
    ) { _, state, _ in
      state.world.hasLeftPromptOpen
    },
  ]
}

extension ClosedSystem.State {
  /// Whether a kind of token is registered that the system would not issue at once.
  fileprivate var updatesWithoutToken: Bool {
    PushType.both.contains { sdk.kept[$0] != nil && isTokenMissing($0) }
  }

  /// Whether a record, its owner apart, is another one than would be made now under some settings.
  fileprivate func differsFromRecord(
    _ channel: PushType, under settings: SDKSettings?, in edition: Edition
  ) -> Bool {
    guard let record = sdk.kept[channel] else { return false }
    let agrees = channel == .voip || sdk.agreement == .none || sdk.consentSetBefore == record.consent
    return !agrees || hasOtherSettings(channel, than: settings, in: edition) || isTokenOld(channel)
  }

  /// Whether a token is registered, and the system has issued another one since.
  fileprivate func isTokenOld(_ channel: PushType) -> Bool {
    sdk.kept[channel].map { $0.token != world.currentTokens[channel] } ?? false
  }

  /// The same, and no update is awaited.
  fileprivate func owesToken(_ channel: PushType) -> Bool {
    isTokenOld(channel) && !awaits(.server(.update(channel)))
  }

  /// Whether a record was made with other settings than some, where they are known.
  fileprivate func hasOtherSettings(
    _ channel: PushType, than settings: SDKSettings?, in edition: Edition
  ) -> Bool {
    guard let record = sdk.kept[channel], let settings else { return false }
    if record.key != settings.key { return true }
    return edition.hasSetUser
      ? record.language != settings.language
      : record.owner != settings.user || record.consent != settings.consent
  }

  /// Whether a kind of token that a move does not register for sure is another's, and no update is awaited.
  fileprivate func owesUpdate(besides move: ClosedSystem.Move, in edition: Edition) -> Bool {
    PushType.both.contains { channel in
      !registersForSure(channel, on: move) && isAnothers(channel, in: edition)
        && !awaits(.server(.update(channel)))
    }
  }

  /// Whether a move registers notifications that are registered, and the permission is missing.
  fileprivate func isDeniedAgain(_ move: ClosedSystem.Move) -> Bool {
    channels(ofCall: move).contains(.apns) && sdk.kept[.apns] != nil && world.permission == .denied
      && sdk.settings?.flag != true
  }

  /// Whether a move registers one kind of token alone, and nothing stands in the way.
  private func registersForSure(_ channel: PushType, on move: ClosedSystem.Move) -> Bool {
    move.kind == .register && channels(ofCall: move) == [channel] && !isServerOutOfOrder
      && !isTokenMissing(channel) && (channel == .voip || world.permission == .authorized)
  }

  /// Whether a move registers with the agreement set before, and the last record was made for somebody else.
  fileprivate func usesAgreementOfAnother(_ move: ClosedSystem.Move, in edition: Edition) -> Bool {
    guard case .register(.apns, let consent) = move, consent.kind == .absent else { return false }
    guard sdk.agreement != .none, sdk.user == .none else { return false }
    return (sdk.kept[.apns] ?? sdk.last[.apns]).map { $0.owner != currentOwner(in: edition) } ?? false
  }
}
