/// The result of a search for a difference between two systems.
public enum Distinction<Stimulus: Sendable, Observation: Sendable>: Sendable {
  /// A shortest sequence of stimuli at whose end the observations differ.
  case told(by: DistinguishingSequence<Stimulus, Observation>)
  /// No sequence tells them apart: all pairs of states that the same stimuli reach were compared.
  case alike(pairs: Int)
  /// The search needs more pairs of states than the limit.
  case undecided(pairs: Int)
}

/// A sequence of stimuli with the same observations of two systems but for the last.
public struct DistinguishingSequence<Stimulus: Sendable, Observation: Sendable>: Sendable {
  /// The index of the initial states, in the systems' lists, at which it begins.
  public let start: Int
  /// The stimuli, with the observations of both.
  public let steps: [Step]

  /// One stimulus.
  public struct Step: Sendable {
    /// The stimulus.
    public let stimulus: Stimulus
    /// The observation of the first system; `nil` where the stimulus is not possible.
    public let first: Observation?
    /// The observation of the second system; `nil` where the stimulus is not possible.
    public let second: Observation?
  }
}

/// Searches for a shortest sequence of stimuli that tells two systems apart.
///
/// Both get the same stimuli, breadth first, until their observations or their possible stimuli differ. Pairs
/// of states that earlier pairs already tie together are not followed: a sequence that tells such a pair
/// apart would tell an earlier one apart too. So there are never more pairs than both systems have states.
///
/// The systems are deterministic: a stimulus leads from a state to one next state. Their initial states
/// correspond in the order of their lists.
public struct DistinguishingSearch<First: TransitionSystem, Second: TransitionSystem>
where First.Stimulus == Second.Stimulus, First.Observation == Second.Observation {
  /// A sequence of stimuli that tells the systems apart.
  public typealias Sequence = DistinguishingSequence<First.Stimulus, First.Observation>

  private let first: First
  private let second: Second
  private let isShared: (First.Stimulus) -> Bool
  private var firstStates = StateTable<First.State>()
  private var secondStates = StateTable<Second.State>()
  private var firstElements: [Int] = []
  private var secondElements: [Int] = []
  private var ties = DisjointSets(count: 0)
  private var visits: [Visit] = []

  /// Two states that the same stimuli reach.
  private struct Visit {
    let left: Int
    let right: Int
    /// The index of the previous visit; for initial states their index less the number of all.
    let previous: Int
    /// The index of the stimulus among the shared ones in the first system's previous state.
    let place: Int
  }

  /// Compares two systems. Stimuli that are not shared are left out in both, and tell nothing about a difference.
  public static func distinction(
    of first: First, from second: Second, pairLimit: Int = .max,
    isShared: @escaping (First.Stimulus) -> Bool = { _ in true }
  ) -> Distinction<First.Stimulus, First.Observation> {
    var search = Self(first: first, second: second, isShared: isShared)
    return search.run(pairLimit)
  }

  private init(first: First, second: Second, isShared: @escaping (First.Stimulus) -> Bool) {
    self.first = first
    self.second = second
    self.isShared = isShared
  }

  private mutating func run(_ pairLimit: Int) -> Distinction<First.Stimulus, First.Observation> {
    let starts = Array(zip(first.initialStates, second.initialStates))
    for (place, (left, right)) in starts.enumerated() {
      visit(left, right, after: place - starts.count, by: -1)
    }
    var index = 0
    while index < visits.count {
      guard index < pairLimit else { return .undecided(pairs: index) }
      let left = shared(first.successors(of: firstStates.states[visits[index].left]))
      let right = shared(second.successors(of: secondStates.states[visits[index].right]))
      if let last = difference(between: left, and: right) {
        return .told(by: sequence(to: index, startCount: starts.count, last: last))
      }
      for (place, step) in left.enumerated() {
        guard let other = Self.counterpart(of: step.stimulus, at: place, in: right) else { continue }
        visit(step.state, other.state, after: index, by: place)
      }
      index += 1
    }
    return .alike(pairs: visits.count)
  }

  private mutating func visit(_ left: First.State, _ right: Second.State, after previous: Int, by place: Int)
  {
    let (left, right) = (firstStates.insert(left), secondStates.insert(right))
    if left.isNew { firstElements.append(ties.add()) }
    if right.isNew { secondElements.append(ties.add()) }
    if ties.unite(firstElements[left.number], secondElements[right.number]) {
      visits.append(Visit(left: left.number, right: right.number, previous: previous, place: place))
    }
  }

  private func shared<State>(
    _ successors: [Successor<First.Stimulus, First.Observation, State>]
  ) -> [Successor<First.Stimulus, First.Observation, State>] {
    successors.filter { isShared($0.stimulus) }
  }

  /// The successor on a stimulus, mostly at the same index.
  private static func counterpart<State>(
    of stimulus: First.Stimulus, at place: Int,
    in successors: [Successor<First.Stimulus, First.Observation, State>]
  ) -> Successor<First.Stimulus, First.Observation, State>? {
    if successors.indices.contains(place), successors[place].stimulus == stimulus { return successors[place] }
    return successors.first { $0.stimulus == stimulus }
  }

  /// The immediate difference of two states: another observation, or else a stimulus that is possible in one only.
  private func difference(between left: [First.Step], and right: [Second.Step]) -> Sequence.Step? {
    var onlyOne: Sequence.Step?
    for (place, step) in left.enumerated() {
      let other = Self.counterpart(of: step.stimulus, at: place, in: right)
      if other?.observation == step.observation { continue }
      let found = Sequence.Step(stimulus: step.stimulus, first: step.observation, second: other?.observation)
      if other != nil { return found }
      onlyOne = onlyOne ?? found
    }
    if let onlyOne { return onlyOne }
    for (place, step) in right.enumerated()
    where Self.counterpart(of: step.stimulus, at: place, in: left) == nil {
      return Sequence.Step(stimulus: step.stimulus, first: nil, second: step.observation)
    }
    return nil
  }

  private func sequence(to index: Int, startCount: Int, last: Sequence.Step) -> Sequence {
    var steps = [last]
    var index = index
    while visits[index].previous >= 0 {
      let visit = visits[index]
      let before = shared(first.successors(of: firstStates.states[visits[visit.previous].left]))[visit.place]
      steps.append(
        Sequence.Step(stimulus: before.stimulus, first: before.observation, second: before.observation))
      index = visit.previous
    }
    return Sequence(start: visits[index].previous + startCount, steps: steps.reversed())
  }
}
