import ModelAnalysis
import Testing

/// Three wheels of which one is turned by one notch at a time. Where `isLocked`, the first stands still while
/// the third is at 0.
private struct Wheels: DenseTransitionSystem {
  struct State: Hashable, Sendable { var first = 0, second = 0, third = 0 }

  var size = 40
  var isLocked = false
  var initialStates: [State] { [State(), State()] }
  var indexBound: Int { size * size * size }

  func index(of state: State) -> Int {
    var index = MixedRadix()
    index.append(state.first, radix: size)
    index.append(state.second, radix: size)
    index.append(state.third, radix: size)
    return index.number
  }

  func state(at index: Int) -> State {
    var index = MixedRadix(index)
    let third = index.removeLast(radix: size)
    let second = index.removeLast(radix: size)
    return State(first: index.removeLast(radix: size), second: second, third: third)
  }

  func forEachSuccessor(of state: State, _ body: (Int, State) -> Void) {
    var next = state
    if !isLocked || state.third != 0 {
      next.first = (state.first + 1) % size
      body(1, next)
    }
    next = state
    next.second = (state.second + 1) % size
    body(2, next)
    next = state
    next.third = (state.third + 1) % size
    body(3, next)
  }
}

@Suite("Exploration with a bitmap")
struct ExplorationDenseTests {
  @Test("finds what the hash table finds, on the same levels")
  func sameAsHashed() {
    let system = Wheels(size: 7, isLocked: true)
    let hashed = Exploration(of: system)
    let dense = DenseExploration(of: system)
    #expect(dense.stateCount == 343)
    #expect(hashed.states.count == 343)
    #expect(dense.transitionCount == hashed.transitionCount)
    #expect(dense.transitionCount == 3 * 343 - 49)
    #expect(dense.levels.flatMap { $0 }.map { system.state(at: Int($0)) } == hashed.states)
    for (depth, level) in dense.levels.enumerated() {
      for index in level {
        let number = hashed.number(of: system.state(at: Int(index))) ?? 0
        #expect(hashed.shortestPath(to: number).steps.count == depth)
      }
    }
  }

  @Test("finds the same with several threads", arguments: [1, 2, 3])
  func threads(count: Int) async {
    let system = Wheels()
    // The largest level is gone through in parts. What is violated in it is spread over them.
    let invariant = { @Sendable (state: Wheels.State) in state.first + state.second + state.third < 58 }
    let alone = DenseExploration(of: system, invariant: invariant)
    let together = await DenseExploration(of: system, threads: count, invariant: invariant)
    #expect(alone.stateCount == 64_000)
    #expect(together.stateCount == 64_000)
    #expect(together.transitionCount == 192_000)
    #expect(alone.violation == system.index(of: .init(first: 0, second: 19, third: 39)))
    #expect(together.violation == alone.violation)
    #expect(together.levels.count == 119)
    #expect(together.levels.map { $0.sorted() } == alone.levels.map { $0.sorted() })
  }

  @Test("names the nearest violation of an invariant, and of several the first, with a shortest path")
  func violation() throws {
    let system = Wheels(size: 9, isLocked: true)
    let exploration = DenseExploration(of: system) { $0.first + $0.second + 2 * $0.third < 5 }
    let violation = try #require(exploration.violation)
    #expect(system.state(at: violation) == .init(first: 0, second: 0, third: 3))
    let path = try #require(exploration.shortestPath(to: violation))
    #expect(path.start == .init())
    #expect(path.stimuli == [3, 3, 3])
    #expect(path.end == system.state(at: violation))
    #expect(exploration.stateCount == 729)
    #expect(DenseExploration(of: system).violation == nil)
  }

  @Test("has no path to what cannot be reached")
  func unreachable() {
    let exploration = DenseExploration(of: Wheels(size: 5))
    #expect(exploration.shortestPath(to: 0)?.steps.isEmpty == true)
    #expect(exploration.shortestPath(to: 125) == nil)
    #expect(exploration.shortestPath(to: -1) == nil)
  }
}
