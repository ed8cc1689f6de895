package import JSON
package import PushModel

/// A run from a transcript. Other contents of the transcript are not read.
package struct RecordedRun: Sendable {
  package let edition: Edition
  /// The profile of the port; `nil` if the transcript has none.
  package let profile: Profile?
  /// The command that started the port; `nil` if it ran in the same process.
  package private(set) var command: String?
  /// The options of a port in the same process; `nil` if there were none.
  package private(set) var options: String?
  /// The seed of the values that the port was told; `nil` if the transcript has none.
  package private(set) var seed: UInt64?
  /// The environment variable that names cases to the tests; `nil` if the run was not played by tests.
  package private(set) var variable: String?
  /// The command-line options that repeat the run on the same port.
  private(set) var again: [String] = []
  /// Whether inferred requirements counted.
  package private(set) var isStrict = false
  package fileprivate(set) var contradictions: [String] = []
  /// The exit code of the run; `nil` if the transcript is incomplete.
  package fileprivate(set) var exit: Int?
  /// The plays of cases in order.
  package fileprivate(set) var cases: [RecordedCase] = []
  /// The outcomes of the walk and of suites.
  package fileprivate(set) var generated: [JSONNode] = []
  /// The other contents of reports; `nil` if the transcript is incomplete.
  fileprivate var end: JSONNode?
  /// The final entries of cases whose entries have changed since they were played, by id.
  fileprivate var changed: [String: JSONNode] = [:]
  /// The remarks on all runs together, after the last one.
  fileprivate var shutdownFault: String?
  fileprivate var stale: [String] = []
  /// The readings that the run has shown; `nil` if the transcript has none.
  package fileprivate(set) var ledger: Ledger?
  /// The unknown failures of the walk, and its known deviations that passed.
  package fileprivate(set) var walks: (failing: [Deviation], passing: [Deviation]) = ([], [])
  /// Whether the current lines belong to a walk, whose steps are skipped.
  fileprivate var isWalking = false
}

extension RecordedRun {
  /// Reads the event that begins a run.
  fileprivate init(start event: JSONNode) throws(JSONError) {
    edition = try event.decode("edition")
    profile = try event.decodeIfPresent("profile")
    command = try event.decodeIfPresent("command")
    options = try event.decodeIfPresent("options")
    variable = try event.decodeIfPresent("variable")
    seed = try event.decodeIfPresent("seed", as: String.self).flatMap { UInt64($0) }
    again = try event.decodeIfPresent("again") ?? []
    isStrict = try event.decodeIfPresent("strict") ?? false
  }
}

/// A play of a case from a transcript.
package struct RecordedCase: Sendable {
  package let caseID: String
  /// All stimuli and replies since the fresh installation.
  package fileprivate(set) var exchanges: [Exchange] = []
  fileprivate var steps: [Int] = []
  /// The verdict of the case; `nil` if the record ends before the case does.
  package fileprivate(set) var verdict: Verdict?
  /// The outcome of this play, if it differs from the verdict of the case.
  fileprivate var outcome: Verdict?
  /// The way of failing; `nil` if the case did not fail, or the transcript does not say.
  package fileprivate(set) var fails: WayOfFailing?
  /// The readings that explain the case, by question.
  package fileprivate(set) var readings: [String: [String]] = [:]
  /// The reports' entry of the case, in the play that counts.
  fileprivate var entry: JSONNode?
  /// Whether the verdict rests on this play.
  package var counts: Bool { entry != nil }

  /// The exchanges as they stand in the transcript.
  fileprivate var stepNodes: [JSONNode] {
    zip(steps, exchanges).map { JSONNode.object($1.members(inStep: $0)) }
  }
}

// MARK: Reports

extension RunReport {
  /// A report on the runs of a transcript. `exit` determines the exit code.
  package init(_ runs: [RecordedRun], exit: (RunReport) -> Int32) throws(JSONError) {
    var editions: [EditionReport] = []
    for run in runs { editions.append(try run.report()) }
    self.init(
      editions, shutdownFault: runs.last?.shutdownFault, stale: runs.last?.stale ?? [],
      isIncomplete: runs.contains { $0.end == nil }, exit: exit)
  }
}

extension RecordedRun {
  fileprivate func report() throws(JSONError) -> EditionReport {
    var reports: [CaseReport] = []
    var known: Set<String> = []
    let plays = Dictionary(grouping: cases, by: \.caseID)
    for play in cases where known.insert(play.caseID).inserted {
      let all = plays[play.caseID] ?? []
      let counts = all.last { $0.entry != nil }
      guard let entry = changed[play.caseID] ?? counts?.entry else { continue }
      var report = try CaseReport(json: entry)
      let verdict = report.verdict
      report.add(steps: counts?.stepNodes ?? [], plays: all.map { ($0.outcome ?? verdict, $0.stepNodes) })
      reports.append(report)
    }
    for (id, entry) in changed.sorted(by: { $0.key < $1.key }) where !known.contains(id) {
      var report = try CaseReport(json: entry)
      report.add(steps: [], plays: [])
      reports.append(report)
    }
    guard let end else { return unfinished(reports) }
    // Transcripts of earlier versions have fewer members.
    _ = try end.required("casesExit")
    let members = end.memberList.filter { EditionReport.names.contains($0.name) }
    return EditionReport(
      edition, begin: beginning, end: .object(members), totals: try SuiteResult.Totals(json: end),
      cases: reports, generated: generated)
  }

  private var beginning: JSONNode {
    EditionReport.beginning(profile, isStrict: isStrict, seed: seed, again: again, variable: variable)
  }

  /// The report on an incomplete run.
  private func unfinished(_ reports: [CaseReport]) -> EditionReport {
    let isFailed = reports.contains { $0.verdict.countsAsFailed }
    let exit = (isFailed ? 1 : 4).json
    let end = JSONNode.object([
      "exit": exit, "casesExit": exit, "readings": .array([]), "ledger": .array([]), "problems": .array([]),
    ])
    return EditionReport(
      edition, begin: beginning, end: end, totals: SuiteResult.Totals(reports.map(\.verdict)), cases: reports,
      generated: generated)
  }
}

// MARK: Reading

extension Transcript {
  /// Reads the runs of a transcript. A last line without a line feed that cannot be read was cut off, and is left out.
  ///
  /// - Throws: An error at the first line that is not part of a transcript, with its place in the text.
  package static func read(_ bytes: [UInt8]) throws(JSONError) -> [RecordedRun] {
    var runs: [RecordedRun] = []
    let lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    for (index, line) in lines.enumerated() where !line.isEmpty {
      do throws(JSONError) {
        try read(JSONNode.parse(line), into: &runs)
      } catch {
        var found = error
        if index == lines.count - 1, !runs.isEmpty { break }
        found.place.line = index + 1
        throw found
      }
    }
    return runs
  }

  private static func read(_ event: JSONNode, into runs: inout [RecordedRun]) throws(JSONError) {
    let name = try event.required("event")
    if try name.string() == "run-start" {
      runs.append(try RecordedRun(start: event))
      return
    }
    let run = try last(of: runs.indices, for: name, expected: "run-start before it")
    try runs[run].read(event, name)
  }

  fileprivate static func last(
    of indices: Range<Int>, for event: JSONNode, expected: String
  ) throws(JSONError) -> Int {
    guard let last = indices.last else {
      throw JSONError(place: event.place, message: "found an event out of order", expected: expected)
    }
    return last
  }
}

extension RecordedRun {
  fileprivate mutating func read(_ event: JSONNode, _ name: JSONNode) throws(JSONError) {
    switch try name.string() {
    case "run-end":
      contradictions = try event.decodeIfPresent("contradictions") ?? []
      exit = try event.decodeIfPresent("exit")
      end = event
      ledger = try event.optional("ledger").map { node throws(JSONError) in try Ledger(json: node) }
    case "end":
      shutdownFault = try event.decodeIfPresent("shutdown")
      stale = try event.decodeIfPresent("stale") ?? []
    case "case-start":
      cases.append(RecordedCase(caseID: try event.decode("case")))
      isWalking = false
    case "walk-start": isWalking = true
    case "walk-end", "suite-end":
      generated.append(event.withoutEvent)
      for node in event.nodes("failing") { walks.failing.append(try Deviation(json: node)) }
      for node in event.nodes("passing") { walks.passing.append(try Deviation(json: node)) }
    case "step":
      if isWalking { break }
      let one = try Transcript.last(of: cases.indices, for: name, expected: "case-start before it")
      let request = try event.required("request")
      cases[one].exchanges.append(
        Exchange(
          stimulus: try Stimulus(json: request), name: try request.decodeIfPresent("as"),
          reply: try event.decodeIfPresent("reply")))
      cases[one].steps.append(event.number("step"))
    case "case-end":
      let one = try Transcript.last(of: cases.indices, for: name, expected: "case-start before it")
      cases[one].verdict = Verdict(rawValue: try event.decode("verdict"))
      cases[one].outcome = try event.decodeIfPresent("play", as: String.self).flatMap {
        Verdict(rawValue: $0)
      }
      cases[one].fails = try event.failing
      if event["title"] != nil { cases[one].entry = event.withoutEvent }
      for member in try event.optional("readings")?.members() ?? [] {
        cases[one].readings[member.name] = try [String](json: member.node)
      }
    case "case-changed":
      let id: String = try event.decode("case")
      changed[id] = event.withoutEvent
      let verdict: String = try event.decode("verdict")
      for place in cases.indices where cases[place].caseID == id {
        cases[place].outcome = cases[place].outcome ?? cases[place].verdict
        cases[place].verdict = Verdict(rawValue: verdict)
        cases[place].fails = try event.failing
      }
    default:
      throw JSONError(
        place: name.place, message: "found an unknown event",
        expected:
          "run-start, case-start, step, case-end, case-changed, walk-start, walk-end, suite-end, run-end or end"
      )
    }
  }
}

extension JSONNode {
  /// The way of failing in an event; `nil` if it has none.
  fileprivate var failing: WayOfFailing? {
    get throws(JSONError) {
      try optional("fails").map { node throws(JSONError) in try WayOfFailing(json: node) }
    }
  }

  /// The members of an event without its name, and without those that only tell plays apart.
  fileprivate var withoutEvent: JSONNode {
    .object(memberList.filter { $0.name != "event" && $0.name != "play" })
  }
}
