/// Learns the machine of a port by asking it (L#: Vaandrager, Garhewal, Rot and Wissmann, 2022).
///
/// The learner keeps a basis of states that are certainly different, asks adaptive words until every
/// transition can lead to one of them only, and has the resulting hypothesis challenged. What was asked
/// before the port failed stays in `interview.tree`, and a new learner can begin there.
public struct Learner<Oracle: OutputOracle> {
  /// The conversation with the port: what was observed, and what it cost.
  public internal(set) var interview: Interview<Oracle>
  /// How many hypotheses were challenged so far.
  public private(set) var rounds = 0

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
        try refute(word, from: 0, of: &basis)
        continue
      }
      guard let word = try challenge(hypothesis, by: &equivalence) else {
        return LearnedMachine(hypothesis)
      }
      try refute(word, from: 0, of: &basis)
    }
  }

  /// Looks for a word on which the port differs from a hypothesis.
  mutating func challenge(
    _ hypothesis: MealyTable, by equivalence: inout some EquivalenceOracle
  ) throws(LearningFailure<Oracle.Failure>) -> [Int]? {
    rounds += 1
    return try equivalence.counterexample(to: hypothesis, asking: &interview)
  }

  /// Asks until every transition of every state leads to exactly one state.
  private mutating func complete(
    _ basis: inout Basis
  ) throws(LearningFailure<Oracle.Failure>) -> MealyTable {
    while true {
      var cell = 0
      while cell < basis.cellCount {
        basis.refresh(cell, in: interview.tree)
        if basis.target(of: cell) < 0 { try ask(about: cell, of: &basis) }
        cell += 1
      }
      if let hypothesis = basis.hypothesis(in: interview.tree) { return hypothesis }
    }
  }

  /// Asks about a transition, and makes what it leads to a new state if it is proved to be none of the others.
  private mutating func ask(
    about cell: Int, of basis: inout Basis
  ) throws(LearningFailure<Oracle.Failure>) {
    if !basis.fitsNowhere(cell) { try askAdaptively(about: cell, of: &basis) }
    while basis.fitsNowhere(cell) {
      if let state = basis.possibleState(of: cell) {
        try compare(cell, with: state, of: &basis)
      } else {
        basis.promote(cell, in: interview.tree)
      }
    }
  }

  /// Asks one word about a transition, chosen by the answers.
  private mutating func askAdaptively(
    about cell: Int, of basis: inout Basis
  ) throws(LearningFailure<Oracle.Failure>) {
    let isNew = basis.node(of: cell) == 0
    let (state, input) = basis.place(of: cell)
    interview.begin()
    for input in interview.tree.word(to: basis.nodes[Int(state)]) { _ = try interview.step(input) }
    _ = try interview.step(input)
    basis.refresh(cell, in: interview.tree)
    var length = 0
    var word = AdaptiveWord(candidates: basis.likelyStates(of: cell), basis: basis)
    while let input = word.next(basis: basis, tree: interview.tree) {
      let reached = try interview.step(input)
      word.answered(interview.tree.output(of: reached), to: input, basis: basis, tree: interview.tree)
      length += 1
    }
    if isNew {
      while length < Self.usefulLength(states: basis.nodes.count) {
        _ = try interview.step(length % interview.tree.inputCount)
        length += 1
      }
    }
    interview.finish()
    basis.refresh(cell, in: interview.tree)
  }

  /// How many inputs to give after a new transition, even if the states known so far are told apart sooner.
  ///
  /// More states will be found, and a few inputs more are cheaper than coming back for each of them. Each
  /// answer is taken to be worth about a bit; the most is what served best on random machines.
  private static func usefulLength(states: Int) -> Int {
    min(7, 1 + Int.bitWidth - states.leadingZeroBitCount)
  }

  /// Compares a transition whose node contradicts every state with one of them: either the two are proved to
  /// be different, or a guess about another transition is refuted.
  private mutating func compare(
    _ cell: Int, with state: Int32, of basis: inout Basis
  ) throws(LearningFailure<Oracle.Failure>) {
    let node = basis.node(of: cell)
    if let word = basis.contradiction(of: node, being: state, in: interview.tree) {
      try refute(word, from: state, of: &basis)
    }
    basis.refresh(cell, in: interview.tree)
  }

  /// Finds, by bisection, the transition whose guessed target a word refutes (Rivest and Schapire, 1993).
  ///
  /// Nothing is refuted if the port answers the word, from the state, as is expected.
  private mutating func refute(
    _ observed: [Int], from state: Int32, of basis: inout Basis
  ) throws(LearningFailure<Oracle.Failure>) {
    guard var trial = try trial(of: observed[...], from: state, of: basis) else { return }
    var word = observed.prefix(trial.length)
    var state = state
    // The first `confirmed` inputs replaced by an access word give the outputs that were expected.
    var confirmed = word.count
    while confirmed > 1 {
      let middle = confirmed / 2
      let reached = trial.states[middle]
      if let shorter = try self.trial(of: word.dropFirst(middle), from: reached, of: basis) {
        state = reached
        word = word.dropFirst(middle).prefix(shorter.length)
        trial = shorter
        confirmed = min(confirmed - middle, word.count)
      } else {
        confirmed = middle
      }
    }
    if let input = word.first { basis.refresh(basis.cell(state, input), in: interview.tree) }
  }

  /// Asks a word from a state, and follows it through the guessed machine until the outputs differ.
  private mutating func trial(
    of word: ArraySlice<Int>, from start: Int32, of basis: Basis
  ) throws(LearningFailure<Oracle.Failure>) -> (states: [Int32], length: Int)? {
    let access = interview.tree.word(to: basis.nodes[Int(start)])
    let outputs = try interview.outputs(of: access + word).dropFirst(access.count)
    var states = [start]
    var state = start
    for (input, output) in zip(word, outputs) {
      let cell = basis.cell(state, input)
      if interview.tree.output(of: basis.node(of: cell)) != output { return (states, states.count) }
      state = basis.target(of: cell)
      states.append(state)
    }
    return nil
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
