/// How many mutants some tests notice, of those that can be noticed.
public struct MutantScore: Hashable, Sendable {
  /// The mutants that fail some test.
  public let killed: Int
  /// The mutants that some word tells from the table; the others are equivalent and do not count.
  public let differing: Int

  /// A score.
  public init(killed: Int, differing: Int) {
    self.killed = killed
    self.differing = differing
  }
}
