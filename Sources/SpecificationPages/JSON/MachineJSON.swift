import JSON
import MachineAnalysis
import PushDocuments
import PushModel
import StateMachines

/// Machines with their tables, for programs in other languages.
enum MachineJSON {
  static func machine(_ machine: MachineDescription) -> JSONNode {
    .object([
      "name": machine.name.json, "purpose": machine.purpose.json, "states": machine.states.json,
      "inputs": machine.inputs.json, "outputs": machine.outputs.json, "initial": machine.initial.json,
      "means": MachineGlossary.named(machine.name).map(meanings), "table": .array(cells(of: machine)),
    ])
  }

  private static func meanings(_ glossary: MachineGlossary) -> JSONNode {
    func sentences(_ pairs: [(key: String, value: String)]) -> JSONNode {
      .object(pairs.map { JSONMember(name: $0.key, node: $0.value.json) })
    }
    return .object([
      "states": sentences(glossary.states), "inputs": sentences(glossary.inputs),
      "outputs": sentences(glossary.outputs),
    ])
  }

  /// One entry for each cell and each group of editions that behave alike in it.
  private static func cells(of machine: MachineDescription) -> [JSONNode] {
    machine.states.flatMap { state in
      machine.inputs.flatMap { input in
        BranchGroup.all(of: machine, in: state, on: input).map { group in
          .object([
            "state": state.json, "input": input.json, "editions": group.editions.json,
            "branches": .array(group.value.map(branch)),
          ])
        }
      }
    }
  }

  private static func branch(_ branch: BranchGroup.Branch) -> JSONNode {
    let readings = branch.readings.map { JSONMember(name: $0.question, node: $0.reading.json) }
    let asked: JSONNode? = readings.isEmpty ? nil : .object(readings)
    return switch branch.outcome {
    case .goes(let target, let outputs):
      .object([
        "readings": asked, "to": target.json, "outputs": outputs.json, "per": branch.citation.json,
        "ignored": branch.isIgnored ? true.json : nil,
      ])
    case .impossible: .object(["readings": asked, "impossible": .bool(true), "per": branch.citation.json])
    }
  }
}
