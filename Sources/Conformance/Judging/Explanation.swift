import PushModel
import StateMachines

/// A step as it was played, and what was seen of it.
package struct SeenStep: Hashable, Sendable {
  /// What was done.
  package let action: CaseAction
  /// The name of the call, if it was one.
  package let name: String?
  /// What was seen.
  package let seen: Observed

  /// A step; one that makes a call has its name.
  package init(_ action: CaseAction, as name: String?, seeing seen: Observed) {
    self.action = action
    self.name = name
    self.seen = seen
  }
}

/// Looks for one way through the specification on which all is seen as it was.
///
/// It goes as far as it can in one way before it tries the next, and from no state twice.
package struct Explanation {
  private let beginning: Hypotheses
  private let steps: [SeenStep]
  /// The states from which each step has been tried.
  private var tried: [Set<Hypothesis.State>]
  private var names: Names?
  /// How many states have been tried, and how many are at most.
  private var count = 0
  private static let limit = 3000
  /// Whether there are more states than are tried.
  package var hasGivenUp: Bool { count > Self.limit }

  /// An explanation of steps after a setting.
  package init(_ steps: [SeenStep], from beginning: Hypotheses) {
    self.beginning = beginning
    self.steps = steps
    names = beginning.names
    tried = Array(repeating: [], count: steps.count)
  }

  /// The state at the end of such a way; `nil` if there is none.
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
    guard !hasGivenUp, tried[place].insert(hypothesis.state).inserted else { return nil }
    count += 1
    let step = steps[place]
    var ways = Ways(hypothesis, .step(step.action, step.name), seeing: step.seen, allowing: beginning.allowed)
    while let way = ways.next(&names) {
      for next in way.continuations(seeing: step.seen, in: beginning.edition, &names) {
        if let found = found(from: place + 1, next) { return found }
      }
    }
    return nil
  }
}
