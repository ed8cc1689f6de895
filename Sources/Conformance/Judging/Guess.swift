package import PushModel
package import StateMachines

/// The specification under one combination of readings, as long as it explains what is seen.
///
/// Most ports choose alike whenever a question arises, so that nothing else need be followed. Where a guess fails,
/// nothing has been shown: then another one is looked for.
package struct Guess: Sendable {
  private(set) var hypothesis: Hypothesis
  let edition: Edition
  /// The combinations of readings among which a choice is made.
  let allowed: ReadingSet
  private var names: Names?

  /// The readings that are chosen.
  package var readings: Readings { combination.readings }
  /// The same as the one combination that is followed.
  var combination: ReadingSet { hypothesis.play.port.combination }
  /// How much of what was seen has been judged.
  package var share: JudgedShare { hypothesis.share }

  /// The specification before a test, under readings as far as they are allowed; `nil` if the setting cannot be made
  /// ready.
  package init?(
    _ given: Given, in edition: Edition, unobserved: Set<OptionalObservation>, choosing readings: Readings,
    allowing allowed: ReadingSet = ReadingSet()
  ) {
    var port = QuestioningPort(edition: edition)
    port.follow(ReadingSet(readings).intersection(allowed)?.first ?? allowed.first)
    guard let play = CasePlay(given, in: edition, on: port, unobserved: unobserved) else { return nil }
    hypothesis = Hypothesis(play)
    self.edition = edition
    self.allowed = allowed
  }

  /// One of the states that explain what was seen.
  init(_ hypothesis: Hypothesis, in edition: Edition, allowing allowed: ReadingSet) {
    self.hypothesis = hypothesis
    self.edition = edition
    self.allowed = allowed
  }

  /// Whether the setting is seen as it is expected: with what is seen of a prompt there, or but for that.
  package mutating func explainsSetting(_ seen: Observed, _ event: PlayedEvent = .start) -> Bool {
    explains(event, seeing: seen)
  }

  /// Whether a step is seen as it is expected.
  package mutating func explains(_ action: CaseAction, as name: String?, seeing seen: Observed) -> Bool {
    explains(.step(action, name), seeing: seen)
  }

  private mutating func explains(_ event: PlayedEvent, seeing seen: Observed) -> Bool {
    var ways = ways(event, seeing: seen)
    while let way = ways.next(&names) {
      guard let next = way.continuations(seeing: seen, in: edition, &names).first else { continue }
      hypothesis = next
      return true
    }
    return false
  }

  private func ways(_ event: PlayedEvent, seeing seen: Observed?) -> Ways {
    Ways(hypothesis, event, seeing: seen, allowing: combination)
  }

  /// What nobody decides of a step.
  package func blur(of action: CaseAction) -> Blur { hypothesis.blur(of: .step(action, nil)) }

  /// What is expected of a step; `nil` where the specification takes it for impossible.
  package func expectation(of action: CaseAction, as name: String?) -> Observed? {
    var play = hypothesis.play
    return try? play.play(action, as: name)
  }

  /// What matters most about where the SDK is.
  package var stage: Stage {
    let state = hypothesis.play.port.port.system.state
    let world = hypothesis.play.player.session.world
    return Stage(
      isInBackground: world.isInBackground, isNetworkUp: world.policies.network == .up,
      awaited: state.awaited, isInitialized: state.initialization == .initialized,
      records: PushType.both.map { state.record($0) }, hasUser: state.user != .none)
  }

  /// What matters most about where the app and the SDK are: what is awaited, and what is kept.
  package struct Stage: Hashable, Sendable {
    let isInBackground: Bool
    let isNetworkUp: Bool
    let awaited: PushSystem.Purposes
    let isInitialized: Bool
    let records: [TokenRecord.State]
    let hasUser: Bool
  }
}
