import CommandSupport
import ModelAnalysis
import PushDocuments
import PushModel
import StateMachines

/// The recorded differences between editions that a witness shows.
enum NotedDifferences {
  /// The differences that cite, in both editions, lines of the rules that the witness followed.
  static func behind(_ witness: Witness, between first: Edition, and second: Edition) -> [Difference] {
    let sides = [(first, witness.firstRules), (second, witness.secondRules)]
    return Difference.all.filter { difference in
      sides.allSatisfy { edition, rules in
        let cited = difference.positions.flatMap(\.cited).filter { $0.edition == edition }.map(\.lines)
        return CitedIDs.of(rules).contains { id in
          guard let lines = AllEvidence.requirement(id)?.evidence(in: edition).lines else { return false }
          return cited.contains { $0.overlaps(lines) }
        }
      }
    }
  }
}

extension Lines {
  /// Whether the two have a line in common.
  fileprivate func overlaps(_ other: Lines) -> Bool {
    (ranges ?? []).contains { range in (other.ranges ?? []).contains { $0.overlaps(range) } }
  }
}
