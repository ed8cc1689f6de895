extension Exploration {
  /// The verdict on each property, in their order.
  ///
  /// States are looked at in the order in which they were found, so that the first that decides is one of the
  /// nearest. All conditions on transitions share one pass.
  public func check(_ properties: [SystemProperty<System>]) -> [PropertyVerdict<System>] {
    let steps = firstSteps(deciding: properties)
    var graph: StateGraph?
    return properties.enumerated().map { place, property in
      switch property.claim {
      case .always(let condition):
        universal(states.firstIndex { !condition($0) }.map(shortestPath(to:)))
      case .sometimes(let condition):
        existential(states.firstIndex(where: condition).map(shortestPath(to:)))
      case .alwaysStep:
        universal(steps[place])
      case .sometimesStep:
        existential(steps[place])
      case .leadsTo(let trigger, let goal):
        universal(trap(from: trigger, to: goal, in: graph ?? remember(&graph)))
      }
    }
  }

  /// The verdict on a claim about everything, given what was found against it.
  private func universal(_ violation: Path<System>?) -> PropertyVerdict<System> {
    if let violation { return .violated(violation) }
    return isComplete ? .holds(example: nil) : .undecided
  }

  /// The verdict on a claim about something, given what was found for it.
  private func existential(_ example: Path<System>?) -> PropertyVerdict<System> {
    if let example { return .holds(example: example) }
    return isComplete ? .violated(nil) : .undecided
  }

  private func remember(_ graph: inout StateGraph?) -> StateGraph {
    let made = StateGraph(of: self)
    graph = made
    return made
  }

  /// For each property of transitions, the path up to the first transition that decides it.
  private func firstSteps(deciding properties: [SystemProperty<System>]) -> [Path<System>?] {
    var paths = [Path<System>?](repeating: nil, count: properties.count)
    var open: [(place: Int, decides: SystemProperty<System>.StepCondition)] = []
    for (place, property) in properties.enumerated() {
      switch property.claim {
      case .alwaysStep(let condition): open.append((place, { !condition($0, $1) }))
      case .sometimesStep(let condition): open.append((place, condition))
      case .always, .sometimes, .leadsTo: break
      }
    }
    var successors: [System.Step] = []
    for (number, state) in states.enumerated() {
      if open.isEmpty { break }
      successors.removeAll(keepingCapacity: true)
      system.addSuccessors(of: state, to: &successors)
      for step in successors {
        for (place, decides) in open where paths[place] == nil && decides(state, step) {
          var path = shortestPath(to: number)
          path.steps.append(step)
          paths[place] = path
        }
      }
      open.removeAll { paths[$0.place] != nil }
    }
    return paths
  }

  /// A shortest path by way of a state that meets the trigger to one from which the goal cannot be reached any
  /// more, with no goal on the way.
  ///
  /// It is searched over pairs of a state and whether the goal is owed, numbered `2 * state + owed`.
  private func trap(
    from trigger: SystemProperty<System>.Condition, to goal: SystemProperty<System>.Condition,
    in graph: StateGraph
  ) -> Path<System>? {
    let isGoal = states.map(goal)
    let isTrigger = states.map(trigger)
    let canReach = graph.canReach(isGoal)
    func pair(_ state: Int, owed: Bool) -> Int {
      2 * state + ((owed || isTrigger[state]) && !isGoal[state] ? 1 : 0)
    }

    var predecessors = [UInt32](repeating: .max, count: 2 * graph.stateCount)
    var queue: [Int] = []
    func visit(_ node: Int, from predecessor: Int) {
      guard predecessors[node] == .max else { return }
      predecessors[node] = UInt32(predecessor)
      queue.append(node)
    }
    for state in states.indices where isInitial(state) {
      let node = pair(state, owed: false)
      visit(node, from: node)
    }
    var next = 0
    while next < queue.count {
      let node = queue[next]
      let isOwed = node % 2 == 1
      if isOwed, !canReach[node / 2] { return path(through: way(to: node, by: predecessors)) }
      for state in graph.successors(of: node / 2) { visit(pair(state, owed: isOwed), from: node) }
      next += 1
    }
    return nil
  }

  private func way(to node: Int, by predecessors: [UInt32]) -> [Int] {
    var way = [node / 2]
    var current = node
    while Int(predecessors[current]) != current {
      current = Int(predecessors[current])
      way.append(current / 2)
    }
    return way.reversed()
  }
}
