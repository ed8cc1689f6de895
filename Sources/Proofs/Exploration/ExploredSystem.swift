import MachineAnalysis
import ModelAnalysis
import PushModel
import StateMachines

/// The composed system with all its states and transitions, and the SDK's steps in each of them.
struct ExploredSystem {
  private let system: ClosedSystem
  private var table = StateTable<PackedState>()
  /// The index of each state's first transition, and at the end the number of all.
  private var starts: [Int] = [0]
  private var edges: [Edge] = []
  private var moves = StateTable<ClosedSystem.Move>()
  private var sights = StateTable<[Sight]>()
  /// The steps of the SDK's machines, with their transitions.
  private(set) var steps: SystemSteps

  private struct Edge {
    let source: UInt32
    let target: UInt32
    let move: UInt16
    let seen: UInt16
  }

  /// Explores a system; `nil` if it has more states than a limit.
  init?(_ system: ClosedSystem, stateLimit: Int) {
    self.system = system
    steps = SystemSteps(in: system.edition)
    let rules = steps.add(system.interpretation)
    for state in system.initial { if let packed = PackedState(state) { _ = table.insert(packed) } }
    initialStates = table.states.indices
    var run = ClosedRun(system)
    run.noteSteps()
    var number = 0
    while number < table.states.count {
      guard table.states.count <= stateLimit else { return nil }
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
        steps.note(run.steps, by: rules, at: edge)
      }
      starts.append(edges.count)
      number += 1
    }
  }

  /// The states, in the order in which they were found.
  var states: [PackedState] { table.states }

  /// A state with its values.
  func state(_ number: Int) -> ClosedSystem.State { table.states[number].state(of: system) }

  /// The possible initial states.
  let initialStates: Range<Int>

  var transitionCount: Int { edges.count }

  /// The number of a state; `nil` if it is not reachable.
  func number(of state: PackedState) -> Int? { table.number(of: state) }

  /// The transitions out of a state.
  func edges(of state: Int) -> Range<Int> { starts[state]..<starts[state + 1] }

  /// The transitions that take one of some steps.
  func transitions(taking steps: [Int]) -> [Int] {
    Set(steps.lazy.flatMap(self.steps.places(taking:))).sorted()
  }

  /// The source of a transition.
  func origin(of edge: Int) -> Int { Int(edges[edge].source) }

  /// The target of a transition.
  func target(of edge: Int) -> Int { Int(edges[edge].target) }

  /// The move of a transition.
  func move(of edge: Int) -> ClosedSystem.Move { moves.states[Int(edges[edge].move)] }

  /// The observations of a transition.
  func seen(of edge: Int) -> [Sight] { sights.states[Int(edges[edge].seen)] }

  /// For each state, the number of its class. No test tells states of a class apart.
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
