import Testing

@testable import MachineAnalysis

@Suite struct MealyTests {
  @Test func `A cover reaches each state in as few inputs as possible`() throws {
    let chain = try MealyMachines.chain(states: 4)
    let cover = StateCover(of: chain)
    #expect(cover.order == [0, 1, 2, 3])
    #expect(cover.word(to: 3) == [0, 0, 0])
    #expect(cover.word(to: 0) == [])
  }

  @Test func `Unreachable states are left out and states that coincide are made one`() throws {
    // 1 and 2 answer alike and lead to each other; nothing leads to 3.
    let table = try #require(
      MealyTable(stateCount: 4, inputCount: 1, next: [1, 2, 1, 0], output: [0, 1, 1, 2]))
    #expect(table.reduced == MealyTable(stateCount: 2, inputCount: 1, next: [1, 1], output: [0, 1]))
    #expect(StateCover(of: table).word(to: 3) == nil)
  }

  @Test(arguments: 1...30)
  func `Reduced tables answer as the originals, and no two of their states coincide`(seed: Int) throws {
    let table = try MealyMachines.random(states: 12, inputs: 2, outputs: 2, seed: UInt64(seed))
    let reduced = table.reduced
    #expect(Equivalence.shortestDifference(table, reduced) == nil)
    #expect(StateCover(of: reduced).order.count == reduced.stateCount)
    for state in 0..<reduced.stateCount {
      for other in 0..<state {
        #expect(Equivalence.shortestDifference(reduced, from: state, reduced, from: other) != nil)
      }
    }
  }

  @Test(arguments: 1...20)
  func `The splitting tree knows how a shortest word begins for any states, and its length`(seed: Int) throws
  {
    let table = try MealyMachines.random(states: 9, inputs: 2, outputs: 2, seed: UInt64(seed))
    let tree = SplittingTree(of: table)
    for first in 0..<table.stateCount {
      for second in 0..<first {
        let word = Equivalence.shortestDifference(table, from: first, table, from: second)
        let split = tree.split(of: [first, second])
        #expect(split.length == word?.count ?? 0)
        guard let word, word.count > 1 else { continue }
        let (left, right) = (table.successor(first, split.input), table.successor(second, split.input))
        #expect(
          Equivalence.shortestDifference(table, from: left, table, from: right)?.count == word.count - 1)
      }
    }
  }

  @Test func `A shortest difference is one, and nothing shorter is`() throws {
    let chain = try MealyMachines.chain(states: 6)
    let other = chain.changing(state: 4, input: 0, target: 0)
    #expect(Equivalence.shortestDifference(chain, other) == [0, 0, 0, 0, 0, 0])
    #expect(Equivalence.shortestDifference(chain, chain) == nil)
  }

  @Test func `The generator is the one of the reference`() {
    var generator = SplitMix64(seed: 1_234_567)
    #expect(generator.next() == 6_457_827_717_110_365_317)
    #expect(generator.next() == 3_203_168_211_198_807_973)
  }
}
