import Conformance
import Foundation
import PushModel
import ReferenceAdapter
import ReferencePort
import TestSupport
import Testing

/// A port may ask for its needs in its own way, but the time of its adapter's answers is prescribed.
@Suite struct OwnBusinessTests {
  private static let cases = ShippedCases.all

  /// Every thirtieth case, since there are many ways of asking.
  private static let some = cases.enumerated().filter { $0.offset.isMultiple(of: 30) }.map(\.element)

  private func play<A: Adapter>(
    _ edition: Edition, _ cases: [ConformanceCase] = cases, on port: A
  ) -> SuiteResult {
    var port = port
    return SuiteRunner(cases: cases, edition: edition).run(on: &port)
  }

  @Test(arguments: OwnWay.Manner.allCases, [Edition.nhncloudKo])
  func `Nobody is accused of the way it asks`(manner: OwnWay.Manner, edition: Edition) {
    let result = play(edition, Self.some, on: OwnWay(manner, edition: edition))
    #expect(result.totals.passed > 30)
    let failures = (result.failures + (manner.leavesMuchOpen ? [] : result.argued))
      .map { $0.message.isEmpty ? $0.caseID : $0.message }
    #expect(failures == [])
    #expect(result.exitCode == 0)
  }

  @Test(arguments: AnsweringEarly.Manner.allCases)
  func `An answer that comes too early is the adapters fault`(manner: AnsweringEarly.Manner) throws {
    let result = play(.nhncloudKo, on: AnsweringEarly(manner, edition: .nhncloudKo))
    let record = try #require(result.failures.first)
    #expect(result.failures.count == 1)
    #expect(record.verdict == .adapterFault)
    #expect(record.root == "the adapter answers before its port is idle")
    #expect(
      record.message.contains("\n  mend      answer a step when nothing more comes of it"),
      "\(record.message)")
    #expect(result.stop == .adapter("it answers before its port is idle"))
    #expect(result.exitCode == 3)
  }

  @Test func `Who asks in turn is told the same though the network has gone`() {
    let cases = SuiteRunnerTests.cases(
      """
      {"cases": {"REG-901": "toast-ja"}, "title": "W", "requirements": ["REG-1"],
       "given": {"world": {"server": "hold"}},
       "steps": [{"do": "register", "as": "r1"}, "network.goes", {"do": "server.accepts", "see": "r1: ok"}]}
      """)
    let result = play(.toastJa, cases, on: OwnWay(.asksTwiceInTurn, edition: .toastJa))
    #expect(result.records.map(\.verdict) == [.pass], "\(result.records.map(\.message))")
  }

  @Test func `The message names the step and what came too late`() throws {
    let one = try #require(Self.cases.first { $0.id == "REG-002" })
    var port = AnsweringEarly(.completions, edition: .nhncloudKo)
    let result = SuiteRunner(cases: [one], edition: .nhncloudKo).run(on: &port)
    let message = try #require(result.failures.first?.message)
    #expect(
      message.hasPrefix("REG-002 in nhncloud-ko, step 1: the adapter answers before its port is idle\n"))
    #expect(message.contains("nothing happening in between: r1 completed (register)"), "\(message)")
  }

  /// Cases in which a query that is put off is answered in the course of a registration.
  private static let meeting = ["REG-195", "REG-197"]

  @Test func `A query that is put off until a registration goes on is accused still`() {
    withKnownIssue {
      let cases = Self.cases.filter { Self.meeting.contains($0.id) }
      let result = play(.nhncloudKo, cases, on: OwnWay(.putsOff, edition: .nhncloudKo))
      #expect(result.records.allSatisfy { $0.verdict.isGood })
    }
  }

  @Test func `A port that puts things off is waited for`() {
    let result = play(.nhncloudKo, Self.some, on: OwnWay(.putsOff, edition: .nhncloudKo))
    #expect(result.lateCount > 15)
    let accused = result.records.filter {
      $0.isLate && !$0.verdict.isGood && !Self.meeting.contains($0.caseID)
    }
    #expect(accused.map(\.message) == [])
    #expect(
      TextReport().render(EditionReport(result)).contains(
        "The port does some things later, which is its own business: in \(result.lateCount) cases"))
    #expect(play(.nhncloudKo, Self.some, on: ReferenceAdapter(edition: .nhncloudKo)).lateCount == 0)
  }

  /// A port that fails to act at all is at fault, however often it is asked.
  @Test func `A port that does not do it is not excused`() throws {
    let some = Self.cases.filter { $0.id.hasPrefix("LOGIN-03") }
    let port = ReferenceAdapter(edition: .nhncloudKo, fault: .ignoresUserChange)
    let result = play(.nhncloudKo, some, on: port)
    #expect(result.exitCode == 1)
    #expect(result.stop == nil)
    #expect(result.lateCount == 0)
    #expect(!result.records.contains { $0.verdict == .adapterFault })
  }
}

extension SuiteResult {
  fileprivate var failures: [CaseRecord] { records.filter(\.verdict.countsAsFailed) }
  fileprivate var argued: [CaseRecord] { records.filter { $0.verdict == .argued } }
}
