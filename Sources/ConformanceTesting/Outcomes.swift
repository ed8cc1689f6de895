import Conformance

/// The finding about a case that did not come out well.
struct Finding: Sendable {
  let record: CaseRecord
  /// The ids of the other cases that fail for the same reason.
  var others: [String] = []

  /// Whether the finding is only a warning: an argued failure, or a case that could not run and is no duty.
  var isWarning: Bool {
    record.verdict == .argued || record.verdict == .couldNotRun && record.weight != .must
  }
}

/// The outcome of a case in a test.
enum Outcome: Sendable {
  case good
  /// The case says nothing of the port, or is reported with another one.
  case cancelled(String)
  case told(Finding)
  /// The case fails as its known deviation says.
  case known(Finding, Deviation)
}

/// The outcomes of a run, case by case.
struct Outcomes: Sendable {
  let result: SuiteResult
  /// The findings that are no warnings, one for each reason.
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

  /// Makes one finding for each reason. Other cases that did not come out well stay cancelled.
  private mutating func tell(_ records: [CaseRecord]) {
    var told = records.filter(\.verdict.isTold)
    if case .adapter = result.stop, told.contains(where: { $0.verdict.blame == .adapter }) {
      // With a faulty adapter other failures say nothing.
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
  /// The reason why the case says nothing of the port.
  fileprivate func whyNot(_ stop: SuiteResult.Stop?) -> String {
    if !message.isEmpty, !verdict.isTold { return message }
    return "it was not run" + (stop.map { ": \($0.words)" } ?? "")
  }
}
