package import PushModel
package import StateMachines

/// What the specification may be doing while a port is played: every state of it, under every combination of readings,
/// that agrees with all that was seen.
///
/// Readings count only once a rule asks for them: until then combinations share a state. States that nothing tells
/// apart any more become one again. Where something happens of which neither a document nor a reading says what follows,
/// a hypothesis is judged no further.
package struct Hypotheses: Sendable {
  private var decided: [Hypothesis]
  /// The combinations under which something undecided has happened.
  private var undecided: [ReadingSet] = []
  /// What has happened that nothing decides, under readings that were left then, in the order in which it did.
  private(set) var undecidedMoves: [UndecidedMove] = []
  private let edition: Edition
  private let given: Given
  /// The numbers that texts have been given last: hypotheses share them, so that equal states have equal numbers.
  private var names: Names?
  /// What was seen of the port last.
  private var lastSeen: Observed?
  /// Whether the setting is being brought about.
  private var isBeginning = false
  /// More hypotheses at once than this are not followed.
  private static let limit = 4096
  /// More sets of readings than this are merged where that can be done.
  private static let setLimit = 8

  /// Where the specification is under some readings.
  package struct Hypothesis: Sendable {
    fileprivate var played: Played
    /// The readings.
    package var readings: [ReadingSet]
    /// What nobody says of the step that is played, where all else is said.
    fileprivate var open: UndecidedMove.Extent?
    /// Whether nobody says when what the step asks for is done.
    fileprivate var mayBeLater = false
    /// Whether it awaited nothing before the step that is played.
    fileprivate var awaitedNothing = false

    /// Takes away the combinations under which a move is left open.
    fileprivate mutating func takeReadings(of move: UndecidedMove) -> [ReadingSet] {
      let parts = readings.map { $0.split(by: move.combinations) }
      readings = parts.flatMap(\.outside)
      return parts.compactMap(\.inside)
    }
  }

  /// A play as far as it has come. It is large: what is a copy of a hypothesis shares it.
  fileprivate final class Played: Sendable {
    let play: CasePlay<QuestioningPort>

    init(_ play: CasePlay<QuestioningPort>) { self.play = play }
  }

  /// What the specification does in a step under some readings.
  package struct Way: Sendable {
    /// Where it is then.
    package var hypothesis: Hypothesis
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

  /// The combinations of readings that agree with what was seen.
  package var readings: [ReadingSet] { ReadingSet.merged(undecided + decided.flatMap(\.readings)) }

  /// Whether there is none.
  package var isLost: Bool { decided.isEmpty && undecided.isEmpty }

  /// Whether nothing is judged any more: all that agrees is undecided.
  package var isUndecided: Bool { decided.isEmpty && hasUndecided }

  /// Whether under some readings nothing is judged any more.
  package var hasUndecided: Bool { !undecided.isEmpty }

  /// Whether something that was seen has excluded readings.
  package private(set) var hasExcluded = false

  /// Whether under a reading that is left nobody says how the call ends that the last step made.
  private(set) var leavesOutcomeOpen = false

  /// Whether that was so of any call.
  private(set) var hasLeftOutcomeOpen = false

  /// How many there are.
  package var count: Int { decided.count }

  /// Whether there are more at once than are followed.
  package var isTooWide: Bool { decided.count > Self.limit }

  /// Whether there is nothing left to judge by: none agrees, all that agrees is undecided, or there are too many.
  var isJudgedNoFurther: Bool { decided.isEmpty || isTooWide }

  /// The specification before a case; `nil` if the setting cannot be made ready.
  package init?(
    _ given: Given, in edition: Edition, unobserved: Set<OptionalObservation>, readings: [ReadingSet]
  ) {
    guard
      let play = CasePlay(given, in: edition, on: QuestioningPort(edition: edition), unobserved: unobserved)
    else { return nil }
    self.edition = edition
    self.given = given
    decided = [Hypothesis(played: Played(play), readings: readings)]
  }

  /// Puts the specification into the setting; what is seen there is seen with the first step.
  package mutating func begin() {
    let ways = ways { play throws(PlayProblem) in
      try play.reach()
      return .impossible
    }
    decided = ways.filter { $0.seen != nil }.map(\.hypothesis)
    hasExcluded = decided.count < ways.count
    leaveSettingUndecided()
    mergeEqualStates()
  }

  /// The same under those readings alone under which nothing undecided has happened.
  package var whatIsDecided: Hypotheses {
    var result = self
    result.undecided = []
    return result
  }

  /// The same under those readings alone that some sets have as well.
  package func narrowed(to readings: [ReadingSet]) -> Hypotheses {
    func narrowed(_ sets: [ReadingSet]) -> [ReadingSet] {
      sets.flatMap { set in readings.compactMap { set.intersection($0) } }
    }
    var result = self
    for place in decided.indices { result.decided[place].readings = narrowed(decided[place].readings) }
    result.decided.removeAll(where: \.readings.isEmpty)
    result.undecided = narrowed(undecided)
    return result
  }

  /// All that the specification does in the setting, or in a step, where that is decided.
  package mutating func ways(_ action: CaseAction?, as name: String?) -> [Way] {
    isBeginning = action == nil
    if let action { leaveUndecided(action) }
    return ways { play throws(PlayProblem) in
      if let action { try play.play(action, as: name) } else { try play.start() }
    }
  }

  private mutating func ways(
    _ happen: (inout CasePlay<QuestioningPort>) throws(PlayProblem) -> Observed
  ) -> [Way] {
    var ways: [Way] = []
    for hypothesis in decided { ways += Self.ways(hypothesis, &names, happen) }
    return ways
  }

  /// Whether under some reading that is left nobody says what follows from a step.
  package func leavesUndecided(_ action: CaseAction) -> Bool {
    decided.contains { hypothesis in
      hypothesis.played.play.undecided(action).contains { move in
        move.extent == .everything
          && hypothesis.readings.contains { $0.split(by: move.combinations).inside != nil }
      }
    }
  }

  /// Whether under some reading that is left a step changes what is awaited.
  package func overtakes(_ action: CaseAction) -> Bool {
    decided.contains { $0.played.play.player.overtakes(action) }
  }

  /// Judges those combinations no further under which nobody says what follows from a step, and keeps those apart under
  /// which nobody says how a call ends, or with which code.
  private mutating func leaveUndecided(_ action: CaseAction, isPartOfSetting: Bool = false) {
    for place in decided.indices {
      let moves = decided[place].played.play.undecided(action, isPartOfSetting: isPartOfSetting)
      let isUntold = decided[place].played.play.player.session.tellsNobody(of: action)
      for move in moves
      where move.isJudgedNoFurther(afterCallOfWhichNobodyIsTold: isUntold, isPartOfSetting: isPartOfSetting) {
        let readings = decided[place].takeReadings(of: move)
        note(move, under: readings)
        undecided += readings
      }
      if isPartOfSetting { continue }
      if let move = moves.first(where: { $0.extent == .time }) {
        decided[place].mayBeLater = true
        note(move, under: decided[place].readings)
      }
      for extent in [UndecidedMove.Extent.outcome, .code, .record, .agreement] {
        for move in moves where move.extent == extent {
          var other = decided[place]
          other.readings = decided[place].takeReadings(of: move)
          note(move, under: other.readings)
          // How a call ends and what is registered is all that there is.
          if extent == .outcome, let record = moves.first(where: { $0.extent == .record }) {
            undecided += other.takeReadings(of: record)
          }
          other.open = extent
          if !other.readings.isEmpty { decided.append(other) }
        }
      }
    }
    decided.removeAll(where: \.readings.isEmpty)
  }

  private mutating func note(_ move: UndecidedMove, under readings: [ReadingSet]) {
    if !readings.isEmpty, !undecidedMoves.contains(where: { $0.meaning == move.meaning }) {
      undecidedMoves.append(move)
    }
  }

  /// What nobody says of a call that the setting is made of is left open, whenever in it that was made.
  private mutating func leaveSettingUndecided() {
    for call in given.registrations(in: edition) { leaveUndecided(call, isPartOfSetting: true) }
  }

  /// All ways in which something can be played under the readings of a hypothesis.
  private static func ways(
    _ hypothesis: Hypothesis, _ names: inout Names?,
    _ happen: (inout CasePlay<QuestioningPort>) throws(PlayProblem) -> Observed
  ) -> [Way] {
    var ways: [Way] = []
    var waiting = hypothesis.readings
    let awaitedNothing = hypothesis.played.play.player.session.world.holdsNothing
    while !waiting.isEmpty {
      var play = hypothesis.played.play
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
      ways.append(
        Way(
          hypothesis: Hypothesis(
            played: Played(play), readings: readings, open: hypothesis.open,
            mayBeLater: hypothesis.mayBeLater, awaitedNothing: awaitedNothing),
          seen: seen))
    }
    return ways
  }

  /// Goes on in those ways that agree with what was seen of a port.
  package mutating func follow(_ ways: [Way], seeing seen: Observed) {
    decided = []
    leavesOutcomeOpen = false
    var hasItsCode = false
    var wrongCodes: [Way] = []
    for way in ways {
      switch comparison(of: way, with: seen) {
      case .agrees:
        goOn(in: way, seeing: seen)
        hasItsCode = hasItsCode || seen.errors == way.seen?.errors
      case .isLeftOpen: undecided += way.hypothesis.readings
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
    lastSeen = seen
    if decided.count < ways.count { hasExcluded = true }
    if isBeginning { leaveSettingUndecided() }
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
      open == .agreement && (seen.failsMadeCall || lastSeen.map { seen.showsNothing(after: $0) } ?? true)
    if goesOn || isHidden { return .isLeftOpen }
    guard seen.agrees(with: expected, leaving: open, in: edition) else { return .departs }
    // Another record than the specification has goes on to other states.
    return seen.agrees(with: expected, in: edition) ? .agrees : .isLeftOpen
  }

  /// Goes on in a way that agrees with what was seen of a port.
  private mutating func goOn(in way: Way, seeing seen: Observed) {
    var hypothesis = way.hypothesis
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

  /// Numbers texts as others have numbered them, which have met all that these have.
  package mutating func numberTexts(as others: Hypotheses) { names = others.names }

  /// A state of the specification, and the readings that lead to it.
  package struct Place: Hashable, Sendable {
    private let state: PlayedState
    private let readings: Set<ReadingSet>

    fileprivate init(_ hypothesis: Hypothesis) {
      state = hypothesis.played.play.state
      readings = Set(hypothesis.readings)
    }
  }

  /// All that decides what agrees with what is seen from now on, where nothing undecided has happened.
  package var places: Set<Place> { Set(decided.map(Place.init)) }

  /// Where the machines are under one of the readings.
  package var machineState: MachineStates? { decided.first?.played.play.port.port.machineState }

  private mutating func mergeEqualStates() {
    guard decided.count > 1 else { return }
    var places: [PlayedState: Int] = [:]
    var merged: [Hypothesis] = []
    var grown: Set<Int> = []
    for hypothesis in decided {
      let state = hypothesis.played.play.state
      if let place = places[state] {
        merged[place].readings += hypothesis.readings
        grown.insert(place)
      } else {
        places[state] = merged.count
        merged.append(hypothesis)
      }
    }
    for place in grown where merged[place].readings.count > Self.setLimit {
      merged[place].readings = ReadingSet.merged(merged[place].readings)
    }
    decided = merged
  }
}
