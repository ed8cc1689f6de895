import StateMachines

/// Names in place of those that never come back: states that cannot be told apart become equal.
extension ClosedSystem.State {
  /// Renumbers calls and requests by their order, and tokens by their age: the current one is the first. The order of
  /// the held requests stays.
  public mutating func rename() {
    renumber()
    for type in PushType.both where world.currentTokens[type] != Token(1) { renameTokens(type) }
  }

  /// The same, where the order of calls matters only among those of a kind, and that of requests only among those for
  /// a purpose.
  mutating func renameByKind() {
    if isNamedByKind {
      sdk.callCount = sdk.calls.count
      sdk.requestCount = sdk.requests.count
    } else {
      if sdk.calls.count > 1 { sdk.calls.sort { $0.order < $1.order } }
      if sdk.requests.count > 1 { sdk.requests.sort { $0.order < $1.order } }
      renumber()
      if held.count > 1 { held.sort { $0.id < $1.id } }
    }
    for type in PushType.both where world.currentTokens[type] != Token(1) { renameTokens(type) }
  }

  private mutating func renumber() {
    for place in sdk.requests.indices {
      guard let asker = sdk.requests[place].asker else { continue }
      sdk.requests[place].asker = sdk.calls.firstIndex { $0.id == asker }.map { $0 + 1 }
    }
    for place in held.indices {
      let id = held[place].id
      held[place].id = 1 + (sdk.requests.firstIndex { $0.id == id } ?? -1)
    }
    for place in sdk.calls.indices { sdk.calls[place].id = place + 1 }
    for place in sdk.requests.indices { sdk.requests[place].id = place + 1 }
    sdk.callCount = sdk.calls.count
    sdk.requestCount = sdk.requests.count
  }

  /// Whether calls and requests have their new numbers already, as most have that were not touched.
  private var isNamedByKind: Bool {
    guard held.count == sdk.requests.count else { return false }
    for (place, call) in sdk.calls.enumerated() {
      if call.id != place + 1 || place > 0 && sdk.calls[place - 1].order > call.order { return false }
    }
    for (place, request) in sdk.requests.enumerated() {
      if request.id != place + 1 || held[place].id != request.id { return false }
      if let asker = request.asker, asker > sdk.calls.count { return false }
      if place > 0, sdk.requests[place - 1].order > request.order { return false }
    }
    return true
  }

  /// Renames the tokens once the system has issued another one. All earlier ones are outdated, and count as one.
  private mutating func renameTokens(_ type: PushType) {
    let current = world.currentTokens[type]
    func renamed(_ token: Token) -> Token { token == .none ? .none : token == current ? Token(1) : Token(2) }
    func renamed(_ record: Record?) -> Record? {
      record.map { record in
        var record = record
        record.token = renamed(record.token)
        return record
      }
    }
    sdk.tokens[type] = renamed(sdk.tokens[type])
    sdk.sent[type] = renamed(sdk.sent[type])
    sdk.prepared[type] = renamed(sdk.prepared[type])
    sdk.kept[type] = renamed(sdk.kept[type])
    sdk.last[type] = renamed(sdk.last[type])
    world.setRecord(renamed(world.records[type]), of: type)
    world.setCurrentToken(Token(1), of: type)
    for place in held.indices {
      if case .register(type, let record) = held[place].request, let record = renamed(record) {
        held[place] = ClosedSystem.HeldRequest(id: held[place].id, request: .register(type, record))
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

extension PushSystem.OpenRequest {
  /// The key by which requests are sorted.
  fileprivate var order: (UInt8, Int) { (purpose?.number ?? 0, id) }
}
