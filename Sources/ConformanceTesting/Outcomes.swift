import Conformance

/// What is to be recorded of a case that did not come out well.
struct Finding: Sendable {
  let record: CaseRecord
  /// The ids of the cases that fail for the same reason.
  var others: [String] = []

  /// Whether it is no more than a warning: what is argued, and what could not run and is no duty.
  var isWarning: Bool {
    record.verdict == .argued || record.verdict == .couldNotRun && record.weight != .must
  }
}

/// What a test says of a case.
enum Outcome: Sendable {
  case good
  /// It says nothing of the port, or is told with another one.
  case cancelled(String)
  case told(Finding)
  /// It fails as it is known to.
  case known(Finding, Deviation)
}

/// What a run came to, case by case.
struct Outcomes: Sendable {
  let result: SuiteResult
  /// How many reasons there are for issues that are no warnings, and a case of each.
  private(set) var failures: [Finding] = []
  private var byCase: [String: Outcome] = [:]

  init(_ result: SuiteResult) {
    self.result = result
    for record in result.records {
      if record.verdict == .knownDeviation, let deviation = record.deviation {
        byCase[record.caseID] = .known(Finding(record: record), deviation)
      } else {
        byCase[record.caseID] = record.verdict.isGood ? .good : .cancelled(record.whyNot(result.stop))
      }
    }
    tell(result.records)
  }

  subscript(id: String) -> Outcome { byCase[id] ?? .cancelled("it was not played") }

  /// One issue for each reason; what else did not come out well stays cancelled.
  private mutating func tell(_ records: [CaseRecord]) {
    var told = records.filter(\.verdict.isTold)
    if case .adapter = result.stop, told.contains(where: { $0.verdict.blame == .adapter }) {
      // Nothing else is to be read out of what its adapter has spoilt.
      told.removeAll { $0.verdict.blame != .adapter }
    }
    for group in TextReport.reasons(told) {
      guard let first = TextReport.shortest(of: group) else { continue }
      let others = group.map(\.caseID).filter { $0 != first.caseID }
      let finding = Finding(record: first, others: others)
      byCase[first.caseID] = .told(finding)
      if !finding.isWarning { failures.append(finding) }
      for id in others {
        byCase[id] = .cancelled("it comes out as \(first.caseID) does, for the same reason: \(first.root)")
      }
    }
  }
}

extension CaseRecord {
  /// Why it says nothing of the port.
  fileprivate func whyNot(_ stop: SuiteResult.Stop?) -> String {
    if !message.isEmpty, !verdict.isTold { return message }
    return "it was not run" + (stop.map { ": \($0.words)" } ?? "")
  }
}
