import MachineAnalysis

/// The rules of the peer model `push`.
struct PushSystem: TransitionSystem {
  typealias State = PushState

  enum Stimulus: Sendable {
    case launch, background, foreground, terminate, netUp, netDown
    case login(UInt8)
    case logout
    case register(UInt8)
    case promptGrant, promptDeny, apnsToken, apnsFail, serverOk, serverFail
    case setAgreement(UInt8)
    case sync, tokenRotate, settingsGrant, settingsDeny, unregister
    case voipRegister, voipToken, voipServerOk, voipServerFail, voipLogout
    case incoming(Int)
    case answer(Int)
    case reject(Int)
    case hangUp(Int)
    case remoteCancel(Int)
    case ended(Int)
  }

  static let users: ClosedRange<UInt8> = 1...2

  /// The number of slots for calls.
  let slots: Int

  var initialStates: [PushState] { [PushState()] }

  func forEachSuccessor(of state: PushState, _ body: (Stimulus, PushState) -> Void) {
    appRules(state, body)
    userRules(state, body)
    registrationRules(state, body)
    if state.registration == .registered { registeredRules(state, body) }
    permissionAndTokenRules(state, body)
    voipRules(state, body)
    callRules(state, body)
  }

  /// What has to hold in every state.
  func isSound(_ state: PushState) -> Bool {
    (state.registration != .none || (state.agreement == 0 && state.boundUser == 0 && !state.isDirty))
      && state.calls.activeCount <= 1
      && (state.calls.isIdle || state.app != .terminated)
      && (state.registration.rawValue < 2 || state.permission != .notDetermined)
      && (state.registration.rawValue < 3 || state.token != .none)
      && (state.registration != .registered || state.isDirty || state.boundUser == state.user)
  }
}
