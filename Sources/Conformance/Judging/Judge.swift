import PushModel
import StateMachines

/// Keeps the combinations of readings that explain a run, and says why none is left.
enum Judge {
  /// Judges the steps of a record, and puts a failure into words if they are wanted.
  static func judge(
    _ compiled: CompiledCase, profile: Profile, explains: Bool, into record: inout CaseRecord
  ) {
    let matcher = Matcher(compiled: compiled, unobserved: profile.unobserved)
    var alive = Alive(count: compiled.combinations)
    /// The first breach of a rule that weighs less than what the case proves: what else fails comes first.
    var lighter: (step: Int, failure: CaseFailure?, weight: Weight, root: String)?
    for index in record.steps.indices {
      let before = alive
      alive.removeAll(of: compiled.steps[index]) { !matcher.matches(record.steps[index], $0) }
      let violation = record.steps[index].violations.first
      guard alive.isEmpty || violation != nil else { continue }
      let failure =
        explains
        ? FailureText.step(
          compiled, index: index, record: record.steps[index],
          allowed: compiled.steps[index].filter { before.contains($0) }.map(\.leaf),
          violation: violation) : nil
      if alive.isEmpty, violation == nil,
        let code = wrongCode(compiled, matcher, record.steps[...index]),
        code.weight < record.weight
      {
        alive = code.alive
        lighter = lighter ?? (index, failure, code.weight, compiled.root)
        continue
      }
      if !alive.isEmpty, let violation {
        let weight = Weight(ofHeaviest: [violation.requirement], in: compiled.edition)
        if weight < record.weight {
          lighter = lighter ?? (index, failure, weight, violation.requirement)
          continue
        }
      }
      fail(&record, at: index, failure)
      record.root = violation?.requirement ?? compiled.root
      return
    }
    judgeEnd(compiled, matcher, alive: &alive, explains: explains, into: &record)
    if record.verdict.isGood, let lighter {
      record.weight = lighter.weight
      fail(&record, at: lighter.step, lighter.failure)
      record.root = lighter.root
    }
  }

  /// What explains the steps if the codes of errors are not looked at, and how much these codes weigh; `nil` if more is
  /// wrong than a code. A wrong code may have been taken for the right one of another reading before.
  private static func wrongCode(
    _ compiled: CompiledCase, _ matcher: Matcher, _ steps: ArraySlice<StepRecord>
  ) -> (alive: Alive, weight: Weight)? {
    var lenient = matcher
    lenient.takesAnyCode = true
    var alive = Alive(count: compiled.combinations)
    for (step, leaves) in zip(steps, compiled.steps) {
      alive.removeAll(of: leaves) { !lenient.matches(step, $0) }
    }
    guard !alive.isEmpty else { return nil }
    let wrong = zip(steps, compiled.steps).flatMap { step, leaves in
      leaves.filter { alive.contains($0) && !matcher.matches(step, $0.leaf.value) }
    }
    let codes = wrong.flatMap(\.leaf.value.items).flatMap(\.codes)
    // Of what would have been right, the lightest says how much a wrong code weighs.
    return codes.map { Weight(ofHeaviest: [$0.citation.id], in: compiled.edition) }.min().map { (alive, $0) }
  }

  private static func fail(_ record: inout CaseRecord, at step: Int, _ failure: CaseFailure?) {
    record.verdict = .fail
    record.divergence = step
    record.failure = failure
  }

  private static func judgeEnd(
    _ compiled: CompiledCase, _ matcher: Matcher, alive: inout Alive, explains: Bool,
    into record: inout CaseRecord
  ) {
    guard let last = record.steps.last else {
      record.verdict = .pass
      return
    }
    let before = alive
    alive.removeAll(of: compiled.end) { !matcher.matches(last, $0) }
    if alive.isEmpty {
      record.verdict = .fail
      record.root = compiled.root
      guard explains else { return }
      record.failure = FailureText.end(
        compiled, record: last, allowed: compiled.end.filter { before.contains($0) }.map(\.leaf))
      return
    }
    record.readings = possibleReadings(compiled, alive)
    let narrowed = record.readings.contains { $0.readings.count < $0.outOf }
    record.verdict = narrowed ? .reading : .pass
  }

  private static func possibleReadings(
    _ compiled: CompiledCase, _ alive: Alive
  ) -> [PossibleReadings] {
    guard !compiled.questions.isEmpty else { return [] }
    return compiled.questions.compactMap { question in
      guard question.isOpen else { return nil }
      var found = [Bool](repeating: false, count: question.readings.count)
      for combination in 0..<compiled.combinations where alive[combination] {
        found[combination / question.stride % question.readings.count] = true
      }
      let names = zip(question.readings, found).compactMap { $1 ? $0 : nil }
      let unasked = question.unaskedReadings
      return PossibleReadings(
        question: question.id, readings: names + unasked, outOf: question.readings.count + unasked.count)
    }
  }
}

/// The combinations of readings that still explain the run.
struct Alive {
  private var flags: [Bool]
  private var single = true

  init(count: Int) { flags = count == 1 ? [] : [Bool](repeating: true, count: count) }

  subscript(combination: Int) -> Bool { flags.isEmpty ? single : flags[combination] }

  var isEmpty: Bool { flags.isEmpty ? !single : !flags.contains(true) }

  /// Removes the combinations under which a leaf holds that the run does not fit.
  mutating func removeAll<Value>(of leaves: [CompiledLeaf<Value>], where isWrong: (Value) -> Bool) {
    // By their places: most leaves are looked at only, and a copy of one costs more than that.
    for index in leaves.indices where isWrong(leaves[index].leaf.value) { remove(leaves[index]) }
  }

  private mutating func remove<Value>(_ leaf: CompiledLeaf<Value>) {
    if flags.isEmpty { single = false }
    for combination in flags.indices where flags[combination] && leaf.holds(in: combination) {
      flags[combination] = false
    }
  }

  /// Whether a combination is left under which the leaf holds.
  func contains<Value>(_ leaf: CompiledLeaf<Value>) -> Bool {
    if flags.isEmpty { return single }
    return flags.indices.contains { flags[$0] && leaf.holds(in: $0) }
  }
}
