package import PushModel
import StateMachines

/// Judges what a port did in a case by the specification, on top of what the case expects.
///
/// All that can be seen is compared, at every step: what the case does not mention must be as the specification has it.
/// Which cases were judged before makes no difference.
package struct SpecificationJudge: Sendable {
  private let edition: Edition
  private let unobserved: Set<OptionalObservation>
  /// Whether failing cases are weighed anew; where only verdicts count they need not be.
  private let weighsFailures: Bool
  /// The specification in the settings that were met.
  private var beginnings: [Beginning: Hypotheses] = [:]
  /// The readings that the cases before have shown. They are tried first, and change no verdict.
  private var usual = Readings()
  /// The specification in the settings that were met, under the usual readings.
  private var guesses: [Given: Guess?] = [:]

  private struct Beginning: Hashable {
    let given: Given
    let allowed: ReadingSet
  }

  /// A judge of what can be seen of a port.
  package init(_ edition: Edition, profile: Profile, weighsFailures: Bool = true) {
    self.edition = edition
    self.weighsFailures = weighsFailures
    unobserved = profile.unobserved
  }

  /// Judges a case that was played to its end.
  package mutating func judge(_ compiled: CompiledCase, into record: inout CaseRecord) {
    // What tells readings apart may be asked about once more.
    defer { if !record.tellsReadings { record.sights = [] } }
    guard !record.sights.isEmpty, record.sights.count == compiled.source.steps.count else { return }
    if record.verdict == .fail {
      weigh(&record, of: compiled)
    } else if record.tellsReadings, isBeyond(compiled, record) {
      record.release()
    } else if record.verdict.isGood, !needsNoMore(&record, compiled),
      let beginning = beginning(in: compiled.source.given)
    {
      let following = follow(record.sights[...], of: compiled, with: beginning)
      if let departure = following.end ?? following.detail { Self.fail(&record, of: compiled, departure) }
    }
  }

  /// Says of a case that failed by what it expects which rule is broken. Where all that was seen is allowed, it asks nothing
  /// of a port that follows readings beyond its condition, and what nobody decides is argued.
  private mutating func weigh(_ record: inout CaseRecord, of compiled: CompiledCase) {
    guard let beginning = beginning(in: compiled.source.given) else { return }
    if weighsFailures {
      let following = follow(record.sights[...], of: compiled, with: beginning)
      if let departure = following.end ?? following.detail {
        // A promise that was broken before has led there.
        if record.breaksRuleOfEveryCase, let broken = record.divergence, broken <= departure.step { return }
        if !departure.mismatch.isArgued { Self.fail(&record, of: compiled, departure) }
        return
      }
    }
    if record.breaksRuleOfEveryCase { return }
    if isBeyond(compiled, record) {
      record.release()
    } else if weighsFailures {
      let last = record.divergence ?? record.sights.count - 1
      record.weighAsLeftOpen(by: follow(record.sights[...last], of: compiled, with: beginning).gaps)
    }
  }

  /// Whether the specification has a way on which all is seen as it was: under the usual readings, or under others, which
  /// are the usual ones from then on. Where too many states may explain it, it is judged no further either.
  private mutating func needsNoMore(_ record: inout CaseRecord, _ compiled: CompiledCase) -> Bool {
    let (steps, given) = (record.seenSteps(of: compiled), compiled.source.given)
    if let guess = guessed(steps, in: given) {
      record.isPartlyOpen = !guess.share.isWhole
      return true
    }
    guard let beginning = guess(in: given) else { return false }
    var explanation = Explanation(steps, from: beginning, setting: nil)
    guard let found = explanation.found() else { return explanation.hasGivenUp }
    usual = found.readings
    guesses = [:]
    record.isPartlyOpen = !found.share.isWhole
    return true
  }

  private mutating func guessed(_ steps: [SeenStep], in given: Given) -> Guess? {
    if guesses[given] == nil {
      var guess = guess(in: given)
      if guess?.reach() == false { guess = nil }
      guesses[given] = .some(guess)
    }
    guard let known = guesses[given], var guess = known else { return nil }
    for step in steps where !guess.explains(step.action, as: step.name, seeing: step.seen) { return nil }
    return guess
  }

  /// The specification before a setting, under the usual readings; `nil` if that cannot be made ready.
  private func guess(in given: Given, allowing allowed: ReadingSet = ReadingSet()) -> Guess? {
    Guess(given, in: edition, unobserved: unobserved, choosing: usual, allowing: allowed)
  }

  /// Whether the specification explains under some readings what was seen in a case, or leaves it undecided.
  package mutating func allows(
    _ record: CaseRecord, of compiled: CompiledCase, under readings: ReadingSet
  ) -> Bool {
    guard record.sights.count == compiled.source.steps.count,
      let beginning = beginning(in: compiled.source.given, allowing: readings)
    else { return false }
    let following = follow(record.sights[...], of: compiled, with: beginning)
    return following.end == nil && following.detail == nil
  }

  /// Whether the port may follow readings under which the case says nothing: those explain what was seen.
  private func isBeyond(_ compiled: CompiledCase, _ record: CaseRecord) -> Bool {
    guard !compiled.source.condition.isEmpty else { return false }
    let steps = record.seenSteps(of: compiled)
    for others in ReadingSet().split(by: compiled.condition).outside {
      guard let guess = guess(in: compiled.source.given, allowing: others) else { continue }
      var explanation = Explanation(steps, from: guess, setting: nil)
      if explanation.found() != nil { return true }
    }
    return false
  }

  /// The specification in a setting; `nil` if that cannot be made ready.
  private mutating func beginning(in given: Given, allowing allowed: ReadingSet = ReadingSet()) -> Hypotheses?
  {
    let beginning = Beginning(given: given, allowed: allowed)
    if let known = beginnings[beginning] { return known }
    var hypotheses = Hypotheses(given, in: edition, unobserved: unobserved, allowing: allowed)
    hypotheses?.begin()
    beginnings[beginning] = hypotheses
    return hypotheses
  }

  private struct Departure {
    let step: Int
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
  }

  /// Follows what was seen in a case.
  private func follow(
    _ sights: ArraySlice<Observed>, of compiled: CompiledCase, with beginning: Hypotheses
  ) -> Following {
    var hypotheses = beginning
    var following = Following()
    for (index, seen) in sights.enumerated() where !hypotheses.isTooWide {
      let step = compiled.source.steps[index]
      let steps = hypotheses.ways(.step(step.action, step.name), seeing: seen)
      let before = hypotheses
      hypotheses.follow(steps, seeing: seen)
      guard hypotheses.isLost else { continue }
      let departure = departure(compiled, sights, index, steps.map(\.way))
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
    _ compiled: CompiledCase, _ sights: ArraySlice<Observed>, _ index: Int, _ ways: [Way]
  ) -> Departure {
    let mismatch = Mismatch(
      sights[index], from: ways, doing: compiled.source.steps[index].action, in: compiled.edition,
      given: compiled.source.given.agreementsGiven(in: compiled.edition)
        .union(compiled.source.steps[...index].compactMap(\.action.agreement)))
    return Departure(step: index, ways: ways, mismatch: mismatch)
  }

  private static func fail(_ record: inout CaseRecord, of compiled: CompiledCase, _ departure: Departure) {
    let mismatch = departure.mismatch
    let isAsked = record.verdict == .fail
    record.verdict = .fail
    record.divergence = departure.step
    record.root = mismatch.requirements.first ?? ""
    record.weight = mismatch.weight
    record.isReportedOnly = record.weight < .should
    record.failure = FailureText.departure(
      compiled, index: departure.step, record: record.steps[departure.step], seen: mismatch.seen,
      allowed: departure.ways.compactMap(\.seen), duties: mismatch.requirements, isAsked: isAsked)
  }
}

extension CaseRecord {
  /// The steps that came to their end, and what was seen of each.
  fileprivate func seenSteps(of compiled: CompiledCase) -> [SeenStep] {
    zip(compiled.source.steps, sights).map { SeenStep($0.action, as: $0.name, seeing: $1) }
  }
}
