import MachineAnalysis

/// The rules of the peer model `push`.
struct PushSystem: TransitionSystem {
  typealias State = PushState

  enum Stimulus: Hashable, Sendable {
    case launch, background, foreground, terminate, netUp, netDown
    case login(UInt8)
    case logout
    case register(UInt8)
    case promptGrant, promptDeny, apnsToken, apnsFail, serverOk, serverFail
    case setAgreement(UInt8)
    case sync, tokenRotate, settingsGrant, settingsDeny, unregister
    case voipRegister, voipToken, voipServerOk, voipServerFail, voipLogout
    case incoming(UInt8)
    case answer(UInt8)
    case reject(UInt8)
    case hangUp(UInt8)
    case remoteCancel(UInt8)
    case ended(UInt8)
  }

  static let users: ClosedRange<UInt8> = 1...2

  let slots: UInt8

  var initialStates: [PushState] { [PushState()] }

  func addSuccessors(of state: PushState, to list: inout [Successor<Stimulus, Unobserved, PushState>]) {
    appRules(state, &list)
    userRules(state, &list)
    registrationRules(state, &list)
    if state.registration == .registered { registeredRules(state, &list) }
    permissionAndTokenRules(state, &list)
    voipRules(state, &list)
    callRules(state, &list)
  }

  /// Whether the invariants of every state hold.
  func isSound(_ state: PushState) -> Bool {
    (state.registration != .none || (state.agreement == 0 && state.boundUser == 0 && !state.isDirty))
      && state.calls.activeCount <= 1
      && (state.calls.isIdle || state.app != .terminated)
      && (state.registration.rawValue < 2 || state.permission != .notDetermined)
      && (state.registration.rawValue < 3 || state.token != .none)
      && (state.registration != .registered || state.isDirty || state.boundUser == state.user)
  }
}

/// The observation of a system that shows nothing.
struct Unobserved: Hashable, Sendable {}

extension Successor where Observation == Unobserved {
  /// A step that shows nothing.
  init(_ stimulus: Stimulus, to state: State) { self.init(stimulus, seen: Unobserved(), to: state) }
}
