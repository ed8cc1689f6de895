import ModelAnalysis
import ModelBasedTesting
import PushModel
import StateMachines

extension CompiledSystem {
  /// Whether a branch with another transition leaves the machine's behaviour as it is. Then no test can tell,
  /// not even one of the machine alone; the branch has to be reachable.
  ///
  /// Inputs that the table takes for impossible do not count.
  func isIndifferent(toTarget target: UInt8, _ outputs: [UInt8], inBranch number: Int) -> Bool {
    let kind = tables.kind(ofBranch: number)
    let machine = tables.machines[kind]
    let first = tables.firstBranches[kind]
    let branch = machine.branches[number - first]
    guard let member = tables.members.firstIndex(where: { $0.machine == kind }),
      self.branch(of: member, in: branch.state, on: branch.input) == number
    else { return false }
    func rule(in state: UInt8, on input: UInt8) -> (target: UInt8?, outputs: [UInt8]) {
      let followed = machine.branches[self.branch(of: member, in: state, on: input) - first]
      return (followed.target, followed.outputs)
    }
    var known: Set<StatePair> = []
    var open = [StatePair(right: machine.initial, wrong: machine.initial)]
    while let pair = open.popLast() {
      guard known.insert(pair).inserted else { continue }
      for input in UInt8(0)..<UInt8(machine.inputs.count) {
        let right = rule(in: pair.right, on: input)
        guard let next = right.target else { continue }
        let isFaulty = pair.wrong == branch.state && input == branch.input
        let wrong = isFaulty ? (target: target, outputs: outputs) : rule(in: pair.wrong, on: input)
        guard let other = wrong.target, wrong.outputs == right.outputs else { return false }
        open.append(StatePair(right: next, wrong: other))
      }
    }
    return known.contains { $0.right == branch.state }
  }
}

/// A state of the machine, and a state of the machine with the other transition.
private struct StatePair: Hashable {
  let right: UInt8
  let wrong: UInt8
}
