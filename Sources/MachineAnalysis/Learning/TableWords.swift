extension MealyTable {
  /// The outputs of a word from the initial state, or from another.
  func outputs(of word: some Sequence<Int>, from start: Int? = nil) -> [Int32] {
    var state = start ?? initial
    return word.map { input in
      let cell = cell(state, input)
      state = Int(next[cell])
      return output[cell]
    }
  }

  /// The state that a word leads to.
  func state(after word: some Sequence<Int>) -> Int {
    word.reduce(initial) { Int(next[cell($0, $1)]) }
  }
}

extension MealyTable {
  /// A number for each state; two states have the same number if no word tells them apart.
  func equivalenceClasses() -> [Int32] {
    var classes = [Int32](repeating: 0, count: stateCount)
    var count = 1
    while true {
      var known: [[Int32]: Int32] = [:]
      let refined = (0..<stateCount).map { state in
        let cells = cell(state, 0)..<cell(state + 1, 0)
        let row = [classes[state]] + output[cells] + next[cells].map { classes[Int($0)] }
        let number = known[row] ?? Int32(known.count)
        known[row] = number
        return number
      }
      if known.count == count { return refined }
      count = known.count
      classes = refined
    }
  }
}
