/// A suite of tests that every machine fails which differs from a table and has no more states.
///
/// The tests take every transition, each followed by the harmonised identifiers of its target (the HSI method). A test
/// is a word that is played after a reset, and none is the beginning of another. The order is always the same.
public struct CompleteSuite: Sequence, Sendable {
  /// The table that the tests are made for: the one that was given, reduced.
  public let table: MealyTable
  private let plan: SuitePlan

  /// Prepares the suite of a specification; the tests are made when they are asked for.
  public init(of table: MealyTable) {
    self.table = table.reduced
    plan = SuitePlan(of: self.table)
  }

  /// What passing the suite shows, in plain words.
  public var guarantee: String {
    """
    A port that behaves like a machine of at most \(table.stateCount) states over these inputs, and that \
    differs from the specification, fails at least one test. This holds at this alphabet, with inputs of one class \
    treated alike, with the world as simulated and a real reset before each test.
    """
  }

  /// Hands over the tests one at a time.
  public func makeIterator() -> SuiteIterator { SuiteIterator(table: table, plan: plan) }

  /// Calls `body` with each test until it returns `false`. No test is copied.
  public func forEachTest(_ body: (ArraySlice<Int32>) -> Bool) {
    var iterator = makeIterator()
    while iterator.advance() {
      if !body(iterator.test[...]) { return }
    }
  }

  /// How many tests there are, and how many inputs they have together.
  public func size() -> (tests: Int, inputs: Int) {
    var size = (tests: 0, inputs: 0)
    forEachTest { test in
      size.tests += 1
      size.inputs += test.count
      return true
    }
    return size
  }
}

/// What follows the transitions of a table, by the state in which they end.
struct SuitePlan: Sendable {
  let cover: StateCover
  let suffixes: WordTrie
  /// For each state, the words that identify it.
  let identifiers: [Int32]

  init(of table: MealyTable) {
    cover = StateCover(of: table)
    var suffixes = WordTrie()
    identifiers = StateIdentifiers(of: table, tree: SplittingTree(of: table)).words.map { words in
      let root = suffixes.addRoot()
      for word in words { suffixes.insert(word, at: root) }
      return root
    }
    self.suffixes = suffixes
  }
}
