/// A suite in memory, with the tests that pass through each cell of the specification.
///
/// A machine that differs from the specification in few cells can only fail a test that visits one of them,
/// and behaves as specified until the first visit. So a mutant costs the ends of a few tests, not the suite.
public struct TestIndex: Sendable {
  /// The specification.
  public let table: MealyTable
  /// The inputs of all tests, one test after the other.
  let symbols: [Int32]
  /// The end of each test in `symbols`.
  let ends: [Int32]
  /// The first visit of each test to each cell, grouped by cell.
  let visits: [Visit]
  /// The index in `visits` of each cell's first visit, and at the end the number of all.
  let firstVisit: [Int32]

  /// The rest of a test after a visit.
  struct Visit: Sendable {
    let start: Int32
    let end: Int32
  }

  /// Plays the tests on the specification and records their visits of cells.
  public init(of table: MealyTable, tests: some Sequence<[Int32]>) {
    self.table = table
    var symbols: [Int32] = []
    var ends: [Int32] = []
    for test in tests {
      symbols += test
      ends.append(Int32(symbols.count))
    }
    self.symbols = symbols
    self.ends = ends
    let cells = table.next.count
    var first = [Int32](repeating: 0, count: cells + 1)
    Self.forEachVisit(table, symbols, ends) { cell, _ in first[cell + 1] += 1 }
    for cell in 0..<cells { first[cell + 1] += first[cell] }
    firstVisit = first
    var cursor = first
    var visits = [Visit](repeating: Visit(start: 0, end: 0), count: Int(first[cells]))
    Self.forEachVisit(table, symbols, ends) { cell, visit in
      visits[Int(cursor[cell])] = visit
      cursor[cell] += 1
    }
    self.visits = visits
  }

  /// Makes the index of a suite, for the suite's reduced table.
  public init(of suite: CompleteSuite) { self.init(of: suite.table, tests: suite) }

  /// The first visits to a cell.
  func visits(of cell: Int) -> ArraySlice<Visit> { visits[Int(firstVisit[cell])..<Int(firstVisit[cell + 1])] }

  private static func forEachVisit(
    _ table: MealyTable, _ symbols: [Int32], _ ends: [Int32], _ body: (Int, Visit) -> Void
  ) {
    var lastTest = [Int32](repeating: -1, count: table.next.count)
    var position: Int32 = 0
    for (test, end) in ends.enumerated() {
      var state = table.initial
      while position < end {
        let cell = table.cell(state, Int(symbols[Int(position)]))
        state = Int(table.next[cell])
        position += 1
        if lastTest[cell] != Int32(test) {
          lastTest[cell] = Int32(test)
          body(cell, Visit(start: position, end: end))
        }
      }
    }
  }
}
