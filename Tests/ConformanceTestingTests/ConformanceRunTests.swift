import Foundation
import ModelBasedTesting
import PushModel
import ReferenceAdapter
import ReferencePort
import Testing

@testable import Conformance
@testable import ConformanceTesting

@Suite struct ConformanceRunTests {
  @Test func `Every edition has cases, each with its own id and a line that says what it shows`() {
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

  @Test func `Cases are played once, whoever asks, and however often`() throws {
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

  @Test func `What the port does not offer is cancelled, and the rest conforms`() {
    let run = ConformanceRun(walkSteps: 300) { PortWithoutVoIP() }
    var cancelled: Set<String> = []
    for testCase in run.cases {
      switch run.outcome(of: testCase.id) {
      case .good: continue
      case .cancelled(let reason):
        #expect(reason == "the port does not offer VoIP")
        cancelled.insert(testCase.id)
      case .told, .known: Issue.record("\(testCase.id) is told")
      }
    }
    let offered = run.played.result.records.filter { $0.verdict != .notOffered }
    #expect(cancelled.count > 100 && cancelled.isDisjoint(with: offered.map(\.caseID)))
    #expect(cancelled.count + offered.count == run.cases.count)
    let whole = WholeRun(run.played, run.walk, seed: 1)
    #expect(whole.findings.isEmpty)
    #expect(whole.text.hasPrefix("Conforms to nhncloud-ko without VoIP.\n"), "\(whole.text)")
  }

  @Test func `What rests on an argument is a warning, and in a strict run an error`() throws {
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

  @Test func `A port that follows two readings of one question contradicts itself`() throws {
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
      "requirements": ["AGR-1"],
      "rows": [
        {"cases": {"AGR-901": "nhncloud-ko"}, "title": "As it is", "steps": [\(step(registered, refused))]},
        {"cases": {"AGR-902": "nhncloud-ko"}, "title": "The other way round", "steps": [\(step(refused, registered))]}]}
    """
  private static let registered = #""r1: ok""#
  private static let refused = #""r1: parameterInvalid""#

  private static func step(_ registers: String, _ refused: String) -> String {
    """
    {"do": "register", "as": "r1",
      "agreement": [],
      "see": {"Q-AGR-9": {"registers": \(registers), "refused": \(refused)}}}
    """
  }

  @Test func `The reading that a port follows is found`() throws {
    let choices = try Choices(["Q-QUERY-3": "fromDevice"])
    let run = ConformanceRun(areas: [.query]) { ReferenceAdapter(choices: choices) }
    let entry = try #require(run.readings.entries.first { $0.question == "Q-QUERY-3" })
    #expect(entry.readings == ["fromDevice"])
    #expect(run.readings.contradictions.isEmpty)
  }

  @Test func `A reset that keeps what was there is the adapter's fault, told once`() {
    let count = ResetCount()
    let run = ConformanceRun(areas: [.query]) { CountedPort(count, keepsEverything: true) }
    let told = run.cases.filter { if case .told = run.outcome(of: $0.id) { true } else { false } }
    #expect(told.count == 1)
    let others = run.cases.filter { if case .cancelled = run.outcome(of: $0.id) { true } else { false } }
    #expect(told.count + others.count == run.cases.count)
    #expect(WholeRun(run.played, run.walk, seed: 1).findings.count == 1)
  }

  @Test func `A port that cannot do what is asked is told once, as is an adapter without a name`() throws {
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

@Suite struct SelectionTests {
  @Test func `Of each kind that is named one must fit`() {
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

  @Test func `A name that nothing fits is an issue, and so is a run without cases`() throws {
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

@Suite struct KeptFilesTests {
  private static let reason = "mended soon"
  private static let pin =
    #", "fails": {"step": 1, "root": "LOGIN-3", "seen": {"server.apns.user": "$userA"}}"#

  /// Runs cases beside files of known deviations and, if given, of a profile.
  private static func run<Result>(
    _ entries: String, profile: String? = nil, fault: Fault? = .ignoresUserChange, walkSteps: Int = 0,
    _ body: (ConformanceRun) throws -> Result
  ) throws -> Result {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try Data("{\"deviations\": [\(entries)]}".utf8).write(to: folder.appendingPathComponent("known.json"))
    if let profile { try Data(profile.utf8).write(to: folder.appendingPathComponent("profile.json")) }
    return try body(
      ConformanceRun(
        cases: ["LOGIN-030", "AGR-204"], walkSteps: walkSteps, deviations: "known.json",
        profile: profile == nil ? nil : "profile.json", beside: folder.path + "/Tests.swift"
      ) { ReferenceAdapter(fault: fault) })
  }

  private static func entry(_ id: String = "LOGIN-030", _ pin: String = "") -> String {
    #"{"case": "\#(id)", "reason": "\#(reason)"\#(pin)}"#
  }

  /// The issue recorded for the case that is known to fail.
  private func issue(_ run: ConformanceRun) throws -> String? {
    guard case .told(let finding) = run.outcome(of: "LOGIN-030") else { return nil }
    return try #require(run.cases.first { $0.id == "LOGIN-030" }).issue(finding).text
  }

  @Test(arguments: ["", pin])
  func `One is a known issue, pinned or not, and the run says so`(_ pin: String) throws {
    try Self.run(Self.entry("LOGIN-030", pin)) { run in
      guard case .known(_, let known) = run.outcome(of: "LOGIN-030") else {
        Issue.record("it is not known: \(try issue(run) ?? "")")
        return
      }
      #expect(known.words == Self.reason)
      let whole = WholeRun(run.played, nil, run.kept, seed: 1)
      #expect(whole.findings.isEmpty)
      #expect(whole.text.hasSuffix("\n1 passed, 0 failed, 1 known to deviate"), "\(whole.text)")
      try run.cases.first { $0.id == "LOGIN-030" }?.check()
    }
  }

  @Test func `One that fails otherwise is an issue, which says how it was and is`() throws {
    try Self.run(Self.entry("LOGIN-030", Self.pin.replacing("LOGIN-3", with: "REG-1"))) { run in
      let text = try issue(run) ?? ""
      #expect(text.contains("\n  pinned    fail in step 1 for REG-1, server.apns.user $userA\n"), "\(text)")
      #expect(text.contains("\n  now       fail in step 1 for LOGIN-3, server.apns.user $userA\n"), "\(text)")
      #expect(WholeRun(run.played, nil, run.kept, seed: 1).findings.count == 1)
    }
  }

  @Test func `One that comes out well is an issue, with the command that takes the entry away`() throws {
    try Self.run(Self.entry(), fault: nil) { run in
      let text = try issue(run) ?? ""
      #expect(text.hasPrefix("UNEXPECTED-PASS  LOGIN-030 in nhncloud-ko: "), "\(text)")
      #expect(text.contains("/known.json --remove LOGIN-030\n"), "\(text)")
      #expect(WholeRun(run.played, nil, run.kept, seed: 1).findings.count == 1)
    }
  }

  @Test func `A walk steps around what is known, and is a known issue too`() throws {
    try Self.run(Self.entry(), walkSteps: 200) { run in
      let walk = try #require(run.walk)
      #expect(walk.steps >= 200)
      #expect(walk.failures.isEmpty)
      #expect(walk.known.map(\.deviation.name) == ["LOGIN-030"])
      let whole = WholeRun(run.played, walk, run.kept, seed: 1)
      #expect(whole.known.map(\.reason) == [Self.reason])
      #expect(whole.findings.isEmpty)
    }
  }

  @Test func `A file that cannot be used is an issue with its place`() throws {
    let profile = #"{"profiles": []}"#
    try Self.run(Self.entry("LOGIN-00"), profile: profile) { run in
      #expect(run.kept.problems.count == 1)
      #expect(run.kept.problems[0].contains("/known.json:1:17: unknown case \"LOGIN-00\""))
      withKnownIssue { try run.check() }
    }
    try Self.run(Self.entry(), profile: profile) { run in
      #expect(run.kept.problems == ["profile.json has no profile of nhncloud-ko"])
    }
  }

  @Test func `A reading that has changed is an issue`() throws {
    try Self.run("", fault: nil) { run in
      let text = KeptProfile.text([try #require(KeptProfile(run.played.result))])
      try Self.run("", profile: text, fault: nil) { same in
        #expect(WholeRun(same.played, nil, same.kept, seed: 1).findings.isEmpty)
      }
    }
  }

  @Test func `The environment says how many random steps there are, or what is wrong with its number`() {
    #expect(Environment.walk("4000").steps == 4000)
    #expect(Environment.walk(nil).problems.isEmpty)
    for wrong in ["", "many", "-1", "4,000"] {
      let walk = Environment.walk(wrong)
      #expect(walk.steps == nil)
      #expect(walk.problems == ["PUSHSPEC_WALK is \"\(wrong)\", and no number of steps"])
    }
  }
}
