import StateMachines

extension ClosedSystem {
  /// One thing that happens.
  public enum Move: Hashable, Sendable {
    // The app.
    case initialize(Settings, delegate: SystemStimulus.DelegateChange)
    case setDelegate(Bool)
    /// `nil` logs out; a device stands for the empty user id.
    case setUser(Owner?)
    case register([Channel], SystemStimulus.AgreementKind)
    case query(Channel)
    case unregister([Channel])
    case update
    // The user and the system.
    case answerPrompt(allowed: Bool)
    case changeSettings(allowed: Bool)
    case answer(Pending, SystemStimulus.ServerReply)
    case answerToken(Pending, issued: Bool)
    case changeToken(Channel)
    case invalidateToken
    case message(isReported: Bool)
    case network(up: Bool)
    case enterForeground, passTime, endProcess, startProcess
  }

  /// What the app, the user and the system may do. Answers to the SDK's requests are always possible.
  public struct Alphabet: Sendable {
    /// The name in reports.
    public var name: String
    /// The permissions that a device may have at first.
    public var permissions: [Permission.State]
    /// What the app may initialise with.
    public var settings: [Settings]
    /// How delegates are set with the initialisation and apart from it.
    public var delegates: [SystemStimulus.DelegateChange]
    /// The users that may be set.
    public var users: [Owner?]
    /// The kinds of token that calls may be about, together in one call or alone.
    public var channels: [[Channel]]
    /// The agreements that registrations may give.
    public var agreements: [SystemStimulus.AgreementKind]
    /// What servers may reply.
    public var replies: [SystemStimulus.ServerReply]
    /// How many calls may be in progress at once.
    public var openCalls: Int
    /// The other things that may happen.
    public var others: [Move]
  }

  /// The moves that are possible, in an order that is always the same.
  public func moves(in state: State) -> [Move] {
    var moves = state.isRunning ? changes(in: state) + calls(in: state) : []
    moves += alphabet.others.filter { isPossible($0, in: state) }
    if state.permission == .prompting {
      moves += [.answerPrompt(allowed: true), .answerPrompt(allowed: false)]
    }
    for pending in state.pending.things {
      switch pending {
      case .permission: break
      case .token(_, let channel):
        moves.append(.answerToken(pending, issued: true))
        if channel == .apns { moves.append(.answerToken(pending, issued: false)) }
      case .server, .removal:
        for reply in alphabet.replies { moves.append(.answer(pending, reply)) }
      }
    }
    return moves
  }

  /// What the app sets.
  ///
  /// Left out is what nothing decides: what a change does beside an update that the app has called for, and what
  /// an initialisation does beside a call that obtains the system token only, while a registration is owed
  /// already, or beside a call about both kinds that awaits the permission, while a VoIP registration is owed.
  private func changes(in state: State) -> [Move] {
    var changes: [Move] = []
    let updates = isUpdating(in: state)
    let owesTwice =
      state.sdk.systemToken != .idle && state.sdk.unfinished != .nothing
      || state.sdk.voipCalls == .awaitingPermission && state.sdk.voipRegistration == .interrupted
    if !updates, !owesTwice {
      for settings in alphabet.settings {
        for delegate in alphabet.delegates { changes.append(.initialize(settings, delegate: delegate)) }
      }
    }
    if alphabet.delegates.count > 1 { changes += [.setDelegate(true), .setDelegate(false)] }
    if edition.hasSetUser, !updates { changes += alphabet.users.map { .setUser($0) } }
    return changes
  }

  private func isUpdating(in state: State) -> Bool { state.open.contains(OpenCall(.update, .apns)) }

  /// The calls of the app that complete. Left out is what nothing decides: a second call beside one that obtains the
  /// system token only, and an update beside a VoIP registration that an update of its own will follow.
  private func calls(in state: State) -> [Move] {
    var calls: [Move] = []
    let limit = state.sdk.systemToken == .idle ? alphabet.openCalls : 1
    guard state.open.total < limit, state.waiting == PerChannel(nil) else { return calls }
    let obtainsToken = edition.obtainsTokenUninitialized && state.sdk.initialization == .uninitialized
    for channels in alphabet.channels {
      if !obtainsToken || state.open.isEmpty {
        for agreement in alphabet.agreements { calls.append(.register(channels, agreement)) }
      }
      if edition.hasUnregister { calls.append(.unregister(channels)) }
      for channel in channels where !isThirdOf(.query, channel, state) { calls.append(.query(channel)) }
    }
    let updatesItself = state.sdk.voipRegistration == .awaitingServerOutdated
    if edition.hasUpdate, !updatesItself, !isThirdOf(.update, .apns, state) { calls.append(.update) }
    return calls
  }

  /// Whether two calls of a kind are in progress: three at once are not followed.
  private func isThirdOf(_ call: Call, _ channel: Channel, _ state: State) -> Bool {
    state.open[OpenCall(call, channel)] > 1
  }

  private func isPossible(_ move: Move, in state: State) -> Bool {
    switch move {
    case .initialize, .setDelegate, .setUser, .register, .query, .unregister, .update: state.isRunning
    case .answerPrompt, .answer, .answerToken: false
    case .changeSettings(let allowed):
      world[0].permission.allows(allowed ? .settingsAllow : .settingsRefuse, in: state.permission)
    case .changeToken(.apns):
      state.isRunning && !isUpdating(in: state)
        && world[0].deviceToken.allows(.change, in: state.deviceToken)
    case .changeToken(.voip):
      state.isRunning && !isUpdating(in: state) && world[0].voipToken.allows(.change, in: state.voipToken)
    case .invalidateToken:
      state.isRunning && world[0].voipToken.allows(.invalidate, in: state.voipToken)
    case .message: state.isRunning
    // A process that does not run is not told.
    case .network(let up): state.isRunning && state.isOnline != up
    case .enterForeground, .passTime, .endProcess: state.isRunning
    case .startProcess: !state.isRunning
    }
  }
}
