/// Writes diagrams in the languages of two drawing programs.
public enum DiagramRenderer {
  /// A Mermaid `stateDiagram-v2`. Labels have the readings of a transition in brackets.
  public static func mermaid(_ diagram: Diagram<Certainty>) -> String {
    var text = "stateDiagram-v2\n"
    for state in diagram.states where mermaidName(state) != state {
      text += "  state \"\(state)\" as \(mermaidName(state))\n"
    }
    text += "  [*] --> \(mermaidName(diagram.initial))\n"
    for edge in diagram.edges {
      // A colon or a semicolon would end the label.
      let label = edge.labels.joined(separator: "<br/>")
      text += "  \(mermaidName(edge.from)) --> \(mermaidName(edge.to)) : \(label)\n"
    }
    return text
  }

  /// A Graphviz digraph. Edges that depend on readings are dashed.
  public static func graphviz(_ diagram: Diagram<Certainty>) -> String {
    var text = "digraph \"\(diagram.machine)\" {\n  rankdir=LR;\n  node [shape=box, style=rounded];\n"
    text += "  \"[*]\" [shape=point];\n"
    for state in diagram.states { text += "  \"\(state)\";\n" }
    text += "  \"[*]\" -> \"\(diagram.initial)\";\n"
    for edge in diagram.edges {
      let style = edge.kind == .open ? ", style=dashed" : ""
      let label = edge.labels.map { $0 + "\\l" }.joined()
      text += "  \"\(edge.from)\" -> \"\(edge.to)\" [label=\"\(label)\"\(style)];\n"
    }
    return text + "}\n"
  }

  /// A state's name that is no word of the language.
  private static func mermaidName(_ state: String) -> String {
    let words: Set<String> = [
      "state", "end", "note", "class", "classDef", "direction", "style", "hide", "as", "click",
    ]
    return words.contains(state) ? state + "_" : state
  }
}
