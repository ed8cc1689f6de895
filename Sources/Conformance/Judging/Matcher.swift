import PushModel

/// Compares observations with expectations.
struct Matcher {
  let compiled: CompiledCase
  /// The kinds of observation that the port cannot show.
  let unobserved: Set<OptionalObservation>

  var errors: WrittenErrors { compiled.errors }

  func matches(_ step: StepRecord, _ expected: ExpectedStep) -> Bool {
    guard matches(step, expected.records) else { return false }
    if unobserved.isEmpty { return matches(step.seen, expected.items) }
    return matches(step.seen.filter { $0.isShown(without: unobserved) }, judged(expected.items))
  }

  func matches(_ step: StepRecord, _ expected: ExpectedEnd) -> Bool {
    guard matches(step, expected.records) else { return false }
    if let permission = expected.permission, permission != step.permission { return false }
    if step.openCalls.isEmpty { return true }
    if !step.hasUnnamedCompletions { return step.openCalls.allSatisfy(expected.open.contains) }
    return CallKind.allCases.allSatisfy { operation in
      let isOfIt = { name in compiled.operation(of: name) == operation }
      return step.openCalls.count(where: isOfIt) <= expected.open.count(where: isOfIt)
    }
  }

  private func judged(_ items: [ExpectedItem]) -> [ExpectedItem] {
    items.compactMap { item in
      if case .anyOrder(let items) = item { return .anyOrder(judged(items)) }
      return item.kind.map(unobserved.contains) ?? false ? nil : item
    }
  }

  // MARK: Items

  /// Whether the items were seen in order, and nothing else.
  func matches(_ seen: [Seen], _ items: [ExpectedItem]) -> Bool { firstDifference(seen[...], items) == nil }

  /// The index of the first thing seen that differs; the number of things seen where one is missing.
  func firstDifference(_ seen: ArraySlice<Seen>, _ items: [ExpectedItem]) -> Int? {
    var next = seen.startIndex
    for item in items {
      if case .anyOrder(let items) = item {
        let count = items.count
        guard next + count <= seen.endIndex, matchesAnyOrder(Array(seen[next..<next + count]), items)
        else { return next }
        next += count
        continue
      }
      guard next < seen.endIndex, matches(seen[next], item) else { return next }
      next += 1
    }
    return next == seen.endIndex ? nil : next
  }

  private func matchesAnyOrder(_ seen: [Seen], _ items: [ExpectedItem]) -> Bool {
    guard let item = items.first else { return seen.isEmpty }
    for index in seen.indices where matches(seen[index], item) {
      var rest = seen
      rest.remove(at: index)
      if matchesAnyOrder(rest, Array(items.dropFirst())) { return true }
    }
    return false
  }

  private func matches(_ seen: Seen, _ item: ExpectedItem) -> Bool {
    switch (item, seen) {
    case (.completed(let expected), .completed(let call, let completion)): matches(call, completion, expected)
    case (.prompt, .prompt), (.reported, .reported), (.restricted, .restricted): true
    case (.message(let message, let type), .message(let seenType, let seenMessage)):
      message == seenMessage && (type == nil || type == seenType)
    case (.completed, _), (.prompt, _), (.reported, _), (.restricted, _), (.message, _),
      (.anyOrder, _):
      false
    }
  }

  private func matches(_ call: String, _ completion: Completion, _ expected: ExpectedCompletion) -> Bool {
    // A completion without a name may be that of any call of its operation.
    let isThatCall =
      completion.call == nil
      ? compiled.operation(of: expected.call) == completion.operation : call == expected.call
    guard isThatCall, expected.type == nil || expected.type == completion.type
    else { return false }
    switch expected.outcome {
    case .success: guard completion.error == nil else { return false }
    case .anyError: guard completion.error != nil else { return false }
    case .error(let code):
      guard let error = completion.error, errors.matches(error, code) else { return false }
    }
    if completion.isFailedUnregistering { return true }
    if let token = expected.token, !matches(completion.token ?? completion.info?.token, token) {
      return false
    }
    guard let info = expected.info else { return true }
    return matches(completion.info?.user, info.user)
      && matches(completion.info?.token ?? completion.token, info.token)
      && matches(completion.info?.agreement, info.agreement)
  }

  private func matches(_ seen: String?, _ expected: ExpectedText?) -> Bool {
    switch expected {
    case nil: true
    case .absent: seen == nil
    case .any: seen != nil
    case .text(let text): seen == text
    }
  }

  private func matches(_ seen: AgreementParts?, _ expected: ExpectedAgreement?) -> Bool {
    switch expected {
    case nil: return true
    case .absent: return seen == nil
    case .parts(let notifications, let advertisements, let nightAdvertisements):
      guard let seen else { return false }
      return matches(seen.notifications, notifications)
        && matches(seen.advertisements, advertisements)
        && matches(seen.nightAdvertisements, nightAdvertisements)
    }
  }

  private func matches(_ seen: Bool?, _ expected: ExpectedFlag?) -> Bool {
    guard let expected else { return true }
    return seen == expected.value
  }

  // MARK: Records

  private func matches(_ step: StepRecord, _ expected: ExpectedRecords) -> Bool {
    guard expected.apns != nil || expected.voip != nil else { return true }
    return matches(step.apnsRecord, expected.apns) && matches(step.voipRecord, expected.voip)
  }

  private func matches(_ record: ServerRecord?, _ expected: ExpectedRecord?) -> Bool {
    switch expected {
    case nil: return true
    case .absent: return record == nil
    case .record(let members):
      guard let record else { return false }
      return matches(record.user, members.user) && matches(record.token, members.token)
        && matches(record.appKey, members.appKey) && matches(record.language, members.language)
        && (members.sandbox == nil || members.sandbox == (record.sandbox ?? false))
        && matches(record.agreement, members.agreement)
    }
  }
}

extension Seen {
  /// Whether a port that lacks some kinds of observation shows this one.
  func isShown(without unobserved: Set<OptionalObservation>) -> Bool {
    switch self {
    case .completed, .prompt: true
    case .message, .restricted: !unobserved.contains(.message)
    case .reported: !unobserved.contains(.reportedCall)
    }
  }
}

extension ExpectedItem {
  /// The kind of observation, if a port may be unable to show it.
  var kind: OptionalObservation? {
    switch self {
    case .completed, .prompt, .anyOrder: nil
    case .message, .restricted: .message
    case .reported: .reportedCall
    }
  }
}

extension ExpectedItem {
  var codes: [ErrorCode] {
    switch self {
    case .completed(let completion):
      if case .error(let code) = completion.outcome { [code] } else { [] }
    case .anyOrder(let items): items.flatMap(\.codes)
    case .prompt, .message, .reported, .restricted: []
    }
  }
}
