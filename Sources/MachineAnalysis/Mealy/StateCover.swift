/// A shortest word to each state of a table.
///
/// The words make a tree: every prefix of one is the word of another state.
struct StateCover: Hashable, Sendable {
  /// The reachable states, nearest first.
  let order: [Int]
  /// The previous state on the way to each state; -1 for the initial and for unreachable states.
  let parent: [Int32]
  /// The input that leads from the previous state to the state.
  let input: [Int32]

  /// Searches the table breadth first, inputs in their order.
  init(of table: MealyTable) {
    var parent = [Int32](repeating: -1, count: table.stateCount)
    var input = parent
    var seen = [Bool](repeating: false, count: table.stateCount)
    seen[table.initial] = true
    var order = [table.initial]
    var index = 0
    while index < order.count {
      let state = order[index]
      for symbol in 0..<table.inputCount {
        let target = table.successor(state, symbol)
        if seen[target] { continue }
        seen[target] = true
        parent[target] = Int32(state)
        input[target] = Int32(symbol)
        order.append(target)
      }
      index += 1
    }
    self.order = order
    self.parent = parent
    self.input = input
  }

  /// The shortest word to a state; `nil` for an unreachable one.
  func word(to state: Int) -> [Int32]? {
    var word: [Int32] = []
    var state = state
    while parent[state] >= 0 {
      word.append(input[state])
      state = Int(parent[state])
    }
    guard state == order.first else { return nil }
    return word.reversed()
  }
}
