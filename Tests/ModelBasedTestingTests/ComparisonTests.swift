import Conformance
import Foundation
import ModelAnalysis
import ModelBasedTesting
import PushModel
import ReferenceAdapter
import ReferencePort
import StateMachines
import Synchronization
import TestSupport
import Testing

/// Editions, interpretations and transcripts compared with one another.
struct ComparisonTests {
  private static let cases = ShippedCases.loaded.tables.flatMap(\.cases)

  private func told(
    _ first: Interpretation, _ second: Interpretation, by name: BehaviourName
  ) throws -> Witness? {
    switch try BehaviourComparison(of: first, from: second, by: name).result {
    case .told(let witness): return witness
    case .alike: return nil
    case .undecided(let pairs):
      Issue.record("\(pairs) pairs only")
      return nil
    }
  }

  /// A transcript of cases on several reference ports in turn, as if they were one.
  private func transcript(
    of ids: [String], choices: [Choices] = [Choices()], fault: Fault? = nil
  ) throws -> RecordedRun {
    let bytes = Mutex<[UInt8]>([])
    let transcript = Transcript { line in bytes.withLock { $0 += line } }
    let edition = Edition.toastJa
    for (place, choices) in choices.enumerated() {
      var runner = SuiteRunner(cases: Self.cases.filter { ids.contains($0.id) }, edition: edition)
      runner.onStart = { profile, edition, count in
        if place == 0 { transcript.start(profile, edition: edition, cases: count) }
      }
      runner.onRecord = { transcript.add($0) }
      var port = ReferenceAdapter(edition: edition, choices: choices, fault: fault)
      _ = runner.run(on: &port)
    }
    return try #require(try Transcript.read(bytes.withLock { $0 }).first)
  }

  @Test(arguments: Edition.allCases)
  func `Finds no difference between an edition and itself`(edition: Edition) throws {
    let interpretation = Interpretation(edition: edition)
    for name in [BehaviourName.overlapping, .tokens] {
      #expect(try told(interpretation, interpretation, by: name) == nil)
    }
  }

  @Test func `Tells editions apart by what both can show`() throws {
    let witness = try #require(
      try told(Interpretation(edition: .toastKo), Interpretation(edition: .toastJa), by: .login))
    #expect(witness.steps.count == 1)
    #expect(witness.steps[0].text.contains("\"do\": \"register\""))
    #expect(witness.steps[0].first?.contains("userInvalid") == true)
    #expect(witness.steps[0].second?.contains("user device-1") == true)
    #expect(witness.firstRules.contains { $0.citation.id == "LOGIN-5" })
    #expect(witness.secondRules.contains { $0.citation.id == "LOGIN-2" })
    // The names of errors and calls in an edition are no difference of behaviour.
    let english = Interpretation(edition: .toastEn)
    #expect(try told(english, Interpretation(edition: .nhncloudKo), by: .tokens) == nil)
    #expect(try told(english, Interpretation(edition: .toastKo), by: .overlappingQueries) == nil)
    // tcpush-ko has no error for a query that finds nothing.
    let oldest = Interpretation(edition: .tcpushKo)
    #expect(try told(oldest, Interpretation(edition: .toastKo), by: .tokens) == nil)
  }

  @Test func `Names of several readings the one that matters`() throws {
    let other = Interpretation(
      edition: .toastJa, readings: Readings(["Q-LOGIN-1": "previousUser", "Q-REG-1": "together"]))
    let witness = try #require(try told(Interpretation(edition: .toastJa), other, by: .login))
    #expect(witness.questions == ["Q-LOGIN-1"])
    #expect(witness.steps.count == 4)
    #expect(witness.steps.dropLast().allSatisfy { $0.first == $0.second })
  }

  @Test func `Says what cannot be compared`() {
    #expect(throws: BehaviourComparison.Failure.missing(.toastJa)) {
      try BehaviourComparison(
        of: Interpretation(edition: .toastJa), from: Interpretation(edition: .toastKo), by: .update)
    }
  }

  @Test func `Follows a port through its transcript`() throws {
    let run = try transcript(of: ["LOGIN-030", "REG-152", "AGR-108", "LOGIN-117"])
    let comparison = TranscriptJudgement(run, cases: Self.cases)
    #expect(comparison.departures.isEmpty && comparison.notFollowed.isEmpty)
    #expect(comparison.followed == run.cases.count && run.cases.count == 4)
    #expect(comparison.shown["Q-REG-2"]?.map(\.reading) == ["waits"])
    #expect(comparison.shown["Q-REG-2"]?.map(\.caseID) == ["REG-152"])
    #expect(comparison.shown["Q-QUERY-3"] == nil)
  }

  @Test func `Finds the step in which a port leaves the specification`() throws {
    let run = try transcript(of: ["REG-152", "LOGIN-048", "LOGIN-104"], fault: .ignoresUserChange)
    let comparison = TranscriptJudgement(run, cases: Self.cases)
    let first = try #require(comparison.failures.first)
    #expect(!first.isAllowedByCase)
    #expect(first.seen.contains("user user-a"))
    #expect(first.allowed.contains { $0.seen?.contains("user user-b") == true })
    #expect(first.allowed.contains { $0.rules.contains { $0.citation.id == "LOGIN-3" } })
    #expect(first.steps.count == first.step && first.steps.last?.contains("setUser") == true)
    #expect(comparison.shortest?.step == comparison.failures.map(\.step).min())
  }

  @Test func `Lets every case choose anew`() throws {
    let fails = try Choices(["Q-REG-2": "fails"])
    let run = try transcript(of: ["REG-152"], choices: [Choices(), fails])
    let comparison = TranscriptJudgement(run, cases: Self.cases)
    #expect(comparison.followed == 1 && comparison.departures.isEmpty)
    #expect(comparison.shown["Q-REG-2"]?.map(\.reading) == ["waits", "fails"])
    // A reading that is asked for rules out the others.
    let asked = TranscriptJudgement(
      try transcript(of: ["REG-152"], choices: [fails]), cases: Self.cases,
      allowing: ReadingSet(Readings(["Q-REG-2": "waits"])))
    #expect(asked.departures.count == 1 && asked.shown["Q-REG-2"] == nil)
  }

  @Test func `Says which cases it cannot follow`() throws {
    let run = try transcript(of: ["REG-152"])
    let missing = TranscriptJudgement(run, cases: [])
    #expect(missing.followed == 0 && missing.notFollowed.map(\.caseID) == ["REG-152"])
    var changed = try #require(Self.cases.first { $0.id == "REG-152" })
    changed.steps.removeFirst()
    #expect(TranscriptJudgement(run, cases: [changed]).notFollowed.map(\.caseID) == ["REG-152"])
  }

  @Test func `Compares two ports`() throws {
    let good = try transcript(of: ["REG-152", "LOGIN-048", "LOGIN-104"])
    let bad = try transcript(of: ["LOGIN-048", "LOGIN-104", "AGR-108"], fault: .ignoresUserChange)
    let comparison = PortComparison([good], [bad], cases: Self.cases)
    #expect(comparison.compared == 2 && comparison.notCompared == ["REG-152", "AGR-108"])
    #expect(comparison.differences.map(\.source.id) == ["LOGIN-048", "LOGIN-104"])
    let shortest = try #require(comparison.shortest)
    #expect(shortest.first.contains("user user-b") && shortest.second.contains("user user-a"))
    #expect(PortComparison([good], [good], cases: Self.cases).differences.isEmpty)
  }
}
