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
    table.shortestWordApart(from: hypothesis)
  }
}

/// Asks random words: finds much, guarantees nothing.
public struct RandomWords: EquivalenceOracle, Sendable {
  private let words: Int
  private let length: Int
  private var state: UInt64

  /// Words of the same length, the same for the same seed.
  public init(words: Int, length: Int, seed: UInt64) {
    self.words = words
    self.length = length
    state = seed
  }

  /// The first random word that the port answers otherwise than the hypothesis.
  public mutating func counterexample<Oracle>(
    to hypothesis: MealyTable, asking interview: inout Interview<Oracle>
  ) throws(LearningFailure<Oracle.Failure>) -> [Int]? {
    for _ in 0..<words {
      let word = (0..<length).map { _ in Int(next() % UInt64(hypothesis.inputCount)) }
      if try interview.outputs(of: word) != hypothesis.outputs(of: word) { return word }
    }
    return nil
  }

  /// The next number of splitmix64.
  private mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}
