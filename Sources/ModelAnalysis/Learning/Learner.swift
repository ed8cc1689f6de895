/// Learns the machine of a port by asking it (L#: Vaandrager, Garhewal, Rot and Wissmann, 2022).
///
/// The learner keeps a basis of states that are certainly different, asks adaptive words until every
/// transition can lead to one of them only, and has the resulting hypothesis challenged. What was asked
/// before the port failed stays in `interview.tree`, and a new learner can begin there.
public struct Learner<Oracle: OutputOracle> {
  /// The conversation with the port: what was observed, and what it cost.
  public private(set) var interview: Interview<Oracle>
  /// How many hypotheses were challenged so far.
  public private(set) var rounds = 0

  /// Is called with each word the port was asked and what it answered, also when it failed in the middle.
  public var onAnswer: ((_ word: [Int], _ outputs: [Int32]) -> Void)? {
    get { interview.onAnswer }
    set { interview.onAnswer = newValue }
  }

  /// A learner that goes on with a conversation.
  public init(_ interview: Interview<Oracle>) {
    self.interview = interview
  }

  /// Learns until no counterexample is found, and returns the machine.
  public mutating func learn(
    until equivalence: inout some EquivalenceOracle
  ) throws(LearningFailure<Oracle.Failure>) -> LearnedMachine {
    var basis = Basis(of: interview.tree)
    while true {
      let hypothesis = try complete(&basis)
      if let word = interview.tree.counterexample(to: hypothesis) {
        try take(word, against: hypothesis, into: &basis)
        continue
      }
      rounds += 1
      guard
        let word = try equivalence.counterexample(to: hypothesis, asking: &interview)
      else {
        return LearnedMachine(hypothesis)
      }
      try take(word, against: hypothesis, into: &basis)
    }
  }

  /// Asks until every transition of every state leads to exactly one state.
  private mutating func complete(
    _ basis: inout Basis
  ) throws(LearningFailure<Oracle.Failure>) -> MealyTable {
    while true {
      var cell = 0
      while cell < basis.cells.count {
        if basis.cells[cell].isOpen { try ask(about: cell, of: &basis) }
        cell += 1
      }
      basis.refresh(in: interview.tree)
      if let hypothesis = basis.hypothesis(in: interview.tree) { return hypothesis }
    }
  }

  /// Asks one adaptive word about a transition.
  private mutating func ask(
    about cell: Int, of basis: inout Basis
  ) throws(LearningFailure<Oracle.Failure>) {
    basis.refresh(cell, in: interview.tree)
    guard basis.cells[cell].isOpen else {
      if basis.cells[cell].isIsolated { basis.refresh(in: interview.tree) }
      return
    }
    let (state, input) = basis.place(of: cell)
    interview.begin()
    for input in interview.tree.word(to: basis.nodes[state]) { _ = try interview.step(input) }
    let node = try interview.step(input)
    let isNew = basis.cells[cell].node == 0
    var word = AdaptiveWord(
      candidates: isNew ? basis.nodes.indices.map { Int32($0) } : basis.cells[cell].candidates, basis: basis)
    while let input = word.next(in: interview.tree) {
      let reached = try interview.step(input)
      word.answered(interview.tree.output(of: reached), to: input, in: interview.tree)
    }
    interview.finish()
    basis.settle(cell, node: node, candidates: word.remaining, in: interview.tree)
  }

  /// Finds, by bisection, the transition that a counterexample refutes (Rivest and Schapire, 1993).
  private mutating func take(
    _ counterexample: [Int], against hypothesis: MealyTable, into basis: inout Basis
  ) throws(LearningFailure<Oracle.Failure>) {
    var word = counterexample
    var refuted = 0
    guard let length = try difference(from: hypothesis, on: word, replacing: 0, by: basis) else { return }
    word = Array(word.prefix(length))
    var confirmed = length
    while confirmed - refuted > 1 {
      let middle = (refuted + confirmed) / 2
      if let length = try difference(from: hypothesis, on: word, replacing: middle, by: basis) {
        refuted = middle
        word = Array(word.prefix(length))
      } else {
        confirmed = middle
      }
    }
    basis.refresh(in: interview.tree)
  }

  /// Replaces the beginning of a word by the access word of the state that the hypothesis is in then, and
  /// returns how much of the word is needed to see the port differ from the hypothesis.
  private mutating func difference(
    from hypothesis: MealyTable, on word: [Int], replacing count: Int, by basis: Basis
  ) throws(LearningFailure<Oracle.Failure>) -> Int? {
    let state = hypothesis.state(after: word.prefix(count))
    let access = interview.tree.word(to: basis.nodes[state])
    let outputs = try interview.outputs(of: access + word.dropFirst(count)).dropFirst(access.count)
    let expected = hypothesis.outputs(of: word.dropFirst(count), from: state)
    return zip(outputs, expected).enumerated().first { $0.element.0 != $0.element.1 }
      .map { count + $0.offset + 1 }
  }
}

extension ObservationTree {
  /// A word that was observed with other outputs than the hypothesis has, if there is one.
  func counterexample(to hypothesis: MealyTable) -> [Int]? {
    var nodes: [(node: Int32, state: Int)] = [(Self.root, hypothesis.initial)]
    var index = 0
    while index < nodes.count {
      let (node, state) = nodes[index]
      for input in 0..<inputCount {
        let child = child(node, input)
        if child == 0 { continue }
        let cell = hypothesis.cell(state, input)
        if output(of: child) != hypothesis.output[cell] { return word(to: child) }
        nodes.append((child, Int(hypothesis.next[cell])))
      }
      index += 1
    }
    return nil
  }
}
