import JSON
package import PushModel
import Synchronization

/// The full record of a run in JSON Lines, from which every report can be made.
///
/// Lines are only ever added. A transcript without its last line, `run-end`, is incomplete, but can be used. Only
/// durations depend on time, and only `run-start` depends on how the port was joined to the suite.
package final class Transcript: Sendable {
  private let write: @Sendable ([UInt8]) -> Void
  /// The reported entry of each case of the current edition.
  private let said = Mutex<[String: JSONNode]>([:])

  /// The beginning of the text of a transcript.
  package static let firstLine = #"{"event":"run-start""#

  /// A transcript that passes each line, with its line feed, to `write`.
  package init(to write: @escaping @Sendable ([UInt8]) -> Void) { self.write = write }

  /// Begins the record of a run. The port is identified by its command if it runs in another process, by the options
  /// that it was made with if it runs in this one, and in tests by the variable that names the cases to play.
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

  /// Records a case with all of its plays. Each play has a beginning and an end. The end has the verdict of the case,
  /// and the outcome of the play if it differs. The reports' entry of the case stands at the end of the play that
  /// counts.
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

  /// Begins the record of a test of a walk, be it one of its own tests or one that shrinks a failure. The steps
  /// follow.
  func startWalk(_ setting: Setting, over behaviour: String, seed: UInt64) {
    line([
      "event": "walk-start".json, "behaviour": behaviour.json, "seed": String(seed).json,
      "test": setting.caseID.json, "edition": setting.edition.rawValue.json,
      "language": setting.language.json,
    ])
  }

  /// Ends the record of a run with the other contents of its reports. The outcomes of the walk and of suites, and entries
  /// of cases that have changed since, are recorded before it.
  package func end(_ result: SuiteResult, _ told: EditionReport? = nil) {
    let report = told ?? EditionReport(result)
    for outcome in report.generated {
      line(JSONNode.memberList(["event": "\(outcome.text("tests"))-end".json]) + outcome.memberList)
    }
    let said = said.withLock { said in
      defer { said = [:] }
      return said
    }
    for record in result.records {
      let entry = CaseReport.entry(record)
      // A case that was not played has no record so far, but counts.
      if said[record.caseID] != entry {
        line(JSONNode.memberList(["event": "case-changed".json]) + entry.memberList)
      }
    }
    let contradictions = report.readings.filter(\.isContradiction).map { $0.text("question") }
    line(
      JSONNode.memberList(["event": "run-end".json]) + report.totals.json.memberList
        + JSONNode.memberList(["contradictions": contradictions.json]) + report.end.memberList)
  }

  /// Ends the record of all runs. Nothing is recorded if there is nothing to say.
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
  /// A stimulus of a step and the reply to it; step 0 is the setting.
  func members(inStep step: Int) -> [JSONMember] {
    JSONNode.memberList([
      "step": step.json, "request": .object(stimulus.wireMembers(as: name)), "reply": reply?.json,
    ])
  }
}
