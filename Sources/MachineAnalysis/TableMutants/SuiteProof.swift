/// The score of a complete suite against the single faults of its own machine.
package struct SuiteProof: Sendable {
  package let suite: CompleteSuite
  /// The number of tests.
  package let tests: Int
  /// The number of all their inputs.
  package let inputs: Int
  /// The score against all single faults of the table.
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
