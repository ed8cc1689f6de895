/// What L# concludes from an observation tree: nodes that are certainly different states (the basis), and
/// for each of their inputs which of those states it can lead to (the frontier).
struct Basis {
  /// A transition of a state: where it leads in the tree, and what that node can be.
  struct Cell {
    /// The node that the input leads to; 0 as long as it was not tried.
    var node: Int32 = 0
    /// The state that this very node stands for, or -1 if it belongs to the frontier.
    var state: Int32 = -1
    /// The states that a frontier node is not apart from.
    var candidates: [Int32] = []

    /// Whether there is something to find out about the transition.
    var isOpen: Bool { node == 0 || candidates.count > 1 }
    /// Whether its node is none of the states known so far.
    var isIsolated: Bool { node != 0 && state < 0 && candidates.isEmpty }
  }

  /// The node of each state.
  private(set) var nodes: [Int32] = []
  /// The transitions, state by state.
  private(set) var cells: [Cell] = []
  private let inputCount: Int

  /// The basis that holds the root only.
  init(of tree: ObservationTree) {
    inputCount = tree.inputCount
    add(ObservationTree.root, in: tree)
    promoteIsolated(in: tree)
  }

  /// The state and the input of a cell.
  func place(of cell: Int) -> (state: Int, input: Int) {
    (cell / inputCount, cell % inputCount)
  }

  /// Takes note of what was observed about one transition.
  mutating func refresh(_ cell: Int, in tree: ObservationTree) {
    let (state, input) = place(of: cell)
    if cells[cell].state >= 0 { return }
    if cells[cell].node == 0 {
      let node = tree.child(nodes[state], input)
      guard node != 0 else { return }
      cells[cell].node = node
      cells[cell].candidates = nodes.indices.compactMap {
        tree.areApart(node, nodes[$0]) ? nil : Int32($0)
      }
    } else {
      let node = cells[cell].node
      if cells[cell].candidates.contains(where: { tree.areApart(node, nodes[Int($0)]) }) {
        cells[cell].candidates.removeAll { tree.areApart(node, nodes[Int($0)]) }
      }
    }
  }

  /// Takes note of everything that was observed, and makes every isolated node a state.
  mutating func refresh(in tree: ObservationTree) {
    for cell in cells.indices { refresh(cell, in: tree) }
    promoteIsolated(in: tree)
  }

  /// Records which candidates an adaptive word left.
  mutating func settle(_ cell: Int, node: Int32, candidates: [Int32], in tree: ObservationTree) {
    cells[cell].node = node
    cells[cell].candidates = candidates
    if candidates.isEmpty { promote(cell, in: tree) }
  }

  /// Makes states of all nodes that are apart from every state.
  private mutating func promoteIsolated(in tree: ObservationTree) {
    var cell = 0
    while cell < cells.count {
      if cells[cell].isIsolated {
        promote(cell, in: tree)
        cell = 0
      } else {
        cell += 1
      }
    }
  }

  private mutating func promote(_ cell: Int, in tree: ObservationTree) {
    cells[cell].state = Int32(nodes.count)
    add(cells[cell].node, in: tree)
  }

  private mutating func add(_ node: Int32, in tree: ObservationTree) {
    let state = Int32(nodes.count)
    nodes.append(node)
    for cell in cells.indices where cells[cell].node != 0 && cells[cell].state < 0 {
      if !tree.areApart(cells[cell].node, node) { cells[cell].candidates.append(state) }
    }
    let first = cells.count
    cells.append(contentsOf: repeatElement(Cell(), count: inputCount))
    for cell in first..<cells.count { refresh(cell, in: tree) }
  }

  /// The machine that the observations suggest; `nil` while a transition is open.
  func hypothesis(in tree: ObservationTree) -> MealyTable? {
    var next: [Int32] = []
    var output: [Int32] = []
    for cell in cells {
      guard cell.node != 0 else { return nil }
      if cell.state >= 0 {
        next.append(cell.state)
      } else {
        guard cell.candidates.count == 1 else { return nil }
        next.append(cell.candidates[0])
      }
      output.append(tree.output(of: cell.node))
    }
    return MealyTable(stateCount: nodes.count, inputCount: inputCount, next: next, output: output)
  }
}
