package import PushModel
package import StateMachines

/// Judges a case by the specification, on top of what the case itself expects.
///
/// Everything that can be seen is compared at every step: the specification decides what the case does not mention.
/// The cases judged before make no difference.
package struct SpecificationJudge: Sendable {
  let edition: Edition
  private let unobserved: Set<OptionalObservation>
  /// Whether failing cases are weighed anew. Where only verdicts count this is not needed.
  private let weighsFailures: Bool
  /// The states of the specification after the settings that were met, by what was seen of them.
  private var beginnings: [Beginning: Hypotheses] = [:]
  /// The readings that earlier cases have shown. They are tried first, and change no verdict.
  private var usual: Readings
  /// The specification under the usual readings after each sequence of events; `nil` where it does not explain the
  /// sequence. Many cases begin alike.
  private var guesses: [Guess?] = []
  private var places: [Played: Int] = [:]
  /// The states that explain the settings that were met, the usual readings tried first.
  private var explained: [Beginning: Hypotheses] = [:]

  private struct Beginning: Hashable {
    let given: Given
    let seen: Observed
    let besides: Observed.Besides
    let allowed: ReadingSet

    init(_ given: Given, seeing seen: Observed, allowing allowed: ReadingSet = ReadingSet()) {
      self.given = given
      self.allowed = allowed
      self.seen = seen
      besides = seen.besides
    }
  }

  /// The last event of a sequence, and the place of the sequence before it among the guesses.
  private enum Played: Hashable {
    case setting(Beginning)
    case step(SeenStep, Observed.Besides, after: Int)
  }

  /// A judge of what can be seen of a port. It tries first the readings that the port is known to follow.
  package init(
    _ edition: Edition, profile: Profile, weighsFailures: Bool = true, trying usual: Readings = Readings()
  ) {
    self.edition = edition
    self.weighsFailures = weighsFailures
    self.usual = usual
    unobserved = profile.unobserved
  }

  package mutating func judge(_ compiled: CompiledCase, into record: inout CaseRecord) {
    // Cases that tell readings apart keep their observations, since they may be judged once more.
    defer { if !record.tellsReadings { record.sights = [] } }
    guard record.sights.count == compiled.source.steps.count + 1 else { return }
    if record.verdict == .fail {
      weigh(&record, of: compiled)
    } else if record.tellsReadings, isBeyond(compiled, record) {
      record.release()
    } else if record.verdict.isGood, !needsNoMore(&record, compiled),
      let departure = follow(record.sights[...], of: compiled).departure
    {
      Self.fail(&record, of: compiled, departure)
    }
    if record.verdict.isGood || record.verdict == .fail && record.weight < .should {
      Self.judgeValues(in: &record, of: compiled)
    }
  }

  /// Fails a case in which a value was seen that nobody has given or asked for, whatever no line decides there, and
  /// whatever is argued about it.
  private static func judgeValues(in record: inout CaseRecord, of compiled: CompiledCase) {
    guard let place = record.sights.firstIndex(where: { !$0.strangeValues.isEmpty }) else { return }
    let broken = record.sights[place].strangeValues[0]
    record.weight = Weight(ofHeaviest: [broken.requirement], in: compiled.edition)
    if place > 0 { return CaseFilter.fail(&record, of: compiled, in: place - 1, broken) }
    record.verdict = .fail
    record.root = broken.requirement
    record.wrongFields = ["against": broken.requirement]
    record.failure = FailureText.whole(
      compiled, step: nil, seen: broken.message, against: [broken.requirement])
  }

  /// Names the broken rule of a case that failed by its own expectations. Where the specification allows all that was
  /// seen, the case asks nothing of a port that follows readings beyond its condition, and a failure after undecided
  /// events is argued.
  private mutating func weigh(_ record: inout CaseRecord, of compiled: CompiledCase) {
    // Of what some way explains nothing departs, whichever readings earlier cases have shown.
    let explanation = explanation(of: record, compiled).guess
    if weighsFailures, explanation == nil,
      let departure = follow(record.sights[...], of: compiled).departure
    {
      // A promise broken before has led to this departure.
      if record.breaksRuleOfEveryCase, let broken = record.divergence, broken < departure.place { return }
      if !departure.mismatch.isArgued { Self.fail(&record, of: compiled, departure) }
      return
    }
    if record.breaksRuleOfEveryCase { return }
    // How often a port asks the push service is its own business, whatever a case expects meanwhile.
    if explanation?.asksLess ?? false || isBeyond(compiled, record)
      || explanation != nil && leavesCondition(of: compiled, record)
    {
      record.release()
    } else if weighsFailures {
      let last = record.divergence.map { $0 + 1 } ?? record.sights.count - 1
      let gaps = follow(record.sights[...last], of: compiled).gaps
      let isAboutMessages = record.sights[last].tellsMessages || compiled.expectsMessages(in: last - 1)
      record.weighAsLeftOpen(by: gaps.filter { isAboutMessages || !$0.blurs.isSubset(of: .message) })
    }
  }

  /// Whether the specification has a way that explains all that was seen. True as well where too many states would
  /// have to be tried.
  private mutating func needsNoMore(_ record: inout CaseRecord, _ compiled: CompiledCase) -> Bool {
    let (guess, hasGivenUp) = explanation(of: record, compiled)
    if let guess { record.share = guess.share }
    return guess != nil || hasGivenUp
  }

  /// A state that explains all that was seen: under the usual readings, or under others, which then become the usual
  /// ones; and whether the search was given up, since too many states would have to be tried.
  private mutating func explanation(
    of record: CaseRecord, _ compiled: CompiledCase
  ) -> (guess: Guess?, hasGivenUp: Bool) {
    if let guess = guessed(record, compiled) ?? firstGuess(record, compiled) { return (guess, false) }
    guard var search = search(record, compiled) else { return (nil, false) }
    guard let found = search.found() else { return (nil, search.hasGivenUp) }
    usual = found.readings
    guesses = []
    places = [:]
    explained = [:]
    return (found, false)
  }

  /// A search for what explains a case under some readings; `nil` if the setting cannot be made ready.
  private mutating func search(
    _ record: CaseRecord, _ compiled: CompiledCase, allowing allowed: ReadingSet = ReadingSet()
  ) -> Explanation? {
    states(at: Beginning(compiled.source.given, seeing: record.sights[0], allowing: allowed)).map {
      Explanation(record.seenSteps(of: compiled), from: $0)
    }
  }

  /// The guess after a case; `nil` if the usual readings do not explain the case.
  private mutating func guessed(_ record: CaseRecord, _ compiled: CompiledCase) -> Guess? {
    let beginning = Beginning(compiled.source.given, seeing: record.sights[0])
    var place =
      places[.setting(beginning)]
      ?? note(.setting(beginning), guess(in: beginning, choosing: usual)) {
        $0.explainsSetting(beginning.seen, .reach)
      }
    for step in record.seenSteps(of: compiled) where guesses[place] != nil {
      let played = Played.step(step, step.seen.besides, after: place)
      place =
        places[played]
        ?? note(played, guesses[place]) {
          $0.explains(step.action, as: step.name, seeing: step.seen)
        }
    }
    return guesses[place]
  }

  /// The guess after a case under the first readings, which is the same whatever was played before; `nil` if they do
  /// not explain the case.
  private func firstGuess(_ record: CaseRecord, _ compiled: CompiledCase) -> Guess? {
    let beginning = Beginning(compiled.source.given, seeing: record.sights[0])
    guard usual != Readings(), var guess = guess(in: beginning, choosing: Readings()),
      guess.explainsSetting(beginning.seen, .reach)
    else { return nil }
    for step in record.seenSteps(of: compiled) {
      guard guess.explains(step.action, as: step.name, seeing: step.seen) else { return nil }
    }
    return guess
  }

  /// Keeps a guess if it explains what was played, and `nil` otherwise. Returns its place.
  private mutating func note(
    _ played: Played, _ guess: Guess?, where explains: (inout Guess) -> Bool
  ) -> Int {
    places[played] = guesses.count
    if var guess, explains(&guess) { guesses.append(guess) } else { guesses.append(nil) }
    return guesses.count - 1
  }

  /// The specification before a setting, under some readings; `nil` if the setting cannot be made ready.
  private func guess(in beginning: Beginning, choosing readings: Readings) -> Guess? {
    Guess(
      beginning.given, in: edition, unobserved: unobserved, choosing: readings, allowing: beginning.allowed)
  }

  /// The states that explain a setting; `nil` if the setting cannot be made ready.
  private mutating func states(at beginning: Beginning) -> Hypotheses? {
    if let known = explained[beginning] { return known }
    var states: Hypotheses?
    if beginning.allowed != ReadingSet() {
      let freely = self.states(at: Beginning(beginning.given, seeing: beginning.seen))
      states = freely?.choosing(among: beginning.allowed)
    }
    states =
      states ?? guess(in: beginning, choosing: usual).map { Hypotheses($0, .reach, seeing: beginning.seen) }
    explained[beginning] = states
    return states
  }

  /// Whether the specification explains under some readings what was seen in a case, or leaves it undecided.
  package mutating func allows(
    _ record: CaseRecord, of compiled: CompiledCase, under readings: ReadingSet
  ) -> Bool {
    record.sights.count == compiled.source.steps.count + 1
      && follow(record.sights[...], of: compiled, under: readings).departure == nil
  }

  /// Whether readings outside the condition of the case explain what was seen, so that the case says nothing of the
  /// port.
  private mutating func isBeyond(_ compiled: CompiledCase, _ record: CaseRecord) -> Bool {
    guard !compiled.source.condition.isEmpty else { return false }
    let outside = ReadingSet().outside(of: compiled.condition)
    if let usual = guessed(record, compiled)?.combination, outside.contains(where: { $0.contains(usual) }) {
      return true
    }
    for others in outside {
      var search = search(record, compiled, allowing: others)
      if search?.found() != nil { return true }
    }
    return false
  }

  /// Whether the condition of the case cannot explain what was seen: a port may choose otherwise for one kind of token.
  private mutating func leavesCondition(of compiled: CompiledCase, _ record: CaseRecord) -> Bool {
    guard !compiled.source.condition.isEmpty,
      var search = search(record, compiled, allowing: compiled.condition)
    else { return false }
    if let found = search.found() { return found.asksLess }
    return !search.hasGivenUp
  }

  private struct Departure {
    /// The number of the step; 0 for the setting.
    let place: Int
    let ways: [Way]
    let mismatch: Mismatch
  }

  /// The result of following a port through a case.
  private struct Following {
    /// The first wrong detail of little weight. The port is followed on as if it had been right.
    var detail: Departure?
    /// The departure after which the port is not followed any further.
    var end: Departure?
    /// The gaps that were met.
    var gaps: [Gap] = []

    var departure: Departure? { end ?? detail }
  }

  /// Follows what was seen in a case, under the allowed combinations of readings.
  private mutating func follow(
    _ sights: ArraySlice<Observed>, of compiled: CompiledCase, under allowed: ReadingSet = ReadingSet()
  ) -> Following {
    var following = Following()
    guard let setting = sights.first else { return following }
    let beginning = Beginning(compiled.source.given, seeing: setting, allowing: allowed)
    let known = beginnings[beginning]
    guard
      var hypotheses = known
        ?? Hypotheses(beginning.given, in: edition, unobserved: unobserved, allowing: allowed)
    else { return following }
    for (place, seen) in sights.enumerated() where !hypotheses.isTooWide && (place > 0 || known == nil) {
      let step = place > 0 ? compiled.source.steps[place - 1] : nil
      let steps = hypotheses.ways(step.map { .step($0.action, $0.name) } ?? .reach, seeing: seen)
      let before = hypotheses
      hypotheses.follow(steps, seeing: seen)
      guard hypotheses.isLost else {
        if place == 0 { beginnings[beginning] = hypotheses }
        continue
      }
      let departure = departure(compiled, sights, place, steps.map(\.way))
      guard departure.mismatch.isDetail, departure.mismatch.weight < .should,
        let meant = departure.mismatch.nearest?.seen
      else {
        following.end = departure
        break
      }
      following.detail = following.detail ?? departure
      hypotheses = before
      hypotheses.follow(steps, seeing: meant)
    }
    following.gaps = hypotheses.gapsMet
    return following
  }

  private func departure(
    _ compiled: CompiledCase, _ sights: ArraySlice<Observed>, _ place: Int, _ ways: [Way]
  ) -> Departure {
    let steps = zip(compiled.source.steps[..<place], sights.dropFirst()).map { SeenStep($0, seeing: $1) }
    let mismatch = Mismatch(
      sights[place], from: ways, before: place > 0 ? sights[place - 1] : nil, after: steps,
      in: compiled.edition)
    return Departure(place: place, ways: ways, mismatch: mismatch)
  }

  private static func fail(_ record: inout CaseRecord, of compiled: CompiledCase, _ departure: Departure) {
    let mismatch = departure.mismatch
    let isAsked = record.verdict == .fail
    record.verdict = .fail
    record.divergence = departure.place > 0 ? departure.place - 1 : nil
    record.root = mismatch.requirements.first ?? ""
    record.weight = mismatch.weight
    record.wrongFields = mismatch.seen.fields(otherThan: mismatch.nearest?.seen)
    record.failure = FailureText.departure(
      compiled, place: departure.place, record: record, seen: mismatch.seen,
      allowed: departure.ways.compactMap(\.seen), duties: mismatch.requirements, isAsked: isAsked)
  }
}

extension CaseRecord {
  /// The steps that were played to their end, with what was seen of each.
  fileprivate func seenSteps(of compiled: CompiledCase) -> [SeenStep] {
    zip(compiled.source.steps, sights.dropFirst()).map { SeenStep($0, seeing: $1) }
  }
}

extension SeenStep {
  fileprivate init(_ step: CaseStep, seeing seen: Observed) {
    self.init(step.action, as: step.name, seeing: seen)
  }
}
