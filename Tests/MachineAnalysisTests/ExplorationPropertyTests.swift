import MachineAnalysis
import Testing

@Suite("Properties of a transition system")
struct ExplorationPropertyTests {
  typealias CrossingProperty = SystemProperty<Crossing>
  typealias EdgeProperty = SystemProperty<Edges>

  @Test("a claim about all states is violated by a nearest state")
  func always() throws {
    let safe = CrossingProperty("nothing is eaten", .always { $0.isSafe })
    let held = try #require(Exploration(of: Crossing()).check([safe]).first)
    guard case .holds(nil) = held else {
      Issue.record("\(held)")
      return
    }
    let verdict = try #require(Exploration(of: Crossing(isCareful: false)).check([safe]).first)
    guard case .violated(let path?) = verdict else {
      Issue.record("\(verdict)")
      return
    }
    #expect(path.steps.count == 1)
    #expect(!path.end.isSafe)
  }

  @Test("a claim about some state comes with a nearest witness, or with nothing")
  func sometimes() throws {
    let over = CrossingProperty("they get over", .sometimes { $0.isOver })
    let eaten = CrossingProperty("the goat is alone", .sometimes { $0 == .init(wolf: true, goat: true) })
    let verdicts = Exploration(of: Crossing()).check([over, eaten])
    guard case .holds(let path?) = verdicts[0], case .violated(nil) = verdicts[1] else {
      Issue.record("\(verdicts)")
      return
    }
    #expect(path.steps.count == 7)
  }

  @Test("claims about transitions see the state, the stimulus and what follows")
  func steps() {
    let exploration = Exploration(of: Crossing())
    let verdicts = exploration.check([
      CrossingProperty("the ferryman always moves", .alwaysStep { $0.ferryman != $1.state.ferryman }),
      CrossingProperty("the wolf never moves", .alwaysStep { $0.wolf == $1.state.wolf }),
      CrossingProperty("the cabbage moves", .sometimesStep { $1.stimulus == .cabbage }),
      CrossingProperty("both move", .sometimesStep { $0.goat != $1.state.goat && $0.wolf != $1.state.wolf }),
    ])
    guard case .holds(nil) = verdicts[0], case .violated(let wolf?) = verdicts[1],
      case .holds(let cabbage?) = verdicts[2], case .violated(nil) = verdicts[3]
    else {
      Issue.record("\(verdicts)")
      return
    }
    #expect(wolf.stimuli == [.goat, .nothing, .wolf])
    #expect(cabbage.stimuli == [.goat, .nothing, .cabbage])
    #expect(wolf.end.wolf)
  }

  /// 0 → 1 → 2 → 0 with a way out of 2 into the trap 3 ⇄ 4, and 5 before the trap by another way.
  static let trap = Edges(edges: [0: [1], 1: [2], 2: [0, 3], 3: [4], 4: [3]])

  @Test("leads to: a cycle that can be left is no violation, a trap is, with the shortest way into it")
  func leadsTo() {
    let verdicts = Exploration(of: Self.trap).check([
      EdgeProperty("1 leads to 2", .leadsTo(from: { $0 == 1 }, to: { $0 == 2 })),
      EdgeProperty("1 leads to 0", .leadsTo(from: { $0 == 1 }, to: { $0 == 0 })),
      EdgeProperty("0 leads to 3", .leadsTo(from: { $0 == 0 }, to: { $0 == 3 })),
      EdgeProperty("5 leads to 6", .leadsTo(from: { $0 == 5 }, to: { $0 == 6 })),
    ])
    guard case .holds = verdicts[0], case .violated(let path?) = verdicts[1], case .holds = verdicts[2],
      case .holds = verdicts[3]
    else {
      Issue.record("\(verdicts)")
      return
    }
    #expect(path.steps.map(\.state) == [1, 2, 3])
  }

  @Test("leads to: what was met is no longer owed, and what is owed is remembered over other states")
  func owed() {
    let verdicts = Exploration(of: Self.trap).check([
      // 2 is met before the trap: nothing is owed in it.
      EdgeProperty("0 leads to 2", .leadsTo(from: { $0 == 0 }, to: { $0 == 2 })),
      // 4 is met with the trigger in one state.
      EdgeProperty("4 leads to itself", .leadsTo(from: { $0 == 4 }, to: { $0 == 4 })),
      // 2 owes 1, and takes the debt into the trap.
      EdgeProperty("2 leads to 1", .leadsTo(from: { $0 == 2 }, to: { $0 == 1 })),
    ])
    guard case .holds = verdicts[0], case .holds = verdicts[1], case .violated(let path?) = verdicts[2] else {
      Issue.record("\(verdicts)")
      return
    }
    #expect(path.steps.map(\.state) == [1, 2, 3])
  }

  @Test("nothing is claimed about states that were left out")
  func incomplete() {
    let part = Exploration(of: Self.trap, limit: 3)
    let verdicts = part.check([
      EdgeProperty("never 3", .always { $0 != 3 }),
      EdgeProperty("sometimes 4", .sometimes { $0 == 4 }),
      EdgeProperty("1 leads to 4", .leadsTo(from: { $0 == 1 }, to: { $0 == 4 })),
      EdgeProperty("never 1", .always { $0 != 1 }),
      EdgeProperty("sometimes 1", .sometimes { $0 == 1 }),
      EdgeProperty("into 4", .sometimesStep { $1.state == 4 }),
    ])
    guard case .undecided = verdicts[0], case .undecided = verdicts[1], case .undecided = verdicts[2],
      case .violated = verdicts[3], case .holds = verdicts[4], case .undecided = verdicts[5]
    else {
      Issue.record("\(verdicts)")
      return
    }
  }
}
