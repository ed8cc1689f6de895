import PushModel

extension CaseSession {
  /// Makes the setting with the calls that an app would make.
  mutating func reach<A: Adapter>(on adapter: inout A) throws(PlayProblem) {
    world.place(permission: given.permission)
    noteDelegate(given.hasDelegate, atInitialization: given.initialized)
    if given.permission == .notDetermined { world.policies.prompt = .hold }
    // A port may ask for tokens early. A token that the setting does not need is answered as in the steps.
    let needed =
      edition.registersAllTypesAtOnce && !given.registered.isEmpty ? PushType.allCases : given.registered
    if !needed.contains(.apns) { world.policies.apns = given.world.apns ?? .issue }
    if !needed.contains(.voip) { world.policies.pushkit = given.world.pushkit ?? .issue }
    if given.initialized {
      note(configuration: configuration)
      try play(.initialize(configuration, delegate: taken(given.hasDelegate)), on: &adapter)
    }
    if setsDelegateApart { try play(.setDelegate(.voip, true), on: &adapter) }
    if let user = given.user, edition.hasSetUser { try play(.setUser(user), on: &adapter) }
    try registerGivenTypes(on: &adapter)
    world.policies.prompt = .allow
    world.policies.apply(given.world)
  }

  /// The delegate that is passed to the initialiser; `nil` in `tcpush-ko`, whose initialiser takes none.
  private func taken(_ delegate: Bool?) -> Bool? { edition == .tcpushKo ? nil : delegate }

  /// Whether a separate call sets a delegate: the one for VoIP messages or, in editions with a single delegate, that
  /// one if the initialiser does not take it.
  private var setsDelegateApart: Bool {
    edition.registersAllTypesAtOnce ? given.hasDelegate && !given.initialized : given.hasVoIPDelegate
  }

  private mutating func registerGivenTypes<A: Adapter>(on adapter: inout A) throws(PlayProblem) {
    guard !given.registered.isEmpty else { return }
    if edition.registersAllTypesAtOnce {
      let first = configuration.pushTypes?.first ?? .apns
      try call(
        .register(first, agreement: given.agreement, handler: true), .register, first,
        handler: given.hasDelegate, as: "setting", on: &adapter)
      try requireSuccess(of: "setting", told: given.hasDelegate)
      return
    }
    for type in given.registered {
      let name = "setting-\(type.rawValue)"
      let agreement = given.agreement(of: type, in: edition)
      try call(
        .register(type, agreement: agreement, handler: true), .register, type, handler: true,
        as: name, on: &adapter)
      try requireSuccess(of: name, told: true)
    }
  }

  private func requireSuccess(of name: String, told: Bool) throws(PlayProblem) {
    for seen in current.seen {
      guard case .completed(name, let completion) = seen, let error = completion.error else { continue }
      let own = OwnRequirements(
        againstRegistering: completion, in: edition, permission: world.permissionStatus)
      throw .settingNotReached(
        "registering \(completion.type.rawValue) failed with \(error.described(compiled.errors))",
        against: own.ids + own.argued)
    }
    if told, let call = calls.first(where: { $0.name == name && $0.isOpen }) {
      throw .settingNotReached("a registration did not complete", against: requirements(leftOpenBy: call))
    }
  }

  /// Plays one step. `name` is the name of the call that it makes.
  mutating func play<A: Adapter>(
    _ action: CaseAction, as name: String?, on adapter: inout A
  ) throws(PlayProblem) {
    if action.isCall, !world.isRunning { throw .badCase("the app makes a call while it is not running") }
    switch action {
    case .initialize, .setDelegate, .setUser, .register, .query, .unregister, .update:
      try playCall(action, as: name ?? "?", on: &adapter)
    case .promptAnswered(let allowed):
      guard world.isPrompting else { return }
      let answers = world.answerPrompt(allowed: allowed)
      noteRefusal()
      try play(answers: answers, on: &adapter)
    case .settings(let allowed): world.changeSettings(allowed: allowed)
    case .tokenAnswered(let type, let issued):
      try release(world.answerTokens(type, issued: issued), on: &adapter)
    case .tokenChanges(let type):
      guard let token = world.changeToken(type), world.isRunning else { return }
      try play(.tokenChanged(type, token: token), on: &adapter)
    case .tokenInvalidated:
      guard world.invalidateToken(), world.isRunning else { return }
      try play(.tokenInvalidated, on: &adapter)
    case .serverAnswers(let policy, let operation): try answerServer(policy, operation, on: &adapter)
    case .world(let changes): world.policies.apply(changes)
    case .network(let up):
      world.policies.network = up ? .up : .down
      if world.isRunning { try play(.networkChanged(up: up), on: &adapter) }
    case .terminates, .launches, .entersForeground, .entersBackground: try playLifeCycle(action, on: &adapter)
    case .voipArrives(let message): try arrive(message: message, on: &adapter)
    // The system itself shows a notification to an app that does not run.
    case .notificationArrives(let message):
      if world.isRunning { try play(.messageArrived(.apns, message: message), on: &adapter) }
    case .timePasses(let seconds):
      if world.isRunning { try play(.timePassed(seconds: seconds), on: &adapter) }
    }
  }

  /// Answers the oldest request to the push service, or the oldest of an operation. Requests that the port makes by
  /// itself before that one are answered, too.
  private mutating func answerServer<A: Adapter>(
    _ policy: Policies.Server, _ operation: CallKind?, on adapter: inout A
  ) throws(PlayProblem) {
    while let next = world.nextForServer(operation) {
      let isIdle = world.isIdle(next)
      current.answered = current.answered ?? next.subject
      try release(world.answerServer(policy, operation: operation), on: &adapter)
      let isMeant = operation.map(next.isPart) ?? !isIdle
      guard !isMeant, requestCount < Self.requestLimit else { return }
    }
  }

  /// Whether the request belongs to a call whose outcome has been reported. It is open whether a port still makes it.
  private func isLeftOver(_ request: NamedWorld.HeldRequest) -> Bool {
    guard let operation = request.matter.call else { return false }
    return !calls.contains { $0.operation == operation && $0.isOpen }
  }

  /// Answers requests that wait, and the requests that follow from the answers as well.
  mutating func answer<A: Adapter>(_ answering: Answering, on adapter: inout A) throws(PlayProblem) {
    while requestCount < Self.requestLimit,
      let next = world.held.first(where: {
        answering.covers($0, isOfCall: world.isCurrent($0.matter)) && !isLeftOver($0)
      })
    {
      if case .token = next.request {
        try play(answers: [world.answerToken(next, issued: true)], on: &adapter)
      } else if let answer = world.answer(next, answering.policy) {
        current.isAnsweredBeforehand = true
        try play(answers: [answer], on: &adapter)
      } else {
        return
      }
    }
  }

  private mutating func playCall<A: Adapter>(
    _ action: CaseAction, as name: String, on adapter: inout A
  ) throws(PlayProblem) {
    switch action {
    case .initialize(let changes, let delegate):
      let configuration = given.configuration(in: edition, changedBy: changes)
      note(configuration: configuration)
      noteDelegate(delegate ?? false, atInitialization: true)
      try play(.initialize(configuration, delegate: taken(delegate)), on: &adapter)
    case .setDelegate(let type, let set):
      noteDelegate(set, atInitialization: false)
      try play(.setDelegate(type, set), on: &adapter)
    case .setUser(let user): try play(.setUser(user), on: &adapter)
    case .register(let type, let agreement, let handler):
      let type = sentType(type)
      try call(
        .register(type, agreement: agreement, handler: handler), .register, type, handler: handler,
        as: name, on: &adapter)
    case .query(let type): try call(.query(type), .query, type, handler: true, as: name, on: &adapter)
    case .unregister(let type, let handler):
      let type = sentType(type)
      try call(
        .unregister(type, handler: handler), .unregister, type, handler: handler, as: name,
        on: &adapter)
    case .update(let changes):
      try call(
        .update(changes), .update, configuration.pushTypes?.first ?? .apns, handler: true, as: name,
        on: &adapter)
    case .promptAnswered, .settings, .tokenAnswered, .tokenChanges, .tokenInvalidated, .serverAnswers, .world,
      .network, .terminates, .launches, .entersForeground, .entersBackground, .voipArrives,
      .notificationArrives, .timePasses:
      break
    }
  }

  /// The type to send: where one call covers every type, the first of the configured types stands for all.
  private func sentType(_ type: PushType) -> PushType {
    edition.registersAllTypesAtOnce ? configuration.pushTypes?.first ?? type : type
  }

  private mutating func playLifeCycle<A: Adapter>(
    _ action: CaseAction, on adapter: inout A
  ) throws(PlayProblem) {
    if case .launches = action {
      guard !world.isRunning else { throw .badCase("the app is launched while it is running") }
      world.startProcess()
      try play(.launched, on: &adapter)
      return
    }
    guard world.isRunning else { throw .badCase("the app is not running") }
    if case .terminates = action {
      try play(.terminated, on: &adapter)
      world.endProcess()
      abandonCalls()
    } else {
      let isInBackground = action == .entersBackground
      world.setInBackground(isInBackground)
      try play(isInBackground ? .enteredBackground : .enteredForeground, on: &adapter)
    }
  }

  private mutating func arrive<A: Adapter>(message: String, on adapter: inout A) throws(PlayProblem) {
    if !world.isRunning {
      world.startProcess()
      try play(.launched, on: &adapter)
      if given.hasVoIPDelegate { try play(.setDelegate(.voip, true), on: &adapter) }
    }
    try deliver(message: message, on: &adapter)
  }

  /// Ends the setting, and returns its observations. A prompt is left to the next step.
  mutating func closeSetting() -> StepRecord {
    var record = closeStep()
    record.seen.removeAll { $0 == .prompt }
    hasBegun = true
    return record
  }

  /// Shows a prompt of the setting as part of the first step.
  mutating func beginSteps<A: Adapter>(on adapter: inout A) throws(PlayProblem) {
    guard world.isPrompting else { return }
    current.seen.append(.prompt)
    switch world.policies.prompt {
    case .allow: try play(answers: world.answerPrompt(allowed: true), on: &adapter)
    case .refuse: try play(answers: world.answerPrompt(allowed: false), on: &adapter)
    case .hold: break
    }
  }
}
