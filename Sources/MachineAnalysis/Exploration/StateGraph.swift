/// The transitions between explored states, by number, without stimuli.
///
/// Several transitions from one state to the same next state are one edge.
public struct StateGraph: Sendable {
  /// The number of states.
  public let stateCount: Int
  /// Whether a successor of the state was left out when exploring.
  public let isTruncated: [Bool]
  /// Where the successors of each state begin in `targets`, and at the end their number.
  private let starts: [Int]
  private let targets: [UInt32]

  /// The graph of what was explored.
  public init<System>(of exploration: Exploration<System>) {
    var isTruncated = [Bool](repeating: false, count: exploration.states.count)
    var starts = [0]
    var targets: [UInt32] = []
    var successors: [System.Step] = []
    for (number, state) in exploration.states.enumerated() {
      let start = targets.count
      successors.removeAll(keepingCapacity: true)
      exploration.system.addSuccessors(of: state, to: &successors)
      for successor in successors {
        guard let target = exploration.number(of: successor.state) else {
          isTruncated[number] = true
          continue
        }
        if !targets[start...].contains(UInt32(target)) { targets.append(UInt32(target)) }
      }
      starts.append(targets.count)
    }
    self.stateCount = exploration.states.count
    self.isTruncated = isTruncated
    self.starts = starts
    self.targets = targets
  }

  /// The states that follow a state directly, each once.
  public func successors(of state: Int) -> some Sequence<Int> {
    targets[starts[state]..<starts[state + 1]].lazy.map(Int.init)
  }

  /// The states in which nothing changes any more: no transition leads to another state.
  ///
  /// A state of which a successor was left out is not among them.
  public var deadStates: [Int] {
    (0..<stateCount).filter { state in
      !isTruncated[state] && successors(of: state).allSatisfy { $0 == state }
    }
  }

  /// For each state, whether one of the goals can be reached from it, or might be through a state left out.
  public func canReach(_ isGoal: [Bool]) -> [Bool] {
    let predecessors = reversed()
    var canReach = isGoal
    for state in isTruncated.indices where isTruncated[state] { canReach[state] = true }
    var queue = canReach.indices.filter { canReach[$0] }
    while let state = queue.popLast() {
      for predecessor in predecessors.successors(of: state) where !canReach[predecessor] {
        canReach[predecessor] = true
        queue.append(predecessor)
      }
    }
    return canReach
  }

  /// The same edges the other way round.
  func reversed() -> StateGraph {
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
    return StateGraph(stateCount: stateCount, isTruncated: isTruncated, starts: starts, targets: sources)
  }

  /// A graph of which every state was found.
  ///
  /// - Parameters:
  ///   - starts: Where the successors of each state begin in `targets`, and at the end their number.
  ///   - targets: The successors; one that stands several times does no harm.
  package init(stateCount: Int, starts: [Int], targets: [UInt32]) {
    self.init(
      stateCount: stateCount, isTruncated: Array(repeating: false, count: stateCount), starts: starts,
      targets: targets)
  }

  private init(stateCount: Int, isTruncated: [Bool], starts: [Int], targets: [UInt32]) {
    self.stateCount = stateCount
    self.isTruncated = isTruncated
    self.starts = starts
    self.targets = targets
  }
}
