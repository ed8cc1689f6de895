/// A transition system of which something is seen when a stimulus happens.
public protocol ObservableTransitionSystem: TransitionSystem where Stimulus: Hashable {
  // Named again, so that a system's own types are found in its function below.
  associatedtype State
  associatedtype Stimulus
  /// What is seen of one transition.
  associatedtype Observation: Hashable & Sendable

  /// Calls `body` for every stimulus that is possible in the state, with what is seen and the state that follows.
  /// The order is always the same.
  func forEachObservedSuccessor(of state: State, _ body: (Stimulus, Observation, State) -> Void)
}

extension ObservableTransitionSystem {
  /// Leaves out what is seen.
  @inlinable
  public func forEachSuccessor(of state: State, _ body: (Stimulus, State) -> Void) {
    forEachObservedSuccessor(of: state) { stimulus, _, next in body(stimulus, next) }
  }
}
