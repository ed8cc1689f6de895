/// The number of noticed mutants, of those that can be noticed.
package struct MutantScore: Hashable, Sendable {
  /// The number of mutants that fail a test.
  package let killed: Int
  /// The number of mutants that some word tells from the table; the others are equivalent and do not count.
  package let differing: Int

  package init(killed: Int, differing: Int) {
    self.killed = killed
    self.differing = differing
  }
}
