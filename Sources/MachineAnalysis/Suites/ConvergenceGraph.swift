/// What the tests so far show about every machine that passes them: which words lead to the same state.
///
/// A node stands for words that are known to lead to one state. The first nodes are the basis, one for each
/// state of the specification; the tests tell them apart. When a node is known to be the same as another, the
/// two become one, and so do those that equal inputs lead to from them.
struct ConvergenceGraph: Sendable {
  let table: MealyTable
  /// The state of the specification that each node stands for.
  private(set) var state: [Int32]
  private var leader: [Int32]
  /// The children of the basis, in the order of the table's cells; -1 where no test has been.
  private var basisChild: [Int32]
  /// The children of other nodes, as lists.
  private var firstEdge: [Int32]
  private var edges: [Edge] = []
  private var unions: [(Int32, Int32)] = []
  /// The nodes that became one with another since this was last emptied.
  var dropped: [Int32] = []

  private struct Edge {
    let input: Int32
    var target: Int32
    let next: Int32
  }

  /// The graph of a state cover.
  init(of table: MealyTable, cover: StateCover) {
    self.table = table
    let states = Int32(table.stateCount)
    state = (0..<states).map { $0 }
    leader = state
    firstEdge = state.map { _ in -1 }
    basisChild = [Int32](repeating: -1, count: table.next.count)
    for target in cover.order where cover.parent[target] >= 0 {
      basisChild[table.cell(Int(cover.parent[target]), Int(cover.input[target]))] = Int32(target)
    }
  }

  /// Whether a node is one of the basis.
  func isBasis(_ node: Int32) -> Bool { node < Int32(table.stateCount) }

  /// The node that an input leads to, or -1 where no test has been.
  mutating func child(of node: Int32, by input: Int32) -> Int32 {
    if isBasis(node) {
      let child = basisChild[table.cell(Int(node), Int(input))]
      return child < Int32(table.stateCount) ? child : find(child)
    }
    var edge = firstEdge[Int(node)]
    while edge >= 0 {
      if edges[Int(edge)].input == input { return find(edges[Int(edge)].target) }
      edge = edges[Int(edge)].next
    }
    return -1
  }

  /// The node that a word leads to; nodes that are missing are added.
  mutating func extend(_ node: Int32, by word: some Sequence<Int32>) -> Int32 {
    var node = node
    for input in word {
      var child = child(of: node, by: input)
      if child < 0 {
        child = Int32(state.count)
        state.append(table.next[table.cell(Int(state[Int(node)]), Int(input))])
        leader.append(child)
        firstEdge.append(-1)
        setChild(of: node, by: input, to: child)
      }
      node = child
    }
    return node
  }

  /// Whether some test plays the word from the node.
  mutating func isObserved(_ word: some Sequence<Int32>, from node: Int32) -> Bool {
    var node = node
    for input in word {
      node = child(of: node, by: input)
      if node < 0 { return false }
    }
    return true
  }

  /// Makes a node and one of the basis one.
  mutating func merge(_ node: Int32, into basis: Int32) {
    unions.append((node, basis))
    while let (first, second) = unions.popLast() {
      let first = find(first)
      let second = find(second)
      if first == second { continue }
      let kept = isBasis(first) ? first : second
      let gone = kept == first ? second : first
      leader[Int(gone)] = kept
      dropped.append(gone)
      var edge = firstEdge[Int(gone)]
      while edge >= 0 {
        let moved = edges[Int(edge)]
        let child = child(of: kept, by: moved.input)
        if child < 0 {
          setChild(of: kept, by: moved.input, to: moved.target)
        } else {
          unions.append((child, moved.target))
        }
        edge = moved.next
      }
    }
  }

  private mutating func setChild(of node: Int32, by input: Int32, to child: Int32) {
    if isBasis(node) {
      basisChild[table.cell(Int(node), Int(input))] = child
    } else {
      edges.append(Edge(input: input, target: child, next: firstEdge[Int(node)]))
      firstEdge[Int(node)] = Int32(edges.count - 1)
    }
  }

  /// The node that a node has become.
  mutating func find(_ node: Int32) -> Int32 {
    var node = node
    while leader[Int(node)] != node {
      leader[Int(node)] = leader[Int(leader[Int(node)])]
      node = leader[Int(node)]
    }
    return node
  }
}
