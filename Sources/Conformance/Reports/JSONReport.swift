import PushModel

/// The result of a run for programs.
public enum JSONReport {
  /// The result as one object; `nullScore` stands beside the port's own numbers.
  public static func node(_ result: SuiteResult, nullScore: NullScore? = nil) -> JSONNode {
    .object([
      "suite": .string(WireProtocol.suite), "edition": .string(result.edition.rawValue),
      "profile": result.profile?.json, "strict": .bool(result.isStrict),
      "totals": totals(result.totals), "exit": .integer(Int(result.exitCode)),
      "stopped": result.stop.map { .string($0.words) },
      "areas": .array(ResultTable(result).rows.map(row)),
      "nullScore": nullScore.map(score), "readings": .array(result.readings.entries.map(entry)),
      "problems": .array(result.problems.map { .string($0.description) }),
      "cases": .array(result.records.map(record)),
    ])
  }

  static func readings(_ readings: [PossibleReadings]) -> JSONNode {
    JSONNode(
      .object(
        readings.map {
          JSONMember(name: $0.question, node: .array($0.readings.map(JSONNode.string)))
        }))
  }

  private static func totals(_ totals: SuiteResult.Totals) -> JSONNode {
    .object([
      "passed": .integer(totals.passed), "failed": .integer(totals.failed),
      "skipped": .integer(totals.skipped), "reported": .integer(totals.reported),
    ])
  }

  private static func score(_ score: NullScore) -> JSONNode {
    .object([
      "port": .string(score.manner.rawValue), "passed": .integer(score.passed),
      "total": .integer(score.total),
    ])
  }

  private static func row(_ row: ResultTable.Row) -> JSONNode {
    let cells = zip(ResultTable.weights, row.cells).compactMap { weight, cell in
      cell.total == 0
        ? nil
        : JSONMember(
          name: weight.name,
          node: .object(["passed": .integer(cell.passed), "total": .integer(cell.total)]))
    }
    return .object(["area": .string(row.area.rawValue), "levels": JSONNode(.object(cells))])
  }

  private static func entry(_ entry: ReadingProfile.Entry) -> JSONNode {
    .object([
      "question": .string(entry.question),
      "readings": .array(entry.readings.map(JSONNode.string)), "outOf": .integer(entry.outOf),
      "witnesses": .array(
        entry.witnesses.map {
          .object([
            "case": .string($0.caseID), "readings": .array($0.readings.map(JSONNode.string)),
          ])
        }),
    ])
  }

  private static func record(_ record: CaseRecord) -> JSONNode {
    .object([
      "case": .string(record.caseID), "table": .string(record.table),
      "level": .string(record.weight.name), "verdict": .string(record.verdict.rawValue),
      "blame": record.verdict.blame.map { .string($0.rawValue) },
      "reportedOnly": record.isReportedOnly ? .bool(true) : nil,
      "readings": record.readings.isEmpty ? nil : readings(record.readings),
      "message": record.message.isEmpty ? nil : .string(record.message),
    ])
  }
}

extension SuiteResult.Stop {
  /// Why the run ended early, in plain words.
  var words: String {
    switch self {
    case .interrupted: "the run was interrupted"
    case .adapter(let reason): "the adapter is at fault: \(reason)"
    }
  }
}
