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

  /// Compares the machines; `nil` if no word tells them apart that takes no open cell of the reference.
  init?(of learned: LearnedMachine, from reference: MealyTable, leavingOpen open: Set<Int>) {
    let word = Equivalence.shortestDifference(
      learned.table, from: learned.table.initial, reference, from: reference.initial
    ) { _, right, input in open.contains(reference.cell(right, input)) }
    guard let word else { return nil }
    self.word = word
    expected = reference.answers(to: word)
    observed = learned.table.answers(to: word)
    cells = Self.cells(of: learned, from: reference, leavingOpen: open)
  }

  private static func cells(
    of learned: LearnedMachine, from table: MealyTable, leavingOpen open: Set<Int>
  ) -> [Cell] {
    let cover = StateCover(of: table)
    let classes = SplittingTree(of: table).leaf
    let counterparts = learned.accessWords.map { table.state(after: $0) }
    func isSame(_ one: Int, _ other: Int) -> Bool {
      if classes[one] == classes[other] { return true }
      guard !open.isEmpty else { return false }
      return Equivalence.shortestDifference(table, from: one, table, from: other) { left, right, input in
        open.contains(table.cell(left, input)) || open.contains(table.cell(right, input))
      } == nil
    }
    var cells: [Cell] = []
    for (state, counterpart) in counterparts.enumerated()
    where !table.takes(open, along: learned.accessWords[state]) {
      for input in 0..<learned.table.inputCount {
        let (mine, theirs) = (learned.table.cell(state, input), table.cell(counterpart, input))
        if open.contains(theirs) { continue }
        let target = Int(learned.table.next[mine])
        let expectedTarget = Int(table.next[theirs])
        let isSameTarget = isSame(counterparts[target], expectedTarget)
        if isSameTarget, learned.table.output[mine] == table.output[theirs] { continue }
        cells.append(
          Cell(
            state: state, accessWord: learned.accessWords[state], input: input,
            expectedOutput: table.output[theirs], observedOutput: learned.table.output[mine],
            expectedTarget: (cover.word(to: expectedTarget) ?? []).map { Int($0) },
            observedTarget: isSameTarget ? nil : learned.accessWords[target]))
      }
    }
    return cells
  }
}

extension MealyTable {
  /// Whether a word takes one of some cells.
  fileprivate func takes(_ cells: Set<Int>, along word: [Int]) -> Bool {
    guard !cells.isEmpty else { return false }
    var state = initial
    return word.contains { input in
      defer { state = successor(state, input) }
      return cells.contains(cell(state, input))
    }
  }
}
