/// The transitions between explored states, by number, without stimuli.
package struct StateGraph: Sendable {
  private let stateCount: Int
  /// The index in `targets` of each state's first successor, and at the end the number of all.
  private let starts: [Int]
  private let targets: [UInt32]

  /// Makes a graph.
  ///
  /// - Parameters:
  ///   - starts: The index in `targets` of each state's first successor, and at the end the number of all.
  ///   - targets: The successors; repetitions do no harm.
  package init(stateCount: Int, starts: [Int], targets: [UInt32]) {
    self.stateCount = stateCount
    self.starts = starts
    self.targets = targets
  }

  private func successors(of state: Int) -> some Sequence<Int> {
    targets[starts[state]..<starts[state + 1]].lazy.map(Int.init)
  }

  /// The states without a transition to another state.
  package var deadStates: [Int] {
    (0..<stateCount).filter { state in successors(of: state).allSatisfy { $0 == state } }
  }

  /// For each state, whether any goal can be reached from it.
  package func canReach(_ isGoal: [Bool]) -> [Bool] {
    let predecessors = reversed()
    var canReach = isGoal
    var queue = canReach.indices.filter { canReach[$0] }
    while let state = queue.popLast() {
      for predecessor in predecessors.successors(of: state) where !canReach[predecessor] {
        canReach[predecessor] = true
        queue.append(predecessor)
      }
    }
    return canReach
  }

  /// The graph with all edges reversed.
  private func reversed() -> StateGraph {
    var ends = [Int](repeating: 0, count: stateCount + 1)
    for target in targets { ends[Int(target) + 1] += 1 }
    for state in 0..<stateCount { ends[state + 1] += ends[state] }
    let starts = ends
    var sources = [UInt32](repeating: 0, count: targets.count)
    for state in 0..<stateCount {
      for target in successors(of: state) {
        sources[ends[target]] = UInt32(state)
        ends[target] += 1
      }
    }
    return StateGraph(stateCount: stateCount, starts: starts, targets: sources)
  }
}
