import StateMachines

/// The coverage of the machines and of the readings, beside its targets.
package struct Coverage: Sendable {
  /// One row for each machine and edition, in the order of the machines.
  package let rows: [Row]
  /// One row for each edition.
  package let readings: [ReadingCoverage]
  /// The problems of the exceptions, and of the recorded visits.
  package let problems: [String]

  package struct Row: Hashable, Sendable {
    package let machine: String
    package let edition: String
    /// The cells (a state and an input) that some combination of readings makes possible.
    package let cells: CoverageMeasure
    /// The rules (a branch of a cell) that some combination of readings leads to.
    package let rules: CoverageMeasure
    /// The pairs of consecutive transitions; `nil` where the order of the visits is not known.
    package let pairs: CoverageMeasure?
  }

  /// Whether every possible cell and rule was visited and every reading told apart, but for the exceptions,
  /// without problems. Pairs are reported only.
  package var isComplete: Bool {
    problems.isEmpty && rows.allSatisfy { $0.cells.isComplete && $0.rules.isComplete }
      && readings.allSatisfy { $0.followed.isComplete && $0.toldApart.isComplete }
  }

  /// Compares records with the targets.
  ///
  /// - Parameters:
  ///   - records: the records, one for each edition.
  ///   - questions: the questions whose readings count, of all editions.
  ///   - exceptions: the cells and rules that need not be visited. Those of other editions are ignored.
  package init(
    _ records: [CoverageRecorder], questions: [ReadingCoverage.Question] = [],
    exceptions: [CoverageException] = []
  ) {
    let editions = records.map(\.edition)
    let exceptions = exceptions.filter { $0.editions?.contains(where: editions.contains) ?? true }
    var audit = ExceptionAudit(exceptions)
    let rows = records.map { record in
      record.machines.map { Self.row($0, in: record.edition, &audit) }
    }
    let order = rows.map { $0.map(\.machine) }.max { $0.count < $1.count } ?? []
    self.rows = order.flatMap { machine in rows.flatMap { $0.filter { $0.machine == machine } } }
    readings = records.map { ReadingCoverage($0, questions: questions) }
    problems = audit.problems + records.flatMap(\.problems) + audit.unused
  }

  private static func row(
    _ record: CoverageRecorder.MachineRecord, in edition: String, _ audit: inout ExceptionAudit
  ) -> Row {
    let items = record.items
    var cells = CoverageMeasure()
    var rules = CoverageMeasure()
    for (index, cell) in items.cells.enumerated() where cell.isPossible {
      let isExcepted = audit.covers(cell.key, [], edition, isVisited: record.cells[index])
      cells.add(cell.key, isVisited: record.cells[index], isExcepted: isExcepted)
    }
    for (index, rule) in items.rules.enumerated() where rule.isPossible {
      let isExcepted = audit.covers(
        items.cells[rule.cell].key, rule.branch.readings, edition, isVisited: record.rules[index])
      rules.add(rule.key, isVisited: record.rules[index], isExcepted: isExcepted)
    }
    return Row(
      machine: items.machine, edition: edition, cells: cells, rules: rules,
      pairs: record.isOrdered ? pairs(of: record) : nil)
  }

  private static func pairs(of record: CoverageRecorder.MachineRecord) -> CoverageMeasure {
    var pairs = CoverageMeasure()
    for pair in record.items.pairs {
      pairs.add(record.items.name(ofPair: pair), isVisited: record.pairs.contains(pair))
    }
    return pairs
  }
}

/// Checks that exceptions are used, and not contradicted by visits.
private struct ExceptionAudit {
  private let exceptions: [CoverageException]
  private var isUsed: [Bool]
  private(set) var problems: [String] = []

  init(_ exceptions: [CoverageException]) {
    self.exceptions = exceptions
    isUsed = exceptions.map { _ in false }
  }

  /// The problems of exceptions without a match.
  var unused: [String] {
    zip(exceptions, isUsed).filter { !$1 }.map { "The exception \($0.0.name) matches nothing possible" }
  }

  /// Whether a cell, or a rule of it, is excepted.
  mutating func covers(
    _ cell: String, _ readings: [ReadingChoice], _ edition: String, isVisited: Bool
  ) -> Bool {
    var isCovered = false
    for (index, exception) in exceptions.enumerated()
    where exception.covers(cell, under: readings, edition: edition) {
      isUsed[index] = true
      isCovered = true
      if isVisited {
        let problem = "\(exception.name) is excepted, and was visited all the same in \(edition)"
        if !problems.contains(problem) { problems.append(problem) }
      }
    }
    return isCovered
  }
}
