import Conformance
import JSON
import MachineAnalysis
import ModelAnalysis
import ModelBasedTesting
import PushModel

extension LearnReport {
  /// The report for programs.
  var json: JSONNode {
    .object([
      "implementation": outcome.implementation?.json,
      "edition": outcome.edition.rawValue.json, "exit": Int(exitCode.rawValue).json,
      "undecided": outcome.undecided.json, "problems": outcome.problems.json,
      "behaviours": .array(outcome.behaviours.map { Self.node($0.name, $0.result, options.extraStates) }),
    ])
  }

  private static func node(_ name: BehaviourName, _ result: LearningResult, _ extraStates: Int) -> JSONNode {
    var members: [JSONMember] = JSONNode.memberList([
      "behaviour": name.rawValue.json, "sequences": result.count.resets.json,
      "steps": result.count.symbols.json, "knownBefore": result.count.cacheHits.json,
      "hypotheses": result.rounds.json, "newStarts": result.restarts.json, "leftOut": result.leftOut.json,
    ])
    switch result.ending {
    case .learned(let learned): members += Self.members(learned, extraStates: extraStates)
    case .nondeterministic(let steps, let first, let second):
      members += JSONNode.memberList([
        "result": "nondeterministic".json, "sequence": steps.json, "first": first.json,
        "second": second.json,
      ])
    case .failed(let steps, let message):
      members += JSONNode.memberList([
        "result": "failed".json, "sequence": steps.json, "message": message.json,
      ])
    case .adapter(let message):
      members += JSONNode.memberList(["result": "adapter".json, "message": message.json])
    case .unsupported(let what):
      members += JSONNode.memberList(["result": "unsupported".json, "message": what.json])
    case .notPlayed(let message):
      members += JSONNode.memberList(["result": "notPlayed".json, "message": message.json])
    }
    return .object(members)
  }

  private static func members(_ learned: LearnedBehaviour, extraStates: Int) -> [JSONMember] {
    let table = learned.machine.table
    return JSONNode.memberList([
      "result": (learned.differences == nil ? "same" : "different").json,
      "checkedStates": (learned.machine.table.stateCount + extraStates).json,
      "differences": learned.differences.map { node($0, learned) },
      "states": .array(learned.machine.accessWords.map { learned.names($0).json }),
      "transitions": .array(
        (0..<table.stateCount * table.inputCount).map { cell in
          let input = cell % table.inputCount
          return .object([
            "state": (cell / table.inputCount).json, "step": learned.behaviour.symbols[input].name.json,
            "seen": learned.outputs[Int(table.output[cell])].json, "next": Int(table.next[cell]).json,
          ])
        }),
    ])
  }

  private static func node(_ differences: MachineDifferences, _ learned: LearnedBehaviour) -> JSONNode {
    .object([
      "shortest": learned.names(differences.word).json,
      "expected": differences.expected.map { learned.outputs[Int($0)] }.json,
      "seen": differences.observed.map { learned.outputs[Int($0)] }.json,
      "transitions": .array(
        differences.cells.map { cell in
          .object([
            "after": learned.names(cell.accessWord).json,
            "step": learned.behaviour.symbols[cell.input].name.json,
            "expected": learned.outputs[Int(cell.expectedOutput)].json,
            "seen": learned.outputs[Int(cell.observedOutput)].json,
            "expectedTarget": learned.names(cell.expectedTarget).json,
            "target": cell.observedTarget.map { learned.names($0).json },
          ])
        }),
      "case": learned.generatedCase?.table,
    ])
  }
}
