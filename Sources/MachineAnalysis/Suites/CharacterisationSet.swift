/// Words that together tell any two states of a minimal table apart, and for each state some of them that
/// tell it from every other.
public struct CharacterisationSet: Hashable, Sendable {
  /// The words.
  public let words: [[Int32]]
  /// For each state, which of the words suffice to tell it from the others.
  public let sufficient: [[Int]]

  /// Chooses words from the splitting tree, those first that tell most states apart for their length.
  public init(of table: MealyTable, tree: SplittingTree) {
    var candidates = tree.words
    var words: [[Int32]] = []
    var classes = [Int](repeating: 0, count: table.stateCount)
    var count = 1
    while true {
      var best: (index: Int, classes: [Int], count: Int, gain: Double)?
      for (index, word) in candidates.enumerated() {
        let refined = Self.refined(classes, by: word, of: table)
        let gain = Double(refined.count - count) / Double(word.count + 2)
        if gain > best?.gain ?? 0 { best = (index, refined.classes, refined.count, gain) }
      }
      guard let best else { break }
      words.append(candidates.remove(at: best.index))
      classes = best.classes
      count = best.count
    }
    let answers = words.map { word in
      Self.refined([Int](repeating: 0, count: table.stateCount), by: word, of: table).classes
    }
    // A word that is the beginning of another adds nothing.
    let kept = words.indices.filter { index in
      !words.indices.contains { $0 != index && words[$0].starts(with: words[index]) }
    }
    self.words = kept.map { words[$0] }
    let columns = kept.map { answers[$0] }
    sufficient = (0..<table.stateCount).map { Self.sufficient(for: $0, columns: columns) }
  }

  private static func refined(
    _ classes: [Int], by word: [Int32], of table: MealyTable
  ) -> (classes: [Int], count: Int) {
    var refined = classes
    var states = Array(0..<table.stateCount)
    var count = 0
    for input in word {
      var pairs = StateTable<Int>()
      for index in refined.indices {
        let answer = UInt32(bitPattern: table.answer(states[index], Int(input)))
        refined[index] = pairs.insert(refined[index] << 32 | Int(answer)).number
        states[index] = table.successor(states[index], Int(input))
      }
      count = pairs.states.count
    }
    return (refined, count)
  }

  private static func sufficient(for state: Int, columns: [[Int]]) -> [Int] {
    guard let first = columns.first else { return [] }
    var others = first.indices.filter { $0 != state }
    var chosen: [Int] = []
    while !others.isEmpty {
      var best = (column: -1, removed: 0)
      for column in columns.indices {
        let own = columns[column][state]
        let removed = others.count { columns[column][$0] != own }
        if removed > best.removed { best = (column, removed) }
      }
      if best.column < 0 { break }
      chosen.append(best.column)
      others.removeAll { columns[best.column][$0] != columns[best.column][state] }
    }
    return chosen.sorted()
  }
}
