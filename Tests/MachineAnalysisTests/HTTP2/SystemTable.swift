import MachineAnalysis

/// A deterministic system as a table, with the stimuli behind its inputs.
///
/// A stimulus that is not possible in a state is in the table as one without change and without observation:
/// a player of a word on a port skips it.
struct SystemTable<System: TransitionSystem>: Sendable where System.State: BitwiseCopyable {
  /// The table.
  let table: MealyTable
  /// The stimuli, in the order of the table's inputs.
  let inputs: [System.Stimulus]

  /// The table of an exploration; `nil` unless there is one initial state, and each stimulus leads to one
  /// state only.
  init?(_ exploration: Exploration<System>) {
    guard exploration.system.initialStates.count == 1 else { return nil }
    var inputs: [System.Stimulus] = []
    var outputs: [System.Observation?] = []
    let impossible = Int32(outputs.number(of: nil))
    let rows = exploration.states.map(exploration.system.successors)
    for step in rows.joined() { _ = inputs.number(of: step.stimulus) }
    let width = inputs.count
    var next = rows.indices.flatMap { [Int32](repeating: Int32($0), count: width) }
    var output = [Int32](repeating: impossible, count: next.count)
    for (state, row) in rows.enumerated() {
      for step in row {
        let cell = state * width + inputs.number(of: step.stimulus)
        guard output[cell] == impossible, let target = exploration.number(of: step.state) else { return nil }
        next[cell] = Int32(target)
        output[cell] = Int32(outputs.number(of: step.observation))
      }
    }
    guard
      let table = MealyTable(stateCount: rows.count, inputCount: width, next: next, output: output)
    else { return nil }
    self.table = table
    self.inputs = inputs
  }

  /// The stimuli of a word.
  func stimuli(of word: some Sequence<some BinaryInteger>) -> [System.Stimulus] {
    word.map { inputs[Int($0)] }
  }
}

extension Array where Element: Equatable {
  /// The place of a value, which is added if it is new.
  fileprivate mutating func number(of value: Element) -> Int {
    if let known = firstIndex(of: value) { return known }
    append(value)
    return count - 1
  }
}
