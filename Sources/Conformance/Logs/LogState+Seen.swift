import PushModel
import StateMachines

// Observations in comparison with the expectations of a state.
extension LogState {
  /// The states after an observation, and whether it was judged in full; empty if it is not allowed.
  func seeing(_ sight: LogLine.Sight) -> (states: [LogState], isWhole: Bool) {
    var next = self
    var call: Awaited?
    if case .completed(let completion) = sight { call = next.end(of: completion) }
    for place in owed.indices {
      guard let open = open(of: sight, as: owed[place]) else { continue }
      next.owed.remove(at: place)
      if case .completed(let completion) = sight { next.learn(from: completion) }
      return ([next], open.isEmpty)
    }
    switch sight {
    case .completed(let completion):
      guard adrift.contains(completion.type) else { return ([], false) }
      return (next.settled(after: completion, of: call), false)
    case .prompt: return (adrift.contains(.apns) ? [next] : [], false)
    case .message(let type, _): return (loose.contains(type) ? [next] : [], false)
    case .reportedCall: return (loose.contains(.voip) ? [next] : [], false)
    }
  }

  /// Takes over the undecided fields of a record from the result of a query.
  private mutating func learn(from completion: Completion) {
    let type = completion.type
    guard completion.operation == .query, completion.error == nil, let info = completion.info,
      !hazy[type].isDisjoint(with: [.owner, .agreement, .token, .presence]),
      var record = player.session.world.record(of: type)
    else { return }
    record.user = info.user ?? record.user
    record.agreement = info.agreement
    record.token = completion.token ?? info.token ?? record.token
    hypothesis.adopt(record, of: type)
    hazy[type] = hazy[type].intersection(.settings)
  }

  private mutating func end(of completion: Completion) -> Awaited? {
    let place = awaited.firstIndex { one in
      one.operation == completion.operation && (one.type == completion.type || one.operation == .update)
        && (completion.call == nil || one.call == nil || player.edition.reportsToDelegate
          || completion.call == one.call)
    }
    return place.map { awaited.remove(at: $0) }
  }

  /// The states after the completion of a call about a kind of token with something undecided under way. After the
  /// last such call the possible records are known.
  private func settled(after completion: Completion, of call: Awaited?) -> [LogState] {
    let type = completion.type
    guard !awaited.contains(where: { $0.type == type }) else { return [self] }
    let session = player.session
    var record = ServerRecord(type: type, token: session.world.currentToken(of: type))
    let configuration = session.configuration
    record.appKey = configuration.appKey
    record.sandbox = configuration.sandbox ?? false
    record.language = configuration.language
    record.user =
      configuration.user ?? player.user ?? (player.edition.fallsBackToDevice ? Symbols.device : nil)
    record.agreement = call?.agreement ?? configuration.agreement
    var open = Aspects.record.subtracting(.presence)
    if completion.operation == .register, let call {
      open = hazy[type].subtracting(.presence)
      if call.agreement == nil { open.insert(.agreement) }
      if isLate || call.user != player.user { open.insert(.owner) }
    } else if let info = completion.info, completion.operation == .query {
      (record.user, record.agreement) = (info.user, info.agreement)
      record.token = completion.token ?? info.token ?? record.token
      open = .settings
    }
    let hasSucceeded = completion.error == nil
    var all: [LogState] = []
    if !(hasSucceeded && completion.operation == .unregister) {
      all += hypothesis.settled(type, holding: record, as: [.registered]).map { settled(type, $0, open) }
    }
    if !(hasSucceeded && (completion.operation == .register || completion.operation == .query)) {
      all += hypothesis.settled(type, holding: nil, as: [.none, .unregistered]).map { settled(type, $0, []) }
    }
    return all
  }

  private func settled(_ type: PushType, _ hypothesis: Hypothesis, _ open: Aspects) -> LogState {
    var next = self
    next.hypothesis = hypothesis
    next.adrift.remove(PushTypes(type))
    next.hazy[type] = open
    return next
  }

  /// The open aspects of an owed item that matches an observation; `nil` if it does not match.
  private func open(of sight: LogLine.Sight, as owed: Owed) -> Aspects? {
    var blur = Blur()
    switch (sight, owed.item) {
    case (.completed(let completion), .completed(let which, let expected)):
      guard isSame(completion, owed, expected) else { return nil }
      blur.add(owed.open.subtracting(.outcome), of: completion.type)
      if owed.open.contains(.outcome) { return owed.open }
      var (one, other) = (Observed(), Observed())
      one.items = [.completed(which, plain(completion, beside: owed))]
      other.items = [owed.item]
      return one.agrees(with: other, leaving: blur, [], in: player.edition) ? owed.open : nil
    case (.message(let type, let text), .message(let other, let expected)):
      return type == other && text == expected ? owed.open : nil
    case (.prompt, .prompt), (.reportedCall, .reported): return owed.open
    case (.completed, _), (.message, _), (.prompt, _), (.reportedCall, _): return nil
    }
  }

  private func isSame(_ completion: Completion, _ owed: Owed, _ expected: Completion) -> Bool {
    if let call = completion.call, let name = owed.call, !player.edition.reportsToDelegate {
      return call == name
    }
    return completion.operation == expected.operation
      && (completion.type == expected.type || completion.operation == .update)
  }

  private func plain(_ completion: Completion, beside owed: Owed) -> Completion {
    var plain = Observed.plain(completion, owed.tokens, player.session)
    if completion.operation == .update, case .completed(_, let expected) = owed.item {
      plain.type = expected.type
    }
    return plain
  }

  /// Whether an owed item that must be seen has not been seen.
  var isSilent: Bool { owed.contains { !$0.isFree } }
  /// Marks everything that may be put off as done.
  mutating func beOnTime() { isLate = false }

  /// The observation in place of owed items of the same kind, or else beside the last action.
  func misses(_ sight: LogLine.Sight?) -> [(seen: Observed, way: Way)] {
    guard let sight else {
      return owed.filter { !$0.isFree }.compactMap { one in
        guard var seen = one.way.seen else { return nil }
        seen.items.removeAll { $0 == one.item }
        return (seen, one.way)
      }
    }
    let alike = owed.compactMap { one -> (seen: Observed, way: Way)? in
      guard var seen = one.way.seen, let place = seen.items.firstIndex(of: one.item) else { return nil }
      switch (sight, one.item) {
      case (.completed(let completion), .completed(let which, let expected)):
        guard isSame(completion, one, expected) else { return nil }
        seen.items[place] = .completed(which, plain(completion, beside: one))
      case (.message(let type, let text), .message(let other, _)):
        guard type == other else { return nil }
        seen.items[place] = .message(type, text)
      case (.completed, _), (.message, _), (.prompt, _), (.reportedCall, _): return nil
      }
      return (seen, one.way)
    }
    guard alike.isEmpty, let way = last, var seen = way.seen else { return alike }
    switch sight {
    case .completed(let completion):
      let tokens = CurrentTokens(player.session.world)
      let which: Observed.Which =
        player.openCallNames.contains { $0 == completion.call } ? .waiting(0) : .none
      seen.items.append(.completed(which, Observed.plain(completion, tokens, player.session)))
    case .message(let type, let text): seen.items.append(.message(type, text))
    case .prompt: seen.items.append(.prompt)
    case .reportedCall: seen.items.append(.reported)
    }
    seen.permission = player.session.world.permissionStatus
    return [(seen, way)]
  }

  /// The state that goes on as if a wrong observation had been the owed one.
  func forgiving(_ sight: LogLine.Sight?) -> LogState {
    var next = self
    guard let sight else {
      next.owed = owed.filter(\.isFree)
      return next
    }
    let place = owed.firstIndex { one in
      switch (sight, one.item) {
      case (.completed(let completion), .completed(_, let expected)): isSame(completion, one, expected)
      case (.message(let type, _), .message(let other, _)): type == other
      case (.prompt, .prompt), (.reportedCall, .reported): true
      case (.completed, _), (.message, _), (.prompt, _), (.reportedCall, _): false
      }
    }
    if let place { next.owed.remove(at: place) }
    return next
  }
}
