import ModelAnalysis
import ModelBasedTesting
import PushModel
import StateMachines

/// The transitions of an explored system that gaps leave open, and the states reachable without some of them.
struct OpenTransitions {
  /// A set of gaps: a bit for each, by its place among those of the edition.
  struct Kinds: Hashable, Sendable {
    // There are more gaps than a word has bits.
    private var low: UInt128 = 0
    private var high: UInt128 = 0

    /// The largest number of gaps.
    static let limit = 2 * UInt128.bitWidth

    /// Makes an empty set.
    init() {}

    /// Makes the set of the gap at a place.
    init(_ place: Int) {
      if place < UInt128.bitWidth { low = 1 << place } else { high = 1 << (place - UInt128.bitWidth) }
    }

    var isEmpty: Bool { low == 0 && high == 0 }

    func isDisjoint(with other: Kinds) -> Bool { low & other.low == 0 && high & other.high == 0 }

    func intersection(_ other: Kinds) -> Kinds {
      var result = self
      result.low &= other.low
      result.high &= other.high
      return result
    }

    mutating func formUnion(_ other: Kinds) {
      low |= other.low
      high |= other.high
    }

    func gaps(in edition: Edition) -> [Gap] {
      Gap.all(in: edition).enumerated().filter { !isDisjoint(with: Kinds($0.offset)) }
        .map(\.element)
    }
  }

  private let edition: Edition
  /// The gaps, and for each the set of it alone.
  private let gaps: [Gap]
  private let kinds: [Kinds]
  /// For each kind of move, the places of the gaps that it can touch.
  private let places: [ClosedSystem.Move.Kinds: [Int]]
  /// The gaps that leave the next states open.
  private let lasting: Kinds
  /// For each transition the gaps that it touches, once computed.
  private var known: [Kinds?]
  private var parts: [Kinds: Part] = [:]

  init(_ system: ExploredSystem, in edition: Edition) {
    let gaps = Gap.all(in: edition)
    precondition(gaps.count <= Kinds.limit, "there is a bit for each kind")
    self.edition = edition
    self.gaps = gaps
    kinds = gaps.indices.map { Kinds($0) }
    lasting = gaps.indices.filter { place in
      !gaps[place].blurs.isDisjoint(with: [.outcome, .presence, .time])
    }.reduce(into: Kinds()) { $0.formUnion(Kinds($1)) }
    places = Gap.placesByKind(in: edition)
    known = Array(repeating: nil, count: system.transitionCount)
  }

  /// The gaps among some that leave the next states open.
  func lasting(_ kinds: Kinds) -> Kinds { kinds.intersection(lasting) }

  /// The gaps that a transition touches.
  mutating func kinds(of edge: Int, in system: ExploredSystem) -> Kinds {
    if let known = known[edge] { return known }
    let move = system.move(of: edge)
    // Unpacking a state costs more than this look-up.
    let kinds =
      places[move.kind] == [] ? Kinds() : kinds(of: move, in: system.state(system.origin(of: edge)))
    known[edge] = kinds
    return kinds
  }

  /// The gaps that a move touches in a state.
  func kinds(of move: ClosedSystem.Move, in state: ClosedSystem.State) -> Kinds {
    var covering = Kinds()
    // The gaps are read in place for every transition: copying a move counts its references.
    for place in places[move.kind] ?? [] where gaps[place].covers(move, in: state, of: edition) {
      covering.formUnion(kinds[place])
    }
    return covering
  }

  /// The part of the system that is reachable without some kinds of moves.
  mutating func part(of system: ExploredSystem, without excluded: Kinds) -> Part {
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
