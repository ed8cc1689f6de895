import StateMachines

/// Changes of the SDK's state that keep the number of states finite.
extension PushHost {
  mutating func lose(requests: [Int]) { state.requests.removeAll { requests.contains($0.id) } }

  /// Resets the values that the machines will not look at again before they are set anew.
  mutating func forgetNeedlessValues() {
    let updatesForCall = PushType.both.contains {
      state.update($0) == .awaitingServerForCall || state.update($0) == .awaitingServerForCalls
    }
    if state.registration == .idle, state.unfinished == .none { forgetRegistration(.apns) }
    if state.voipRegistration == .idle, state.voipCalls != .awaitingPermission { forgetRegistration(.voip) }
    let awaited = state.awaited
    for channel in PushType.both {
      if state.kept[channel] != nil { state.last[channel] = nil }
      // Only that a record was refused matters, not which one.
      if state.sent[channel] != nil, !awaited.contains(.server(.register(channel))) {
        state.sent[channel] = .notAccepted
      }
      // The update call of the app has one machine send for both kinds.
      if !updatesForCall, state.update(channel) == .idle { state.prepared[channel] = nil }
    }
    state.unregisteringFailed = PerPushType(false)
    state.handsBack = PerPushType(false)
    for channel in PushType.both where state.heldMessages[channel].count > 1 {
      state.heldMessages[channel].removeLast(state.heldMessages[channel].count - 1)
    }
  }

  private mutating func forgetRegistration(_ channel: PushType) {
    state.owners[channel] = .none
    state.consents[channel] = .none
    // The next registration asks for the token anew.
    if state.systemToken == .idle { state.tokens[channel] = .none }
  }

  /// Renumbers calls and requests by their order, and tokens by their age: the current one is the first.
  mutating func rename(_ world: inout World, _ held: inout [ClosedSystem.HeldRequest]) {
    if !isNamedByOrder(held) { renameCallsAndRequests(&held) }
    state.callCount = state.calls.count
    state.requestCount = state.requests.count
    for channel in PushType.both where world.currentTokens[channel] != Token(1) {
      renameTokens(channel, &world, &held)
    }
  }

  private mutating func renameCallsAndRequests(_ held: inout [ClosedSystem.HeldRequest]) {
    // The order of calls matters only among those of a kind.
    if state.calls.count > 1 { state.calls.sort { $0.order < $1.order } }
    for place in state.requests.indices {
      guard let asker = state.requests[place].asker else { continue }
      state.requests[place].asker = state.calls.firstIndex { $0.id == asker }.map { -1 - $0 }
    }
    for place in state.calls.indices { state.calls[place].id = place + 1 }
    for place in state.requests.indices {
      if let asker = state.requests[place].asker { state.requests[place].asker = -asker }
    }
    if state.requests.count > 1 {
      state.requests.sort { ($0.purpose?.number ?? 0, $0.id) < ($1.purpose?.number ?? 0, $1.id) }
    }
    for place in state.requests.indices {
      let id = state.requests[place].id
      if place < held.count, let old = held[place...].firstIndex(where: { $0.id == id }) {
        held.swapAt(place, old)
        held[place].id = place + 1
      }
      state.requests[place].id = place + 1
    }
  }

  /// Whether calls and requests have their new numbers already, as most have that were not touched.
  private func isNamedByOrder(_ held: [ClosedSystem.HeldRequest]) -> Bool {
    guard held.count == state.requests.count else { return false }
    for (place, call) in state.calls.enumerated() {
      if call.id != place + 1 || place > 0 && state.calls[place - 1].order > call.order { return false }
    }
    for (place, request) in state.requests.enumerated() {
      let number = request.purpose?.number ?? 0
      if request.id != place + 1 || held[place].id != request.id { return false }
      if let asker = request.asker, asker > state.calls.count { return false }
      if place > 0, (state.requests[place - 1].purpose?.number ?? 0) > number { return false }
    }
    return true
  }

  /// Renames the tokens once the system has issued another one. All earlier ones are outdated, and count as one.
  private mutating func renameTokens(
    _ channel: PushType, _ world: inout World, _ held: inout [ClosedSystem.HeldRequest]
  ) {
    let current = world.currentTokens[channel]
    func renamed(_ token: Token) -> Token { token == .none ? .none : token == current ? Token(1) : Token(2) }
    func renamed(_ record: Record?) -> Record? {
      record.map { record in
        var record = record
        record.token = renamed(record.token)
        return record
      }
    }
    state.tokens[channel] = renamed(state.tokens[channel])
    state.sent[channel] = renamed(state.sent[channel])
    state.prepared[channel] = renamed(state.prepared[channel])
    state.kept[channel] = renamed(state.kept[channel])
    state.last[channel] = renamed(state.last[channel])
    world.setRecord(renamed(world.records[channel]), of: channel)
    world.setCurrentToken(Token(1), of: channel)
    for place in held.indices {
      if case .register(channel, let record) = held[place].request, let record = renamed(record) {
        held[place] = ClosedSystem.HeldRequest(id: held[place].id, request: .register(channel, record))
      }
    }
  }
}

extension PushSystem.OpenCall {
  /// The key by which calls are sorted. Calls that differ in nothing keep the order in which they came.
  fileprivate var order: (UInt8, UInt8, UInt8, UInt8, Int) {
    (call.place, open.rawValue, waiting.rawValue, consent.number, id)
  }
}

extension Language {
  /// The language that the update of the closed system sets.
  static var updated: Self { Self(2) }
}

extension CallCounts {
  mutating func add(_ ended: [PushSystem.EndedCall]) {
    for each in ended { self[each.call, each.channel] += 1 }
  }
}

extension Record {
  /// The record that stands for any that was sent and not accepted.
  fileprivate static let notAccepted = Record(
    owner: .none, consent: .none, token: .none, key: .emptyKey, language: .none)
}
