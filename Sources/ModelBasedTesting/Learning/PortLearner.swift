public import Conformance
public import MachineAnalysis
public import PushModel

/// Learns the machine of a port in a behaviour, with the specification as the first hypothesis.
public struct PortLearner: Sendable {
  /// What can happen.
  public let behaviour: Behaviour
  /// What the machines follow.
  public let interpretation: Interpretation
  /// How hypotheses are challenged.
  public var method = SuiteMethod.hsi
  /// How many states more than a hypothesis the port may have.
  public var extraStates = 0
  /// After so many new starts the port is given up.
  public var restartLimit = 10
  /// Told how many sequences the port was asked since it was last begun with.
  public var onAnswer: @Sendable (_ sequences: Int) -> Void = { _ in }

  /// A learner of a behaviour.
  public init(_ behaviour: Behaviour, interpretation: Interpretation) {
    self.behaviour = behaviour
    self.interpretation = interpretation
  }

  /// Learns a port that cannot be started again.
  public func learn<Port: Adapter>(_ port: inout Port, knowing cache: LearningCache) -> LearningResult {
    learn(&port, knowing: cache) { _ in false }
  }

  /// Learns a port that is started again after a crash.
  public func learn<Port: RestartableAdapter>(
    _ port: inout Port, knowing cache: LearningCache
  ) -> LearningResult {
    learn(&port, knowing: cache) { port in (try? port.restart()) != nil }
  }

  private func learn<Port: Adapter>(
    _ port: inout Port, knowing cache: LearningCache, restart: (inout Port) -> Bool
  ) -> LearningResult {
    var attempts = Attempts(learner: self, behaviour: behaviour, cache: cache)
    while true {
      if attempts.learn(&port, restart: restart) { return attempts.result }
    }
  }
}

/// The attempts to learn one behaviour, each of which begins with what was observed before.
private struct Attempts {
  let learner: PortLearner
  var behaviour: Behaviour
  let cache: LearningCache
  var result = LearningResult(ending: .notPlayed("nothing was asked"))
  private var crashed: Set<[Int]> = []

  init(learner: PortLearner, behaviour: Behaviour, cache: LearningCache) {
    self.learner = learner
    self.behaviour = behaviour
    self.cache = cache
  }

  /// Tries once; `false` if another attempt is worth it.
  mutating func learn<Port: Adapter>(_ port: inout Port, restart: (inout Port) -> Bool) -> Bool {
    let system: SystemUnderTest<Port>
    let table: BehaviourTable
    do throws(PortProblem) {
      system = try SystemUnderTest(port, behaviour: behaviour)
    } catch {
      return stop(at: error, after: [], &port, restart)
    }
    do throws(BehaviourTable.Failure) {
      table = try BehaviourTable(
        behaviour, interpretation: learner.interpretation, unobserved: system.player.unobserved,
        notingOpenCells: true)
    } catch {
      return end(.notPlayed(error.message))
    }
    let (tree, contradiction) = cache.tree(for: behaviour)
    if let contradiction { return end(nondeterministic(contradiction)) }
    let unobserved = system.player.unobserved
    let expected = table.outputs.all.map { (seen: $0, number: cache.number(of: $0.words)) }
    guard let reference = table.table.mappingOutputs({ expected[Int($0)].number }) else {
      return end(.notPlayed("the behaviour has no table"))
    }
    let oracle = PortOracle(
      system, cache: cache, expected: expected.map { .init(seen: $0.seen, number: $0.number) })
    var interview = Interview(with: oracle, knowing: tree)
    var asked = 0
    interview.onAnswer = { [cache, behaviour, learner] word, outputs in
      cache.add(word, outputs, in: behaviour)
      asked += 1
      learner.onAnswer(asked)
    }
    var work = Learner(interview)
    var equivalence = SuiteEquivalence(method: learner.method, extraStates: learner.extraStates)
    defer { add(work.interview.count, rounds: work.rounds) }
    do throws(LearningFailure<PortProblem>) {
      let machine = try work.learn(expecting: reference, until: &equivalence)
      let differences = machine.differences(from: reference, leavingOpen: table.openCells)
      return end(.learned(learned(machine, differences, unobserved: unobserved)))
    } catch {
      switch error {
      case .nondeterministic(let found): return end(nondeterministic(found))
      case .port(let problem, let word): return stop(at: problem, after: word, &port, restart)
      }
    }
  }

  private func learned(
    _ machine: LearnedMachine, _ differences: MachineDifferences?, unobserved: Set<OptionalObservation>
  ) -> LearnedBehaviour {
    LearnedBehaviour(
      behaviour: behaviour, machine: machine, outputs: cache.outputs,
      differences: differences, interpretation: learner.interpretation, unobserved: unobserved)
  }

  private mutating func end(_ ending: LearningResult.Ending) -> Bool {
    result.ending = ending
    return true
  }

  private mutating func add(_ count: QueryCount, rounds: Int) {
    result.count.resets += count.resets
    result.count.symbols += count.symbols
    result.count.cacheHits += count.cacheHits
    result.rounds += rounds
  }

  /// Deals with a port that could not answer a word; `false` if another attempt is worth it.
  private mutating func stop<Port: Adapter>(
    at problem: PortProblem, after word: [Int], _ port: inout Port, _ restart: (inout Port) -> Bool
  ) -> Bool {
    let steps = word.map { behaviour.symbols[$0].name }
    switch problem {
    case .unsupported(let what):
      // Without the step the rest can be learned.
      guard let symbol = word.last else { return end(.unsupported(what)) }
      result.leftOut.append(behaviour.symbols[symbol].name)
      behaviour.symbols.remove(at: symbol)
      return behaviour.symbols.isEmpty ? end(.unsupported(what)) : false
    case .adapter(let fault):
      switch fault.kind {
      case .ended, .timeout:
        guard crashed.insert(word).inserted else {
          return end(.failed(steps: steps, message: fault.message))
        }
        guard result.restarts < learner.restartLimit, restart(&port) else {
          return end(.adapter(fault.message))
        }
        result.restarts += 1
        return false
      case .notStarted, .handshake, .protocolBroken, .givenUp, .interrupted:
        return end(.adapter(fault.message))
      }
    case .adapterFailed(let message): return end(.adapter(message))
    case .misbehaved(let message): return end(.failed(steps: steps, message: message))
    case .harness(let message): return end(.notPlayed(message))
    }
  }

  private func nondeterministic(_ found: Nondeterminism) -> LearningResult.Ending {
    func words(_ outputs: [Int32]) -> String { outputs.last.map { cache.outputs[Int($0)] } ?? "nothing" }
    return .nondeterministic(
      steps: found.word.map { behaviour.symbols[$0].name }, first: words(found.first),
      second: words(found.second))
  }
}

extension MealyTable {
  /// The same table with other numbers for its outputs.
  fileprivate func mappingOutputs(_ number: (Int32) -> Int32) -> MealyTable? {
    MealyTable(
      stateCount: stateCount, inputCount: inputCount, initial: initial, next: next,
      output: output.map(number))
  }
}
