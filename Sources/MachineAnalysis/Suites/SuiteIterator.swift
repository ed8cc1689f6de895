/// Hands over the tests of a suite one at a time.
public struct SuiteIterator: IteratorProtocol, Sendable {
  // One of the two; an enum would have to be copied to be advanced.
  private var tree: TreeIterator?
  private var chain: ChainIterator?

  init(table: MealyTable, plan: SuitePlan, method: SuiteMethod, extraStates: Int) {
    switch method {
    case .w, .wp, .hsi:
      tree = TreeIterator(table: table, plan: plan, extraStates: extraStates)
    case .spy, .chained:
      chain = ChainIterator(
        table: table, plan: plan, walks: method == .chained, extraStates: extraStates)
    }
  }

  /// The test that was found last.
  public var test: [Int32] { tree?.test ?? chain?.test ?? [] }

  /// Goes on to the next test, which is then in `test`; `false` after the last.
  public mutating func advance() -> Bool { tree?.advance() ?? chain?.advance() ?? false }

  /// The next test.
  public mutating func next() -> [Int32]? { advance() ? test : nil }
}
