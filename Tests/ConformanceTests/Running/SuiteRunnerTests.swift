import Conformance
import JSON
import PushModel
import ReferenceAdapter
import ReferencePort
import TestSupport
import Testing

@Suite struct SuiteRunnerTests {
  private let cases = Corpus.cases("valid-passes")

  @Test func `A good port ends with zero`() {
    var port = TinyPort()
    let result = SuiteRunner(cases: cases).run(on: &port)
    #expect(result.exitCode == 0)
    #expect(result.totals == SuiteResult.Totals(passed: 5, failed: 0, skipped: 0, argued: 0))
    #expect(result.edition == .toastJa, "the edition that the port claims")
  }

  @Test func `A failure ends with one`() {
    var port = TinyPort(.neverCompletes)
    #expect(SuiteRunner(cases: cases).run(on: &port).exitCode == 1)
  }

  @Test func `Nothing ends with four`() {
    var port = TinyPort()
    #expect(SuiteRunner(cases: []).run(on: &port).exitCode == 4)
    #expect(SuiteRunner(cases: cases, edition: .tcpushKo).run(on: &port).exitCode == 4)
    var without = NullPort(.unsupported)
    #expect(SuiteRunner(cases: cases, edition: .toastJa).run(on: &without).exitCode == 4)
  }

  @Test func `A required case that cannot run ends with four`() {
    let queries = Self.cases(
      """
      {"cases": {"QUERY-901": "toast-ja"}, "title": "Q", "requirements": ["QUERY-6"],
       "steps": [{"do": "query", "as": "q1", "see": ["q1: any error"]}]}
      """)
    var port = TinyPort(.lacksQueries)
    let result = SuiteRunner(cases: cases + queries).run(on: &port)
    #expect(result.exitCode == 4)
    #expect(result.records.last?.verdict == .couldNotRun)
    port.described.capabilities = Set(Capability.allCases).subtracting([.query])
    #expect(SuiteRunner(cases: cases + queries).run(on: &port).exitCode == 4)
    port.described.without = [.query]
    let declared = SuiteRunner(cases: cases + queries).run(on: &port)
    #expect(declared.exitCode == 0)
    #expect(declared.records.last?.verdict == .notOffered)
  }

  @Test func `An adapter fault ends with three`() {
    var port = TinyPort(.fails)
    #expect(SuiteRunner(cases: Self.registering).run(on: &port).exitCode == 3)
  }

  @Test func `A crash without restart leaves the rest`() {
    var port = TinyPort(.crashes)
    let result = SuiteRunner(cases: cases).run(on: &port)
    #expect(result.exitCode == 3)
    #expect(result.records.count { $0.verdict == .notRun } == 4)
  }

  @Test func `A crash that comes again is a crash`() {
    var port = Restartable(TinyPort(.crashes))
    let result = SuiteRunner(cases: Self.registering).run(on: &port)
    #expect(result.records.map(\.verdict) == [.crash])
    #expect(result.records.map(\.diagnostics) == ["started 1 times again"])
    #expect(result.exitCode == 1)
  }

  @Test func `A crash that does not come again is unsteady`() throws {
    var tiny = TinyPort()
    tiny.crashesLeft = 1
    var port = Restartable(tiny)
    let result = SuiteRunner(cases: Self.registering).run(on: &port)
    #expect(result.records.map(\.verdict) == [.unsteady])
    #expect(result.records.map { $0.plays.count } == [2])
    #expect(result.exitCode == 1)
    // Both plays are kept, with the verdict of the case and the outcome of each.
    let sink = Lines()
    for record in result.records { Transcript { sink.add($0) }.add(record) }
    let ends = try sink.lines.map { try JSONNode.parse($0) }.filter { $0["event"] == "case-end".json }
    #expect(ends.map { $0["verdict"] } == ["unsteady".json, "unsteady".json])
    #expect(ends.map { $0["play"] } == ["crash".json, "pass".json])
    let plays = try EditionReport(result).json.required("cases").elements().first?.required("plays")
      .elements()
    #expect(plays?.map { $0["verdict"] } == ["crash".json, "pass".json])
  }

  @Test func `A second answer that shows at a reset is of the case before`() {
    var sound = TinyPort()
    var port = Restartable(TinyPort())
    port.lateReset = 3
    let verdicts = SuiteRunner(cases: cases).run(on: &port).records.map(\.verdict)
    var wanted = SuiteRunner(cases: cases).run(on: &sound).records.map(\.verdict)
    wanted[1] = .adapterFault
    #expect(verdicts == wanted)
  }

  @Test func `A port that cannot be started again ends the run`() {
    var port = Restartable(TinyPort(.crashes))
    port.canStart = false
    let result = SuiteRunner(cases: cases).run(on: &port)
    #expect(result.stop == .adapter("the greeting failed 4 times in a row: no greeting"))
    #expect(result.exitCode == 3)
  }

  @Test func `Too many crashes end the run`() {
    var port = Restartable(TinyPort(.crashes))
    let many = (0..<20).flatMap { _ in Self.registering }
    let result = SuiteRunner(cases: many).run(on: &port)
    #expect(result.stop == .adapter("the port had to be started again more than 10 times"))
    #expect(result.records.count { $0.verdict == .notRun } > 10)
  }

  @Test func `An interruption leaves a usable result`() {
    var port = TinyPort()
    var runner = SuiteRunner(cases: cases)
    runner.shouldStop = { true }
    let result = runner.run(on: &port)
    #expect(result.stop == .interrupted)
    #expect(result.exitCode == 4)
    #expect(result.records.allSatisfy { $0.verdict == .notRun })
  }

  @Test func `Readings that exclude each other are a contradiction`() throws {
    let contradicting = Self.cases(
      ["PERM-901", "PERM-902", "PERM-903"].map {
        """
        {"cases": {"\($0)": "toast-ja"}, "title": "Q",
         "given": {"permission": "notDetermined"},
         "steps": [{"do": "app.entersForeground", "see": {"Q-PERM-1":
           {"atRegister": [], "atInitialize": "prompt"}}}]}
        """
      }.joined(separator: ","))
    var port = ChangingPort(
      usual: ReferenceAdapter(edition: .toastJa, choices: try Choices(["Q-PERM-1": "atRegister"])),
      other: ReferenceAdapter(edition: .toastJa, choices: try Choices(["Q-PERM-1": "atInitialize"])),
      inCases: ["PERM-903"])
    let result = SuiteRunner(cases: contradicting).run(on: &port)
    #expect(result.exitCode == 6)
    #expect(result.records.map(\.verdict) == [.pass, .pass, .contradiction])
    let question = try #require(OpenQuestion.named("Q-PERM-1"))
    let meanings = question.readings.map { "\($0.name) (\($0.meaning))" }
    #expect(
      result.records.last?.message.split(separator: "\n").map(String.init) == [
        "PERM-903 in toast-ja: the port follows two readings of Q-PERM-1",
        "  open      \(question.asks)",
        "  stands    toast-ja, lines \(question.says.first { $0.edition == .toastJa }?.lines.text ?? "?")",
        "  here      PERM-903 follows \(meanings.first { $0.hasPrefix("atInitialize ") } ?? "?")",
        "            1  answer 1: permission authorized; foreground",
        "               seen: the prompt was shown",
        "            then the server holds apns: no record, voip: no record; permission authorized; "
          + "calls that have not completed: none",
        "  there     PERM-901 follows \(meanings.first { $0.hasPrefix("atRegister ") } ?? "?"), as in 1 more",
        "            1  foreground",
        "               seen: nothing",
        "            then the server holds apns: no record, voip: no record; permission notDetermined; "
          + "calls that have not completed: none",
      ])
    #expect(result.records.last?.root == "Q-PERM-1")
  }

  /// No line ties one kind of token to the other: the device may answer the VoIP token's query, and the push service
  /// the other.
  @Test(arguments: zip([["VOIP-380", "VOIP-386"], ["VOIP-380", "QUERY-229"]], [0, 6] as [Int32]))
  func `Readings may differ by kind of token`(fromDevice: [String], exitCode: Int32) throws {
    let cases = ShippedCases.all.filter {
      ["QUERY-202", "QUERY-229", "VOIP-380", "VOIP-386"].contains($0.id)
    }
    var port = ChangingPort(
      usual: ReferenceAdapter(edition: .nhncloudKo, choices: try Choices(["Q-QUERY-3": "fromServer"])),
      other: ReferenceAdapter(edition: .nhncloudKo, choices: try Choices(["Q-QUERY-3": "fromDevice"])),
      inCases: Set(fromDevice))
    let result = SuiteRunner(cases: cases, edition: .nhncloudKo).run(on: &port)
    #expect(
      cases.count == 4
        && result.records.allSatisfy { $0.verdict.isFailure == ($0.verdict == .contradiction) })
    #expect(result.readings.entries.first { $0.question == "Q-QUERY-3" }?.hasDissent == true)
    #expect(result.exitCode == exitCode)
  }

  @Test func `An inferred requirement fails only if asked for`() {
    let inferred = Self.cases(
      """
      {"cases": {"CALL-901": "toast-ja"}, "title": "C", "requirements": ["CALL-3"],
       "steps": [{"do": "app.entersForeground", "see": ["reported"]}]}
      """)
    var port = TinyPort()
    var runner = SuiteRunner(cases: cases + inferred)
    let result = runner.run(on: &port)
    #expect(result.exitCode == 0)
    #expect(result.totals == SuiteResult.Totals(passed: 5, failed: 0, skipped: 0, argued: 1))
    runner.isStrict = true
    #expect(runner.run(on: &port).exitCode == 1)
  }

  @Test func `Null ports are worth little`() {
    let score = NullScore.measure(cases, edition: .toastJa)
    #expect(score.total == 5)
    #expect(score.passed < 3)
  }

  static let registering = Corpus.cases("valid-passes").filter { $0.id == "REG-901" }

  static func cases(_ rows: String) -> [ConformanceCase] {
    let text = #"{"table": "t", "title": "T", "rows": ["# + rows + "]}"
    let (table, problems) = CaseDecoder.table(Array(text.utf8), path: "t.json")
    #expect(problems.map(\.description) == [])
    return table?.cases ?? []
  }
}

/// A tiny port that can be started again.
struct Restartable: Adapter {
  var port: TinyPort
  var canStart = true
  /// The number of the reset that finds a second answer to an earlier request.
  var lateReset = 0
  private var resets = 0
  private var starts = 0

  init(_ port: TinyPort) { self.port = port }

  var diagnostics: String { "started \(starts) times again" }
  var profile: Profile { get throws(AdapterFault) { try port.profile } }

  mutating func restart() throws(AdapterFault) {
    guard canStart else { throw AdapterFault(.handshake, "no greeting") }
    starts += 1
  }

  mutating func reset(_ setting: Setting) throws(AdapterFault) {
    resets += 1
    guard resets == lateReset else { return try port.reset(setting) }
    var fault = AdapterFault(.protocolBroken, "a second answer")
    fault.isOfPlayBefore = true
    throw fault
  }

  mutating func perform(_ stimulus: Stimulus, as name: String?) throws(AdapterFault) -> Reply {
    try port.perform(stimulus, as: name)
  }
}

/// A port that behaves like another one in some cases.
private struct ChangingPort: Adapter {
  var usual: ReferenceAdapter
  var other: ReferenceAdapter
  let inCases: Set<String>
  private var isOther = false

  init(usual: ReferenceAdapter, other: ReferenceAdapter, inCases: Set<String>) {
    self.usual = usual
    self.other = other
    self.inCases = inCases
  }

  var profile: Profile { usual.profile }

  mutating func reset(_ setting: Setting) throws(AdapterFault) {
    isOther = inCases.contains(setting.caseID)
    if isOther { try other.reset(setting) } else { try usual.reset(setting) }
  }

  mutating func perform(_ stimulus: Stimulus, as name: String?) throws(AdapterFault) -> Reply {
    if isOther { try other.perform(stimulus, as: name) } else { try usual.perform(stimulus, as: name) }
  }
}
