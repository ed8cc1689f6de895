extension ObservationTree {
  /// Whether some word was observed from both nodes with different outputs: then they are certainly
  /// different states.
  ///
  /// The first node is the one with less below it, if that is known.
  func areApart(_ first: Int32, _ second: Int32) -> Bool {
    if first == second { return false }
    var left = lastChild(first)
    while left != 0 {
      let right = child(second, input(of: left))
      if right != 0, output(of: left) != output(of: right) || areApart(left, right) { return true }
      left = elderSibling(left)
    }
    return false
  }
}
