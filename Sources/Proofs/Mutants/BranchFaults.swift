import ModelAnalysis
import ModelBasedTesting
import PushModel
import StateMachines

/// The faults of one branch, each once; those that another branch of the cell, or another edition, would be right to
/// have come first, so that they are named after it.
struct BranchFaults {
  private(set) var all: [Faulty] = []
  private let branch: Branch
  private let right: UInt8
  private let machine: MachineTable
  private let confusable: [UInt8]
  private var known: [Outcome]

  /// What the branch does with a fault in it.
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

  /// What the other branches of the cell do.
  mutating func addReadings(_ branches: [Branch]) {
    for other in branches {
      guard let target = other.target, let choice = other.path.last else { continue }
      add(.follows(question: choice.question, reading: choice.reading), target, other.outputs)
    }
  }

  /// What other editions do in the cell, as far as this one knows what they keep.
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

  /// Another target, an output that is missing, and one that is too much or taken for another, out of those that the
  /// machine gives on the same input elsewhere.
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
