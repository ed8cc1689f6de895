import CommandSupport
import Conformance
import JSON
import PushModel
import ReferenceAdapter
import ReferencePort
import StateMachines
import TestSupport
import Testing

@testable import ConformanceTesting
@testable import pushspec

@Suite struct VerdictsTests {
  /// Cases of every area.
  private static let cases = ShippedCases.all.filter { $0.editions.contains(.nhncloudKo) }.every(300).map(
    \.id)

  @Test func `Of thirty faults: verdict, level and root of every case`() throws {
    var noticed = 0
    let faults = Fault.allCases.every(Fault.allCases.count / 30).prefix(30)
    for (place, fault) in faults.enumerated() {
      let isStrict = place.isMultiple(of: 3)
      let run = ConformanceRun(in: .nhncloudKo, cases: Self.cases, isStrict: isStrict) {
        ReferenceAdapter(fault: fault)
      }
      let words = ["--reference-fault", fault.name] + (isStrict ? ["--strict"] : [])
      noticed += try Self.expectTheSame(run, as: words).contains { $0.hasSuffix(" fail") } ? 1 : 0
      Self.expectOneIssueAReason(run)
    }
    #expect(faults.count == 30 && noticed > 5, "\(noticed) are noticed")
  }

  @Test func `Of ten sound designs: verdict, level and root of every case`() throws {
    let questions = OpenQuestion.all.filter { $0.editions.contains(.nhncloudKo) && $0.readings.count > 1 }
    let designs = questions.every(questions.count / 10).prefix(10)
    for question in designs {
      let reading = question.readings[1].name
      let run = ConformanceRun(in: .nhncloudKo, cases: Self.cases) {
        ReferenceAdapter(edition: .nhncloudKo, following: ReadingSet(Readings([question.id: reading])))
      }
      let told = try Self.expectTheSame(run, as: ["--reference-reading", "\(question.id)=\(reading)"])
      #expect(told.count == Self.cases.count && told.allSatisfy { $0.hasSuffix(" pass") }, "\(told)")
      Self.expectOneIssueAReason(run)
    }
    #expect(designs.count == 10)
  }

  /// What the command says of each case, which is what a run says.
  private static func expectTheSame(_ run: ConformanceRun, as words: [String]) throws -> [String] {
    let told = try command(cases.flatMap { ["--case", $0] } + words)
    let seen = run.played.result.records.map {
      "\($0.caseID) \($0.weight.name) \($0.root) \($0.verdict.rawValue)"
    }
    #expect(seen.sorted() == told.sorted(), "\(words)")
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

  /// A case is good where its verdict is, and else is told, or named by the one that is. A port that does nothing at all
  /// passes no case that wants nothing.
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
      case .told, .cancelled:
        #expect(!record.verdict.isGood && (record.verdict == .notJudged || named.contains(record.caseID)))
      case .known: Issue.record("nothing is known of \(record.caseID)")
      }
    }
  }

  /// Of a sound port `.ci/example-package` compares the same.
  @Test func `A whole run ends as on the command line`() {
    let run = ConformanceRun(in: .tcpushKo, walkSteps: 100) { ReferenceAdapter(fault: .queryReturnsNothing) }
    let command = CommandLineTool.pushspec.run(
      ["check", "--edition", "tcpush-ko", "--walk", "100", "--reference-fault", "queryReturnsNothing"])
    let whole = WholeRun(run.played, run.walk, seed: 1)
    let lines = command.output.split(separator: "\n")
    let said = whole.text.split(separator: "\n")
    #expect(said.first?.hasPrefix("Does not conform") == true)
    #expect(said.allSatisfy(lines.contains) && said.last == lines.last, "\(whole.text)")
    #expect(!whole.findings.isEmpty)
    #expect(said.contains { $0.hasPrefix("Walk over everything, seed 1: ") })
  }
}

extension Collection {
  /// Every so many of the elements.
  fileprivate func every(_ count: Int) -> [Element] {
    enumerated().filter { $0.offset.isMultiple(of: count) }.map(\.element)
  }
}
