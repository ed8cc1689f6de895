/// The calls of the app, and for whom they register.
extension ClosedRun {
  mutating func begin(_ call: Call, _ channel: Channel) {
    let key = ClosedSystem.OpenCall(call, channel)
    // A call that joins another one shares its agreement.
    if call == .register, channel == .voip, !state.open.contains(key) { state.agreements[.voip] = given }
    state.open[key] += 1
  }

  mutating func complete(_ call: Call, _ channel: Channel, _ outcome: Effect.Outcome) {
    let key = ClosedSystem.OpenCall(call, channel)
    let count = state.open[key]
    // What was taken up again without a call ends without anybody being told.
    guard count > 0 else { return }
    // These end one by one, each with the answer to its own request; joined calls end together.
    let ending: Int
    switch call {
    case .query, .update:
      guard !hasAnswered else { return }
      hasAnswered = true
      ending = 1
    case .register, .unregister: ending = count
    }
    state.open[key] -= ending
    ended[key] += ending
    let outcome = asShown(outcome, channel)
    if isTold(of: call) {
      seen.append(.completed(call, channel, outcome, shown(by: call, channel, outcome)))
    }
    handsBack[channel] = false
  }

  /// Where nothing was registered before either, nothing is found. A code that the edition lacks is written as
  /// the failure by the system.
  private func asShown(_ outcome: Effect.Outcome, _ channel: Channel) -> Effect.Outcome {
    switch outcome {
    case .succeededWithLast where state.last[channel] == nil: .succeededEmpty
    case .failed(let code) where code.written(in: edition) == nil: .failed(.systemFailed)
    case .failedWithToken(let code) where code.written(in: edition) == nil: .failedWithToken(.systemFailed)
    case .succeeded, .succeededEmpty, .succeededWithLast, .failed, .failedWithToken: outcome
    }
  }

  mutating func refuse(_ outcome: Effect.Outcome, _ channel: Channel) {
    guard let call = arriving.flatMap({ Arrival(of: $0)?.call }) else { return }
    ended[.init(call, call == .update ? .apns : channel)] += 1
    if isTold(of: call) { seen.append(.completed(call, channel, outcome, shown(by: call, channel, outcome))) }
  }

  /// In `toast-ko` registering and unregistering tell the delegate, if there is one.
  private func isTold(of call: Call) -> Bool {
    !(edition.reportsToDelegate && (call == .register || call == .unregister)) || system.hasDelegate
  }

  mutating func takeUpWaiting(_ channel: Channel) {
    guard let waiting = state.waiting[channel] else { return }
    state.waiting[channel] = nil
    call(waiting)
  }

  var arrivingChannels: [Channel] { arriving.flatMap { Arrival(of: $0)?.channels } ?? [] }

  /// The kind of token that a registration before initialisation waits for.
  var systemTokenChannel: Channel {
    !state.open.contains(.init(.register, .apns)) && state.open.contains(.init(.register, .voip))
      ? .voip : .apns
  }

  /// Settings without an app key name a user all the same.
  var configuredUser: ClosedSystem.Owner? {
    if edition.hasSetUser { return system.hasUser ? state.user : nil }
    return state.settings.map { $0.key ?? .userA }
  }

  func who(_ owner: Effect.Owner, _ channel: Channel) -> ClosedSystem.Owner? {
    switch owner {
    case .currentUser: configuredUser
    case .device: .device
    case .previousUser: (state.kept[channel] ?? state.last[channel])?.owner
    case .currentOwner: configuredUser ?? (edition.fallsBackToDevice ? .device : nil)
    }
  }

  /// In `toast-ko` a query is about what was registered with the current user id (QUERY-2).
  func own(_ record: ClosedSystem.Record?) -> ClosedSystem.Record? {
    edition.requiresUser && record?.owner != state.user ? nil : record
  }
}

extension SystemStimulus {
  /// What a call asks for about one kind of token.
  func part(about channel: Channel) -> SystemStimulus {
    switch self {
    case .register(_, let agreement): .register([channel], agreement)
    case .unregister: .unregister([channel])
    case .initialize, .setDelegate, .setUser, .query, .update, .permissionAnswered, .tokenIssued,
      .tokenRefused, .served, .lookedUp, .tokenChanged, .tokenInvalidated, .message, .heldMessage,
      .networkReturned, .networkLost, .foreground, .longTimePassed, .processEnded:
      self
    }
  }
}
