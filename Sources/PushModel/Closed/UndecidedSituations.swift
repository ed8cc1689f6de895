import StateMachines

extension ClosedSystem.State {
  /// Whether a registration of either kind is in progress.
  var isRegistering: Bool {
    PushType.both.contains { open[.register, $0] > 0 } || sdk.registration != .idle
      || sdk.voipRegistration != .idle && sdk.voipRegistration != .interrupted
  }

  /// Whether a move registers the VoIP token under a configured agreement of a kind, or may have what stands follow it.
  func takesOver(_ kind: Consent.Kind, on move: ClosedSystem.Move) -> Bool {
    switch move {
    case .register(.voip, _): sdk.settings?.consent.kind == kind
    case .initialize(let settings, _): settings.consent.kind == kind || sdk.settings?.consent.kind == kind
    case .setDelegate, .setNotificationDelegate, .setUser, .register, .query, .unregister, .update,
      .answerPrompt, .changeSettings, .answer, .answerToken, .changeToken, .invalidateToken, .message,
      .notification, .network, .enterForeground, .passTime, .endProcess, .startProcess:
      false
    }
  }

  /// Whether a call registers both kinds of token under an agreement of a kind.
  func registersBoth(under kind: Consent.Kind, on move: ClosedSystem.Move) -> Bool {
    guard case .register(_, let consent) = move else { return false }
    return consent.kind == kind && channels(ofCall: move).count == 2
  }

  /// Whether a move registers under an agreement of a kind, and may fail for something outside of it.
  func mayFailAnyway(under kind: Consent.Kind, on move: ClosedSystem.Move, in edition: Edition) -> Bool {
    guard registers(under: kind, on: move, in: edition) else { return false }
    // Before the initialisation it fails in any case, and what is open is with which code.
    return (edition.obtainsTokenUninitialized || sdk.initialization == .initialized) && hasReasonToFail
  }

  /// Whether a move registers under an agreement of a kind before the initialisation, which a call has to await.
  func failsUninitialized(under kind: Consent.Kind, on move: ClosedSystem.Move, in edition: Edition) -> Bool {
    !edition.obtainsTokenUninitialized && sdk.initialization != .initialized
      && registers(under: kind, on: move, in: edition)
  }

  private func registers(
    under kind: Consent.Kind, on move: ClosedSystem.Move, in edition: Edition
  ) -> Bool {
    guard case .register(let channel, let given) = move else { return false }
    // A VoIP token needs no agreement.
    guard kind != .absent || types(of: channel).contains(.apns) else { return false }
    // Where no user can be set, the agreement is one of the settings as well.
    return (edition.hasSetUser ? given : sdk.settings?.consent ?? given).kind == kind
  }

  /// Whether a registration may fail for something outside of it.
  var hasReasonToFail: Bool {
    sdk.initialization != .initialized || isServerOutOfOrder || world.permission != .authorized
      || isTokenMissing(.apns)
  }

  /// Whether the notification token is being registered, and no call of the app is in progress for it.
  var registersByItself: Bool { sdk.registration != .idle && !isCalled(about: .apns) }

  /// Whether the VoIP token is being registered, and no call of the app is in progress for it.
  var registersVoIPByItself: Bool {
    switch sdk.voipRegistration {
    case .idle, .interrupted: false
    case .awaitingToken, .awaitingServer, .awaitingServerUserChanged, .failingWithoutUser:
      !isCalled(about: .voip)
    }
  }

  private func isCalled(about channel: PushType) -> Bool {
    CallKind.allCases.contains { open[$0, channel] > 0 }
  }

  /// Whether the system would not issue a token at once that is asked for.
  func isTokenMissing(_ channel: PushType) -> Bool {
    switch channel {
    case .apns: world.policies.apns != .issue
    case .voip: world.policies.pushkit != .issue
    }
  }

  /// Whether some call is open, or what one has begun.
  var isBusy: Bool {
    isRegistering || isUnregistering
      || PushType.both.contains { channel in CallKind.allCases.contains { open[$0, channel] > 0 } }
  }

  /// Whether a call of the app, of a kind if one is given, comes without a user while another call is open.
  func isBusyWithoutUser(on move: ClosedSystem.Move, calling call: CallKind? = nil) -> Bool {
    guard let made = move.call, call == nil || call == made else { return false }
    return sdk.user == .none && isBusy
  }

  /// Whether some token is being unregistered at the push service.
  var isUnregistering: Bool { PushType.both.contains { awaits(.server(.unregister($0))) } }

  /// Whether some token was unregistered.
  var hasUnregistered: Bool { PushType.both.contains { sdk.record($0) == .unregistered } }

  /// Whether some token was registered in an earlier run of the app.
  var hasRecordOfEarlierRun: Bool {
    PushType.both.contains { sdk.record($0) == .registeredInEarlierRun }
  }

  /// Whether the settings, where they are known, name no user.
  var namesNoUser: Bool { sdk.settings.map { $0.user == .none || $0.user == .empty } ?? false }

  /// Whether the device keeps the record of some token.
  var keepsRecord: Bool { PushType.both.contains { sdk.kept[$0] != nil } }

  /// Whether the device keeps the record of a VoIP token that the system has invalidated.
  var keepsInvalidatedToken: Bool { sdk.kept[.voip] != nil && world.voipToken == .none }

  /// Whether a move initialises without the flag, which was on, be it before a restart.
  func takesFlagAway(on move: ClosedSystem.Move) -> Bool {
    guard case .initialize(let settings, _) = move else { return false }
    return sdk.flag != .off && !settings.flag
  }

  /// Whether a message arrives for which there is neither the initialisation nor a delegate.
  func losesMessage(on move: ClosedSystem.Move) -> Bool {
    isMessageEarly(move) && sdk.delegate == .unset
  }

  /// Whether a message arrives before the SDK is initialised.
  func isMessageEarly(_ move: ClosedSystem.Move) -> Bool {
    guard case .message = move else { return false }
    return sdk.initialization != .initialized
  }

  /// Whether the push service would not accept what it is asked now.
  var isServerOutOfOrder: Bool { world.policies.server != .accept || world.policies.network == .down }

  /// Whether a registration is in progress of which the push service has not been told.
  var hasUnsentRegistration: Bool { PushType.both.contains(where: isRegistrationUnsent) }

  /// Whether a registration waits to fail, as its user has logged out.
  var failsWithoutUser: Bool {
    sdk.registration == .failingWithoutUser || sdk.voipRegistration == .failingWithoutUser
  }

  /// Whether a registration of one kind of token is in progress of which the push service has not been told.
  func isRegistrationUnsent(_ channel: PushType) -> Bool {
    switch channel {
    case .apns: sdk.registration == .awaitingPermission || sdk.registration == .awaitingToken
    case .voip: sdk.voipRegistration == .awaitingToken
    }
  }

  /// Whether a move registers the notification token anew, for which the permission is refused.
  func registersAgainRefused(_ move: ClosedSystem.Move) -> Bool {
    registersRefused(move) && (sdk.kept[.apns] ?? sdk.last[.apns]) != nil
  }

  /// Whether the app registers for notifications, which the user has refused.
  func registersRefused(_ move: ClosedSystem.Move) -> Bool {
    guard case .register(let channel, _) = move, types(of: channel).contains(.apns) else { return false }
    return world.permission == .denied
  }

  /// Whether the user refuses a registration that waits for the answer, and the token was registered before.
  func refusesRegistrationAgain(_ move: ClosedSystem.Move) -> Bool {
    guard move == .answerPrompt(allowed: false), sdk.registration == .awaitingPermission else { return false }
    return (sdk.kept[.apns] ?? sdk.last[.apns]) != nil
  }

  /// Whether, while the network is away, a move may end a registration for which an unregistering waits.
  func mayEndOffline(_ move: ClosedSystem.Move) -> Bool {
    guard world.policies.network == .down, isRegistering else { return false }
    return mayAnswer(.apns, move) && sdk.calls.contains { $0.call == .unregister && !$0.waiting.isEmpty }
  }

  /// Whether a move registers with no agreement what is registered, while none is kept.
  func registersAgainWithoutAgreement(_ move: ClosedSystem.Move) -> Bool {
    guard case .register(let named, let consent) = move, consent.kind == .absent else { return false }
    return types(of: named).contains(.apns) && (sdk.kept[.apns] ?? sdk.last[.apns]) != nil
      && sdk.agreement == .none && sdk.user != .none
  }

  /// Whether a move sets the user who is set already, where a record is another's.
  func setsUserAgain(_ move: ClosedSystem.Move, in edition: Edition) -> Bool {
    guard move == .setUser(sdk.user) || move == .setUser(.empty) && sdk.user == .none else { return false }
    return PushType.both.contains { isAnothers($0, in: edition) }
  }

  /// Whether a kind of token is registered for another than for whom it would be registered now.
  func isAnothers(_ channel: PushType, in edition: Edition) -> Bool {
    sdk.kept[channel].map { $0.owner != currentOwner(in: edition) } ?? false
  }

  /// For whom the app would register now.
  func currentOwner(in edition: Edition) -> User {
    sdk.user == .none && edition.fallsBackToDevice ? .device : sdk.user
  }

  /// The kinds of token that a call is about which names one; a query is about no other.
  func types(of channel: PushType) -> PushTypes { sdk.settings?.types ?? PushTypes(channel) }

  /// The kinds of token that a call of the app is about; none if a move is no such call.
  func channels(ofCall move: ClosedSystem.Move) -> [PushType] {
    switch move {
    case .register(let channel, _), .unregister(let channel): types(of: channel).channels
    case .query(let channel): [channel]
    case .update: PushType.both
    case .initialize, .setDelegate, .setNotificationDelegate, .setUser, .answerPrompt, .changeSettings,
      .answer, .answerToken, .changeToken, .invalidateToken, .message, .notification, .network,
      .enterForeground, .passTime, .endProcess, .startProcess:
      []
    }
  }

  /// Whether a move carries out an update of a token that is unregistered or, while that is on its way, may remove
  /// what it brings back.
  func mayBringBack(_ move: ClosedSystem.Move) -> Bool {
    PushType.both.contains { channel in
      guard sdk.record(channel) == .unregistered else { return false }
      return switch move {
      case .answer(.update(channel), _), .answer(.updateForCall(channel), _),
        .answer(.updateBeside(channel), _):
        true
      case .answer(.unregister(channel.other), _), .register, .initialize, .answerPrompt,
        .invalidateToken:
        awaits(.server(.update(channel))) || awaits(.server(.updateForCall(channel)))
          || awaits(.server(.updateBeside(channel)))
      case .setDelegate, .setNotificationDelegate, .setUser, .query, .unregister, .update, .changeSettings,
        .answer, .answerToken, .changeToken, .message, .notification, .network, .enterForeground, .passTime,
        .endProcess, .startProcess:
        false
      }
    }
  }

  /// Whether a move may show what a token counts as that the SDK has removed by itself.
  func countsRemoved(on move: ClosedSystem.Move) -> Bool {
    PushType.both.contains { channel in
      guard sdk.record(channel) == .none, (sdk.last[channel] ?? sdk.kept[channel]) != nil else {
        return false
      }
      return switch move {
      case .setUser, .message, .update, .answer(.query(channel), _): true
      case .register, .unregister, .query: channels(ofCall: move).contains(channel)
      case .initialize, .setDelegate, .setNotificationDelegate, .answerPrompt, .changeSettings, .answer,
        .answerToken, .changeToken, .invalidateToken, .notification, .network, .enterForeground, .passTime,
        .endProcess, .startProcess:
        false
      }
    }
  }

  /// Whether a move registers a kind of token that is being registered.
  func registersAnew(_ channel: PushType, on move: ClosedSystem.Move) -> Bool {
    guard case .register(let named, _) = move, types(of: named).contains(channel) else { return false }
    return open[.register, channel] > 0
  }

  /// Whether of two calls that went side by side the one is in progress still that others do not meet first.
  func hasCallLeft(_ channel: PushType) -> Bool {
    let isIdle =
      switch channel {
      case .apns: sdk.callsInProgress == .idle
      case .voip: sdk.voipCalls == .idle
      }
    return isIdle && CallKind.allCases.contains { open[$0, channel] > 0 }
  }

  /// Whether a VoIP query is in progress that is not the only call, or was not.
  var hasVoIPQueryThatMetAnother: Bool {
    let others = CallKind.allCases.filter { $0 != .query }.contains { open[$0, .voip] > 0 }
    let queries = open[.query, .voip]
    return queries > 1 || queries == 1 && (others || sdk.voipCalls == .idle)
  }

  /// Whether a registration was sent that the push service has not accepted, and is not awaited any more.
  func hasUnacceptedRegistration(_ channel: PushType) -> Bool {
    sdk.sent[channel] != nil && !awaits(.server(.register(channel)))
  }

  /// Whether the device keeps nothing of a kind of token that a call is about.
  func keepsNothing(of move: ClosedSystem.Move) -> Bool {
    channels(ofCall: move).contains { sdk.kept[$0] == nil }
  }

  /// Whether a call about a kind of token waits for its turn.
  func waits(_ call: CallKind, _ channel: PushType) -> Bool {
    sdk.calls.contains { $0.call == call && $0.waiting.contains(PushTypes(channel)) }
  }

  /// Whether an unregistering is in progress that no call of the app waits for.
  func hasUnregisteringTakenUp(_ channel: PushType) -> Bool {
    awaits(.server(.unregister(channel))) && open[.unregister, channel] == 0
  }

  /// Whether a move may bring about an update of a token while one that no call asked for is on its way.
  func replacesUpdate(_ move: ClosedSystem.Move) -> Bool {
    PushType.both.contains { channel in
      guard awaits(.server(.update(channel))) else { return false }
      return switch move {
      case .setUser, .update, .initialize: true
      case .changeToken(let changed): changed == channel
      case .answer(let purpose, let reply): purpose == .register(channel) && reply == .accepted
      case .setDelegate, .setNotificationDelegate, .register, .query, .unregister, .answerPrompt,
        .changeSettings, .answerToken, .invalidateToken, .message, .notification, .network, .enterForeground,
        .passTime, .endProcess, .startProcess:
        false
      }
    }
  }

  /// Whether a move comes between the two parts of an update, of which the one about the notification token leads, or
  /// answers one of them otherwise than the other.
  func partsUpdate(_ move: ClosedSystem.Move) -> Bool {
    let (lead, beside) = (ServerPurpose.updateForCall(.apns), ServerPurpose.updateBeside(.voip))
    guard awaits(.server(beside)) else { return false }
    if !awaits(.server(lead)) { return move != .answer(beside, .accepted) }
    guard case .answer(let purpose, let reply) = move else { return false }
    return purpose == beside || purpose == lead && reply != .accepted
  }

  /// Whether a registration may be taken up that is owed.
  func takesUp(_ channel: PushType, on move: ClosedSystem.Move) -> Bool {
    let isOwed =
      switch channel {
      case .apns: sdk.unfinished != .none
      case .voip: sdk.voipRegistration == .interrupted
      }
    return switch move {
    case .initialize: isOwed
    case .network(up: true): isOwed && sdk.unfinished == .awaitingNetwork
    case .enterForeground: isOwed && sdk.unfinished == .awaitingGrant
    case .setDelegate, .setNotificationDelegate, .setUser, .register, .query, .unregister, .update,
      .answerPrompt, .changeSettings, .answer, .answerToken, .changeToken, .invalidateToken, .message,
      .notification, .network, .passTime, .endProcess, .startProcess:
      false
    }
  }

  /// Whether a move answers what a registration waits for, passes the time that it may wait, or may abandon it.
  func mayAnswer(_ channel: PushType, _ move: ClosedSystem.Move) -> Bool {
    switch move {
    case .answerPrompt: channel == .apns
    case .answerToken(_, channel, _), .answer(.register(channel), _), .passTime, .initialize:
      true
    case .setDelegate, .setNotificationDelegate, .setUser, .register, .query, .unregister, .update,
      .changeSettings, .answer, .answerToken, .changeToken, .invalidateToken, .message, .notification,
      .network, .enterForeground, .endProcess, .startProcess:
      false
    }
  }
}

extension ClosedSystem.Move {
  /// Whether the app takes the user id away; an empty one may count as none.
  var logsOut: Bool { self == .setUser(.none) || self == .setUser(.empty) }

  /// Whether the app sets a user id; an empty one may count as one.
  var logsIn: Bool { kind == .setUser && self != .setUser(.none) }

  /// Which call of the app it is that has an outcome; `nil` if it is none.
  var call: CallKind? {
    switch self {
    case .register: .register
    case .query: .query
    case .unregister: .unregister
    case .update: .update
    case .initialize, .setDelegate, .setNotificationDelegate, .setUser, .answerPrompt, .changeSettings,
      .answer, .answerToken, .changeToken, .invalidateToken, .message, .notification, .network,
      .enterForeground, .passTime, .endProcess, .startProcess:
      nil
    }
  }

  /// Whether the app registers the VoIP token.
  var registersVoIP: Bool {
    if case .register(.voip, _) = self { true } else { false }
  }
}
