/// Something that looks for a word on which a port differs from a hypothesis.
public protocol EquivalenceOracle {
  /// A word whose outputs differ from the hypothesis, or `nil` if none was found.
  ///
  /// The port may be asked through the interview; the word that is returned need not have been asked.
  mutating func counterexample<Oracle>(
    to hypothesis: MealyTable, asking interview: inout Interview<Oracle>
  ) throws(LearningFailure<Oracle.Failure>) -> [Int]?
}

/// Knows the machine: for tests and for measuring, where the learner's own queries are to be counted.
public struct ExactEquivalence: EquivalenceOracle, Sendable {
  /// What the port is known to be.
  public let table: MealyTable

  /// An oracle for a port that behaves as the table.
  public init(_ table: MealyTable) {
    self.table = table
  }

  /// A shortest word that distinguishes the two machines; the port is not asked.
  public func counterexample<Oracle>(
    to hypothesis: MealyTable, asking interview: inout Interview<Oracle>
  ) throws(LearningFailure<Oracle.Failure>) -> [Int]? {
    Equivalence.shortestDifference(table, hypothesis)
  }
}

/// Asks a complete suite of the hypothesis. If the port passes, it is as the hypothesis says or has more
/// states than the suite provides for.
public struct SuiteEquivalence: EquivalenceOracle, Sendable {
  /// How the suites are made.
  public let method: SuiteMethod
  /// How many states more than the hypothesis the port may have.
  public let extraStates: Int

  /// An oracle that asks suites of one kind.
  public init(method: SuiteMethod, extraStates: Int = 0) {
    self.method = method
    self.extraStates = extraStates
  }

  /// The beginning of the first test that the port answers otherwise than the hypothesis.
  public func counterexample<Oracle>(
    to hypothesis: MealyTable, asking interview: inout Interview<Oracle>
  ) throws(LearningFailure<Oracle.Failure>) -> [Int]? {
    for test in CompleteSuite(of: hypothesis, method: method, extraStates: extraStates) {
      let word = test.map { Int($0) }
      if let difference = try interview.difference(from: hypothesis, on: word) { return difference }
    }
    return nil
  }
}
