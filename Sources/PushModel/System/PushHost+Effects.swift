import StateMachines

/// The effects at the edge of the SDK.
extension PushHost {
  /// Carries out what a route asks for.
  public mutating func carryOut(_ effect: Effect) {
    switch effect {
    case .keep(let value, let register): keep(value, in: register)
    case .askPermission(let purpose): request(.permission, for: .permission(purpose))
    case .readPermission(let purpose): request(.permissionStatus, for: .permission(purpose))
    case .requestToken(let purpose):
      let channel = channel(of: purpose)
      request(.token(channel), for: .token(purpose, channel))
    case .send(let purpose): send(purpose)
    case .discardRequests(let purpose): discardRequests(purpose)
    case .overtakeUpdates(let channel, let evenForCalls): overtakeUpdates(of: channel, evenForCalls)
    case .begin(_, let channel): changeArrivedCall { $0.open.insert(PushTypes(channel)) }
    case .beginSystemToken: changeArrivedCall { [types = arrival.types] in $0.open.formUnion(types) }
    case .queueCall(let channel):
      if arrival.types.contains(channel) { changeArrivedCall { $0.waiting.insert(PushTypes(channel)) } }
    case .startQueuedCalls(let channel):
      for call in state.calls where call.waiting.contains(channel) {
        agenda.append(.takeUp(call: call.id, channel))
      }
    case .refuse(let code, let channel): refuse(code, PushTypes(channel))
    case .refuseCall(let code): refuse(code, arrival.types)
    case .complete(let call, let channel, let outcome): complete(call, channel, outcome)
    case .completeSystemToken(let outcome): complete(.register, systemTokenChannel, outcome)
    case .deliver(let channel): observations.append(.message(channel, arrival.message))
    case .hold(let channel): state.heldMessages[channel].append(arrival.message)
    case .release(let channel): releaseMessages(channel)
    case .reportCall: observations.append(.reportedCall)
    }
  }

  // MARK: Requests

  private mutating func request(_ request: PushSystem.Request, for purpose: PushSystem.Purpose?) {
    state.requestCount += 1
    state.requests.append(
      PushSystem.OpenRequest(id: state.requestCount, purpose: purpose, asker: arrival.asker ?? arrival.call))
    observations.append(.requested(state.requestCount, request))
  }

  private func channel(of purpose: TokenPurpose) -> PushType {
    switch purpose {
    case .registration: .apns
    case .voip: .voip
    case .systemToken: systemTokenChannel
    }
  }

  /// The kind of token that a registration before initialisation waits for.
  private var systemTokenChannel: PushType {
    func isOpen(_ channel: PushType) -> Bool {
      state.calls.contains { $0.call == .register && $0.open.contains(channel) }
    }
    return !isOpen(.apns) && isOpen(.voip) ? .voip : .apns
  }

  private mutating func send(_ purpose: ServerPurpose) {
    switch purpose {
    case .register(let channel):
      if let record = state.sent[channel] { request(.register(channel, record), for: .server(purpose)) }
    case .update(let channel):
      if let record = state.prepared[channel] { request(.register(channel, record), for: .server(purpose)) }
    case .updateForCall(let channel), .updateBeside(let channel):
      request(.update(channel, arrival.changes), for: .server(purpose))
    case .unregister(let channel), .removal(let channel): request(.unregister(channel), for: .server(purpose))
    case .query(let channel): request(.query(channel), for: .server(purpose))
    }
  }

  private mutating func discardRequests(_ discarded: TokenPurpose) {
    for place in state.requests.indices {
      let isDiscarded =
        switch (discarded, state.requests[place].purpose) {
        case (.registration, .permission(.registration)), (.registration, .server(.register(.apns))),
          (.voip, .server(.register(.voip))):
          true
        case (_, .token(let purpose, _)): purpose == discarded
        case (_, .permission), (_, .server), (_, nil): false
        }
      if isDiscarded { state.requests[place].purpose = nil }
    }
  }

  private mutating func overtakeUpdates(of channel: PushType, _ evenForCalls: Bool) {
    for place in state.requests.indices {
      switch state.requests[place].purpose {
      case .server(.update(channel)): state.requests[place].purpose = nil
      case .server(.updateForCall(channel)) where evenForCalls: state.requests[place].purpose = nil
      case .permission, .token, .server, nil: break
      }
    }
  }

  // MARK: Calls

  private mutating func changeArrivedCall(_ change: (inout PushSystem.OpenCall) -> Void) {
    if let place = arrivedCall { change(&state.calls[place]) }
  }

  var arrivedCall: Int? {
    guard let id = arrival.call else { return nil }
    return state.calls.firstIndex { $0.id == id }
  }

  private mutating func refuse(_ code: ErrorCode, _ types: PushTypes) {
    guard let call = arrivedCall.map({ state.calls[$0] }) else { return }
    for channel in types.channels where arrival.types.contains(channel) || call.call == .update {
      report(call, channel, .failed(code))
    }
    changeArrivedCall { $0.open.subtract(types) }
  }

  /// Ends the calls about a kind of token. Registrations end together; other calls with a request of their own end with
  /// its answer.
  private mutating func complete(_ call: CallKind, _ channel: PushType, _ outcome: Effect.Outcome) {
    let asker = arrival.asker ?? arrival.call
    for place in state.calls.indices
    where state.calls[place].call == call && state.calls[place].open.contains(channel) {
      let open = state.calls[place]
      if open.id != asker, call != .register, state.requests.contains(where: { $0.asker == open.id }) {
        continue
      }
      state.calls[place].open.remove(PushTypes(channel))
      report(open, channel, outcome)
    }
    for place in state.calls.indices.reversed()
    where state.calls[place].hasEnded && state.calls[place].id != arrival.call {
      state.calls.remove(at: place)
    }
    state.handsBack[channel] = false
    state.namesNoDevice = false
  }

  /// Reports the end of a call: to its handler or, in `toast-ko`, to the delegate if there is one.
  private mutating func report(_ call: PushSystem.OpenCall, _ channel: PushType, _ outcome: Effect.Outcome) {
    ended.append(PushSystem.EndedCall(call: call.call, channel: channel))
    let toDelegate = edition.reportsToDelegate && (call.call == .register || call.call == .unregister)
    guard toDelegate ? isAt(.delegate, Delegate.State.set) : call.hasHandler else { return }
    var completion = PushSystem.Completion(
      id: toDelegate ? nil : call.id, call: call.call, channel: channel, outcome: .succeeded)
    switch outcome {
    case .succeeded(let shown): show(shown, channel, in: &completion)
    case .failed(let code): fail(code, channel, in: &completion)
    case .failedAsServed: fail(arrival.failure, channel, in: &completion)
    case .failedWithToken(let code):
      completion.outcome = .failed(code)
      completion.token = state.tokens[channel]
    }
    observations.append(.completed(completion))
  }

  private func fail(_ code: ErrorCode, _ channel: PushType, in completion: inout PushSystem.Completion) {
    completion.outcome = .failed(code)
    if state.handsBack[channel] { completion.token = state.tokens[channel] }
  }

  private func show(_ shown: Effect.Shown, _ channel: PushType, in completion: inout PushSystem.Completion) {
    switch shown {
    case .nothing: break
    case .keptToken, .removedToken: completion.token = record(shown, channel)?.token ?? .none
    case .keptInformation, .foundInformation, .lastInformation:
      inform(record(shown, channel), in: &completion)
    case .foundInformationConsentingOutsideKorea:
      inform(record(shown, channel).map(consentingOutsideKorea), in: &completion)
    }
  }

  /// The record that is shown.
  func record(_ shown: Effect.Shown, _ channel: PushType) -> Record? {
    switch shown {
    case .nothing: nil
    case .keptToken, .keptInformation: state.kept[channel]
    case .removedToken: state.kept[channel] ?? state.last[channel]
    // The one that the push service has told, or that the device keeps where the query looks there.
    case .foundInformation, .foundInformationConsentingOutsideKorea: arrival.found ?? state.kept[channel]
    case .lastInformation: state.last[channel]
    }
  }

  /// Outside Korean both agreements to advertisements are shown as given (AGR-7).
  private func consentingOutsideKorea(_ record: Record) -> Record {
    var record = record
    if record.language != .korean { record.consent = record.consent.withAdvertisements }
    return record
  }

  private func inform(_ record: Record?, in completion: inout PushSystem.Completion) {
    guard let record else { return }
    completion.token = record.token
    completion.information = PushSystem.Information(
      record: record, namesOwner: !(record.owner == .device && state.namesNoDevice))
  }

  // MARK: Messages

  private mutating func releaseMessages(_ channel: PushType) {
    // The initialisation releases VoIP messages as well, be there a delegate or not.
    guard channel == .apns || isAt(.delegate, Delegate.State.set) else { return }
    for message in state.heldMessages[channel] {
      agenda.append(channel == .voip ? .heldMessage(message) : .notification(message))
    }
    state.heldMessages[channel] = []
  }
}
