import Conformance

/// What is to be recorded of a case that did not come out well.
struct Finding: Sendable {
  let record: CaseRecord
  /// The ids of the cases that fail for the same reason.
  var others: [String] = []
  /// What it was known to fail for, if that was something else.
  var knownRoot: String?

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
  case known(Finding, KnownFailure)
  /// It is known to fail, and does not.
  case passesNow(KnownFailure)
}

/// What a run came to, case by case.
struct Outcomes: Sendable {
  let result: SuiteResult
  /// The cases that fail as they are known to.
  private(set) var known: [CaseRecord] = []
  /// How many reasons there are for issues that are no warnings, and a case of each.
  private(set) var failures: [Finding] = []
  private var byCase: [String: Outcome] = [:]

  init(_ result: SuiteResult, known failures: [KnownFailure]) {
    self.result = result
    let known = Dictionary(failures.map { ($0.id, $0) }) { first, _ in first }
    var unknown: [CaseRecord] = []
    for record in result.records {
      guard let failure = known[record.caseID] else {
        unknown.append(record)
        continue
      }
      if record.verdict.isGood {
        byCase[record.caseID] = .passesNow(failure)
      } else if record.verdict.isTold, record.root == failure.root {
        byCase[record.caseID] = .known(Finding(record: record), failure)
        self.known.append(record)
      } else {
        unknown.append(record)
      }
    }
    tell(unknown, known)
  }

  subscript(id: String) -> Outcome { byCase[id] ?? .cancelled("it was not played") }

  /// What it comes to without the failures that are known.
  var rest: SuiteResult {
    var rest = result
    let ids = Set(known.map(\.caseID))
    rest.records.removeAll { ids.contains($0.caseID) }
    return rest
  }

  /// One issue for each reason; what else did not come out well is cancelled.
  private mutating func tell(_ records: [CaseRecord], _ known: [String: KnownFailure]) {
    for record in records {
      byCase[record.caseID] = record.verdict.isGood ? .good : .cancelled(record.whyNot(result.stop))
    }
    var told = records.filter(\.verdict.isTold)
    if case .adapter = result.stop, told.contains(where: { $0.verdict.blame == .adapter }) {
      // Nothing else is to be read out of what its adapter has spoilt.
      told.removeAll { $0.verdict.blame != .adapter }
    }
    for group in TextReport.reasons(told) {
      guard let first = TextReport.shortest(of: group) else { continue }
      let others = group.map(\.caseID).filter { $0 != first.caseID }
      var finding = Finding(record: first, others: others)
      finding.knownRoot = known[first.caseID]?.root
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
