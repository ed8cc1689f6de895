import Conformance
import PushModel

/// A sequence of a behaviour's steps as the machines play it, with observations and rules.
struct PlayedWord {
  /// The observations, by step.
  let seen: [Observed]
  private let followed: [[RuleTaken]]

  /// Plays a sequence; `nil` if it cannot be played to its end.
  init?(_ word: [Int], of behaviour: Behaviour, following interpretation: Interpretation, in view: CommonView)
  {
    var seen: [Observed] = []
    var followed: [[RuleTaken]] = []
    do throws(PlayProblem) {
      var system = try SystemUnderTest(TracingPort(ModelPort(interpretation)), behaviour: behaviour)
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

  /// The observation of a step in plain words; `nil` where the step was not possible.
  func words(at index: Int) -> String? { seen[index].isPossible ? seen[index].words : nil }

  /// The followed rules of a step.
  func rules(at index: Int) -> [RuleTaken] { followed[index] }
}
