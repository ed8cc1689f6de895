import CommandSupport
import Conformance
import JSON
import MachineAnalysis
import ModelAnalysis
import ModelBasedTesting
import Proofs
import PushModel
import StateMachines

/// The complete suites of all behaviours, with their scores against the faults of their own machines.
struct SuiteProofReport: Report {
  private struct Row {
    let edition: Edition
    let behaviour: BehaviourName
    let proof: SuiteProof
  }

  private var rows: [Row] = []

  /// Makes and proves the suites of an edition's behaviours; a callback gets the state before each.
  init(editions: [Edition], onProgress: (SuiteProofReport, _ total: Int) -> Void) throws(UsageError) {
    let behaviours = editions.flatMap { edition in
      BehaviourName.tabled.compactMap { Behaviour($0, in: edition) }
    }
    for behaviour in behaviours {
      onProgress(self, behaviours.count)
      let table = try BehaviourTable.of(behaviour, Interpretation(edition: behaviour.edition))
      let proof = SuiteProof(of: CompleteSuite(of: table.table))
      rows.append(Row(edition: behaviour.edition, behaviour: behaviour.name, proof: proof))
    }
  }

  /// The number of proved suites.
  var count: Int { rows.count }

  /// Whether every suite keeps its guarantee.
  var holds: Bool { rows.allSatisfy(\.proof.holds) }

  var exitCode: ExitCode { holds ? .success : .failed }

  var text: String {
    let header = ["edition", "behaviour", "states", "tests", "steps", "single faults"]
    return TextTable(
      header: header,
      rows: rows.map { row in
        let proof = row.proof
        return [
          row.edition.rawValue, row.behaviour.rawValue, "\(proof.suite.table.stateCount)",
          "\(proof.tests)", "\(proof.inputs)", "\(proof.faults.killed) of \(proof.faults.differing)",
        ]
      }
    ).text
      + (holds ? "every suite notices what it promises\n" : "a suite misses what it promises\n")
  }

  var json: JSONNode {
    .object([
      "suites": .array(rows) { row in
        .object([
          "edition": row.edition.rawValue.json, "behaviour": row.behaviour.rawValue.json,
          "states": row.proof.suite.table.stateCount.json, "tests": row.proof.tests.json,
          "steps": row.proof.inputs.json,
          "singleFaults": .object([
            "noticed": row.proof.faults.killed.json, "differing": row.proof.faults.differing.json,
          ]),
        ])
      },
      "holds": holds.json,
    ])
  }
}
