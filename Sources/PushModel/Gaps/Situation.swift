/// A move in a state, seen from one kind of token: what facts are about.
struct Situation {
  let move: ClosedSystem.Move
  let state: ClosedSystem.State
  let edition: Edition
  var type = PushType.apns

  var sdk: PushSystem.State { state.sdk }
  var world: World { state.world }

  /// The record kept on the device.
  var kept: Record? { sdk.kept[type] }

  /// The settings that hold once the move has happened.
  var settings: SDKSettings? {
    if case .initialize(let settings, _) = move { settings } else { sdk.settings }
  }

  /// The agreement that the move gives, in a call or in settings.
  var consent: Consent? {
    switch move {
    case .register(_, let consent): edition.hasSetUser ? consent : sdk.settings?.consent ?? consent
    case .initialize(let settings, _): edition.hasSetUser ? nil : settings.consent
    case .setDelegate, .setNotificationDelegate, .setUser, .query, .unregister, .update, .answerPrompt,
      .changeSettings, .answer, .answerToken, .changeToken, .invalidateToken, .message, .notification,
      .network, .enterForeground, .passTime, .endProcess, .startProcess:
      nil
    }
  }

  /// The user for whom the app would register now.
  var owner: User {
    guard edition.hasSetUser else { return settings?.user ?? .none }
    return sdk.user == .none && edition.fallsBackToDevice ? .device : sdk.user
  }

  /// The kinds of token that the move is about: all, where it names none.
  private var subjects: PushTypes {
    switch move {
    case .register(let named, _), .unregister(let named):
      // Before the initialisation no settings say which kinds one call is about.
      sdk.settings?.types ?? (edition.registersAllTypesAtOnce ? .both : PushTypes(named))
    case .query(let type), .changeToken(let type), .answerToken(_, let type, _): PushTypes(type)
    case .answer(let purpose, _): PushTypes(purpose.type)
    case .invalidateToken, .message: .voip
    case .notification, .answerPrompt, .changeSettings: .notifications
    case .initialize, .setDelegate, .setNotificationDelegate, .setUser, .update, .network, .enterForeground,
      .passTime, .endProcess, .startProcess:
      .both
    }
  }

  /// Whether the move is about the kind of token of the situation.
  var isAboutIt: Bool { subjects.contains(type) }

  /// Whether the move is about both kinds of token.
  var isAboutBoth: Bool { subjects == .both }

  func awaits(_ purpose: ServerPurpose) -> Bool { sdk.awaited.contains(.server(purpose)) }

  func awaitsUpdate(of type: PushType) -> Bool {
    awaits(.update(type)) || awaits(.updateForCall(type)) || awaits(.updateBeside(type))
  }

  /// Whether nobody is logged in, under some settings where these name the user.
  func isUserless(_ settings: SDKSettings?) -> Bool {
    let user = edition.hasSetUser ? sdk.user : settings?.user
    return user == User.none || user == .empty
  }

  /// Whether the record was made with other settings than those that hold, where they are known.
  var hasOtherSettings: Bool {
    guard let record = kept, let settings else { return false }
    if record.key != settings.key { return true }
    return edition.hasSetUser
      ? record.language != settings.language
      : record.owner != settings.user || record.consent != settings.consent
  }

  /// Whether the record that would be made now differs from the kept one, apart from its owner.
  var differsFromRecord: Bool {
    guard let record = kept else { return false }
    let agrees = type == .voip || sdk.agreement == .none || sdk.consentSetBefore == record.consent
    return !agrees || hasOtherSettings || record.token != world.currentTokens[type]
  }

  /// Whether a registration would change nothing of the record, and nothing forbids it.
  var isUnchanged: Bool {
    guard let record = kept, world.records[type] == record, record.owner == owner, !hasOtherSettings else {
      return false
    }
    let given = consent.map { $0.kind == .absent ? sdk.consentSetBefore : $0 }
    // Parts that are left unset may count either way.
    let isGiven =
      given.map { [$0, $0.filled(with: true), $0.filled(with: false)].contains(record.consent) } ?? true
    return record.token == world.currentTokens[type]
      && (type == .voip || isGiven && (mayShow || sdk.settings?.flag == true))
  }

  /// Whether a call about both kinds of token has ended for one of them.
  var isHalfEnded: Bool {
    edition.registersAllTypesAtOnce && sdk.settings?.types == .both
      && [CallKind.register, .unregister].contains { state.open[$0, .apns] != state.open[$0, .voip] }
  }

  /// What may stand in the way of a call about the kind of token, each with a code of its own. Initialisation, user and
  /// permission are one: readings rank them (Q-ORDER-1, Q-ORDER-2).
  var obstacles: [Bool] {
    let isRegistration = move.kind == .register
    let isBusy = isCallOpen(type) || edition.registersAllTypesAtOnce && isCallOpen(type.other)
    let needsPermission = isRegistration && (type == .apns || !edition.speaksOfPermission)
    let isInitialized = sdk.initialization.isInitialized
    // Without an agreement, now and before, the call may be refused (Q-AGR-1).
    let lacksAgreement = edition.fallsBackToDevice && type == .apns && consent?.kind == .absent
    return [
      lacksAgreement && (sdk.agreement == .none || !isInitialized),
      !isInitialized || !edition.fallsBackToDevice && isUserless(sdk.settings)
        || needsPermission && !mayShow && sdk.settings?.flag != true,
      isBusy || state.isRegistering(type) || state.asksServer(about: type),
      // What obtains the system's token alone needs no network.
      state.wouldFailRequest && (isInitialized || !edition.obtainsTokenUninitialized),
      isRegistration && world.policies.apns == .refuse,
      !isRegistration && kept == nil,
    ]
  }

  /// Whether the system lets the app show notifications.
  private var mayShow: Bool { world.permission == .authorized || world.permission == .provisional }

  /// Whether a call of the app about a kind of token has not completed.
  func isCallOpen(_ type: PushType) -> Bool { openCallCount(type) > 0 }

  /// The number of calls of the app about a kind of token that have not completed.
  func openCallCount(_ type: PushType) -> Int { sdk.calls.count { $0.open.union($0.waiting).contains(type) } }
}

extension ServerPurpose {
  var type: PushType {
    switch self {
    case .register(let type), .update(let type), .unregister(let type), .query(let type),
      .updateForCall(let type), .updateBeside(let type), .removal(let type):
      type
    }
  }
}
