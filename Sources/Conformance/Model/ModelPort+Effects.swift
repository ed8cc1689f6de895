import PushModel

/// From what the machines say to what is seen at the edge, and to the values that are kept.
extension ModelPort {
  mutating func carryOut(_ effect: Effect) {
    switch effect {
    case .askPermission(let purpose): request(.permission, for: .permission(purpose))
    case .readPermission(let purpose): request(.permissionStatus, for: .permission(purpose))
    case .requestToken(let purpose): requestToken(purpose)
    case .sendRegister(let channel): sendRegister(channel)
    case .sendUpdate(let channel): sendUpdate(channel)
    case .sendUpdateForCall(let channel): sendUpdateForCall(channel)
    case .sendUnregister(let channel):
      request(.server(.unregister(channel.pushType)), for: .server(.unregister(channel)))
    case .sendQuery(let channel):
      request(.server(.query(channel.pushType)), for: .server(.query(channel)))
    case .sendRemoval(let channel):
      request(.server(.unregister(channel.pushType)), for: .server(.nobody))
    case .complete(let call, let channel, let outcome): complete(call, channel, outcome)
    case .completeSystemToken(let outcome): completeSystemToken(outcome)
    case .deliverMessage: seen.append(.message(.voip, message: memory.message))
    case .reportCall: seen.append(.reportedCall)
    case .begin(let call, let channel):
      let key = CallKey(call: call, channel: channel)
      // A call that joins another one shares its agreement.
      if call == .register, channel == .voip, memory.calls[key, default: []].isEmpty {
        stored.agreements[.voip] = memory.arriving.givenAgreement
      }
      memory.calls[key, default: []].append(memory.arriving)
    case .beginSystemToken: beginSystemToken()
    case .refuse(let outcome, let channel):
      if let call = memory.arriving.call { report(memory.arriving, call, channel, outcome) }
    case .wait(let channel): memory.waiting.append(WaitingCall(call: memory.arriving, channel: channel))
    case .takeUpWaiting(let channel): takeUpWaiting(channel)
    case .discardRequests(let purpose): discardRequests(purpose)
    case .adoptSettings: stored.settings = memory.offered
    case .setUser: stored.user = memory.offeredUser
    case .clearUser: stored.user = nil
    case .registerFor(let owner, let channel): stored.owners[channel] = name(of: owner, channel)
    case .useAgreement(let source): stored.agreements[.apns] = agreement(from: source)
    case .fillAgreement(let value): fillAgreement(with: value)
    case .useVoIPAgreement(.given):
      // What the call gave is kept since the call.
      if setting.edition == .tcpushKo { stored.agreements[.voip] = configuredAgreement }
    case .useVoIPAgreement(let source): stored.agreements[.voip] = agreement(from: source)
    case .rememberAgreement:
      stored.agreementSetBefore = memory.arriving.givenAgreement ?? stored.agreements[.apns]
    case .hideDeviceInInformation: stored.hidesDevice = true
    case .handBackToken(let channel): handsBack.insert(channel)
    case .keepRecord(let channel): stored.records[channel] = stored.sent[channel]
    case .forgetRecord(let channel):
      // What an unregistering finds removed already was registered last all the same.
      if let record = stored.records.removeValue(forKey: channel) { stored.lastRecords[channel] = record }
    case .prepareUpdate(let reason, let channel): prepareUpdate(reason, channel)
    case .lookUp(let channel):
      let record = stored.records[channel]
      memory.found = isOwn(record) ? record : nil
      run(.lookedUp(channel, found: memory.found != nil))
    case .holdMessage: memory.heldMessages.append(memory.message)
    case .releaseMessages: releaseMessages()
    }
  }

  private mutating func request(_ request: Request, for purpose: Purpose) {
    stored.requestCount += 1
    let id = String(stored.requestCount)
    memory.requests[id] = purpose
    memory.askers[id] = memory.answered ?? memory.arriving
    seen.append(.requested(id: id, request))
  }

  private mutating func requestToken(_ purpose: SystemStimulus.TokenPurpose) {
    let channel: Channel =
      switch purpose {
      case .registration: .apns
      case .voip: .voip
      case .systemToken: systemTokenKey?.channel ?? .apns
      }
    request(.token(channel.pushType), for: .token(purpose, channel))
  }

  private mutating func sendRegister(_ channel: Channel) {
    var record = ServerRecord(type: channel.pushType, token: stored.tokens[channel] ?? "")
    record.user = stored.owners[channel] ?? configuredUser
    record.agreement = stored.agreements[channel]
    addSettings(to: &record)
    stored.sent[channel] = record
    request(.server(.register(record)), for: .server(.register(channel)))
  }

  private func addSettings(to record: inout ServerRecord) {
    record.appKey = stored.settings?.appKey
    record.sandbox = stored.settings?.sandbox ?? false
    record.language = setting.edition == .tcpushKo ? setting.language : stored.settings?.language
  }

  /// The user of the configuration in `tcpush-ko`, the one that was set elsewhere.
  private var configuredUser: String? {
    setting.edition.hasSetUser ? stored.user : stored.settings?.user
  }

  private func name(of owner: Effect.Owner, _ channel: Channel) -> String? {
    switch owner {
    case .currentUser: configuredUser
    case .device: setting.deviceIdentifier
    case .previousUser: stored.records[channel]?.user ?? stored.lastRecords[channel]?.user
    case .currentOwner:
      configuredUser ?? (setting.edition.fallsBackToDevice ? setting.deviceIdentifier : nil)
    }
  }

  /// Fills the agreement that the call gave, or the one set before if it gave none.
  private mutating func fillAgreement(with value: Bool) {
    guard memory.arriving.givenAgreement == nil else { return memory.arriving.fillAgreement(with: value) }
    stored.agreements[.apns] = stored.agreements[.apns]?.filled(with: value)
  }

  private func agreement(from source: Effect.AgreementSource) -> AgreementParts? {
    var given =
      setting.edition == .tcpushKo
      ? configuredAgreement : memory.arriving.givenAgreement ?? stored.agreements[.apns]
    switch source {
    case .given: break
    case .givenWithoutNight: given?.nightAdvertisements = false
    case .setBefore: return stored.agreementSetBefore
    case .nothing:
      return AgreementParts(notifications: false, advertisements: false, nightAdvertisements: false)
    case .notificationsOnly:
      return AgreementParts(notifications: true, advertisements: false, nightAdvertisements: false)
    case .everything:
      return AgreementParts(notifications: true, advertisements: true, nightAdvertisements: true)
    case .givenWithoutNotifications:
      var used = stored.agreements[.apns]
      used?.notifications = false
      return used
    }
    return given
  }

  private mutating func prepareUpdate(_ reason: Effect.UpdateReason, _ channel: Channel) {
    guard var record = stored.records[channel] ?? stored.lastRecords[channel] else { return }
    switch reason {
    case .user: record.user = name(of: .currentOwner, channel)
    case .token: record.token = stored.tokens[channel] ?? record.token
    case .settings:
      addSettings(to: &record)
      if setting.edition == .tcpushKo {
        record.user = stored.settings?.user
        record.agreement = configuredAgreement
      }
    }
    stored.prepared[channel] = record
  }

  private mutating func sendUpdate(_ channel: Channel) {
    guard let record = stored.prepared[channel] else { return }
    // An update that a later one has overtaken is not heard of any more.
    overtakeUpdates(of: channel, evenForCalls: true)
    request(.server(.register(record)), for: .server(.update(channel)))
  }

  private mutating func overtakeUpdates(of channel: Channel, evenForCalls: Bool) {
    for (id, purpose) in memory.requests where purpose == .server(.update(channel)) {
      if evenForCalls || memory.askers[id]?.call != .update { memory.requests[id] = .server(.nobody) }
    }
  }

  /// The update call covers every registered token (UPD-2); the last answer ends the call.
  private mutating func sendUpdateForCall(_ channel: Channel) {
    guard case .update(let changes) = memory.arriving.stimulus else { return }
    for each in [channel.other, channel] {
      guard var record = stored.records[each] else { continue }
      overtakeUpdates(of: each, evenForCalls: false)
      if let user = changes.user { record.user = user }
      if let language = changes.language { record.language = language }
      if let agreement = changes.agreement { record.agreement = agreement }
      stored.prepared[each] = record
      request(
        .server(.update(each.pushType, changes)),
        for: .server(each == channel ? .update(channel) : .nobody))
    }
  }

  private mutating func takeUpWaiting(_ channel: Channel) {
    let ready = memory.waiting.filter { $0.channel == channel }
    memory.waiting.removeAll { $0.channel == channel }
    // What begins now is no part of what the answer was about.
    memory.answered = nil
    for waiting in ready {
      if let stimulus = waiting.call.stimulus { take(stimulus, as: waiting.call.name, of: channel) }
    }
  }

  private mutating func discardRequests(_ purpose: SystemStimulus.TokenPurpose) {
    for (id, open) in memory.requests {
      let isDiscarded =
        switch (purpose, open) {
        case (.registration, .permission(.registration)), (.registration, .server(.register(.apns))),
          (.voip, .server(.register(.voip))):
          true
        case (_, .token(let asked, _)): asked == purpose
        case (_, .permission), (_, .server): false
        }
      if isDiscarded { memory.requests[id] = .server(.nobody) }
    }
  }

  private mutating func releaseMessages() {
    guard system.hasDelegate else { return }
    let held = memory.heldMessages
    memory.heldMessages = []
    for message in held {
      memory.message = message
      run(.heldMessage)
    }
  }
}

extension AgreementParts {
  /// The agreement with a value in the parts that were not set.
  func filled(with value: Bool) -> AgreementParts {
    AgreementParts(
      notifications: notifications ?? value, advertisements: advertisements ?? value,
      nightAdvertisements: nightAdvertisements ?? value)
  }
}

extension ModelPort.ArrivingCall {
  /// The agreement that the call gave.
  var givenAgreement: AgreementParts? {
    guard case .register(_, let agreement, _) = stimulus else { return nil }
    return agreement
  }

  mutating func fillAgreement(with value: Bool) {
    guard case .register(let type, let agreement, let handler) = stimulus else { return }
    stimulus = .register(type, agreement: agreement?.filled(with: value), handler: handler)
  }
}
