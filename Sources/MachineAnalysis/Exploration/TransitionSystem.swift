/// Anything that can be explored: states, and what leads from one to the next.
public protocol TransitionSystem: Sendable {
  /// A state, compared by value.
  associatedtype State: Hashable & Sendable
  /// What happens.
  associatedtype Stimulus: Hashable & Sendable
  /// What is seen of it.
  associatedtype Observation: Hashable & Sendable

  /// Where the system can begin.
  var initialStates: [State] { get }

  /// Adds every stimulus that is possible in a state, with what is seen and the state that follows.
  /// The order is always the same.
  ///
  /// One list serves for all states of an exploration, so that nothing is allocated for a transition.
  func addSuccessors(of state: State, to list: inout [Successor<Stimulus, Observation, State>])
}

extension TransitionSystem {
  /// A stimulus that is possible in a state, and what comes of it.
  public typealias Step = Successor<Stimulus, Observation, State>

  /// Every stimulus that is possible in a state.
  @inlinable
  public func successors(of state: State) -> [Step] {
    var list: [Step] = []
    addSuccessors(of: state, to: &list)
    return list
  }
}

/// What comes of a stimulus.
public struct Successor<Stimulus, Observation, State> {
  /// What happens.
  public let stimulus: Stimulus
  /// What is seen of it.
  public let observation: Observation
  /// The state that follows.
  public let state: State

  /// A stimulus after which something is seen.
  @inlinable
  public init(_ stimulus: Stimulus, seen observation: Observation, to state: State) {
    self.stimulus = stimulus
    self.observation = observation
    self.state = state
  }
}

extension Successor: Sendable where Stimulus: Sendable, Observation: Sendable, State: Sendable {}
