package import JSON
import PushModel

/// The result of a run for programs.
package enum JSONReport {
  /// The result as one object; `nullScore` stands beside the port's own numbers. Where more than cases was played, its
  /// numbers are handed over.
  package static func node(
    _ result: SuiteResult, totals: SuiteResult.Totals? = nil, exit: Int32? = nil, nullScore: NullScore? = nil,
    generated: [JSONNode] = []
  ) -> JSONNode {
    .object([
      "suite": WireProtocol.suite.json, "edition": result.edition.rawValue.json,
      "profile": result.profile.map(shown)?.json, "strict": result.isStrict.json,
      "late": result.lateCount == 0 ? nil : result.lateCount.json, "hint": result.hint?.json,
      "totals": (totals ?? result.totals).json,
      "notSelected": result.notSelected == 0 ? nil : result.notSelected.json,
      "exit": Int(exit ?? result.exitCode).json, "stopped": result.stop?.words.json,
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
      "case": record.caseID.json, "title": record.title.json, "table": record.table.json,
      "level": record.weight.name.json,
      "verdict": record.verdict.rawValue.json, "blame": record.verdict.blame?.rawValue.json,
      "root": record.root.isEmpty ? nil : record.root.json,
      "readings": record.readings.isEmpty ? nil : readings(record.readings),
      "message": record.message.isEmpty ? nil : record.message.json,
      "requirements": record.requirements.json, "deviation": record.deviation?.json,
      "steps": record.verdict.isGood ? nil : .array(steps(record)),
      "failure": record.failure.map { failure($0, of: record) },
      "late": record.isLate ? true.json : nil, "plays": plays(record),
      "undecided": record.leftOpenBy.isEmpty ? nil : record.leftOpenBy.map(\.words).json,
      "microseconds": record.duration.map { $0.microseconds.json },
    ])
  }

  /// All plays of a case that came out otherwise when it was played again.
  private static func plays(_ record: CaseRecord) -> JSONNode? {
    guard record.verdict == .unsteady else { return nil }
    return .array(
      record.plays.map {
        .object(["verdict": $0.outcome.rawValue.json, "steps": .array(steps($0))])
      })
  }

  /// All that happened to the port and that it did, as in a transcript; step 0 is the setting. Of a case that came out
  /// well nobody asks for it, and of all cases it would be megabytes.
  private static func steps(_ record: CaseRecord) -> [JSONNode] {
    let exchanges = [record.setting] + record.steps.map(\.exchanges)
    let nodes = exchanges.enumerated().flatMap { index, exchanges in
      exchanges.map { JSONNode.object($0.members(inStep: index)) }
    }
    var size = 0
    let shown = nodes.prefix { node in
      size += node.line().count
      return size <= Self.longest
    }
    guard shown.count < nodes.count else { return nodes }
    return shown + [.object(["left": (nodes.count - shown.count).json])]
  }

  /// After so many bytes the steps of a case are cut: a transcript has all of them.
  private static let longest = 20_000

  private static func failure(_ failure: CaseFailure, of record: CaseRecord) -> JSONNode {
    let last = failure.step.map { $0 - 1 } ?? record.steps.count - 1
    let state = record.steps.indices.contains(last) ? record.steps[last] : StepRecord()
    // Of the setting no state is noted.
    let isSetting = failure.step == 0
    return .object([
      "step": failure.step?.json, "seen": failure.seen.map { $0.shown(upTo: 4000) }.json,
      "server": isSetting ? nil : .object(["apns": held(state.apnsRecord), "voip": held(state.voipRecord)]),
      "permission": isSetting ? nil : state.permission.rawValue.json,
      "open": isSetting ? nil : state.openCalls.map { $0.shown() }.json,
      "allowed": .array(failure.allowed.map(way)), "against": failure.against?.json,
      "rules": .array(failure.rules.compactMap(Requirement.named).map { rule($0, in: record.edition) }),
      "questions": failure.questions.json,
    ])
  }

  /// A record, of texts that may be read.
  private static func held(_ record: ServerRecord?) -> JSONNode {
    guard var record else { return .null }
    record.token = record.token.shown(upTo: 4000)
    record.user = record.user?.shown(upTo: 4000)
    record.appKey = record.appKey?.shown(upTo: 4000)
    record.language = record.language?.shown(upTo: 4000)
    return record.json
  }

  private static func way(_ way: CaseFailure.Way) -> JSONNode {
    let readings = way.readings.map { JSONMember(name: $0.question, node: $0.reading.json) }
    return .object([
      "seen": way.seen.json, "server": way.server?.json, "permission": way.permission?.rawValue.json,
      "open": way.open?.json, "readings": readings.isEmpty ? nil : .object(readings),
    ])
  }

  private static func rule(_ requirement: Requirement, in edition: Edition) -> JSONNode {
    .object([
      "requirement": requirement.id.json, "level": Weight(of: requirement, in: edition).name.json,
      "sentence": requirement.sentence.json,
      "lines": requirement.evidence(in: edition).lines?.text.json,
    ])
  }
}

extension SuiteResult.Stop {
  /// Why the run ended early, in plain words.
  package var words: String {
    switch self {
    case .interrupted: "the run was interrupted"
    case .failure: "the run was to end with the first failure"
    case .adapter(let reason): "the adapter is at fault: \(reason)"
    }
  }
}
