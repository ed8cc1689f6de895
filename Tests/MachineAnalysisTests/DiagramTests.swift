import MachineAnalysis
import Testing

@Suite struct DiagramTests {
  private let door = MachineDescription(Door.self, purpose: "A door.")

  @Test func `Loops without outputs and states that nothing leads to are left out`() throws {
    let old = try #require(Diagram(of: door, edition: "old"))
    #expect(old.states == ["closed", "open"])
    #expect(old.edges.map { "\($0.from) \($0.to)" } == ["closed open", "open closed"])
    #expect(Diagram(of: door, edition: "none") == nil)
  }

  @Test func `Transitions between the same states share an edge; open ones have their own`() throws {
    let new = try #require(Diagram(of: door, edition: "new"))
    let back = try #require(new.edges.first { $0.from == "open" && $0.to == "closed" })
    #expect(back.kind == .open)
    #expect(
      back.labels == [
        "pull [Q-DOOR-2 silent]", "pull / creak [Q-DOOR-2 loud]", "lock / creak, click [Q-DOOR-1 slams]",
      ])
  }

  @Test func `Mermaid: words of the language do not name a state`() throws {
    let new = try #require(Diagram(of: door, edition: "new"))
    #expect(
      DiagramRenderer.mermaid(new) == """
        stateDiagram-v2
          state "end" as end_
          [*] --> closed
          closed --> open : push / creak
          closed --> end_ : lock / click
          open --> closed : pull [Q-DOOR-2 silent]<br/>pull / creak [Q-DOOR-2 loud]\
        <br/>lock / creak, click [Q-DOOR-1 slams]
          open --> open : lock / click [Q-DOOR-1 ignored]

        """)
  }

  @Test func `Graphviz: edges that depend on readings are dashed`() throws {
    let new = try #require(Diagram(of: door, edition: "new"))
    let text = DiagramRenderer.graphviz(new)
    #expect(text.hasPrefix("digraph \"Door\" {\n"))
    #expect(text.contains("  \"closed\" -> \"open\" [label=\"push / creak\\l\"];\n"))
    #expect(
      text.contains("  \"open\" -> \"open\" [label=\"lock / click [Q-DOOR-1 ignored]\\l\", style=dashed];\n"))
    #expect(text.hasSuffix("}\n"))
  }
}
