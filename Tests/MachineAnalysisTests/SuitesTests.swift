import MachineAnalysis
import Testing

@Suite("Complete test suites")
struct SuitesTests {
  @Test("No machine of as many states passes that differs")
  func completeWithoutExtraStates() throws {
    try expectComplete(MealyMachines.minimal(3, states: 3, inputs: 2, outputs: 2), extraStates: 0)
  }

  @Test("No machine with a state more passes that differs")
  func completeWithExtraState() throws {
    try expectComplete(MealyMachines.minimal(3, states: 2, inputs: 2, outputs: 2), extraStates: 1)
  }

  @Test("No machine with two states more passes that differs")
  func completeWithTwoExtraStates() throws {
    let table = try #require(MealyTable(stateCount: 1, inputCount: 2, next: [0, 0], output: [0, 1]))
    try expectComplete([table], extraStates: 2)
  }

  /// Runs the suites of all methods against every machine that they speak of.
  private func expectComplete(_ tables: [MealyTable], extraStates: Int) throws {
    let suites = tables.flatMap { table in
      SuiteMethod.allCases.map { method in
        let suite = CompleteSuite(of: table, method: method, extraStates: extraStates)
        return (table: table, method: method, tests: Array(suite))
      }
    }
    let states = tables[0].stateCount + extraStates
    try MealyMachines.forEach(states: states, inputs: 2, outputs: 2) { machine in
      for (table, method, tests) in suites
      where tests.allSatisfy({ table.firstDifference(from: machine, on: $0) == nil }) {
        if Equivalence.holds(table, machine) { continue }
        Issue.record("\(method.name) lets pass \(machine) for \(table)")
        return false
      }
      return true
    }
  }

  @Test("A suite without one of its tests lets a machine pass", arguments: SuiteMethod.allCases)
  func everyTestCounts(method: SuiteMethod) throws {
    let table = try #require(MealyMachines.minimal(1, states: 3, inputs: 2, outputs: 2).first)
    let tests = Array(CompleteSuite(of: table, method: method))
    let shortened = tests.indices.map { left in tests.indices.filter { $0 != left }.map { tests[$0] } }
    var isIncomplete = [Bool](repeating: false, count: tests.count)
    try MealyMachines.forEach(states: 3, inputs: 2, outputs: 2) { machine in
      for (index, rest) in shortened.enumerated() where !isIncomplete[index] {
        isIncomplete[index] =
          rest.allSatisfy { table.firstDifference(from: machine, on: $0) == nil }
          && !Equivalence.holds(table, machine)
      }
      return !isIncomplete.contains(true)
    }
    #expect(isIncomplete.contains(true))
  }

  @Test("No test is the beginning of another", arguments: [SuiteMethod.w, .wp, .hsi])
  func maximal(method: SuiteMethod) throws {
    for table in try MealyMachines.minimal(3, states: 6, inputs: 3, outputs: 2) {
      for extraStates in 0...1 {
        let suite = CompleteSuite(of: table, method: method, extraStates: extraStates)
        let tests = suite.map { $0.map { Character(UnicodeScalar(UInt8(65 + $0))) } }.map { String($0) }
        let sorted = tests.sorted()
        #expect(zip(sorted, sorted.dropFirst()).allSatisfy { !$1.hasPrefix($0) })
      }
    }
  }

  @Test("A suite is the same each time and comes one test at a time", arguments: SuiteMethod.allCases)
  func deterministic(method: SuiteMethod) throws {
    let table = try #require(MealyMachines.minimal(1, states: 8, inputs: 3, outputs: 2).first)
    let suite = CompleteSuite(of: table, method: method)
    let tests = Array(suite)
    #expect(Array(CompleteSuite(of: table, method: method)) == tests)
    var seen: [[Int32]] = []
    suite.forEachTest { test in
      seen.append(Array(test))
      return seen.count < 3
    }
    #expect(seen == Array(tests.prefix(3)))
    #expect(suite.size() == (tests.count, tests.reduce(0) { $0 + $1.count }))
  }

  @Test("Deep machines and machines with one state have suites", arguments: SuiteMethod.allCases)
  func extremes(method: SuiteMethod) throws {
    let chain = try MealyMachines.chain(states: 40)
    let suite = CompleteSuite(of: chain, method: method)
    #expect(SingleFaultRun(of: TestIndex(of: suite)).missed.isEmpty)
    let single = try #require(MealyTable(stateCount: 1, inputCount: 2, next: [0, 0], output: [5, 6]))
    #expect(CompleteSuite(of: single, method: method).reduce(0) { $0 + $1.count } == 2)
  }

  @Test("States that coincide are made one before a suite is made", arguments: SuiteMethod.allCases)
  func reducesFirst(method: SuiteMethod) throws {
    let table = try #require(
      MealyTable(stateCount: 4, inputCount: 1, next: [1, 2, 1, 0], output: [0, 1, 1, 2]))
    let suite = CompleteSuite(of: table, method: method)
    #expect(suite.reduction.coinciding == [[1, 2]])
    #expect(suite.firstFailure(of: table) == nil)
    #expect(suite.guarantee.contains("at most 2 states"))
  }

  @Test("Identifiers of any two states share a beginning that tells them apart", arguments: 1...6)
  func harmonised(states: Int) throws {
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

  @Test("k-A-complete methods let no larger machine pass whose states are near the cover")
  func completeNearTheCover() throws {
    var differing = 0
    var missedWithout = 0
    for table in try MealyMachines.minimal(4, states: 4, inputs: 2, outputs: 2) {
      let suites = SuiteMethod.allCases.filter(\.isKAComplete).map {
        Array(CompleteSuite(of: table, method: $0, extraStates: 1))
      }
      let smaller = Array(CompleteSuite(of: table, method: .hsi))
      for seed in 1...300 {
        let machine = try MealyMachines.nearCover(of: table, seed: UInt64(seed))
        #expect(machine.stateCount > table.stateCount + 1)
        if Equivalence.holds(table, machine) { continue }
        differing += 1
        for tests in suites {
          #expect(!tests.allSatisfy { table.firstDifference(from: machine, on: $0) == nil })
        }
        if smaller.allSatisfy({ table.firstDifference(from: machine, on: $0) == nil }) { missedWithout += 1 }
      }
    }
    #expect(differing > 100)
    #expect(missedWithout > 0)
  }
}
