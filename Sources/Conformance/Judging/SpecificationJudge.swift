package import PushModel
package import StateMachines

/// Judges what a port did in a case by the specification, on top of what the case expects.
///
/// All that can be seen is compared, at every step: what the case does not mention must be as the specification has it.
/// Which cases were judged before makes no difference.
package struct SpecificationJudge: Sendable {
  let edition: Edition
  private let unobserved: Set<OptionalObservation>
  /// Whether failing cases are weighed anew; where only verdicts count they need not be.
  private let weighsFailures: Bool
  /// The specification in the settings that were met, as those were seen.
  private var beginnings: [Beginning: Hypotheses] = [:]
  /// The readings that the cases before have shown. They are tried first, and change no verdict.
  private var usual: Readings
  /// The specification under the usual readings after what was played, as far as it explains that: many cases begin alike.
  private var guesses: [Guess?] = []
  private var places: [Played: Int] = [:]
  /// The states that explain the settings that were met.
  private var explained: [Beginning: Hypotheses] = [:]

  private struct Beginning: Hashable {
    let given: Given
    let seen: Observed
    /// What is not compared, and decides how it goes on.
    let busy: PushTypes
    let issued: PushTypes
    let awaitsNothing: Bool
    let allowed: ReadingSet

    init(_ given: Given, seeing seen: Observed, allowing allowed: ReadingSet = ReadingSet()) {
      self.given = given
      self.allowed = allowed
      self.seen = seen
      busy = seen.busy
      issued = seen.issued
      awaitsNothing = seen.awaitsNothing
    }
  }

  /// What was played last, after what has a place among the guesses.
  private enum Played: Hashable {
    case setting(Beginning)
    case step(SeenStep, after: Int)
  }

  /// A judge of what can be seen of a port; it tries first the readings that the port is known to follow.
  package init(
    _ edition: Edition, profile: Profile, weighsFailures: Bool = true, trying usual: Readings = Readings()
  ) {
    self.edition = edition
    self.weighsFailures = weighsFailures
    self.usual = usual
    unobserved = profile.unobserved
  }

  /// Judges a case that was played to its end.
  package mutating func judge(_ compiled: CompiledCase, into record: inout CaseRecord) {
    // What tells readings apart may be asked about once more.
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
  }

  /// Says of a case that failed by what it expects which rule is broken. Where all that was seen is allowed, it asks nothing
  /// of a port that follows readings beyond its condition, and what nobody decides is argued.
  private mutating func weigh(_ record: inout CaseRecord, of compiled: CompiledCase) {
    let guess = guessed(record, compiled)
    if weighsFailures, guess == nil, let departure = follow(record.sights[...], of: compiled).departure {
      // A promise that was broken before has led there.
      if record.breaksRuleOfEveryCase, let broken = record.divergence, broken < departure.place { return }
      if !departure.mismatch.isArgued { Self.fail(&record, of: compiled, departure) }
      return
    }
    if record.breaksRuleOfEveryCase { return }
    if isBeyond(compiled, record) {
      record.release()
    } else if weighsFailures {
      let last = record.divergence.map { $0 + 1 } ?? record.sights.count - 1
      record.weighAsLeftOpen(by: follow(record.sights[...last], of: compiled).gaps)
    }
  }

  /// Whether the specification has a way on which all is seen as it was: under the usual readings, or under others, which
  /// are the usual ones from then on. Where too many states may explain it, it is judged no further either.
  private mutating func needsNoMore(_ record: inout CaseRecord, _ compiled: CompiledCase) -> Bool {
    if let guess = guessed(record, compiled) {
      record.share = guess.share
      return true
    }
    guard let states = states(at: Beginning(compiled.source.given, seeing: record.sights[0])) else {
      return false
    }
    var explanation = Explanation(record.seenSteps(of: compiled), from: states)
    guard let found = explanation.found() else { return explanation.hasGivenUp }
    usual = found.readings
    guesses = []
    places = [:]
    explained = [:]
    record.share = found.share
    return true
  }

  /// The specification under the usual readings after a case, where they explain it.
  private mutating func guessed(_ record: CaseRecord, _ compiled: CompiledCase) -> Guess? {
    let beginning = Beginning(compiled.source.given, seeing: record.sights[0])
    var place =
      places[.setting(beginning)]
      ?? note(.setting(beginning), guess(in: beginning)) {
        $0.explainsSetting(beginning.seen, .reach)
      }
    for step in record.seenSteps(of: compiled) where guesses[place] != nil {
      let played = Played.step(step, after: place)
      place =
        places[played]
        ?? note(played, guesses[place]) {
          $0.explains(step.action, as: step.name, seeing: step.seen)
        }
    }
    return guesses[place]
  }

  /// Keeps a guess where it explains what was played; its place.
  private mutating func note(
    _ played: Played, _ guess: Guess?, where explains: (inout Guess) -> Bool
  ) -> Int {
    places[played] = guesses.count
    if var guess, explains(&guess) { guesses.append(guess) } else { guesses.append(nil) }
    return guesses.count - 1
  }

  /// The specification before a setting, under the usual readings; `nil` if that cannot be made ready.
  private func guess(in beginning: Beginning) -> Guess? {
    Guess(beginning.given, in: edition, unobserved: unobserved, choosing: usual, allowing: beginning.allowed)
  }

  /// The states that explain a setting; `nil` if that cannot be made ready.
  private mutating func states(at beginning: Beginning) -> Hypotheses? {
    if let known = explained[beginning] { return known }
    var states: Hypotheses?
    if beginning.allowed != ReadingSet() {
      let freely = self.states(at: Beginning(beginning.given, seeing: beginning.seen))
      states = freely?.choosing(among: beginning.allowed)
    }
    states = states ?? guess(in: beginning).map { Hypotheses($0, .reach, seeing: beginning.seen) }
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

  /// Whether the port may follow readings under which the case says nothing: those explain what was seen.
  private mutating func isBeyond(_ compiled: CompiledCase, _ record: CaseRecord) -> Bool {
    guard !compiled.source.condition.isEmpty else { return false }
    let outside = ReadingSet().split(by: compiled.condition).outside
    if let usual = guessed(record, compiled)?.combination, outside.contains(where: { $0.contains(usual) }) {
      return true
    }
    let steps = record.seenSteps(of: compiled)
    for others in outside {
      let beginning = Beginning(compiled.source.given, seeing: record.sights[0], allowing: others)
      guard let states = states(at: beginning) else { continue }
      var explanation = Explanation(steps, from: states)
      if explanation.found() != nil { return true }
    }
    return false
  }

  private struct Departure {
    /// 0 for the setting, or the number of the step.
    let place: Int
    let ways: [Way]
    let mismatch: Mismatch
  }

  /// How a port was followed.
  private struct Following {
    /// The first detail that is wrong and weighs little: the port is followed as if it were right.
    var detail: Departure?
    /// Where it is found to be wrong, and is followed no further.
    var end: Departure?
    /// What nobody decides of what has happened.
    var gaps: [Gap] = []

    var departure: Departure? { end ?? detail }
  }

  /// Follows what was seen in a case, under some combinations of readings.
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
      in: compiled.edition,
      given: compiled.source.given.agreementsGiven(in: compiled.edition)
        .union(steps.compactMap(\.action.agreement)))
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
  /// The steps that came to their end, and what was seen of each.
  fileprivate func seenSteps(of compiled: CompiledCase) -> [SeenStep] {
    zip(compiled.source.steps, sights.dropFirst()).map { SeenStep($0, seeing: $1) }
  }
}

extension SeenStep {
  fileprivate init(_ step: CaseStep, seeing seen: Observed) {
    self.init(step.action, as: step.name, seeing: seen)
  }
}
