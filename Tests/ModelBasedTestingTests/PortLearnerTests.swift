import Conformance
import MachineAnalysis
import PushModel
import ReferenceAdapter
import ReferencePort
import Testing

@testable import ModelBasedTesting

@Suite("Learning ports")
struct PortLearnerTests {
  private func learner(_ name: BehaviourName) throws -> PortLearner {
    let behaviour = try #require(Behaviour(name, in: .nhncloudKo))
    return PortLearner(behaviour, interpretation: Interpretation(edition: .nhncloudKo))
  }

  private func learned(_ result: LearningResult) throws -> LearnedBehaviour {
    guard case .learned(let learned) = result.ending else {
      Issue.record("ended with \(result.ending)")
      throw Unexpected()
    }
    return learned
  }

  private struct Unexpected: Error {}

  @Test("a port that conforms is confirmed at the cost of one suite")
  func conforming() throws {
    let learner = try learner(.login)
    var port = ModelPort(learner.interpretation)
    let result = learner.learn(&port, knowing: LearningCache())
    let learned = try learned(result)
    #expect(learned.differences == nil)
    #expect(result.rounds == 1)
    let table = try BehaviourTable(learner.behaviour, interpretation: learner.interpretation).table
    #expect(result.count.symbols == CompleteSuite(of: table, method: .hsi).size().inputs)
  }

  @Test("the reference port is as the specification where that says something", arguments: Edition.allCases)
  func reference(edition: Edition) throws {
    let behaviour = try #require(Behaviour(.callReporting, in: edition))
    let learner = PortLearner(behaviour, interpretation: Interpretation(edition: edition))
    var port = ReferenceAdapter(edition: edition)
    #expect(try learned(learner.learn(&port, knowing: LearningCache())).differences == nil)
  }

  @Test("what is known is not asked again, and survives as text")
  func cache() throws {
    let learner = try learner(.agreement)
    var port = ModelPort(learner.interpretation)
    let cache = LearningCache()
    var lines: [UInt8] = []
    cache.onLine = { lines += $0 }
    #expect(cache.begin(with: "a port"))
    let first = try learned(learner.learn(&port, knowing: cache))
    let copy = try LearningCache(lines)
    #expect(copy.text == lines)
    #expect(copy.begin(with: "a port"))
    #expect(!copy.begin(with: "another port"))
    let again = learner.learn(&port, knowing: copy)
    #expect(again.count.symbols == 0)
    #expect(try learned(again).machine == first.machine)
  }

  @Test("a line of a cache that was cut off is left out, a bad one is named")
  func damagedCache() throws {
    let cache = LearningCache()
    #expect(cache.begin(with: "a port"))
    _ = cache.number(of: "nothing")
    let text = cache.text
    #expect(try LearningCache(text + Array(#"{"output":1,"se"#.utf8)).text == text)
    let unknownOutput = #"{"edition":"e","behaviour":"b","word":["x"],"outputs":[3]}"#
    for line in [#"{"output":7,"seen":"x"}"#, "garbage", unknownOutput] {
      let bad = text + Array((line + "\n" + line + "\n").utf8)
      let error = #expect(throws: LearningCache.BadLine.self) { try LearningCache(bad) }
      #expect(error?.line == 3)
    }
  }

  @Test("a port that crashes now and then is learned all the same")
  func crashing() throws {
    let learner = try learner(.agreement)
    var steady = ModelPort(learner.interpretation)
    let expected = try learned(learner.learn(&steady, knowing: LearningCache()))
    var port = CrashingPort(ModelPort(learner.interpretation), patience: 150)
    let result = learner.learn(&port, knowing: LearningCache())
    #expect(result.restarts > 0)
    #expect(try learned(result).machine == expected.machine)
  }

  @Test("a port that crashes at the same place again fails there")
  func crashingAlways() throws {
    let learner = try learner(.agreement)
    var port = CrashingPort(ModelPort(learner.interpretation), patience: 0)
    let result = learner.learn(&port, knowing: LearningCache())
    guard case .failed(let steps, let message) = result.ending else {
      Issue.record("ended with \(result.ending)")
      return
    }
    // It does not even come through the setting.
    #expect(steps.isEmpty)
    #expect(message == "gone")
    #expect(result.restarts == 1)
  }

  @Test("a step that the port does not have is left out, and the rest learned")
  func unsupported() throws {
    let learner = try learner(.agreement)
    var port = WithoutQuery(port: ModelPort(learner.interpretation))
    let result = learner.learn(&port, knowing: LearningCache())
    let learned = try learned(result)
    #expect(result.leftOut == ["query"])
    #expect(learned.behaviour.symbols.count == learner.behaviour.symbols.count - 1)
    #expect(learned.differences == nil)
  }

  @Test("a port that answers in two ways is reported with both")
  func nondeterministic() throws {
    let learner = try learner(.agreement)
    var port = FicklePort(port: ModelPort(learner.interpretation))
    let result = learner.learn(&port, knowing: LearningCache())
    guard case .nondeterministic(let steps, let first, let second) = result.ending else {
      Issue.record("ended with \(result.ending)")
      return
    }
    #expect(!steps.isEmpty)
    #expect(first != second)
  }

  @Test("a fault is shown by a shortest sequence, which fails again as a case")
  func fault() throws {
    let learner = try learner(.query)
    var port = ReferenceAdapter(edition: .nhncloudKo, fault: .ignoresUserChange)
    let learned = try learned(learner.learn(&port, knowing: LearningCache()))
    let differences = try #require(learned.differences)
    #expect(learned.names(differences.word) == ["register", "user.B"])
    #expect(!differences.cells.isEmpty)
    #expect(learned.generatedCase?.text.contains("register, user.B") == true)
  }
}

/// A port that ends after so many steps; started again, it lasts as long again.
private final class CrashingPort: RestartableAdapter {
  private var port: ModelPort
  private let patience: Int
  private var left: Int
  let diagnostics = ""

  init(_ port: ModelPort, patience: Int) {
    self.port = port
    self.patience = patience
    left = patience
  }

  var profile: Profile { port.profile }
  func reset(_ setting: Setting) throws(AdapterFault) { port.reset(setting) }

  func perform(_ stimulus: Stimulus, as name: String?) throws(AdapterFault) -> Reply {
    guard left > 0 else { throw AdapterFault(.ended, "gone") }
    left -= 1
    return port.perform(stimulus, as: name)
  }

  func restart() throws(AdapterFault) { left = patience }
}

/// A port that has no query.
private struct WithoutQuery: Adapter {
  var port: ModelPort
  var profile: Profile { port.profile }
  mutating func reset(_ setting: Setting) throws(AdapterFault) { port.reset(setting) }

  mutating func perform(_ stimulus: Stimulus, as name: String?) throws(AdapterFault) -> Reply {
    if case .query = stimulus { return .unsupported("query") }
    return port.perform(stimulus, as: name)
  }
}

/// A port that shows nothing in every hundredth step.
private struct FicklePort: Adapter {
  var port: ModelPort
  var steps = 0
  var profile: Profile { port.profile }
  mutating func reset(_ setting: Setting) throws(AdapterFault) { port.reset(setting) }

  mutating func perform(_ stimulus: Stimulus, as name: String?) throws(AdapterFault) -> Reply {
    steps += 1
    let reply = port.perform(stimulus, as: name)
    return steps % 100 == 0 ? .observed([]) : reply
  }
}
