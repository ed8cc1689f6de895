package import PushModel
import StateMachines

/// The states in which the specification may be while a port is played: all that explain what was seen.
///
/// Where a rule asks an open question a state goes on in as many ways as there are readings, whatever was read before:
/// a port makes that choice anew each time. States that nothing tells apart any more become one again.
package struct Hypotheses: Sendable {
  private var states: [Explained]
  let edition: Edition
  /// The combinations of readings among which a choice is made.
  private(set) var allowed: ReadingSet
  /// The numbers that texts have been given last: states share them, so that equal states have equal numbers.
  private(set) var names: Names?
  /// The gaps that were met, in their order.
  package private(set) var gapsMet: [Gap] = []
  /// More states at once than this are not followed.
  private static let limit = 4096

  /// A state, and for each step the readings that lead to it, of the questions that the step asked.
  private struct Explained {
    var hypothesis: Hypothesis
    var choices: [ReadingSet]
  }

  /// A way out of one of the states.
  package struct Step: Sendable {
    /// What the specification does.
    package let way: Way
    fileprivate let choices: [ReadingSet]
  }

  /// The specification before a case; `nil` if the setting cannot be made ready.
  package init?(
    _ given: Given, in edition: Edition, unobserved: Set<OptionalObservation>,
    allowing allowed: ReadingSet = ReadingSet()
  ) {
    guard
      let play = CasePlay(given, in: edition, on: QuestioningPort(edition: edition), unobserved: unobserved)
    else { return nil }
    self.init(Hypothesis(play), in: edition, allowing: allowed)
  }

  private init(_ hypothesis: Hypothesis, in edition: Edition, allowing allowed: ReadingSet) {
    self.edition = edition
    self.allowed = allowed
    states = [Explained(hypothesis: hypothesis, choices: [])]
  }

  /// The states after a setting of which this was seen; what a guess chooses is tried first.
  package init(_ guess: Guess, _ event: PlayedEvent, seeing seen: Observed) {
    self.init(guess.hypothesis, in: guess.edition, allowing: guess.allowed)
    follow(ways(event, seeing: seen), seeing: seen)
  }

  /// Whether there is none.
  package var isLost: Bool { states.isEmpty }

  /// Whether there are more at once than are followed.
  package var isTooWide: Bool { states.count > Self.limit }

  /// For each step the readings that explain all that was seen, of the questions that it asked.
  package var shown: [ReadingSet] {
    guard let first = states.first?.choices else { return [] }
    return states.dropFirst().reduce(first) { $0.orElse($1.choices) }
  }

  /// All that the specification does when something happens of which this was seen.
  package mutating func ways(_ event: PlayedEvent, seeing seen: Observed?) -> [Step] {
    var steps: [Step] = []
    for state in states {
      var ways = Ways(state.hypothesis, event, seeing: seen, allowing: allowed)
      while let way = ways.next(&names) {
        steps.append(Step(way: way, choices: state.choices + [ReadingSet.hull(way.readings)]))
        for gap in way.blur.gaps where !gapsMet.contains(gap) { gapsMet.append(gap) }
      }
    }
    return steps
  }

  /// Goes on in those ways that agree with what was seen of a port.
  package mutating func follow(_ steps: [Step], seeing seen: Observed) {
    states = []
    var hasItsCode = false
    var wrongCodes: [Step] = []
    for step in steps {
      let next = step.way.continuations(seeing: seen, in: edition, &names)
      add(next, after: step)
      hasItsCode = hasItsCode || !next.isEmpty && seen.errors == step.way.seen?.errors
      if next.isEmpty,
        step.way.seen.map({ seen.differsInArguedCodesAlone(from: $0, in: edition) }) ?? false
      {
        wrongCodes.append(step)
      }
    }
    // Ways in which any code would do exclude no way in which an argument names the code.
    if !states.isEmpty, !hasItsCode {
      for step in wrongCodes {
        guard let expected = step.way.seen else { continue }
        add(step.way.continuations(seeing: expected, in: edition, &names), after: step)
      }
    }
    mergeEqualStates()
  }

  private mutating func add(_ next: [Hypothesis], after step: Step) {
    states += next.map { Explained(hypothesis: $0, choices: step.choices) }
  }

  /// One of the states; `nil` if there is none.
  package var guess: Guess? { hypotheses.first.map { Guess($0, in: edition, allowing: allowed) } }

  /// The same states, after which a choice is made among fewer readings; `nil` where a choice has led to them that is not
  /// free any more.
  func choosing(among allowed: ReadingSet) -> Hypotheses? {
    for state in states {
      for choice in state.choices where !choice.isFree(where: allowed) { return nil }
    }
    var others = self
    others.allowed = allowed
    return others
  }

  /// Each of the states.
  var hypotheses: some Collection<Hypothesis> { states.lazy.map(\.hypothesis) }

  private mutating func mergeEqualStates() {
    guard states.count > 1 else { return }
    var places: [Hypothesis.State: Int] = [:]
    var merged: [Explained] = []
    for state in states {
      let place = places[state.hypothesis.state, default: merged.count]
      if place < merged.count {
        merged[place].choices = merged[place].choices.orElse(state.choices)
      } else {
        places[state.hypothesis.state] = place
        merged.append(state)
      }
    }
    states = merged
  }
}

extension [ReadingSet] {
  /// Step by step the readings of one way or of another.
  fileprivate func orElse(_ other: Self) -> Self { zip(self, other).map { ReadingSet.hull([$0, $1]) } }
}

extension [Way] {
  /// The way that comes nearest to what was seen of a port.
  package func nearest(to seen: Observed) -> Way? {
    self.max { $0.likeness(to: seen) < $1.likeness(to: seen) }
  }
}

extension Way {
  /// How much of what was seen of a port is seen in it as well; of ways that are as like, the one counts whose records
  /// share more fields.
  fileprivate func likeness(to other: Observed) -> (Int, Int) {
    guard let seen else { return (-1, 0) }
    var likeness = seen.items.count { other.items.contains($0) }
    if seen.items.count == other.items.count { likeness += 1 }
    if seen.apnsRecord == other.apnsRecord { likeness += 1 }
    if seen.voipRecord == other.voipRecord { likeness += 1 }
    if seen.open == other.open { likeness += 1 }
    return (likeness, seen.countOfFieldsShared(with: other))
  }
}
