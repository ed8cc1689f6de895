/// What was found by going through the successors of some states.
@usableFromInline
struct DenseLevel: Sendable {
  /// The indices of the states that were found, in the order in which they were.
  @usableFromInline var found: [UInt32] = []
  /// The number of transitions that were followed.
  @usableFromInline var transitionCount = 0
  /// The smallest index of a state that was gone through and violates the invariant.
  @usableFromInline var violation: UInt32?

  @inlinable
  init() {}

  /// The initial states.
  @inlinable
  init<System: DenseTransitionSystem>(startOf system: System, in visited: some VisitedBitmap) {
    for state in system.initialStates {
      let index = system.index(of: state)
      if visited.insert(index) { found.append(UInt32(truncatingIfNeeded: index)) }
    }
  }

  /// Goes through the successors of the states with these indices.
  @inlinable
  init<System: DenseTransitionSystem>(
    after indices: ArraySlice<UInt32>, in system: System, visited: some VisitedBitmap,
    invariant: (System.State) -> Bool
  ) {
    var found: [UInt32] = []
    var transitionCount = 0
    var violation: UInt32?
    for index in indices {
      let state = system.state(at: Int(index))
      if !invariant(state) { violation = min(violation ?? index, index) }
      system.forEachSuccessor(of: state) { _, next in
        transitionCount += 1
        let index = system.index(of: next)
        if visited.insert(index) { found.append(UInt32(truncatingIfNeeded: index)) }
      }
    }
    self.found = found
    self.transitionCount = transitionCount
    self.violation = violation
  }

  /// Joins what another part of the same level found.
  @inlinable
  mutating func join(_ other: DenseLevel) {
    found.append(contentsOf: other.found)
    transitionCount += other.transitionCount
    violation = [violation, other.violation].compactMap(\.self).min()
  }
}
