extension Exploration where System: ObservableTransitionSystem {
  /// For each state, the number of its class: states of one class cannot be told apart by any test.
  ///
  /// Two states are told apart by what is seen on some sequence of stimuli. Which stimuli are possible counts as
  /// seen, and so does a choice of the system (bisimilarity; for a system without such choices it is the
  /// equivalence of Mealy machines). Classes are numbered by their first states. `nil` if states were left
  /// out: what is seen beyond them is not known.
  public func indistinguishabilityClasses() -> [Int]? {
    guard isComplete else { return nil }
    let edges = labelledEdges()
    var classes = [Int](repeating: 0, count: states.count)
    var classCount = states.isEmpty ? 0 : 1
    while true {
      let refined = refine(classes, by: edges)
      classes = refined.classes
      if refined.count == classCount { return classes }
      classCount = refined.count
    }
  }

  /// Groups of two states and more that no test can tell apart, by number.
  public func indistinguishableStates() -> [[Int]]? {
    guard let classes = indistinguishabilityClasses() else { return nil }
    var members = [[Int]](repeating: [], count: (classes.max() ?? -1) + 1)
    for (state, number) in classes.enumerated() { members[number].append(state) }
    return members.filter { $0.count > 1 }
  }

  /// The transitions of all states, state by state: what happens and is seen, as a number, and where it leads.
  private func labelledEdges() -> [[(label: Int, target: Int)]] {
    var labels: [Label<System>: Int] = [:]
    return states.map { state in
      var edges: [(label: Int, target: Int)] = []
      system.forEachObservedSuccessor(of: state) { stimulus, observation, next in
        guard let target = number(of: next) else {
          preconditionFailure("the successors of a state are not always the same")
        }
        let label = Label<System>(stimulus: stimulus, observation: observation)
        let number = labels[label, default: labels.count]
        labels[label] = number
        edges.append((number, target))
      }
      return edges
    }
  }

  /// Splits each class by the labels of its states' transitions and the classes to which they lead.
  ///
  /// The description of a state is the sorted list of these. Lists get their numbers as a tree of prefixes
  /// does, so that no two different lists share one.
  private func refine(
    _ classes: [Int], by edges: [[(label: Int, target: Int)]]
  ) -> (classes: [Int], count: Int) {
    var prefixes: [Prefix: Int] = [:]
    var refined: [Int] = []
    var numbers: [Int: Int] = [:]
    refined.reserveCapacity(classes.count)
    for (state, edges) in edges.enumerated() {
      var last: (label: Int, target: Int)?
      var list = -1 - classes[state]
      for edge in edges.map({ ($0.label, classes[$0.target]) }).sorted(by: <) where last ?? (-1, -1) != edge {
        let prefix = Prefix(list: list, label: edge.0, target: edge.1)
        let next = prefixes[prefix, default: prefixes.count]
        prefixes[prefix] = next
        list = next
        last = edge
      }
      let number = numbers[list, default: numbers.count]
      numbers[list] = number
      refined.append(number)
    }
    return (refined, numbers.count)
  }
}

/// What happens and is seen in one transition.
private struct Label<System: ObservableTransitionSystem>: Hashable {
  let stimulus: System.Stimulus
  let observation: System.Observation
}

/// A list of transitions: a shorter list, and one more. The empty list of class n is -1 - n.
private struct Prefix: Hashable {
  let list: Int
  let label: Int
  let target: Int
}
