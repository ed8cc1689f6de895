import Testing

@testable import MachineAnalysis

@Suite struct SuitesTests {
  @Test func `No machine of as many states passes that differs`() throws {
    let suites = try MealyMachines.minimal(3, states: 3, inputs: 2, outputs: 2).map { table in
      (table: table, tests: Array(CompleteSuite(of: table)))
    }
    try MealyMachines.forEach(states: 3, inputs: 2, outputs: 2) { machine in
      for (table, tests) in suites where tests.allSatisfy({ table.answersAlike(machine, to: $0) }) {
        if Equivalence.shortestDifference(table, machine) == nil { continue }
        Issue.record("\(machine) passes for \(table)")
        return false
      }
      return true
    }
  }

  @Test func `A suite without one of its tests lets a machine pass`() throws {
    let table = try #require(MealyMachines.minimal(1, states: 3, inputs: 2, outputs: 2).first)
    let tests = Array(CompleteSuite(of: table))
    let shortened = tests.indices.map { left in tests.indices.filter { $0 != left }.map { tests[$0] } }
    var isIncomplete = [Bool](repeating: false, count: tests.count)
    try MealyMachines.forEach(states: 3, inputs: 2, outputs: 2) { machine in
      for (index, rest) in shortened.enumerated() where !isIncomplete[index] {
        isIncomplete[index] =
          rest.allSatisfy { table.answersAlike(machine, to: $0) }
          && Equivalence.shortestDifference(table, machine) != nil
      }
      return !isIncomplete.contains(true)
    }
    #expect(isIncomplete.contains(true))
  }

  @Test func `No test is the beginning of another`() throws {
    for table in try MealyMachines.minimal(3, states: 6, inputs: 3, outputs: 2) {
      let tests = CompleteSuite(of: table).map { $0.map { Character(UnicodeScalar(UInt8(65 + $0))) } }
      let sorted = tests.map { String($0) }.sorted()
      #expect(zip(sorted, sorted.dropFirst()).allSatisfy { !$1.hasPrefix($0) })
    }
  }

  @Test func `A suite is the same each time and comes one test at a time`() throws {
    let table = try #require(MealyMachines.minimal(1, states: 8, inputs: 3, outputs: 2).first)
    let suite = CompleteSuite(of: table)
    let tests = Array(suite)
    #expect(Array(CompleteSuite(of: table)) == tests)
    var seen: [[Int32]] = []
    suite.forEachTest { test in
      seen.append(Array(test))
      return seen.count < 3
    }
    #expect(seen == Array(tests.prefix(3)))
    #expect(suite.size() == (tests.count, tests.reduce(0) { $0 + $1.count }))
  }

  @Test func `Deep machines and machines with one state have suites`() throws {
    let chain = try MealyMachines.chain(states: 40)
    #expect(SingleFaultRun(of: TestIndex(of: CompleteSuite(of: chain))).missed.isEmpty)
    let single = try #require(MealyTable(stateCount: 1, inputCount: 2, next: [0, 0], output: [5, 6]))
    #expect(CompleteSuite(of: single).reduce(0) { $0 + $1.count } == 2)
  }

  @Test func `States that coincide are made one before a suite is made`() throws {
    let table = try #require(
      MealyTable(stateCount: 4, inputCount: 1, next: [1, 2, 1, 0], output: [0, 1, 1, 2]))
    let suite = CompleteSuite(of: table)
    #expect(suite.table.stateCount == 2)
    #expect(suite.allSatisfy { suite.table.answersAlike(table, to: $0) })
    #expect(suite.guarantee.contains("at most 2 states"))
  }

  @Test(arguments: 1...6)
  func `Identifiers of any two states share a beginning that tells them apart`(states: Int) throws {
    for table in try MealyMachines.minimal(3, states: states * 2, inputs: 2, outputs: 2) {
      let words = StateIdentifiers(of: table, tree: SplittingTree(of: table)).words
      for first in 0..<table.stateCount {
        for second in 0..<first {
          let shared = words[first].contains { word in
            words[second].contains { other in
              let common = Array(zip(word, other).prefix { $0 == $1 }.map(\.0))
              return table.answers(to: common, from: first) != table.answers(to: common, from: second)
            }
          }
          #expect(shared)
        }
      }
    }
  }
}
