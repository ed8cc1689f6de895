import MachineAnalysis
import ModelAnalysis
import PushModel
import StateMachines

/// The joint exploration of one alphabet under many interpretations.
///
/// Interpretations that differ in a reading or two reach mostly the same states by the same transitions. So
/// each state is kept once, with the set of interpretations that reach it, and a transition passes on all of
/// them at once. Product families with differing features are checked in the same way.
struct FamilyExploration {
  /// The sum of the numbers of states that the interpretations reach.
  private(set) var stateCount = 0
  /// The sum of the numbers of transitions.
  private(set) var transitionCount = 0
  /// The branches that were first followed here: the cells, with the readings that lead there.
  var followed: Set<String> { workers.reduce(into: []) { $0.formUnion($1.followed) } }
  /// The properties whose event was first found here, a bit for each.
  private(set) var met: UInt64 = 0
  /// For each impossible pair that happens, the members.
  private(set) var impossible: [String: FamilyMembers] = [:]
  /// For each property: the members that violate it.
  private(set) var violating: [FamilyMembers]

  /// The readings of each member.
  let family: [Readings]
  private let interpretation: (Readings) -> Interpretation
  private let all: FamilyMembers
  /// For each reading, by its place among all, the members that follow it.
  private var following: [UInt16: FamilyMembers] = [:]
  /// The interpretations that have computed transitions.
  private var workers: [SharedTransitions.Interpreted] = []
  private var workerPlaces: [Int?]

  /// For each state of the shared table, the members that reach it, and those of them that are still to be
  /// followed.
  private var reaching: [FamilyMembers] = []
  private var waiting: [FamilyMembers] = []
  private var queue: [UInt32] = []
  /// For each condition on readings, the members that meet it, and the members that took a transition with it.
  private var meeting: [FamilyMembers] = []
  private var asked: [FamilyMembers] = []

  /// Explores the system under some readings, at most `FamilyMembers.limit`.
  init(
    _ family: [Readings], in shared: inout SharedTransitions,
    interpretation: @escaping (Readings) -> Interpretation
  ) {
    self.family = family
    self.interpretation = interpretation
    all = FamilyMembers(first: family.count)
    violating = shared.properties.map { _ in FamilyMembers() }
    workerPlaces = family.map { _ in nil }
    for (member, readings) in family.enumerated() {
      for (place, choice) in shared.conditions.vector(of: readings).enumerated() {
        following[UInt16(place * 8) + choice, default: FamilyMembers()].insert(member)
      }
    }
    for state in workers[worker(of: 0, shared)].system.initial {
      if let packed = PackedState(state) { reach(shared.number(of: packed), all) }
    }
    var next = 0
    while next < queue.count {
      follow(Int(queue[next]), &shared)
      next += 1
    }
    queue = []
    checkGoals(shared)
  }

  /// The questions that are asked under the readings of one member.
  func questions(of member: Int, _ shared: SharedTransitions) -> Set<String> {
    shared.conditions.questions(in: asked.map { $0.contains(member) })
  }

  /// The place of a member's interpretation among the workers.
  private mutating func worker(of member: Int, _ shared: SharedTransitions) -> Int {
    if let place = workerPlaces[member] { return place }
    workers.append(shared.interpreted(interpretation(family[member]), family[member]))
    workerPlaces[member] = workers.count - 1
    return workers.count - 1
  }

  private mutating func reach(_ state: Int, _ members: FamilyMembers) {
    if state >= reaching.count {
      let more = Array(repeating: FamilyMembers(), count: max(1024, state * 2 - reaching.count))
      reaching += more
      waiting += more
    }
    let new = members.subtracting(reaching[state])
    guard !new.isEmpty else { return }
    stateCount += new.count
    reaching[state].formUnion(new)
    if waiting[state].isEmpty { queue.append(UInt32(state)) }
    waiting[state].formUnion(new)
  }

  /// Follows the members that wait in a state.
  private mutating func follow(_ state: Int, _ shared: inout SharedTransitions) {
    let members = waiting[state]
    guard let first = members.first else { return }
    waiting[state] = FamilyMembers()
    let place = worker(of: first, shared)
    for move in 0..<shared.moveCount(of: state, &workers[place]) { follow(move, of: state, members, &shared) }
  }

  /// Makes a move with some members; each takes the variant whose condition it meets.
  private mutating func follow(
    _ move: Int, of state: Int, _ members: FamilyMembers, _ shared: inout SharedTransitions
  ) {
    transitionCount += members.count
    var left = members
    var place = shared.firstVariant(of: state, move)
    while true {
      let variant = shared.variants[place]
      extendConditions(shared)
      let taking = left.intersection(meeting[Int(variant.condition)])
      if !taking.isEmpty {
        asked[Int(variant.condition)].formUnion(taking)
        if variant.remark > 0 { note(shared.remarks[Int(variant.remark)], taking) }
        reach(Int(variant.target), taking)
        left = left.subtracting(taking)
      }
      guard let member = left.first else { return }
      if variant.next >= 0 {
        place = Int(variant.next)
      } else {
        let worker = worker(of: member, shared)
        place = shared.addVariant(of: state, move, after: place, &workers[worker])
      }
    }
  }

  private mutating func extendConditions(_ shared: SharedTransitions) {
    while meeting.count < shared.conditions.count {
      meeting.append(shared.conditions.members(meeting: meeting.count, among: all, following: following))
      asked.append(FamilyMembers())
    }
  }

  private mutating func note(_ remark: SharedTransitions.Remark, _ members: FamilyMembers) {
    met |= remark.met
    for message in remark.impossible { impossible[message, default: FamilyMembers()].formUnion(members) }
    for place in remark.violated { violating[place].formUnion(members) }
  }

  // MARK: What stays possible

  /// The transitions that do not end the process, for following them backwards.
  private struct BackwardEdges {
    /// For each state the last edge that leads there; -1 without one.
    var last: [Int]
    /// The edges, each with the previous one that leads to the same state.
    var all: [(source: Int, condition: Int, previous: Int)] = []
  }

  /// Finds members that reach a state from which they do not reach a goal.
  private mutating func checkGoals(_ shared: SharedTransitions) {
    let wanted = shared.properties.indices.filter { place in
      if case .staysPossible = shared.properties[place].claim { true } else { false }
    }
    guard !wanted.isEmpty else { return }
    let backwards = backwardEdges(shared)
    for property in wanted {
      var reachingGoal = Array(repeating: FamilyMembers(), count: reaching.count)
      var open = reaching.indices.filter { state in
        !reaching[state].isEmpty && shared.goals[state] & (1 << UInt64(property)) != 0
      }
      for state in open { reachingGoal[state] = reaching[state] }
      while let state = open.popLast() {
        var place = backwards.last[state]
        while place >= 0 {
          let edge = backwards.all[place]
          place = edge.previous
          let new = reachingGoal[state].intersection(meeting[edge.condition])
            .intersection(reaching[edge.source]).subtracting(reachingGoal[edge.source])
          if new.isEmpty { continue }
          reachingGoal[edge.source].formUnion(new)
          open.append(edge.source)
        }
      }
      for state in reaching.indices {
        violating[property].formUnion(reaching[state].subtracting(reachingGoal[state]))
      }
    }
  }

  /// The edges that any member takes.
  private func backwardEdges(_ shared: SharedTransitions) -> BackwardEdges {
    var edges = BackwardEdges(last: Array(repeating: -1, count: reaching.count))
    for state in reaching.indices where !reaching[state].isEmpty {
      for move in 0..<shared.knownMoveCount(of: state) {
        var place = shared.firstVariant(of: state, move)
        while place >= 0 {
          let variant = shared.variants[place]
          let (target, condition) = (Int(variant.target), Int(variant.condition))
          if variant.goesOn, target != state, !reaching[state].intersection(meeting[condition]).isEmpty {
            edges.all.append((state, condition, edges.last[target]))
            edges.last[target] = edges.all.count - 1
          }
          place = Int(variant.next)
        }
      }
    }
    return edges
  }
}
