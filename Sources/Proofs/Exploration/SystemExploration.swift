import MachineAnalysis
import ModelAnalysis
import PushModel
import StateMachines

/// All reachable states of the composed system under one interpretation and one alphabet, with the findings.
struct SystemExploration {
  private(set) var transitionCount = 0
  /// The branches that were first followed here: the cells, with the readings that lead there.
  private(set) var followed: Set<String> = []
  /// The asked questions.
  private(set) var questions: Set<String> = []
  /// Pairs that a machine takes for impossible and that happen: mistakes of the specification, each with a
  /// shortest way there.
  private(set) var impossible: [String: [ClosedSystem.Move]] = [:]
  /// For each property, a shortest way to a violation.
  private(set) var violations: [[ClosedSystem.Move]?]
  /// The properties whose event was first found here, a bit for each.
  private(set) var met: UInt64 = 0
  /// The number of states without a way out but the end of the process.
  private(set) var deadStateCount = 0

  /// The states, by their numbers in the shared table, breadth first.
  private var order: [UInt32] = []
  /// The state from which each was first found, and the move.
  private var origins: [(state: UInt32, move: UInt16)] = []
  /// The transitions with their moves and observations, where states are to be told apart.
  private var edges = LabelledEdges()
  /// The targets of each state's transitions that do not end the process.
  private var targets: [UInt32] = []
  private var ends: [Int] = [0]

  /// The number of classes of states that tests can tell apart.
  var distinguishableStateCount: Int { Set(edges.indistinguishabilityClasses()).count }

  var stateCount: Int { order.count }

  /// Explores the system; if states are to be told apart, keeps the observations of their transitions.
  init(
    _ interpretation: Interpretation, _ readings: Readings, in shared: inout SharedTransitions,
    tellsApart: Bool
  ) {
    violations = Array(repeating: nil, count: shared.properties.count)
    var interpreted = shared.interpreted(interpretation, readings)
    let system = interpreted.system
    var holds: [Bool] = []
    var isAsked: [Bool] = []
    /// For each state of the shared table, its place in `order` plus one.
    var places: [UInt32] = []
    for state in system.initial {
      guard let packed = PackedState(state) else { continue }
      find(UInt32(shared.number(of: packed)), from: nil, &places)
    }
    var number = 0
    while number < order.count {
      let state = Int(order[number])
      for move in 0..<shared.moveCount(of: state, &interpreted) {
        let variant = shared.variant(of: state, move, &interpreted, &holds)
        transitionCount += 1
        let condition = Int(variant.condition)
        if condition >= isAsked.count {
          isAsked += Array(repeating: false, count: condition - isAsked.count + 1)
        }
        isAsked[condition] = true
        let target = find(variant.target, from: (UInt32(number), UInt16(move)), &places)
        if tellsApart { edges.all.append(LabelledEdge(label: variant.label, target: UInt32(target))) }
        if variant.goesOn, target != number { targets.append(UInt32(target)) }
        if variant.remark > 0 { note(shared.remarks[Int(variant.remark)], number, move, system, shared) }
      }
      edges.ends.append(edges.all.count)
      ends.append(targets.count)
      number += 1
    }
    questions = shared.conditions.questions(in: isAsked)
    followed = interpreted.followed
    checkGraph(shared, system)
  }

  @discardableResult
  private mutating func find(
    _ state: UInt32, from origin: (state: UInt32, move: UInt16)?, _ places: inout [UInt32]
  ) -> Int {
    let state = Int(state)
    if state >= places.count { places += Array(repeating: 0, count: max(1024, state * 2 - places.count)) }
    if places[state] > 0 { return Int(places[state]) - 1 }
    let place = order.count
    order.append(UInt32(state))
    origins.append(origin ?? (UInt32(place), 0))
    places[state] = UInt32(place + 1)
    return place
  }

  private mutating func note(
    _ remark: SharedTransitions.Remark, _ number: Int, _ move: Int, _ system: ClosedSystem,
    _ shared: SharedTransitions
  ) {
    met |= remark.met
    for message in remark.impossible where impossible[message] == nil {
      impossible[message] = way(to: number, then: move, system, shared)
    }
    for index in remark.violated {
      if violations[index] == nil { violations[index] = way(to: number, then: move, system, shared) }
    }
  }

  /// A shortest way to a state, with one move more.
  private func way(
    to number: Int, then last: Int?, _ system: ClosedSystem, _ shared: SharedTransitions
  ) -> [ClosedSystem.Move] {
    func move(_ place: Int, of number: Int) -> ClosedSystem.Move {
      system.moves(in: shared.state(Int(order[number]), of: system))[place]
    }
    var way: [ClosedSystem.Move] = last.map { [move($0, of: number)] } ?? []
    var current = number
    while Int(origins[current].state) != current {
      let origin = origins[current]
      way.append(move(Int(origin.move), of: Int(origin.state)))
      current = Int(origin.state)
    }
    return way.reversed()
  }

  /// Checks the properties of the graph of transitions as a whole.
  private mutating func checkGraph(_ shared: SharedTransitions, _ system: ClosedSystem) {
    let graph = StateGraph(stateCount: order.count, starts: ends, targets: targets)
    deadStateCount = graph.deadStates.count
    for (index, property) in shared.properties.enumerated() {
      guard case .staysPossible = property.claim else { continue }
      let canReach = graph.canReach(order.map { shared.goals[Int($0)] & (1 << UInt64(index)) != 0 })
      violations[index] = canReach.firstIndex(of: false).map { way(to: $0, then: nil, system, shared) }
    }
    targets = []
    ends = []
  }
}
