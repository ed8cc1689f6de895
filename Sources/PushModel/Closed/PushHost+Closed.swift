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
