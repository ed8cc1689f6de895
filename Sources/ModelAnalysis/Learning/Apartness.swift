extension ObservationTree {
  /// Whether some word was observed from both nodes with different outputs: then they are certainly
  /// different states.
  func areApart(_ first: Int32, _ second: Int32) -> Bool {
    if first == second { return false }
    for input in 0..<inputCount {
      let left = child(first, input)
      if left == 0 { continue }
      let right = child(second, input)
      if right == 0 { continue }
      if output(of: left) != output(of: right) || areApart(left, right) { return true }
    }
    return false
  }

  /// A shortest word that was observed from both nodes with different outputs.
  func witness(_ first: Int32, _ second: Int32) -> [Int]? {
    var pairs = [(first, second)]
    var came: [(from: Int, input: Int)] = [(0, -1)]
    var index = 0
    while index < pairs.count {
      let (left, right) = pairs[index]
      for input in 0..<inputCount {
        let (nextLeft, nextRight) = (child(left, input), child(right, input))
        if nextLeft == 0 || nextRight == 0 { continue }
        if output(of: nextLeft) != output(of: nextRight) {
          var word = [input]
          while index != 0 {
            word.append(came[index].input)
            index = came[index].from
          }
          return word.reversed()
        }
        pairs.append((nextLeft, nextRight))
        came.append((index, input))
      }
      index += 1
    }
    return nil
  }
}
