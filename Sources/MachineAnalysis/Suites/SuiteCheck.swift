extension MealyTable {
  /// Where the answers of two tables to a test first differ, or `nil` where the test passes.
  ///
  /// - Precondition: both tables have the same inputs.
  @inlinable
  public func firstDifference(from other: MealyTable, on test: some Sequence<Int32>) -> Int? {
    var own = initial
    var others = other.initial
    var position = 0
    for input in test {
      let cell = cell(own, Int(input))
      let counterpart = other.cell(others, Int(input))
      if output[cell] != other.output[counterpart] { return position }
      own = Int(next[cell])
      others = Int(other.next[counterpart])
      position += 1
    }
    return nil
  }
}

extension CompleteSuite {
  /// The first test that a machine fails, or `nil` where it passes all.
  public func firstFailure(of machine: MealyTable) -> [Int32]? {
    var failure: [Int32]?
    forEachTest { test in
      guard reduction.table.firstDifference(from: machine, on: test) != nil else { return true }
      failure = Array(test)
      return false
    }
    return failure
  }
}
