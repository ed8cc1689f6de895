/// A system that can be explored: states, and transitions between them.
public protocol TransitionSystem: Sendable {
  /// A state, compared by value.
  associatedtype State: Hashable & Sendable
  /// A stimulus.
  associatedtype Stimulus: Hashable & Sendable
  /// The observation of a transition.
  associatedtype Observation: Hashable & Sendable

  /// The possible initial states.
  var initialStates: [State] { get }

  /// Adds every possible stimulus of a state, with the observation and the next state. The order is always
  /// the same.
  ///
  /// One list serves for all states of an exploration, so that no memory is allocated for a transition.
  func addSuccessors(of state: State, to list: inout [Successor<Stimulus, Observation, State>])
}

extension TransitionSystem {
  /// A possible stimulus in a state, with its result.
  public typealias Step = Successor<Stimulus, Observation, State>

  /// All possible stimuli of a state.
  @inlinable
  public func successors(of state: State) -> [Step] {
    var list: [Step] = []
    addSuccessors(of: state, to: &list)
    return list
  }
}

/// The result of a stimulus.
public struct Successor<Stimulus, Observation, State> {
  /// The stimulus.
  public let stimulus: Stimulus
  /// The observation.
  public let observation: Observation
  /// The next state.
  public let state: State

  /// Makes the result of a stimulus.
  @inlinable
  public init(_ stimulus: Stimulus, seen observation: Observation, to state: State) {
    self.stimulus = stimulus
    self.observation = observation
    self.state = state
  }
}

extension Successor: Sendable where Stimulus: Sendable, Observation: Sendable, State: Sendable {}
