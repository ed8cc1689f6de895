/// What is concluded from an observation tree: nodes that are certainly different states (the basis), and
/// for each of their inputs which of those states it can lead to (the frontier).
///
/// A frontier node is *proved* not to be a state if some word was observed from both with different
/// outputs. Short of that it is *taken* not to be one if its observations contradict what the machine, as
/// far as it is guessed now, would answer from that state. Guesses save questions, and only proofs make
/// new states; a guess that turns out wrong is taken back.
struct Basis {
  /// The node of each state.
  private(set) var nodes: [Int32] = []
  // One entry for each state and input, row by row.
  private var reached: [Int32] = []
  private var states: [Int32] = []
  private var targets: [Int32] = []
  private var possible: [[Int32]] = []
  private var likely: [[Int32]] = []
  private let inputCount: Int

  /// The states that the observations prove to be different.
  init(of tree: ObservationTree) {
    inputCount = tree.inputCount
    add(ObservationTree.root, in: tree)
    var cell = 0
    while cell < cellCount {
      if isIsolated(cell) { promote(cell, in: tree) }
      cell += 1
    }
  }

  /// The number of transitions.
  var cellCount: Int { reached.count }

  /// The index of a transition.
  @inline(__always)
  func cell(_ state: Int32, _ input: Int) -> Int { Int(state) * inputCount + input }

  /// The state and the input of a transition.
  func place(of cell: Int) -> (state: Int32, input: Int) {
    (Int32(cell / inputCount), cell % inputCount)
  }

  /// The node that a transition leads to; 0 if that was not tried.
  @inline(__always)
  func node(of cell: Int) -> Int32 { reached[cell] }

  /// The state that a transition is taken to lead to, or -1 if there is none or more than one.
  @inline(__always)
  func target(of cell: Int) -> Int32 { targets[cell] }

  /// A state that the node of a transition is not proved to differ from.
  func possibleState(of cell: Int) -> Int32? { possible[cell].first }

  /// The states that nothing observed after a transition speaks against.
  func likelyStates(of cell: Int) -> [Int32] { likely[cell] }

  /// Whether the node of a transition is taken to be none of the states.
  func fitsNowhere(_ cell: Int) -> Bool { reached[cell] != 0 && states[cell] < 0 && likely[cell].isEmpty }

  /// Whether the node of a transition is proved to be none of the states.
  func isIsolated(_ cell: Int) -> Bool { reached[cell] != 0 && states[cell] < 0 && possible[cell].isEmpty }

  /// Takes note of what was observed about one transition.
  mutating func refresh(_ cell: Int, in tree: ObservationTree) {
    if states[cell] >= 0 { return }
    if reached[cell] == 0 {
      let (state, input) = place(of: cell)
      reached[cell] = tree.child(nodes[Int(state)], input)
      if reached[cell] == 0 { return }
      possible[cell] = nodes.indices.map { Int32($0) }
    }
    let node = reached[cell]
    possible[cell].removeAll { tree.areApart(node, nodes[Int($0)]) }
    likely[cell] = possible[cell].filter { !contradicts(node, being: $0, in: tree) }
    decide(cell)
  }

  private mutating func decide(_ cell: Int) {
    targets[cell] = likely[cell].count == 1 ? likely[cell][0] : -1
  }

  /// Makes the isolated node of a transition a state.
  mutating func promote(_ cell: Int, in tree: ObservationTree) {
    states[cell] = Int32(nodes.count)
    targets[cell] = states[cell]
    add(reached[cell], in: tree)
  }

  private mutating func add(_ node: Int32, in tree: ObservationTree) {
    let state = Int32(nodes.count)
    nodes.append(node)
    let first = cellCount
    reached.append(contentsOf: repeatElement(0, count: inputCount))
    states.append(contentsOf: repeatElement(-1, count: inputCount))
    targets.append(contentsOf: repeatElement(-1, count: inputCount))
    possible.append(contentsOf: repeatElement([], count: inputCount))
    likely.append(contentsOf: repeatElement([], count: inputCount))
    for cell in first..<cellCount { refresh(cell, in: tree) }
    for cell in 0..<first where reached[cell] != 0 && states[cell] < 0 {
      if tree.areApart(reached[cell], node) { continue }
      possible[cell].append(state)
      if contradicts(reached[cell], being: state, in: tree) { continue }
      likely[cell].append(state)
      decide(cell)
    }
  }

  /// Whether what was observed after a node differs from what a state is taken to answer.
  private func contradicts(_ node: Int32, being state: Int32, in tree: ObservationTree) -> Bool {
    var child = tree.lastChild(node)
    while child != 0 {
      let cell = cell(state, tree.input(of: child))
      if reached[cell] != 0 {
        if tree.output(of: child) != tree.output(of: reached[cell]) { return true }
        if targets[cell] >= 0, contradicts(child, being: targets[cell], in: tree) { return true }
      }
      child = tree.elderSibling(child)
    }
    return false
  }

  /// A shortest word after which a node is seen to contradict being a state.
  func contradiction(of node: Int32, being state: Int32, in tree: ObservationTree) -> [Int]? {
    var pairs = [(node: node, state: state)]
    var index = 0
    while index < pairs.count {
      let pair = pairs[index]
      var child = tree.lastChild(pair.node)
      while child != 0 {
        let cell = cell(pair.state, tree.input(of: child))
        if reached[cell] != 0 {
          if tree.output(of: child) != tree.output(of: reached[cell]) {
            return Array(tree.word(to: child).dropFirst(tree.depth(of: node)))
          }
          if targets[cell] >= 0 { pairs.append((child, targets[cell])) }
        }
        child = tree.elderSibling(child)
      }
      index += 1
    }
    return nil
  }

  /// The machine that the observations suggest; `nil` while the target of a transition is open.
  func hypothesis(in tree: ObservationTree) -> MealyTable? {
    guard targets.allSatisfy({ $0 >= 0 }) else { return nil }
    return MealyTable(
      stateCount: nodes.count, inputCount: inputCount, next: targets,
      output: reached.map { tree.output(of: $0) })
  }
}
