import Proofs
import PushModel
import StateMachines

extension ClosedSystem {
  /// Some reachable states of the system, in the order in which they are found.
  func states(limit: Int) -> [State] {
    var states = initial
    var known = Set(states.compactMap(PackedState.init))
    var next = 0
    while next < states.count, states.count < limit {
      for move in moves(in: states[next]) {
        let state = react(to: move, in: states[next]).state
        if let packed = PackedState(state), known.insert(packed).inserted { states.append(state) }
      }
      next += 1
    }
    return states
  }
}
