import Testing

import MachineAnalysis

/// A machine that breaks off when its patience is used up.
struct FragileOracle: OutputOracle {
  struct Crash: Error, Equatable {}
  var table: TableOracle
  var patience: Int

  mutating func reset() throws(Crash) { table.reset() }

  mutating func step(_ input: Int) throws(Crash) -> Int32 {
    if patience == 0 { throw Crash() }
    patience -= 1
    return table.step(input)
  }
}

/// A machine that answers one step, counted over all words, with another output.
struct FickleOracle: OutputOracle {
  var table: TableOracle
  var stepsUntilLapse: Int

  mutating func reset() throws(Never) { table.reset() }

  mutating func step(_ input: Int) throws(Never) -> Int32 {
    stepsUntilLapse -= 1
    let output = table.step(input)
    return stepsUntilLapse == 0 ? output + 1 : output
  }
}

@Suite("Learning machines")
struct LearningTests {
  @Test("a random machine is learned exactly", arguments: 1...40)
  func learnsExactly(seed: Int) throws {
    var random = SplitMix64(seed: UInt64(seed))
    let table = try MealyMachines.random(
      states: 1 + seed / 2, inputs: 1 + seed % 5, outputs: 2 + seed % 2, using: &random)
    var learner = Learner(Interview(with: TableOracle(table), inputCount: table.inputCount))
    var equivalence = ExactEquivalence(table)
    let machine = try learner.learn(until: &equivalence)
    #expect(Equivalence.holds(machine.table, table))
    #expect(machine.table.stateCount == Reduction(of: table).table.stateCount)
    #expect(machine.differences(from: table) == nil)
    for (state, word) in machine.accessWords.enumerated() {
      #expect(machine.table.state(after: word) == state)
    }
  }

  @Test("what was learned survives a crash of the port and is not asked again")
  func survivesCrashes() throws {
    var random = SplitMix64(seed: 3)
    let table = try MealyMachines.random(states: 25, inputs: 4, outputs: 2, using: &random)
    var equivalence = ExactEquivalence(table)
    var undisturbed = Learner(Interview(with: TableOracle(table), inputCount: 4))
    let expected = try undisturbed.learn(until: &equivalence)

    var tree = ObservationTree(inputCount: 4)
    var crashes = 0
    var symbols = 0
    var learned: LearnedMachine?
    while learned == nil {
      let oracle = FragileOracle(table: TableOracle(table), patience: 100)
      var learner = Learner(Interview(with: oracle, knowing: tree))
      do {
        learned = try learner.learn(until: &equivalence)
      } catch .port(let failure, let word) {
        #expect(failure == FragileOracle.Crash())
        #expect(!word.isEmpty)
        crashes += 1
      }
      symbols += learner.interview.count.symbols
      tree = learner.interview.tree
    }
    #expect(learned == expected)
    #expect(crashes > 3)
    // Each crash costs at most the word in which it happened once more.
    #expect(symbols <= undisturbed.interview.count.symbols + crashes * 20)
  }

  @Test("a port that answers the same word differently is reported with both answers")
  func reportsNondeterminism() throws {
    var random = SplitMix64(seed: 4)
    let table = try MealyMachines.random(states: 10, inputs: 3, outputs: 2, using: &random)
    let oracle = FickleOracle(table: TableOracle(table), stepsUntilLapse: 60)
    var learner = Learner(Interview(with: oracle, inputCount: 3))
    var equivalence = ExactEquivalence(table)
    var seen: Nondeterminism?
    do {
      _ = try learner.learn(until: &equivalence)
    } catch .nondeterministic(let lapse) {
      seen = lapse
    } catch .port {
      Issue.record("This port does not crash.")
    }
    let lapse = try #require(seen)
    #expect(lapse.first.count == lapse.word.count)
    #expect(lapse.second.count == lapse.word.count)
    #expect(lapse.first.dropLast() == lapse.second.dropLast())
    #expect(lapse.first.last != lapse.second.last)
    let known = learner.interview.tree.outputs(of: lapse.word)
    #expect(known == lapse.first)
  }

  @Test("a word that is known is answered without the port")
  func answersFromCache() throws {
    let table = try #require(
      MealyTable(stateCount: 2, inputCount: 1, next: [1, 0], output: [0, 1]))
    var interview = Interview(with: TableOracle(table), inputCount: 1)
    #expect(try interview.outputs(of: [0, 0, 0]) == [0, 1, 0])
    #expect(try interview.outputs(of: [0, 0]) == [0, 1])
    #expect(interview.count.resets == 1)
    #expect(interview.count.symbols == 3)
    #expect(interview.count.cacheHits == 1)
  }
}
