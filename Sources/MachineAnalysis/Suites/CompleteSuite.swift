/// A complete test suite: every machine that differs from a table and has no more states fails a test of it.
///
/// The tests take every transition, each followed by the harmonised identifiers of its target (the HSI
/// method). A test is a word that is played after a reset, and none is the beginning of another. The order is
/// always the same.
public struct CompleteSuite: Sequence, Sendable {
  /// The table of the tests: the given one, reduced.
  public let table: MealyTable
  private let plan: SuitePlan

  /// Prepares the suite of a table; the tests are made on demand.
  public init(of table: MealyTable) {
    self.table = table.reduced
    plan = SuitePlan(of: self.table)
  }

  /// The conclusion from a passed suite, in plain words.
  public var guarantee: String {
    """
    A port that behaves like a machine of at most \(table.stateCount) states over these inputs, and that \
    differs from the specification, fails at least one test. This holds at this alphabet, with inputs of one class \
    treated alike, with the world as simulated and a real reset before each test.
    """
  }

  /// Makes the tests one at a time.
  public func makeIterator() -> SuiteIterator { SuiteIterator(table: table, plan: plan) }

  /// Calls `body` with each test until it returns `false`. No test is copied.
  public func forEachTest(_ body: (ArraySlice<Int32>) -> Bool) {
    var iterator = makeIterator()
    while iterator.advance() {
      if !body(iterator.test[...]) { return }
    }
  }

  /// The number of tests, and of all their inputs.
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

/// The words to follow each transition of a table, by the state in which it ends.
struct SuitePlan: Sendable {
  let cover: StateCover
  let suffixes: WordTrie
  /// For each state, the root of its identifiers in `suffixes`.
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
