import MachineAnalysis
import Testing

@Suite("Rendered tables")
struct TableRendererTests {
  private let door = MachineDescription(Door.self, purpose: "A door.")

  @Test("The grid has inputs as rows and states as columns")
  func grid() {
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

  @Test("Plain text is aligned, and long cells go on in the next line")
  func plain() {
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

  @Test("Editions that behave alike share a row")
  func rows() {
    #expect(
      TableRenderer(format: .markdown).rows(of: door, in: "closed") == """
        | input | editions | readings | then | outputs | rests on |
        | --- | --- | --- | --- | --- | --- |
        | push | all |  | `open` | `creak` | DOOR-1 |
        | lock | middle, new |  | `end` | `click` | DOOR-4 |
        | wait | all |  | stays |  | DOOR-5 |

        """)
  }

  @Test("What cannot happen is listed with its reason")
  func impossible() {
    let renderer = TableRenderer(format: .plain)
    #expect(renderer.impossibilities(of: door, in: "closed") == ["pull (DOOR-2)", "lock (DOOR-3; in old)"])
    let atTheEnd = renderer.impossibilities(of: door, in: "end")
    #expect(atTheEnd == ["push, pull, lock, wait (DOOR-10; in middle, new)"])
    #expect(renderer.rows(of: door, in: "end").isEmpty)
  }

  @Test("A bar in a cell does not end it")
  func escaping() {
    let table = TextTable(header: ["a"], rows: [["b|c"]])
    #expect(table.rendered(as: .markdown) == "| a |\n| --- |\n| b\\|c |\n")
  }
}
