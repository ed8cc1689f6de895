import MachineAnalysis
import StateMachines
import Testing

@Suite struct TableRendererTests {
  private let door = MachineDescription(Door.self, purpose: "A door.")

  @Test func `The grid has inputs as rows and states as columns`() {
    #expect(
      TableRenderer(format: .markdown).grid(of: door, edition: "old") == """
        | input | closed | open | end |
        | --- | --- | --- | --- |
        | push | → open / creak [DOOR-1] | - | - |
        | pull | - | Q-DOOR-2 `silent`: → closed [DOOR-6]<br>Q-DOOR-2 `loud`: → closed / creak [DOOR-6] | - |
        | lock | - | - | - |
        | wait | . [DOOR-5] | . [DOOR-5] | - |

        """)
  }

  @Test func `Plain text is aligned, and long cells go on in the next line`() {
    #expect(
      TableRenderer(format: .plain).grid(of: door, edition: "new") == """
        input  closed                   open                                                end
        push   → open / creak [DOOR-1]  -                                                   -
        pull   -                        Q-DOOR-2 silent: → closed [DOOR-6]                  -
                                        Q-DOOR-2 loud: → closed / creak [DOOR-6]
        lock   → end / click [DOOR-4]   Q-DOOR-1 ignored: / click [DOOR-4]                  -
                                        Q-DOOR-1 slams: → closed / creak, click [Q-DOOR-1]
        wait   . [DOOR-5]               . [DOOR-5]                                          -

        """)
  }

  @Test func `Editions that behave alike share a row`() {
    #expect(
      TableRenderer(format: .markdown).rows(of: door, in: "closed") == """
        | input | editions | readings | then | outputs | rests on |
        | --- | --- | --- | --- | --- | --- |
        | push | all |  | `open` | `creak` | DOOR-1 |
        | lock | middle, new |  | `end` | `click` | DOOR-4 |
        | wait | all |  | stays |  | DOOR-5 |

        """)
  }

  @Test func `What cannot happen is listed with its reason`() {
    let renderer = TableRenderer(format: .plain)
    #expect(renderer.impossibilities(of: door, in: "closed") == ["pull (DOOR-2)", "lock (DOOR-3; in old)"])
    let atTheEnd = renderer.impossibilities(of: door, in: "end")
    #expect(atTheEnd == ["push, pull, lock, wait (DOOR-10; in middle, new)"])
    #expect(renderer.rows(of: door, in: "end").isEmpty)
  }

  @Test func `What does not concern the machine stands in one line instead of rows`() {
    let bell = MachineDescription(Bell.self, purpose: "A bell.")
    let renderer = TableRenderer(format: .plain)
    #expect(
      renderer.unconcerned(of: bell, in: "still")
        == "Not concerned: pull, lock (BELL-2); wait (BELL-3; in new).")
    #expect(!renderer.rows(of: bell, in: "still").contains("pull"))
    #expect(renderer.rows(of: bell, in: "still").contains("wait   old, middle"))
    #expect(renderer.unconcerned(of: door, in: "closed") == nil)
  }

  @Test func `A bar in a cell does not end it`() {
    let table = TextTable(header: ["a"], rows: [["b|c"]])
    #expect(table.rendered(as: .markdown) == "| a |\n| --- |\n| b\\|c |\n")
  }
}

/// A bell at a door. Most inputs of the door do not concern it.
private enum Bell: Machine {
  static let name = "Bell"
  static let initial = State.still

  typealias Edition = Door.Edition
  typealias Input = Door.Input

  enum State: String, Finite { case still }
  enum Output: String, Finite { case ring }

  static func rule(in state: State, on input: Input, of edition: Edition) -> Rule<Self> {
    switch input {
    case .push: .stay(.ring, per: "BELL-1")
    case .pull, .lock: .ignored(per: "BELL-2")
    case .wait: edition == .new ? .ignored(per: "BELL-3") : .stay(.ring, per: "BELL-3")
    }
  }
}
