public import PushModel

/// Proves of mutants that no test over an alphabet can tell them from the specification.
///
/// The specification is explored once, and its states are put into classes that no test can tell apart. A
/// mutant differs in one branch alone. Wherever that branch is followed, the mutant is followed beside the
/// specification until both are in states that cannot be told apart, or until something else is seen.
public struct EquivalenceProof: Sendable {
  /// What was found out about a mutant.
  public enum Result: Hashable, Sendable {
    /// No test over the alphabet tells it from the specification.
    case equivalent
    /// The branch is not followed by any test over the alphabet.
    case neverFollowed
    /// These moves tell it from the specification.
    case told(by: [ClosedSystem.Move])
    /// More had to be compared than is tried.
    case undecided
  }

  private let alphabet: ClosedSystem.Alphabet
  private let interpretation: Interpretation
  private let exploration: Exploration<ClosedSystem>
  private let classes: [Int]
  private var contexts: [BranchKey: [Context]]

  /// Where a branch is followed.
  private struct Context: Sendable {
    let state: Int
    let move: ClosedSystem.Move
  }

  /// More pairs of states than this are not compared for one mutant.
  private static let pairLimit = 20_000

  /// Explores the specification; `nil` if it has more states than the limit.
  public init?(_ interpretation: Interpretation, alphabet: ClosedSystem.Alphabet, limit: Int) {
    let system = ClosedSystem(interpretation, alphabet: alphabet)
    let exploration = Exploration(of: system, limit: limit)
    guard let classes = exploration.indistinguishabilityClasses() else { return nil }
    var contexts: [UInt16: [Context]] = [:]
    for (number, state) in exploration.states.enumerated() {
      for move in system.moves(in: state) {
        for cell in Set(system.react(to: move, in: state).cells) {
          contexts[cell, default: []].append(Context(state: number, move: move))
        }
      }
    }
    self.alphabet = alphabet
    self.interpretation = interpretation
    self.exploration = exploration
    self.classes = classes
    self.contexts = [:]
    for (cell, contexts) in contexts {
      var isMarked = Array(repeating: false, count: interpretation.cellCount)
      isMarked[Int(cell)] = true
      for rule in interpretation.rules(inCells: isMarked) { self.contexts[BranchKey(rule)] = contexts }
    }
  }

  /// Compares a mutant with the specification.
  public func result(for mutant: RuleMutant) -> Result {
    guard let contexts = contexts[mutant.branch] else { return .neverFollowed }
    let mutated = ClosedSystem(mutant.inserted(interpretation), alphabet: alphabet)
    var comparison = Comparison(proof: self, mutated: mutated)
    for context in contexts {
      let state = exploration.states[context.state]
      guard comparison.moves(context.move, from: state, state, after: []) else {
        return .told(by: exploration.shortestPath(to: context.state).stimuli + comparison.telling)
      }
      while let next = comparison.queue.popLast() {
        guard comparison.known.count < Self.pairLimit else { return .undecided }
        guard comparison.compares(next) else {
          return .told(by: exploration.shortestPath(to: context.state).stimuli + comparison.telling)
        }
      }
    }
    return .equivalent
  }

  /// Whether no test can tell two states of the specification apart; `nil` if one of them is none of it.
  fileprivate func areAlike(_ one: ClosedSystem.State, _ other: ClosedSystem.State) -> Bool? {
    if one == other { return true }
    guard let first = exploration.number(of: one), let second = exploration.number(of: other)
    else { return nil }
    return classes[first] == classes[second] ? true : nil
  }

  fileprivate var specification: ClosedSystem { exploration.system }
}

/// The specification and a mutant side by side, from where the mutant's branch was followed.
private struct Comparison {
  let proof: EquivalenceProof
  let mutated: ClosedSystem
  var known: Set<Pair> = []
  var queue: [(pair: Pair, path: [ClosedSystem.Move])] = []
  /// The moves after which something else was seen.
  var telling: [ClosedSystem.Move] = []

  struct Pair: Hashable {
    let right: ClosedSystem.State
    let wrong: ClosedSystem.State
  }

  /// Lets the same happen to both; `false` if something else is seen.
  mutating func moves(
    _ move: ClosedSystem.Move, from right: ClosedSystem.State, _ wrong: ClosedSystem.State,
    after path: [ClosedSystem.Move]
  ) -> Bool {
    let expected = proof.specification.react(to: move, in: right)
    let found = mutated.react(to: move, in: wrong)
    guard expected.seen == found.seen else {
      telling = path + [move]
      return false
    }
    // A state of the specification that is like the right one needs no more comparing: wherever the branch
    // is followed from there is compared for itself.
    if proof.areAlike(expected.state, found.state) == true { return true }
    let pair = Pair(right: expected.state, wrong: found.state)
    if known.insert(pair).inserted { queue.append((pair, path + [move])) }
    return true
  }

  /// Lets everything happen to both that can; `false` if something else is seen or possible.
  mutating func compares(_ next: (pair: Pair, path: [ClosedSystem.Move])) -> Bool {
    let possible = proof.specification.moves(in: next.pair.right)
    guard possible == mutated.moves(in: next.pair.wrong) else {
      telling = next.path
      return false
    }
    for move in possible {
      guard moves(move, from: next.pair.right, next.pair.wrong, after: next.path) else { return false }
    }
    return true
  }
}
