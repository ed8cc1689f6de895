import Conformance
import ModelAnalysis
import PushModel

/// The specification under every combination of readings at once, taken through a case.
///
/// Readings count only once a rule asks for them: until then combinations share a state. States that nothing
/// tells apart any more become one again.
struct SpecificationFollower: Sendable {
  private var branches: [Branch]
  private let edition: Edition
  /// More ways at once than this are not followed.
  private static let branchLimit = 4096

  /// Where the specification is under some readings.
  struct Branch: Sendable {
    var play: CasePlay<QuestioningPort>
    var readings: [ReadingSet]
  }

  /// What the specification does in a step under some readings.
  struct Way: Sendable {
    /// Where it is then.
    var branch: Branch
    /// What is seen; `nil` where the specification takes the step for impossible.
    var seen: Observed?
    /// The rules that were followed.
    var rules: [RuleTaken]
  }

  /// The combinations of readings under which the specification can still be followed.
  var readings: [ReadingSet] { ReadingSet.merged(branches.flatMap(\.readings)) }

  /// Whether there is none.
  var isLost: Bool { branches.isEmpty }

  /// Whether there are more ways at once than are followed.
  var isTooWide: Bool { branches.count > Self.branchLimit }

  /// The specification before a case; `nil` if the setting cannot be made ready.
  init?(_ source: ConformanceCase, in edition: Edition, observes: Set<String>?, readings: [ReadingSet]) {
    guard
      let play = CasePlay(source, in: edition, on: QuestioningPort(edition: edition), observes: observes)
    else { return nil }
    self.edition = edition
    branches = [Branch(play: play, readings: readings)]
  }

  /// All that the specification can do in the setting, or in a step.
  func ways(_ step: CaseStep?) -> [Way] {
    branches.flatMap { branch in
      var ways: [Way] = []
      var waiting = branch.readings
      while let set = waiting.popLast() {
        var play = branch.play
        let chosen = set.first
        play.port.follow(chosen)
        let seen = try? step.map { step throws(PlayProblem) in try play.play(step) } ?? play.start()
        let asked = play.port.asked.sorted()
        var readings: [ReadingSet] = []
        var others: [ReadingSet] = []
        for set in waiting + [set] {
          let (inside, outside) = set.split(by: chosen, on: asked)
          if let inside { readings.append(inside) }
          others += outside
        }
        waiting = others
        ways.append(
          Way(branch: Branch(play: play, readings: readings), seen: seen, rules: play.port.rules))
      }
      return ways
    }
  }

  /// Goes on in those ways that agree with what was seen of a port.
  mutating func follow(_ ways: [Way], seeing seen: Observed) {
    var places: [PlayedState: Int] = [:]
    branches = []
    for way in ways {
      guard let expected = way.seen, seen.agrees(with: expected, in: edition) else { continue }
      let state = PlayedState(way.branch.play.player, way.branch.play.port.port)
      if let place = places[state] {
        branches[place].readings += way.branch.readings
      } else {
        places[state] = branches.count
        branches.append(way.branch)
      }
    }
    for place in branches.indices { branches[place].readings = ReadingSet.merged(branches[place].readings) }
  }
}
