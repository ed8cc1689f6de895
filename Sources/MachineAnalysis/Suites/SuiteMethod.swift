/// How a complete suite is made.
public enum SuiteMethod: String, CaseIterable, Hashable, Sendable {
  /// Every transition, followed by every word of a characterisation set.
  case w
  /// As `w`, but what follows the outermost transitions are only the words that tell their target from the others.
  case wp
  /// Every transition, followed by the harmonised identifiers of its target.
  case hsi
  /// As `hsi`, but what follows a transition may be played wherever tests are known to have led to the same state.
  case spy
  /// As `spy`, and tests walk on through verified transitions instead of beginning anew.
  case chained

  /// The method's name in reports and on the command line.
  public var name: String { rawValue }

  /// What the method does, in a sentence.
  public var summary: String {
    switch self {
    case .w: "every transition, followed by every word of a characterisation set"
    case .wp: "every transition, followed by the words that tell its target from the other states"
    case .hsi: "every transition, followed by the harmonised identifiers of its target"
    case .spy: "as hsi, but played wherever earlier tests are known to lead to the same state"
    case .chained: "as spy, with tests that walk on through verified transitions"
    }
  }

  /// Whether the suite is also complete for machines of any size whose states are all reached by a word of
  /// the state cover and at most `extraStates` inputs (k-A-completeness; Vaandrager and Melse, 2025).
  public var isKAComplete: Bool {
    switch self {
    case .w, .wp, .hsi: true
    case .spy, .chained: false
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
