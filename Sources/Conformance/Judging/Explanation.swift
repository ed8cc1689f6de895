import PushModel
import StateMachines

/// A played step and its observations.
package struct SeenStep: Hashable, Sendable {
  package let action: CaseAction
  /// The name of the call; `nil` if the step makes none.
  package let name: String?
  package let seen: Observed

  package init(_ action: CaseAction, as name: String?, seeing seen: Observed) {
    self.action = action
    self.name = name
    self.seen = seen
  }
}

/// A depth-first search for one path through the specification on which everything is seen as it was.
///
/// No state is tried twice for the same step.
package struct Explanation {
  private let beginning: Hypotheses
  private let steps: [SeenStep]
  /// For each step, the states from which it has been tried.
  private var tried: [Set<Hypothesis.State>]
  /// The number of ways that have been tried, and its limit.
  private var count = 0
  private static let limit = 20_000
  /// Whether the limit of ways was reached.
  package var hasGivenUp: Bool { count > Self.limit }

  package init(_ steps: [SeenStep], from beginning: Hypotheses) {
    self.beginning = beginning
    self.steps = steps
    tried = Array(repeating: [], count: steps.count)
  }

  /// The state at the end of such a path; `nil` if there is none.
  package mutating func found() -> Guess? {
    for hypothesis in beginning.hypotheses {
      if let found = found(from: 0, hypothesis) { return found }
    }
    return nil
  }

  private mutating func found(from place: Int, _ hypothesis: Hypothesis) -> Guess? {
    guard place < steps.count else {
      return Guess(hypothesis, in: beginning.edition, allowing: beginning.allowed)
    }
    guard tried[place].insert(hypothesis.state).inserted else { return nil }
    let step = steps[place]
    var ways = Ways(hypothesis, .step(step.action, step.name), seeing: step.seen, allowing: beginning.allowed)
    while !hasGivenUp, let way = ways.next() {
      count += 1
      for next in way.continuations(seeing: step.seen, in: beginning.edition) {
        if let found = found(from: place + 1, next) { return found }
      }
    }
    return nil
  }
}
