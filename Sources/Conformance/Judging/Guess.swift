package import PushModel
package import StateMachines

/// The specification under one combination of readings, as long as it explains what is seen.
///
/// Most ports answer a question alike each time it arises, so that a single state is enough. A guess that fails shows
/// nothing: another one is tried.
package struct Guess: Sendable {
  private(set) var hypothesis: Hypothesis
  let edition: Edition
  /// The combinations of readings to choose from.
  let allowed: ReadingSet

  package var readings: Readings { combination.readings }
  /// The chosen readings as a single combination.
  var combination: ReadingSet { hypothesis.play.port.combination }
  package var share: JudgedShare { hypothesis.share }
  /// Whether the port did without an answer of the push service for which the specification waits.
  var asksLess: Bool { hypothesis.asksLess }

  /// The specification before a test, under the given readings as far as they are allowed; `nil` if the setting
  /// cannot be made ready.
  package init?(
    _ given: Given, in edition: Edition, unobserved: Set<OptionalObservation>, choosing readings: Readings,
    allowing allowed: ReadingSet = ReadingSet()
  ) {
    guard var play = CasePlay(given, in: edition, unobserved: unobserved) else { return nil }
    play.port.follow(ReadingSet(readings).intersection(allowed)?.first ?? allowed.first)
    hypothesis = Hypothesis(play)
    self.edition = edition
    self.allowed = allowed
  }

  init(_ hypothesis: Hypothesis, in edition: Edition, allowing allowed: ReadingSet) {
    self.hypothesis = hypothesis
    self.edition = edition
    self.allowed = allowed
  }

  /// Whether the setting explains what was seen. With `.reach`, a prompt of the setting is seen with the first step
  /// instead.
  package mutating func explainsSetting(_ seen: Observed, _ event: PlayedEvent = .start) -> Bool {
    explains(event, seeing: seen)
  }

  /// Whether the specification explains what was seen of a step.
  package mutating func explains(_ action: CaseAction, as name: String?, seeing seen: Observed) -> Bool {
    explains(.step(action, name), seeing: seen)
  }

  private mutating func explains(_ event: PlayedEvent, seeing seen: Observed) -> Bool {
    var ways = ways(event, seeing: seen)
    while let way = ways.next() {
      guard let next = way.continuations(seeing: seen, in: edition).first else { continue }
      hypothesis = next
      return true
    }
    return false
  }

  private func ways(_ event: PlayedEvent, seeing seen: Observed?) -> Ways {
    Ways(hypothesis, event, seeing: seen, allowing: combination)
  }

  /// The steps that come next of which the specification leaves something undecided.
  package var openSteps: OpenSteps { OpenSteps(after: hypothesis) }

  /// The expected observations of a step; `nil` if the specification takes the step for impossible.
  package func expectation(of action: CaseAction, as name: String?) -> Observed? {
    var play = hypothesis.play
    return try? play.play(action, as: name)
  }

  package var stage: Stage {
    let state = hypothesis.play.port.port.system.state
    let world = hypothesis.play.player.session.world
    return Stage(
      isInBackground: world.isInBackground, isNetworkUp: world.policies.network == .up,
      awaited: state.awaited, isInitialized: state.initialization.isInitialized,
      records: PushType.both.map { state.record($0) }, hasUser: state.user != .none)
  }

  /// A summary of the state of the app and the SDK: what they await, and what they keep.
  package struct Stage: Hashable, Sendable {
    let isInBackground: Bool
    let isNetworkUp: Bool
    let awaited: PushSystem.Purposes
    let isInitialized: Bool
    let records: [TokenRecord.State]
    let hasUser: Bool
  }
}
