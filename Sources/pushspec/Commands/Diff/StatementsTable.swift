import CommandSupport
import JSON
import MachineAnalysis
import ModelAnalysis
import PushModel

/// The statements of two editions, requirement by requirement, with the tests that show them.
struct StatementsTable {
  private let comparison: StatementComparison
  private let shownBy: [String: [String]]

  /// A comparison of statements, with the comparisons of behaviour that may show them.
  init(_ comparison: StatementComparison, shownBy comparisons: [InterpretationsReport.Comparison]) {
    self.comparison = comparison
    var shownBy: [String: [String]] = [:]
    for one in comparisons {
      guard case .compared(.told(let witness)) = one.result else { continue }
      for id in CitedIDs.of(witness.firstRules + witness.secondRules) {
        shownBy[id, default: []].append("\(one.kind) \(one.name)")
      }
    }
    self.shownBy = shownBy
  }

  /// Whether the editions agree on everything.
  var isEmpty: Bool { comparison.rows.allSatisfy { $0.change == .kept } }

  /// The differing statements, one a line.
  var text: String {
    var table = TextTable(header: ["statement", "change", "A", "B", "shown by", "says"])
    for row in comparison.rows where row.change != .kept {
      let id = row.requirement.id
      table.rows.append([
        id, row.change.rawValue, standing(of: row.requirement, in: comparison.first),
        standing(of: row.requirement, in: comparison.second),
        shownBy[id].map { $0.joined(separator: ", ") } ?? "-", row.requirement.sentence,
      ])
    }
    let kept = comparison.rows(.kept).count
    return (table.rows.isEmpty ? "" : table.text)
      + "\(table.rows.count.counted("statement differs", "statements differ")), \(kept) alike"
  }

  var json: JSONNode {
    .array(comparison.rows) { row in
      .object([
        "id": row.requirement.id.json, "change": row.change.rawValue.json,
        "sentence": row.requirement.sentence.json,
        "a": node(of: row.requirement, in: comparison.first),
        "b": node(of: row.requirement, in: comparison.second),
        "shownBy": (shownBy[row.requirement.id] ?? []).json,
      ])
    }
  }

  private func standing(of requirement: Requirement, in edition: Edition) -> String {
    let evidence = requirement.evidence(in: edition)
    let lines = evidence.lines.map { " " + $0.text } ?? ""
    return switch evidence {
    case .stated: requirement.grade(in: edition).rawValue + lines
    case .contradicted: "otherwise" + lines
    case .silent, .external: "silent"
    }
  }

  private func node(of requirement: Requirement, in edition: Edition) -> JSONNode {
    let evidence = requirement.evidence(in: edition)
    let lines = evidence.lines?.text.json
    return switch evidence {
    case .stated:
      .object(["is": "stated".json, "grade": requirement.grade(in: edition).rawValue.json, "lines": lines])
    case .contradicted: .object(["is": "contradicted".json, "lines": lines])
    case .silent, .external: .object(["is": "silent".json])
    }
  }
}
