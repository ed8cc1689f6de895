import StateMachines

/// What a mutant does otherwise in the one cell that it gets wrong.
public enum TransitionFault: Hashable, Sendable {
  /// It goes to another state.
  case goesTo(String)
  /// It does not do one of the things that the rule asks for.
  case drops(String)
  /// It does something more.
  case adds(String)
  /// It does one thing instead of another.
  case exchanges(String, with: String)
  /// It ignores what happens.
  case ignores
  /// It follows another reading of a question, here alone.
  case follows(question: String, reading: String)
  /// It follows the rule of another edition.
  case followsEdition(String)
}

extension TransitionFault: CustomStringConvertible {
  /// The fault in a few words, to be read after "in this cell, the port".
  public var description: String {
    switch self {
    case .goesTo(let state): "goes to \(state)"
    case .drops(let output): "does not \(output)"
    case .adds(let output): "does \(output) besides"
    case .exchanges(let output, let other): "does \(other) instead of \(output)"
    case .ignores: "ignores what happens"
    case .follows(let question, let reading): "follows \(question)=\(reading) here alone"
    case .followsEdition(let edition): "follows the rule of \(edition)"
    }
  }
}

/// A transition that a rule is replaced with, and what is wrong with it.
struct FaultyTransition<M: Machine>: Sendable {
  let fault: TransitionFault
  let transition: Transition<M>
}

extension Transition {
  /// Every single fault of the transition: another target, an output that is missing, and one that is
  /// too much or taken for another, out of those that the machine gives on the same input elsewhere.
  func faults(in state: M.State, confusable: [M.Output]) -> [FaultyTransition<M>] {
    var faults: [FaultyTransition<M>] = []
    func add(_ fault: TransitionFault, _ target: M.State, _ outputs: [M.Output]) {
      faults.append(
        FaultyTransition(fault: fault, transition: Transition(target: target, outputs: outputs)))
    }
    let right = target ?? state
    if right != state, !outputs.isEmpty { add(.ignores, state, []) }
    for other in M.State.allCases where other != right { add(.goesTo(other.name), other, outputs) }
    for index in outputs.indices {
      var fewer = outputs
      fewer.remove(at: index)
      add(.drops(outputs[index].name), right, fewer)
      for other in confusable where !outputs.contains(other) {
        var exchanged = outputs
        exchanged[index] = other
        add(.exchanges(outputs[index].name, with: other.name), right, exchanged)
      }
    }
    for other in confusable where !outputs.contains(other) {
      add(.adds(other.name), right, outputs + [other])
    }
    return faults
  }
}
