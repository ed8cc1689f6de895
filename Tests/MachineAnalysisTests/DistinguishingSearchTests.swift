import MachineAnalysis
import Testing

/// Shortest sequences that tell systems apart.
struct DistinguishingSearchTests {
  /// A table as a system whose observations are its outputs.
  private struct Table: TransitionSystem {
    let table: MealyTable
    var initialStates: [Int] { [table.initial] }

    func addSuccessors(of state: Int, to list: inout [Successor<Int, Int32, Int>]) {
      for input in 0..<table.inputCount {
        list.append(Successor(input, seen: table.answer(state, input), to: table.successor(state, input)))
      }
    }
  }

  /// A counter up to a bound that can be reset, shows whether it is even, and can be opened at some number.
  private struct Counter: TransitionSystem {
    var bound: Int
    var opens: Int?
    var starts = [0]
    var initialStates: [Int] { starts }

    func addSuccessors(of state: Int, to list: inout [Successor<Character, Bool, Int>]) {
      list.append(Successor("n", seen: state % 2 == 0, to: (state + 1) % bound))
      if state == opens { list.append(Successor("o", seen: true, to: 0)) }
      list.append(Successor("r", seen: false, to: 0))
    }
  }

  @Test func `Tells random tables by words as short as those of their states`() throws {
    for seed in 1...60 as ClosedRange<UInt64> {
      let one = try MealyMachines.random(states: 7, inputs: 2, outputs: 2, seed: seed)
      let other =
        seed % 3 == 0
        ? one.changing(state: 6, input: 1, output: 3)
        : try MealyMachines.random(states: 5, inputs: 2, outputs: 2, seed: seed + 100)
      let found = DistinguishingSearch.distinction(of: Table(table: one), from: Table(table: other))
      switch (found, Equivalence.shortestDifference(one, other)) {
      case (.told(let sequence), let word?):
        #expect(sequence.steps.count == word.count)
        let played = sequence.steps.map { Int32($0.stimulus) }
        #expect(one.answers(to: played) == sequence.steps.map(\.first))
        #expect(other.answers(to: played) == sequence.steps.map(\.second))
        #expect(sequence.steps.dropLast().allSatisfy { $0.first == $0.second })
      case (.alike(let pairs), nil): #expect(pairs <= one.stateCount + other.stateCount)
      case (let found, let word): Issue.record("\(found) and \(String(describing: word))")
      }
    }
  }

  @Test func `Compares all before it says that nothing tells`() {
    guard
      case .alike(let pairs) = DistinguishingSearch.distinction(
        of: Counter(bound: 4), from: Counter(bound: 6))
    else { return #expect(Bool(false), "even bounds look alike") }
    #expect(pairs > 4 && pairs <= 10)
    guard
      case .undecided(let few) = DistinguishingSearch.distinction(
        of: Counter(bound: 40), from: Counter(bound: 60), pairLimit: 5)
    else { return #expect(Bool(false), "more than five pairs") }
    #expect(few == 5)
  }

  @Test func `Sees what only one can do`() throws {
    for (first, second) in [(nil, 3), (3, nil)] as [(Int?, Int?)] {
      let found = DistinguishingSearch.distinction(
        of: Counter(bound: 4, opens: first), from: Counter(bound: 4, opens: second))
      guard case .told(let sequence) = found else { return #expect(Bool(false), "\(found)") }
      #expect(sequence.steps.map(\.stimulus) == ["n", "n", "n", "o"])
      let last = try #require(sequence.steps.last)
      #expect(last.first == (first == nil ? nil : true) && last.second == (second == nil ? nil : true))
    }
    let unshared = DistinguishingSearch.distinction(
      of: Counter(bound: 4, opens: 3), from: Counter(bound: 4)
    ) { $0 != "o" }
    guard case .alike = unshared else { return #expect(Bool(false), "\(unshared)") }
  }

  @Test func `Names the initial state from which the way is shortest`() {
    let found = DistinguishingSearch.distinction(
      of: Counter(bound: 6, opens: 5, starts: [0, 2, 4]), from: Counter(bound: 6, starts: [0, 2, 4]))
    guard case .told(let sequence) = found else { return #expect(Bool(false), "\(found)") }
    #expect(sequence.start == 2)
    #expect(sequence.steps.map(\.stimulus) == ["n", "o"])
  }
}
