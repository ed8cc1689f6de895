public import JSON
import PushModel

/// The result of a run for programs.
public enum JSONReport {
  /// The result as one object; `nullScore` stands beside the port's own numbers.
  public static func node(
    _ result: SuiteResult, nullScore: NullScore? = nil, generated: [JSONNode] = []
  ) -> JSONNode {
    .object([
      "suite": WireProtocol.suite.json, "edition": result.edition.rawValue.json,
      "profile": result.profile.map(shown)?.json, "strict": result.isStrict.json,
      "totals": result.totals.json, "notSelected": result.notSelected == 0 ? nil : result.notSelected.json,
      "exit": Int(result.exitCode).json, "stopped": result.stop?.words.json,
      "stderr": result.diagnostics.isEmpty ? nil : result.diagnostics.json,
      "areas": .array(ResultTable(result).rows.map(row)), "nullScore": nullScore.map(score),
      "readings": .array(result.readings.entries.map(entry)),
      "problems": result.problems.map(\.description).json, "cases": .array(result.records.map(record)),
      "generated": generated.isEmpty ? nil : .array(generated),
    ])
  }

  /// What a port says of itself, cut where it is long.
  private static func shown(_ profile: Profile) -> Profile {
    var shown = profile
    shown.adapter = profile.adapter.shown()
    shown.implementation = profile.implementation.shown()
    return shown
  }

  static func readings(_ readings: [PossibleReadings]) -> JSONNode {
    JSONNode(
      .object(
        readings.map {
          JSONMember(name: $0.question, node: $0.readings.json)
        }))
  }

  private static func score(_ score: NullScore) -> JSONNode {
    .object([
      "port": score.manner.rawValue.json, "passed": score.passed.json, "total": score.total.json,
    ])
  }

  private static func row(_ row: ResultTable.Row) -> JSONNode {
    let cells = zip(ResultTable.weights, row.cells).compactMap { weight, cell in
      cell.total == 0
        ? nil
        : JSONMember(
          name: weight.name,
          node: .object(["passed": cell.passed.json, "total": cell.total.json]))
    }
    return .object(["area": row.area.rawValue.json, "levels": .object(cells)])
  }

  private static func entry(_ entry: ReadingProfile.Entry) -> JSONNode {
    .object([
      "question": entry.question.json, "readings": entry.readings.json, "outOf": entry.outOf.json,
      "witnesses": .array(
        entry.votes.map {
          .object([
            "case": $0.caseID.json, "readings": $0.readings.json,
          ])
        }),
    ])
  }

  private static func record(_ record: CaseRecord) -> JSONNode {
    .object([
      "case": record.caseID.json, "table": record.table.json, "level": record.weight.name.json,
      "verdict": record.verdict.rawValue.json, "blame": record.verdict.blame?.rawValue.json,
      "root": record.root.isEmpty ? nil : record.root.json,
      "reportedOnly": record.isReportedOnly ? true.json : nil,
      "readings": record.readings.isEmpty ? nil : readings(record.readings),
      "message": record.message.isEmpty ? nil : record.message.json,
    ])
  }
}

extension SuiteResult.Stop {
  /// Why the run ended early, in plain words.
  var words: String {
    switch self {
    case .interrupted: "the run was interrupted"
    case .failure: "the run was to end with the first failure"
    case .adapter(let reason): "the adapter is at fault: \(reason)"
    }
  }
}
