package import PushModel
package import StateMachines

/// The specification under one combination of readings, as long as it explains what is seen.
///
/// Most ports choose alike whenever a question arises, so that nothing else need be followed. Where a guess fails,
/// nothing has been shown: then another one is looked for.
package struct Guess: Sendable {
  private(set) var play: CasePlay<QuestioningPort>
  private let given: Given
  private let edition: Edition
  /// The combinations of readings among which a choice is made.
  let allowed: ReadingSet
  /// The readings that are chosen.
  package var readings: Readings { play.port.combination.readings }
  /// Whether something has happened of which nobody says what follows.
  private(set) var hasMetOpenMoves = false

  /// The specification before a test, under readings as far as they are allowed; `nil` if the setting cannot be made
  /// ready.
  package init?(
    _ given: Given, in edition: Edition, unobserved: Set<OptionalObservation>, choosing readings: Readings,
    allowing allowed: ReadingSet = ReadingSet()
  ) {
    var port = QuestioningPort(edition: edition)
    port.follow(ReadingSet(readings).intersection(allowed)?.first ?? allowed.first)
    guard let play = CasePlay(given, in: edition, on: port, unobserved: unobserved) else { return nil }
    self.given = given
    self.edition = edition
    self.allowed = allowed
    self.play = play
  }

  /// One of the states that explain what was seen goes on as it came there.
  init(_ play: CasePlay<QuestioningPort>, _ given: Given, in edition: Edition, allowing allowed: ReadingSet) {
    self.play = play
    self.given = given
    self.edition = edition
    self.allowed = allowed
  }

  /// Puts the specification into the setting, what is seen there being seen with the first step; `false` if it cannot.
  mutating func reach() -> Bool {
    do throws(PlayProblem) { try play.reach() } catch { return false }
    noteOpenSetting()
    return true
  }

  /// Whether the setting is seen as it is expected.
  package mutating func explainsSetting(_ seen: Observed) -> Bool {
    guard let expected = try? play.start() else { return false }
    noteOpenSetting()
    return goesOn(seeing: seen, expecting: expected)
  }

  /// Whether a step is seen as it is expected.
  package mutating func explains(_ action: CaseAction, as name: String?, seeing seen: Observed) -> Bool {
    noteOpenMoves(of: action)
    guard let expected = try? play.play(action, as: name) else { return false }
    return goesOn(seeing: seen, expecting: expected)
  }

  /// Goes on where another play has come to, if what was seen is what is expected.
  mutating func goesOn(
    in other: CasePlay<QuestioningPort>, seeing seen: Observed, expecting expected: Observed
  ) -> Bool {
    play = other
    return goesOn(seeing: seen, expecting: expected)
  }

  private mutating func goesOn(seeing seen: Observed, expecting expected: Observed) -> Bool {
    guard seen.agrees(with: expected, in: edition) else { return false }
    // The port may have asked for a token before the specification does.
    play.issue(seen.issued)
    return true
  }

  /// Notes whether nobody says what follows from a step.
  mutating func noteOpenMoves(of action: CaseAction) {
    if !hasMetOpenMoves { hasMetOpenMoves = !moves(leftOpenBy: action).isEmpty }
  }

  /// Notes whether nobody says what follows from what the setting is made of.
  mutating func noteOpenSetting() {
    hasMetOpenMoves = given.registrations(in: edition).contains {
      !moves(leftOpenBy: $0, isPartOfSetting: true).isEmpty
    }
  }

  /// What is left open of a step, whichever reading is chosen.
  package func moves(leftOpenBy action: CaseAction, isPartOfSetting: Bool = false) -> [UndecidedMove] {
    play.undecided(action, isPartOfSetting: isPartOfSetting, allowing: allowed)
  }

  /// Whether a step changes what is awaited.
  package func overtakes(_ action: CaseAction) -> Bool { play.player.overtakes(action) }

  /// What is expected of a step; `nil` where the specification takes it for impossible.
  package func expectation(of action: CaseAction, as name: String?) -> Observed? {
    var play = play
    return try? play.play(action, as: name)
  }

  /// Where the machines of the SDK are.
  package var machineState: MachineStates { play.port.port.machineState }
}
