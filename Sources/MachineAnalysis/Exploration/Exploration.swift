/// All reachable states of a transition system, breadth first.
///
/// States are numbered in the order in which they are found: a state never has a smaller number than one that
/// is nearer to an initial state. Each state has a predecessor, from which it was found first, so that a
/// shortest way to it can be read off.
///
/// A state is a small fixed number of bytes, and is looked up by them: equal states must have equal bytes.
/// Enums without values and integers have; the members of a structure must leave no gaps.
public struct Exploration<System: TransitionSystem>: Sendable where System.State: BitwiseCopyable {
  /// The explored system.
  public let system: System
  /// The number of transitions out of the states.
  public let transitionCount: Int

  @usableFromInline let table: StateTable<System.State>
  /// For each state, the number of the state from which it was found first; initial states have their own.
  @usableFromInline let predecessors: [UInt32]

  /// Explores the system.
  @inlinable
  public init(of system: System) {
    var table = StateTable<System.State>()
    var predecessors: [UInt32] = []
    var transitionCount = 0
    for state in system.initialStates {
      let found = table.insert(state)
      if found.isNew { predecessors.append(UInt32(found.number)) }
    }
    var successors: [System.Step] = []
    var number = 0
    while number < table.states.count {
      successors.removeAll(keepingCapacity: true)
      system.addSuccessors(of: table.states[number], to: &successors)
      transitionCount += successors.count
      for successor in successors where table.insert(successor.state).isNew {
        predecessors.append(UInt32(number))
      }
      number += 1
    }
    assert(Set(table.states).count == table.states.count, "states that are equal have different bytes")
    self.system = system
    self.transitionCount = transitionCount
    self.table = table
    self.predecessors = predecessors
  }

  /// The states, in the order in which they were found.
  @inlinable
  public var states: [System.State] { table.states }

  /// The number of a state, if it was found.
  public func number(of state: System.State) -> Int? { table.number(of: state) }

  /// The steps of a shortest way to a state that does not meet a condition; `nil` if all states meet it.
  public func violation(of condition: (System.State) -> Bool) -> [System.Step]? {
    states.firstIndex { !condition($0) }.map(shortestWay(to:))
  }

  /// The steps of a shortest way from an initial state to the state with this number.
  ///
  /// Where several stimuli lead from one state to the next, the first that the system lists is taken.
  private func shortestWay(to number: Int) -> [System.Step] {
    var way: [System.Step] = []
    var number = number
    while Int(predecessors[number]) != number {
      let state = states[number]
      number = Int(predecessors[number])
      guard let step = system.successors(of: states[number]).first(where: { $0.state == state }) else {
        preconditionFailure("the successors of a state are not always the same")
      }
      way.append(step)
    }
    return way.reversed()
  }
}
