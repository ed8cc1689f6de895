/// A deterministic system as a table, with what the table's numbers mean.
///
/// A stimulus that is not possible in a state stands in the table as one that changes nothing, and of which `nil` is
/// seen: whoever plays a word on a port passes over it.
public struct SystemTable<System: TransitionSystem>: Sendable where System.State: BitwiseCopyable {
  /// The table.
  public let table: MealyTable
  /// What the table's states are.
  public let states: [System.State]
  /// What the table's inputs are.
  public let inputs: [System.Stimulus]
  /// What the table's outputs are; `nil` where a stimulus is not possible.
  public let outputs: [System.Observation?]

  /// The table of what was explored; `nil` unless all was found from one initial state, and a stimulus leads to one
  /// state only.
  ///
  /// - Parameter other: A table whose numbers are to mean the same. It has to have all stimuli of this one.
  public init?(_ exploration: Exploration<System>, numberedAs other: SystemTable? = nil) {
    guard exploration.isComplete, exploration.system.initialStates.count == 1 else { return nil }
    var inputs = StateTable<System.Stimulus>()
    var outputs = StateTable<System.Observation?>()
    for input in other?.inputs ?? [] { _ = inputs.insert(input) }
    for output in other?.outputs ?? [nil] { _ = outputs.insert(output) }
    let rows = exploration.states.map(exploration.system.successors)
    for step in rows.joined() { _ = inputs.insert(step.stimulus) }
    let width = inputs.states.count
    if let other, other.inputs.count != width { return nil }
    var next = rows.indices.flatMap { [Int32](repeating: Int32($0), count: width) }
    var output = [Int32](repeating: 0, count: next.count)
    for (state, row) in rows.enumerated() {
      for step in row {
        let cell = state * width + inputs.insert(step.stimulus).number
        guard output[cell] == 0, let target = exploration.number(of: step.state) else { return nil }
        next[cell] = Int32(target)
        output[cell] = Int32(outputs.insert(step.observation).number)
      }
    }
    guard
      let table = MealyTable(stateCount: rows.count, inputCount: width, next: next, output: output)
    else { return nil }
    self.table = table
    states = exploration.states
    self.inputs = inputs.states
    self.outputs = outputs.states
  }

  /// The stimuli of a word.
  public func stimuli(of word: some Sequence<some BinaryInteger>) -> [System.Stimulus] {
    word.map { inputs[Int($0)] }
  }
}
