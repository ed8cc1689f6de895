/// Where a learned machine differs from a reference.
public struct MachineDifferences: Hashable, Sendable {
  /// A shortest word on which the two differ; they do so at its last input.
  public let word: [Int]
  /// What the reference answers to the word.
  public let expected: [Int32]
  /// What the learned machine answers to the word.
  public let observed: [Int32]
  /// Every transition that differs, nearest to the beginning first.
  public let cells: [Cell]

  /// One transition of the learned machine that is not as in the reference.
  ///
  /// The state of the learned machine is compared with the state that the reference is in after the
  /// same access word.
  public struct Cell: Hashable, Sendable {
    /// The state of the learned machine.
    public let state: Int
    /// The shortest word that leads to the state.
    public let accessWord: [Int]
    /// The input of the transition.
    public let input: Int
    /// What the reference answers.
    public let expectedOutput: Int32
    /// What the learned machine answers.
    public let observedOutput: Int32
    /// A word that brings the reference to where it goes then.
    public let expectedTarget: [Int]
    /// A word that brings both machines to where the learned machine goes instead, as the reference sees
    /// it; `nil` if both go to the same state.
    public let observedTarget: [Int]?
  }

  /// Compares the machines; `nil` if no word tells them apart.
  init?(of learned: LearnedMachine, from reference: MealyTable) {
    guard let word = Equivalence.shortestDifference(learned.table, reference) else { return nil }
    self.word = word
    expected = reference.answers(to: word)
    observed = learned.table.answers(to: word)
    let reference = LearnedMachine(reference)
    let classes = SplittingTree(of: reference.table).leaf
    let counterparts = learned.accessWords.map { reference.table.state(after: $0) }
    var cells: [Cell] = []
    for (state, counterpart) in counterparts.enumerated() {
      for input in 0..<learned.table.inputCount {
        let (mine, theirs) = (learned.table.cell(state, input), reference.table.cell(counterpart, input))
        let target = Int(learned.table.next[mine])
        let expectedTarget = Int(reference.table.next[theirs])
        let isSameTarget = classes[counterparts[target]] == classes[expectedTarget]
        if isSameTarget, learned.table.output[mine] == reference.table.output[theirs] { continue }
        cells.append(
          Cell(
            state: state, accessWord: learned.accessWords[state], input: input,
            expectedOutput: reference.table.output[theirs], observedOutput: learned.table.output[mine],
            expectedTarget: reference.accessWords[expectedTarget],
            observedTarget: isSameTarget ? nil : learned.accessWords[target]))
      }
    }
    self.cells = cells
  }
}
