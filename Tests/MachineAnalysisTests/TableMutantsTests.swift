import MachineAnalysis
import Testing

@Suite struct TableMutantsTests {
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

  @Test(arguments: [0, 1, 5, 20])
  func `The index says of every single fault what playing all tests says`(testsKept: Int) throws {
    for table in try MealyMachines.minimal(3, states: 6, inputs: 3, outputs: 2) {
      let tests = Array(CompleteSuite(of: table).prefix(testsKept))
      let run = SingleFaultRun(of: TestIndex(of: table, tests: tests))
      let faults = singleFaults(of: table)
      let expected = faults.filter { mutant in
        let changed = mutant.applied(to: table)
        return tests.allSatisfy { table.answersAlike(changed, to: $0) }
      }
      #expect(run.mutants == faults.count)
      #expect(run.survivors == expected)
    }
  }

  @Test func `Complete suites miss no single fault`() throws {
    for table in try MealyMachines.minimal(3, states: 15, inputs: 3, outputs: 2) {
      #expect(SingleFaultRun(of: TestIndex(of: CompleteSuite(of: table))).missed.isEmpty)
    }
  }

  @Test func `A score counts what is killed of what differs`() throws {
    let table = try MealyMachines.chain(states: 3)
    let none = SingleFaultRun(of: TestIndex(of: table, tests: []))
    #expect(none.score == MutantScore(killed: 0, differing: none.missed.count))
    let all = SingleFaultRun(of: TestIndex(of: CompleteSuite(of: table)))
    #expect(all.score.killed == none.score.differing)
  }
}
