import StateMachines

/// The readings that a machine must follow to reach each of its states.
///
/// A branch that asks a question is out of reach where its state is reached only under another reading of the
/// same question. No case can visit it, and none has to.
package struct ReachConditions {
  /// Fixed readings, by question.
  package typealias Condition = [String: String]

  /// For each state, alternative conditions, none of which contains another; a state without any is out of reach.
  private var alternatives: [String: [Condition]] = [:]

  /// The conditions of a table whose machine may begin in some states.
  init(of table: TransitionTable, from roots: [String]) {
    let cells = Dictionary(grouping: table.cells, by: \.state)
    var frontier: [(state: String, condition: Condition)] = []
    for root in roots where add([:], to: root) { frontier.append((root, [:])) }
    while let (state, condition) = frontier.popLast() {
      for branch in (cells[state] ?? []).flatMap(\.branches) {
        guard case .goes(let target, _) = branch.outcome,
          let joined = Self.join(condition, branch.readings), add(joined, to: target)
        else { continue }
        frontier.append((target, joined))
      }
    }
  }

  /// The readings with which a port that follows some of them can reach a state; `nil` if it cannot.
  func joined(with readings: [ReadingChoice], in state: String) -> Condition? {
    guard let wanted = Self.join([:], readings) else { return nil }
    return alternatives[state]?.lazy.compactMap { Self.join($0, wanted) }.first
  }

  /// Adds an alternative; `false` where a weaker one is known.
  private mutating func add(_ condition: Condition, to state: String) -> Bool {
    let known = alternatives[state] ?? []
    if known.contains(where: { Self.is($0, partOf: condition) }) { return false }
    alternatives[state] = known.filter { !Self.is(condition, partOf: $0) } + [condition]
    return true
  }

  private static func `is`(_ one: Condition, partOf other: Condition) -> Bool {
    one.allSatisfy { other[$0.key] == $0.value }
  }

  private static func join(_ condition: Condition, _ readings: [ReadingChoice]) -> Condition? {
    var joined = condition
    for choice in readings {
      if let fixed = joined.updateValue(choice.reading, forKey: choice.question), fixed != choice.reading {
        return nil
      }
    }
    return joined
  }

  private static func join(_ one: Condition, _ other: Condition) -> Condition? {
    var isConsistent = true
    let joined = one.merging(other) { first, second in
      if first != second { isConsistent = false }
      return first
    }
    return isConsistent ? joined : nil
  }
}
