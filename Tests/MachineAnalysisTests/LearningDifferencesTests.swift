import Testing

import MachineAnalysis

@Suite("Differences of a learned machine from a reference")
struct LearningDifferencesTests {
  // Input 0 counts up to three, where it answers 1; input 1 goes back to the beginning.
  private func counter(
    next: [Int32] = [1, 0, 2, 0, 3, 0, 3, 0], output: [Int32] = [0, 0, 0, 0, 1, 0, 1, 0]
  ) throws -> LearnedMachine {
    LearnedMachine(
      try #require(MealyTable(stateCount: 4, inputCount: 2, next: next, output: output)))
  }

  @Test("an output that differs is one cell")
  func output() throws {
    let port = try counter(output: [0, 0, 0, 0, 1, 1, 1, 0])
    let differences = try #require(port.differences(from: counter().table))
    #expect(differences.word == [0, 0, 1])
    #expect(differences.expected == [0, 0, 0])
    #expect(differences.observed == [0, 0, 1])
    let cell = try #require(differences.cells.first)
    #expect(differences.cells.count == 1)
    #expect(cell.state == 2)
    #expect(cell.accessWord == [0, 0])
    #expect(cell.input == 1)
    #expect(cell.expectedOutput == 0)
    #expect(cell.observedOutput == 1)
    #expect(cell.observedTarget == nil)
  }

  @Test("a target that differs is one cell, with words to both targets")
  func target() throws {
    let port = try counter(next: [1, 0, 2, 1, 3, 0, 3, 0])
    let differences = try #require(port.differences(from: counter().table))
    #expect(differences.word == [0, 1, 0, 0])
    let cell = try #require(differences.cells.first)
    #expect(differences.cells.count == 1)
    #expect(cell.accessWord == [0])
    #expect(cell.input == 1)
    #expect(cell.expectedTarget == [])
    #expect(cell.observedTarget == [0])
    #expect(cell.expectedOutput == cell.observedOutput)
  }

  @Test("states that coincide in the reference are no difference")
  func coincidingStates() throws {
    // The last two states of the counter answer 1 alike, so three states are enough.
    let reduced = LearnedMachine(
      try #require(
        MealyTable(
          stateCount: 3, inputCount: 2, next: [1, 0, 2, 0, 2, 0], output: [0, 0, 0, 0, 1, 0])))
    #expect(try reduced.differences(from: counter().table) == nil)
    let faulty = LearnedMachine(
      try #require(
        MealyTable(
          stateCount: 3, inputCount: 2, next: [1, 0, 2, 0, 2, 0], output: [0, 0, 0, 0, 1, 2])))
    let differences = try #require(try faulty.differences(from: counter().table))
    #expect(differences.cells.count == 1)
  }

  @Test("of what is left open nothing is a difference, nor of what follows from it")
  func leftOpen() throws {
    let reference = try counter().table
    let open: Set<Int> = [reference.cell(1, 0)]
    let behind = try counter(output: [0, 0, 0, 0, 1, 1, 1, 0])
    #expect(behind.differences(from: reference) != nil)
    #expect(behind.differences(from: reference, leavingOpen: open) == nil)
    let elsewhere = try counter(output: [0, 0, 0, 2, 1, 1, 1, 0])
    let differences = try #require(elsewhere.differences(from: reference, leavingOpen: open))
    #expect(differences.word == [0, 1])
    #expect(differences.cells.map(\.accessWord) == [[0]])
    // Without the input that is left open the first two states are alike.
    let target = try counter(next: [1, 0, 2, 1, 3, 0, 3, 0])
    #expect(target.differences(from: reference, leavingOpen: open) == nil)
  }
}
