import MachineAnalysis
import Testing

@Suite("Mutants of tables")
struct TableMutantsTests {
  /// Every table that differs from another in the target or in the output of one cell.
  private func singleFaults(of table: MealyTable) -> [TableMutant] {
    table.next.indices.flatMap { cell in
      let (state, input) = (cell / table.inputCount, cell % table.inputCount)
      let faults: [TableMutant.Fault] =
        (0..<table.stateCount).filter { $0 != Int(table.next[cell]) }.map { .target($0) }
        + Set(table.output).sorted().filter { $0 != table.output[cell] }.map { .output($0) }
      return faults.map { TableMutant(state: state, input: input, fault: $0) }
    }
  }

  @Test("The index says of every single fault what playing all tests says", arguments: [0, 1, 5, 20])
  func indexAgrees(testsKept: Int) throws {
    for table in try MealyMachines.minimal(3, states: 6, inputs: 3, outputs: 2) {
      let tests = Array(CompleteSuite(of: table, method: .hsi).prefix(testsKept))
      let run = SingleFaultRun(of: TestIndex(of: table, tests: tests))
      let faults = singleFaults(of: table)
      let expected = faults.filter { mutant in
        let changed = mutant.applied(to: table)
        return tests.allSatisfy { table.firstDifference(from: changed, on: $0) == nil }
      }
      #expect(run.mutants == faults.count)
      #expect(run.survivors == expected)
    }
  }

  @Test("Complete suites miss no single fault", arguments: SuiteMethod.allCases)
  func killsSingleFaults(method: SuiteMethod) throws {
    for table in try MealyMachines.minimal(3, states: 15, inputs: 3, outputs: 2) {
      let run = SingleFaultRun(of: TestIndex(of: CompleteSuite(of: table, method: method)))
      #expect(run.missed.isEmpty)
    }
  }

  @Test("What an index says of mutants with extra states is what playing all tests says", arguments: 1...3)
  func extraStatesAgree(extraStates: Int) throws {
    for table in try MealyMachines.minimal(2, states: 5, inputs: 2, outputs: 2) {
      let tests = Array(CompleteSuite(of: table, method: .hsi))
      let index = TestIndex(of: table, tests: tests)
      let outputs = Set(table.output).sorted()
      var generator = SplitMix64(seed: 7)
      for _ in 0..<200 {
        let mutant = ExtraStateMutant(
          of: table, extraStates: extraStates, outputs: outputs, using: &generator)
        let changed = mutant.applied(to: table)
        #expect(changed.stateCount == 5 + extraStates)
        let passes = tests.allSatisfy { table.firstDifference(from: changed, on: $0) == nil }
        #expect(index.passes(mutant) == passes)
      }
    }
  }

  @Test("Suites for an extra state miss no mutant with one", arguments: SuiteMethod.allCases)
  func killsExtraState(method: SuiteMethod) throws {
    for table in try MealyMachines.minimal(2, states: 10, inputs: 3, outputs: 2) {
      let index = TestIndex(of: CompleteSuite(of: table, method: method, extraStates: 1))
      let run = ExtraStateRun(of: index, mutants: 2_000, extraStates: 1, seed: 3)
      #expect(run.missed.isEmpty)
    }
  }

  @Test("Suites for no extra state do miss mutants with one", arguments: SuiteMethod.allCases)
  func missesExtraState(method: SuiteMethod) throws {
    let table = try #require(MealyMachines.minimal(1, states: 10, inputs: 3, outputs: 2).first)
    let index = TestIndex(of: CompleteSuite(of: table, method: method))
    let run = ExtraStateRun(of: index, mutants: 2_000, extraStates: 1, seed: 3)
    let missed = run.missed
    #expect(!missed.isEmpty)
    for (mutant, word) in missed.prefix(5) {
      let changed = mutant.applied(to: table)
      #expect(table.firstDifference(from: changed, on: word.map { Int32($0) }) == word.count - 1)
    }
  }

  @Test("A score counts what is killed of what differs")
  func score() throws {
    let table = try MealyMachines.chain(states: 3)
    let none = SingleFaultRun(of: TestIndex(of: table, tests: []))
    #expect(none.score == MutantScore(killed: 0, differing: none.missed.count))
    #expect(none.score.share == 0)
    let all = SingleFaultRun(of: TestIndex(of: CompleteSuite(of: table, method: .hsi)))
    #expect(all.score.killed == none.score.differing)
    #expect(all.score.share == 1)
    let index = TestIndex(of: CompleteSuite(of: table, method: .hsi))
    let hidden = ExtraStateRun(of: index, mutants: 500, extraStates: 1, seed: 1).score
    #expect(0 < hidden.killed && hidden.killed < hidden.differing && hidden.differing <= 500)
    #expect(MutantScore(killed: 0, differing: 0).share == 1)
  }
}
