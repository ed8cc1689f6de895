/// How a complete suite takes the faults of the machine that it was made for.
package struct SuiteProof: Sendable {
  /// The suite.
  package let suite: CompleteSuite
  /// How many tests it has.
  package let tests: Int
  /// How many inputs they have together.
  package let inputs: Int
  /// The score against every single fault of the machine's table.
  package let faults: MutantScore

  /// Runs the faults; the suite is kept in memory meanwhile.
  package init(of suite: CompleteSuite) {
    self.suite = suite
    (tests, inputs) = suite.size()
    faults = SingleFaultRun(of: TestIndex(of: suite)).score
  }

  /// Whether every fault is noticed.
  package var holds: Bool { faults.killed == faults.differing }
}
