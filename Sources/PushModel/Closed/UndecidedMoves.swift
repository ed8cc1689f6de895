import StateMachines

extension UndecidedMove {
  /// The undecided moves. One that accounts for no fault under any reading is refused.
  public static let all: [UndecidedMove] = [
    UndecidedMove("Q-INIT-63", "Other settings than those that hold, while a registration is in progress") {
      move, state, _ in
      guard case .initialize(let settings, _) = move else { return false }
      return state.sdk.settings != settings && state.isRegistering
    },
    UndecidedMove(
      "Q-INIT-7", "With which code a registration ends that the same settings have abandoned"
    ) { move, state, _ in
      guard case .initialize(let settings, _) = move else { return false }
      return state.sdk.settings == settings && state.isRegistering
    },
    UndecidedMove(
      "Q-INIT-63", "A registration is taken up under settings with another user or agreement", in: [.tcpushKo]
    ) { move, state, _ in
      guard case .initialize(let settings, _) = move else { return false }
      return Channel.both.contains {
        state.takesUp($0, on: move)
          && (state.sdk.owners[$0] != settings.user || state.sdk.consents[$0] != settings.consent)
      }
    },
    UndecidedMove("Q-REG-55", "Much time, while the server is awaited") { move, state, _ in
      move == .passTime
        && Channel.both.contains { state.awaits(.server(.register($0))) }
    },
    UndecidedMove(
      "Q-LOGIN-66", "A registration is taken up that was made for another user than the one of now",
      in: .withSetUser
    ) { move, state, edition in
      Channel.both.contains {
        state.takesUp($0, on: move) && state.sdk.owners[$0] != state.currentOwner(in: edition)
      }
    },
    UndecidedMove("Q-LOGIN-5", "What may end the call of a user who has logged out", in: [.toastKo]) {
      move, state, _ in
      state.sdk.registration == .failingWithoutUser && state.mayAnswer(.apns, move)
        || state.sdk.voipRegistration == .failingWithoutUser && state.mayAnswer(.voip, move)
    },
    UndecidedMove(
      "Q-LOGIN-5", "A logout after a change of user while the server is awaited", in: [.toastKo]
    ) { move, state, _ in
      (move == .setUser(.none) || move == .setUser(.empty))
        && (state.sdk.registration == .awaitingServerUserChanged
          || state.sdk.voipRegistration == .awaitingServerUserChanged)
    },
    UndecidedMove(
      "Q-UNREG-55", "The update after a change of user is on its way for a token that is unregistered",
      in: .withFallback
    ) { move, state, _ in state.mayBringBack(move) },
    UndecidedMove("Q-UPD-55", "An update is on its way for a token that is unregistered", in: [.toastKo]) {
      move, state, _ in state.mayBringBack(move)
    },
    UndecidedMove("Q-UNREG-58", "A token counts that the SDK has removed by itself", in: .withSetUser) {
      move, state, _ in state.countsRemoved(on: move)
    },
    UndecidedMove("Q-UNREG-59", "A removal that the SDK asked for by itself meets the next registration") {
      move, state, _ in
      Channel.both.contains {
        move == .answer(.register($0), .accepted) && state.awaits(.server(.removal($0)))
          || move == .answer(.removal($0), .accepted) && state.world.records[$0] != nil
      }
    },
    UndecidedMove(
      "Q-UNREG-7", "The app unregisters while an unregistering waits to be taken up", in: .withSetUser
    ) { move, state, _ in
      guard case .unregister(let channel) = move else { return false }
      return state.types(of: channel).channels.contains { state.sdk.unregistration($0) == .interrupted }
    },
    UndecidedMove("Q-UNREG-6", "A call meets an unregistering that the SDK has taken up", in: .withSetUser) {
      move, state, _ in
      if case .unregister = move { return false }
      return state.channels(ofCall: move).contains(where: state.hasUnregisteringTakenUp)
    },
    UndecidedMove("Q-REG-63", "The token changes again while an update is on its way", in: [.tcpushKo]) {
      move, state, _ in state.replacesUpdate(move)
    },
    UndecidedMove("Q-UPD-52", "An update follows one that is on its way", in: [.toastKo]) { move, state, _ in
      state.replacesUpdate(move)
    },
    UndecidedMove("Q-LOGIN-62", "The user changes again while an update is on its way", in: .withFallback) {
      move, state, _ in state.replacesUpdate(move)
    },
    UndecidedMove("Q-UPD-56", "An update fails that no call asked for", in: [.toastKo]) { move, state, _ in
      switch move {
      case .answer(.update, let reply): reply != .accepted
      case .initialize, .setUser, .changeToken: state.world.policies.network == .down
      case .setDelegate, .register, .query, .unregister, .update, .answerPrompt, .changeSettings, .answer,
        .answerToken, .invalidateToken, .message, .network, .enterForeground, .passTime, .endProcess,
        .startProcess:
        false
      }
    },
    UndecidedMove("Q-UPD-54", "One part of an update is answered, and the other is not", in: [.toastKo]) {
      move, state, _ in
      state.partsUpdate(move)
    },
    UndecidedMove(
      "Q-UPD-54", "An update is about two tokens, of which one was registered before a restart",
      in: [.toastKo]
    ) { move, state, _ in
      move == .update
        && Channel.both.contains {
          state.sdk.record($0) == .registeredInEarlierRun && state.sdk.record($0.other) == .registered
        }
    },
    UndecidedMove("Q-VOIP-2", "A VoIP call meets a query that has met another call before", in: .withSetUser)
    {
      move, state, _ in
      move != .update && state.channels(ofCall: move).contains(.voip) && state.hasVoIPQueryThatMetAnother
    },
    UndecidedMove("Q-VOIP-9", "The VoIP token is invalidated while it is being registered") {
      move, state, _ in
      move == .invalidateToken && state.awaits(.server(.register(.voip)))
    },
    UndecidedMove(
      "Q-PERM-55", "Both kinds are registered beside a call that refuses the notifications", in: [.toastKo]
    ) { move, state, _ in
      guard case .register(let channel, _) = move else { return false }
      return state.types(of: channel) == .both
        && (state.sdk.callsInProgress == .querying || state.sdk.callsInProgress == .updating)
    },
    UndecidedMove(
      "Q-REG-10", "The user refuses while the VoIP part of a second call waits for the first", in: [.toastKo]
    ) { move, state, _ in
      move == .answerPrompt(allowed: false) && state.sdk.calls.contains { $0.waiting.contains(.voip) }
    },
    UndecidedMove(
      "Q-ORDER-3", "With the flag on, the app registers without a network", in: [.nhncloudKo]
    ) { move, state, _ in
      guard case .register = move else { return false }
      return state.world.policies.network == .down && state.sdk.settings?.flag == true
    },
    UndecidedMove(
      "Q-INIT-7", "The same settings again, while a registration awaits the system token alone",
      in: [.tcpushKo]
    ) { move, state, _ in
      guard case .initialize = move else { return false }
      return state.sdk.systemToken != .idle
    },
    UndecidedMove(
      "Q-INIT-4", "A registration is accepted while the update after other settings is on its way",
      in: [.tcpushKo]
    ) { move, state, _ in
      Channel.both.contains {
        move == .answer(.register($0), .accepted) && state.awaits(.server(.update($0)))
      }
    },
    UndecidedMove(
      "Q-AGR-10", "A VoIP token is registered with an agreement that leaves a part unset", in: [.toastKo]
    ) { move, state, _ in
      guard case .register(let channel, let consent) = move else { return false }
      return state.types(of: channel).contains(.voip) && consent.kind == .partial
    },
    UndecidedMove("Q-ORDER-2", "Without a user the app registers beside another call", in: [.toastKo]) {
      move, state, _ in
      guard case .register = move, state.sdk.user == .none || state.sdk.user == .empty else { return false }
      return state.channels(ofCall: move).contains { channel in
        Call.allCases.contains { state.open[$0, channel] > 0 }
      }
    },
    UndecidedMove(
      "Q-LOGIN-8", "After a restart the user changes before the SDK is initialised", in: .withSetUser
    ) { move, state, _ in
      guard case .setUser = move, state.sdk.initialization == .uninitialized else { return false }
      return Channel.both.contains { state.sdk.record($0) == .registeredInEarlierRun }
    },
    UndecidedMove("Q-UPD-52", "The user changes while an update by a call is on its way", in: [.toastKo]) {
      move, state, _ in
      guard case .setUser = move else { return false }
      return Channel.both.contains { state.awaits(.server(.updateForCall($0))) }
    },
    UndecidedMove(
      "Q-LOGIN-9", "An empty user id is set while a token is registered again", in: .withFallback
    ) { move, state, _ in
      move == .setUser(.empty)
        && Channel.both.contains { state.open[.register, $0] > 0 && state.sdk.record($0) != .none }
    },
    UndecidedMove("Q-INIT-7", "A query finds what the device takes for gone") { move, state, _ in
      Channel.both.contains {
        move == .answer(.query($0), .accepted) && state.world.records[$0] != nil
          && (state.sdk.record($0) == .none || state.sdk.record($0) == .unregistered)
      }
    },
  ]
}

extension ClosedSystem.State {
  /// Whether a registration of either kind is in progress.
  fileprivate var isRegistering: Bool {
    Channel.both.contains { open[.register, $0] > 0 } || sdk.registration != .idle
      || sdk.voipRegistration != .idle && sdk.voipRegistration != .interrupted
  }

  /// For whom the app would register now.
  fileprivate func currentOwner(in edition: Edition) -> User {
    sdk.user == .none && edition.fallsBackToDevice ? .device : sdk.user
  }

  /// The kinds of token that a call is about which names one; a query is about no other.
  fileprivate func types(of channel: Channel) -> Types { sdk.settings?.types ?? Types(channel) }

  /// The kinds of token that a call of the app is about; none if a move is no such call.
  fileprivate func channels(ofCall move: ClosedSystem.Move) -> [Channel] {
    switch move {
    case .register(let channel, _), .unregister(let channel): types(of: channel).channels
    case .query(let channel): [channel]
    case .update: Channel.both
    case .initialize, .setDelegate, .setUser, .answerPrompt, .changeSettings, .answer, .answerToken,
      .changeToken, .invalidateToken, .message, .network, .enterForeground, .passTime, .endProcess,
      .startProcess:
      []
    }
  }

  /// Whether a move carries out an update of a token that is unregistered or, while that is on its way, may remove
  /// what it brings back.
  fileprivate func mayBringBack(_ move: ClosedSystem.Move) -> Bool {
    Channel.both.contains { channel in
      guard sdk.record(channel) == .unregistered else { return false }
      return switch move {
      case .answer(.update(channel), _), .answer(.updateForCall(channel), _),
        .answer(.updateBeside(channel), _):
        true
      case .answer(.unregister(channel.other), _), .register, .initialize, .answerPrompt,
        .invalidateToken:
        awaits(.server(.update(channel))) || awaits(.server(.updateForCall(channel)))
          || awaits(.server(.updateBeside(channel)))
      case .setDelegate, .setUser, .query, .unregister, .update, .changeSettings, .answer, .answerToken,
        .changeToken, .message, .network, .enterForeground, .passTime, .endProcess, .startProcess:
        false
      }
    }
  }

  /// Whether a move may show what a token counts as that the SDK has removed by itself.
  fileprivate func countsRemoved(on move: ClosedSystem.Move) -> Bool {
    Channel.both.contains { channel in
      guard sdk.record(channel) == .none, (sdk.last[channel] ?? sdk.kept[channel]) != nil else {
        return false
      }
      return switch move {
      case .setUser, .message, .update, .answer(.query(channel), _): true
      case .register, .unregister, .query: channels(ofCall: move).contains(channel)
      case .initialize, .setDelegate, .answerPrompt, .changeSettings, .answer, .answerToken, .changeToken,
        .invalidateToken, .network, .enterForeground, .passTime, .endProcess, .startProcess:
        false
      }
    }
  }

  /// Whether a VoIP query is in progress that is not the only call, or was not.
  fileprivate var hasVoIPQueryThatMetAnother: Bool {
    let others = Call.allCases.filter { $0 != .query }.contains { open[$0, .voip] > 0 }
    let queries = open[.query, .voip]
    return queries > 1 || queries == 1 && (others || sdk.voipCalls == .idle)
  }

  /// Whether an unregistering is in progress that no call of the app waits for.
  fileprivate func hasUnregisteringTakenUp(_ channel: Channel) -> Bool {
    awaits(.server(.unregister(channel))) && open[.unregister, channel] == 0
  }

  /// Whether a move may bring about an update of a token while one that no call asked for is on its way.
  fileprivate func replacesUpdate(_ move: ClosedSystem.Move) -> Bool {
    Channel.both.contains { channel in
      guard awaits(.server(.update(channel))) else { return false }
      return switch move {
      case .setUser, .update, .initialize: true
      case .changeToken(let changed): changed == channel
      case .answer(let purpose, let reply): purpose == .register(channel) && reply == .accepted
      case .setDelegate, .register, .query, .unregister, .answerPrompt, .changeSettings, .answerToken,
        .invalidateToken, .message, .network, .enterForeground, .passTime, .endProcess, .startProcess:
        false
      }
    }
  }

  /// Whether a move comes between the two parts of an update, of which the one about the notification token leads, or
  /// answers one of them otherwise than the other.
  fileprivate func partsUpdate(_ move: ClosedSystem.Move) -> Bool {
    let (lead, beside) = (ServerPurpose.updateForCall(.apns), ServerPurpose.updateBeside(.voip))
    guard awaits(.server(beside)) else { return false }
    if !awaits(.server(lead)) { return move != .answer(beside, .accepted) }
    guard case .answer(let purpose, let reply) = move else { return false }
    return purpose == beside || purpose == lead && reply != .accepted
  }

  /// Whether a registration may be taken up that is owed.
  fileprivate func takesUp(_ channel: Channel, on move: ClosedSystem.Move) -> Bool {
    let isOwed =
      switch channel {
      case .apns: sdk.unfinished != .none
      case .voip: sdk.voipRegistration == .interrupted
      }
    return switch move {
    case .initialize: isOwed
    case .network(up: true): isOwed && sdk.unfinished == .awaitingNetwork
    case .enterForeground: isOwed && sdk.unfinished == .awaitingGrant
    case .setDelegate, .setUser, .register, .query, .unregister, .update, .answerPrompt, .changeSettings,
      .answer, .answerToken, .changeToken, .invalidateToken, .message, .network, .passTime, .endProcess,
      .startProcess:
      false
    }
  }

  /// Whether a move answers what a registration waits for, passes the time that it may wait, or may abandon it.
  fileprivate func mayAnswer(_ channel: Channel, _ move: ClosedSystem.Move) -> Bool {
    switch move {
    case .answerPrompt: channel == .apns
    case .answerToken(_, channel, _), .answer(.register(channel), _), .passTime, .initialize:
      true
    case .setDelegate, .setUser, .register, .query, .unregister, .update, .changeSettings,
      .answer, .answerToken, .changeToken, .invalidateToken, .message, .network, .enterForeground,
      .endProcess,
      .startProcess:
      false
    }
  }
}
