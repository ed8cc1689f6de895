import ModelAnalysis
import ModelBasedTesting
import PushModel
import StateMachines

/// The faults of one branch, each once. Those that are another branch of the cell, or another edition's rule,
/// come first, so that they have that name.
struct BranchFaults {
  private(set) var all: [Faulty] = []
  private let branch: Branch
  private let right: UInt8
  private let machine: MachineTable
  private let confusable: [UInt8]
  private var known: [Outcome]

  /// The branch with a fault.
  struct Faulty {
    let fault: TransitionFault
    let target: UInt8
    let outputs: [UInt8]
  }

  private struct Outcome: Equatable {
    let target: UInt8
    let outputs: [UInt8]
  }

  init(of branch: Branch, to right: UInt8, in machine: MachineTable, confusable: [UInt8]) {
    self.branch = branch
    self.right = right
    self.machine = machine
    self.confusable = confusable
    known = [Outcome(target: right, outputs: branch.outputs)]
  }

  private mutating func add(_ fault: TransitionFault, _ target: UInt8, _ outputs: [UInt8]) {
    let outcome = Outcome(target: target, outputs: outputs)
    guard !known.contains(outcome) else { return }
    known.append(outcome)
    all.append(Faulty(fault: fault, target: target, outputs: outputs))
  }

  /// Adds the other branches of the cell.
  mutating func addReadings(_ branches: [Branch]) {
    for other in branches {
      guard let target = other.target, let choice = other.path.last else { continue }
      add(.follows(question: choice.question, reading: choice.reading), target, other.outputs)
    }
  }

  /// Adds other editions' rules for the cell, as far as this edition knows the values that they keep.
  mutating func addEditions(
    _ machines: [MachineTable], _ cell: Int, _ readings: Readings, among known: Set<UInt8>
  ) {
    for other in machines {
      let branch = other.branches[other.branch(ofCell: cell, under: readings)]
      if let target = branch.target, known.isSuperset(of: branch.outputs) {
        add(.followsEdition(other.edition), target, branch.outputs)
      }
    }
  }

  /// Adds another target, a missing output, and an additional or exchanged one, out of the machine's outputs
  /// on the same input elsewhere.
  mutating func addSingleFaults() {
    let outputs = branch.outputs
    if right != branch.state, !outputs.isEmpty { add(.ignores, branch.state, []) }
    for other in machine.states.indices { add(.goesTo(machine.states[other]), UInt8(other), outputs) }
    for index in outputs.indices {
      var fewer = outputs
      fewer.remove(at: index)
      add(.drops(name(outputs[index])), right, fewer)
      for other in confusable where !outputs.contains(other) {
        var exchanged = outputs
        exchanged[index] = other
        add(.exchanges(name(outputs[index]), with: name(other)), right, exchanged)
      }
    }
    for other in confusable where !outputs.contains(other) {
      add(.adds(name(other)), right, outputs + [other])
    }
  }

  private func name(_ output: UInt8) -> String { machine.outputs[Int(output)] }
}
