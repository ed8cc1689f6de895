public import PushModel

/// The full record of a run in JSON Lines, from which every report can be made.
///
/// Lines are only ever added. A transcript without its last line, `run-end`, is incomplete, and can be
/// used all the same. Nothing in it depends on time, and nothing but `run-start` on how the port was
/// joined to the suite.
public struct Transcript: Sendable {
  private let write: @Sendable ([UInt8]) -> Void

  /// A transcript whose lines, each with its end, go to a sink.
  public init(to write: @escaping @Sendable ([UInt8]) -> Void) { self.write = write }

  /// Begins the record of a run.
  public func start(
    _ profile: Profile, edition: Edition, cases: Int, isStrict: Bool = false, command: String? = nil
  ) {
    line([
      "event": .string("run-start"), "suite": .string(WireProtocol.suite),
      "protocol": .integer(WireProtocol.version), "edition": .string(edition.rawValue),
      "cases": .integer(cases), "strict": .bool(isStrict), "command": command.map(JSONNode.string),
      "profile": profile.json,
    ])
  }

  /// Records a case that was played.
  public func add(_ record: CaseRecord) {
    line([
      "event": .string("case-start"), "case": .string(record.caseID), "table": .string(record.table),
      "edition": .string(record.edition.rawValue),
    ])
    for exchange in record.setting { add(exchange, step: 0) }
    for (index, step) in record.steps.enumerated() {
      for exchange in step.exchanges { add(exchange, step: index + 1) }
    }
    line([
      "event": .string("case-end"), "case": .string(record.caseID),
      "verdict": .string(record.verdict.rawValue),
      "blame": record.verdict.blame.map { .string($0.rawValue) },
      "weight": .string(record.weight.name),
      "reportedOnly": record.isReportedOnly ? .bool(true) : nil,
      "readings": record.readings.isEmpty ? nil : JSONReport.readings(record.readings),
      "message": record.message.isEmpty ? nil : .string(record.message),
      "diagnostics": record.diagnostics.isEmpty ? nil : .string(record.diagnostics),
    ])
  }

  /// Ends the record of a run.
  public func end(_ result: SuiteResult) {
    let totals = result.totals
    line([
      "event": .string("run-end"), "passed": .integer(totals.passed),
      "failed": .integer(totals.failed), "skipped": .integer(totals.skipped),
      "reported": .integer(totals.reported),
      "contradictions": .array(result.readings.contradictions.map { .string($0.question) }),
      "exit": .integer(Int(result.exitCode)),
    ])
  }

  private func add(_ exchange: Exchange, step: Int) {
    let request = JSONNode(.object(exchange.stimulus.wireMembers(as: exchange.name)))
    line([
      "event": .string("step"), "step": .integer(step), "request": request,
      "reply": exchange.reply?.json,
    ])
  }

  private func line(_ members: KeyValuePairs<String, JSONNode?>) {
    var bytes = JSONNode.object(members).line()
    bytes.append(UInt8(ascii: "\n"))
    write(bytes)
  }
}
