/// For each state of a minimal table, words that tell it from every other one. They are harmonised: any two
/// states share a beginning of a word that tells them apart.
///
/// The words are branches of trees. In a tree all states of a set take the same inputs until their outputs
/// differ. Where two states have become one before that, the tree cannot tell them apart any more, and a
/// further tree begins for them. So most states need one word or two.
struct StateIdentifiers: Hashable, Sendable {
  /// The words of each state.
  let words: [[[Int32]]]

  /// Builds the trees several times with different weights, and keeps the cheapest identifiers.
  ///
  /// - Parameters:
  ///   - table: a minimal table.
  ///   - tree: its splitting tree.
  init(of table: MealyTable, tree: SplittingTree) {
    var builder = IdentifierBuilder(table: table, tree: tree)
    var best: (words: [[[Int32]]], cost: Double)?
    for restart in [2.0, 4, 7] {
      let words = builder.build(restart: restart)
      let cost = builder.cost(of: words)
      if cost < best?.cost ?? .infinity { best = (words, cost) }
    }
    words = best?.words ?? []
  }
}

private struct IdentifierBuilder {
  /// A state, with the state that the inputs so far lead to.
  struct Item {
    let state: Int
    var current: Int
  }

  let table: MealyTable
  let tree: SplittingTree
  /// The number of cells that lead to each state, which is how often its words are needed.
  let weight: [Double]
  /// The cost of a return for a further word, in inputs.
  var restart = 0.0
  var words: [[[Int32]]] = []
  var open: [[Int]] = []

  init(table: MealyTable, tree: SplittingTree) {
    self.table = table
    self.tree = tree
    var weight = [Double](repeating: 1, count: table.stateCount)
    for target in table.next { weight[Int(target)] += 1 }
    self.weight = weight
  }

  mutating func build(restart: Double) -> [[[Int32]]] {
    self.restart = restart
    words = [[[Int32]]](repeating: [], count: table.stateCount)
    open = table.stateCount > 1 ? [Array(0..<table.stateCount)] : []
    while let states = open.popLast() {
      grow([(items: states.map { Item(state: $0, current: $0) }, word: [])])
    }
    return words
  }

  /// The cost of words if each cell is followed by those of its target.
  func cost(of words: [[[Int32]]]) -> Double {
    var cost = 0.0
    for (state, own) in words.enumerated() {
      cost += own.reduce(0) { $0 + weight[state] * (Double($1.count) + 3) }
    }
    return cost
  }

  private mutating func grow(_ root: [(items: [Item], word: [Int32])]) {
    var groups = root
    while let (items, word) = groups.popLast() {
      if items.allSatisfy({ $0.current == items[0].current }) {
        for item in items { words[item.state].append(word) }
        if items.count > 1 { open.append(items.map(\.state)) }
        continue
      }
      let input = choose(for: items)
      var answers = StateTable<Int32>()
      var parts: [[Item]] = []
      for item in items {
        let answer = answers.insert(table.answer(item.current, input))
        if answer.isNew { parts.append([]) }
        parts[answer.number].append(Item(state: item.state, current: table.successor(item.current, input)))
      }
      for part in parts.indices.sorted(by: { answers.states[$0] < answers.states[$1] }) {
        groups.append((items: parts[part], word: word + [Int32(input)]))
      }
    }
  }

  /// The next input for states that are still together: one with differing outputs where there is one, else
  /// one on the way to such an input, so that every tree ends.
  private func choose(for items: [Item]) -> Int {
    let shortest = tree.split(of: items.lazy.map(\.current))
    var best = (input: shortest.input, cost: Double.infinity)
    for input in 0..<table.inputCount {
      if shortest.length > 1 {
        let ahead = tree.split(of: items.lazy.map { table.successor($0.current, input) })
        if ahead.length != shortest.length - 1 { continue }
      }
      let cost = estimate(items, input: input, mustSplit: shortest.length == 1)
      if cost < best.cost { best = (input, cost) }
    }
    return best.input
  }

  /// The estimated cost after an input: the inputs until each group is split, and the return to states that
  /// the input has merged.
  private func estimate(_ items: [Item], input: Int, mustSplit: Bool) -> Double {
    let moved = items.map { item in
      let cell = table.cell(item.current, input)
      return (answer: table.output[cell], target: table.next[cell], state: item.state)
    }.sorted { ($0.answer, $0.target) < ($1.answer, $1.target) }
    if mustSplit, moved.first?.answer == moved.last?.answer { return .infinity }
    var cost = 0.0
    var index = 0
    while index < moved.count {
      let answer = moved[index].answer
      var group = (weight: 0.0, distinct: 0.0)
      while index < moved.count, moved[index].answer == answer {
        let target = moved[index].target
        var cluster = (weight: 0.0, count: 0.0)
        while index < moved.count, moved[index].answer == answer, moved[index].target == target {
          cluster.weight += weight[moved[index].state]
          cluster.count += 1
          index += 1
        }
        group.weight += cluster.weight
        group.distinct += 1
        if cluster.count > 1 { cost += cluster.weight * (restart + binaryLogarithm(cluster.count)) }
      }
      cost += group.weight * binaryLogarithm(group.distinct)
    }
    return cost
  }

  /// An approximate binary logarithm of a positive number: exact for powers of two, linear between them.
  private func binaryLogarithm(_ number: Double) -> Double {
    Double(number.exponent) + number.significand - 1
  }
}
