/// A deterministic system as a table, with the stimuli behind its inputs.
///
/// A stimulus that is not possible in a state is in the table as one without change and without observation:
/// a player of a word on a port skips it.
public struct SystemTable<System: TransitionSystem>: Sendable where System.State: BitwiseCopyable {
  /// The table.
  public let table: MealyTable
  /// The stimuli, in the order of the table's inputs.
  public let inputs: [System.Stimulus]

  /// The table of an exploration; `nil` unless there is one initial state, and each stimulus leads to one
  /// state only.
  public init?(_ exploration: Exploration<System>) {
    guard exploration.system.initialStates.count == 1 else { return nil }
    var inputs = StateTable<System.Stimulus>()
    var outputs = StateTable<System.Observation?>()
    let impossible = Int32(outputs.insert(nil).number)
    let rows = exploration.states.map(exploration.system.successors)
    for step in rows.joined() { _ = inputs.insert(step.stimulus) }
    let width = inputs.states.count
    var next = rows.indices.flatMap { [Int32](repeating: Int32($0), count: width) }
    var output = [Int32](repeating: impossible, count: next.count)
    for (state, row) in rows.enumerated() {
      for step in row {
        let cell = state * width + inputs.insert(step.stimulus).number
        guard output[cell] == impossible, let target = exploration.number(of: step.state) else { return nil }
        next[cell] = Int32(target)
        output[cell] = Int32(outputs.insert(step.observation).number)
      }
    }
    guard
      let table = MealyTable(stateCount: rows.count, inputCount: width, next: next, output: output)
    else { return nil }
    self.table = table
    self.inputs = inputs.states
  }

  /// The stimuli of a word.
  public func stimuli(of word: some Sequence<some BinaryInteger>) -> [System.Stimulus] {
    word.map { inputs[Int($0)] }
  }
}
