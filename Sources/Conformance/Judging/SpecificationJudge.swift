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
    defer { record.sights = [] }
    guard !record.sights.isEmpty else { return }
    if isBeyond(compiled, record) {
      record.release()
      return
    }
    if weighsFailures, record.verdict == .fail, !record.breaksRuleOfEveryCase {
      record.weighAsLeftOpen(by: whatLeavesOpen(compiled, record))
    }
    guard record.verdict.isGood, let known = hypotheses(in: compiled.source.given) else { return }
    switch outcome(of: record, compiled, known) {
    case .notJudged: record.isPartlyOpen = true
    case .agrees(nil, let isPartial): record.isPartlyOpen = isPartial
    case .agrees(let left?, let isPartial):
      record.isPartlyOpen = isPartial
      let left = left.count > Self.limit ? [ReadingSet.hull(left)] : left
      guard left != readings else { return }
      readings = left
      narrowings += 1
    case .departs(let step, let ways):
      guard let all = beginning(in: compiled.source.given) else { return }
      switch outcome(of: record, compiled, all) {
      case .agrees: return
      // What other readings leave undecided excuses nobody who follows these.
      case .notJudged: Self.fail(&record, of: compiled, at: step, ways)
      case .departs(let step, let ways): Self.fail(&record, of: compiled, at: step, ways)
      }
    }
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
    if let end = follow(record.sights[...last], of: compiled, with: &hypotheses, until: \.isLost) {
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
    /// The readings that are left, `nil` if they are as many as before; under some not all may have been judged.
    case agrees([ReadingSet]?, isPartial: Bool)
    /// Not all was judged, under whatever readings, and nothing spoke against it.
    case notJudged
    case departs(step: Int, [Hypotheses.Way])
  }

  private func outcome(
    of record: CaseRecord, _ compiled: CompiledCase, _ beginning: Hypotheses
  ) -> Outcome {
    var hypotheses = beginning
    if let end = follow(record.sights[...], of: compiled, with: &hypotheses, until: \.isJudgedNoFurther) {
      return hypotheses.isLost ? .departs(step: end.step, end.ways) : .notJudged
    }
    return .agrees(
      hypotheses.hasExcluded ? hypotheses.readings : nil,
      isPartial: hypotheses.hasUndecided || hypotheses.hasLeftOutcomeOpen)
  }

  /// Follows what was seen in a case; the step after which it ends early, and all that the specification allowed there.
  private func follow(
    _ sights: ArraySlice<Observed>, of compiled: CompiledCase, with hypotheses: inout Hypotheses,
    until hasEnded: (Hypotheses) -> Bool
  ) -> (step: Int, ways: [Hypotheses.Way])? {
    for (index, seen) in sights.enumerated() {
      let step = compiled.source.steps[index]
      let ways = hypotheses.ways(step.action, as: step.name)
      hypotheses.follow(ways, seeing: seen)
      if hasEnded(hypotheses) { return (index, ways) }
    }
    return nil
  }

  private static func fail(
    _ record: inout CaseRecord, of compiled: CompiledCase, at index: Int, _ ways: [Hypotheses.Way]
  ) {
    let mismatch = Mismatch(
      record.sights[index], from: ways, in: compiled.edition,
      callsMet: callsMeet(compiled, record.sights[..<index]))
    record.verdict = .fail
    record.divergence = index
    record.root = mismatch.requirements.first ?? ""
    record.weight = mismatch.weight
    record.isReportedOnly = record.weight < .should
    record.failure = FailureText.departure(
      compiled, index: index, record: record.steps[index], seen: mismatch.seen,
      allowed: ways.compactMap(\.seen), duties: mismatch.requirements)
  }
}

/// Whether the app makes a call while another one is open, in the step after what was seen or before.
private func callsMeet(_ compiled: CompiledCase, _ sights: ArraySlice<Observed>) -> Bool {
  zip(sights, compiled.source.steps.dropFirst()).contains { seen, next in
    seen.isMet(by: next.action)
  }
}
