extension Exploration {
  /// For each state, the number of its class: states of one class cannot be told apart by any test.
  ///
  /// Two states are told apart by what is seen on some sequence of stimuli. Which stimuli are possible counts as
  /// seen, and so does a choice of the system (bisimilarity; for a system without such choices it is the
  /// equivalence of Mealy machines). Classes are numbered by their first states. `nil` if states were left
  /// out: what is seen beyond them is not known.
  public func indistinguishabilityClasses() -> [Int]? {
    isComplete ? labelledEdges().indistinguishabilityClasses() : nil
  }

  /// Groups of two states and more that no test can tell apart, by number.
  public func indistinguishableStates() -> [[Int]]? {
    guard let classes = indistinguishabilityClasses() else { return nil }
    var members = [[Int]](repeating: [], count: (classes.max() ?? -1) + 1)
    for (state, number) in classes.enumerated() { members[number].append(state) }
    return members.filter { $0.count > 1 }
  }

  /// The transitions of all states, state by state.
  private func labelledEdges() -> LabelledEdges {
    var edges = LabelledEdges()
    var labels = StateTable<Successor<System.Stimulus, System.Observation, Unobserved>>()
    var successors: [System.Step] = []
    for state in states {
      successors.removeAll(keepingCapacity: true)
      system.addSuccessors(of: state, to: &successors)
      for step in successors {
        guard let target = number(of: step.state) else {
          preconditionFailure("the successors of a state are not always the same")
        }
        let label = labels.insert(Successor(step.stimulus, seen: step.observation, to: Unobserved())).number
        edges.all.append(LabelledEdge(label: UInt32(label), target: UInt32(target)))
      }
      edges.ends.append(edges.all.count)
    }
    return edges
  }
}

/// A transition: the number of its label, and where it leads, a state or a class of states.
package struct LabelledEdge: Hashable {
  let label: UInt32
  let target: UInt32

  package init(label: UInt32, target: UInt32) {
    self.label = label
    self.target = target
  }
}

/// The transitions of all states, and where those of each state end.
package struct LabelledEdges {
  package var all: [LabelledEdge] = []
  package var ends: [Int] = []

  package init() {}

  /// For each state, the number of its class.
  package func indistinguishabilityClasses() -> [Int] {
    var classes = [Int](repeating: 0, count: ends.count)
    var classCount = classes.isEmpty ? 0 : 1
    while true {
      let refined = refine(classes, count: classCount)
      classes = refined.classes
      if refined.count == classCount { return classes }
      classCount = refined.count
    }
  }

  /// Splits each class by the labels of its states' transitions and the classes to which they lead.
  ///
  /// The description of a state is the sorted list of these. Lists get their numbers as a tree of prefixes
  /// does, so that no two different lists share one: the empty lists first, one for each class.
  private func refine(_ classes: [Int], count: Int) -> (classes: [Int], count: Int) {
    var prefixes = StateTable<Prefix>()
    var numbers = [Int](repeating: -1, count: count)
    var classCount = 0
    var refined: [Int] = []
    refined.reserveCapacity(classes.count)
    var description: [LabelledEdge] = []
    var start = 0
    for (state, end) in ends.enumerated() {
      description.removeAll(keepingCapacity: true)
      for edge in all[start..<end] {
        description.append(LabelledEdge(label: edge.label, target: UInt32(classes[Int(edge.target)])))
      }
      description.sort { ($0.label, $0.target) < ($1.label, $1.target) }
      start = end

      var list = classes[state]
      var last: LabelledEdge?
      for edge in description where edge != last {
        let prefix = prefixes.insert(Prefix(list: list, label: edge.label, target: edge.target))
        if prefix.isNew { numbers.append(-1) }
        list = count + prefix.number
        last = edge
      }
      if numbers[list] < 0 {
        numbers[list] = classCount
        classCount += 1
      }
      refined.append(numbers[list])
    }
    return (refined, classCount)
  }
}

/// A list of transitions: a shorter list, and one more.
private struct Prefix: Hashable {
  let list: Int
  let label: UInt32
  let target: UInt32
}
