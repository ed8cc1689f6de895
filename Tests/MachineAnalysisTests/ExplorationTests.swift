import MachineAnalysis
import Testing

@Suite struct ExplorationTests {
  @Test func `Numbers states by their distance, also when the table has grown`() {
    let size = 5_000
    let edges = (0..<size).map { ($0, [($0 * 7 + 1) % size, ($0 * 7 + 2) % size]) }
    let exploration = Exploration(of: Edges(edges: Dictionary(uniqueKeysWithValues: edges)))
    #expect(exploration.states.count == size)
    #expect(exploration.transitionCount == 2 * size)
    #expect(Set(exploration.states).count == size)
    let some = stride(from: 0, to: size, by: 100).map { exploration.states[$0] }
    let lengths = some.map { state in exploration.violation { $0 != state }?.count ?? -1 }
    #expect(lengths.first == 0 && lengths == lengths.sorted())
  }

  @Test func `Looks states up by all of their bytes, and by no others`() {
    let exploration = Exploration(of: Wheels(notches: 12))
    #expect(MemoryLayout<Wheels.State>.size == 10)
    #expect(exploration.states.count == 12 * 12 * 12)
    #expect(exploration.transitionCount == 3 * exploration.states.count)
    #expect(exploration.violation { $0 != exploration.states[12 * 12 * 12 - 1] }?.count == 3 * 11)
  }

  @Test func `Begins in every initial state, each once`() {
    let exploration = Exploration(of: Edges(initialStates: [4, 0, 4], edges: [0: [1], 4: [1]]))
    #expect(exploration.states == [4, 0, 1])
    #expect(exploration.violation { $0 != 0 }?.isEmpty == true)
    #expect(exploration.violation { $0 != 1 }?.map(\.state) == [1])
  }

  @Test func `Shows a shortest way to what breaks a condition, and none where nothing does`() {
    let exploration = Exploration(of: Edges(edges: [0: [1, 2], 1: [3], 2: [3, 4], 3: [5], 4: [5]]))
    #expect(exploration.violation { $0 < 4 }?.map(\.stimulus) == [1, 1])
    #expect(exploration.violation { $0 < 3 }?.map(\.state) == [1, 3])
    #expect(exploration.violation { $0 < 6 } == nil)
  }

  @Test func `Finds the states in which nothing changes any more, and those without a way to a goal`() {
    // 0 leads to 1, 2 and 3; 1 back to 0, 2 to itself, 3 nowhere.
    let graph = StateGraph(stateCount: 4, starts: [0, 3, 4, 6, 6], targets: [1, 2, 3, 0, 2, 2])
    #expect(graph.deadStates == [2, 3])
    #expect(graph.canReach([false, false, true, false]) == [true, true, true, false])
    #expect(graph.canReach([false, false, false, true]) == [true, true, false, true])
  }

  /// The classes of states given by their transitions, each an observation and a target.
  private func classes(_ states: [[(UInt32, UInt32)]]) -> [Int] {
    var edges = LabelledEdges()
    for state in states {
      edges.all += state.map { LabelledEdge(label: $0.0, target: $0.1) }
      edges.ends.append(edges.all.count)
    }
    return edges.indistinguishabilityClasses()
  }

  @Test func `Finds the states that no test can tell apart`() {
    // A ring of states with a lamp at every third one, and a way back to the first.
    func lamp(_ size: UInt32) -> [Int] {
      classes((0..<size).map { [($0 % 3 == 2 ? 1 : 0, ($0 + 1) % size), (2, 0)] })
    }
    #expect(lamp(6) == [0, 1, 2, 0, 1, 2])
    // With seven states the lamp tells all apart: the seventh is followed by the first at once.
    #expect(lamp(7) == [0, 1, 2, 3, 4, 5, 6])
  }

  @Test func `A choice of the system is a set: neither order nor repetition tells states apart`() {
    let fair: [(UInt32, UInt32)] = [(0, 0), (1, 1)]
    let same: [(UInt32, UInt32)] = [(1, 0), (0, 1), (0, 0)]
    #expect(classes([fair, same, [(0, 2)]]) == [0, 0, 1])
  }
}
