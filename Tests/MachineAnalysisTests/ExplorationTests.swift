import MachineAnalysis
import Testing

@Suite("Exploration")
struct ExplorationTests {
  @Test("finds all reachable states and transitions of a known puzzle, and its shortest solution")
  func knownPuzzle() throws {
    let exploration = Exploration(of: Crossing())
    #expect(exploration.states.count == 10)
    #expect(exploration.transitionCount == 20)
    #expect(exploration.isComplete)
    let over = try #require(exploration.states.firstIndex { $0.isOver })
    let path = exploration.shortestPath(to: over)
    #expect(path.stimuli == [.goat, .nothing, .wolf, .goat, .cabbage, .nothing, .goat])
    #expect(path.start == Crossing.State())
    #expect(path.end.isOver)
    #expect(exploration.shortestPath(to: 0).steps.isEmpty)
  }

  @Test("numbers states by their distance and looks them up, also when the table has grown")
  func manyStates() {
    let size = 5_000
    let edges = (0..<size).map { ($0, [($0 * 7 + 1) % size, ($0 * 7 + 2) % size]) }
    let exploration = Exploration(of: Edges(edges: Dictionary(uniqueKeysWithValues: edges)))
    #expect(exploration.states.count == size)
    #expect(exploration.transitionCount == 2 * size)
    #expect(Set(exploration.states).count == size)
    #expect(exploration.states.indices.allSatisfy { exploration.number(of: exploration.states[$0]) == $0 })
    #expect(exploration.number(of: size) == nil)
    let lengths = exploration.states.indices.map { exploration.shortestPath(to: $0).steps.count }
    #expect(lengths == lengths.sorted())
  }

  @Test("looks states up by all of their bytes, and by no others")
  func manyBytes() {
    let exploration = Exploration(of: Wheels(notches: 12))
    #expect(MemoryLayout<Wheels.State>.size == 10)
    #expect(exploration.states.count == 12 * 12 * 12)
    #expect(exploration.transitionCount == 3 * exploration.states.count)
    #expect(exploration.states.indices.allSatisfy { exploration.number(of: exploration.states[$0]) == $0 })
    #expect(exploration.shortestPath(to: exploration.states.count - 1).steps.count == 3 * 11)
  }

  @Test("says that it is incomplete when states were left out, and only then")
  func limit() {
    let ring = Edges(edges: [0: [1], 1: [2], 2: [0]])
    #expect(Exploration(of: ring, limit: 3).isComplete)
    let part = Exploration(of: ring, limit: 2)
    #expect(!part.isComplete)
    #expect(part.states == [0, 1])
    #expect(part.transitionCount == 2)
    #expect(StateGraph(of: part).isTruncated == [false, true])
  }

  @Test("begins in every initial state, each once")
  func initialStates() {
    let exploration = Exploration(of: Edges(initialStates: [4, 0, 4], edges: [0: [1], 4: [1]]))
    #expect(exploration.states == [4, 0, 1])
    #expect(exploration.shortestPath(to: 2).start == 4)
    #expect(exploration.shortestPath(to: 1).start == 0)
  }

  @Test("finds the states in which nothing changes any more")
  func deadStates() {
    let system = Edges(edges: [0: [1, 2, 3], 1: [0], 2: [2, 2], 3: []])
    #expect(StateGraph(of: Exploration(of: system)).deadStates == [2, 3])
    // State 2 of the part leads to a state that was left out.
    let part = Exploration(of: Edges(edges: [0: [1], 1: [2], 2: [3]]), limit: 3)
    #expect(StateGraph(of: part).deadStates == [])
  }

  @Test("finds the states that no test can tell apart")
  func indistinguishable() throws {
    let lamp = Exploration(of: Lamp(size: 6))
    #expect(lamp.indistinguishabilityClasses() == [0, 1, 2, 0, 1, 2])
    #expect(lamp.indistinguishableStates() == [[0, 3], [1, 4], [2, 5]])
    // With seven states the lamp tells all apart: the seventh is followed by the first at once.
    #expect(Exploration(of: Lamp(size: 7)).indistinguishableStates() == [])
    #expect(Exploration(of: Lamp(size: 6), limit: 5).indistinguishableStates() == nil)
  }

  @Test("a choice of the system is a set: neither order nor repetition tells states apart")
  func choice() {
    #expect(Exploration(of: Coin()).indistinguishableStates() == [[0, 1]])
  }
}
