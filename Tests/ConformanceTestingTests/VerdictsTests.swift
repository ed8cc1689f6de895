import CommandSupport
import Conformance
import JSON
import PushModel
import ReferenceAdapter
import ReferencePort
import StateMachines
import Testing

@testable import ConformanceTesting
@testable import pushspec

@Suite struct VerdictsTests {
  private static let faults: [(fault: Fault, area: Area)] = [
    (.registersWhenRefused, .permission), (.failedRegistrationChangesQuery, .query),
    (.dropsNotificationMessages, .messages), (.delaysVoIPMessage, .callReporting),
    (.dropsVoIPMessages, .callReporting), (.wrongErrorForNetwork, .errors),
  ]

  @Test(arguments: faults)
  func `Of every case of an area: verdict, level and root`(fault: Fault, area: Area) throws {
    for isStrict in fault == .failedRegistrationChangesQuery ? [false, true] : [false] {
      let run = ConformanceRun(in: .nhncloudKo, areas: [area], isStrict: isStrict) {
        ReferenceAdapter(fault: fault)
      }
      let words = ["--reference-fault", fault.rawValue] + (isStrict ? ["--strict"] : [])
      let told = try Self.expectTheSame(run, of: area, as: words)
      #expect(told.contains { $0.hasSuffix(" fail") }, "nothing fails")
      Self.expectOneIssueAReason(run)
    }
  }

  @Test(arguments: [
    ("Q-CALL-1", "sdk", Area.callReporting), ("Q-MSG-4", "held", .messages), ("Q-ERR-3", "network", .errors),
  ])
  func `Of every case of an area, where nothing is wrong`(
    question: String, reading: String, area: Area
  ) throws {
    let run = ConformanceRun(in: .nhncloudKo, areas: [area]) {
      ReferenceAdapter(edition: .nhncloudKo, following: ReadingSet(Readings([question: reading])))
    }
    let told = try Self.expectTheSame(run, of: area, as: ["--reference-reading", "\(question)=\(reading)"])
    #expect(!told.isEmpty && told.allSatisfy { $0.hasSuffix(" pass") })
    Self.expectOneIssueAReason(run)
  }

  /// What the command says of each case of an area, which is what a run says.
  private static func expectTheSame(
    _ run: ConformanceRun, of area: Area, as words: [String]
  ) throws -> [String] {
    let told = try command(["--area", area.rawValue] + words)
    let seen = run.played.result.records.map {
      "\($0.caseID) \($0.weight.name) \($0.root) \($0.verdict.rawValue)"
    }
    #expect(seen.sorted() == told.sorted())
    return told
  }

  /// What the command says of each case.
  private static func command(_ words: [String]) throws -> [String] {
    let result = CommandLineTool.pushspec.run(
      ["check", "--edition", "nhncloud-ko", "--format", "json"] + words)
    let json = try JSONNode.parse([UInt8](result.output.utf8))
    let edition = try #require(try json.required("editions").elements().first)
    return try edition.required("cases").elements().map { record throws(JSONError) in
      let id: String = try record.decode("case")
      let level: String = try record.decode("level")
      let root: String? = try record.decodeIfPresent("root")
      let verdict: String = try record.decode("verdict")
      return "\(id) \(level) \(root ?? "") \(verdict)"
    }
  }

  /// A case is good where its verdict is, and else is told, or named by the one that is.
  private static func expectOneIssueAReason(_ run: ConformanceRun) {
    var named: Set<String> = []
    var reasons: Set<String> = []
    for record in run.played.result.records {
      guard case .told(let finding) = run.outcome(of: record.caseID) else { continue }
      #expect(finding.isWarning == (record.verdict == .argued))
      #expect(reasons.insert("\(record.verdict) \(record.root)").inserted)
      named.insert(record.caseID)
      named.formUnion(finding.others)
    }
    for record in run.played.result.records {
      switch run.outcome(of: record.caseID) {
      case .good: #expect(record.verdict.isGood)
      case .told, .cancelled: #expect(named.contains(record.caseID) && !record.verdict.isGood)
      case .known: Issue.record("nothing is known of \(record.caseID)")
      }
    }
  }

  @Test(arguments: [nil, Fault.queryReturnsNothing])
  func `A whole run ends as on the command line`(fault: Fault?) {
    let run = ConformanceRun(in: .tcpushKo, walkSteps: 100) { ReferenceAdapter(fault: fault) }
    let words = fault.map { ["--reference-fault", $0.rawValue] } ?? []
    let command = CommandLineTool.pushspec.run(["check", "--edition", "tcpush-ko", "--walk", "100"] + words)
    let whole = WholeRun(run.played, run.walk, seed: 1)
    let lines = command.output.split(separator: "\n")
    let said = whole.text.split(separator: "\n")
    #expect(said.first?.hasPrefix(fault == nil ? "Conforms to tcpush-ko." : "Does not conform") == true)
    #expect(said.allSatisfy(lines.contains) && said.last == lines.last, "\(whole.text)")
    if fault == nil {
      // Who has nothing to mend need not read much.
      #expect(lines.first == said.first && lines.count <= 15, "\(command.output)")
    }
    #expect(whole.findings.isEmpty == (fault == nil))
    #expect(said.contains { $0.hasPrefix("Walk over everything, seed 1: ") })
  }
}
