import ModelAnalysis
import ModelBasedTesting
import PushModel
import StateMachines

/// Of which transitions of an explored system nobody decides all, and what can be reached without some of them.
struct OpenTransitions {
  /// Some of the gaps: a bit for each, by its place among those of the edition.
  struct Kinds: Hashable, Sendable {
    // There are more than a word has bits.
    private var low: UInt128 = 0
    private var high: UInt128 = 0

    /// How many can be told apart.
    static let limit = 2 * UInt128.bitWidth

    /// None.
    init() {}

    /// The one at a place.
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
  /// What nobody decides, and beside each the set that holds it alone.
  private let gaps: [Gap]
  private let kinds: [Kinds]
  /// For each kind of moves the places of those that can be of it.
  private let places: [ClosedSystem.Move.Kinds: [Int]]
  /// The gaps after which nobody knows what comes next.
  private let lasting: Kinds
  /// For each transition, of which kinds it is, if somebody has asked.
  private var known: [Kinds?]
  private var parts: [Kinds: Part] = [:]

  /// The transitions of a system in an edition.
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

  /// The kinds that leave open how things go on.
  func lasting(_ kinds: Kinds) -> Kinds { kinds.intersection(lasting) }

  /// Of which kinds a transition is.
  mutating func kinds(of edge: Int, in system: ExploredSystem) -> Kinds {
    if let known = known[edge] { return known }
    let move = system.move(of: edge)
    // To unpack a state costs more than to look whether any can be meant.
    let kinds =
      places[move.kind] == [] ? Kinds() : kinds(of: move, in: system.state(system.origin(of: edge)))
    known[edge] = kinds
    return kinds
  }

  /// Of which kinds a move is that happens in a state.
  func kinds(of move: ClosedSystem.Move, in state: ClosedSystem.State) -> Kinds {
    var covering = Kinds()
    // They are asked for every transition, in place: a move that is copied counts its references.
    for place in places[move.kind] ?? [] where gaps[place].covers(move, in: state, of: edition) {
      covering.formUnion(kinds[place])
    }
    return covering
  }

  /// The part of the system that is reached without some kinds of moves.
  mutating func part(of system: ExploredSystem, without excluded: Kinds) -> Part {
    if let part = parts[excluded] { return part }
    let part = Part(of: system) { edge in
      excluded.isEmpty || kinds(of: edge, in: system).isDisjoint(with: excluded)
    }
    parts[excluded] = part
    return part
  }

  /// What is reached by some of the transitions of a system.
  struct Part {
    /// The transition by which each state was found first; `nil` for what is not reached. An initial state has -1.
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
