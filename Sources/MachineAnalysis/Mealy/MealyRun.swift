extension MealyTable {
  /// The next state on an input.
  @inlinable
  public func successor(_ state: Int, _ input: Int) -> Int { Int(next[cell(state, input)]) }

  /// The output on an input.
  @inlinable
  public func answer(_ state: Int, _ input: Int) -> Int32 { output[cell(state, input)] }

  /// The same table with one cell changed.
  ///
  /// - Precondition: the state, the input and the target exist.
  package func changing(state: Int, input: Int, target: Int? = nil, output changed: Int32? = nil)
    -> MealyTable
  {
    precondition((0..<stateCount).contains(target ?? 0), "the target is one of the states")
    var table = self
    if let target { table.next[cell(state, input)] = Int32(target) }
    if let changed { table.output[cell(state, input)] = changed }
    return table
  }
}
