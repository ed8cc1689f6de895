/// Makes tests that use what earlier tests have shown.
///
/// A cell is verified when what it leads to is known to be the right state of the basis; from then on any way
/// through it serves as well as the shortest one. So a test goes on from cell to cell for as long as its place
/// is known, instead of beginning anew.
///
/// Why that is complete: let a machine of at most n + k states pass. The basis gives n different states of
/// it. Let a word and the basis lead to one state s of the specification, and let every word of at most k inputs
/// have been played from both, with the identifiers of the state it leads to. Were the two places different states of
/// the machine, a shortest word would tell them apart; each of its first k + 1 places would be a pair of different
/// states of the machine for one state of the specification, not tied together by the pairs before, as then a
/// shorter word would do. That takes k + 1 states more than n. So they are the same state. (The convergence of
/// Simão, Petrenko and Yevtushenko, 2012.)
struct ChainIterator: Sendable {
  private(set) var test: [Int32] = []

  private let table: MealyTable
  private let cover: StateCover
  /// Whether a test may walk through verified cells to the next open one.
  private let walks: Bool
  /// What has to be played from each state.
  private let duties: [[[Int32]]]
  private let depth: [Int32]
  private var graph: ConvergenceGraph
  /// How many duties of each cell are known to be done; `Int32.max` where the cell is verified.
  private var done: [Int32]
  /// How many cells are still to be verified.
  private var open: Int
  /// The cells that identifiers pass through. They come first, as a test goes on after an identifier only where
  /// the way through it is verified.
  private var early: [Bool]
  private var openEarly = 0
  /// How many cells of each state are open among those whose turn it is.
  private var left: [Int32]
  /// Where in the cover's order cells may still be open.
  private var frontier = 0
  private var search: NearestSearch
  private var isPrepared = false
  /// Tests that may be gone on with, as their place is known.
  private var ready: [Pending] = []
  /// Tests that may be gone on with when what is open is no longer the early cells alone.
  private var parked: [Pending] = []
  /// Tests whose place is not known yet, by the node that they end in.
  private var waiting: [Int32: [Pending]] = [:]

  /// A test that may still become longer.
  private struct Pending: Sendable {
    var test: [Int32]
    var place: Int32
  }

  /// A test that is as long as this is not gone on with: what comes after a failure is not seen.
  private static let lengthLimit = 64

  init(table: MealyTable, plan: SuitePlan, walks: Bool, extraStates: Int) {
    self.table = table
    self.walks = walks
    cover = plan.cover
    duties = Self.words(of: table, plan: plan, free: extraStates)
    var depth = [Int32](repeating: 0, count: table.stateCount)
    for state in cover.order.dropFirst() { depth[state] = depth[Int(cover.parent[state])] + 1 }
    self.depth = depth
    graph = ConvergenceGraph(of: table, cover: cover)
    done = [Int32](repeating: 0, count: table.next.count)
    for state in cover.order.dropFirst() {
      done[table.cell(Int(cover.parent[state]), Int(cover.input[state]))] = .max
    }
    open = table.next.count - (table.stateCount - 1)
    early = [Bool](repeating: false, count: table.next.count)
    search = NearestSearch(in: table)
    left = [Int32](repeating: 0, count: table.stateCount)
    markEarly(Self.words(of: table, plan: plan, free: 0))
  }

  /// What the plan says to play from each state after at most `free` inputs chosen freely.
  private static func words(of table: MealyTable, plan: SuitePlan, free: Int) -> [[[Int32]]] {
    (0..<table.stateCount).map { state in
      var words = TreeIterator(table: table, plan: plan, from: state, free: free)
      var list: [[Int32]] = []
      while words.advance() { list.append(words.test) }
      return list
    }
  }

  private mutating func markEarly(_ identifiers: [[[Int32]]]) {
    for (start, words) in identifiers.enumerated() {
      for word in words {
        var state = start
        for input in word {
          let cell = table.cell(state, Int(input))
          if !early[cell], done[cell] != .max { openEarly += 1 }
          early[cell] = true
          state = Int(table.next[cell])
        }
      }
    }
    countLeft()
  }

  private mutating func countLeft() {
    frontier = 0
    for state in left.indices {
      left[state] = Int32((0..<table.inputCount).count { isDue(table.cell(state, $0)) })
    }
  }

  /// Whether a cell is open and its turn has come.
  private func isDue(_ cell: Int) -> Bool { done[cell] != .max && (openEarly == 0 || early[cell]) }
}

extension ChainIterator {
  /// Goes on to the next test, which is then in `test`; `false` after the last.
  mutating func advance() -> Bool {
    if !isPrepared { prepareBasis() }
    while open > 0 {
      var pending = ready.popLast() ?? Pending(test: [], place: Int32(table.initial))
      switch extend(&pending) {
      case .finished where pending.test.isEmpty: continue
      case .finished:
        test = pending.test
        return true
      case .parked: parked.append(pending)
      case .waiting: waiting[pending.place, default: []].append(pending)
      }
    }
    return takeRest()
  }

  /// Plays what has to be played from the states of the basis. These tests are gone on with later.
  private mutating func prepareBasis() {
    isPrepared = true
    for state in cover.order {
      for duty in duties[state] where !graph.isObserved(duty, from: Int32(state)) {
        let place = graph.extend(Int32(state), by: duty)
        let pending = Pending(test: (cover.word(to: state) ?? []) + duty, place: place)
        if graph.isBasis(place) {
          ready.append(pending)
        } else {
          waiting[place, default: []].append(pending)
        }
      }
    }
  }

  private mutating func takeRest() -> Bool {
    for (_, tests) in waiting.sorted(by: { $0.key > $1.key }) { ready += tests }
    waiting = [:]
    ready += parked
    parked = []
    guard let last = ready.popLast() else { return false }
    test = last.test
    return true
  }

  private enum Outcome {
    case finished, parked, waiting
  }

  /// Goes from open cell to open cell for as long as the place is known and nothing nearer to the
  /// beginning is open. The test stays empty where what was open turns out to be verified.
  private mutating func extend(_ pending: inout Pending) -> Outcome {
    while open > 0, pending.test.count < Self.lengthLimit {
      let isNew = pending.test.isEmpty
      guard let goal = nearestOpen(from: Int(pending.place), isNew: isNew) else {
        return openEarly > 0 && !isNew ? .parked : .finished
      }
      guard let input = (0..<table.inputCount).first(where: { isDue(table.cell(goal, $0)) }) else { continue }
      guard let duty = nextDuty(of: goal, input) else { continue }
      pending.test += search.way(to: goal)
      pending.test.append(Int32(input))
      pending.test += duty
      let node = graph.extend(Int32(goal), by: CollectionOfOne(Int32(input)))
      let end = graph.extend(node, by: duty)
      settle(goal, input, node)
      pending.place = graph.find(end)
      if !graph.isBasis(pending.place) { return .waiting }
    }
    return .finished
  }

  /// Makes tests ready whose place has become known.
  private mutating func wake() {
    while let node = graph.dropped.popLast() {
      guard let tests = waiting.removeValue(forKey: node) else { continue }
      let place = graph.find(node)
      let moved = tests.map { Pending(test: $0.test, place: place) }
      if graph.isBasis(place) {
        ready += moved
      } else {
        waiting[place, default: []] += moved
      }
    }
  }

  /// What to play next after a cell, or `nil` where the cell turns out to be verified.
  private mutating func nextDuty(of state: Int, _ input: Int) -> [Int32]? {
    let target = table.successor(state, input)
    let node = graph.child(of: Int32(state), by: Int32(input))
    if node >= 0 {
      settle(state, input, node)
      if done[table.cell(state, input)] == .max { return nil }
    }
    return duties[target][Int(done[table.cell(state, input)])]
  }

  /// Notes which duties of a cell are done, and that it is verified when all are.
  private mutating func settle(_ state: Int, _ input: Int, _ node: Int32) {
    let cell = table.cell(state, input)
    let target = table.successor(state, input)
    if graph.isBasis(node) {
      close(cell)
      return
    }
    while done[cell] < Int32(duties[target].count) {
      if !graph.isObserved(duties[target][Int(done[cell])], from: node) { break }
      done[cell] += 1
    }
    if done[cell] == Int32(duties[target].count) {
      graph.merge(node, into: Int32(target))
      close(cell)
      wake()
    }
  }

  private mutating func close(_ cell: Int) {
    if done[cell] == .max { return }
    if isDue(cell) { left[cell / table.inputCount] -= 1 }
    done[cell] = .max
    open -= 1
    guard early[cell] else { return }
    openEarly -= 1
    if openEarly == 0 {
      countLeft()
      ready += parked
      parked = []
    }
  }

  /// The nearest state with an open cell over verified cells, unless the beginning is nearer to one.
  private mutating func nearestOpen(from place: Int, isNew: Bool) -> Int? {
    while frontier < cover.order.count, left[cover.order[frontier]] == 0 { frontier += 1 }
    guard frontier < cover.order.count else { return nil }
    let limit = isNew ? Int32.max : walks ? depth[cover.order[frontier]] : 0
    return search.nearest(from: place, within: limit, left: left)
  }
}
