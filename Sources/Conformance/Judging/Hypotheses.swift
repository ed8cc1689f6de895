package import PushModel
import StateMachines

/// All states of the specification that explain what was seen of a port so far.
///
/// Where a rule asks an open question a state splits into one for each reading, whatever was read before: a port
/// makes that choice anew each time. States that have become equal are merged.
package struct Hypotheses: Sendable {
  private var states: [Explained]
  let edition: Edition
  /// The combinations of readings to choose from.
  private(set) var allowed: ReadingSet
  /// The gaps that were met, in order.
  package private(set) var gapsMet: [Gap] = []
  private var met: GapSet = []
  /// The limit of states that are followed at once.
  private static let limit = 4096

  /// A state, and for each step the readings of the questions asked in it that lead to this state.
  private struct Explained {
    var hypothesis: Hypothesis
    var choices: [ReadingSet]
  }

  /// A way out of one of the states.
  package struct Step: Sendable {
    package let way: Way
    fileprivate let choices: [ReadingSet]
  }

  /// The specification before a case; `nil` if the setting cannot be made ready.
  package init?(
    _ given: Given, in edition: Edition, unobserved: Set<OptionalObservation>,
    allowing allowed: ReadingSet = ReadingSet()
  ) {
    guard let play = CasePlay(given, in: edition, unobserved: unobserved) else { return nil }
    self.init(Hypothesis(play), in: edition, allowing: allowed)
  }

  private init(_ hypothesis: Hypothesis, in edition: Edition, allowing allowed: ReadingSet) {
    self.edition = edition
    self.allowed = allowed
    states = [Explained(hypothesis: hypothesis, choices: [])]
  }

  /// The states after the setting that explain what was seen of it. The choice of the guess is tried first.
  package init(_ guess: Guess, _ event: PlayedEvent, seeing seen: Observed) {
    self.init(guess.hypothesis, in: guess.edition, allowing: guess.allowed)
    follow(ways(event, seeing: seen), seeing: seen)
  }

  /// Whether no state explains what was seen.
  package var isLost: Bool { states.isEmpty }

  /// Whether there are more states than are followed at once.
  package var isTooWide: Bool { states.count > Self.limit }

  /// For each step, the readings of the questions asked in it that explain all that was seen.
  package var shown: [ReadingSet] {
    guard let first = states.first?.choices else { return [] }
    return states.dropFirst().reduce(first) { $0.orElse($1.choices) }
  }

  /// All ways in which the specification may respond to an event. `seen` was seen of it.
  package mutating func ways(_ event: PlayedEvent, seeing seen: Observed?) -> [Step] {
    var steps: [Step] = []
    for state in states {
      var ways = Ways(state.hypothesis, event, seeing: seen, allowing: allowed)
      while let way = ways.next() {
        steps.append(Step(way: way, choices: state.choices + [ReadingSet.hull(way.readings)]))
        gapsMet += way.blur.gaps.subtracting(met).gaps
        met.formUnion(way.blur.gaps)
      }
    }
    return steps
  }

  /// Follows the ways that agree with what was seen of a port.
  package mutating func follow(_ steps: [Step], seeing seen: Observed) {
    states = []
    var hasItsCode = false
    var wrongCodes: [Step] = []
    for step in steps {
      let next = step.way.continuations(seeing: seen, in: edition)
      add(next, after: step)
      hasItsCode = hasItsCode || !next.isEmpty && seen.errors == step.way.seen?.errors
      if next.isEmpty,
        step.way.seen.map({ seen.differsInArguedCodesAlone(from: $0, in: edition) }) ?? false
      {
        wrongCodes.append(step)
      }
    }
    // A way that allows any code does not exclude a way in which an argument names the code.
    if !states.isEmpty, !hasItsCode {
      for step in wrongCodes {
        guard let expected = step.way.seen else { continue }
        add(step.way.continuations(seeing: expected, in: edition), after: step)
      }
    }
    mergeEqualStates()
  }

  private mutating func add(_ next: [Hypothesis], after step: Step) {
    states += next.map { Explained(hypothesis: $0, choices: step.choices) }
  }

  /// One of the states; `nil` if there is none.
  package var guess: Guess? { hypotheses.first.map { Guess($0, in: edition, allowing: allowed) } }

  /// The same states with fewer readings to choose from; `nil` if a state depends on a choice that is not free any
  /// more.
  func choosing(among allowed: ReadingSet) -> Hypotheses? {
    for state in states {
      for choice in state.choices where !choice.isFree(where: allowed) { return nil }
    }
    var others = self
    others.allowed = allowed
    return others
  }

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
  /// For each step, the hull of the readings of both.
  fileprivate func orElse(_ other: Self) -> Self { zip(self, other).map { ReadingSet.hull([$0, $1]) } }
}

extension [Way] {
  /// The way that comes nearest to what was seen of a port.
  package func nearest(to seen: Observed) -> Way? {
    self.max { $0.likeness(to: seen) < $1.likeness(to: seen) }
  }
}

extension Way {
  /// How much of what was seen occurs in this way too, less what only one of both tells of. Ties are broken by whether
  /// codes alone differ, and by the number of equal fields of records.
  fileprivate func likeness(to other: Observed) -> (Int, Int, Int) {
    guard let seen else { return (.min, 0, 0) }
    var likeness = seen.items.count { other.items.contains($0) } - seen.countOfItemsApart(from: other)
    if seen.apnsRecord == other.apnsRecord { likeness += 1 }
    if seen.voipRecord == other.voipRecord { likeness += 1 }
    if seen.open == other.open { likeness += 1 }
    return (likeness, other.differsInCodesAlone(from: seen) ? 1 : 0, seen.countOfFieldsShared(with: other))
  }
}
