import ModelAnalysis
import Testing

@Suite("Tours")
struct SuitesTourTests {
  /// The transitions, and the pairs of transitions, that some tests take.
  private func taken(_ tests: [[Int32]], by table: MealyTable) -> (cells: Set<Int>, pairs: Set<[Int]>) {
    var cells: Set<Int> = []
    var pairs: Set<[Int]> = []
    for test in tests {
      var state = table.initial
      var before: Int?
      for input in test {
        let cell = table.cell(state, Int(input))
        cells.insert(cell)
        if let before { pairs.insert([before, Int(input)]) }
        before = cell
        state = table.successor(state, Int(input))
      }
    }
    return (cells, pairs)
  }

  @Test("A tour takes every transition, or every pair, of the states that can be reached", arguments: 1...10)
  func takesAll(seed: Int) throws {
    let table = try MealyMachines.random(states: 20, inputs: 3, outputs: 2, seed: UInt64(seed))
    let reachable = StateCover(of: table).order.count
    let transitions = Array(Tour(of: table, goal: .transitions))
    #expect(taken(transitions, by: table).cells.count == reachable * 3)
    let pairs = Array(Tour(of: table, goal: .pairs))
    #expect(taken(pairs, by: table).pairs.count == reachable * 9)
    #expect(transitions.reduce(0) { $0 + $1.count } < reachable * 3 * 3)
    #expect(taken(Array(pairs.dropLast()), by: table).pairs.count < reachable * 9)
  }

  @Test("A tour notices every wrong output, and misses wrong targets")
  func notices() throws {
    let table = try #require(MealyMachines.minimal(1, states: 10, inputs: 3, outputs: 2).first)
    let run = SingleFaultRun(of: TestIndex(of: table, tests: Tour(of: table, goal: .transitions)))
    #expect(!run.missed.isEmpty)
    for missed in run.missed {
      guard case .target = missed.mutant.fault else {
        Issue.record("\(missed.mutant) passes")
        return
      }
    }
  }

  @Test("A tour comes one test at a time and says what it shows")
  func streamed() throws {
    // No way leads back to the first state.
    let table = try #require(
      MealyTable(stateCount: 3, inputCount: 2, next: [1, 2, 1, 1, 2, 2], output: [0, 1, 0, 0, 1, 1]))
    let tour = Tour(of: table, goal: .transitions)
    #expect(Array(tour) == [[0, 0, 1], [1, 0, 1]])
    var first: [Int32] = []
    tour.forEachTest { test in
      first = Array(test)
      return false
    }
    #expect(first == [0, 0, 1])
    #expect(tour.guarantee.contains("not a complete suite"))
  }
}
