/// Something that is claimed of all runs of a transition system.
public struct SystemProperty<System: TransitionSystem>: Sendable {
  /// A condition on a state.
  public typealias Condition = @Sendable (System.State) -> Bool
  /// A condition on a transition: the state, and what happens, is seen and follows.
  public typealias StepCondition = @Sendable (System.State, System.Step) -> Bool

  /// What is claimed.
  public enum Claim: Sendable {
    /// Every reachable state meets the condition.
    case always(Condition)
    /// Some reachable state meets the condition: the model is not vacuous.
    case sometimes(Condition)
    /// Every transition out of a reachable state meets the condition.
    case alwaysStep(StepCondition)
    /// Some transition out of a reachable state meets the condition.
    case sometimesStep(StepCondition)
    /// After a reachable state that meets the first condition, the second stays possible until it is met.
    ///
    /// It is violated by a run that meets the first, then no more the second, and comes to a state from which
    /// no state that meets the second can be reached. A state that meets both conditions counts as met.
    ///
    /// In a finite system this is to say that the second is met in the end by every run that is fair: one in
    /// which whatever is possible again and again happens in the end. A world that makes the network come and
    /// go for ever, and does nothing else, is not fair and no counterexample.
    case leadsTo(from: Condition, to: Condition)
  }

  /// What a reader calls it.
  public let name: String
  /// What is claimed.
  public let claim: Claim

  /// A property.
  public init(_ name: String, _ claim: Claim) {
    self.name = name
    self.claim = claim
  }
}

/// What an exploration says about a property.
public enum PropertyVerdict<System: TransitionSystem>: Sendable {
  /// It holds. A claim that something happens `sometimes` comes with a shortest path to it.
  case holds(example: Path<System>?)
  /// It does not hold. A violation comes with a shortest path to it, whose last state or step is at fault. A
  /// claim that something happens `sometimes` has none: nowhere does it happen.
  case violated(Path<System>?)
  /// Nothing was found that decides it, and states were left out.
  case undecided
}
