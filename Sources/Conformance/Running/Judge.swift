import PushModel

/// Keeps the combinations of readings that explain a run, and says why none is left.
enum Judge {
  /// Judges the steps of a record.
  static func judge(_ compiled: CompiledCase, profile: Profile, into record: inout CaseRecord) {
    let matcher = Matcher(errors: compiled.errors, observes: profile.observes, calls: compiled.calls)
    var alive = Alive(count: compiled.combinations)
    for (index, step) in record.steps.enumerated() {
      let leaves = compiled.steps[index]
      let before = alive
      for leaf in leaves where !matcher.matches(step, leaf.leaf.value) { alive.remove(leaf) }
      let violation = matcher.sees("completed") ? step.violations.first : nil
      if alive.isEmpty || violation != nil {
        let allowed = leaves.filter { before.contains($0) }.map(\.leaf)
        record.verdict = .fail
        record.divergence = index
        record.message = FailureText.step(
          compiled, index: index, record: step, allowed: allowed, matcher: matcher,
          violation: violation)
        return
      }
    }
    judgeEnd(compiled, matcher, alive: &alive, into: &record)
  }

  private static func judgeEnd(
    _ compiled: CompiledCase, _ matcher: Matcher, alive: inout Alive, into record: inout CaseRecord
  ) {
    guard let last = record.steps.last else {
      record.verdict = .pass
      return
    }
    let before = alive
    for leaf in compiled.end where !matcher.matches(last, leaf.leaf.value) { alive.remove(leaf) }
    if alive.isEmpty {
      record.verdict = .fail
      record.message = FailureText.end(
        compiled, record: last, allowed: compiled.end.filter { before.contains($0) }.map(\.leaf),
        matcher: matcher)
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
      return PossibleReadings(
        question: question.id, readings: names, outOf: question.readings.count)
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

  mutating func remove<Value>(_ leaf: CompiledLeaf<Value>) {
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
