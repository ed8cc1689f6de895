import MachineAnalysis
import Testing

/// Tables for the tests of suites and mutants.
enum MealyMachines {
  /// A random table; it may have unreachable and coinciding states.
  static func random(states: Int, inputs: Int, outputs: Int, seed: UInt64) throws -> MealyTable {
    var generator = SplitMix64(seed: seed)
    return try random(states: states, inputs: inputs, outputs: outputs, using: &generator)
  }

  /// A random table. The generator can make others after it.
  static func random(
    states: Int, inputs: Int, outputs: Int, using generator: inout SplitMix64
  ) throws -> MealyTable {
    let cells = states * inputs
    return try #require(
      MealyTable(
        stateCount: states, inputCount: inputs,
        next: (0..<cells).map { _ in Int32(generator.below(states)) },
        output: (0..<cells).map { _ in Int32(generator.below(outputs)) }))
  }

  /// The first random tables, counting seeds from 1, that have neither unreachable nor coinciding states.
  static func minimal(_ count: Int, states: Int, inputs: Int, outputs: Int) throws -> [MealyTable] {
    var found: [MealyTable] = []
    var seed: UInt64 = 1
    while found.count < count {
      let table = try random(states: states, inputs: inputs, outputs: outputs, seed: seed)
      if table.reduced.stateCount == states { found.append(table) }
      seed += 1
    }
    return found
  }

  /// Calls `body` with every table of a size whose initial state is 0, until it returns `false`.
  static func forEach(
    states: Int, inputs: Int, outputs: Int, _ body: (MealyTable) throws -> Bool
  ) throws {
    let cells = states * inputs
    let choices = states * outputs
    var digits = [Int](repeating: 0, count: cells)
    while true {
      let table = try #require(
        MealyTable(
          stateCount: states, inputCount: inputs, next: digits.map { Int32($0 % states) },
          output: digits.map { Int32($0 / states) }))
      guard try body(table) else { return }
      guard let place = digits.firstIndex(where: { $0 + 1 < choices }) else { return }
      for index in 0..<place { digits[index] = 0 }
      digits[place] += 1
    }
  }

  /// A chain: input 0 goes on, input 1 goes back to the beginning; only the last state answers 1 to 0.
  static func chain(states: Int) throws -> MealyTable {
    var (next, output): ([Int32], [Int32]) = ([], [])
    for state in 0..<states {
      next += [Int32((state + 1) % states), 0]
      output += [state == states - 1 ? 1 : 0, 0]
    }
    return try #require(MealyTable(stateCount: states, inputCount: 2, next: next, output: output))
  }
}

extension MealyTable {
  /// The outputs of the machine for a word, from the initial state or from another one.
  func answers(to word: [Int32], from start: Int? = nil) -> [Int32] {
    var state = start ?? initial
    return word.map { input in
      defer { state = successor(state, Int(input)) }
      return answer(state, Int(input))
    }
  }

  /// Whether two tables answer a test alike.
  func answersAlike(_ other: MealyTable, to test: [Int32]) -> Bool {
    var (own, others) = (initial, other.initial)
    for input in test.lazy.map(Int.init) {
      if answer(own, input) != other.answer(others, input) { return false }
      (own, others) = (successor(own, input), other.successor(others, input))
    }
    return true
  }
}
