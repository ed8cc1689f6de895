import Conformance
import PushModel
import StateMachines

/// The specification that runs beside a port.
///
/// As long as the readings that the port has shown explain a test, only they are followed; after that, all
/// states that may explain it.
struct FollowedSpecification {
  private let behaviour: Behaviour
  private let unobserved: Set<OptionalObservation>
  /// The allowed combinations of readings.
  let allowed: ReadingSet
  /// Whether lost records count as present, so that a later query shows what their loss means.
  var takesLostRecordsToStand = false

  /// The readings that the port has shown.
  private var usual: Readings
  /// The usual readings that explained all steps until some step of this test.
  private(set) var left: [LeftReading] = []
  /// The specification before a test, under the usual readings.
  private var beginning: Guess?
  /// A state that explains the test.
  private var guess: Guess?
  /// All states that may explain the test, where there is no guess.
  private var hypotheses: Hypotheses?

  /// Whether too many states may explain the test. It is then judged no further.
  private(set) var hasGivenUp = false

  /// The observation of the setting, before the observations of the steps.
  private var settingSeen = Observed.impossible
  private var steps: [SeenStep] = []
  /// Whether a call of the test was made while another one was open.
  private var callsMet = false

  /// Puts the specification into the setting of a behaviour. The `unobserved` kinds are not compared. The
  /// `usual` readings are tried first.
  init(
    _ behaviour: Behaviour, unobserved: Set<OptionalObservation>, allowing allowed: ReadingSet,
    usual: Readings
  ) {
    self.usual = usual
    self.behaviour = behaviour
    self.unobserved = unobserved
    self.allowed = allowed
  }

  /// Begins a test; returns the failure of the setting, if there is one.
  mutating func begin(seeing seen: Observed) -> Divergence? {
    settingSeen = seen
    steps = []
    left = []
    callsMet = false
    hypotheses = nil
    hasGivenUp = false
    guess = takesLostRecordsToStand ? nil : guessed()
    if guess?.explainsSetting(seen) ?? false { return nil }
    return followFromTheBeginning()
  }

  private mutating func guessed() -> Guess? {
    if beginning == nil {
      beginning = Guess(
        behaviour.given, in: behaviour.edition, unobserved: unobserved, choosing: usual, allowing: allowed)
    }
    return beginning
  }

  /// Follows an observed step; returns its failure, if there is one.
  mutating func follow(_ symbol: Int, seeing seen: Observed) -> Divergence? {
    let action = behaviour.symbols[symbol].action
    let last = steps.last?.seen ?? settingSeen
    callsMet = last.isMet(by: action) || callsMet && last.hasOpenCalls
    let step = SeenStep(action, as: name(of: action), seeing: seen)
    steps.append(step)
    if let broken = divergence(seen, against: seen.violations) { return broken }
    var found: Divergence?
    if guess?.explains(action, as: step.name, seeing: seen) != true {
      found = guess == nil ? follow(step) : followFromTheBeginning()
    }
    if let found, !found.isArgued { return found }
    // Where nobody decides what is right, a value that nobody has given is wrong all the same.
    let strange = seen.strangeValues
    return divergence(seen, against: strange.map(\.requirement), strange.map { "; " + $0.message }.joined())
      ?? found
  }

  /// Looks for another state that explains the test; without one, follows all that may.
  private mutating func followFromTheBeginning() -> Divergence? {
    guess = nil
    if !takesLostRecordsToStand, let beginning = guessed() {
      var explanation = Explanation(steps, from: Hypotheses(beginning, .start, seeing: settingSeen))
      if let found = explanation.found() {
        goOn(from: found)
        return nil
      }
      hasGivenUp = explanation.hasGivenUp
      if hasGivenUp { return nil }
    }
    if let divergence = followSetting() { return divergence }
    for step in steps { if let divergence = follow(step) { return divergence } }
    if !takesLostRecordsToStand, let found = hypotheses?.guess { goOn(from: found) }
    return nil
  }

  private mutating func goOn(from found: Guess) {
    guess = found
    hypotheses = nil
    guard usual != found.readings else { return }
    for question in OpenQuestion.all where question.editions.contains(behaviour.edition) {
      for isAboutVoIP in [false, true] {
        let reading = usual.following(question, aboutVoIP: isAboutVoIP)
        guard reading != found.readings.following(question, aboutVoIP: isAboutVoIP) else { continue }
        let one = LeftReading(question: question.id, reading: reading)
        if !left.contains(one) { left.append(one) }
      }
    }
    usual = found.readings
    beginning = nil
  }

  /// The name of the next call.
  private func name(of action: CaseAction) -> String? {
    action.operation == nil ? nil : CallNames.name(steps.count { $0.name != nil })
  }

  private mutating func followSetting() -> Divergence? {
    guard
      var all = Hypotheses(behaviour.given, in: behaviour.edition, unobserved: unobserved, allowing: allowed)
    else { return nil }
    let steps = all.ways(.start, seeing: settingSeen)
    all.follow(steps, seeing: settingSeen)
    hypotheses = all
    return all.isLost ? divergence(settingSeen, steps.map(\.way)) : nil
  }

  private mutating func follow(_ step: SeenStep) -> Divergence? {
    guard var all = hypotheses, !all.isTooWide else { return nil }
    let steps = all.ways(.step(step.action, step.name), seeing: step.seen)
    let ways = steps.map(\.way)
    all.follow(steps, seeing: takesLostRecordsToStand ? step.seen.withLostRecords(of: ways) : step.seen)
    if all.isLost { return divergence(step.seen, ways) }
    hypotheses = all
    return nil
  }

  /// The expected observation of a step, in words.
  func expectation(of symbol: Int) -> String {
    let action = behaviour.symbols[symbol].action
    var all = hypotheses
    let expected =
      guess?.expectation(of: action, as: name(of: action))
      ?? all?.ways(.step(action, name(of: action)), seeing: nil).lazy.compactMap(\.way.seen).first
    return expected?.words ?? "nothing"
  }

  /// The difference between the observation and the nearest allowed way.
  private func divergence(_ seen: Observed, _ ways: [Way]) -> Divergence {
    let mismatch = Mismatch(
      seen, from: ways, before: steps.isEmpty ? nil : steps.dropLast().last?.seen ?? settingSeen,
      after: steps, in: behaviour.edition)
    return Divergence(
      seen: seen.words, expected: mismatch.nearest?.seen?.words ?? "nothing",
      wrongFields: seen.fields(otherThan: mismatch.nearest?.seen), requirements: mismatch.requirements,
      weight: mismatch.weight, edition: behaviour.edition,
      losesRecord: !callsMet && mismatch.requirements.isEmpty
        && seen.withLostRecords(of: ways) == mismatch.nearest?.seen,
      readings: readings(explaining: mismatch.nearest))
  }

  /// The violation of rules that hold in every state, also where the specification leaves the outcome open.
  private func divergence(_ seen: Observed, against broken: [String], _ words: String = "") -> Divergence? {
    guard !broken.isEmpty else { return nil }
    return Divergence(
      seen: seen.words + words, expected: "nothing that breaks a rule of every test",
      wrongFields: ["against": broken.joined(separator: ", ")], requirements: broken,
      weight: Weight(ofHeaviest: broken, in: behaviour.edition), edition: behaviour.edition, readings: usual)
  }

  /// Readings under which the machines take a way.
  private func readings(explaining way: Way?) -> Readings {
    way?.readings.first.map { ReadingSet(usual).answering(as: $0).readings } ?? usual
  }

  /// The judged share of the test; none where it fails.
  var share: JudgedShare { guess?.share ?? JudgedShare() }

  /// Whether all of the test is decided, no step but the last left a call open or failed, so that a port may be unsure of
  /// what the push service holds, and the port has done what it does by itself.
  var decidesAll: Bool {
    share.isWhole && guess != nil
      && steps.dropLast().allSatisfy { !$0.seen.hasOpenCalls && !$0.seen.hasFailures }
      && steps.last?.seen.isAtWork != true
  }

  /// The steps that come next whose outcome a gap leaves open, where one state explains the test.
  var openSteps: OpenSteps? { guess?.openSteps }

  /// The main part of the state that explains the test; `nil` without one.
  var stage: Guess.Stage? { guess?.stage }
}
