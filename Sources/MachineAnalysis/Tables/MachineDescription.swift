public import StateMachines

/// A machine without its types, so that machines of all kinds can be handled in one list.
public struct MachineDescription: Sendable {
  /// The machine's name.
  public let name: String
  /// The purpose of the machine, in one line.
  public let purpose: String
  /// The names of the states.
  public let states: [String]
  /// The names of the inputs.
  public let inputs: [String]
  /// The names of the outputs.
  public let outputs: [String]
  /// The initial state.
  public let initial: String
  /// One table for each edition, in the order of the editions.
  package let tables: [TransitionTable]

  /// Describes a machine.
  public init<M: Machine>(_ machine: M.Type, purpose: String) {
    self.init(M.Edition.allCases.map { MachineTable(of: M.self, in: $0) }, purpose: purpose)
  }

  /// Describes a machine by its tables, one for each edition.
  package init(_ tables: [MachineTable], purpose: String) {
    let first = tables[0]
    name = first.name
    self.purpose = purpose
    states = first.states
    inputs = first.inputs
    outputs = first.outputs
    initial = first.states[Int(first.initial)]
    self.tables = Self.markingReach(tables.map { TransitionTable($0) }, from: initial)
  }

  /// Marks the states that other editions reach, and this one does not.
  ///
  /// A state that no edition reaches is one that a setting lays down. It counts as reached.
  private static func markingReach(_ tables: [TransitionTable], from initial: String) -> [TransitionTable] {
    let reached = tables.map { $0.states(reachedFrom: initial) }
    let anywhere = reached.reduce(into: Set<String>()) { $0.formUnion($1) }
    return zip(tables, reached).map { table, states in
      table.marking(unreached: anywhere.subtracting(states))
    }
  }

  /// The names of the editions.
  public var editions: [String] { tables.map(\.edition) }

  /// The table of an edition, by its name.
  package func table(of edition: String) -> TransitionTable? { tables.first { $0.edition == edition } }

  /// The ids that the branches cite, and of the questions on the way to them, sorted.
  package var citations: [String] {
    var ids: Set<String> = []
    for branch in tables.flatMap(\.cells).filter(\.isReached).flatMap(\.branches) {
      ids.insert(branch.citation)
      ids.formUnion(branch.readings.map(\.question))
    }
    return ids.sorted(by: isBefore)
  }
}

/// The order of ids with numbers compared as such: `REG-2` before `REG-10`, and `RFC9113-5.2` before
/// `RFC9113-5.10`.
package func isBefore(_ one: String, _ other: String) -> Bool {
  var first = one.utf8[...]
  var second = other.utf8[...]
  while let left = first.first, let right = second.first {
    let mine = first.prefix { isDigit($0) }
    let theirs = second.prefix { isDigit($0) }
    if mine.isEmpty || theirs.isEmpty {
      if left != right { return left < right }
      first.removeFirst()
      second.removeFirst()
    } else {
      let numbers = (Int(Substring(mine)) ?? 0, Int(Substring(theirs)) ?? 0)
      if numbers.0 != numbers.1 { return numbers.0 < numbers.1 }
      first = first.dropFirst(mine.count)
      second = second.dropFirst(theirs.count)
    }
  }
  return first.isEmpty && !second.isEmpty
}

private func isDigit(_ byte: UInt8) -> Bool { UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte }
