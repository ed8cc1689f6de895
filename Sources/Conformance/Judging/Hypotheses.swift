package import PushModel
import StateMachines

/// The states in which the specification may be while a port is played: all that explain what was seen.
///
/// Where a rule asks an open question a state goes on in as many ways as there are readings, whatever was read before:
/// a port makes that choice anew each time. States that nothing tells apart any more become one again. Where something
/// happens of which neither a document nor a reading says what follows, a state is judged no further.
package struct Hypotheses: Sendable {
  private var decided: [Hypothesis]
  /// Whether in a state that explains what was seen something undecided has happened.
  package private(set) var hasUndecided = false
  /// What has happened that nothing decides, in the order in which it did.
  private(set) var undecidedMoves: [UndecidedMove] = []
  private let edition: Edition
  private let given: Given
  /// The combinations of readings among which a choice is made.
  private let allowed: ReadingSet
  /// The numbers that texts have been given last: hypotheses share them, so that equal states have equal numbers.
  private var names: Names?
  /// What was seen of the port last.
  private var lastSeen: Observed?
  /// Whether the setting is being brought about.
  private var isBeginning = false
  /// More hypotheses at once than this are not followed.
  private static let limit = 4096

  /// Where the specification may be.
  package struct Hypothesis: Sendable {
    fileprivate var played: Played
    /// The readings that lead to it in each step, of the questions that the step asked.
    fileprivate var choices: [ReadingSet] = []
    /// What nobody says of the step that is played, where all else is said.
    fileprivate var open: UndecidedMove.Extent?
    /// Whether nobody says when what the step asks for is done.
    fileprivate var mayBeLater = false
    /// Whether it awaited nothing before the step that is played.
    fileprivate var awaitedNothing = false
  }

  /// A play as far as it has come. It is large: what is a copy of a hypothesis shares it.
  fileprivate final class Played: Sendable {
    let play: CasePlay<QuestioningPort>

    init(_ play: CasePlay<QuestioningPort>) { self.play = play }
  }

  /// What the specification may do in a step.
  package struct Way: Sendable {
    /// Where it is then.
    package var hypothesis: Hypothesis
    /// The readings under which it does so, of the questions that it asks in the step.
    package var readings: [ReadingSet]
    /// What is seen; `nil` where the specification takes the step for impossible.
    package var seen: Observed?
    /// The rules that were followed.
    package var rules: [RuleTaken] { hypothesis.played.play.port.rules }

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

  /// The way that comes nearest to what was seen of a port.
  package static func nearest(_ ways: [Way], to seen: Observed) -> Way? {
    ways.max { $0.likeness(to: seen) < $1.likeness(to: seen) }
  }

  /// Whether there is none.
  package var isLost: Bool { decided.isEmpty && !hasUndecided }

  /// Whether nothing is judged any more: all that agrees is undecided.
  package var isUndecided: Bool { decided.isEmpty && hasUndecided }

  /// For each step the readings that explain all that was seen, of the questions that it asked.
  package var shown: [ReadingSet] {
    guard let first = decided.first?.choices else { return [] }
    return decided.dropFirst().reduce(first) { $0.orElse($1.choices) }
  }

  /// Whether nobody says how the call ends that the last step made.
  private(set) var leavesOutcomeOpen = false

  /// Whether that was so of any call.
  private(set) var hasLeftOutcomeOpen = false

  /// Whether there are more at once than are followed.
  package var isTooWide: Bool { decided.count > Self.limit }

  /// Whether there is nothing left to judge by: none agrees, all that agrees is undecided, or there are too many.
  var isJudgedNoFurther: Bool { decided.isEmpty || isTooWide }

  /// The specification before a case; `nil` if the setting cannot be made ready.
  package init?(
    _ given: Given, in edition: Edition, unobserved: Set<OptionalObservation>,
    allowing allowed: ReadingSet = ReadingSet()
  ) {
    guard
      let play = CasePlay(given, in: edition, on: QuestioningPort(edition: edition), unobserved: unobserved)
    else { return nil }
    self.edition = edition
    self.given = given
    self.allowed = allowed
    decided = [Hypothesis(played: Played(play))]
  }

  /// Puts the specification into the setting; what is seen there is seen with the first step.
  package mutating func begin() {
    let ways = ways { play throws(PlayProblem) in
      try play.reach()
      return .impossible
    }
    decided = ways.filter { $0.seen != nil }.compactMap { settingLeftOpen($0.hypothesis) }
    mergeEqualStates()
  }

  /// All that the specification does in the setting, or in a step, where that is decided.
  package mutating func ways(_ action: CaseAction?, as name: String?) -> [Way] {
    isBeginning = action == nil
    if let action {
      let before = decided
      decided = before.compactMap { leftOpen($0, by: action) }
    }
    return ways { play throws(PlayProblem) in
      if let action { try play.play(action, as: name) } else { try play.start() }
    }
  }

  private mutating func ways(
    _ happen: (inout CasePlay<QuestioningPort>) throws(PlayProblem) -> Observed
  ) -> [Way] {
    var ways: [Way] = []
    for hypothesis in decided { ways += Self.ways(hypothesis, allowed, &names, happen) }
    return ways
  }

  /// A state with what nobody says of a step that happens in it, or of the setting, which is seen with the first step:
  /// how a call ends, or with which code, what is registered, or when; `nil` if it is judged no further.
  private mutating func leftOpen(
    _ hypothesis: Hypothesis, by action: CaseAction, isPartOfSetting: Bool = false
  ) -> Hypothesis? {
    let play = hypothesis.played.play
    var moves = play.undecided(action, isPartOfSetting: isPartOfSetting, allowing: allowed)
    let isUntold = play.player.session.tellsNobody(of: action)
    if let move = moves.first(where: { $0.isJudgedNoFurther(afterCallOfWhichNobodyIsTold: isUntold) }) {
      note(move)
      hasUndecided = true
      return nil
    }
    if isPartOfSetting { moves.removeAll { $0.extent != .record && $0.extent != .agreement } }
    for move in moves { note(move) }
    let extents = Set(moves.map(\.extent)).union([hypothesis.open].compactMap(\.self))
    // How a call ends and what is registered is all that there is.
    guard !extents.isSuperset(of: [.outcome, .record]) else {
      hasUndecided = true
      return nil
    }
    var open = hypothesis
    open.mayBeLater = extents.contains(.time)
    open.open = [.outcome, .code, .record, .agreement].first(where: extents.contains)
    return open
  }

  private mutating func note(_ move: UndecidedMove) {
    if !undecidedMoves.contains(where: { $0.meaning == move.meaning }) { undecidedMoves.append(move) }
  }

  /// A state in the setting, with what nobody says of a call that this is made of, whenever in it that was made; `nil` if
  /// it is judged no further.
  private mutating func settingLeftOpen(_ hypothesis: Hypothesis) -> Hypothesis? {
    var open = hypothesis
    for call in given.registrations(in: edition) {
      guard let next = leftOpen(open, by: call, isPartOfSetting: true) else { return nil }
      open = next
    }
    return open
  }

  /// All ways in which something can be played from a state, whichever readings are chosen.
  private static func ways(
    _ hypothesis: Hypothesis, _ allowed: ReadingSet, _ names: inout Names?,
    _ happen: (inout CasePlay<QuestioningPort>) throws(PlayProblem) -> Observed
  ) -> [Way] {
    let awaitedNothing = hypothesis.played.play.player.session.world.holdsNothing
    var forks = Forks(hypothesis.played.play, allowing: allowed)
    var ways: [Way] = []
    while let fork = forks.next(&names, happen) {
      ways.append(
        Way(
          hypothesis: Hypothesis(
            played: Played(fork.play), choices: hypothesis.choices, open: hypothesis.open,
            mayBeLater: hypothesis.mayBeLater, awaitedNothing: awaitedNothing),
          readings: fork.readings, seen: fork.seen))
    }
    return ways
  }

  /// Goes on in those ways that agree with what was seen of a port.
  package mutating func follow(_ ways: [Way], seeing seen: Observed) {
    decided = []
    leavesOutcomeOpen = false
    var hasItsCode = false
    var isLeftOpen = false
    var wrongCodes: [Way] = []
    for var way in ways {
      if isBeginning {
        guard let hypothesis = settingLeftOpen(way.hypothesis) else { continue }
        way.hypothesis = hypothesis
      }
      switch comparison(of: way, with: seen) {
      case .agrees:
        goOn(in: way, seeing: seen)
        hasItsCode = hasItsCode || seen.errors == way.seen?.errors
      case .isLeftOpen: isLeftOpen = true
      case .departs:
        if way.seen.map({ seen.differsInArguedCodesAlone(from: $0, in: edition) }) ?? false {
          wrongCodes.append(way)
        }
      }
    }
    // That any code would do in some ways excludes none in which an argument says which one it is.
    if !decided.isEmpty, !hasItsCode {
      for way in wrongCodes { goOn(in: way, seeing: seen) }
    }
    // What some state expects as it was seen needs no gap to explain it.
    if decided.isEmpty, isLeftOpen { hasUndecided = true }
    lastSeen = seen
    mergeEqualStates()
  }

  /// How what the specification does compares with what was seen of a port.
  private enum Comparison {
    case agrees
    /// Nobody says what follows from here.
    case isLeftOpen
    case departs
  }

  private func comparison(of way: Way, with seen: Observed) -> Comparison {
    guard let expected = way.seen else { return .departs }
    let open = way.hypothesis.open
    if way.hypothesis.mayBeLater, let lastSeen, !seen.agrees(with: expected, in: edition),
      seen.isPart(of: expected, after: lastSeen)
        || seen.agreesButForOutcomes(with: expected, in: edition)
    {
      return .isLeftOpen
    }
    if open == .agreement || open == .record { return comparison(ofRecordsIn: seen, with: expected, open) }
    // The call may go on, here or there, and nobody says how it ends then.
    let goesOn = !expected.completesMadeCall || !seen.completesMadeCall && seen.awaitsAnswer
    if open == .outcome, goesOn { return .isLeftOpen }
    guard seen.agrees(with: expected, leaving: open, in: edition) else {
      guard let lastSeen else { return .departs }
      // A call may wait for what the port has asked for by itself.
      let waits = way.hypothesis.awaitedNothing && seen.isCallThatWaits(after: lastSeen)
      return waits ? .isLeftOpen : .departs
    }
    return .agrees
  }

  /// How what is seen compares where what is registered is open, or its agreement.
  private func comparison(
    ofRecordsIn seen: Observed, with expected: Observed, _ open: UndecidedMove.Extent?
  ) -> Comparison {
    let goesOn = expected.awaitsAnswer || seen.awaitsAnswer
    // An agreement that does not reach the push service may count all the same from then on.
    let isHidden =
      open == .agreement && (seen.failsMadeCall || seen.showsNothing(after: lastSeen ?? Observed()))
    if goesOn || isHidden { return .isLeftOpen }
    guard seen.agrees(with: expected, leaving: open, in: edition) else { return .departs }
    // Another record than the specification has goes on to other states.
    return seen.agrees(with: expected, in: edition) ? .agrees : .isLeftOpen
  }

  /// Goes on in a way that agrees with what was seen of a port.
  private mutating func goOn(in way: Way, seeing seen: Observed) {
    var hypothesis = way.hypothesis
    hypothesis.choices.append(ReadingSet.hull(way.readings))
    hypothesis.open = nil
    hypothesis.mayBeLater = false
    if way.hypothesis.open != nil {
      leavesOutcomeOpen = true
      hasLeftOutcomeOpen = true
    }
    // The port may have asked for a token before the specification does.
    if !hypothesis.played.play.issued.isSuperset(of: seen.issued) {
      var play = hypothesis.played.play
      play.issue(seen.issued)
      hypothesis.played = Played(play)
    }
    decided.append(hypothesis)
  }

  /// One of the states; `nil` if there is none.
  package var guess: Guess? {
    decided.first.map { Guess($0.played.play, given, in: edition, allowing: allowed) }
  }

  private mutating func mergeEqualStates() {
    guard decided.count > 1 else { return }
    var places: [PlayedState: Int] = [:]
    var merged: [Hypothesis] = []
    for hypothesis in decided {
      let place = places[hypothesis.played.play.state, default: merged.count]
      if place < merged.count {
        merged[place].choices = merged[place].choices.orElse(hypothesis.choices)
      } else {
        places[hypothesis.played.play.state] = place
        merged.append(hypothesis)
      }
    }
    decided = merged
  }
}

extension [ReadingSet] {
  /// Step by step the readings of one way or of another.
  fileprivate func orElse(_ other: Self) -> Self { zip(self, other).map { ReadingSet.hull([$0, $1]) } }
}
