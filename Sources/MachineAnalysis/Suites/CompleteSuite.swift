/// A suite of tests that every machine fails which differs from a table and is not too large.
///
/// Unreachable states are left out and states that coincide are made one before anything else;
/// `reduction` says which. A test is a word that is played after a reset. With `w`, `wp` and
/// `hsi` no test is the beginning of another. The order is always the same.
public struct CompleteSuite: Sequence, Sendable {
  /// How the tests are made.
  public let method: SuiteMethod
  /// How many states more than the specification a port may have.
  public let extraStates: Int
  /// The table that the tests are made for, and how it came from the one that was given.
  public let reduction: Reduction
  private let plan: SuitePlan

  /// Prepares a suite; the tests are made when they are asked for.
  ///
  /// - Parameters:
  ///   - table: the specification.
  ///   - method: how the tests are made.
  ///   - extraStates: how many more states than the reduced specification a port may have; not negative.
  public init(of table: MealyTable, method: SuiteMethod, extraStates: Int = 0) {
    precondition(extraStates >= 0, "the number of extra states is not negative")
    self.method = method
    self.extraStates = extraStates
    reduction = Reduction(of: table)
    plan = SuitePlan(of: reduction.table, method: method)
  }

  /// What passing the suite shows, in plain words.
  public var guarantee: String {
    method.guarantee(states: reduction.table.stateCount, extraStates: extraStates)
  }

  /// Hands over the tests one at a time.
  public func makeIterator() -> SuiteIterator {
    SuiteIterator(table: reduction.table, plan: plan, method: method, extraStates: extraStates)
  }

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
  /// The words that follow a transition that is not among the outermost.
  let inner: [Int32]
  /// The words that follow the outermost transitions.
  let outer: [Int32]

  init(of table: MealyTable, method: SuiteMethod) {
    let tree = SplittingTree(of: table)
    cover = StateCover(of: table)
    var suffixes = WordTrie()
    switch method {
    case .w, .wp:
      let set = CharacterisationSet(of: table, tree: tree)
      let root = suffixes.addRoot()
      for word in set.words { suffixes.insert(word, at: root) }
      inner = [Int32](repeating: root, count: table.stateCount)
      if method == .w {
        outer = inner
      } else {
        outer = set.sufficient.map { chosen in
          let root = suffixes.addRoot()
          for index in chosen { suffixes.insert(set.words[index], at: root) }
          return root
        }
      }
    case .hsi, .spy, .chained:
      inner = StateIdentifiers(of: table, tree: tree).words.map { words in
        let root = suffixes.addRoot()
        for word in words { suffixes.insert(word, at: root) }
        return root
      }
      outer = inner
    }
    self.suffixes = suffixes
  }
}
