import JSON
package import PushModel
import StateMachines

/// Plays steps without expectations in the same world as a case.
///
/// Generated tests are played with it. Nobody knows beforehand whether a generated step is possible: an impossible
/// step changes nothing, and is reported as impossible.
package struct StepPlayer: Sendable {
  var session: CaseSession
  package var given: Given { session.given }
  /// The name of the play. The values that stand for names at the port depend on it.
  package var name = "generated"

  /// A player for a setting; `nil` if the setting cannot be made ready. `names` are the texts that plays of the
  /// specification share, so that their states can be compared.
  package init?(_ given: Given, edition: Edition, profile: Profile, names: Names? = nil) {
    let source = ConformanceCase(
      id: "generated", title: "", why: nil, replacedBy: nil, editions: [edition],
      requirements: [], questions: [], condition: [], pair: nil, given: given, steps: [],
      finally: [Leaf(ExpectedEnd())], table: "", path: "", place: .start)
    guard let compiled = try? CompiledCase(source, edition: edition) else { return nil }
    session = CaseSession(PlayTerms(compiled, profile: profile, notesExchanges: false, names: names))
  }

  package var edition: Edition { session.edition }
  /// The kinds of observation that the port cannot show.
  package var unobserved: Set<OptionalObservation> { session.terms.unobserved }
  /// The user id that the app set last.
  package private(set) var user: String?

  /// The open calls, the oldest first.
  package internal(set) var openCallNames: [String] = []

  /// The number of unreported calls that may be in progress: those made since a request began to wait.
  private(set) var untoldCallCount = 0

  /// Puts the port into the setting. A prompt that is shown there counts as seen.
  package mutating func start<A: Adapter>(on adapter: inout A) throws(PlayProblem) -> StepRecord {
    let setting = try bringAbout(on: &adapter)
    try session.beginSteps(on: &adapter)
    var record = closeStep()
    record.seen = setting.seen + record.seen
    record.violations = setting.violations + record.violations
    return record
  }

  /// Puts the port into the setting. A prompt that is shown there is seen with the first step instead; the other
  /// observations are returned.
  mutating func reach<A: Adapter>(on adapter: inout A) throws(PlayProblem) -> Observed {
    let seen = Observed(try bringAbout(on: &adapter), waiting: [], made: nil, session: session)
    try session.beginSteps(on: &adapter)
    openCallNames = session.openCallNames
    return seen
  }

  private mutating func bringAbout<A: Adapter>(on adapter: inout A) throws(PlayProblem) -> StepRecord {
    session = CaseSession(session.terms)
    untoldCallCount = 0
    user = edition.hasSetUser ? given.user : nil
    do {
      try adapter.reset(
        Setting(
          caseID: name, edition: edition, deviceIdentifier: Symbols.device,
          language: given.deviceLanguage(in: edition)))
    } catch {
      throw .fault(error)
    }
    try session.reach(on: &adapter)
    return session.closeSetting()
  }

  /// Plays a step, whether or not the circumstances allow it, then answers some of the requests that wait.
  package mutating func play<A: Adapter>(
    _ action: CaseAction, as name: String?, answering: Answering = .tokens([]), on adapter: inout A
  ) throws(PlayProblem) -> StepRecord {
    try session.play(action, as: name, on: &adapter)
    try session.answer(answering, on: &adapter)
    if case .setUser(let user) = action { self.user = user }
    if session.world.holdsNothing || !session.world.isRunning {
      untoldCallCount = 0
    } else if action.operation != nil, session.calls.last?.isReported == false {
      untoldCallCount += 1
    }
    return closeStep()
  }

  /// Performs a stimulus that was put off. Its effects are seen with the next step.
  mutating func takeUp<A: Adapter>(
    _ stimulus: Stimulus, as name: String?, on adapter: inout A
  ) throws(PlayProblem) {
    try session.play(stimulus, as: name, call: stimulus.call, on: &adapter)
  }

  var issued: PushTypes { session.world.issued }

  /// Issues tokens, though the port has not asked for them.
  mutating func issue(_ types: PushTypes) { session.world.issue(types) }

  /// Whether a step would have no effect: the world is in that state already, no request waits for the answer, or the
  /// token to be replaced has not been issued yet.
  package func isVain(_ action: CaseAction) -> Bool {
    switch action {
    case .world(let changes):
      var policies = session.world.policies
      policies.apply(changes)
      return policies == session.world.policies
    case .serverAnswers(_, let operation): return session.world.nextForServer(operation) == nil
    case .tokenAnswered(let type, _): return !isAwaited(type)
    case .tokenChanges(let type): return isAwaited(type)
    case .tokenInvalidated: return isAwaited(.voip)
    case .initialize, .setDelegate, .setUser, .register, .query, .unregister, .update, .promptAnswered,
      .settings, .network, .terminates, .launches, .entersForeground, .entersBackground, .voipArrives,
      .notificationArrives, .timePasses:
      return false
    }
  }

  /// Whether the port has asked for a token that has not been issued.
  private func isAwaited(_ type: PushType) -> Bool {
    session.world.held.contains { $0.request == .token(type) }
  }

  private mutating func closeStep() -> StepRecord {
    let record = session.closeStep()
    openCallNames = record.openCalls
    return record
  }
}
