import MachineAnalysis

/// Machines with their tables, for programs in other languages.
enum MachineJSON {
  static func machine(_ machine: MachineDescription) -> JSONText {
    .object([
      ("name", .string(machine.name)), ("purpose", .string(machine.purpose)),
      ("states", .strings(machine.states)), ("inputs", .strings(machine.inputs)),
      ("outputs", .strings(machine.outputs)), ("initial", .string(machine.initial)),
      ("table", .array(cells(of: machine))),
    ])
  }

  /// One entry for each cell and each group of editions that behave alike in it.
  private static func cells(of machine: MachineDescription) -> [JSONText] {
    machine.states.flatMap { state in
      machine.inputs.flatMap { input in
        BranchGroup.all(of: machine, in: state, on: input).map { group in
          .object([
            ("state", .string(state)), ("input", .string(input)),
            ("editions", .strings(group.editions)), ("branches", .array(group.value.map(branch))),
          ])
        }
      }
    }
  }

  private static func branch(_ branch: BranchGroup.Branch) -> JSONText {
    let readings: [(String, JSONText)] =
      branch.readings.isEmpty
      ? [] : [("readings", .object(branch.readings.map { ($0.question, .string($0.reading)) }))]
    let outcome: [(String, JSONText)] =
      switch branch.outcome {
      case .goes(let target, let outputs): [("to", .string(target)), ("outputs", .strings(outputs))]
      case .impossible: [("impossible", .bool(true))]
      }
    return .object(readings + outcome + [("per", .string(branch.citation))])
  }
}
