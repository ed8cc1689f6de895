import PushModel

/// Compares what was seen in a case with the expectations that the case states.
///
/// Where an expectation depends on readings any of them will do, in each step anew: `SpecificationJudge` decides
/// whether the steps fit together.
enum CaseFilter {
  /// Records the failure of a case that was played to its end, or the readings that it shows.
  static func judge(
    _ compiled: CompiledCase, profile: Profile, explains: Bool, into record: inout CaseRecord
  ) {
    let matcher = Matcher(compiled: compiled, unobserved: profile.unobserved)
    var told = ToldReadings(compiled)
    /// The first breach of a rule that weighs less than what the case proves. Other failures take precedence.
    var lighter: (weight: Weight, fail: (inout CaseRecord) -> Void)?
    for (index, leaves) in compiled.steps.enumerated() where record.steps.indices.contains(index) {
      let step = record.steps[index]
      let matched = leaves.compactMap { matcher.matches(step, $0.leaf.value) ? $0.readings : nil }
      let violation = step.violations.first
      guard matched.isEmpty || violation != nil else {
        told.note(matched)
        continue
      }
      let weight = violation.map { Weight(ofHeaviest: [$0.requirement], in: compiled.edition) }
      let fail = { (record: inout CaseRecord) in
        if let weight { record.weight = max(record.weight, weight) }
        Self.fail(&record, of: compiled, in: index, violation, explains: explains)
      }
      guard let weight, !matched.isEmpty, weight < record.weight else { return fail(&record) }
      lighter = lighter ?? (weight, fail)
    }
    guard let last = record.steps.last else {
      record.verdict = .pass
      return
    }
    let matched = compiled.end.compactMap { matcher.matches(last, $0.leaf.value) ? $0.readings : nil }
    if matched.isEmpty {
      record.verdict = .fail
      record.root = compiled.root
      record.wrongFields = record.fieldsSeen(at: record.sights.count - 1)
      guard explains else { return }
      let failure = FailureText.end(compiled, record: last, allowed: compiled.end.map(\.leaf))
      record.root = failure.rules.first ?? compiled.root
      record.failure = failure
    } else if let lighter {
      record.weight = lighter.weight
      lighter.fail(&record)
    } else {
      told.note(matched)
      record.readings = told.all
      record.verdict = .pass
    }
  }
}

extension CaseFilter {
  /// Fails a case in a step, in which a rule of the suite was broken or something else was seen than is expected.
  static func fail(
    _ record: inout CaseRecord, of compiled: CompiledCase, in step: Int, _ violation: Violation?,
    explains: Bool = true
  ) {
    record.verdict = .fail
    record.divergence = step
    record.wrongFields = violation.map { ["against": $0.requirement] } ?? record.fieldsSeen(at: step + 1)
    let allowed = compiled.steps[step].map(\.leaf)
    record.failure =
      explains
      ? FailureText.step(
        compiled, index: step, record: record.steps[step], allowed: allowed, violation: violation) : nil
    record.root = violation?.requirement ?? record.failure?.rules.first ?? compiled.root
  }
}

/// The readings under which a case expects what was seen.
private struct ToldReadings {
  private let compiled: CompiledCase
  private var sets: [ReadingSet]

  /// Above this number of sets they are merged into their hull.
  private static let limit = 256

  init(_ compiled: CompiledCase) {
    self.compiled = compiled
    sets = [compiled.condition]
  }

  /// Keeps the readings under which what was seen in a step is expected.
  mutating func note(_ matched: [ReadingSet]) {
    guard !compiled.questions.isEmpty, matched.count > 1 || matched.first != ReadingSet() else { return }
    var known: Set<ReadingSet> = []
    sets = sets.flatMap { set in matched.compactMap(set.intersection) }.filter { known.insert($0).inserted }
    if sets.count > Self.limit { sets = [.hull(sets)] }
  }

  /// The readings that are left of each open question. Where none is left the port has changed its choice within the
  /// case, and the case shows nothing.
  var all: [PossibleReadings] {
    let hull = ReadingSet.hull(sets)
    return compiled.questions.compactMap { question in
      guard question.isOpen else { return nil }
      let told = hull.readings(of: question.id)
      return PossibleReadings(
        question: question.id, readings: question.readings.filter(told.contains) + question.unaskedReadings,
        outOf: question.readings.count + question.unaskedReadings.count)
    }
  }
}

extension CaseRecord {
  /// All fields that were seen in the setting (place 0) or in a step.
  fileprivate func fieldsSeen(at place: Int) -> [String: String] {
    sights.indices.contains(place) ? sights[place].fields(otherThan: nil) : [:]
  }
}
