/// Walks the tree of all tests in depth, without building it.
///
/// A node of the tree is a word. Whatever asks for words beginning there is carried along: the state
/// cover, the inputs that may be chosen freely, and positions in the tries of suffixes. A word that
/// nothing extends is a test.
struct TreeIterator: Sendable {
  /// The test that was found last.
  private(set) var test: [Int32] = []

  private let table: MealyTable
  private let plan: SuitePlan
  private let depth: Int32
  private let coverChildren: WordTrie
  private var frames: [Frame] = []
  private var active: [Int32] = []

  private struct Frame {
    let state: Int32
    /// The node of the cover's tree, or -1 away from it.
    let cover: Int32
    /// How many inputs may still be chosen freely, or -1.
    let free: Int32
    /// Where the frame's positions begin in `active`; they end where the next frame's begin.
    let base: Int
    var cursor: Int32 = -1
  }

  init(table: MealyTable, plan: SuitePlan, extraStates: Int) {
    self.table = table
    self.plan = plan
    depth = Int32(extraStates + 1)
    var trie = WordTrie()
    let root = trie.addRoot()
    for state in plan.cover.order {
      if let word = plan.cover.word(to: state) { trie.insert(word, at: root) }
    }
    coverChildren = trie
    push(state: Int32(table.initial), cover: root, free: depth, base: 0)
  }

  /// The words that begin with at most some inputs chosen freely, each followed by what the plan says.
  init(table: MealyTable, plan: SuitePlan, from state: Int, free: Int) {
    self.table = table
    self.plan = plan
    depth = Int32(free)
    coverChildren = WordTrie()
    push(state: Int32(state), cover: -1, free: depth, base: 0)
  }

  /// Goes on to the next test, which is then in `test`; `false` after the last.
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
    if frame.free > 0 { return frame.cursor + 1 < Int32(table.inputCount) ? frame.cursor + 1 : .max }
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
    let cover = frame.cover < 0 ? -1 : coverChildren.child(of: frame.cover, by: symbol)
    push(
      state: table.next[table.cell(Int(frame.state), Int(symbol))], cover: cover,
      free: cover >= 0 ? depth : max(frame.free - 1, -1), base: base)
  }

  private mutating func push(state: Int32, cover: Int32, free: Int32, base: Int) {
    if free >= 0 {
      let root = free > 0 ? plan.inner[Int(state)] : plan.outer[Int(state)]
      if plan.suffixes.firstChild[Int(root)] >= 0 { active.append(root) }
    }
    frames.append(Frame(state: state, cover: cover, free: free, base: base))
  }
}
