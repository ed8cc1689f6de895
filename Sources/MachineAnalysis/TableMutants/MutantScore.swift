/// How many mutants some tests notice, of those that can be noticed.
package struct MutantScore: Hashable, Sendable {
  /// The mutants that fail some test.
  package let killed: Int
  /// The mutants that some word tells from the table; the others are equivalent and do not count.
  package let differing: Int

  /// A score.
  package init(killed: Int, differing: Int) {
    self.killed = killed
    self.differing = differing
  }
}
