public import PushModel

/// All reachable states of the composed system under one interpretation and one alphabet, and what was met on the
/// way: one pass for everything that is asked of the transitions.
public struct SystemExploration: Sendable {
  /// The system.
  public let system: ClosedSystem
  /// The reachable states, breadth first.
  public var states: [ClosedSystem.State] { table.states }
  /// The transitions out of them.
  public private(set) var transitionCount = 0
  /// The cells of the machines that were passed, by number (`Interpretation.rules(inCells:)`).
  public private(set) var isPassed: [Bool]
  /// Pairs that a machine takes for impossible, and that happen all the same: mistakes of the specification,
  /// each with a shortest way there.
  public private(set) var impossible: [String: [ClosedSystem.Move]] = [:]
  /// For each property, a shortest way to what violates it.
  public private(set) var violations: [[ClosedSystem.Move]?]
  /// For each property, whether that happens of which it speaks.
  public private(set) var isMet: [Bool]

  private var table = StateTable<ClosedSystem.State>()
  /// The state from which each was found first, and by which of its moves.
  private var origins: [(state: UInt32, move: UInt32)] = []
  /// Where each state can get without the process ending.
  private var targets: [UInt32] = []
  private var ends: [Int] = [0]

  /// Explores the system.
  public init(
    _ interpretation: Interpretation, alphabet: ClosedSystem.Alphabet, properties: [PushProperty] = []
  ) {
    system = ClosedSystem(interpretation, alphabet: alphabet)
    isPassed = Array(repeating: false, count: interpretation.cellCount)
    violations = Array(repeating: nil, count: properties.count)
    isMet = Array(repeating: false, count: properties.count)
    for state in system.initial { find(state, from: nil) }
    var number = 0
    while number < table.states.count {
      visit(number, properties)
      number += 1
    }
    checkCompletion(properties)
  }

  private mutating func visit(_ number: Int, _ properties: [PushProperty]) {
    let state = table.states[number]
    for (place, move) in system.moves(in: state).enumerated() {
      let reaction = system.react(to: move, in: state)
      transitionCount += 1
      for cell in reaction.cells { isPassed[Int(cell)] = true }
      let target = find(reaction.state, from: (UInt32(number), UInt32(place)))
      if move != .endProcess, target != number { targets.append(UInt32(target)) }
      for message in reaction.impossible where impossible[message] == nil {
        impossible[message] = way(to: number) + [move]
      }
      let step = PushProperty.Step(before: state, move: move, reaction: reaction)
      for (index, property) in properties.enumerated() {
        if !isMet[index], property.isMet(step) { isMet[index] = true }
        if violations[index] == nil, case .everyStep(let holds) = property.claim, !holds(step) {
          violations[index] = way(to: number) + [move]
        }
      }
    }
    ends.append(targets.count)
  }

  @discardableResult
  private mutating func find(_ state: ClosedSystem.State, from origin: (state: UInt32, move: UInt32)?) -> Int
  {
    guard let found = table.insert(state, limit: Int(Int32.max)) else { return 0 }
    if found.isNew { origins.append(origin ?? (UInt32(found.number), 0)) }
    return found.number
  }

  /// A shortest way to a state.
  public func way(to number: Int) -> [ClosedSystem.Move] {
    var way: [ClosedSystem.Move] = []
    var current = number
    while Int(origins[current].state) != current {
      let origin = origins[current]
      way.append(system.moves(in: states[Int(origin.state)])[Int(origin.move)])
      current = Int(origin.state)
    }
    return way.reversed()
  }

  /// The transitions by number, those left out that end the process.
  private var graph: StateGraph {
    StateGraph(stateCount: states.count, starts: ends, targets: targets)
  }

  /// The states that nothing leads out of, but an end of the process.
  public var deadStates: [Int] { graph.deadStates }

  private mutating func checkCompletion(_ properties: [PushProperty]) {
    for (index, property) in properties.enumerated() {
      guard case .staysPossible(let goal) = property.claim else { continue }
      let canReach = graph.canReach(states.map(goal))
      violations[index] = canReach.firstIndex(of: false).map(way(to:))
    }
  }
}
