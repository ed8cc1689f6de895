/// Anything that can be explored: states, and what leads from one to the next.
public protocol TransitionSystem: Sendable {
  /// A state, compared by value.
  associatedtype State: Hashable & Sendable
  /// What happens.
  associatedtype Stimulus: Sendable

  /// Where the system can begin.
  var initialStates: [State] { get }

  /// Calls `body` for every stimulus that is possible in the state, with the state that follows.
  /// The order is always the same.
  func forEachSuccessor(of state: State, _ body: (Stimulus, State) -> Void)
}
