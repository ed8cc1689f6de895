import MachineAnalysis
import PushModel

/// The composed system with all its states, its transitions, and the cells that each transition passes.
struct ExploredSystem {
  /// For each cell of the machines that is passed, the transitions that pass it.
  private(set) var contexts: [UInt16: [Int]] = [:]

  private var table = StateTable<ClosedSystem.State>()
  /// Where the transitions of each state begin, and at the end their number.
  private var starts: [Int] = [0]
  private var edges: [Edge] = []
  private var moves = StateTable<ClosedSystem.Move>()
  private var sights = StateTable<[ClosedSystem.Seen]>()

  private struct Edge {
    let source: UInt32
    let target: UInt32
    let move: UInt16
    let seen: UInt16
  }

  init(_ system: ClosedSystem) {
    for state in system.initial { _ = table.insert(state) }
    initialStates = table.states.indices
    var number = 0
    while number < states.count {
      for move in system.moves(in: states[number]) {
        let reaction = system.react(to: move, in: states[number])
        let edge = edges.count
        edges.append(
          Edge(
            source: UInt32(number), target: UInt32(table.insert(reaction.state).number),
            move: UInt16(moves.insert(move).number),
            seen: UInt16(sights.insert(reaction.seen).number)))
        for cell in Set(reaction.cells) { contexts[cell, default: []].append(edge) }
      }
      starts.append(edges.count)
      number += 1
    }
  }

  /// The states, in the order in which they were found.
  var states: [ClosedSystem.State] { table.states }

  /// The states that the system may begin in.
  let initialStates: Range<Int>

  /// The number of a state, if it can be reached.
  func number(of state: ClosedSystem.State) -> Int? { table.number(of: state) }

  /// The transitions out of a state.
  func edges(of state: Int) -> Range<Int> { starts[state]..<starts[state + 1] }

  /// Where a transition begins.
  func origin(of edge: Int) -> Int { Int(edges[edge].source) }

  /// Where a transition leads.
  func target(of edge: Int) -> Int { Int(edges[edge].target) }

  /// What happens in a transition.
  func move(of edge: Int) -> ClosedSystem.Move { moves.states[Int(edges[edge].move)] }

  /// What is seen in a transition.
  func seen(of edge: Int) -> [ClosedSystem.Seen] { sights.states[Int(edges[edge].seen)] }

  /// For each state, the number of its class: no test tells states of a class apart.
  var indistinguishabilityClasses: [Int] {
    var list = LabelledEdges()
    for state in states.indices {
      for edge in self.edges(of: state) {
        let label = UInt32(edges[edge].move) << 16 | UInt32(edges[edge].seen)
        list.all.append(LabelledEdge(label: label, target: edges[edge].target))
      }
      list.ends.append(list.all.count)
    }
    return list.indistinguishabilityClasses()
  }
}
