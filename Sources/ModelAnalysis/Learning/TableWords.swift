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

  /// A shortest word whose outputs differ between this machine and another over the same inputs.
  func shortestWordApart(from other: MealyTable) -> [Int]? {
    precondition(inputCount == other.inputCount, "The machines have different inputs.")
    var seen = [Bool](repeating: false, count: stateCount * other.stateCount)
    var pairs = [(initial, other.initial)]
    var came: [(from: Int, input: Int)] = [(0, -1)]
    seen[initial * other.stateCount + other.initial] = true
    var index = 0
    while index < pairs.count {
      let (mine, theirs) = pairs[index]
      for input in 0..<inputCount {
        let (left, right) = (cell(mine, input), other.cell(theirs, input))
        if output[left] != other.output[right] {
          var word = [input]
          while index != 0 {
            word.append(came[index].input)
            index = came[index].from
          }
          return word.reversed()
        }
        let pair = (Int(next[left]), Int(other.next[right]))
        if seen[pair.0 * other.stateCount + pair.1] { continue }
        seen[pair.0 * other.stateCount + pair.1] = true
        pairs.append(pair)
        came.append((index, input))
      }
      index += 1
    }
    return nil
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
