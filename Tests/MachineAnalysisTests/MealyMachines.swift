import MachineAnalysis
import Testing

/// Tables for the tests of suites and mutants.
enum MealyMachines {
  /// A random table; it may have unreachable and coinciding states.
  static func random(states: Int, inputs: Int, outputs: Int, seed: UInt64) throws -> MealyTable {
    var generator = SplitMix64(seed: seed)
    return try random(states: states, inputs: inputs, outputs: outputs, using: &generator)
  }

  /// A random table, of numbers that others may be drawn after.
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
      if Reduction(of: table).table.stateCount == states { found.append(table) }
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
    try #require(
      MealyTable(
        stateCount: states, inputCount: 2,
        next: (0..<states).flatMap { [Int32(($0 + 1) % states), 0] },
        output: (0..<states).flatMap { [$0 == states - 1 ? 1 : 0, 0] }))
  }

  /// A machine with one fault and a state for each word of the state cover of a table and for each cell that
  /// leaves the cover. But for the fault each state behaves as the state of the table that its word leads to.
  static func nearCover(of table: MealyTable, seed: UInt64) throws -> MealyTable {
    var generator = SplitMix64(seed: seed)
    let cover = StateCover(of: table)
    var stands = cover.order
    var next = [Int32](repeating: -1, count: table.stateCount * table.inputCount)
    for (number, state) in cover.order.enumerated() {
      for input in 0..<table.inputCount {
        let target = table.successor(state, input)
        let isOfCover = cover.parent[target] == Int32(state) && cover.input[target] == Int32(input)
        let place = isOfCover ? cover.order.firstIndex(of: target) : nil
        next[number * table.inputCount + input] = Int32(place ?? stands.count)
        if place == nil { stands.append(target) }
      }
    }
    for state in stands[table.stateCount...] {
      for input in 0..<table.inputCount {
        let alike = stands.indices.filter { stands[$0] == table.successor(state, input) }
        next.append(Int32(alike[generator.below(alike.count)]))
      }
    }
    let output = stands.flatMap { state in (0..<table.inputCount).map { table.answer(state, $0) } }
    let machine = try #require(
      MealyTable(stateCount: stands.count, inputCount: table.inputCount, next: next, output: output))
    let state = table.stateCount + generator.below(stands.count - table.stateCount)
    let input = generator.below(table.inputCount)
    guard generator.below(2) == 0 else {
      return machine.changing(state: state, input: input, output: 1 - machine.answer(state, input))
    }
    return machine.changing(state: state, input: input, target: generator.below(stands.count))
  }
}
