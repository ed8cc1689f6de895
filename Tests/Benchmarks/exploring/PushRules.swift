import MachineAnalysis

/// Fires a rule on a copy of the state.
@inline(__always)
private func fire(
  _ stimulus: PushSystem.Stimulus, from state: PushState, _ list: inout [PushSystem.Step],
  _ change: (inout PushState) -> Void
) {
  var next = state
  change(&next)
  list.append(Successor(stimulus, to: next))
}

extension PushState {
  fileprivate var isRunning: Bool { app != .terminated }

  fileprivate mutating func forgetRegistration() {
    registration = .none
    agreement = 0
    boundUser = 0
    isDirty = false
  }

  /// Goes on once the user has been asked.
  fileprivate mutating func requestToken() {
    if token == .current {
      registration = .awaitingServer
      boundUser = user
    } else {
      registration = .awaitingToken
    }
  }

  /// The server has to be told of a change, if it knows the registration.
  fileprivate mutating func markDirty() {
    if registration == .registered { isDirty = true }
  }
}

extension PushSystem {
  func appRules(_ state: PushState, _ list: inout [Step]) {
    switch state.app {
    case .terminated: fire(.launch, from: state, &list) { $0.app = .foreground }
    case .foreground: fire(.background, from: state, &list) { $0.app = .background }
    case .background: fire(.foreground, from: state, &list) { $0.app = .foreground }
    }
    if state.isRunning {
      fire(.terminate, from: state, &list) {
        $0.app = .terminated
        if $0.registration != .none, $0.registration != .registered { $0.forgetRegistration() }
        if $0.voip == .awaitingToken || $0.voip == .awaitingServer { $0.voip = .none }
        $0.calls = .init()
      }
    }
    fire(state.isOnline ? .netDown : .netUp, from: state, &list) { $0.isOnline.toggle() }
  }

  func userRules(_ state: PushState, _ list: inout [Step]) {
    guard state.isRunning else { return }
    for user in Self.users where user != state.user {
      fire(.login(user), from: state, &list) {
        $0.user = user
        if $0.boundUser != user { $0.markDirty() }
      }
    }
    if state.user != 0 {
      fire(.logout, from: state, &list) {
        $0.user = 0
        $0.markDirty()
      }
    }
  }

  func registrationRules(_ state: PushState, _ list: inout [Step]) {
    switch state.registration {
    case .none:
      guard state.app == .foreground, state.user != 0 else { return }
      for agreement: UInt8 in 0..<8 {
        fire(.register(agreement), from: state, &list) {
          $0.agreement = agreement
          if $0.permission == .notDetermined { $0.registration = .awaitingPrompt } else { $0.requestToken() }
        }
      }
    case .awaitingPrompt:
      guard state.app == .foreground else { return }
      fire(.promptGrant, from: state, &list) {
        $0.permission = .granted
        $0.requestToken()
      }
      fire(.promptDeny, from: state, &list) {
        $0.permission = .denied
        $0.forgetRegistration()
      }
    case .awaitingToken:
      guard state.isRunning else { return }
      if state.isOnline {
        fire(.apnsToken, from: state, &list) {
          $0.token = .current
          $0.requestToken()
        }
      }
      fire(.apnsFail, from: state, &list) { $0.forgetRegistration() }
    case .awaitingServer:
      guard state.isRunning else { return }
      if state.isOnline {
        fire(.serverOk, from: state, &list) {
          $0.registration = .registered
          if $0.boundUser != $0.user { $0.isDirty = true }
        }
      }
      fire(.serverFail, from: state, &list) { $0.forgetRegistration() }
    case .registered: break
    }
  }

  func registeredRules(_ state: PushState, _ list: inout [Step]) {
    if state.app == .foreground, state.user != 0 {
      for agreement: UInt8 in 0..<8 where agreement != state.agreement {
        fire(.setAgreement(agreement), from: state, &list) {
          $0.agreement = agreement
          $0.isDirty = true
        }
      }
    }
    if state.isDirty, state.isOnline, state.isRunning {
      fire(.sync, from: state, &list) {
        $0.isDirty = false
        if $0.user == 0 {
          $0.forgetRegistration()
        } else {
          $0.boundUser = $0.user
          if $0.token == .rotated { $0.token = .current }
        }
      }
    }
    if state.app == .foreground, state.isOnline {
      fire(.unregister, from: state, &list) { $0.forgetRegistration() }
    }
  }

  func permissionAndTokenRules(_ state: PushState, _ list: inout [Step]) {
    if state.token == .current, state.isRunning {
      fire(.tokenRotate, from: state, &list) {
        $0.token = .rotated
        $0.markDirty()
      }
    }
    if state.app != .foreground, state.permission == .denied {
      fire(.settingsGrant, from: state, &list) { $0.permission = .granted }
    }
    if state.app != .foreground, state.permission == .granted {
      fire(.settingsDeny, from: state, &list) {
        $0.permission = .denied
        $0.markDirty()
      }
    }
  }

  func voipRules(_ state: PushState, _ list: inout [Step]) {
    guard state.isRunning else { return }
    switch state.voip {
    case .none:
      if state.user != 0 { fire(.voipRegister, from: state, &list) { $0.voip = .awaitingToken } }
    case .awaitingToken:
      if state.isOnline { fire(.voipToken, from: state, &list) { $0.voip = .awaitingServer } }
    case .awaitingServer:
      if state.isOnline { fire(.voipServerOk, from: state, &list) { $0.voip = .registered } }
      fire(.voipServerFail, from: state, &list) { $0.voip = .none }
    case .registered:
      if state.user == 0, state.isOnline { fire(.voipLogout, from: state, &list) { $0.voip = .none } }
    }
  }

  func callRules(_ state: PushState, _ list: inout [Step]) {
    for slot in UInt8(0)..<slots {
      switch state.calls[slot] {
      case .idle:
        guard state.voip == .registered, state.isOnline else { continue }
        fire(.incoming(slot), from: state, &list) {
          $0.calls[slot] = .ringing
          if $0.app == .terminated { $0.app = .background }
        }
      case .ringing:
        if state.isRunning, state.calls.activeCount == 0 {
          fire(.answer(slot), from: state, &list) { $0.calls[slot] = .active }
        }
        fire(.reject(slot), from: state, &list) { $0.calls[slot] = .ending }
        if state.isOnline { fire(.remoteCancel(slot), from: state, &list) { $0.calls[slot] = .idle } }
      case .active:
        fire(.hangUp(slot), from: state, &list) { $0.calls[slot] = .ending }
        if state.isOnline { fire(.remoteCancel(slot), from: state, &list) { $0.calls[slot] = .idle } }
      case .ending:
        fire(.ended(slot), from: state, &list) { $0.calls[slot] = .idle }
      }
    }
  }
}
