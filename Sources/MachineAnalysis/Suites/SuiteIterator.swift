/// Makes the tests of a suite one at a time.
///
/// The tree of all tests is walked depth first, without building it. A node of the tree is a word. Each node
/// has its sources of further words: the state cover, and positions in the tries of suffixes. A word without
/// an extension is a test.
public struct SuiteIterator: IteratorProtocol, Sendable {
  /// The latest test.
  private(set) var test: [Int32] = []

  private let table: MealyTable
  private let plan: SuitePlan
  private let coverChildren: WordTrie
  private var frames: [Frame] = []
  private var active: [Int32] = []

  private struct Frame {
    let state: Int32
    /// The node of the cover's tree, or -1 outside it. In the cover every input is tried.
    let cover: Int32
    /// The index of the frame's first position in `active`; the positions end where the next frame's begin.
    let base: Int
    var cursor: Int32 = -1
  }

  init(table: MealyTable, plan: SuitePlan) {
    self.table = table
    self.plan = plan
    var trie = WordTrie()
    let root = trie.addRoot()
    for state in plan.cover.order {
      if let word = plan.cover.word(to: state) { trie.insert(word, at: root) }
    }
    coverChildren = trie
    push(state: Int32(table.initial), cover: root, base: 0, isIdentified: true)
  }

  /// The next test.
  public mutating func next() -> [Int32]? { advance() ? test : nil }

  /// Makes the next test, which is then in `test`; `false` after the last.
  mutating func advance() -> Bool {
    while let top = frames.last {
      let symbol = nextSymbol(of: top)
      if symbol != .max {
        descend(by: symbol, from: top)
        continue
      }
      frames.removeLast()
      active.removeSubrange(top.base...)
      if top.cursor < 0 {
        test.replaceSubrange(0..<test.count, with: frames.map(\.cursor))
        return true
      }
    }
    return false
  }

  private func nextSymbol(of frame: Frame) -> Int32 {
    if frame.cover >= 0 { return frame.cursor + 1 < Int32(table.inputCount) ? frame.cursor + 1 : .max }
    var symbol = Int32.max
    for node in active[frame.base...] {
      symbol = min(symbol, plan.suffixes.nextSymbol(of: node, above: frame.cursor))
    }
    return symbol
  }

  private mutating func descend(by symbol: Int32, from frame: Frame) {
    frames[frames.count - 1].cursor = symbol
    let base = active.count
    for index in frame.base..<base {
      let child = plan.suffixes.child(of: active[index], by: symbol)
      if child >= 0, plan.suffixes.firstChild[Int(child)] >= 0 { active.append(child) }
    }
    let isOfCover = frame.cover >= 0
    push(
      state: table.next[table.cell(Int(frame.state), Int(symbol))],
      cover: isOfCover ? coverChildren.child(of: frame.cover, by: symbol) : -1, base: base,
      isIdentified: isOfCover)
  }

  /// Goes to a node. States of the cover, and those one input behind it, are identified there.
  private mutating func push(state: Int32, cover: Int32, base: Int, isIdentified: Bool) {
    if isIdentified {
      let root = plan.identifiers[Int(state)]
      if plan.suffixes.firstChild[Int(root)] >= 0 { active.append(root) }
    }
    frames.append(Frame(state: state, cover: cover, base: base))
  }
}
