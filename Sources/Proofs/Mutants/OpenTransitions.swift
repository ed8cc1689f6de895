import ModelAnalysis
import ModelBasedTesting
import PushModel
import StateMachines

/// The transitions of an explored system that gaps leave open, and the states reachable without some of them.
struct OpenTransitions {
  private let edition: Edition
  /// The gaps that leave the next states open.
  private let lasting: GapSet
  /// For each transition the gaps that it touches, once computed.
  private var known: [GapSet?]
  private var parts: [GapSet: Part] = [:]

  init(_ system: ExploredSystem, in edition: Edition) {
    self.edition = edition
    lasting = GapSet { !$0.blurs.isDisjoint(with: [.outcome, .presence, .time]) }
    known = Array(repeating: nil, count: system.transitionCount)
  }

  /// The gaps among some that leave the next states open.
  func lasting(_ kinds: GapSet) -> GapSet { kinds.intersection(lasting) }

  /// The gaps that a transition touches.
  mutating func kinds(of edge: Int, in system: ExploredSystem) -> GapSet {
    if let known = known[edge] { return known }
    let move = system.move(of: edge)
    // Unpacking a state costs more than this look-up.
    let kinds =
      Gap.areOpen(at: move.kind, in: edition)
      ? kinds(of: move, in: system.state(system.origin(of: edge))) : []
    known[edge] = kinds
    return kinds
  }

  /// The gaps that a move touches in a state.
  func kinds(of move: ClosedSystem.Move, in state: ClosedSystem.State) -> GapSet {
    Gap.blur(of: move, in: state, of: edition).gaps
  }

  /// The part of the system that is reachable without some kinds of moves.
  mutating func part(of system: ExploredSystem, without excluded: GapSet) -> Part {
    if let part = parts[excluded] { return part }
    let part = Part(of: system) { edge in
      excluded.isEmpty || kinds(of: edge, in: system).isDisjoint(with: excluded)
    }
    parts[excluded] = part
    return part
  }

  /// The part of a system that some of its transitions reach.
  struct Part {
    /// The transition by which each state was first found; `nil` for an unreached state, -1 for an initial one.
    private var discoveries: [Int?]

    init(of system: ExploredSystem, by isFollowed: (Int) -> Bool) {
      discoveries = Array(repeating: nil, count: system.states.count)
      var queue = Array(system.initialStates)
      for state in queue { discoveries[state] = -1 }
      var next = 0
      while next < queue.count {
        for edge in system.edges(of: queue[next]) where isFollowed(edge) {
          let target = system.target(of: edge)
          guard discoveries[target] == nil else { continue }
          discoveries[target] = edge
          queue.append(target)
        }
        next += 1
      }
    }

    func reaches(_ state: Int) -> Bool { discoveries[state] != nil }

    /// A shortest way to a state, by its transitions.
    func way(to state: Int, in system: ExploredSystem) -> [Int] {
      var way: [Int] = []
      var current = state
      while let edge = discoveries[current], edge >= 0 {
        way.append(edge)
        current = system.origin(of: edge)
      }
      return way.reversed()
    }
  }
}
