import Conformance
import JSON
import MachineAnalysis
import ModelAnalysis
import ModelBasedTesting
import PushModel
import StateMachines

/// The complete suites of all behaviours, and how they take the faults of the machines they were made for.
struct SuiteProofReport: Report {
  private struct Row {
    let edition: Edition
    let behaviour: BehaviourName
    let proof: SuiteProof
  }

  private var rows: [Row] = []

  /// Makes and proves the suites of the behaviours that an edition has; somebody is told of each that is proved.
  init(
    editions: [Edition], method: SuiteMethod, extraStates: Int, sample: Int, seed: UInt64,
    onProgress: (SuiteProofReport) -> Void
  ) throws(UsageError) {
    for edition in editions {
      for name in BehaviourName.tabled {
        guard let behaviour = Behaviour(name, in: edition) else { continue }
        let table = try BehaviourTable.of(behaviour, Interpretation(edition: edition))
        let suite = CompleteSuite(of: table.table, method: method, extraStates: extraStates)
        let proof = SuiteProof(of: suite, sample: sample, seed: seed)
        rows.append(Row(edition: edition, behaviour: name, proof: proof))
        onProgress(self)
      }
    }
  }

  /// Whether every suite notices what it promises to notice.
  var holds: Bool { rows.allSatisfy(\.proof.holds) }

  var exitCode: ExitCode { holds ? .success : .failed }

  var text: String {
    let header = ["edition", "behaviour", "states", "tests", "steps", "single faults", "hidden"]
    return TextTable(
      header: header,
      rows: rows.map { row in
        let proof = row.proof
        return [
          row.edition.rawValue, row.behaviour.rawValue, "\(proof.suite.reduction.table.stateCount)",
          "\(proof.tests)", "\(proof.inputs)", Self.words(proof.faults), Self.words(proof.hidden),
        ]
      }
    ).rendered(as: .plain)
      + (holds ? "every suite notices what it promises\n" : "a suite misses what it promises\n")
  }

  var json: JSONNode {
    .object([
      "suites": .array(
        rows.map { row in
          .object([
            "edition": row.edition.rawValue.json, "behaviour": row.behaviour.rawValue.json,
            "method": row.proof.suite.method.name.json, "extraStates": row.proof.suite.extraStates.json,
            "states": row.proof.suite.reduction.table.stateCount.json, "tests": row.proof.tests.json,
            "steps": row.proof.inputs.json, "singleFaults": Self.node(row.proof.faults),
            "hidden": Self.node(row.proof.hidden),
          ])
        }),
      "holds": holds.json,
    ])
  }

  private static func words(_ score: MutantScore) -> String { "\(score.killed) of \(score.differing)" }

  private static func node(_ score: MutantScore) -> JSONNode {
    .object(["noticed": score.killed.json, "differing": score.differing.json])
  }
}
