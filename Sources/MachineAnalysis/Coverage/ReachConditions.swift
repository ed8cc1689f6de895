import StateMachines

/// Which readings a machine must follow to get into each of its states.
///
/// A branch that asks a question is out of reach where its state is entered under another reading of
/// the same question only. No case can pass it, and none is asked to.
package struct ReachConditions {
  /// Readings that are fixed, by question.
  package typealias Condition = [String: String]

  /// For each state, alternatives of which none contains another; without any it is out of reach.
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

  /// Readings with which a port that follows some of them can get into a state; `nil` if it never can.
  func joined(with readings: [ReadingChoice], in state: String) -> Condition? {
    guard let wanted = Self.join([:], readings) else { return nil }
    return alternatives[state]?.lazy.compactMap { Self.join($0, wanted) }.first
  }

  /// `false` where an alternative that asks for less is known.
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
