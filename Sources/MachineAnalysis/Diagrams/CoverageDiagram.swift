/// A machine in one edition as a picture that tells what was visited from what was not.
public struct CoverageDiagram: Hashable, Sendable {
  /// The machine's name.
  public let machine: String
  /// The edition's name.
  public let edition: String
  /// The state it begins in.
  public let initial: String
  /// The states that the picture shows, in the order of the alphabet.
  public let states: [String]
  /// The edges, by their first and then by their second state.
  public let edges: [Edge]

  /// Rules between two states that have the same standing.
  public struct Edge: Hashable, Sendable {
    /// The state before.
    public let from: String
    /// The state afterwards.
    public let to: String
    /// Whether the rules were visited.
    public let standing: Standing
    /// One label for each rule: input, outputs after a slash, readings in brackets.
    public internal(set) var labels: [String]
  }

  /// Whether a rule was visited.
  public enum Standing: String, CaseIterable, Hashable, Sendable {
    case visited, missing, excepted
  }

  /// The picture of a machine; `nil` where the record does not have it.
  ///
  /// Left out are visited loops without outputs, rules that no port can pass, and states that then stand
  /// alone.
  public init?(
    of machine: MachineDescription, in record: CoverageRecorder, exceptions: [CoverageException] = []
  ) {
    guard let found = record.machines.first(where: { $0.items.machine == machine.name }) else { return nil }
    self.machine = machine.name
    edition = record.edition
    initial = machine.initial
    let items = found.items
    var edges: [Edge] = []
    for (index, rule) in items.rules.enumerated() where rule.isPossible {
      guard let transition = rule.transition.map({ items.transitions[$0] }) else { continue }
      let standing = Self.standing(
        isVisited: found.rules[index],
        isExcepted: exceptions.contains {
          $0.covers(items.cells[rule.cell].key, under: rule.branch.readings, edition: record.edition)
        })
      let isLoop = transition.state == transition.target && transition.outputs.isEmpty
      if isLoop, standing == .visited { continue }
      let readings = rule.branch.readings.map { "\($0.question) \($0.reading)" }.joined(separator: ", ")
      let label = readings.isEmpty ? transition.deed : "\(transition.deed) [\(readings)]"
      if let known = edges.firstIndex(where: {
        $0.from == transition.state && $0.to == transition.target && $0.standing == standing
      }) {
        edges[known].labels.append(label)
      } else {
        edges.append(
          Edge(from: transition.state, to: transition.target, standing: standing, labels: [label]))
      }
    }
    let shown = Set(edges.flatMap { [$0.from, $0.to] } + [machine.initial])
    states = machine.states.filter(shown.contains)
    self.edges = machine.states.flatMap { from in
      machine.states.flatMap { to in edges.filter { $0.from == from && $0.to == to } }
    }
  }

  private static func standing(isVisited: Bool, isExcepted: Bool) -> Standing {
    isVisited ? .visited : isExcepted ? .excepted : .missing
  }
}

extension CoverageDiagram {
  /// A Mermaid flowchart with a legend. State diagrams of Mermaid cannot colour single edges.
  ///
  /// The colours can be told apart by people who do not see all of them, and the lines without any.
  public var mermaid: String {
    var lines = ["flowchart LR", "  start((\" \"))"]
    let numbers = Dictionary(uniqueKeysWithValues: states.enumerated().map { ($1, $0) })
    func node(_ state: String) -> String { "s\(numbers[state] ?? 0)" }
    lines += states.map { "  \(node($0))([\"\($0)\"])" }
    lines.append("  start --> \(node(initial))")
    var styles = ["  linkStyle 0 stroke:#555"]
    func style(_ standing: Standing) { styles.append("  linkStyle \(styles.count) \(standing.style)") }
    for edge in edges {
      let label = edge.labels.joined(separator: "<br/>")
      lines.append("  \(node(edge.from)) \(edge.standing.arrow)|\"\(label)\"| \(node(edge.to))")
      style(edge.standing)
    }
    lines.append("  subgraph legend [\"\(machine) in \(edition)\"]")
    for standing in Standing.allCases {
      let (from, to) = ("\(standing.rawValue)1", "\(standing.rawValue)2")
      lines.append("    \(from)[\" \"] \(standing.arrow)|\"\(standing.words)\"| \(to)[\" \"]")
      style(standing)
    }
    return (lines + ["  end"] + styles).joined(separator: "\n") + "\n"
  }
}

extension CoverageDiagram.Standing {
  fileprivate var arrow: String {
    switch self {
    case .visited: "-->"
    case .missing, .excepted: "-.->"
    }
  }

  fileprivate var words: String {
    switch self {
    case .visited: "visited"
    case .missing: "missing (dashed)"
    case .excepted: "excepted (dotted)"
    }
  }

  fileprivate var style: String {
    switch self {
    case .visited: "stroke:#0072b2,stroke-width:2px"
    case .missing: "stroke:#d55e00,stroke-width:3px,stroke-dasharray:9 5"
    case .excepted: "stroke:#888888,stroke-width:2px,stroke-dasharray:2 4"
    }
  }
}
