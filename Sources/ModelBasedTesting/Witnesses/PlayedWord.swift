import Conformance
import PushModel

/// A sequence of a behaviour's steps as the machines play it: what is seen, and by which rules.
struct PlayedWord {
  /// What was seen in each step.
  let seen: [Observed]
  private let followed: [[RuleTaken]]

  /// Plays a sequence; `nil` if it cannot be played to its end.
  init?(_ word: [Int], of behaviour: Behaviour, following interpretation: Interpretation, in view: CommonView)
  {
    var seen: [Observed] = []
    var followed: [[RuleTaken]] = []
    do throws(PlayProblem) {
      var system = try SystemUnderTest(
        TracingPort(ModelPort(interpretation)), behaviour: behaviour)
      try system.reset()
      for symbol in word {
        let before = system.port.rules.count
        seen.append(view.plain(try system.observe(symbol), in: behaviour.edition))
        followed.append(system.port.rules.dropFirst(before).flatMap { $0 })
      }
    } catch {
      return nil
    }
    self.seen = seen
    self.followed = followed
  }

  /// What was seen in a step, in plain words; `nil` where it was not possible.
  func words(at index: Int) -> String? { seen[index].isPossible ? seen[index].words : nil }

  /// The rules that were followed in a step.
  func rules(at index: Int) -> [RuleTaken] { followed[index] }
}
