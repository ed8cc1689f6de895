import PushModel
import StateMachines

/// The ways in which something can go from a state, one after the other: each answers otherwise what is asked in it.
struct Forks {
  private let play: CasePlay<QuestioningPort>
  /// The combinations of readings that have not been followed.
  private var waiting: [ReadingSet]

  /// One of the ways.
  struct Fork {
    /// The play as far as it has come then.
    let play: CasePlay<QuestioningPort>
    /// What is seen; `nil` where the specification takes what happens for impossible.
    let seen: Observed?
    /// The readings for which it speaks.
    let readings: [ReadingSet]
  }

  /// The ways out of where a play is, under some combinations of readings.
  init(_ play: CasePlay<QuestioningPort>, allowing allowed: ReadingSet) {
    self.play = play
    waiting = [allowed]
  }

  /// The next way; `nil` if there is no other. Texts have the same numbers in all of them.
  mutating func next(
    _ names: inout Names?, _ happen: (inout CasePlay<QuestioningPort>) throws(PlayProblem) -> Observed
  ) -> Fork? {
    guard !waiting.isEmpty else { return nil }
    var play = play
    // As far as it can, it goes on as before.
    let current = play.port.combination
    let chosen = waiting.contains { $0.contains(current) } ? current : waiting[0].first
    play.port.follow(chosen)
    if let names { play.port.numberTexts(as: names) }
    let seen = try? happen(&play)
    names = play.port.names
    let asked = play.port.asked
    var readings: [ReadingSet] = []
    var others: [ReadingSet] = []
    for other in waiting {
      let (inside, outside) = other.split(as: chosen, on: asked)
      if let inside { readings.append(inside) }
      others += outside
    }
    waiting = others
    return Fork(play: play, seen: seen, readings: readings)
  }
}
