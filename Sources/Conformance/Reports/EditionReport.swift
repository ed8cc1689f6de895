package import JSON
package import PushModel

/// What reports tell of a run in an edition. Numbers by area and by requirement are counted here, whether the cases have
/// just been played or stand in a transcript.
package struct EditionReport: Sendable {
  package let edition: Edition
  /// The cases, in the order of their tables.
  package let cases: [CaseReport]
  /// The walk and the suites that were played after the cases.
  package let generated: [JSONNode]
  package let totals: SuiteResult.Totals
  /// What there is to say of the run besides: what a transcript begins and ends with.
  let begin: JSONNode
  let end: JSONNode

  /// What came out of a run; `again` are the options that say what is played on which port, and where more than cases was
  /// played, the numbers are handed over. A run in tests has a `variable` that names the cases to be played.
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

  /// What there is to say when a run begins.
  static func beginning(
    _ profile: Profile?, isStrict: Bool, seed: UInt64?, again: [String], variable: String?
  ) -> JSONNode {
    .object([
      "profile": profile.map(shown)?.json, "strict": isStrict.json, "seed": seed.map { String($0).json },
      "again": again.json, "variable": variable?.json,
    ])
  }

  /// The run that a transcript holds.
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

  /// The names of what a transcript ends with.
  static let names = [
    "hint", "statement", "notSelected", "exit", "casesExit", "stop", "stopped",
    "stderr", "nullScore", "readings", "ledger", "contract",
    "problems",
  ]

  /// The result as one object, for programs.
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

  /// Which requirements the cases that were played prove, of those that an edition asks of an SDK.
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
  /// What the port has shown of questions, by kind of token and operation.
  package var ledger: [JSONNode] { end.nodes("ledger") }
  package var problems: [String] { end.texts("problems") }
  /// What is otherwise than in the profile that the port's team keeps; `nil` where there is none.
  package var contract: JSONNode? { end["contract"] }
  package var nullScore: JSONNode? { end["nullScore"] }
  package var diagnostics: String { end.text("stderr") }
  /// What the cases alone end with.
  package var casesExit: Int { end.number("casesExit") }
  /// Whether the adapter is the reason why the run ended early.
  var isStoppedByAdapter: Bool { end.text("stop") == "adapter" }
  var isStoppedByFailure: Bool { end.text("stop") == "failure" }
  package var seed: UInt64? { UInt64(begin.text("seed")) }

  /// Who is under test.
  package var tester: String? {
    profile.map { "\($0.text("implementation").shown()) through \($0.text("adapter").shown())" }
  }

  /// The command that plays a case again.
  package func again(_ one: CaseReport) -> String {
    begin["variable"] == nil
      ? one.again(in: edition, begin.texts("again")) : one.again(inTests: begin.text("variable"))
  }

  /// What the port was told in the place of the values that a case names; `nil` where nobody knows.
  package func values(of one: CaseReport) -> String? {
    seed.map { SentValues(seed: $0, play: one.caseID, edition: edition).words }
  }

  // MARK: Parts

  /// What a port says of itself, cut where it is long.
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
      "witnesses": .array(
        entry.votes.map {
          .object(["case": $0.caseID.json, "readings": $0.readings.json])
        }),
    ])
  }
}

extension [CaseReport] {
  /// As they stand in their files, which are in the order of their names.
  fileprivate var inOrderOfTables: Self {
    sorted { ($0.file, $0.line, $0.caseID) < ($1.file, $1.line, $1.caseID) }
  }
}

extension Verdict {
  /// Whether the case was played to a point at which something shows of what it proves.
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
  /// Why the run ended early, for programs.
  var name: String {
    switch self {
    case .interrupted: "interrupted"
    case .failure: "failure"
    case .adapter: "adapter"
    }
  }

  /// Why the run ended early, in plain words.
  package var words: String {
    switch self {
    case .interrupted: "the run was interrupted"
    case .failure: "the run was to end with the first failure"
    case .adapter(let reason): "the adapter is at fault: \(reason)"
    }
  }
}
