/// Sets of words with shared beginnings: a forest in which each root stands for one set.
struct WordTrie: Sendable {
  private(set) var symbol: [Int32] = []
  private(set) var firstChild: [Int32] = []
  /// The next sibling of each node; siblings are in the order of their symbols.
  private(set) var nextSibling: [Int32] = []

  /// Adds an empty set.
  mutating func addRoot() -> Int32 { addNode(symbol: -1) }

  /// Adds a word to the set of a root.
  mutating func insert(_ word: some Sequence<Int32>, at root: Int32) {
    var node = root
    for input in word { node = child(of: node, adding: input) }
  }

  /// The child of a node by a symbol, or -1.
  func child(of node: Int32, by input: Int32) -> Int32 {
    var child = firstChild[Int(node)]
    while child >= 0, symbol[Int(child)] < input { child = nextSibling[Int(child)] }
    return child >= 0 && symbol[Int(child)] == input ? child : -1
  }

  /// The smallest symbol above `floor` of a node's children; `Int32.max` without one.
  func nextSymbol(of node: Int32, above floor: Int32) -> Int32 {
    var child = firstChild[Int(node)]
    while child >= 0, symbol[Int(child)] <= floor { child = nextSibling[Int(child)] }
    return child >= 0 ? symbol[Int(child)] : .max
  }

  private mutating func addNode(symbol input: Int32) -> Int32 {
    symbol.append(input)
    firstChild.append(-1)
    nextSibling.append(-1)
    return Int32(symbol.count - 1)
  }

  private mutating func child(of node: Int32, adding input: Int32) -> Int32 {
    var previous: Int32 = -1
    var child = firstChild[Int(node)]
    while child >= 0, symbol[Int(child)] < input {
      previous = child
      child = nextSibling[Int(child)]
    }
    if child >= 0, symbol[Int(child)] == input { return child }
    let added = addNode(symbol: input)
    nextSibling[Int(added)] = child
    if previous < 0 { firstChild[Int(node)] = added } else { nextSibling[Int(previous)] = added }
    return added
  }
}
