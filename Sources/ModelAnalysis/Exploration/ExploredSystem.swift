import MachineAnalysis
import PushModel

/// The composed system with all its states, its transitions, and the branches that each transition passes.
struct ExploredSystem {
  /// For each branch that is passed, the transitions that pass it.
  private(set) var contexts: [UInt16: [Int]] = [:]

  private let system: ClosedSystem
  private var table = StateTable<PackedState>()
  /// Where the transitions of each state begin, and at the end their number.
  private var starts: [Int] = [0]
  private var edges: [Edge] = []
  private var moves = StateTable<ClosedSystem.Move>()
  private var sights = StateTable<[Sight]>()

  private struct Edge {
    let source: UInt32
    let target: UInt32
    let move: UInt16
    let seen: UInt16
  }

  init(_ system: ClosedSystem) {
    self.system = system
    for state in system.initial { if let packed = PackedState(state) { _ = table.insert(packed) } }
    initialStates = table.states.indices
    var run = ClosedRun(system)
    var number = 0
    while number < table.states.count {
      let state = table.states[number].state(of: system)
      run.begin(in: state)
      for move in system.moves(in: state) {
        run.react(to: move)
        let edge = edges.count
        edges.append(
          Edge(
            source: UInt32(number), target: UInt32(table.insert(run.packed).number),
            move: UInt16(moves.insert(move).number),
            seen: UInt16(sights.insert(run.reaction.seen).number)))
        for passed in run.reaction.passed where contexts[passed.branch]?.last != edge {
          contexts[passed.branch, default: []].append(edge)
        }
      }
      starts.append(edges.count)
      number += 1
    }
  }

  /// The states, in the order in which they were found.
  var states: [PackedState] { table.states }

  /// A state with its values.
  func state(_ number: Int) -> ClosedSystem.State { table.states[number].state(of: system) }

  /// The states that the system may begin in.
  let initialStates: Range<Int>

  /// The number of a state, if it can be reached.
  func number(of state: PackedState) -> Int? { table.number(of: state) }

  /// The transitions out of a state.
  func edges(of state: Int) -> Range<Int> { starts[state]..<starts[state + 1] }

  /// The transitions that pass one of some branches.
  func transitions(passing branches: [Int]) -> [Int] {
    if branches.count == 1 { return contexts[UInt16(branches[0])] ?? [] }
    return Set(branches.lazy.flatMap { contexts[UInt16($0)] ?? [] }).sorted()
  }

  /// Where a transition begins.
  func origin(of edge: Int) -> Int { Int(edges[edge].source) }

  /// Where a transition leads.
  func target(of edge: Int) -> Int { Int(edges[edge].target) }

  /// What happens in a transition.
  func move(of edge: Int) -> ClosedSystem.Move { moves.states[Int(edges[edge].move)] }

  /// What is seen in a transition.
  func seen(of edge: Int) -> [Sight] { sights.states[Int(edges[edge].seen)] }

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
