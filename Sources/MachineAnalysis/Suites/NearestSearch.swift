/// Finds the nearest state of a table that is still to be visited, and the way to it.
struct NearestSearch: Sendable {
  private let table: MealyTable
  private var queue: [Int32] = []
  private var previous: [Int32]
  private var input: [Int32]
  private var distance: [Int32]
  private var stamp: [Int32]
  private var round: Int32 = 0

  init(in table: MealyTable) {
    self.table = table
    previous = [Int32](repeating: 0, count: table.stateCount)
    input = previous
    distance = previous
    stamp = previous
  }

  /// The nearest state of which something is left, at most `limit` inputs away.
  mutating func nearest(from place: Int, within limit: Int32, left: [Int32]) -> Int? {
    round += 1
    queue.removeAll(keepingCapacity: true)
    queue.append(Int32(place))
    stamp[place] = round
    distance[place] = 0
    var index = 0
    while index < queue.count {
      let state = Int(queue[index])
      index += 1
      if left[state] > 0 { return state }
      if distance[state] >= limit { return nil }
      for symbol in 0..<table.inputCount {
        let target = table.successor(state, symbol)
        if stamp[target] == round { continue }
        stamp[target] = round
        distance[target] = distance[state] + 1
        previous[target] = Int32(state)
        input[target] = Int32(symbol)
        queue.append(Int32(target))
      }
    }
    return nil
  }

  /// The way that the last search took to a state.
  func way(to goal: Int) -> [Int32] {
    var way: [Int32] = []
    var state = goal
    while distance[state] > 0 {
      way.append(input[state])
      state = Int(previous[state])
    }
    return way.reversed()
  }
}
