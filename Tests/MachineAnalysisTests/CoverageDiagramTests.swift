import MachineAnalysis
import StateMachines
import Testing

@Suite("Diagrams of coverage")
struct CoverageDiagramTests {
  private let door = MachineDescription(Door.self, purpose: "A door.")

  private var record: CoverageRecorder {
    var record = CoverageRecorder(of: [door], edition: "old")
    let visits = [("closed", "push"), ("open", "wait"), ("open", "pull")]
    record.add(visits.map { Visit("Door", in: $0.0, on: $0.1) }, under: Readings())
    return record
  }

  @Test("Visited, missing and excepted rules between the same states have edges of their own")
  func edges() throws {
    let exception = CoverageException(cells: "Door/closed/wait", reason: "Nobody waits.")
    let diagram = try #require(CoverageDiagram(of: door, in: record, exceptions: [exception]))
    #expect(diagram.states == ["closed", "open"])
    #expect(
      diagram.edges.map { "\($0.from) \($0.to) \($0.kind): \($0.labels.joined(separator: "; "))" } == [
        "closed closed excepted: wait", "closed open visited: push / creak",
        "open closed visited: pull [Q-DOOR-2 silent]", "open closed missing: pull / creak [Q-DOOR-2 loud]",
      ])
    #expect(CoverageDiagram(of: door, in: CoverageRecorder(of: [], edition: "old")) == nil)
  }

  @Test("Mermaid: each edge has the style of its standing, and a legend says what it means")
  func mermaid() throws {
    let diagram = try #require(CoverageDiagram(of: door, in: record))
    #expect(
      diagram.mermaid(in: "old") == """
        flowchart LR
          start((" "))
          s0(["closed"])
          s1(["open"])
          start --> s0
          s0 -.->|"wait"| s0
          s0 -->|"push / creak"| s1
          s1 -->|"pull [Q-DOOR-2 silent]"| s0
          s1 -.->|"pull / creak [Q-DOOR-2 loud]"| s0
          subgraph legend ["Door in old"]
            visited1[" "] -->|"visited"| visited2[" "]
            missing1[" "] -.->|"missing (dashed)"| missing2[" "]
            excepted1[" "] -.->|"excepted (dotted)"| excepted2[" "]
          end
          linkStyle 0 stroke:#555
          linkStyle 1 stroke:#d55e00,stroke-width:3px,stroke-dasharray:9 5
          linkStyle 2 stroke:#0072b2,stroke-width:2px
          linkStyle 3 stroke:#0072b2,stroke-width:2px
          linkStyle 4 stroke:#d55e00,stroke-width:3px,stroke-dasharray:9 5
          linkStyle 5 stroke:#0072b2,stroke-width:2px
          linkStyle 6 stroke:#d55e00,stroke-width:3px,stroke-dasharray:9 5
          linkStyle 7 stroke:#888888,stroke-width:2px,stroke-dasharray:2 4

        """)
  }
}
