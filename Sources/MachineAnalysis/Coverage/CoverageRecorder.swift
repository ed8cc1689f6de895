package import StateMachines

/// Records the coverage of the machines in one edition, from a stream of visits.
///
/// The visits come from any play on the machines: cases, a transcript, a generated suite.
package struct CoverageRecorder: Sendable {
  /// The edition's name.
  package let edition: String

  var machines: [MachineRecord]
  private(set) var problems: [String] = []
  /// For each question and followed reading, the readings that were excluded.
  private(set) var told: [String: [String: Set<String>]] = [:]
  /// The readings whose rules were visited, by question.
  private(set) var followed: [String: Set<String>] = [:]
  private let positions: [String: Int]
  private var readings = Readings()

  /// A machine of the edition with its visited items.
  struct MachineRecord: Sendable {
    let items: CoverageItems
    /// Whether the order of its visits is known. Pairs are counted only then.
    let isOrdered: Bool
    var cells: [Bool]
    var rules: [Bool]
    var pairs: Set<Int> = []
    /// The last transition of each part.
    var last: [String: Int] = [:]
  }

  /// Makes an empty record.
  ///
  /// - Parameters:
  ///   - machines: the machines that count.
  ///   - unordered: further machines, whose visits have no order.
  ///   - edition: the edition's name. A machine without that edition does not count.
  package init(of machines: [MachineDescription], unordered: [MachineDescription] = [], edition: String) {
    self.edition = edition
    func records(_ machines: [MachineDescription], isOrdered: Bool) -> [MachineRecord] {
      machines.compactMap { machine in
        machine.table(of: edition).map { table in
          let items = CoverageItems(of: machine, in: table)
          return MachineRecord(
            items: items, isOrdered: isOrdered, cells: items.cells.map { _ in false },
            rules: items.rules.map { _ in false })
        }
      }
    }
    self.machines = records(machines, isOrdered: true) + records(unordered, isOrdered: false)
    positions = Dictionary(uniqueKeysWithValues: self.machines.enumerated().map { ($1.items.machine, $0) })
  }

  /// Begins a new run under an interpretation; a question without a reading follows its first.
  package mutating func begin(under readings: Readings) {
    self.readings = readings
    for index in machines.indices { machines[index].last.removeAll(keepingCapacity: true) }
  }

  /// Adds a visit.
  package mutating func add(_ visit: Visit) {
    guard let position = positions[visit.machine],
      let cell = machines[position].items.cell(in: visit.state, on: visit.input)
    else {
      let key = "\(visit.machine)/\(visit.state)/\(visit.input)"
      note("\(key) was visited in \(edition), and there is no such cell")
      return
    }
    machines[position].cells[cell] = true
    guard let rule = rule(of: cell, in: machines[position].items) else { return }
    pass(rule, by: visit.part, at: position)
  }

  /// Adds the visits of a run in their order.
  package mutating func add(_ visits: some Sequence<Visit>, under readings: Readings) {
    begin(under: readings)
    for visit in visits { add(visit) }
  }

  /// Adds the readings of a question that a run excluded while it followed another one.
  package mutating func tell(_ question: String, following reading: String, from excluded: [String]) {
    told[question, default: [:]][reading, default: []].formUnion(excluded)
  }

  /// The rule of a cell that the readings lead to.
  private func rule(of cell: Int, in items: CoverageItems) -> Int? {
    let range = items.rules(of: cell)
    if range.count == 1 { return range.first }
    // Branches are in the order of the readings. The first match so follows the first reading of each
    // question that was not chosen.
    return range.first { number in
      items.rules[number].branch.readings.allSatisfy { (readings[$0.question] ?? $0.reading) == $0.reading }
    }
  }

  private mutating func pass(_ number: Int, by part: String, at position: Int) {
    let rule = machines[position].items.rules[number]
    if !machines[position].rules[number] {
      machines[position].rules[number] = true
      for choice in rule.branch.readings { followed[choice.question, default: []].insert(choice.reading) }
      if !rule.isPossible { note("\(rule.key) is impossible, and was visited all the same in \(edition)") }
    }
    guard machines[position].isOrdered, let transition = rule.transition else { return }
    let before = machines[position].last.updateValue(transition, forKey: part)
    let transitions = machines[position].items.transitions
    guard let before, transitions[before].target == transitions[transition].state else { return }
    machines[position].pairs.insert(before * transitions.count + transition)
  }

  private mutating func note(_ problem: String) {
    if !problems.contains(problem) { problems.append(problem) }
  }
}
