/// A way through a transition system: where it begins, and each stimulus with the state that follows.
public struct Path<System: TransitionSystem>: Sendable {
  /// One stimulus and where it leads.
  public struct Step: Sendable {
    /// What happens.
    public let stimulus: System.Stimulus
    /// The state that follows.
    public let state: System.State

    /// A step.
    public init(stimulus: System.Stimulus, state: System.State) {
      self.stimulus = stimulus
      self.state = state
    }
  }

  /// An initial state.
  public let start: System.State
  /// What happens from there.
  public var steps: [Step]

  /// A path.
  public init(start: System.State, steps: [Step] = []) {
    self.start = start
    self.steps = steps
  }

  /// What happens, without the states.
  public var stimuli: [System.Stimulus] { steps.map(\.stimulus) }
  /// Where the path ends.
  public var end: System.State { steps.last?.state ?? start }

  /// The path through states that follow one another; `nil` where one of them does not.
  ///
  /// Where several stimuli lead from one state to the next, the first that the system lists is taken.
  public init?(through states: [System.State], in system: System) {
    guard let start = states.first else { return nil }
    self.init(start: start)
    for (state, next) in zip(states, states.dropFirst()) {
      var stimulus: System.Stimulus?
      system.forEachSuccessor(of: state) { candidate, successor in
        if stimulus == nil, successor == next { stimulus = candidate }
      }
      guard let stimulus else { return nil }
      steps.append(Step(stimulus: stimulus, state: next))
    }
  }
}
