package import JSON
package import PushModel
import Synchronization

/// The full record of a run in JSON Lines, from which every report can be made.
///
/// Lines are only ever added. A transcript without its last line, `run-end`, is incomplete, and can be
/// used all the same. Nothing in it but durations depends on time, and nothing but `run-start` on how the port
/// was joined to the suite.
package final class Transcript: Sendable {
  private let write: @Sendable ([UInt8]) -> Void
  /// What was said of each case of the edition that is played.
  private let said = Mutex<[String: JSONNode]>([:])

  /// How the text of a transcript begins.
  package static let firstLine = #"{"event":"run-start""#

  /// A transcript whose lines, each with its end, go to a sink.
  package init(to write: @escaping @Sendable ([UInt8]) -> Void) { self.write = write }

  /// Begins the record of a run. A port in another process is known by its command, one in the same process by the
  /// options that it was made with, one in tests of its own by the variable that names the cases to be played.
  package func start(
    _ profile: Profile, edition: Edition, cases: Int, isStrict: Bool = false, command: String? = nil,
    options: String? = nil, variable: String? = nil, seed: UInt64? = nil, again: [String] = []
  ) {
    said.withLock { $0 = [:] }
    line([
      "event": "run-start".json, "suite": WireProtocol.suite.json, "protocol": WireProtocol.version.json,
      "edition": edition.rawValue.json, "cases": cases.json, "strict": isStrict.json,
      "command": command?.json, "options": options?.json, "variable": variable?.json,
      "seed": seed.map { String($0).json },
      "again": again.json, "profile": profile.json,
    ])
  }

  /// Records a case that was played, with all of its plays: each has its beginning and its end, with the verdict that the
  /// case got, and how this play came out where that is something else. What reports have of the case stands at the end of
  /// the play that counts.
  package func add(_ record: CaseRecord) {
    for play in record.otherPlays.before { add(play, of: record.verdict) }
    let entry = CaseReport.entry(record)
    said.withLock { $0[record.caseID] = entry }
    add(record, of: record.verdict, entry)
    for play in record.otherPlays.after { add(play, of: record.verdict) }
  }

  private func add(_ record: CaseRecord, of verdict: Verdict, _ entry: JSONNode? = nil) {
    line([
      "event": "case-start".json, "case": record.caseID.json, "table": record.table.json,
      "edition": record.edition.rawValue.json,
    ])
    for exchange in record.setting { add(exchange, step: 0) }
    for (index, step) in record.steps.enumerated() {
      for exchange in step.exchanges { add(exchange, step: index + 1) }
    }
    let short: JSONNode = .object([
      "case": record.caseID.json, "verdict": verdict.rawValue.json,
      "message": record.message.isEmpty ? nil : record.message.json,
      "stderr": record.diagnostics.isEmpty ? nil : record.diagnostics.json,
    ])
    line(
      JSONNode.memberList(["event": "case-end".json]) + (entry ?? short).memberList
        + JSONNode.memberList(["play": record.outcome == verdict ? nil : record.outcome.rawValue.json]))
  }

  /// Begins the record of a test of a walk: one of those that it takes, or that shrink a failure. Its steps follow.
  func startWalk(_ setting: Setting, over behaviour: String, seed: UInt64) {
    line([
      "event": "walk-start".json, "behaviour": behaviour.json, "seed": String(seed).json,
      "test": setting.caseID.json, "edition": setting.edition.rawValue.json,
      "language": setting.language.json,
    ])
  }

  /// Ends the record of a walk or of a suite, with what the report for programs has of it.
  package func endGenerated(_ outcome: JSONNode) {
    line(JSONNode.memberList(["event": "\(outcome.text("tests"))-end".json]) + outcome.memberList)
  }

  /// Ends the record of a run, with what reports have of it besides the cases. Of a case of which something else is said
  /// once all cases are known, that is said before.
  package func end(_ result: SuiteResult, _ told: EditionReport? = nil) {
    let report = told ?? EditionReport(result)
    let said = said.withLock { said in
      defer { said = [:] }
      return said
    }
    for record in result.records {
      let entry = CaseReport.entry(record)
      // What was not played has no record here, but counts.
      if said[record.caseID] != entry {
        line(JSONNode.memberList(["event": "case-changed".json]) + entry.memberList)
      }
    }
    let contradictions = report.readings.filter(\.isContradiction).map { $0.text("question") }
    line(
      JSONNode.memberList(["event": "run-end".json]) + report.totals.json.memberList
        + JSONNode.memberList(["contradictions": contradictions.json]) + report.end.memberList)
  }

  /// Ends the record of all runs, where there is something to say of them together.
  package func endAll(shutdownFault: String?, stale: [String]) {
    guard shutdownFault != nil || !stale.isEmpty else { return }
    line(["event": "end".json, "shutdown": shutdownFault?.json, "stale": stale.isEmpty ? nil : stale.json])
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
