/// The splitting tree of a table: for any two states, the input that begins to tell them apart.
///
/// States are split in the order of the lengths of their distinguishing words. Every inner node holds the
/// first input of its word, so that the tree is linear in the number of states.
struct SplittingTree: Sendable {
  /// The node in which each state ends; no word tells states in the same node apart.
  private(set) var leaf: [Int32]
  private var nodes: [Node]

  private struct Node {
    var parent: Int32
    var depth: Int32
    var input: Int32 = -1
    /// The length of the node's word; 0 for a leaf.
    var length: Int32 = 0
  }

  /// Splits the states of a table.
  init(of table: MealyTable) {
    leaf = [Int32](repeating: 0, count: table.stateCount)
    nodes = [Node(parent: -1, depth: 0)]
    var blocks = [(node: 0, states: Array(0..<table.stateCount))]
    var length: Int32 = 1
    while true {
      let before = nodes.count
      let known = leaf
      var refined: [(node: Int, states: [Int])] = []
      while let block = blocks.popLast() {
        guard let split = split(block.states, of: table, known: known, length: length) else {
          if block.states.count > 1 { refined.append(block) }
          continue
        }
        nodes[block.node].input = Int32(split.input)
        nodes[block.node].length = length
        for states in split.parts {
          let node = nodes.count
          nodes.append(Node(parent: Int32(block.node), depth: nodes[block.node].depth + 1))
          for state in states { leaf[state] = Int32(node) }
          blocks.append((node: node, states: states))
        }
      }
      if nodes.count == before { return }
      blocks = refined.reversed()
      length += 1
    }
  }

  /// The length of a shortest word that splits a set of states, and its first input; length 0 where none does.
  func split(of states: some Sequence<Int>) -> (length: Int, input: Int) {
    var node = -1
    for state in states { node = node < 0 ? Int(leaf[state]) : nearestCommon(node, Int(leaf[state])) }
    return node < 0 ? (0, -1) : (Int(nodes[node].length), Int(nodes[node].input))
  }

  private func nearestCommon(_ first: Int, _ second: Int) -> Int {
    var first = first
    var second = second
    while first != second {
      if nodes[first].depth >= nodes[second].depth {
        first = Int(nodes[first].parent)
      } else {
        second = Int(nodes[second].parent)
      }
    }
    return first
  }

  private func split(
    _ states: [Int], of table: MealyTable, known: [Int32], length: Int32
  ) -> (input: Int, parts: [[Int]])? {
    guard states.count > 1 else { return nil }
    for input in 0..<table.inputCount {
      if length == 1 {
        let parts = grouped(states) { table.answer($0, input) }
        if parts.count > 1 { return (input, parts) }
      } else {
        let targets = states.lazy.map { Int(known[table.successor($0, input)]) }
        let common = targets.reduce(targets[0]) { $0 == $1 ? $0 : nearestCommon($0, $1) }
        if targets.allSatisfy({ $0 == common }) { continue }
        let parts = grouped(states) { child(of: common, above: Int(known[table.successor($0, input)])) }
        return (input, parts)
      }
    }
    return nil
  }

  private func child(of ancestor: Int, above node: Int) -> Int32 {
    var node = node
    while Int(nodes[node].parent) != ancestor { node = Int(nodes[node].parent) }
    return Int32(node)
  }

  private func grouped(_ states: [Int], by key: (Int) -> Int32) -> [[Int]] {
    var keys = StateTable<Int32>()
    var parts: [[Int]] = []
    for state in states {
      let found = keys.insert(key(state))
      if found.isNew { parts.append([]) }
      parts[found.number].append(state)
    }
    return parts
  }
}
