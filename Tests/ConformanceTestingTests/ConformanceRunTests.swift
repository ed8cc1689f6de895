import Conformance
import Foundation
import PushModel
import ReferenceAdapter
import ReferencePort
import Testing

@testable import ConformanceTesting

@Suite("A run of the suite in process")
struct ConformanceRunTests {
  @Test("Every edition has cases, each with an id of its own and a line that says what it shows")
  func cases() {
    for edition in Edition.allCases {
      let run = ConformanceRun(in: edition) { ReferenceAdapter() }
      #expect(run.cases.count > 300)
      #expect(Set(run.cases.map(\.id)).count == run.cases.count)
      for testCase in run.cases {
        #expect(testCase.testDescription.hasPrefix("\(testCase.id) \(edition.rawValue): "))
      }
    }
    #expect(ConformanceRun { ReferenceAdapter(edition: .toastJa) }.edition == .toastJa)
    #expect(ConformanceRun { ReferenceAdapter() }.edition == .nhncloudKo)
  }

  @Test("Cases are played once, whoever asks, and however often")
  func playedOnce() throws {
    let count = ResetCount()
    let run = ConformanceRun(areas: [.query], walkSteps: 50) { CountedPort(count) }
    #expect(count.value == 0)
    try run.cases.first?.check()
    let resets = count.value
    #expect(resets >= run.cases.count)
    for testCase in run.cases { try testCase.check() }
    #expect(count.value == resets)
    try run.check()
    let afterWalk = count.value
    #expect(afterWalk > resets)
    try run.check()
    #expect(count.value == afterWalk)
  }

  @Test("What the port does not offer is cancelled, and the rest conforms")
  func withoutVoIP() {
    let run = ConformanceRun(walkSteps: 300) { PortWithoutVoIP() }
    var cancelled: Set<String> = []
    for testCase in run.cases {
      switch run.outcome(of: testCase.id) {
      case .good: continue
      case .cancelled(let reason):
        #expect(reason == "the port does not offer VoIP")
        cancelled.insert(testCase.id)
      case .told, .known, .passesNow: Issue.record("\(testCase.id) is told")
      }
    }
    let offered = run.played.result.records.filter { $0.verdict != .notOffered }
    #expect(cancelled.count > 100 && cancelled.isDisjoint(with: offered.map(\.caseID)))
    #expect(cancelled.count + offered.count == run.cases.count)
    let whole = WholeRun(run.played, run.walk, seed: 1)
    #expect(whole.findings.isEmpty)
    #expect(whole.text.hasPrefix("Conforms to nhncloud-ko without VoIP.\n"), "\(whole.text)")
  }

  @Test("What rests on an argument is a warning, and in a strict run an error")
  func argued() throws {
    func finding(isStrict: Bool) throws -> FoundIssue {
      let run = ConformanceRun(cases: ["QUERY-711"], isStrict: isStrict) { Self.arguedPort }
      guard case .told(let finding) = run.outcome(of: "QUERY-711") else { throw NotTold() }
      return try #require(run.cases.first).issue(finding)
    }
    #expect(try finding(isStrict: false).isWarning)
    #expect(try !finding(isStrict: true).isWarning)
    let run = ConformanceRun(cases: ["QUERY-711", "AGR-204"]) { Self.arguedPort }
    #expect(WholeRun(run.played, nil, seed: 1).findings.isEmpty)
    let strict = ConformanceRun(cases: ["QUERY-711", "AGR-204"], isStrict: true) { Self.arguedPort }
    #expect(WholeRun(strict.played, nil, seed: 1).findings.count == 1)
  }

  private struct NotTold: Error {}
  private static var arguedPort: ReferenceAdapter { ReferenceAdapter(fault: .failedRegistrationChangesQuery) }

  @Test("A port that follows two readings of one question contradicts itself")
  func contradiction() throws {
    let file = FileManager.default.temporaryDirectory.appending(path: "\(UUID().uuidString).json")
    defer { try? FileManager.default.removeItem(at: file) }
    try Data(Self.contradicting.utf8).write(to: file)
    let run = ConformanceRun(ofTablesAt: file.path) { ReferenceAdapter() }
    #expect(run.readings.contradictions.map(\.question) == ["Q-AGR-9"])
    let whole = WholeRun(run.played, nil, seed: 1)
    #expect(whole.findings.count == 1)
    #expect(whole.findings.first?.text.contains("(Q-AGR-9)") == true)
  }

  /// The second case takes each outcome for the other reading.
  private static let contradicting = """
    {"table": "contradicting", "title": "A table",
      "defaults": {"editions": ["nhncloud-ko"], "requirements": ["AGR-1"], "questions": ["Q-AGR-9"]},
      "cases": [
        {"id": "AGR-901", "title": "As it is", "steps": [\(step(registered, refused))]},
        {"id": "AGR-902", "title": "The other way round", "steps": [\(step(refused, registered))]}]}
    """
  private static let registered = #"[{"completed": "r1"}]"#
  private static let refused = #"[{"completed": "r1", "error": "parameterInvalid"}]"#

  private static func step(_ registers: String, _ refused: String) -> String {
    """
    {"do": "register", "as": "r1",
      "agreement": {"notifications": false, "advertisements": false, "nightAdvertisements": false},
      "see": {"question": "Q-AGR-9", "readings": {"registers": \(registers), "refused": \(refused)}}}
    """
  }

  @Test("The reading that a port follows is found")
  func reading() throws {
    let choices = try Choices(["Q-QUERY-3": "fromDevice"])
    let run = ConformanceRun(areas: [.query]) { ReferenceAdapter(choices: choices) }
    let entry = try #require(run.readings.entries.first { $0.question == "Q-QUERY-3" })
    #expect(entry.readings == ["fromDevice"])
    #expect(run.readings.contradictions.isEmpty)
  }

  @Test("A reset that keeps what was there is the adapter's fault, told once")
  func leak() {
    let count = ResetCount()
    let run = ConformanceRun(areas: [.query]) { CountedPort(count, keepsEverything: true) }
    let told = run.cases.filter { if case .told = run.outcome(of: $0.id) { true } else { false } }
    #expect(told.count == 1)
    let others = run.cases.filter { if case .cancelled = run.outcome(of: $0.id) { true } else { false } }
    #expect(told.count + others.count == run.cases.count)
    #expect(WholeRun(run.played, run.walk, seed: 1).findings.count == 1)
  }

  @Test("A port that cannot do what is asked is told once, and so is an adapter that does not say who it is")
  func cannotRun() throws {
    try withKnownIssue {
      let run = ConformanceRun(cases: ["LOGIN-030"]) { PoorAdapter() }
      try run.cases.first?.check()
    } matching: {
      $0.comments.contains { $0.rawValue.contains("the port does not have \"initialize\"") }
    }
    try withKnownIssue {
      try ConformanceRun(cases: ["LOGIN-030"]) { PoorAdapter(isNameless: true) }.check()
    } matching: {
      $0.comments.contains { $0.rawValue.contains("no name") }
    }
  }
}

@Suite("What is selected in code")
struct SelectionTests {
  @Test("Of each kind that is named one must fit")
  func fits() {
    let run = ConformanceRun(
      in: .toastKo, areas: [.login, .agreement], requirements: ["REG-1"]
    ) { ReferenceAdapter() }
    #expect(!run.cases.isEmpty)
    #expect(run.cases.allSatisfy { $0.id.hasPrefix("LOGIN-") || $0.id.hasPrefix("AGR-") })
    let all = ConformanceRun(in: .toastKo, requirements: ["REG-1"]) { ReferenceAdapter() }
    #expect(all.cases.count > run.cases.count)
    let asked = ConformanceRun(questions: ["Q-QUERY-3"]) { ReferenceAdapter() }
    #expect(asked.cases.count > 1)
    #expect(asked.cases.contains { $0.id.hasPrefix("QUERY-") })
  }

  @Test("A name that nothing fits is an issue, and so is a run without cases")
  func strangers() throws {
    func problems(_ run: ConformanceRun, _ texts: String...) throws {
      try withKnownIssue {
        try run.check()
      } matching: { issue in
        issue.comments.contains { comment in texts.contains { comment.rawValue.contains($0) } }
      }
    }
    try problems(
      ConformanceRun(cases: ["QUERY-003", "QUERY-000"]) { ReferenceAdapter() },
      "no case of nhncloud-ko has to do with QUERY-000")
    try problems(
      ConformanceRun(requirements: ["LOGIN-999"]) { ReferenceAdapter() },
      "no case of nhncloud-ko has to do with LOGIN-999", "no case was selected in nhncloud-ko")
    try problems(
      ConformanceRun(ofTablesAt: "/no/such/folder") { ReferenceAdapter() }, "/no/such/folder",
      "no case was selected in nhncloud-ko")
  }
}

@Suite("Failures that are known")
struct KnownFailuresTests {
  private static func run(_ root: String, fault: Fault? = .ignoresUserChange) -> ConformanceRun {
    ConformanceRun(
      cases: ["LOGIN-030", "AGR-204"],
      knownFailures: [KnownFailure("LOGIN-030", of: root, because: "mended soon")]
    ) { ReferenceAdapter(fault: fault) }
  }

  @Test("One is shown as known, and the port does not conform")
  func known() {
    let run = Self.run("LOGIN-3")
    guard case .known(_, let known) = run.outcome(of: "LOGIN-030") else {
      Issue.record("it is not known")
      return
    }
    #expect(known.reason == "mended soon")
    let whole = WholeRun(run.played, nil, seed: 1)
    #expect(whole.findings.isEmpty)
    #expect(whole.text.contains("Does not conform to nhncloud-ko: 1 known failure."), "\(whole.text)")
  }

  @Test("One that fails for another reason is an issue, which says so")
  func changed() throws {
    let run = Self.run("REG-1")
    guard case .told(let finding) = run.outcome(of: "LOGIN-030") else {
      Issue.record("it is not told")
      return
    }
    let text = try #require(run.cases.first { $0.id == "LOGIN-030" }).issue(finding).text
    #expect(text.contains("\n  known     to fail for REG-1, not for LOGIN-3"))
    #expect(WholeRun(run.played, nil, seed: 1).findings.count == 1)
  }

  @Test("One that comes out well is an issue")
  func passes() throws {
    let testCase = try #require(Self.run("LOGIN-3", fault: nil).cases.first { $0.id == "LOGIN-030" })
    try withKnownIssue {
      try testCase.check()
    } matching: {
      $0.comments.contains {
        $0.rawValue.contains("LOGIN-030 is known to fail for LOGIN-3, and comes out well")
      }
    }
  }

  @Test("One of no case is an issue")
  func unknown() throws {
    let run = ConformanceRun(
      cases: ["AGR-204"], knownFailures: [KnownFailure("LOGIN-000", of: "LOGIN-3", because: "no reason")]
    ) { ReferenceAdapter() }
    try withKnownIssue {
      try run.check()
    } matching: {
      $0.comments.contains { $0.rawValue.contains("LOGIN-000 is known to fail, and is no case") }
    }
  }
}
