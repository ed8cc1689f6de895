import StateMachines

/// What matters about the call or the settings that have just arrived, for the steps that come later.
struct Arrival: Hashable, Sendable {
  var call: Call?
  var channels: [Channel] = []
  var agreement = SystemStimulus.GivenAgreement(kind: .absent, filledOff: .absent, filledOn: .absent)
  var flag = false
  /// The kinds of token for which the call has begun and not ended.
  var begun = PerChannel(false)
  /// The code that reports that the call is refused because of another one.
  var overlapCode: ErrorCode?

  init() {}

  init?(of stimulus: SystemStimulus) {
    switch stimulus {
    case .initialize(_, let flag, _): self.flag = flag
    case .register(let channels, let agreement):
      call = .register
      self.channels = channels
      self.agreement = agreement
    case .query(let channel):
      call = .query
      channels = [channel]
    case .unregister(let channels):
      call = .unregister
      self.channels = channels
    case .update(let channel):
      call = .update
      channels = [channel]
    case .setDelegate, .setUser, .permissionAnswered, .tokenIssued, .tokenRefused, .served, .lookedUp,
      .tokenChanged, .tokenInvalidated, .message, .heldMessage, .networkReturned, .networkLost,
      .foreground, .longTimePassed, .processEnded:
      return nil
    }
  }
}

extension PushSystem {
  mutating func take(_ step: Destination.ArrivalStep) {
    switch step {
    case .startRegistration: startRegistration()
    case .startUpdate: for channel in state.arrival.channels { send(.record(channel, .update)) }
    case .putOffUserCheck: state.putsOffUserCheck = true
    case .chooseAgreement: send(.agreement(input(for: state.arrival.agreement.kind)))
    case .reconsiderAgreement(let value):
      send(
        .agreement(input(for: value ? state.arrival.agreement.filledOn : state.arrival.agreement.filledOff)))
    case .noteGivenAgreement: state.agreementSetBefore = state.arrival.agreement
    case .considerAgreementSetBefore:
      state.arrival.agreement = state.agreementSetBefore
      send(.agreement(input(for: state.arrival.agreement.kind)))
    case .askForPermission: send(.flag(state.isOffline ? .registrationOffline : .registration))
    case .countPermission(let isPermitted): state.registersUnpermitted = edition.hasFlag && !isPermitted
    case .tellHowRegistered:
      if edition.hasFlag {
        send(.flag(state.registersUnpermitted ? .registeredUnpermitted : .registeredPermitted))
        state.registersUnpermitted = false
      }
    case .permit:
      if state.putsOffUserCheck {
        state.putsOffUserCheck = false
        send(.login(.checkAfterPermission))
      } else {
        send(.registration(.permitted))
      }
    case .settlePermission(let acquired):
      if state.voipCalls == .awaitingPermission {
        send(.voipCalls(acquired ? .permissionAcquired : .permissionRefused))
      }
    case .refuseOverlap(let channel): refuseOverlap(about: channel)
    case .reportOverlap(let code): state.arrival.overlapCode = code
    case .end(let code, let channel): end(code, channel)
    case .oweRegistration: oweRegistration()
    case .configureFlag: send(.flag(state.arrival.flag ? .turnOn : .turnOff))
    }
  }

  /// In `toast-ko` one call begins every kind of token; elsewhere each call names one.
  private mutating func startRegistration() {
    let both = state.arrival.channels.count > 1
    if state.calls != .registering { state.putsOffUserCheck = false }
    for channel in state.arrival.channels {
      switch channel {
      case .apns: send(.calls(.register))
      case .voip where both && state.registration == .awaitingPermission:
        send(.voipCalls(.registerWithNotifications))
      case .voip where edition.registersAllTypesAtOnce: send(.voipCalls(.register))
      case .voip: send(.calls(.voipRegister))
      }
    }
  }

  /// The app may have initialised, or registered, while the system token was waited for.
  private mutating func oweRegistration() {
    guard state.calls != .registering else { return }
    send(.unfinished(.obtainsSystemToken))
    if state.initialization == .initialized { send(.unfinished(.initialized)) }
  }

  private func input(for kind: SystemStimulus.AgreementKind) -> Agreement.Input {
    switch kind {
    case .complete: .given
    case .nightOnly: .givenNightOnly
    case .declined: .givenDeclined
    case .partial: .givenPartly
    case .absent: .notGiven
    }
  }

  private mutating func refuseOverlap(about channel: Channel) {
    guard edition.hasOverlapCodes else { return end(.alreadyInProgress, channel) }
    send(.overlap(meetsSameCall(about: channel) ? .sameCall : .otherCall))
    if let code = state.arrival.overlapCode { end(code, channel) }
    state.arrival.overlapCode = nil
  }

  /// Whether the call that has just arrived is of the kind of the one in progress.
  private func meetsSameCall(about channel: Channel) -> Bool {
    guard let call = state.arrival.call else { return false }
    return switch channel {
    case .apns:
      switch state.calls {
      case .idle: false
      // A VoIP registration is turned away here as well.
      case .registering: call == .register && state.arrival.channels.contains(.apns)
      case .unregistering: call == .unregister
      case .querying: call == .query
      case .updating: call == .update
      }
    case .voip:
      switch state.voipCalls {
      case .idle: false
      case .registering, .awaitingPermission: call == .register
      case .unregistering: call == .unregister
      case .querying: call == .query
      }
    }
  }

  private mutating func end(_ code: ErrorCode, _ named: Channel?) {
    guard let call = state.arrival.call else { return endVoIPPart(code) }
    for channel in ending(named) {
      state.arrival.channels.removeAll { $0 == channel }
      // An update begins once, whatever kinds of token it is about.
      let key = call == .update ? .apns : channel
      guard state.arrival.begun[key] else {
        effects.append(.refuse(.failed(code), channel))
        continue
      }
      state.arrival.begun[key] = false
      effects.append(.complete(call, key, .failed(code)))
      if case .signal(let signal) = Wiring.ends(call, channel) { send(signal) }
    }
  }

  /// No call arrives: the VoIP part of a call about both kinds goes on after the user's answer (Q-REG-10), and ends.
  private mutating func endVoIPPart(_ code: ErrorCode) {
    guard state.voipCalls == .registering, state.voipRegistration == .idle else { return }
    effects.append(.complete(.register, .voip, .failed(code)))
    send(.voipCalls(.registrationEnds))
  }

  /// The kinds of token for which the call ends: the one that is named if the call is about it, or the one for
  /// which it has just begun, or all.
  private func ending(_ named: Channel?) -> [Channel] {
    let channels = state.arrival.channels
    if let named, channels.contains(named) { return [named] }
    return channels.last { state.arrival.begun[$0] }.map { [$0] } ?? channels
  }
}
