import PushModel

/// Comparison with what is expected where some aspects are undecided.
extension Observed {
  /// Whether this is what the specification expects, apart from the aspects in `blur` and from the messages in
  /// `loose`, which the delegate may or may not get.
  func agrees(
    with expected: Observed, leaving blur: Blur, _ loose: Set<Item>, in edition: Edition
  ) -> Bool {
    if blur.isEmpty, loose.isEmpty { return agrees(with: expected, in: edition) }
    if blur.leavesOpen(.outcome), tellsOtherFailure(in: edition) { return false }
    let seen = withCodes(of: expected, where: blur)
    return seen.without(blur, loose).agrees(with: expected.without(blur, loose), in: edition)
  }

  /// The same with the expected failures in place of others where the code is undecided. The code also decides
  /// whether a failure hands back the token. The same holds for a successful unregistering,
  /// which may hand back none (UNREG-3).
  private func withCodes(of expected: Observed, where blur: Blur) -> Observed {
    changingCompletions(beside: expected) { completion, wanted in
      guard completion.type == wanted.type, blur.aspects[completion.type].contains(.code) else { return }
      if completion.isSuccessfulUnregistering, wanted.isSuccessfulUnregistering {
        completion.token = wanted.token
      }
      guard completion.error != nil, let error = wanted.error else { return }
      completion.error = error
      completion.token = wanted.token
    }
  }

  /// The same without the undecided aspects.
  private func without(_ blur: Blur, _ loose: Set<Item>) -> Observed {
    var result = self
    result.items = items.compactMap { item in
      switch item {
      case .completed(let which, let completion):
        let open = blur.aspects[completion.type]
        return open.contains(.outcome) ? nil : .completed(which, completion.without(open))
      case .prompt: return blur.aspects[.apns].contains(.prompt) ? nil : item
      case .message(let type, _):
        return blur.aspects[type].contains(.message) || loose.contains(item) ? nil : item
      case .reported, .restricted:
        let isOpen = blur.aspects[.voip].contains(.message) || loose.contains { $0.isMessage(of: .voip) }
        return isOpen ? nil : item
      case .violation: return item
      }
    }
    result.items.sort { $0.words < $1.words }
    result.apnsRecord = apnsRecord.flatMap { $0.without(blur.aspects[.apns]) }
    result.voipRecord = voipRecord.flatMap { $0.without(blur.aspects[.voip]) }
    if blur.aspects[.apns].contains(.prompt) { result.permission = .notDetermined }
    if blur.leavesOpen(.outcome) { result.open = OpenCalls() }
    return result
  }

  /// Whether a call reports a failure of the push service although there is no network to reach it.
  private func tellsOtherFailure(in edition: Edition) -> Bool {
    guard isOffline, answered == nil else { return false }
    let others = [ErrorCode.requestFailed, .requestTimeout, .responseInvalid]
      .compactMap { $0.written(in: edition) }
    return errors.contains(where: others.contains)
  }
}

extension Observed.Item {
  /// Whether the delegate got a message about a kind of token.
  func isMessage(of type: PushType) -> Bool {
    if case .message(type, _) = self { true } else { false }
  }
}

extension Completion {
  /// The same without the undecided aspects.
  fileprivate func without(_ open: Aspects) -> Completion {
    var result = self
    if open.contains(.owner) { result.info?.user = nil }
    if open.contains(.agreement) { result.info?.agreement = nil }
    if open.contains(.token) {
      result.token = nil
      result.info?.token = nil
    }
    if open.contains(.presence) { result.info = nil }
    return result
  }
}

extension ServerRecord {
  /// The same without the undecided aspects; `nil` if the presence of a record is one of them.
  fileprivate func without(_ open: Aspects) -> ServerRecord? {
    if open.contains(.presence) { return nil }
    var result = self
    if open.contains(.owner) { result.user = nil }
    if open.contains(.agreement) { result.agreement = nil }
    if open.contains(.token) { result.token = "" }
    if open.contains(.settings) {
      result.appKey = nil
      result.sandbox = false
      result.language = nil
    }
    return result
  }
}
