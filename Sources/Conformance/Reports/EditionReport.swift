package import JSON
package import PushModel

/// The report on a run in one edition. Numbers by area and by requirement are counted here, both for cases that have
/// just been played and for those of a transcript.
package struct EditionReport: Sendable {
  package let edition: Edition
  /// The cases in the order of their tables.
  package let cases: [CaseReport]
  /// The outcomes of the walk and of suites, which follow the cases.
  package let generated: [JSONNode]
  package let totals: SuiteResult.Totals
  /// The contents of the first and last line of the transcript.
  let begin: JSONNode
  let end: JSONNode

  /// The report on a result. `again` are the command-line options that repeat the run on the same port. The numbers
  /// are passed if more than cases was played. In tests, `variable` is the environment variable that names the cases
  /// to play.
  package init(
    _ result: SuiteResult, totals: SuiteResult.Totals? = nil, exit: Int32? = nil, nullScore: NullScore? = nil,
    generated: [JSONNode] = [], again: [String] = [], variable: String? = nil, seed: UInt64? = nil,
    contract: JSONNode? = nil
  ) {
    edition = result.edition
    cases = result.records.map(CaseReport.init).inOrderOfTables
    self.generated = generated
    self.totals = totals ?? result.totals
    begin = Self.beginning(
      result.profile, isStrict: result.isStrict, seed: seed, again: again, variable: variable)
    end = .object([
      "hint": result.hint?.json,
      "statement": result.statement(self.totals)?.json,
      "notSelected": result.notSelected == 0 ? nil : result.notSelected.json,
      "exit": Int(exit ?? result.exitCode).json, "casesExit": Int(result.exitCode).json,
      "stop": result.stop?.name.json, "stopped": result.stop?.words.json,
      "stderr": result.diagnostics.isEmpty ? nil : result.diagnostics.json,
      "nullScore": nullScore.map(Self.score),
      "readings": .array(result.readings.entries.map(Self.entry)), "ledger": Ledger(result.readings).json,
      "contract": contract,
      "problems": result.problems.map(\.description).json,
    ])
  }

  /// The contents of the first line of a transcript.
  static func beginning(
    _ profile: Profile?, isStrict: Bool, seed: UInt64?, again: [String], variable: String?
  ) -> JSONNode {
    .object([
      "profile": profile.map(shown)?.json, "strict": isStrict.json, "seed": seed.map { String($0).json },
      "again": again.json, "variable": variable?.json,
    ])
  }

  /// The report on a recorded run.
  init(
    _ edition: Edition, begin: JSONNode, end: JSONNode, totals: SuiteResult.Totals, cases: [CaseReport],
    generated: [JSONNode]
  ) {
    self.edition = edition
    self.begin = begin
    self.end = end
    self.totals = totals
    self.cases = cases.inOrderOfTables
    self.generated = generated
  }

  /// The member names of the last line of a transcript.
  static let names = [
    "hint", "statement", "notSelected", "exit", "casesExit", "stop", "stopped",
    "stderr", "nullScore", "readings", "ledger", "contract",
    "problems",
  ]

  /// The JSON report.
  package var json: JSONNode {
    let late = cases.count { $0.json["late"] != nil }
    let head = JSONNode.memberList([
      "edition": edition.rawValue.json, "totals": totals.json, "late": late == 0 ? nil : late.json,
    ])
    let areas = AreaRow.rows(cases)
    let counted = JSONNode.memberList([
      "levels": AreaRow.levels(areas), "areas": .array(areas.map(\.json)), "requirements": coverage,
      "cases": .array(cases.map(\.json)), "generated": generated.isEmpty ? nil : .array(generated),
    ])
    return .object(head + begin.memberList + end.memberList + counted)
  }

  /// The requirements on SDKs that the played cases prove, of those that the edition states.
  package var coverage: JSONNode {
    var counts: [String: (cases: Int, passed: Int)] = [:]
    for one in cases where one.verdict.isPlayed {
      for id in one.requirements {
        counts[id, default: (0, 0)].cases += 1
        if one.verdict.isGood { counts[id, default: (0, 0)].passed += 1 }
      }
    }
    let stated = Requirement.all.filter { $0.subject == .sdk && $0.isStated(in: edition) }
    let played = stated.compactMap { requirement in
      counts[requirement.id].map {
        JSONNode.object([
          "requirement": requirement.id.json, "level": Weight(of: requirement, in: edition).name.json,
          "cases": $0.cases.json, "passed": $0.passed.json,
        ])
      }
    }
    return .object([
      "stated": stated.count.json, "played": .array(played),
      "notPlayed": stated.map(\.id).filter { counts[$0] == nil }.json,
    ])
  }

  // MARK: Parts of the report

  package var profile: JSONNode? { begin["profile"] }
  package var exit: Int { end.number("exit") }
  package var isStrict: Bool { begin["strict"]?.value == .bool(true) }
  package var notSelected: Int { end.number("notSelected") }
  package var hint: String? { end["hint"].map { _ in end.text("hint") } }
  package var statement: String? { end["statement"].map { _ in end.text("statement") } }
  package var stopped: String? { end["stopped"].map { _ in end.text("stopped") } }
  package var readings: [JSONNode] { end.nodes("readings") }
  /// The readings that the port has shown, by question, kind of token and operation.
  package var ledger: [JSONNode] { end.nodes("ledger") }
  package var problems: [String] { end.texts("problems") }
  /// The differences from the kept profile; `nil` if there is none.
  package var contract: JSONNode? { end["contract"] }
  package var nullScore: JSONNode? { end["nullScore"] }
  package var diagnostics: String { end.text("stderr") }
  /// The exit code of the cases alone.
  package var casesExit: Int { end.number("casesExit") }
  /// Whether the run ended early because of the adapter.
  var isStoppedByAdapter: Bool { end.text("stop") == "adapter" }
  var isStoppedByFailure: Bool { end.text("stop") == "failure" }
  /// Whether the cases, or what was generated, were interrupted.
  var isInterrupted: Bool {
    end.text("stop") == "interrupted" || generated.contains { $0.texts("problems").contains("interrupted") }
  }
  package var seed: UInt64? { UInt64(begin.text("seed")) }

  /// The port and its adapter.
  package var tester: String? {
    profile.map { "\($0.text("implementation").shown()) through \($0.text("adapter").shown())" }
  }

  package func again(_ one: CaseReport) -> String {
    begin["variable"] == nil
      ? one.again(in: edition, begin.texts("again")) : one.again(inTests: begin.text("variable"))
  }

  /// The values that the port was told in place of those in the case; `nil` if the seed is not known.
  package func values(of one: CaseReport) -> String? {
    seed.map { SentValues(seed: $0, play: one.caseID, edition: edition).words }
  }

  // MARK: Parts

  /// The profile with long texts cut.
  private static func shown(_ profile: Profile) -> Profile {
    var shown = profile
    shown.adapter = profile.adapter.shown()
    shown.implementation = profile.implementation.shown()
    return shown
  }

  private static func score(_ score: NullScore) -> JSONNode {
    .object(["port": score.manner.rawValue.json, "passed": score.passed.json, "total": score.total.json])
  }

  private static func entry(_ entry: ReadingProfile.Entry) -> JSONNode {
    .object([
      "question": entry.question.json, "readings": entry.readings.json, "outOf": entry.outOf.json,
      "contradiction": entry.isContradiction ? true.json : nil,
      "witnesses": .array(entry.votes) {
        .object(["case": $0.caseID.json, "readings": $0.readings.json])
      },
    ])
  }
}

extension [CaseReport] {
  /// The cases in the order of their files' names, and within each file in its order.
  fileprivate var inOrderOfTables: Self {
    sorted { ($0.file, $0.line, $0.caseID) < ($1.file, $1.line, $1.caseID) }
  }
}

extension Verdict {
  /// Whether the case was played far enough to show anything of what it proves.
  package var isPlayed: Bool {
    switch self {
    case .pass, .fail, .contradiction, .argued, .crash, .timeout, .unsteady, .knownDeviation,
      .changedDeviation,
      .unexpectedPass:
      true
    case .notOffered, .notJudged, .couldNotRun, .adapterFault, .harnessFault, .leaks, .notRun: false
    }
  }
}

extension SuiteResult.Stop {
  /// The reason for the early end, in the JSON report.
  var name: String {
    switch self {
    case .interrupted: "interrupted"
    case .failure: "failure"
    case .adapter: "adapter"
    }
  }

  /// The reason for the early end, in plain words.
  package var words: String {
    switch self {
    case .interrupted: "the run was interrupted"
    case .failure: "the run was to end with the first failure"
    case .adapter(let reason): "the adapter is at fault: \(reason)"
    }
  }
}
