import MachineAnalysis
import StateMachines

/// A machine alone, under one interpretation. The observation of an input is the machine's outputs.
struct MachineSystem<M: Machine>: TransitionSystem where M.State: BitwiseCopyable {
  private let edition: M.Edition
  private let readings: Readings

  /// A machine in an edition; a question without a reading follows its first.
  init(of machine: M.Type, in edition: M.Edition, under readings: Readings = Readings()) {
    self.edition = edition
    self.readings = readings
  }

  /// The rule of the machine in a state on an input.
  func rule(in state: M.State, on input: M.Input) -> ResolvedRule<M> {
    M.rule(in: state, on: input, of: edition).resolved(by: readings)
  }

  /// The initial state of the machine.
  var initialStates: [M.State] { [M.initial] }

  /// Adds all inputs that are possible in the state.
  func addSuccessors(of state: M.State, to list: inout [Successor<M.Input, [M.Output], M.State>]) {
    for input in M.Input.allCases {
      guard let transition = rule(in: state, on: input).transition else { continue }
      list.append(Successor(input, seen: transition.outputs, to: transition.target ?? state))
    }
  }
}
