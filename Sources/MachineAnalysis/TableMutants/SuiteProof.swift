/// How a complete suite takes the faults of the machine that it was made for.
public struct SuiteProof: Sendable {
  /// The suite.
  public let suite: CompleteSuite
  /// How many tests it has.
  public let tests: Int
  /// How many inputs they have together.
  public let inputs: Int
  /// The score against every single fault of the machine's table.
  public let faults: MutantScore
  /// The score against a sample of faults that are hidden behind one more state.
  public let hidden: MutantScore

  /// Runs the faults.
  ///
  /// - Parameters:
  ///   - suite: the suite; it is kept in memory meanwhile.
  ///   - sample: how many faults to hide.
  ///   - seed: where the random numbers begin by which they are chosen.
  public init(of suite: CompleteSuite, sample: Int, seed: UInt64) {
    self.suite = suite
    (tests, inputs) = suite.size()
    let index = TestIndex(of: suite)
    faults = SingleFaultRun(of: index).score
    hidden = ExtraStateRun(of: index, mutants: sample, extraStates: 1, seed: seed).score
  }

  /// Whether every fault is noticed that the suite promises to notice.
  public var holds: Bool {
    faults.killed == faults.differing
      && (suite.extraStates == 0 || hidden.killed == hidden.differing)
  }
}
