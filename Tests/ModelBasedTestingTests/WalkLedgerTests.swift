import Conformance
import ModelBasedTesting
import PushModel
import ReferenceAdapter
import StateMachines
import TestSupport
import Testing

/// A port that follows different readings in two tests of a walk about the same question.
@Suite struct WalkLedgerTests {
  private static let question = "Q-QUERY-1"

  /// A walk of queries and more, on a device without registrations.
  private func walk() throws -> RandomWalk {
    var behaviour = try #require(Behaviour(.query, in: .nhncloudKo))
    behaviour.given.registered = []
    return RandomWalk(behaviour, seed: 1, steps: 400)
  }

  @Test func `A port that changes its reading contradicts itself`() throws {
    var port = ChangingPort(evenTests: "tokenInvalid", oddTests: "empty")
    let failure = try #require(walk().run(on: &port).failures.first)
    let contradiction = try #require(failure.contradiction)
    #expect(contradiction.question == Self.question)
    #expect(Set(contradiction.readings).isDisjoint(with: contradiction.otherReadings))
    #expect(failure.stepNames.contains { $0.hasSuffix("query") } && failure.stepNames.count < 4)
    let text = failure.lines(isReported: false, seed: 1).joined(separator: "\n")
    #expect(text.hasPrefix("CONTRADICTION") && text.contains("follows two readings of \(Self.question)"))
  }

  @Test(arguments: ["tokenInvalid", "empty"])
  func `A port that stays with it does not`(reading: String) throws {
    var port = ChangingPort(evenTests: reading, oddTests: reading)
    #expect(try walk().run(on: &port).failures.isEmpty)
  }

  /// Readings that cases have shown hold for a walk as well.
  @Test func `A walk contradicts what cases have shown`() throws {
    let readings = Readings([Self.question: "tokenInvalid"])
    var before = ReferenceAdapter(edition: .nhncloudKo, following: ReadingSet(readings))
    let cases = ShippedCases.all.filter { $0.id == "ERR-021" }
    let shown = SuiteRunner(cases: cases, edition: .nhncloudKo).run(on: &before).readings
    var walk = try #require(SettingsWalk(over: .query, in: .nhncloudKo, without: [], seed: 1, steps: 400))
    walk.ledger = WalkLedger(shown)
    var after = ChangingPort(evenTests: "empty", oddTests: "empty")
    let contradiction = try #require(walk.run(on: &after).failures.first?.contradiction)
    #expect(contradiction.question == Self.question && contradiction.other.hasPrefix("ERR-021"))
    var same = before
    #expect(walk.run(on: &same).failures.isEmpty)
  }
}

/// A reference port that follows one reading in tests of even numbers, and one in the others.
private struct ChangingPort: Adapter {
  private var ports: [ReferenceAdapter]
  private var place = 0

  init(evenTests even: String, oddTests odd: String) {
    ports = [even, odd].map {
      ReferenceAdapter(edition: .nhncloudKo, following: ReadingSet(Readings(["Q-QUERY-1": $0])))
    }
  }

  var profile: Profile { ports[place].profile }

  mutating func reset(_ setting: Setting) throws(AdapterFault) {
    place = (setting.caseID.last?.wholeNumberValue ?? 0) % 2
    try ports[place].reset(setting)
  }

  mutating func perform(_ stimulus: Stimulus, as name: String?) throws(AdapterFault) -> Reply {
    try ports[place].perform(stimulus, as: name)
  }
}
