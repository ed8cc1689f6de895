extension Learner {
  /// Learns a port that is expected to be like a reference.
  ///
  /// The reference is the first hypothesis: a port that conforms is confirmed at the cost of one complete
  /// suite. If it does not, the states of the reference are looked for first, each by its access word and
  /// the words that tell it from the others, since most of them are likely to be there
  /// (adaptive learning: Ferreira, van Heerdt and Silva, 2022).
  ///
  /// - Precondition: the reference has the inputs of the port, and outputs are the same ids in both.
  public mutating func learn(
    expecting reference: MealyTable, until equivalence: inout some EquivalenceOracle
  ) throws(LearningFailure<Oracle.Failure>) -> LearnedMachine {
    let reference = Reduction(of: reference).table
    guard let word = try challenge(reference, by: &equivalence) else {
      return LearnedMachine(reference)
    }
    _ = try interview.outputs(of: word)
    let cover = StateCover(of: reference)
    let identifiers = StateIdentifiers(of: reference, tree: SplittingTree(of: reference))
    for state in cover.order {
      for suffix in identifiers.words[state] {
        let word = (cover.word(to: state) ?? []) + suffix
        _ = try interview.outputs(of: word.map { Int($0) })
      }
    }
    return try learn(until: &equivalence)
  }
}
