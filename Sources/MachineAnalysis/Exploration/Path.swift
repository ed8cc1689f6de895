/// A way through a transition system: where it begins, and each stimulus with what comes of it.
public struct Path<System: TransitionSystem>: Sendable {
  /// An initial state.
  public let start: System.State
  /// What happens from there.
  public var steps: [System.Step]

  /// A path.
  public init(start: System.State, steps: [System.Step] = []) {
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
    for next in states.dropFirst() {
      guard let step = system.successors(of: end).first(where: { $0.state == next }) else { return nil }
      steps.append(step)
    }
  }
}
