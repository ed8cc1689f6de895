import StateMachines

/// The events of stimuli, and the values that matter about them.
extension PushHost {
  mutating func take(_ stimulus: PushSystem.Stimulus, _ rules: Interpretation) {
    arrival = PushSystem.Arrival()
    switch stimulus {
    case .initialize(let settings, let delegate):
      arrival.settings = settings
      arrival.delegate = delegate
      happens(.initialize, rules)
    case .setDelegate(let isSet): happens(isSet ? .setDelegate : .clearDelegate, rules)
    case .setNotificationDelegate(let isSet):
      happens(isSet ? .setNotificationDelegate : .clearNotificationDelegate, rules)
    case .setUser(let user):
      arrival.user = user
      happens(.setUser, rules)
    case .register(let channel, let consent, let hasHandler):
      arrives(.register, types(of: channel), consent, hasHandler: hasHandler)
      happens(.register, rules)
    case .query(let channel):
      arrives(.query, PushTypes(channel))
      happens(.query(channel), rules)
    case .unregister(let channel, let hasHandler):
      arrives(.unregister, types(of: channel), hasHandler: hasHandler)
      happens(.unregister, rules)
    case .update(let changes):
      arrives(.update, .notifications, changes: changes)
      happens(.update, rules)
    case .takeUp(let call, let channel): takeUp(call, channel, rules)
    case .answer(let request, let answer): take(answer, to: request, rules)
    case .tokenChanged(let channel, let token):
      state.tokens[channel] = token
      happens(.tokenChanged(channel), rules)
    case .tokenInvalidated: happens(.tokenInvalidated, rules)
    case .message(let message):
      arrival.message = message
      happens(.message, rules)
    case .heldMessage(let message):
      arrival.message = message
      happens(.heldMessage, rules)
    case .notification(let message):
      arrival.message = message
      happens(.notification, rules)
    case .network(let up): happens(up ? .networkReturned : .networkLost, rules)
    case .foreground:
      if isInitialized { happens(.foreground, rules) }
    case .longTimePassed: happens(.longTimePassed, rules)
    case .processEnded: endProcess(rules)
    }
    forgetArrivedCall()
  }

  /// The kinds of token that a call is about: the one that it names or, in `toast-ko`, those of the configuration
  /// (INIT-12, REG-3, REG-11, UNREG-5).
  private func types(of channel: PushType) -> PushTypes {
    guard edition.registersAllTypesAtOnce else { return PushTypes(channel) }
    return state.settings?.types ?? PushTypes(channel)
  }

  private mutating func arrives(
    _ call: CallKind, _ types: PushTypes, _ consent: Consent = .none, hasHandler: Bool = true,
    changes: Changes = Changes()
  ) {
    state.callCount += 1
    state.calls.append(
      PushSystem.OpenCall(
        id: state.callCount, call: call, hasHandler: hasHandler, consent: consent, changes: changes))
    arrives(state.calls[state.calls.count - 1], types)
  }

  private mutating func arrives(_ call: PushSystem.OpenCall, _ types: PushTypes) {
    arrival.call = call.id
    arrival.kind = call.call
    arrival.types = types
    // The agreement of the configuration is the one that holds when the call begins.
    arrival.consent =
      edition.hasConfiguredConsent && call.call == .register ? configuredConsent : call.consent
    arrival.changes = call.changes
  }

  /// Lets a call that has waited begin, about the kind of token for which it waited.
  private mutating func takeUp(_ id: Int, _ channel: PushType, _ rules: Interpretation) {
    guard let place = state.calls.firstIndex(where: { $0.id == id }) else { return }
    let call = state.calls[place]
    guard call.waiting.contains(channel) else { return }
    state.calls[place].waiting.remove(PushTypes(channel))
    arrives(call, PushTypes(channel))
    switch call.call {
    case .register: happens(.register, rules)
    case .query: happens(.query(channel), rules)
    case .unregister: happens(.unregister, rules)
    case .update: happens(.update, rules)
    }
  }

  /// Removes the arrived call if it neither is in progress nor waits.
  private mutating func forgetArrivedCall() {
    guard let place = arrivedCall, state.calls[place].hasEnded else { return }
    state.calls.remove(at: place)
  }

  private mutating func take(_ answer: PushSystem.Answer, to id: Int, _ rules: Interpretation) {
    guard let place = state.requests.firstIndex(where: { $0.id == id }) else { return }
    let request = state.requests.remove(at: place)
    arrival.asker = request.asker
    switch request.purpose {
    case nil: break
    case .permission(let purpose):
      if case .permission(let permission) = answer {
        arrival.permission = permission
        happens(.permissionAnswered(purpose), rules)
      }
    case .token(let purpose, let channel):
      if case .token(let token) = answer {
        state.tokens[channel] = token
        happens(.tokenIssued(purpose), rules)
      } else if answer == .tokenRefused {
        happens(.tokenRefused(purpose), rules)
      }
    case .server(let purpose): takeReply(answer, to: purpose, rules)
    }
  }

  private mutating func takeReply(
    _ answer: PushSystem.Answer, to purpose: ServerPurpose, _ rules: Interpretation
  ) {
    switch answer {
    case .accepted(let record):
      arrival.found = isOwn(record) ? record : nil
      if case .query = purpose, arrival.found == nil { arrival.reply = .acceptedNothing }
    case .refused: arrival.reply = .refused
    case .timedOut: arrival.reply = .timedOut
    case .unreachable: arrival.reply = .unreachable
    case .malformed: arrival.reply = .malformed
    case .permission, .token, .tokenRefused: return
    }
    happens(.served(purpose), rules)
  }

  private var isInitialized: Bool {
    [Initialization.State.initialized, .remembered].contains { isAt(.initialization, $0) }
  }

  /// Ends what is under way, and keeps the records of the device.
  private mutating func endProcess(_ rules: Interpretation) {
    happens(.processEnded, rules)
    let awaited = state.awaited
    for channel in PushType.both where awaited.contains(.server(.register(channel))) {
      state.sent[channel] = nil
    }
    state.calls = []
    state.requests = []
    state.heldMessages = PerPushType([])
    state.tokens = PerPushType(.none)
    if !isInitialized { state.settings = nil }
  }
}
