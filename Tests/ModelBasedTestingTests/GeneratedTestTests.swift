import Conformance
import Foundation
import MachineAnalysis
import ModelAnalysis
import ModelBasedTesting
import PushModel
import ReferenceAdapter
import ReferencePort
import StateMachines
import TestSupport
import Testing

struct GeneratedTestTests {
  /// `pushspec check` shows that the port passes walks and complete suites over everything.
  @Test func `A suite is played`() throws {
    let behaviour = try #require(Behaviour(.query, in: .nhncloudKo))
    let table = try BehaviourTable(behaviour, interpretation: Interpretation(edition: .nhncloudKo))
    var port = ReferenceAdapter(edition: .nhncloudKo, following: ReadingSet())
    let result = SuiteRun(table).run(on: &port)
    #expect(result.passed > 0 && result.failed == 0, "\(result.failures.map(\.stepNames))")
    #expect(result.couldNotRun == 0 && result.problems.isEmpty)
  }

  @Test func `A walk goes to many places`() throws {
    let behaviour = try #require(Behaviour(.restart, in: .nhncloudKo))
    var port = ReferenceAdapter(edition: .nhncloudKo)
    let walk = RandomWalk(behaviour, seed: 1, steps: 1000)
    #expect(walk.run(on: &port).coveredPairs > 5 * behaviour.symbols.count)
  }

  /// A step that is never taken would hide its effects.
  @Test func `Walks take every step`() throws {
    for behaviour in Behaviour.all(in: .nhncloudKo) where behaviour.name != .everything {
      var never = Set(behaviour.symbols.map(\.name))
      // Rare steps take more than one walk.
      for seed in 1...80 as ClosedRange<UInt64> where !never.isEmpty {
        var port = ReferenceAdapter(edition: .nhncloudKo)
        let result = RandomWalk(behaviour, seed: seed, steps: 200).run(on: &port)
        never.subtract(result.taken.keys)
      }
      #expect(never.isEmpty, "\(behaviour.name)")
    }
  }

  /// After a refusal the app registers again, as every reading allows.
  @Test func `A walk registers again after a refusal`() throws {
    let behaviour = try #require(Behaviour(.permission, in: .toastJa))
    var port = ReferenceAdapter(edition: .toastJa)
    let walk = RandomWalk(behaviour, seed: 1, steps: 1000)
    let taken = walk.run(on: &port).taken
    #expect(try #require(taken["register"]) > 2 * (try #require(taken["user.refuses"])))
  }

  @Test func `The same seed gives the same walk`() throws {
    let behaviour = try #require(Behaviour(.everything, in: .toastJa))
    let walk = RandomWalk(behaviour, seed: 3, steps: 500)
    var other = walk
    other.seed = 4
    var results: [[Int]] = []
    for walk in [walk, walk, other] {
      var port = RecordingPort(ReferenceAdapter(edition: .toastJa))
      _ = walk.run(on: &port)
      results.append(port.hashes)
    }
    #expect(results[0] == results[1])
    #expect(results[0] != results[2])
  }

  @Test(arguments: [
    (Fault.neverPrompts, BehaviourName.permission, 1), (.deletesTokenOnLogout, .login, 3),
    (.dropsVoIPMessages, .callReporting, 1),
  ])
  func `Faults are shrunk to a few steps`(_ fault: Fault, _ name: BehaviourName, _ most: Int) throws {
    let behaviour = try #require(Behaviour(name, in: .nhncloudKo))
    var port = ReferenceAdapter(edition: .nhncloudKo, fault: fault)
    let walk = RandomWalk(behaviour, seed: 1, steps: 4000)
    let failure = try #require(walk.run(on: &port).failures.first)
    #expect(failure.isRepeatable)
    #expect(failure.symbols.count <= most, "\(failure.stepNames)")
  }

  /// The printed case passes on the machines, and fails on the port with the fault. In `tcpush-ko` the setting of the
  /// walk is made with a call of its own, which no step can name.
  @Test(arguments: [
    (Fault.ignoresUserChange, BehaviourName.query, Edition.nhncloudKo),
    (.queryOmitsInfo, .query, .nhncloudKo), (.keepsOldRecord, .everything, .tcpushKo),
  ])
  func `A failure is printed as a case that shows it`(
    _ fault: Fault, _ name: BehaviourName, _ edition: Edition
  ) throws {
    var port = ReferenceAdapter(edition: edition, fault: fault)
    let walk = try #require(SettingsWalk(over: name, in: edition, without: [], seed: 1, steps: 4000))
    let failure = try #require(walk.run(on: &port).failures.first)
    let row = try #require(GeneratedCase(failure, number: 1, source: "a test"))
    let (table, problems) = CaseDecoder.table([UInt8](row.text.utf8), path: "found.json")
    #expect(problems.isEmpty)
    let cases = try #require(table).cases
    #expect(cases.map(\.id) == [row.id])
    var machines = ModelPort(failure.interpretation)
    let onMachines = SuiteRunner(cases: cases, edition: edition).run(on: &machines)
    #expect(onMachines.records.map(\.verdict) == [.pass], "\(onMachines.records.map(\.message))")
    var again = ReferenceAdapter(edition: edition, fault: fault)
    let onPort = SuiteRunner(cases: cases, edition: edition).run(on: &again)
    #expect(onPort.records.map(\.verdict) == [.fail])
  }

  @Test func `Ports that do nothing fail or could not run`() throws {
    let behaviour = try #require(Behaviour(.unregistration, in: .nhncloudKo))
    let table = try BehaviourTable(
      behaviour, interpretation: Interpretation(edition: .nhncloudKo, readings: Readings()))
    for manner in NullPort.Manner.allCases {
      var port = NullPort(manner)
      let result = SuiteRun(table).run(on: &port)
      switch manner {
      case .silent, .refuses, .agrees: #expect(result.failed > 0)
      case .unsupported: #expect(result.passed == 0 && result.couldNotRun > 0)
      }
    }
  }

  /// The name of a play decides the values for the port. Otherwise a port that knows only some values would go
  /// unnoticed.
  @Test func `Each test of a walk has a name`() throws {
    let behaviour = try #require(Behaviour(.login, in: .nhncloudKo))
    var port = WatchedPort()
    let result = RandomWalk(behaviour, seed: 1, steps: 400).run(
      on: &port)
    #expect(result.failures.isEmpty && result.tests > 5)
    #expect(Set(port.plays).count == result.tests)
  }

  /// No line says that nothing is unregistered unasked. One says what a query then returns.
  @Test func `A query tells what a lost record means`() throws {
    var behaviour = try #require(Behaviour(.everything, in: .nhncloudKo))
    behaviour.given.permission = .authorized
    behaviour.given.initialized = true
    behaviour.given.registered = [.apns]
    var port = WatchedPort()
    port.unregistersInTheBackground = true
    let result = RandomWalk(behaviour, seed: 1, steps: 4000).run(
      on: &port)
    let failure = try #require(result.failures.first)
    #expect(failure.stepNames == ["app.entersBackground", "query"])
    #expect(failure.divergence.requirements.contains { $0.hasPrefix("QUERY-") })
  }

  @Test func `A port that crashes is started again and fails`() throws {
    let behaviour = try #require(Behaviour(.login, in: .nhncloudKo))
    var port = CrashingPort(ReferenceAdapter(edition: .nhncloudKo))
    let walk = RandomWalk(behaviour, seed: 1, steps: 4000)
    let failure = try #require(walk.run(on: &port).failures.first)
    #expect(failure.stepNames.count == 1 && failure.stepNames.first == "unregister")
    #expect(failure.divergence.seen == "ended in the middle")
    #expect(port.restarts > 1)
  }

  @Test func `A behaviour with more states than the limit has no table`() throws {
    let behaviour = try #require(Behaviour(.login, in: .nhncloudKo))
    #expect(throws: BehaviourTable.Failure.tooManyStates(limit: 5)) {
      try BehaviourTable(
        behaviour, interpretation: Interpretation(edition: .nhncloudKo, readings: Readings()), stateLimit: 5)
    }
  }
}

/// A port that remembers what it was asked.
private struct RecordingPort<Port: Adapter>: Adapter {
  private var port: Port
  private(set) var hashes: [Int] = []

  init(_ port: Port) { self.port = port }

  var profile: Profile { get throws(AdapterFault) { try port.profile } }

  mutating func reset(_ setting: Setting) throws(AdapterFault) {
    hashes.append(0)
    try port.reset(setting)
  }

  mutating func perform(_ stimulus: Stimulus, as name: String?) throws(AdapterFault) -> Reply {
    hashes.append(stimulus.hashValue)
    return try port.perform(stimulus, as: name)
  }
}

/// A port that ends when a token is unregistered.
private struct CrashingPort<Port: Adapter>: Adapter {
  private var port: Port
  private(set) var restarts = 0

  init(_ port: Port) { self.port = port }

  var profile: Profile { get throws(AdapterFault) { try port.profile } }

  mutating func restart() throws(AdapterFault) { restarts += 1 }
  mutating func reset(_ setting: Setting) throws(AdapterFault) { try port.reset(setting) }

  mutating func perform(_ stimulus: Stimulus, as name: String?) throws(AdapterFault) -> Reply {
    if case .unregister = stimulus { throw AdapterFault(.ended, "ended in the middle") }
    return try port.perform(stimulus, as: name)
  }
}

/// The reference port, which may unregister whenever the app goes to the background.
private struct WatchedPort: Adapter {
  private var port = ReferenceAdapter(edition: .nhncloudKo)
  private(set) var plays: [String] = []
  var unregistersInTheBackground = false
  private var ownCount = 0

  var profile: Profile { port.profile }

  mutating func reset(_ setting: Setting) throws(AdapterFault) {
    plays.append(setting.caseID)
    try port.reset(setting)
  }

  mutating func perform(_ stimulus: Stimulus, as name: String?) throws(AdapterFault) -> Reply {
    if case .answer(let request, _) = stimulus, request.hasPrefix("own-") { return .observed([]) }
    let reply = try port.perform(stimulus, as: name)
    guard unregistersInTheBackground, stimulus == .enteredBackground else { return reply }
    ownCount += 1
    return .observed([.requested(id: "own-\(ownCount)", .server(.unregister(.apns)))])
  }
}
