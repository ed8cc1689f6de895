import StateMachines

extension PushSystem {
  /// The cells that were passed: `Machine/state/input`.
  public var visitedCells: Set<String> {
    var keys: Set<String> = []
    func add<M: Machine>(_ machine: RunningMachine<M>) {
      for cell in machine.visited { keys.insert(cell.key) }
    }
    add(initialization)
    add(delegate)
    add(calls)
    add(voipCalls)
    add(login)
    add(agreement)
    add(flag)
    add(registration)
    add(systemToken)
    add(unfinished)
    add(voipRegistration)
    for channel in Channel.allCases {
      add(records[channel])
      add(queries[channel])
      add(unregistrations[channel])
      add(updates[channel])
    }
    return keys
  }
}
