import ModelAnalysis
import ModelBasedTesting
import PushModel
import StateMachines

/// Proves of mutants that no test over an alphabet can tell them from the specification.
///
/// The specification is explored once, and its states are divided into classes that no test can tell apart. A
/// mutant differs in one branch alone. Wherever that branch is followed, the mutant runs beside the
/// specification until both are in states of the same class, or until observations differ.
///
/// Undecided moves may be left out. Then the mutant runs until both are in the same state: states of the same
/// class may differ in what is decided about them.
struct EquivalenceProof {
  /// The finding about a mutant.
  enum Result {
    /// No test over the alphabet tells it from the specification.
    case equivalent
    /// These moves tell it from the specification, in the transition at a place; `undecided` has the kinds of
    /// the last undecided one.
    case told(by: [ClosedSystem.Move], undecided: GapSet, at: Int)
    /// The comparison exceeds the limit.
    case tooLarge
  }

  let interpretation: Interpretation
  private let alphabet: ClosedSystem.Alphabet
  private let specification: ExploredSystem
  private let classes: [Int]
  /// For each class, its first state.
  private let representatives: [Int]
  /// The branches that the specification or a mutant passes.
  private var isPassed: [Bool]
  private var undecided: OpenTransitions

  /// The questions asked of the specification, or of a mutant beside it.
  var questions: Set<String> {
    Set(
      isPassed.indices.lazy.filter { isPassed[$0] }.flatMap {
        interpretation.tables.branch($0).branch.path.map(\.question)
      })
  }

  /// The largest number of compared pairs of states for one mutant.
  private static let pairLimit = 600_000

  /// Explores the specification; `nil` if it has more states than a limit.
  init?(_ interpretation: Interpretation, alphabet: ClosedSystem.Alphabet, stateLimit: Int) {
    let system = ClosedSystem(interpretation, alphabet: alphabet)
    guard let specification = ExploredSystem(system, stateLimit: stateLimit) else { return nil }
    self.interpretation = interpretation
    self.alphabet = alphabet
    self.specification = specification
    undecided = OpenTransitions(specification, in: interpretation.edition)
    classes = specification.indistinguishabilityClasses
    var representatives: [Int] = []
    for (state, number) in classes.enumerated() where number == representatives.count {
      representatives.append(state)
    }
    self.representatives = representatives
    isPassed = (0..<interpretation.tables.branchCount).map(specification.steps.passes)
  }

  /// The transitions with another result for a mutant; `nil` if no transition reaches the fault.
  mutating func transitions(telling mutant: RuleMutant) -> [Int]? {
    let steps = specification.steps.steps(on: mutant.occasions)
    if steps.isEmpty { return nil }
    let tables = mutant.tables
    var rehearsal = PushRehearsal()
    let telling = steps.filter { number in
      defer { for branch in rehearsal.branches { isPassed[branch] = true } }
      return specification.steps.comesOutOtherwise(number, by: tables, &rehearsal)
    }
    return specification.transitions(taking: telling)
  }

  /// Compares a mutant with the specification in some transitions, from a place on, without some kinds of
  /// undecided moves; `nil` where undecided moves count like others.
  mutating func result(
    for mutant: RuleMutant, in contexts: [Int], from first: Int, without leftOut: GapSet?
  ) -> Result {
    if contexts.isEmpty { return .equivalent }
    let mutated = ClosedSystem(mutant.inserted(in: interpretation), alphabet: alphabet)
    var run = ClosedRun(mutated)
    let excluded = leftOut ?? GapSet()
    let part = excluded.isEmpty ? nil : undecided.part(of: specification, without: excluded)
    var queue = PairQueue()

    /// Takes the same step with both; `false` if the observations differ.
    func isSame(_ step: Step, after previous: Int?) -> Bool {
      run.react(to: step.move)
      for passed in run.reaction.passed { isPassed[Int(passed.branch)] = true }
      guard run.reaction.seen == step.seen else { return false }
      var right = step.target
      // A state of the same class as the right one needs no further comparison: other followings of the
      // branch are compared by themselves.
      let next = run.packed
      if next == specification.states[right] { return true }
      if leftOut == nil {
        if let number = specification.number(of: next), classes[number] == classes[right] { return true }
        right = representatives[classes[right]]
      }
      queue.add(Pair(right: right, wrong: next), by: step, after: previous)
      return true
    }
    func isExcluded(_ step: Step) -> Bool {
      !excluded.isEmpty && !undecidedKinds(of: step).isDisjoint(with: excluded)
    }
    func told(by last: Step?, after previous: Int?, from origin: Int, at place: Int) -> Result {
      let part = part ?? undecided.part(of: specification, without: excluded)
      let start = part.way(to: origin, in: specification).map { step(by: $0) }
      let way = start + queue.way(to: previous) + (last.map { [$0] } ?? [])
      var kinds = GapSet()
      // A gap that affects one step alone matters only where that step tells.
      if let last = way.last { kinds = undecidedKinds(of: last) }
      for step in way.reversed() where kinds.isEmpty { kinds = undecided.lasting(undecidedKinds(of: step)) }
      return .told(by: way.map(\.move), undecided: kinds, at: place)
    }

    for place in contexts.indices.dropFirst(first) {
      let context = step(by: contexts[place])
      guard part?.reaches(context.origin) ?? true, !isExcluded(context) else { continue }
      var next = queue.count
      run.begin(in: specification.state(context.origin))
      guard isSame(context, after: nil) else {
        return told(by: context, after: nil, from: context.origin, at: place)
      }
      while next < queue.count {
        let current = next
        let pair = queue.pair(at: current)
        next += 1
        guard queue.count < Self.pairLimit else { return .tooLarge }
        let wrong = pair.wrong.state(of: mutated)
        guard let steps = steps(from: pair.right, beside: mutated.moves(in: wrong)) else {
          return told(by: nil, after: current, from: context.origin, at: place)
        }
        run.begin(in: wrong)
        for step in steps where !isExcluded(step) {
          guard isSame(step, after: current) else {
            return told(by: step, after: current, from: context.origin, at: place)
          }
        }
      }
    }
    return .equivalent
  }

  /// A step of the specification.
  private struct Step {
    let origin: Int
    let move: ClosedSystem.Move
    let seen: [Sight]
    let target: Int
    /// The transition; `nil` if the specification does not move.
    let edge: Int?
  }

  /// The kinds of undecided moves to which a step belongs.
  private mutating func undecidedKinds(of step: Step) -> GapSet {
    if let edge = step.edge { return undecided.kinds(of: edge, in: specification) }
    return undecided.kinds(of: step.move, in: specification.state(step.origin))
  }

  private func step(by edge: Int) -> Step {
    Step(
      origin: specification.origin(of: edge), move: specification.move(of: edge),
      seen: specification.seen(of: edge), target: specification.target(of: edge),
      edge: edge)
  }

  /// The possible steps in a state; `nil` if one of them is impossible for the mutant. A mutant with more
  /// requests can get answers; the specification does not move then.
  private func steps(from state: Int, beside others: [ClosedSystem.Move]) -> [Step]? {
    let steps = specification.edges(of: state).map { step(by: $0) }
    let moves = steps.map(\.move)
    if moves == others { return steps }
    guard moves.allSatisfy(others.contains) else { return nil }
    let more = others.filter { !moves.contains($0) }.map { move in
      Step(origin: state, move: move, seen: [], target: state, edge: nil)
    }
    return steps + more
  }

  /// A state of the specification and the mutant's state beside it.
  private struct Pair: Hashable {
    let right: Int
    let wrong: PackedState
  }

  /// The pairs of states, each once, in the order of comparison.
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
