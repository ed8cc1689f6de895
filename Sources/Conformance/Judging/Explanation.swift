import PushModel
import StateMachines

/// A step as it was played, and what was seen of it.
package struct SeenStep: Sendable {
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
  private let beginning: Guess
  private let settingSeen: Observed?
  private let steps: [SeenStep]
  /// The states from which each step has been tried.
  private var tried: [Set<PlayedState>]
  private var names: Names?
  /// Whether on some way something has happened of which nobody says what follows.
  private(set) var hasMetOpenMoves = false

  /// An explanation of steps, and of what was seen of the setting if that is not seen with the first of them.
  package init(_ steps: [SeenStep], from beginning: Guess, setting: Observed?) {
    self.beginning = beginning
    self.steps = steps
    settingSeen = setting
    tried = Array(repeating: [], count: steps.count)
  }

  /// The state at the end of such a way; `nil` if there is none.
  package mutating func found() -> Guess? {
    var forks = Forks(beginning.play, allowing: beginning.allowed)
    while let fork = forks.next(
      &names,
      { [settingSeen] play throws(PlayProblem) in
        if settingSeen != nil { return try play.start() }
        try play.reach()
        return .impossible
      })
    {
      var guess = beginning
      guard let expected = fork.seen,
        guess.goesOn(in: fork.play, seeing: settingSeen ?? expected, expecting: expected)
      else { continue }
      guess.noteOpenSetting()
      if let found = found(from: 0, guess) { return found }
    }
    return nil
  }

  private mutating func found(from place: Int, _ guess: Guess) -> Guess? {
    guard place < steps.count else { return guess }
    guard tried[place].insert(guess.play.state).inserted else { return nil }
    let step = steps[place]
    var before = guess
    before.noteOpenMoves(of: step.action)
    if before.hasMetOpenMoves { hasMetOpenMoves = true }
    var forks = Forks(guess.play, allowing: guess.allowed)
    while let fork = forks.next(
      &names, { play throws(PlayProblem) in try play.play(step.action, as: step.name) })
    {
      var next = before
      guard let expected = fork.seen, next.goesOn(in: fork.play, seeing: step.seen, expecting: expected)
      else {
        continue
      }
      if let found = found(from: place + 1, next) { return found }
    }
    return nil
  }
}
