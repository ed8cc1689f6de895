import Conformance
import PushModel
import Testing

/// Each case is played as often as the run asks for.
@Suite struct RepeatTests {
  @Test func `What comes out in two ways is unsteady`() throws {
    var runner = SuiteRunner(cases: Corpus.cases("valid-passes").filter { $0.id == "REG-901" })
    var port = EachThird()
    let once = runner.run(on: &port)
    #expect(once.records.map(\.verdict) == [.pass])
    runner.plays = 3
    port = EachThird()
    let record = try #require(runner.run(on: &port).records.first)
    #expect(record.verdict == .unsteady)
    #expect(record.plays.map(\.verdict).first == .unsteady)
    #expect(record.plays.map(\.verdict).contains(.pass))
    #expect(record.message.contains("once      pass"), "\(record.message)")
  }

  @Test func `What is steady is played so often`() {
    var runner = SuiteRunner(cases: Corpus.cases("valid-passes"))
    runner.plays = 4
    var port = TinyPort()
    let result = runner.run(on: &port)
    #expect(result.exitCode == 0)
    #expect(result.records.allSatisfy { $0.plays.count == 4 })
  }
}

/// A port that never completes a call in each third play.
private struct EachThird: Adapter {
  private var good = TinyPort()
  private var bad = TinyPort(.neverCompletes)
  private var plays = 0
  private var isBad: Bool { plays % 3 == 0 }

  var profile: Profile { get throws(AdapterFault) { try good.profile } }

  mutating func reset(_ setting: Setting) throws(AdapterFault) {
    plays += 1
    if isBad { try bad.reset(setting) } else { try good.reset(setting) }
  }

  mutating func perform(_ stimulus: Stimulus, as name: String?) throws(AdapterFault) -> Reply {
    isBad ? try bad.perform(stimulus, as: name) : try good.perform(stimulus, as: name)
  }
}
