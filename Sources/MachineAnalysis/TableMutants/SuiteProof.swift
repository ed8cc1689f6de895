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

  /// Runs the faults; the suite is kept in memory meanwhile.
  public init(of suite: CompleteSuite) {
    self.suite = suite
    (tests, inputs) = suite.size()
    faults = SingleFaultRun(of: TestIndex(of: suite)).score
  }

  /// Whether every fault is noticed.
  public var holds: Bool { faults.killed == faults.differing }
}
