import PushModel

/// How calls end, as the edition's API shows it.
extension ModelPort {
  mutating func complete(_ call: Call, _ channel: Channel, _ outcome: Effect.Outcome) {
    let key = CallKey(call: call, channel: channel)
    var open = memory.calls[key] ?? []
    var ending = open
    if call == .query || call == .update {
      // These end one by one, each with the answer to its own request; joined calls end together.
      let asker = memory.answered ?? memory.arriving
      ending = Array(open.filter { $0 == asker }.prefix(1))
    }
    for one in ending { open.firstIndex(of: one).map { _ = open.remove(at: $0) } }
    memory.calls[key] = open
    for arrival in ending { report(arrival, call, channel, outcome) }
    handsBack.remove(channel)
  }

  mutating func beginSystemToken() {
    for channel in memory.arriving.channels {
      memory.calls[CallKey(call: .register, channel: channel), default: []].append(memory.arriving)
    }
  }

  /// The registration that waits for the system token.
  var systemTokenKey: CallKey? {
    Channel.allCases.map { CallKey(call: .register, channel: $0) }
      .first { memory.calls[$0]?.isEmpty == false }
  }

  mutating func completeSystemToken(_ outcome: Effect.Outcome) {
    if let key = systemTokenKey { complete(key.call, key.channel, outcome) }
  }

  mutating func report(
    _ arrival: ArrivingCall, _ call: Call, _ channel: Channel, _ outcome: Effect.Outcome
  ) {
    let toDelegate =
      setting.edition.reportsToDelegate && (call == .register || call == .unregister)
    guard toDelegate ? system.hasDelegate : arrival.hasHandler else { return }
    var completion = Completion(
      call: toDelegate ? nil : arrival.name, operation: call.operation, type: channel.pushType)
    switch outcome {
    case .succeeded: handBack(call, channel, in: &completion)
    case .succeededEmpty: break
    case .succeededWithLast:
      memory.found = stored.lastRecords[channel]
      handBack(call, channel, in: &completion)
    case .failed(let code):
      completion.error = written(code)
      if handsBack.contains(channel) { completion.token = stored.tokens[channel] }
    case .failedWithToken(let code):
      completion.error = written(code)
      completion.token = stored.tokens[channel]
    }
    seen.append(.completed(completion))
  }

  private func handBack(_ call: Call, _ channel: Channel, in completion: inout Completion) {
    switch call {
    case .register:
      completion.token = stored.records[channel]?.token
      if setting.edition.fallsBackToDevice { completion.info = info(of: stored.records[channel]) }
    case .query:
      completion.token = memory.found?.token
      completion.info = info(of: memory.found)
    case .unregister: completion.token = (stored.records[channel] ?? stored.lastRecords[channel])?.token
    case .update: break
    }
  }

  private func info(of record: ServerRecord?) -> TokenInfo? {
    guard let record else { return nil }
    var info = TokenInfo()
    info.token = record.token
    let isAnonymous = record.user == setting.deviceIdentifier
    info.user = isAnonymous && stored.hidesDevice ? "" : record.user
    info.agreement = record.agreement
    if setting.edition == .tcpushKo, record.language != "ko" {
      // AGR-7: outside Korean both agreements to advertisements are reported as given.
      info.agreement?.advertisements = true
      info.agreement?.nightAdvertisements = true
    }
    return info
  }

  /// `tcpush-ko` lacks some codes; there the failure by the system stands in.
  private func written(_ code: ErrorCode) -> WrittenError? {
    code.written(in: setting.edition) ?? ErrorCode.systemFailed.written(in: setting.edition)
  }
}

extension Call {
  fileprivate var operation: CallKind {
    switch self {
    case .register: .register
    case .query: .query
    case .unregister: .unregister
    case .update: .update
    }
  }
}
