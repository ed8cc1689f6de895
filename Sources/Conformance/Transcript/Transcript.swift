package import JSON
package import PushModel

/// The full record of a run in JSON Lines, from which every report can be made.
///
/// Lines are only ever added. A transcript without its last line, `run-end`, is incomplete, and can be
/// used all the same. Nothing in it depends on time, and nothing but `run-start` on how the port was
/// joined to the suite.
package struct Transcript: Sendable {
  private let write: @Sendable ([UInt8]) -> Void

  /// How the text of a transcript begins.
  package static let firstLine = #"{"event":"run-start""#

  /// A transcript whose lines, each with its end, go to a sink.
  package init(to write: @escaping @Sendable ([UInt8]) -> Void) { self.write = write }

  /// Begins the record of a run. A port in another process is known by its command, one in the same process by the
  /// options that it was made with.
  package func start(
    _ profile: Profile, edition: Edition, cases: Int, isStrict: Bool = false, command: String? = nil,
    options: String? = nil, seed: UInt64? = nil
  ) {
    line([
      "event": "run-start".json, "suite": WireProtocol.suite.json, "protocol": WireProtocol.version.json,
      "edition": edition.rawValue.json, "cases": cases.json, "strict": isStrict.json,
      "command": command?.json, "options": options?.json, "seed": seed.map { String($0).json },
      "profile": profile.json,
    ])
  }

  /// Records a case that was played, with all of its plays: each has its beginning and its end, with the verdict that the
  /// case got, and how this play came out where that is something else.
  package func add(_ record: CaseRecord) {
    for play in record.plays { add(play, of: record.verdict) }
  }

  private func add(_ record: CaseRecord, of verdict: Verdict) {
    line([
      "event": "case-start".json, "case": record.caseID.json, "table": record.table.json,
      "edition": record.edition.rawValue.json,
    ])
    for exchange in record.setting { add(exchange, step: 0) }
    for (index, step) in record.steps.enumerated() {
      for exchange in step.exchanges { add(exchange, step: index + 1) }
    }
    line([
      "event": "case-end".json, "case": record.caseID.json, "verdict": verdict.rawValue.json,
      "play": record.outcome == verdict ? nil : record.outcome.rawValue.json,
      "blame": verdict.blame?.rawValue.json, "weight": record.weight.name.json,
      "readings": record.readings.isEmpty ? nil : JSONReport.readings(record.readings),
      "fails": record.fails?.json, "message": record.message.isEmpty ? nil : record.message.json,
      "diagnostics": record.diagnostics.isEmpty ? nil : record.diagnostics.json,
    ])
  }

  /// Begins the record of a test of a walk: one of those that it takes, or that shrink a failure. Its steps follow.
  func startWalk(_ setting: Setting, over behaviour: String, seed: UInt64) {
    line([
      "event": "walk-start".json, "behaviour": behaviour.json, "seed": String(seed).json,
      "test": setting.caseID.json, "edition": setting.edition.rawValue.json,
      "language": setting.language.json,
    ])
  }

  /// Ends the record of a walk, with what the report for programs has of it.
  package func endWalk(_ outcome: JSONNode) {
    guard case .object(let members) = outcome.value else { return }
    line(JSONNode.memberList(["event": "walk-end".json]) + members)
  }

  /// Ends the record of a run. The numbers are those of the edition in the report for programs; where more than cases
  /// was played they are handed over.
  package func end(_ result: SuiteResult, totals: SuiteResult.Totals? = nil, exit: Int32? = nil) {
    // That cases contradict each other shows when all were played.
    let contradicting = result.records.filter { $0.fails?.verdict == .contradiction }.map { record in
      JSONNode.object(["case": record.caseID.json, "fails": record.fails?.json])
    }
    guard case .object(let totals) = (totals ?? result.totals).json.value else { return }
    line(
      JSONNode.memberList(["event": "run-end".json]) + totals
        + JSONNode.memberList([
          "contradictions": result.readings.contradictions.map(\.question).json,
          "contradicting": contradicting.isEmpty ? nil : .array(contradicting),
          "ledger": Ledger(result.readings).json,
          "exit": Int(exit ?? result.exitCode).json,
        ]))
  }

  func add(_ exchange: Exchange, step: Int) {
    line(JSONNode.memberList(["event": "step".json]) + exchange.members(inStep: step))
  }

  private func line(_ members: KeyValuePairs<String, JSONNode?>) { line(JSONNode.memberList(members)) }

  private func line(_ members: [JSONMember]) {
    var bytes = JSONNode.object(members).line()
    bytes.append(UInt8(ascii: "\n"))
    write(bytes)
  }
}

extension Exchange {
  /// What happened to the port in a step, and what it did; step 0 is the setting.
  func members(inStep step: Int) -> [JSONMember] {
    JSONNode.memberList([
      "step": step.json, "request": .object(stimulus.wireMembers(as: name)), "reply": reply?.json,
    ])
  }
}
