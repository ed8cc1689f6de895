import PushModel

/// Proves of mutants that no test over an alphabet can tell them from the specification.
///
/// The specification is explored once, and its states are put into classes that no test can tell apart. A
/// mutant differs in one branch alone. Wherever that branch is followed, the mutant is followed beside the
/// specification until both are in states that cannot be told apart, or until something else is seen.
struct EquivalenceProof {
  /// What was found out about a mutant.
  enum Result: Hashable {
    /// No test over the alphabet tells it from the specification.
    case equivalent
    /// The branch is not followed by any test over the alphabet.
    case neverFollowed
    /// These moves tell it from the specification.
    case told(by: [ClosedSystem.Move])
    /// More had to be compared than is tried.
    case undecided
  }

  let interpretation: Interpretation
  private let alphabet: ClosedSystem.Alphabet
  private let specification: ExploredSystem
  private let classes: [Int]
  /// For each class, its first state.
  private let representatives: [Int]
  private let cells: [BranchKey: UInt16]

  /// More pairs of states than this are not compared for one mutant.
  private static let pairLimit = 60_000

  /// Explores the specification.
  init(_ interpretation: Interpretation, alphabet: ClosedSystem.Alphabet) {
    self.interpretation = interpretation
    self.alphabet = alphabet
    specification = ExploredSystem(ClosedSystem(interpretation, alphabet: alphabet))
    classes = specification.indistinguishabilityClasses
    var representatives: [Int] = []
    for (state, number) in classes.enumerated() where number == representatives.count {
      representatives.append(state)
    }
    self.representatives = representatives
    var cells: [BranchKey: UInt16] = [:]
    for cell in specification.contexts.keys {
      var isMarked = Array(repeating: false, count: interpretation.cellCount)
      isMarked[Int(cell)] = true
      for rule in interpretation.rules(inCells: isMarked) { cells[BranchKey(rule)] = cell }
    }
    self.cells = cells
  }

  /// Compares a mutant with the specification.
  func result(for mutant: RuleMutant) -> Result {
    guard let cell = cells[mutant.branch], let contexts = specification.contexts[cell] else {
      return .neverFollowed
    }
    let mutated = ClosedSystem(mutant.inserted(interpretation), alphabet: alphabet)
    var known: Set<Pair> = []
    var queue: [(pair: Pair, path: [ClosedSystem.Move])] = []

    /// Lets the same happen to both; `false` if something else is seen.
    func isSame(_ edge: Int, from wrong: ClosedSystem.State, after path: [ClosedSystem.Move]) -> Bool {
      let found = mutated.react(to: specification.move(of: edge), in: wrong)
      guard found.seen == specification.seen(of: edge) else { return false }
      let right = specification.target(of: edge)
      // A state of the specification that is like the right one needs no more comparing: wherever the
      // branch is followed from there is compared for itself.
      if found.state == specification.states[right] { return true }
      if let number = specification.number(of: found.state), classes[number] == classes[right] { return true }
      let pair = Pair(right: classes[right], wrong: found.state)
      if known.insert(pair).inserted { queue.append((pair, path + [specification.move(of: edge)])) }
      return true
    }
    func told(_ context: Int, by path: [ClosedSystem.Move]) -> Result {
      .told(by: specification.way(to: specification.origin(of: context)) + path)
    }

    for context in contexts {
      let origin = specification.origin(of: context)
      var next = queue.count
      guard isSame(context, from: specification.states[origin], after: []) else {
        return told(context, by: [specification.move(of: context)])
      }
      while next < queue.count {
        let (pair, path) = queue[next]
        next += 1
        guard known.count < Self.pairLimit else { return .undecided }
        let edges = specification.edges(of: representatives[pair.right])
        guard mutated.moves(in: pair.wrong) == edges.map(specification.move(of:)) else {
          return told(context, by: path)
        }
        for edge in edges where !isSame(edge, from: pair.wrong, after: path) {
          return told(context, by: path + [specification.move(of: edge)])
        }
      }
    }
    return .equivalent
  }

  /// The specification's state, by its class, and the mutant's beside it.
  private struct Pair: Hashable {
    let right: Int
    let wrong: ClosedSystem.State
  }
}
