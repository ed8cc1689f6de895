import StateMachines

/// The machines of what is around the SDK, in one edition, as plain tables.
struct WorldTables: Sendable {
  let permission: InterpretedMachine<Permission>
  let deviceToken: InterpretedMachine<DeviceToken>
  let voipToken: InterpretedMachine<VoIPToken>
  let callReporting: InterpretedMachine<CallReporting>

  init(of edition: Edition) {
    permission = .init(edition: edition)
    deviceToken = .init(edition: edition)
    voipToken = .init(edition: edition)
    callReporting = .init(edition: edition)
  }
}

extension InterpretedMachine {
  /// Whether an input is possible in a state.
  func allows(_ input: M.Input, in state: M.State) -> Bool {
    rules[index(of: state, input)].transition != nil
  }

  /// Moves the machine, where that is possible, and says what it tells.
  @discardableResult
  func advance(_ state: inout M.State, on input: M.Input) -> [M.Output] {
    guard let transition = rules[index(of: state, input)].transition else { return [] }
    if let target = transition.target { state = target }
    return transition.outputs
  }
}
