/// All reachable states of a transition system, breadth first.
///
/// States have numbers, in the order in which they were found: a state never has a smaller number than one
/// that is nearer to an initial state. Beside each state stands the one from which it was found first, so that
/// a shortest path to it can be read off.
///
/// A state is a small fixed number of bytes, and is looked up by them: states that are equal have to have the same
/// bytes. Enums without values and integers do; between the members of a structure there must be no gaps.
public struct Exploration<System: TransitionSystem>: Sendable where System.State: BitwiseCopyable {
  /// What was explored.
  public let system: System
  /// The number of transitions out of the states that were found, those into states left out included.
  public let transitionCount: Int
  /// Whether every reachable state was found. If not, states beyond the limit were left out.
  public let isComplete: Bool

  @usableFromInline let table: StateTable<System.State>
  /// The number of the state from which each was found first; an initial state stands for itself.
  @usableFromInline let predecessors: [UInt32]

  /// Explores the system.
  ///
  /// - Parameter limit: The largest number of states to keep. Once it is reached, further states are left
  ///   out, the states that were kept are still explored, and `isComplete` is false.
  @inlinable
  public init(of system: System, limit: Int = Int(Int32.max)) {
    let limit = min(limit, Int(Int32.max))
    var table = StateTable<System.State>()
    var predecessors: [UInt32] = []
    var transitionCount = 0
    var isComplete = true
    for state in system.initialStates {
      guard let found = table.insert(state, limit: limit) else {
        isComplete = false
        continue
      }
      if found.isNew { predecessors.append(UInt32(found.number)) }
    }
    var successors: [System.Step] = []
    var number = 0
    while number < table.states.count {
      successors.removeAll(keepingCapacity: true)
      system.addSuccessors(of: table.states[number], to: &successors)
      transitionCount += successors.count
      for successor in successors {
        guard let found = table.insert(successor.state, limit: limit) else {
          isComplete = false
          continue
        }
        if found.isNew { predecessors.append(UInt32(number)) }
      }
      number += 1
    }
    assert(Set(table.states).count == table.states.count, "states that are equal have different bytes")
    self.system = system
    self.transitionCount = transitionCount
    self.isComplete = isComplete
    self.table = table
    self.predecessors = predecessors
  }

  /// The states, in the order in which they were found.
  @inlinable
  public var states: [System.State] { table.states }

  /// The number of a state, if it was found.
  @inlinable
  public func number(of state: System.State) -> Int? { table.number(of: state) }

  /// A shortest path from an initial state to the state with this number.
  public func shortestPath(to number: Int) -> Path<System> {
    var numbers = [number]
    var current = number
    while !isInitial(current) {
      current = Int(predecessors[current])
      numbers.append(current)
    }
    return path(through: numbers.reversed())
  }

  /// Whether the system can begin in the state with this number.
  func isInitial(_ number: Int) -> Bool { Int(predecessors[number]) == number }

  /// The path through states that are known to follow one another.
  func path(through numbers: [Int]) -> Path<System> {
    guard let path = Path(through: numbers.map { states[$0] }, in: system) else {
      preconditionFailure("the successors of a state are not always the same")
    }
    return path
  }
}
