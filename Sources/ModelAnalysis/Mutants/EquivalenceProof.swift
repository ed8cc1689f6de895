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
  /// The cells that the specification or a mutant passes.
  private var isPassed: [Bool]

  /// The questions that were asked of the specification, or of a mutant beside it.
  var questions: Set<String> { Set(interpretation.rules(inCells: isPassed).flatMap(\.questions)) }

  /// More pairs of states than this are not compared for one mutant.
  private static let pairLimit = 600_000

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
    let passed = specification.contexts.keys.sorted()
    isPassed = Array(repeating: false, count: interpretation.cellCount)
    for cell in passed { isPassed[Int(cell)] = true }
    let rules = interpretation.rules(inCells: isPassed)
    cells = Dictionary(uniqueKeysWithValues: zip(rules.map { BranchKey($0) }, passed))
  }

  /// Compares a mutant with the specification.
  mutating func result(for mutant: RuleMutant) -> Result {
    guard let cell = cells[mutant.branch], let contexts = specification.contexts[cell] else {
      return .neverFollowed
    }
    let mutated = ClosedSystem(mutant.inserted(interpretation), alphabet: alphabet)
    var known: Set<Pair> = []
    // A pair, the one before it, and the transition that leads from there.
    var queue: [(pair: Pair, previous: Int?, edge: Int)] = []

    /// Lets the same happen to both; `false` if something else is seen.
    func isSame(_ edge: Int, from wrong: ClosedSystem.State, after previous: Int?) -> Bool {
      let found = mutated.react(to: specification.move(of: edge), in: wrong)
      for cell in found.cells { isPassed[Int(cell)] = true }
      guard found.seen == specification.seen(of: edge) else { return false }
      let right = specification.target(of: edge)
      // A state of the specification that is like the right one needs no more comparing: wherever the
      // branch is followed from there is compared for itself.
      if found.state == specification.states[right] { return true }
      if let number = specification.number(of: found.state), classes[number] == classes[right] { return true }
      let pair = Pair(right: classes[right], wrong: found.state)
      if known.insert(pair).inserted { queue.append((pair, previous, edge)) }
      return true
    }
    func told(by last: Int?, after previous: Int?) -> Result {
      var edges = last.map { [$0] } ?? []
      var place = previous
      while let current = place {
        edges.append(queue[current].edge)
        place = queue[current].previous
      }
      let start = edges.last.map { specification.way(to: specification.origin(of: $0)) } ?? []
      return .told(by: start + edges.reversed().map(specification.move(of:)))
    }

    for context in contexts {
      let origin = specification.origin(of: context)
      var next = queue.count
      guard isSame(context, from: specification.states[origin], after: nil) else {
        return told(by: context, after: nil)
      }
      while next < queue.count {
        let current = next
        let pair = queue[current].pair
        next += 1
        guard known.count < Self.pairLimit else { return .undecided }
        let edges = specification.edges(of: representatives[pair.right])
        guard mutated.moves(in: pair.wrong) == edges.map(specification.move(of:)) else {
          return told(by: nil, after: current)
        }
        for edge in edges where !isSame(edge, from: pair.wrong, after: current) {
          return told(by: edge, after: current)
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
