/// A fault of a table.
public protocol TableFault: Sendable {
  /// The table with the fault.
  func applied(to table: MealyTable) -> MealyTable
}

/// What the tests of an index do to mutants of its table.
public struct MutantRun<Mutant: TableFault>: Sendable {
  private let table: MealyTable
  /// How many mutants there are.
  public let mutants: Int
  /// The mutants that pass every test, among them those that are equivalent.
  public let survivors: [Mutant]

  init(of table: MealyTable, mutants: Int, survivors: [Mutant]) {
    self.table = table
    self.mutants = mutants
    self.survivors = survivors
  }

  /// The survivors that some word tells from the table of the index, each with a shortest one.
  public var missed: [(mutant: Mutant, word: [Int])] {
    survivors.compactMap { mutant in
      Equivalence.shortestDifference(table, mutant.applied(to: table)).map { (mutant, $0) }
    }
  }

  /// How many of the mutants that differ are killed.
  public var score: MutantScore {
    let killed = mutants - survivors.count
    return MutantScore(killed: killed, differing: killed + missed.count)
  }
}
