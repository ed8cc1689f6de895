import Conformance
import MachineAnalysis
import ModelBasedTesting
import PushModel

extension LearnReport {
  /// The report for programs.
  var json: JSONNode {
    .object([
      "implementation": outcome.implementation.map(JSONNode.string),
      "edition": .string(outcome.edition.rawValue), "exit": .integer(Int(exitCode.rawValue)),
      "undecided": .strings(outcome.undecided), "problems": .strings(outcome.problems),
      "behaviours": .array(outcome.behaviours.map { Self.node($0.name, $0.result, options.extraStates) }),
    ])
  }

  private static func node(_ name: BehaviourName, _ result: LearningResult, _ extraStates: Int) -> JSONNode {
    var members: [JSONMember] = JSONNode.memberList([
      "behaviour": .string(name.rawValue), "sequences": .integer(result.count.resets),
      "steps": .integer(result.count.symbols), "knownBefore": .integer(result.count.cacheHits),
      "hypotheses": .integer(result.rounds), "newStarts": .integer(result.restarts),
      "leftOut": .strings(result.leftOut),
    ])
    switch result.ending {
    case .learned(let learned): members += Self.members(learned, extraStates: extraStates)
    case .nondeterministic(let steps, let first, let second):
      members += JSONNode.memberList([
        "result": .string("nondeterministic"), "sequence": .strings(steps), "first": .string(first),
        "second": .string(second),
      ])
    case .failed(let steps, let message):
      members += JSONNode.memberList([
        "result": .string("failed"), "sequence": .strings(steps), "message": .string(message),
      ])
    case .adapter(let message):
      members += JSONNode.memberList(["result": .string("adapter"), "message": .string(message)])
    case .unsupported(let what):
      members += JSONNode.memberList(["result": .string("unsupported"), "message": .string(what)])
    case .notPlayed(let message):
      members += JSONNode.memberList(["result": .string("notPlayed"), "message": .string(message)])
    }
    return JSONNode(.object(members))
  }

  private static func members(_ learned: LearnedBehaviour, extraStates: Int) -> [JSONMember] {
    let table = learned.machine.table
    return JSONNode.memberList([
      "result": .string(learned.differences == nil ? "same" : "different"),
      "checkedStates": .integer(learned.machine.table.stateCount + extraStates),
      "differences": learned.differences.map { node($0, learned) },
      "states": .array(learned.machine.accessWords.map { .strings(learned.names($0)) }),
      "transitions": .array(
        (0..<table.stateCount * table.inputCount).map { cell in
          let input = cell % table.inputCount
          return .object([
            "state": .integer(cell / table.inputCount),
            "step": .string(learned.behaviour.symbols[input].name),
            "seen": .string(learned.outputs[Int(table.output[cell])]),
            "next": .integer(Int(table.next[cell])),
          ])
        }),
    ])
  }

  private static func node(_ differences: MachineDifferences, _ learned: LearnedBehaviour) -> JSONNode {
    .object([
      "shortest": .strings(learned.names(differences.word)),
      "expected": .strings(differences.expected.map { learned.outputs[Int($0)] }),
      "seen": .strings(differences.observed.map { learned.outputs[Int($0)] }),
      "transitions": .array(
        differences.cells.map { cell in
          .object([
            "after": .strings(learned.names(cell.accessWord)),
            "step": .string(learned.behaviour.symbols[cell.input].name),
            "expected": .string(learned.outputs[Int(cell.expectedOutput)]),
            "seen": .string(learned.outputs[Int(cell.observedOutput)]),
            "expectedTarget": .strings(learned.names(cell.expectedTarget)),
            "target": cell.observedTarget.map { .strings(learned.names($0)) },
          ])
        }),
      "case": learned.generatedCase?.table,
    ])
  }
}
