import StateMachines

/// One move of the closed system on its way, until nothing more happens.
struct ClosedRun {
  var system: PushSystem
  var state: ClosedSystem.State
  var seen: [ClosedSystem.Seen] = []
  var ended = Tally<ClosedSystem.OpenCall>()
  var cells: [UInt16] = []

  let edition: Edition
  /// In an array of one, so that a copy copies one reference.
  let world: [WorldTables]
  var arriving: SystemStimulus?
  var offered: ClosedSystem.Settings?
  var offeredUser: ClosedSystem.Owner?
  var found: ClosedSystem.Record?
  /// The agreement that the call gave.
  var given: ClosedSystem.Agreed?
  /// The agreement that the VoIP token carries which is sent next, if it is not the one that its call gave.
  var carried: ClosedSystem.Agreed??
  /// Whether a failure hands a token back.
  var handsBack = PerChannel(false)
  var isDelivered = false
  /// Whether what is reacted to has ended the query or the update that it answers.
  var hasAnswered = false
  /// The answers that the surroundings give at once; they come after what is under way.
  var answers: [SystemStimulus] = []
  private var bound = ReactionBound()
  /// Whether more and more follows from the move, as in a mutant.
  var hasNoEnd: Bool { bound.isPassed }

  init(_ system: PushSystem, _ world: [WorldTables], _ state: ClosedSystem.State) {
    self.system = system
    self.world = world
    edition = system.edition
    self.state = state
    self.system.state = state.sdk
  }

  /// The state once nothing more happens, without what no longer matters.
  var settled: ClosedSystem.State {
    var settled = state
    settled.sdk = system.state
    settled.sdk.arrival = Arrival()
    if settled.sdk.registration == .idle, settled.sdk.unfinished == .nothing {
      settled.owners[.apns] = nil
      settled.agreements[.apns] = nil
      // The next registration asks for the token anew.
      if settled.sdk.systemToken == .idle { settled.tokens[.apns] = .missing }
    }
    if settled.sdk.voipRegistration == VoIPRegistration.initial {
      settled.owners[.voip] = nil
      settled.agreements[.voip] = nil
      if settled.sdk.systemToken == .idle { settled.tokens[.voip] = .missing }
    }
    if !system.hasUser { settled.user = nil }
    if settled.sdk.agreement == Agreement.initial {
      settled.agreementSetBefore = nil
      settled.sdk.agreementSetBefore = PushSystem.State().agreementSetBefore
    }
    for channel in ClosedSystem.both {
      if settled.kept[channel] != nil { settled.last[channel] = nil }
      if !settled.pending.contains(.server(.register(channel))) { settled.sent[channel] = nil }
      if settled.sdk.updates[channel] == .idle { settled.prepared[channel] = nil }
      settled.forgetNeedlessRemovals(of: channel)
    }
    return settled
  }

  mutating func perform(_ move: ClosedSystem.Move) {
    let before = state.server
    take(move)
    while !answers.isEmpty, !hasNoEnd { run(answers.removeFirst()) }
    for channel in ClosedSystem.both where state.server[channel] != before[channel] {
      seen.append(.record(channel, state.server[channel]))
    }
    if hasNoEnd { seen.append(.noEnd) }
  }

  private mutating func take(_ move: ClosedSystem.Move) {
    switch move {
    case .initialize(let settings, let delegate): initialize(settings, delegate)
    case .setDelegate(let set): run(.setDelegate(set))
    case .setUser(let user): setUser(user)
    case .register(let channels, let kind): call(.register(channels, .init(given: kind)))
    case .query(let channel): call(.query(channel))
    case .unregister(let channels): call(.unregister(channels))
    case .update: call(.update(state.kept[.apns] == nil && state.kept[.voip] != nil ? .voip : .apns))
    case .answerPrompt(let allowed): answerPrompt(allowed)
    case .changeSettings(let allowed):
      world[0].permission.advance(&state.permission, on: allowed ? .settingsAllow : .settingsRefuse)
    case .answer(let pending, let reply): answer(pending, reply)
    case .answerToken(let pending, let issued): answerToken(pending, issued)
    case .changeToken(let channel):
      outdateToken(of: channel)
      state.tokens[channel] = .current
      run(.tokenChanged(channel))
    case .invalidateToken:
      world[0].voipToken.advance(&state.voipToken, on: .invalidate)
      outdateToken(of: .voip)
      run(.tokenInvalidated)
    case .message(let isReported): message(isReported)
    case .network(let up):
      state.isOnline = up
      run(up ? .networkReturned : .networkLost)
    case .enterForeground: if system.isInitialized { run(.foreground) }
    case .passTime: run(.longTimePassed)
    case .endProcess: endProcess()
    case .startProcess: state.isRunning = true
    }
  }

  // MARK: The app

  private mutating func initialize(
    _ settings: ClosedSystem.Settings, _ delegate: SystemStimulus.DelegateChange
  ) {
    offered = settings
    let kind: SystemStimulus.Settings =
      if settings.key == nil {
        .withoutKey
      } else if let held = state.settings, held != settings {
        .other
      } else {
        .same
      }
    run(.initialize(kind, flag: settings.flag, delegate: delegate))
  }

  private mutating func setUser(_ user: ClosedSystem.Owner?) {
    offeredUser = user
    let change: SystemStimulus.UserChange =
      switch user {
      case nil: .none
      case .device: .empty
      case .userA, .userB: !system.hasUser ? .first : user == state.user ? .same : .other
      }
    run(.setUser(change))
  }

  private mutating func endProcess() {
    run(.processEnded)
    state.pending = Tally()
    state.open = Tally()
    state.waiting = PerChannel(nil)
    state.holdsMessages = false
    state.tokens = PerChannel(.missing)
    if !system.isInitialized { state.settings = nil }
    world[0].permission.advance(&state.permission, on: .processEnds)
    world[0].deviceToken.advance(&state.deviceToken, on: .processEnds)
    world[0].voipToken.advance(&state.voipToken, on: .processEnds)
    answers = []
    state.isRunning = false
  }

  // MARK: The system and the server

  private mutating func answerPrompt(_ allowed: Bool) {
    world[0].permission.advance(&state.permission, on: allowed ? .userAllows : .userRefuses)
    for pending in state.pending.things {
      guard case .permission(let purpose) = pending else { continue }
      for _ in 0..<state.pending[pending] {
        answers.append(.permissionAnswered(purpose, state.permission.answer))
      }
      state.pending[pending] = 0
    }
  }

  private mutating func answerToken(_ pending: ClosedSystem.Pending, _ issued: Bool) {
    guard case .token(let purpose, let channel) = pending else { return }
    state.pending[pending] -= 1
    let isAwaited = state.pending.things.contains {
      if case .token(_, channel) = $0 { true } else { false }
    }
    switch channel {
    case .apns:
      world[0].deviceToken.advance(&state.deviceToken, on: issued ? .issue : .refuse)
      if isAwaited { world[0].deviceToken.advance(&state.deviceToken, on: .request) }
    case .voip:
      world[0].voipToken.advance(&state.voipToken, on: .issue)
      if isAwaited { world[0].voipToken.advance(&state.voipToken, on: .request) }
    }
    if issued { state.tokens[channel] = .current }
    if let purpose { run(issued ? .tokenIssued(purpose) : .tokenRefused(purpose)) }
  }

  private mutating func answer(_ pending: ClosedSystem.Pending, _ reply: SystemStimulus.ServerReply) {
    state.pending[pending] -= 1
    let isAccepted = reply == .accepted || reply == .acceptedNothing
    switch pending {
    case .permission, .token: break
    case .removal(let channel): if isAccepted { state.server[channel] = nil }
    case .server(let purpose):
      if isAccepted { accept(purpose) }
      if isAccepted, case .query(let channel) = purpose {
        found = own(state.server[channel])
        run(.served(purpose, found == nil ? .acceptedNothing : .accepted))
      } else {
        run(.served(purpose, reply))
      }
    }
  }

  private mutating func accept(_ purpose: SystemStimulus.ServerPurpose) {
    switch purpose {
    case .register(let channel): state.server[channel] = state.sent[channel]
    case .update(let channel):
      // The call is about both kinds of token; what follows a change is about one.
      let isForCall = state.open.contains(.init(.update, .apns))
      for each in isForCall ? ClosedSystem.both : [channel] {
        guard let prepared = state.prepared[each] else { continue }
        state.server[each] = prepared
        state.kept[each] = prepared
        state.prepared[each] = nil
      }
    case .unregister(let channel): state.server[channel] = nil
    case .query, .nobody: break
    }
  }

  private mutating func message(_ isReported: Bool) {
    guard world[0].callReporting.advance(&state.callReporting, on: .message).contains(.deliver) else {
      return
    }
    isDelivered = false
    run(.message)
    let wasReported = seen.contains(.reported) || (isDelivered && isReported)
    world[0].callReporting.advance(&state.callReporting, on: wasReported ? .report : .omission)
    if state.callReporting == .restricted { seen.append(.restricted) }
  }

  /// Lets the SDK react to one thing.
  mutating func run(_ stimulus: SystemStimulus) {
    let before = hasAnswered
    hasAnswered = false
    defer {
      bound.end()
      hasAnswered = before
    }
    guard bound.begin() else { return }
    let effects = system.react(to: stimulus)
    cells += system.trace.cells
    if system.trace.hasNoEnd { bound.pass() }
    for effect in effects { carryOut(effect) }
  }

  /// A call of the app arrives, or begins after it has waited.
  mutating func call(_ stimulus: SystemStimulus) {
    arriving = stimulus
    if case .register(_, let agreement) = stimulus { given = .init(given: agreement.kind) }
    run(stimulus)
  }
}

extension ClosedSystem.State {
  /// To remove a record twice is to remove it once, and to remove what is not there changes nothing.
  fileprivate mutating func forgetNeedlessRemovals(of channel: Channel) {
    let unregistering = ClosedSystem.Pending.server(.unregister(channel))
    pending[unregistering] = min(pending[unregistering], 1)
    let isOnItsWay =
      pending.contains(.server(.register(channel))) || pending.contains(.server(.update(channel)))
    if server[channel] == nil, !isOnItsWay { pending[.removal(channel)] = 0 }
  }

  /// Whether a request is on its way that changes what the server holds.
  func isWritten(_ channel: Channel) -> Bool {
    let requests: [ClosedSystem.Pending] = [
      .server(.register(channel)), .server(.update(channel)), .server(.unregister(channel)),
      .removal(channel),
    ]
    return requests.contains(where: pending.contains)
  }
}

extension Permission.State {
  var answer: SystemStimulus.PermissionAnswer {
    switch self {
    case .notDetermined, .prompting: .undetermined
    case .denied: .refused
    case .authorized: .granted
    case .provisional: .provisional
    }
  }
}

extension SystemStimulus.GivenAgreement {
  /// An agreement of a kind; open parts that are filled in make it complete.
  fileprivate init(given kind: SystemStimulus.AgreementKind) {
    let filled: SystemStimulus.AgreementKind = kind == .partial ? .complete : kind
    self.init(kind: kind, filledOff: filled, filledOn: filled)
  }
}
