import Testing

import MachineAnalysis

@Suite("Learning with a reference")
struct LearningReferenceTests {
  private func learner(of table: MealyTable) -> Learner<TableOracle> {
    Learner(Interview(with: TableOracle(table), inputCount: table.inputCount))
  }

  @Test("a port that conforms is confirmed by one complete suite", arguments: SuiteMethod.allCases)
  func conforming(method: SuiteMethod) throws {
    var random = SplitMix64(seed: 11)
    let table = try MealyMachines.random(states: 30, inputs: 5, outputs: 3, using: &random)
    var equivalence = SuiteEquivalence(method: method)
    var learner = learner(of: table)
    let machine = try learner.learn(expecting: table, until: &equivalence)
    #expect(Equivalence.holds(machine.table, table))
    #expect(machine.table.stateCount == Reduction(of: table).table.stateCount)
    #expect(learner.interview.count.symbols <= CompleteSuite(of: table, method: method).size().inputs)
    #expect(learner.rounds == 1)
  }

  @Test("a port with a fault is learned exactly, with fewer questions than without", arguments: 1...10)
  func faulty(seed: Int) throws {
    var random = SplitMix64(seed: UInt64(seed))
    let table = Reduction(of: try MealyMachines.random(states: 40, inputs: 4, outputs: 3, using: &random))
      .table
    let port = table.changing(
      state: random.below(table.stateCount), input: random.below(4),
      target: random.below(table.stateCount), output: Int32(random.below(4)))
    var equivalence = ExactEquivalence(port)
    var plain = learner(of: port)
    let expected = try plain.learn(until: &equivalence)
    var informed = learner(of: port)
    let machine = try informed.learn(expecting: table, until: &equivalence)
    #expect(machine == expected)
    #expect(informed.interview.count.symbols < plain.interview.count.symbols)
  }

  @Test("a port that has nothing to do with the reference is learned exactly", arguments: 1...5)
  func unrelated(seed: Int) throws {
    var random = SplitMix64(seed: UInt64(seed))
    let port = try MealyMachines.random(states: 12, inputs: 3, outputs: 2, using: &random)
    let reference = try MealyMachines.random(states: 20, inputs: 3, outputs: 2, using: &random)
    var equivalence = SuiteEquivalence(method: .hsi, extraStates: 1)
    var learner = learner(of: port)
    let machine = try learner.learn(expecting: reference, until: &equivalence)
    #expect(Equivalence.holds(machine.table, port))
  }
}
