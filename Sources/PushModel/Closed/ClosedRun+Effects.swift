import StateMachines

/// What the SDK asks of its surroundings, and the values that it keeps.
extension ClosedRun {
  mutating func carryOut(_ effect: Effect) {
    switch effect {
    case .askPermission(let purpose): askPermission(purpose)
    case .readPermission(let purpose):
      answers.append(.permissionAnswered(purpose, state.permission.answer))
    case .requestToken(let purpose): requestToken(purpose)
    case .sendRegister(let channel):
      state.sent[channel] = record(of: channel)
      send(.register(channel))
    case .sendUpdate(let channel): sendUpdate(channel)
    case .sendUpdateForCall(let channel): sendUpdateForCall(channel)
    case .sendUnregister(let channel): send(.unregister(channel))
    case .sendQuery(let channel): send(.query(channel))
    case .sendRemoval(let channel): if state.isOnline { state.pending[.removal(channel)] += 1 }
    case .complete(let call, let channel, let outcome): complete(call, channel, outcome)
    case .completeSystemToken(let outcome): complete(.register, systemTokenChannel, outcome)
    case .deliverMessage:
      isDelivered = true
      seen.append(.message)
    case .reportCall: seen.append(.reported)
    case .begin(let call, let channel): begin(call, channel)
    case .beginSystemToken: for channel in arrivingChannels { begin(.register, channel) }
    case .refuse(let outcome, let channel): refuse(outcome, channel)
    case .wait(let channel): state.waiting[channel] = arriving.map { $0.part(about: channel) }
    case .takeUpWaiting(let channel): takeUpWaiting(channel)
    case .discardRequests(let purpose): discardRequests(purpose)
    case .adoptSettings: state.settings = offered
    case .setUser: state.user = offeredUser
    case .clearUser: state.user = nil
    case .registerFor(let owner, let channel): state.owners[channel] = who(owner, channel)
    case .keepRecord(let channel): state.kept[channel] = state.sent[channel]
    case .forgetRecord(let channel):
      state.last[channel] = state.kept[channel] ?? state.last[channel]
      state.kept[channel] = nil
    case .prepareUpdate(let reason, let channel): prepareUpdate(reason, channel)
    case .lookUp(let channel):
      found = own(state.kept[channel])
      run(.lookedUp(channel, found: found != nil))
    case .holdMessage: state.holdsMessages = true
    case .releaseMessages: releaseMessages()
    case .useAgreement(let source): state.agreements[.apns] = agreement(from: source)
    case .fillAgreement(let value): fillAgreement(with: value)
    case .useVoIPAgreement(.given): carried = nil
    case .useVoIPAgreement(let source): carried = .some(agreement(from: source))
    case .rememberAgreement: state.agreementSetBefore = given ?? state.agreements[.apns]
    case .hideDeviceInInformation: state.hidesDevice = true
    case .handBackToken(let channel): handsBack[channel] = true
    }
  }

  private mutating func askPermission(_ purpose: SystemStimulus.PermissionPurpose) {
    if world[0].permission.advance(&state.permission, on: .request).contains(.showPrompt) {
      seen.append(.prompt)
    }
    if state.permission == .prompting {
      state.pending[.permission(purpose)] += 1
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
    state.pending[.token(purpose, channel)] += 1
    switch channel {
    case .apns: world[0].deviceToken.advance(&state.deviceToken, on: .request)
    case .voip: world[0].voipToken.advance(&state.voipToken, on: .request)
    }
  }

  private mutating func send(_ purpose: SystemStimulus.ServerPurpose) {
    if state.isOnline {
      state.pending[.server(purpose)] += 1
    } else {
      answers.append(.served(purpose, .unreachable))
    }
  }

  /// An update that a later one has overtaken is not heard of any more; one that would change nothing is taken
  /// to be answered at once.
  private mutating func sendUpdate(_ channel: Channel) {
    guard state.prepared[channel] != nil else { return }
    overtakeUpdates(of: channel, butLast: 0)
    if state.prepared[channel] == state.server[channel], !state.isWritten(channel) {
      state.kept[channel] = state.prepared[channel]
      state.prepared[channel] = nil
      answers.append(.served(.update(channel), .accepted))
    } else {
      send(.update(channel))
    }
  }

  private mutating func overtakeUpdates(of channel: Channel, butLast count: Int) {
    state.pending[.server(.update(channel))] = min(state.pending[.server(.update(channel))], count)
    if count == 0 { answers.removeAll { $0 == .served(.update(channel), .unreachable) } }
  }

  private mutating func sendUpdateForCall(_ channel: Channel) {
    for each in ClosedSystem.both {
      guard var record = state.kept[each] else { continue }
      record.isUpdated = true
      state.prepared[each] = record
      // What no call has asked for is overtaken; of calls, each has its own answer.
      overtakeUpdates(of: each, butLast: each == channel ? callsToUpdate(each) - 1 : callsToUpdate(each))
    }
    guard state.kept[channel] != nil else { return }
    send(.update(channel))
  }

  /// How many calls await the answer to an update of a token.
  private func callsToUpdate(_ channel: Channel) -> Int {
    switch system.state.updates[channel] {
    case .idle, .awaitingServer, .owed: 0
    case .awaitingServerForCall: 1
    case .awaitingServerForCalls: 2
    }
  }

  private mutating func discardRequests(_ purpose: SystemStimulus.TokenPurpose) {
    switch purpose {
    case .registration:
      state.pending[.permission(.registration)] = 0
      state.pending[.server(.register(.apns))] = 0
    case .voip: state.pending[.server(.register(.voip))] = 0
    case .systemToken: break
    }
    for channel in ClosedSystem.both {
      state.pending[.token(nil, channel)] += state.pending[.token(purpose, channel)]
      state.pending[.token(purpose, channel)] = 0
    }
  }

  private mutating func releaseMessages() {
    guard system.hasDelegate, state.holdsMessages else { return }
    state.holdsMessages = false
    run(.heldMessage)
  }
}
