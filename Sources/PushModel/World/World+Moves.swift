import StateMachines

extension World {
  /// Takes a request.
  public mutating func receive(_ request: PushSystem.Request, _ rules: inout WorldRules) -> Reception {
    switch request {
    case .permission: return receivePermission(&rules)
    case .permissionStatus:
      move(.permission, Permission.Input.readStatus, &rules)
      return Reception(answer: .permission(permissionAnswer))
    case .token(let channel):
      requestToken(channel, &rules)
      return Reception(answer: issuesAtOnce(channel).map { answerToken(channel, issued: $0, &rules) })
    case .register, .update, .unregister, .query:
      guard policies.network == .up else { return Reception(answer: fail(request, .unreachable, &rules)) }
      return Reception(answer: reply(to: request, policies.server, &rules))
    }
  }

  private mutating func receivePermission(_ rules: inout WorldRules) -> Reception {
    let shows = move(.permission, Permission.Input.request, &rules).tells(Permission.Output.showPrompt)
    guard isPrompting else { return Reception(answer: .permission(permissionAnswer)) }
    guard shows, policies.prompt != .hold else { return Reception(showsPrompt: shows) }
    answerPrompt(allowed: policies.prompt == .allow, &rules)
    return Reception(answer: .permission(permissionAnswer), showsPrompt: true)
  }

  private func issuesAtOnce(_ channel: PushType) -> Bool? {
    switch channel {
    case .apns:
      switch policies.apns {
      case .issue: true
      case .refuse: false
      case .hold: nil
      }
    case .voip:
      switch policies.pushkit {
      case .issue: true
      case .hold: nil
      }
    }
  }

  /// The user answers the prompt. Every request that waits for it has its answer in `permissionAnswer`.
  public mutating func answerPrompt(allowed: Bool, _ rules: inout WorldRules) {
    move(.permission, allowed ? Permission.Input.userAllows : .userRefuses, &rules)
  }

  /// The user changes the permission in Settings; `false` where the user cannot.
  @discardableResult
  public mutating func changeSettings(allowed: Bool, _ rules: inout WorldRules) -> Bool {
    move(.permission, allowed ? Permission.Input.settingsAllow : .settingsRefuse, &rules).isPossible
  }

  // MARK: Tokens

  /// The app asks the system for a token. The request is made again if it still waits when another one is answered.
  public mutating func requestToken(_ channel: PushType, _ rules: inout WorldRules) {
    switch channel {
    case .apns: move(.deviceToken, DeviceToken.Input.request, &rules)
    case .voip: move(.voipToken, VoIPToken.Input.request, &rules)
    }
  }

  /// Answers a request for a token.
  public mutating func answerToken(
    _ channel: PushType, issued: Bool, _ rules: inout WorldRules
  ) -> PushSystem.Answer {
    switch channel {
    case .apns: move(.deviceToken, issued ? DeviceToken.Input.issue : .refuse, &rules)
    case .voip: move(.voipToken, VoIPToken.Input.issue, &rules)
    }
    return issued ? .token(currentTokens[channel]) : .tokenRefused
  }

  /// The system issues another token, given by its symbol; `false` where it cannot.
  public mutating func changeToken(_ channel: PushType, to token: Token, _ rules: inout WorldRules) -> Bool {
    let rule =
      switch channel {
      case .apns: move(.deviceToken, DeviceToken.Input.change, &rules)
      case .voip: move(.voipToken, VoIPToken.Input.change, &rules)
      }
    if rule.isPossible { currentTokens[channel] = token }
    return rule.isPossible
  }

  /// The system invalidates the VoIP token, and will issue another one; `false` where it cannot.
  public mutating func invalidateToken(next token: Token, _ rules: inout WorldRules) -> Bool {
    guard move(.voipToken, VoIPToken.Input.invalidate, &rules).isPossible else { return false }
    currentTokens[.voip] = token
    return true
  }

  // MARK: The push service

  /// The push service's answer to a request that it has got; `nil` as long as it does not answer.
  public mutating func reply(
    to request: PushSystem.Request, _ policy: Policies.Server, _ rules: inout WorldRules
  ) -> PushSystem.Answer? {
    switch policy {
    case .accept: accept(request, &rules)
    case .refuse: fail(request, .refused, &rules)
    case .timeout: fail(request, .timedOut, &rules)
    case .garble: fail(request, .malformed, &rules)
    case .hold: nil
    }
  }

  private mutating func accept(_ request: PushSystem.Request, _ rules: inout WorldRules) -> PushSystem.Answer
  {
    switch request {
    case .register(let channel, let record):
      serve(channel, .acceptRegister, &rules)
      records[channel] = record
    case .update(let channel, let changes):
      serve(channel, .acceptUpdate, &rules)
      records[channel] = records[channel].map(changes.applied)
    case .unregister(let channel):
      serve(channel, .acceptUnregister, &rules)
      records[channel] = nil
    case .query(let channel):
      serve(channel, .acceptQuery, &rules)
      return .accepted(records[channel])
    case .permission, .permissionStatus, .token: break
    }
    return .accepted(nil)
  }

  private mutating func fail(
    _ request: PushSystem.Request, _ answer: PushSystem.Answer, _ rules: inout WorldRules
  ) -> PushSystem.Answer {
    if let channel = request.served { serve(channel, .fail, &rules) }
    return answer
  }

  private mutating func serve(_ channel: PushType, _ input: Server.Input, _ rules: inout WorldRules) {
    switch channel {
    case .apns: move(.apnsServer, input, &rules)
    case .voip: move(.voipServer, input, &rules)
    }
  }

  // MARK: Messages and the process

  /// A VoIP message arrives; returns whether the system delivers it.
  public mutating func deliverMessage(_ rules: inout WorldRules) -> Bool {
    move(.callReporting, CallReporting.Input.messageArrives, &rules)
      .tells(CallReporting.Output.deliverMessage)
  }

  /// The system learns whether a delivered message was reported; returns whether it restricts from now on.
  public mutating func settleMessage(isReported: Bool, _ rules: inout WorldRules) -> Bool {
    move(.callReporting, isReported ? CallReporting.Input.report : .omitReport, &rules)
      .tells(CallReporting.Output.restrict)
  }

  /// The process ends.
  public mutating func endProcess(_ rules: inout WorldRules) {
    move(.permission, Permission.Input.processEnds, &rules)
    move(.deviceToken, DeviceToken.Input.processEnds, &rules)
    move(.voipToken, VoIPToken.Input.processEnds, &rules)
    isRunning = false
    isInBackground = false
  }

  /// The process starts.
  public mutating func startProcess() { isRunning = true }

  /// The app goes to the background, or comes back.
  public mutating func setInBackground(_ isInBackground: Bool) { self.isInBackground = isInBackground }

  @discardableResult
  private mutating func move<I: Finite>(
    _ member: Member, _ input: I, _ rules: inout WorldRules
  ) -> WorldRules.Rule {
    let rule = rules.follow(member, in: machines[member], on: input)
    if let target = rule.target { machines[member] = target }
    return rule
  }
}

extension PushSystem.Request {
  /// The kind of token that the push service is asked about; `nil` for requests to the system.
  public var served: PushType? {
    switch self {
    case .register(let channel, _), .update(let channel, _), .unregister(let channel), .query(let channel):
      channel
    case .permission, .permissionStatus, .token: nil
    }
  }
}

extension World {
  /// Whether the user may change the permission in Settings just now.
  public func allowsSettings(allowed: Bool, _ rules: WorldRules) -> Bool {
    rules.allows(
      .permission, in: machines[Member.permission],
      on: allowed ? Permission.Input.settingsAllow : .settingsRefuse)
  }

  /// Whether the system may issue another token just now.
  public func allowsTokenChange(_ channel: PushType, _ rules: WorldRules) -> Bool {
    switch channel {
    case .apns: rules.allows(.deviceToken, in: machines[Member.deviceToken], on: DeviceToken.Input.change)
    case .voip: rules.allows(.voipToken, in: machines[Member.voipToken], on: VoIPToken.Input.change)
    }
  }

  /// Whether the system may invalidate the VoIP token just now.
  public func allowsInvalidation(_ rules: WorldRules) -> Bool {
    rules.allows(.voipToken, in: machines[Member.voipToken], on: VoIPToken.Input.invalidate)
  }
}
