package import PushModel
import StateMachines

/// Judges what a port did in a case by the specification, on top of what the case expects.
///
/// The specification is followed under all readings that agree with what was seen. All that can be seen is compared, at
/// every step: what the case does not mention must be as the specification has it.
package struct SpecificationJudge: Sendable {
  private let edition: Edition
  private let unobserved: Set<OptionalObservation>
  /// Whether failing cases are weighed anew; where only verdicts count they need not be.
  private let weighsFailures: Bool
  /// The readings that agree with the cases before, as far as they agree with each other.
  package private(set) var readings = [ReadingSet()]
  /// The specification in the settings that were met, under the readings that were left then.
  private var settings: [Given: Setting] = [:]
  /// The specification in the settings in which it was needed under other readings than those that are left.
  private var beginnings: [Beginning: Hypotheses] = [:]
  /// How often readings have been excluded.
  private var narrowings = 0

  /// More sets of readings than this are not kept apart: a reading then counts as left if it is left in one of them.
  private static let limit = 32

  private struct Beginning: Hashable {
    let given: Given
    let readings: [ReadingSet]
  }

  private struct Setting {
    var hypotheses: Hypotheses
    /// How often readings had been excluded.
    var narrowings: Int
  }

  /// A judge of what can be seen of a port.
  package init(_ edition: Edition, profile: Profile, weighsFailures: Bool = true) {
    self.edition = edition
    self.weighsFailures = weighsFailures
    unobserved = profile.unobserved
  }

  /// Judges a case that came out as it expects.
  ///
  /// Under the readings that the cases before have left there is little to follow. A case that leaves those is judged
  /// under all readings: whether cases contradict each other is not asked here.
  package mutating func judge(_ compiled: CompiledCase, into record: inout CaseRecord) {
    // What tells readings apart may be asked about once more.
    defer { if !record.tellsReadings { record.sights = [] } }
    guard !record.sights.isEmpty else { return }
    if isBeyond(compiled, record) {
      record.release()
      return
    }
    if weighsFailures, record.verdict == .fail, !record.breaksRuleOfEveryCase {
      record.weighAsLeftOpen(by: whatLeavesOpen(compiled, record))
      if let weight = weightOfDetails(compiled, record) { record.weight = min(record.weight, weight) }
    }
    guard record.verdict.isGood, let known = hypotheses(in: compiled.source.given) else { return }
    switch outcome(of: record, compiled, known) {
    case .notJudged: record.isPartlyOpen = true
    case .agrees(let left, let isPartial, let detail):
      record.isPartlyOpen = isPartial
      if let left { narrow(to: left) }
      if let detail { Self.fail(&record, of: compiled, detail) }
    case .departs(let departure):
      guard let all = beginning(in: compiled.source.given) else { return }
      switch outcome(of: record, compiled, all) {
      case .agrees(_, _, nil): return
      case .agrees(_, _, let detail?): Self.fail(&record, of: compiled, detail)
      // What other readings leave undecided excuses nobody who follows these.
      case .notJudged: Self.fail(&record, of: compiled, departure)
      case .departs(let departure): Self.fail(&record, of: compiled, departure)
      }
    }
  }

  /// Whether what the specification leaves undecided under some readings explains what was seen in a case.
  package mutating func leavesUndecided(
    _ record: CaseRecord, of compiled: CompiledCase, under readings: ReadingSet
  ) -> Bool {
    guard record.sights.count == compiled.source.steps.count,
      let beginning = beginning(in: compiled.source.given, under: [readings])
    else { return false }
    return switch outcome(of: record, compiled, beginning) {
    case .agrees(_, let isPartial, let detail): isPartial && detail == nil
    case .notJudged: true
    case .departs: false
    }
  }

  private mutating func narrow(to left: [ReadingSet]) {
    let left = left.count > Self.limit ? [ReadingSet.hull(left)] : left
    guard left != readings else { return }
    readings = left
    narrowings += 1
  }

  /// Judges a case for itself, whatever the cases before have left.
  package mutating func judgeAlone(_ compiled: CompiledCase, into record: inout CaseRecord) {
    readings = [ReadingSet()]
    settings = [:]
    narrowings = 0
    judge(compiled, into: &record)
  }

  /// Whether the port may follow readings under which the case says nothing: those explain what was seen.
  private mutating func isBeyond(_ compiled: CompiledCase, _ record: CaseRecord) -> Bool {
    guard !compiled.source.condition.isEmpty, record.verdict.isGood || record.verdict == .fail else {
      return false
    }
    let others = readings.flatMap { $0.split(by: compiled.condition).outside }
    guard !others.isEmpty, record.sights.count == compiled.source.steps.count,
      let beginning = beginning(in: compiled.source.given, under: others)
    else { return false }
    return switch outcome(of: record, compiled, beginning) {
    // What nothing decides under them neither accuses the port nor tells which reading it follows.
    case .agrees, .notJudged: true
    case .departs: false
    }
  }

  /// What the details weigh that are all that is wrong by the specification, whatever else the case asks; `nil` where
  /// there are none, or more is wrong.
  private mutating func weightOfDetails(_ compiled: CompiledCase, _ record: CaseRecord) -> Weight? {
    // What other readings leave undecided hides no detail of a port that follows those that are left.
    for beginning in [hypotheses(in: compiled.source.given), beginning(in: compiled.source.given)] {
      if let beginning, case .agrees(_, _, let detail?) = outcome(of: record, compiled, beginning) {
        return detail.mismatch.weight
      }
    }
    return nil
  }

  /// What has happened that nothing decides, where that is all that explains a port up to where a case fails: what the
  /// case expects of that is argued. Where no reading that is left leads there, under which it is, nothing is excused.
  private mutating func whatLeavesOpen(_ compiled: CompiledCase, _ record: CaseRecord) -> [UndecidedMove] {
    guard record.sights.count == compiled.source.steps.count else { return [] }
    let last = record.divergence ?? record.sights.count - 1
    // Readings that do not explain what came before say nothing: then all are asked.
    return leavesOpen(last, of: compiled, record, under: readings)
      ?? leavesOpen(last, of: compiled, record, under: [ReadingSet()]) ?? []
  }

  /// What leaves the step open under some readings; `nil` if these do not explain the steps before.
  private mutating func leavesOpen(
    _ last: Int, of compiled: CompiledCase, _ record: CaseRecord, under readings: [ReadingSet]
  ) -> [UndecidedMove]? {
    guard var hypotheses = beginning(in: compiled.source.given, under: readings)?.whatIsDecided else {
      return nil
    }
    if let end = follow(record.sights[...last], of: compiled, with: &hypotheses, until: \.isLost).end {
      return end.step < last ? nil : []
    }
    return hypotheses.isUndecided || hypotheses.leavesOutcomeOpen ? hypotheses.undecidedMoves : []
  }

  private mutating func hypotheses(in given: Given) -> Hypotheses? {
    guard var known = settings[given] else {
      let hypotheses = narrowings == 0 ? beginning(in: given) : begun(given, under: readings)
      settings[given] = hypotheses.map { Setting(hypotheses: $0, narrowings: narrowings) }
      return hypotheses
    }
    if known.narrowings < narrowings {
      known = Setting(hypotheses: known.hypotheses.narrowed(to: readings), narrowings: narrowings)
      settings[given] = known
    }
    return known.hypotheses
  }

  /// The specification in a setting under some readings, which are all unless they are given; `nil` if that cannot be
  /// made ready.
  private mutating func beginning(
    in given: Given, under readings: [ReadingSet] = [ReadingSet()]
  ) -> Hypotheses? {
    let beginning = Beginning(given: given, readings: readings)
    if let known = beginnings[beginning] { return known }
    let hypotheses = begun(given, under: readings)
    beginnings[beginning] = hypotheses
    return hypotheses
  }

  /// The specification in a setting; `nil` if that cannot be made ready.
  private func begun(_ given: Given, under readings: [ReadingSet]) -> Hypotheses? {
    var hypotheses = Hypotheses(given, in: edition, unobserved: unobserved, readings: readings)
    hypotheses?.begin()
    return hypotheses
  }

  private enum Outcome {
    /// The readings that are left, `nil` if they are as many as before; under some not all may have been judged. A detail
    /// may be wrong that weighs little.
    case agrees([ReadingSet]?, isPartial: Bool, Departure?)
    /// Not all was judged, under whatever readings, and nothing spoke against it.
    case notJudged
    case departs(Departure)
  }

  private struct Departure {
    let step: Int
    let ways: [Hypotheses.Way]
    let mismatch: Mismatch
  }

  /// How a port was followed.
  private struct Following {
    /// The first detail that is wrong and weighs little: the port is followed as if it were right.
    var detail: Departure?
    /// The step after which it ended early, and all that the specification allowed there.
    var end: (step: Int, ways: [Hypotheses.Way])?
  }

  private func outcome(
    of record: CaseRecord, _ compiled: CompiledCase, _ beginning: Hypotheses
  ) -> Outcome {
    var hypotheses = beginning
    let following = follow(record.sights[...], of: compiled, with: &hypotheses, until: \.isJudgedNoFurther)
    if let end = following.end, hypotheses.isLost {
      return .departs(departure(compiled, record.sights[...], end.step, end.ways))
    }
    if following.end != nil {
      return following.detail.map { .agrees(nil, isPartial: true, $0) } ?? .notJudged
    }
    return .agrees(
      hypotheses.hasExcluded ? hypotheses.readings : nil,
      isPartial: hypotheses.hasUndecided || hypotheses.hasLeftOutcomeOpen, following.detail)
  }

  /// Follows what was seen in a case.
  private func follow(
    _ sights: ArraySlice<Observed>, of compiled: CompiledCase, with hypotheses: inout Hypotheses,
    until hasEnded: (Hypotheses) -> Bool
  ) -> Following {
    var following = Following()
    for (index, seen) in sights.enumerated() {
      let step = compiled.source.steps[index]
      let ways = hypotheses.ways(step.action, as: step.name)
      let before = hypotheses
      hypotheses.follow(ways, seeing: seen)
      if hypotheses.isLost {
        let departure = departure(compiled, sights, index, ways)
        if departure.mismatch.isDetail, departure.mismatch.weight < .should,
          let meant = departure.mismatch.nearest?.seen
        {
          following.detail = following.detail ?? departure
          hypotheses = before
          hypotheses.follow(ways, seeing: meant)
        }
      }
      if hasEnded(hypotheses) {
        following.end = (index, ways)
        return following
      }
    }
    return following
  }

  private func departure(
    _ compiled: CompiledCase, _ sights: ArraySlice<Observed>, _ index: Int, _ ways: [Hypotheses.Way]
  ) -> Departure {
    let mismatch = Mismatch(
      sights[index], from: ways, in: compiled.edition, callsMet: callsMeet(compiled, sights[..<index]),
      given: compiled.source.given.agreementsGiven(in: compiled.edition)
        .union(compiled.source.steps[...index].compactMap(\.action.agreement)))
    return Departure(step: index, ways: ways, mismatch: mismatch)
  }

  private static func fail(_ record: inout CaseRecord, of compiled: CompiledCase, _ departure: Departure) {
    let mismatch = departure.mismatch
    record.verdict = .fail
    record.divergence = departure.step
    record.root = mismatch.requirements.first ?? ""
    record.weight = mismatch.weight
    record.isReportedOnly = record.weight < .should
    record.failure = FailureText.departure(
      compiled, index: departure.step, record: record.steps[departure.step], seen: mismatch.seen,
      allowed: departure.ways.compactMap(\.seen), duties: mismatch.requirements)
  }
}

/// Whether the app makes a call while another one is open, in the step after what was seen or before.
private func callsMeet(_ compiled: CompiledCase, _ sights: ArraySlice<Observed>) -> Bool {
  zip(sights, compiled.source.steps.dropFirst()).contains { seen, next in
    seen.isMet(by: next.action)
  }
}
