import PushModel

/// Comparison with what is expected where some aspects are undecided.
extension Observed {
  /// Whether this is what the specification expects, apart from the aspects in `blur` and from the messages in
  /// `loose`, which the delegate may or may not get.
  func agrees(with expected: Observed, leaving blur: Blur, _ loose: Set<Item>, in edition: Edition) -> Bool {
    if blur.isEmpty, loose.isEmpty { return agrees(with: expected, in: edition) }
    if blur.leavesOpen(.outcome), tellsOtherFailure(in: edition) { return false }
    return without(blur, loose, beside: expected, in: edition)
      .agrees(with: expected.without(blur, loose, beside: self, in: edition), in: edition)
  }

  /// The same without the undecided aspects. `other` is what it is compared with: what both tell is compared as far as
  /// it is decided, though it may be open whether it is told.
  private func without(
    _ blur: Blur, _ loose: Set<Item>, beside other: Observed, in edition: Edition
  ) -> Observed {
    var result = self
    let codes = WrittenErrors(edition: edition)
    result.items = items.compactMap { item in
      switch item {
      case .completed(let which, let completion):
        // An outcome that does not say its kind of token may be that of either.
        let open =
          besides.namesKinds ? blur.aspects[completion.type] : blur.aspects[.apns].union(blur.aspects[.voip])
        let twins = other.twins(of: which, completion)
        if open.contains(.outcome), twins.count != self.twins(of: which, completion).count { return nil }
        let hasInfo = twins.contains { $0.info != nil }
        return .completed(which, completion.without(open, of: codes, besideInfo: hasInfo))
      case .prompt: return blur.aspects[.apns].contains(.prompt) ? nil : item
      case .message(let type, _):
        return blur.aspects[type].contains(.message) || loose.contains(item) ? nil : item
      case .reported, .restricted:
        let isOpen = blur.aspects[.voip].contains(.report) || loose.contains { $0.isMessage(of: .voip) }
        return isOpen ? nil : item
      case .violation: return item
      }
    }
    result.items.sort { $0.words < $1.words }
    result.apnsRecord = apnsRecord.flatMap { $0.without(blur.aspects[.apns], beside: other.apnsRecord) }
    result.voipRecord = voipRecord.flatMap { $0.without(blur.aspects[.voip], beside: other.voipRecord) }
    if blur.aspects[.apns].contains(.prompt) { result.permission = .notDetermined }
    if blur.leavesOpen(.outcome) { result.open = OpenCalls() }
    return result
  }

  /// The completions of the same call, or of calls that cannot be told from it, that succeed or fail as one does.
  private func twins(of which: Which, _ completion: Completion) -> [Completion] {
    items.compactMap { item in
      guard case .completed(which, let other) = item, other.operation == completion.operation,
        other.type == completion.type, (other.error == nil) == (completion.error == nil)
      else { return nil }
      return other
    }
  }

  /// Whether a call reports a failure of the push service although there is no network to reach it.
  private func tellsOtherFailure(in edition: Edition) -> Bool {
    guard besides.isOffline, besides.answered == nil else { return false }
    let others = [ErrorCode.requestFailed, .requestTimeout, .responseInvalid]
      .compactMap { $0.written(in: edition) }
    return errors.contains(where: others.contains)
  }
}

extension Observed.Item {
  /// Whether the delegate got a message about a kind of token.
  func isMessage(of type: PushType) -> Bool { if case .message(type, _) = self { true } else { false } }
}

extension Completion {
  /// The same without the undecided aspects. An undecided code is one of the edition's all the same, and nobody knows
  /// whether such a failure hands back the token, or a successful unregistering (UNREG-3).
  fileprivate func without(_ open: Aspects, of codes: WrittenErrors, besideInfo hasInfo: Bool) -> Completion {
    var result = self
    if open.contains(.code), error != nil || isSuccessfulUnregistering {
      result.error = error.map { codes.names(of: $0).isEmpty ? $0 : .undecided }
      result.token = nil
    }
    if open.contains(.owner) { result.info?.user = nil }
    if open.contains(.agreement) { result.info?.agreement = nil }
    if open.contains(.token) {
      result.token = nil
      result.info?.token = nil
    }
    if open.contains(.presence), !hasInfo { result.info = nil }
    return result
  }
}

extension WrittenError {
  /// An error whose code is undecided.
  fileprivate static let undecided = WrittenError(domain: nil, code: .number(0))
}

extension ServerRecord {
  /// The same without the undecided aspects; `nil` if the presence of a record is one of them, and there is none
  /// beside this one.
  fileprivate func without(_ open: Aspects, beside other: ServerRecord?) -> ServerRecord? {
    if open.contains(.presence), other == nil { return nil }
    var result = self
    result.take(open, from: ServerRecord(type: type, token: ""))
    return result
  }
}
