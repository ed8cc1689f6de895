/// The equivalence of two tables.
package enum Equivalence {
  /// A shortest word with different outputs in two tables, or `nil` where none exists.
  ///
  /// Pairs of states are visited breadth first. A pair that earlier pairs already tie together need not be
  /// followed: a word that tells it apart would tell an earlier one apart too.
  ///
  /// - Precondition: both tables have the same inputs.
  package static func shortestDifference(_ first: MealyTable, _ second: MealyTable) -> [Int]? {
    shortestDifference(first, from: first.initial, second, from: second.initial)
  }

  /// A shortest word with different outputs from two states, of the same or of two tables.
  ///
  /// - Precondition: both tables have the same inputs.
  package static func shortestDifference(
    _ first: MealyTable, from start: Int, _ second: MealyTable, from other: Int
  ) -> [Int]? {
    precondition(first.inputCount == second.inputCount, "the tables have the same inputs")
    var ties = DisjointSets(count: first.stateCount + second.stateCount)
    var visits = [Visit(left: start, right: other, previous: -1, input: -1)]
    ties.unite(start, first.stateCount + other)
    var index = 0
    while index < visits.count {
      let visit = visits[index]
      for input in 0..<first.inputCount
      where first.answer(visit.left, input) != second.answer(visit.right, input) {
        return word(to: index, in: visits) + [input]
      }
      for input in 0..<first.inputCount {
        let left = first.successor(visit.left, input)
        let right = second.successor(visit.right, input)
        if ties.unite(left, first.stateCount + right) {
          visits.append(Visit(left: left, right: right, previous: index, input: input))
        }
      }
      index += 1
    }
    return nil
  }

  private struct Visit {
    let left: Int
    let right: Int
    let previous: Int
    let input: Int
  }

  private static func word(to index: Int, in visits: [Visit]) -> [Int] {
    var word: [Int] = []
    var index = index
    while visits[index].previous >= 0 {
      word.append(visits[index].input)
      index = visits[index].previous
    }
    return word.reversed()
  }
}

/// Disjoint sets (union-find).
struct DisjointSets {
  private var parent: [Int32]

  init(count: Int) { parent = (0..<Int32(count)).map { $0 } }

  /// Adds a set of one new element; returns its number.
  mutating func add() -> Int {
    parent.append(Int32(parent.count))
    return parent.count - 1
  }

  private mutating func root(of element: Int) -> Int {
    var element = element
    while Int(parent[element]) != element {
      parent[element] = parent[Int(parent[element])]
      element = Int(parent[element])
    }
    return element
  }

  /// Unites two sets; `false` if they are one already.
  @discardableResult
  mutating func unite(_ first: Int, _ second: Int) -> Bool {
    let first = root(of: first)
    let second = root(of: second)
    if first == second { return false }
    parent[second] = Int32(first)
    return true
  }
}
