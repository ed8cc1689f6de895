import MachineAnalysis
import Testing

@Suite("Tables of Mealy machines")
struct MealyTests {
  @Test("A cover reaches each state in as few inputs as possible")
  func cover() throws {
    let chain = try MealyMachines.chain(states: 4)
    let cover = StateCover(of: chain)
    #expect(cover.order == [0, 1, 2, 3])
    #expect(cover.word(to: 3) == [0, 0, 0])
    #expect(cover.word(to: 0) == [])
  }

  @Test("Unreachable states are left out and states that coincide are named")
  func reduction() throws {
    // 1 and 2 answer alike and lead to each other; nothing leads to 3.
    let table = try #require(
      MealyTable(stateCount: 4, inputCount: 1, next: [1, 2, 1, 0], output: [0, 1, 1, 2]))
    let reduction = Reduction(of: table)
    #expect(reduction.table.stateCount == 2)
    #expect(reduction.stateOf == [0, 1, 1, nil])
    #expect(reduction.unreachable == [3])
    #expect(reduction.coinciding == [[1, 2]])
    #expect(Equivalence.holds(table, reduction.table))
    #expect(StateCover(of: table).word(to: 3) == nil)
  }

  @Test("Reduced tables answer as the originals, and no two of their states coincide", arguments: 1...30)
  func reductions(seed: Int) throws {
    let table = try MealyMachines.random(states: 12, inputs: 2, outputs: 2, seed: UInt64(seed))
    let reduced = Reduction(of: table).table
    #expect(Equivalence.holds(table, reduced))
    #expect(SplittingTree(of: reduced).isMinimal)
    #expect(StateCover(of: reduced).order.count == reduced.stateCount)
  }

  @Test("The splitting tree gives a shortest word for every pair of states", arguments: 1...20)
  func shortestWords(seed: Int) throws {
    let table = try MealyMachines.random(states: 9, inputs: 2, outputs: 2, seed: UInt64(seed))
    let tree = SplittingTree(of: table)
    for first in 0..<table.stateCount {
      for second in 0..<first {
        let expected = Equivalence.shortestDifference(table, from: first, table, from: second)
        let word = tree.word(separating: first, second)
        #expect(word?.count == expected?.count)
        if let word {
          #expect(table.answers(to: word, from: first) != table.answers(to: word, from: second))
        }
      }
    }
  }

  @Test("A shortest difference is one, and nothing shorter is")
  func shortestDifference() throws {
    let chain = try MealyMachines.chain(states: 6)
    let other = chain.changing(state: 4, input: 0, target: 0)
    #expect(Equivalence.shortestDifference(chain, other) == [0, 0, 0, 0, 0, 0])
    #expect(Equivalence.shortestDifference(chain, chain) == nil)
  }

  @Test("The generator is the one of the reference")
  func splitMix() {
    var generator = SplitMix64(seed: 1_234_567)
    #expect(generator.next() == 6_457_827_717_110_365_317)
    #expect(generator.next() == 3_203_168_211_198_807_973)
  }
}
