/// A machine in one edition as a picture that tells what was visited from what was not.
package typealias CoverageDiagram = Diagram<CoverageStanding>

/// Whether a rule was visited.
package enum CoverageStanding: String, CaseIterable, Hashable, Sendable {
  /// It was.
  case visited
  /// It was not.
  case missing
  /// It was not, and an exception says why.
  case excepted
}

extension CoverageDiagram {
  /// The picture of a machine; `nil` where the record does not have it.
  ///
  /// Left out are visited loops without outputs, rules that no port can pass, and states that then stand
  /// alone.
  package init?(
    of machine: MachineDescription, in record: CoverageRecorder, exceptions: [CoverageException] = []
  ) {
    guard let found = record.machines.first(where: { $0.items.machine == machine.name }) else { return nil }
    let items = found.items
    self.init(
      of: machine,
      items.rules.enumerated().compactMap { index, rule in
        guard rule.isPossible, let transition = rule.transition.map({ items.transitions[$0] }) else {
          return nil
        }
        let isExcepted = exceptions.contains {
          $0.covers(items.cells[rule.cell].key, under: rule.branch.readings, edition: record.edition)
        }
        let standing: CoverageStanding = found.rules[index] ? .visited : isExcepted ? .excepted : .missing
        let isLoop = transition.state == transition.target && transition.outputs.isEmpty
        if isLoop, standing == .visited { return nil }
        let label = rule.branch.label(after: transition.input, transition.outputs)
        return (transition.state, transition.target, standing, label)
      })
  }
}

extension CoverageDiagram {
  /// A Mermaid flowchart with a legend. State diagrams of Mermaid cannot colour single edges.
  ///
  /// The colours can be told apart by people who do not see all of them, and the lines without any.
  package func mermaid(in edition: String) -> String {
    var lines = ["flowchart LR", "  start((\" \"))"]
    func node(_ state: String) -> String { "s\(states.firstIndex(of: state) ?? 0)" }
    lines += states.map { "  \(node($0))([\"\($0)\"])" }
    lines.append("  start --> \(node(initial))")
    var styles = ["  linkStyle 0 stroke:#555"]
    func style(_ standing: CoverageStanding) {
      styles.append("  linkStyle \(styles.count) \(standing.style)")
    }
    for edge in edges {
      let label = edge.labels.joined(separator: "<br/>")
      lines.append("  \(node(edge.from)) \(edge.kind.arrow)|\"\(label)\"| \(node(edge.to))")
      style(edge.kind)
    }
    lines.append("  subgraph legend [\"\(machine) in \(edition)\"]")
    for standing in CoverageStanding.allCases {
      let (from, to) = ("\(standing.rawValue)1", "\(standing.rawValue)2")
      lines.append("    \(from)[\" \"] \(standing.arrow)|\"\(standing.words)\"| \(to)[\" \"]")
      style(standing)
    }
    return (lines + ["  end"] + styles).joined(separator: "\n") + "\n"
  }
}

extension CoverageStanding {
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
