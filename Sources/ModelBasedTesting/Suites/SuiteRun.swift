public import Conformance
public import MachineAnalysis

/// Plays the tests of a complete suite of a behaviour on a port, one after the other as they are made.
public struct SuiteRun: Sendable {
  /// What the port is compared with.
  public let table: BehaviourTable
  /// The tests.
  public let suite: CompleteSuite
  /// After how many failures no more are shrunk; they are counted all the same.
  public var failureLimit = 3
  /// Asked before each test; `true` ends the run.
  public var shouldStop: @Sendable () -> Bool = { false }

  /// The suite of a behaviour by a method.
  public init(_ table: BehaviourTable, method: SuiteMethod, extraStates: Int) {
    self.table = table
    suite = CompleteSuite(of: table.table, method: method, extraStates: extraStates)
  }

  /// Plays the suite on a port that cannot be started again.
  public func run<Port: Adapter>(on port: inout Port) -> SuiteRunResult {
    run(on: &port) { _ in false }
  }

  /// Plays the suite on a port that is started again after a crash.
  public func run<Port: RestartableAdapter>(on port: inout Port) -> SuiteRunResult {
    run(on: &port) { port in (try? port.restart()) != nil }
  }

  private func run<Port: Adapter>(
    on port: inout Port, restart: (inout Port) -> Bool
  ) -> SuiteRunResult {
    var result = SuiteRunResult()
    var pair: LockStep<Port>
    do {
      pair = try LockStep(
        port, model: ModelPort(table.interpretation), behaviour: table.behaviour)
    } catch {
      result.problems.append(error.message)
      return result
    }
    suite.forEachTest { test in
      guard !shouldStop() else { return false }
      guard let ending = play(test, on: &pair.port, &result) else {
        result.passed += 1
        return true
      }
      return settle(ending, test.map(Int.init), &pair, &result, restart)
    }
    port = pair.port.port
    return result
  }

  /// Plays one test; how it ended early, if it did.
  private func play<Port: Adapter>(
    _ test: ArraySlice<Int32>, on port: inout SystemUnderTest<Port>, _ result: inout SuiteRunResult
  ) -> Ending? {
    do throws(PortProblem) { try port.reset() } catch { return Ending(error, expected: "the setting") }
    let edition = table.behaviour.edition
    var state = table.table.initial
    for input in test {
      let cell = table.table.cell(state, Int(input))
      let expected = table.outputs.all[Int(table.table.output[cell])]
      result.steps += 1
      do throws(PortProblem) {
        let seen = try port.observe(Int(input))
        guard seen.agrees(with: expected, in: edition) else {
          return .diverged(Divergence(seen: seen.words, expected: expected.words))
        }
      } catch {
        return Ending(error, expected: expected.words)
      }
      state = Int(table.table.next[cell])
    }
    return nil
  }

  /// Notes how a test ended early; `false` ends the run.
  private func settle<Port: Adapter>(
    _ ending: Ending, _ test: [Int], _ pair: inout LockStep<Port>, _ result: inout SuiteRunResult,
    _ restart: (inout Port) -> Bool
  ) -> Bool {
    switch ending {
    case .diverged, .crashed:
      result.failed += 1
      guard result.failures.count < failureLimit else {
        guard case .crashed = ending else { return true }
        return restart(&pair.port.port)
      }
      let shrinker = Shrinker(behaviour: table.behaviour, interpretation: table.interpretation)
      var work = pair
      let failure = shrinker.shrink(test, ending, on: &work, restart: restart)
      pair.port.port = work.port.port
      if !result.failures.contains(where: { $0.symbols == failure.symbols }) {
        result.failures.append(failure)
      }
      return !failure.isPortLost
    case .unsupported(let what):
      result.couldNotRun += 1
      if !result.unsupported.contains(what) { result.unsupported.append(what) }
      return true
    case .adapter(let message), .specification(let message):
      result.problems.append(message)
      return false
    }
  }
}

/// What a suite came to.
public struct SuiteRunResult: Sendable {
  /// How many tests came out as the machines expect.
  public var passed = 0
  /// How many did not.
  public var failed = 0
  /// How many could not be played to their end, since the port does not have what a step asks for.
  public var couldNotRun = 0
  /// How many steps were played.
  public var steps = 0
  /// The first failures, shrunk.
  public var failures: [ShrunkFailure] = []
  /// What the port does not have.
  public var unsupported: [String] = []
  /// Why the run ended early.
  public var problems: [String] = []
}
