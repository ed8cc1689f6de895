import PushModel

/// Proves of mutants that no test over an alphabet can tell them from the specification.
///
/// The specification is explored once, and its states are put into classes that no test can tell apart. A
/// mutant differs in one branch alone. Wherever that branch is followed, the mutant is followed beside the
/// specification until both are in states that cannot be told apart, or until something else is seen.
///
/// Undecided moves may be left out. Then the mutant is followed to where the two are in the same state: states that
/// cannot be told apart may differ in what is decided in them.
struct EquivalenceProof {
  /// What was found out about a mutant.
  enum Result {
    /// No test over the alphabet tells it from the specification.
    case equivalent
    /// The branch is not followed by any test over the alphabet.
    case neverFollowed
    /// These moves tell it from the specification; the last undecided one of them, if there is any, is of some kinds.
    case told(by: [ClosedSystem.Move], undecided: UndecidedTransitions.Kinds)
    /// More had to be compared than is tried.
    case tooLarge
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
  private var undecided: UndecidedTransitions

  /// The questions that were asked of the specification, or of a mutant beside it.
  var questions: Set<String> { Set(interpretation.rules(inCells: isPassed).flatMap(\.questions)) }

  /// More pairs of states than this are not compared for one mutant.
  private static let pairLimit = 600_000

  /// Explores the specification.
  init(_ interpretation: Interpretation, alphabet: ClosedSystem.Alphabet) {
    self.interpretation = interpretation
    self.alphabet = alphabet
    specification = ExploredSystem(ClosedSystem(interpretation, alphabet: alphabet))
    undecided = UndecidedTransitions(specification, in: interpretation.edition)
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

  /// Compares a mutant with the specification, without some kinds of undecided moves; `nil` where it does not matter
  /// what is decided.
  mutating func result(for mutant: RuleMutant, without leftOut: UndecidedTransitions.Kinds?) -> Result {
    guard let cell = cells[mutant.branch], let contexts = specification.contexts[cell] else {
      return .neverFollowed
    }
    let mutated = ClosedSystem(mutant.inserted(interpretation), alphabet: alphabet)
    let excluded = leftOut ?? []
    let part = undecided.part(of: specification, without: excluded)
    var queue = PairQueue()

    /// Lets the same happen to both; `false` if something else is seen.
    func isSame(_ step: Step, from wrong: ClosedSystem.State, after previous: Int?) -> Bool {
      let found = mutated.react(to: step.move, in: wrong)
      for cell in found.cells { isPassed[Int(cell)] = true }
      guard found.seen == step.seen else { return false }
      var right = step.target
      // A state of the specification that is like the right one needs no more comparing: wherever the
      // branch is followed from there is compared for itself.
      if found.state == specification.states[right] { return true }
      if leftOut == nil {
        if let number = specification.number(of: found.state), classes[number] == classes[right] {
          return true
        }
        right = representatives[classes[right]]
      }
      queue.add(Pair(right: right, wrong: found.state), by: step, after: previous)
      return true
    }
    func told(by last: Step?, after previous: Int?, from origin: Int) -> Result {
      let start = part.way(to: origin, in: specification).map(step(by:))
      let way = start + queue.way(to: previous) + (last.map { [$0] } ?? [])
      return .told(by: way.map(\.move), undecided: way.last { !$0.kinds.isEmpty }?.kinds ?? [])
    }

    for context in contexts.lazy.map(step(by:)) {
      guard part.reaches(context.origin), context.kinds.isDisjoint(with: excluded) else { continue }
      var next = queue.count
      guard isSame(context, from: specification.states[context.origin], after: nil) else {
        return told(by: context, after: nil, from: context.origin)
      }
      while next < queue.count {
        let current = next
        let pair = queue.pair(at: current)
        next += 1
        guard queue.count < Self.pairLimit else { return .tooLarge }
        guard let steps = steps(from: pair.right, beside: mutated.moves(in: pair.wrong)) else {
          return told(by: nil, after: current, from: context.origin)
        }
        for step in steps where step.kinds.isDisjoint(with: excluded) {
          guard isSame(step, from: pair.wrong, after: current) else {
            return told(by: step, after: current, from: context.origin)
          }
        }
      }
    }
    return .equivalent
  }

  /// Something that happens to the specification.
  private struct Step {
    let origin: Int
    let move: ClosedSystem.Move
    let seen: [ClosedSystem.Seen]
    let target: Int
    let kinds: UndecidedTransitions.Kinds
  }

  private func step(by edge: Int) -> Step {
    Step(
      origin: specification.origin(of: edge), move: specification.move(of: edge),
      seen: specification.seen(of: edge), target: specification.target(of: edge),
      kinds: undecided.kinds[edge])
  }

  /// What can happen in a state; `nil` if something of that cannot happen to a mutant. A mutant that asks for more
  /// can be answered: then nothing happens to the specification.
  private func steps(from state: Int, beside others: [ClosedSystem.Move]) -> [Step]? {
    let steps = specification.edges(of: state).map(step(by:))
    let moves = steps.map(\.move)
    if moves == others { return steps }
    guard moves.allSatisfy(others.contains) else { return nil }
    let more = others.filter { !moves.contains($0) }.map { move in
      Step(
        origin: state, move: move, seen: [], target: state,
        kinds: undecided.kinds(of: move, in: specification.states[state]))
    }
    return steps + more
  }

  /// The specification's state, and the mutant's beside it.
  private struct Pair: Hashable {
    let right: Int
    let wrong: ClosedSystem.State
  }

  /// The pairs that were met, each once, in the order in which they are looked at.
  private struct PairQueue {
    private var known: Set<Pair> = []
    private var entries: [(pair: Pair, previous: Int?, step: Step)] = []

    var count: Int { entries.count }

    func pair(at place: Int) -> Pair { entries[place].pair }

    mutating func add(_ pair: Pair, by step: Step, after previous: Int?) {
      if known.insert(pair).inserted { entries.append((pair, previous, step)) }
    }

    /// The steps that led to a pair.
    func way(to place: Int?) -> [Step] {
      var steps: [Step] = []
      var place = place
      while let current = place {
        steps.append(entries[current].step)
        place = entries[current].previous
      }
      return steps.reversed()
    }
  }
}
