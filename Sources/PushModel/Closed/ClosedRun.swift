import StateMachines

/// One move of the closed system on its way, until nothing more happens.
struct ClosedRun {
  var system: PushSystem
  var state: ClosedSystem.State
  var seen: [ClosedSystem.Seen] = []

  private let edition: Edition
  private var arriving: SystemStimulus?
  private var offered: ClosedSystem.Settings?
  private var offeredUser: ClosedSystem.Owner?
  private var found: ClosedSystem.Owner?
  private var isDelivered = false
  /// The answers that the surroundings give at once; they come after what is under way.
  private var answers: [SystemStimulus] = []
  private var depth = 0

  init(_ system: PushSystem, _ edition: Edition, _ state: ClosedSystem.State) {
    self.system = system
    self.edition = edition
    self.state = state
    self.system.state = state.sdk
  }

  /// The state once nothing more happens, without what no longer matters.
  var settled: ClosedSystem.State {
    var settled = state
    settled.sdk = system.state
    if settled.sdk.registration == .idle, settled.sdk.unfinished == .nothing { settled.owners[.apns] = nil }
    if settled.sdk.voipRegistration == VoIPRegistration.initial { settled.owners[.voip] = nil }
    for channel in Channel.allCases where !settled.pending.contains(.server(.register(channel))) {
      settled.sent[channel] = nil
    }
    return settled
  }

  mutating func perform(_ move: ClosedSystem.Move) {
    let before = state.server
    take(move)
    var next = 0
    while next < answers.count, next < 100 {
      run(answers[next])
      next += 1
    }
    for channel in Channel.allCases where state.server[channel] != before[channel] {
      seen.append(.record(channel, state.server[channel]))
    }
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
      advance(Permission.self, \.permission, allowed ? .settingsAllow : .settingsRefuse)
    case .answer(let pending, let reply): answer(pending, reply)
    case .answerToken(let pending, let issued): answerToken(pending, issued)
    case .changeToken(let channel): run(.tokenChanged(channel))
    case .invalidateToken:
      advance(VoIPToken.self, \.voipToken, .invalidate)
      run(.tokenInvalidated)
    case .message(let isReported): message(isReported)
    case .network(let up):
      state.isOnline = up
      if state.isRunning { run(up ? .networkReturned : .networkLost) }
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

  private mutating func call(_ stimulus: SystemStimulus) {
    arriving = stimulus
    run(stimulus)
  }

  private mutating func endProcess() {
    run(.processEnded)
    state.pending = []
    state.open = [:]
    state.waiting = nil
    state.holdsMessages = false
    if !system.isInitialized { state.settings = nil }
    advance(Permission.self, \.permission, .processEnds)
    advance(DeviceToken.self, \.deviceToken, .processEnds)
    advance(VoIPToken.self, \.voipToken, .processEnds)
    answers = []
    state.isRunning = false
  }

  // MARK: The system and the server

  private mutating func answerPrompt(_ allowed: Bool) {
    advance(Permission.self, \.permission, allowed ? .userAllows : .userRefuses)
    for pending in state.pending.sorted(by: { $0.rank < $1.rank }) {
      guard case .permission(let purpose) = pending else { continue }
      state.pending.remove(pending)
      answers.append(.permissionAnswered(purpose, state.permission.answer))
    }
  }

  private mutating func answerToken(_ pending: ClosedSystem.Pending, _ issued: Bool) {
    guard case .token(let purpose, let channel) = pending else { return }
    state.pending.remove(pending)
    let isAwaited = state.pending.contains { if case .token(_, channel) = $0 { true } else { false } }
    switch channel {
    case .apns:
      advance(DeviceToken.self, \.deviceToken, issued ? .issue : .refuse)
      if isAwaited { advance(DeviceToken.self, \.deviceToken, .request) }
    case .voip:
      advance(VoIPToken.self, \.voipToken, .issue)
      if isAwaited { advance(VoIPToken.self, \.voipToken, .request) }
    }
    if let purpose { run(issued ? .tokenIssued(purpose) : .tokenRefused(purpose)) }
  }

  private mutating func answer(_ pending: ClosedSystem.Pending, _ reply: SystemStimulus.ServerReply) {
    state.pending.remove(pending)
    let isAccepted = reply == .accepted || reply == .acceptedNothing
    switch pending {
    case .permission, .token: break
    case .removal(let channel): if isAccepted { state.server[channel] = nil }
    case .server(let purpose):
      if isAccepted { accept(purpose) }
      if isAccepted, case .query(let channel) = purpose {
        found = isOwn(state.server[channel]) ? state.server[channel] : nil
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
      state.server[channel] = state.prepared[channel] ?? state.server[channel]
      for each in Channel.allCases {
        if let prepared = state.prepared[each] { state.kept[each] = prepared }
        state.prepared[each] = nil
      }
    case .unregister(let channel): state.server[channel] = nil
    case .query, .nobody: break
    }
  }

  private mutating func message(_ isReported: Bool) {
    let delivery = rule(CallReporting.self, state.callReporting, .message)
    guard delivery?.outputs.contains(.deliver) == true else { return }
    advance(CallReporting.self, \.callReporting, .message)
    isDelivered = false
    run(.message)
    let wasReported = seen.contains(.reported) || (isDelivered && isReported)
    advance(CallReporting.self, \.callReporting, wasReported ? .report : .omission)
    if state.callReporting == .restricted { seen.append(.restricted) }
  }

  private func rule<M: Machine>(_ machine: M.Type, _ from: M.State, _ input: M.Input) -> Transition<M>?
  where M.Edition == Edition {
    M.rule(in: from, on: input, of: edition).resolved(by: Readings()).transition
  }

  private mutating func advance<M: Machine>(
    _ machine: M.Type, _ place: WritableKeyPath<ClosedSystem.State, M.State>, _ input: M.Input
  ) where M.Edition == Edition {
    if let target = rule(machine, state[keyPath: place], input)?.target { state[keyPath: place] = target }
  }

  // MARK: Effects

  private mutating func run(_ stimulus: SystemStimulus) {
    depth += 1
    defer { depth -= 1 }
    guard depth < 100 else { return }
    for effect in system.react(to: stimulus) { carryOut(effect) }
  }

  private mutating func carryOut(_ effect: Effect) {
    switch effect {
    case .askPermission(let purpose): askPermission(purpose)
    case .readPermission(let purpose):
      answers.append(.permissionAnswered(purpose, state.permission.answer))
    case .requestToken(let purpose): requestToken(purpose)
    case .sendRegister(let channel):
      state.sent[channel] = state.owners[channel] ?? configuredUser
      send(.register(channel))
    case .sendUpdate(let channel): if state.prepared[channel] != nil { send(.update(channel)) }
    case .sendUpdateForCall(let channel): sendUpdateForCall(channel)
    case .sendUnregister(let channel): send(.unregister(channel))
    case .sendQuery(let channel): send(.query(channel))
    case .sendRemoval(let channel): if state.isOnline { state.pending.insert(.removal(channel)) }
    case .complete(let call, let channel, let outcome): complete(call, channel, outcome)
    case .completeSystemToken(let outcome): complete(.register, systemTokenChannel, outcome)
    case .deliverMessage:
      isDelivered = true
      seen.append(.message)
    case .reportCall: seen.append(.reported)
    case .begin(let call, let channel): begin(call, channel)
    case .beginSystemToken: for channel in arrivingChannels { begin(.register, channel) }
    case .refuse(let outcome, let channel): refuse(outcome, channel)
    case .wait: state.waiting = arriving
    case .takeUpWaiting(let channel): takeUpWaiting(channel)
    case .discardRequests(let purpose): discardRequests(purpose)
    case .adoptSettings: state.settings = offered
    case .setUser: state.user = offeredUser
    case .clearUser: state.user = nil
    case .registerFor(let owner, let channel): state.owners[channel] = who(owner, channel)
    case .keepRecord(let channel): state.kept[channel] = state.sent[channel]
    case .forgetRecord(let channel):
      state.last[channel] = state.kept[channel]
      state.kept[channel] = nil
    case .prepareUpdate(let reason, let channel): prepareUpdate(reason, channel)
    case .lookUp(let channel):
      found = isOwn(state.kept[channel]) ? state.kept[channel] : nil
      run(.lookedUp(channel, found: found != nil))
    case .holdMessage: state.holdsMessages = true
    case .releaseMessages: releaseMessages()
    case .useAgreement, .fillAgreement, .useVoIPAgreement, .rememberAgreement, .hideDeviceInInformation,
      .handBackToken:
      seen.append(.values(effect))
    }
  }

  private mutating func askPermission(_ purpose: SystemStimulus.PermissionPurpose) {
    let shown = rule(Permission.self, state.permission, .request)?.outputs.contains(.showPrompt) == true
    advance(Permission.self, \.permission, .request)
    if shown { seen.append(.prompt) }
    if state.permission == .prompting {
      state.pending.insert(.permission(purpose))
    } else {
      answers.append(.permissionAnswered(purpose, state.permission.answer))
    }
  }

  private mutating func requestToken(_ purpose: SystemStimulus.TokenPurpose) {
    let channel: Channel =
      switch purpose {
      case .registration: .apns
      case .voip: .voip
      case .systemToken: systemTokenChannel
      }
    state.pending.insert(.token(purpose, channel))
    switch channel {
    case .apns: advance(DeviceToken.self, \.deviceToken, .request)
    case .voip: advance(VoIPToken.self, \.voipToken, .request)
    }
  }

  private mutating func send(_ purpose: SystemStimulus.ServerPurpose) {
    if state.isOnline {
      state.pending.insert(.server(purpose))
    } else {
      answers.append(.served(purpose, .unreachable))
    }
  }

  private mutating func sendUpdateForCall(_ channel: Channel) {
    for each in Channel.allCases { state.prepared[each] = state.kept[each] ?? state.prepared[each] }
    if state.kept[channel] != nil { send(.update(channel)) }
  }

  private mutating func discardRequests(_ purpose: SystemStimulus.TokenPurpose) {
    switch purpose {
    case .registration:
      state.pending.remove(.permission(.registration))
      state.pending.remove(.server(.register(.apns)))
    case .voip: state.pending.remove(.server(.register(.voip)))
    case .systemToken: break
    }
    for channel in Channel.allCases where state.pending.remove(.token(purpose, channel)) != nil {
      state.pending.insert(.token(nil, channel))
    }
  }

  private mutating func prepareUpdate(_ reason: Effect.UpdateReason, _ channel: Channel) {
    guard let record = state.kept[channel] ?? state.last[channel] else { return }
    switch reason {
    case .user: state.prepared[channel] = who(.currentOwner, channel)
    case .token: state.prepared[channel] = record
    case .settings: state.prepared[channel] = edition.hasSetUser ? record : configuredUser
    }
  }

  private mutating func releaseMessages() {
    guard system.hasDelegate, state.holdsMessages else { return }
    state.holdsMessages = false
    run(.heldMessage)
  }

  // MARK: Calls

  private mutating func begin(_ call: Call, _ channel: Channel) {
    let key = ClosedSystem.OpenCall(call: call, channel: channel)
    state.open[key] = min((state.open[key] ?? 0) + 1, 2)
  }

  private mutating func complete(_ call: Call, _ channel: Channel, _ outcome: Effect.Outcome) {
    let key = ClosedSystem.OpenCall(call: call, channel: channel)
    guard let count = state.open[key] else { return seen.append(.completedNothing(call, channel)) }
    let endsOneByOne = call == .query || call == .update
    state.open[key] = endsOneByOne && count > 1 ? count - 1 : nil
    if isTold(of: call) {
      seen.append(.completed(call, channel, outcome, found: call == .query ? found : nil))
    }
  }

  private mutating func refuse(_ outcome: Effect.Outcome, _ channel: Channel) {
    guard let call = arriving.flatMap({ Arrival(of: $0)?.call }), isTold(of: call) else { return }
    seen.append(.completed(call, channel, outcome, found: nil))
  }

  private func isTold(of call: Call) -> Bool {
    !(edition.reportsToDelegate && (call == .register || call == .unregister)) || system.hasDelegate
  }

  private mutating func takeUpWaiting(_ channel: Channel) {
    guard let waiting = state.waiting, Arrival(of: waiting)?.channels.contains(channel) == true else {
      return
    }
    state.waiting = nil
    call(waiting)
  }

  private var arrivingChannels: [Channel] { arriving.flatMap { Arrival(of: $0)?.channels } ?? [] }

  private var systemTokenChannel: Channel {
    state.open[ClosedSystem.OpenCall(call: .register, channel: .apns)] == nil
      && state.open[ClosedSystem.OpenCall(call: .register, channel: .voip)] != nil ? .voip : .apns
  }

  // MARK: Owners

  private var configuredUser: ClosedSystem.Owner? { edition.hasSetUser ? state.user : state.settings?.key }

  private func who(_ owner: Effect.Owner, _ channel: Channel) -> ClosedSystem.Owner? {
    switch owner {
    case .currentUser: configuredUser
    case .device: .device
    case .previousUser: state.kept[channel] ?? state.last[channel]
    case .currentOwner: configuredUser ?? (edition.fallsBackToDevice ? .device : nil)
    }
  }

  /// In `toast-ko` a query is about what was registered with the current user id (QUERY-2).
  private func isOwn(_ record: ClosedSystem.Owner?) -> Bool {
    record != nil && (!edition.requiresUser || record == state.user)
  }
}

extension Permission.State {
  fileprivate var answer: SystemStimulus.PermissionAnswer {
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
