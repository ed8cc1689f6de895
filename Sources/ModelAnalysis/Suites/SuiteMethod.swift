/// How a complete suite is made.
public enum SuiteMethod: String, CaseIterable, Hashable, Sendable {
  /// Every transition, followed by every word of a characterisation set.
  case w
  /// As `w`, but what follows the outermost transitions are only the words that tell their target from the others.
  case wp
  /// Every transition, followed by the harmonised identifiers of its target.
  case hsi

  /// The method's name in reports and on the command line.
  public var name: String { rawValue }

  /// What the method does, in a sentence.
  public var summary: String {
    switch self {
    case .w: "every transition, followed by every word of a characterisation set"
    case .wp: "every transition, followed by the words that tell its target from the other states"
    case .hsi: "every transition, followed by the harmonised identifiers of its target"
    }
  }

  /// Whether the suite is also complete for machines of any size whose states are all reached by a word of
  /// the state cover and at most `extraStates` inputs (k-A-completeness; Vaandrager and Melse, 2025).
  public var isKAComplete: Bool {
    switch self {
    case .w, .wp, .hsi: true
    }
  }

  /// Whether tests are made one at a time, so that only tables and identifiers are held.
  public var isStreamed: Bool {
    switch self {
    case .w, .wp, .hsi: true
    }
  }

  /// What passing the suite shows, in plain words.
  ///
  /// - Parameters:
  ///   - states: the number of states of the specification, after states that coincide were made one.
  ///   - extraStates: how many more states the port may have.
  public func guarantee(states: Int, extraStates: Int) -> String {
    let bound = states + extraStates
    let size =
      "A port that behaves like a machine of at most \(bound) states over these inputs, and that differs "
      + "from the specification, fails at least one test."
    let assumption =
      " This holds at this alphabet, with inputs of one class treated alike, with the world as "
      + "simulated and a real reset before each test."
    let reach =
      isKAComplete
      ? " It also holds for larger machines, as long as each of their states is reached by a word of the "
        + "state cover and at most \(extraStates) further \(extraStates == 1 ? "input" : "inputs")."
      : " Larger machines are not covered."
    return size + assumption + reach
  }
}
