/// A machine in one edition as a picture: states, and one edge for each pair of states.
public struct Diagram: Hashable, Sendable {
  /// The machine's name.
  public let machine: String
  /// The state it begins in.
  public let initial: String
  /// The states that the picture shows, in the order of the alphabet.
  public let states: [String]
  /// The edges, by their first and then by their second state.
  public let edges: [Edge]

  /// All transitions between two states. Those that every port has, and those that depend on a
  /// reading, are edges of their own.
  public struct Edge: Hashable, Sendable {
    /// The state before.
    public let from: String
    /// The state afterwards.
    public let to: String
    /// Whether the transitions depend on readings.
    public let isOpen: Bool
    /// One label for each transition: input, outputs after a slash, readings in brackets.
    public internal(set) var labels: [String]
  }

  /// The picture of a machine in an edition; `nil` where the machine has no such edition.
  ///
  /// Left out are loops without outputs, and states in which nothing can happen and to which no edge leads.
  public init?(of machine: MachineDescription, edition: String) {
    guard let table = machine.table(of: edition) else { return nil }
    self.machine = machine.name
    initial = machine.initial
    edges = machine.states.flatMap { from in
      machine.states.flatMap { to in Self.edges(from: from, to: to, in: table) }
    }
    let shown = Set(edges.flatMap { [$0.from, $0.to] } + [initial])
    states = machine.states.filter(shown.contains)
  }

  private static func edges(from: String, to: String, in table: TransitionTable) -> [Edge] {
    var certain = Edge(from: from, to: to, isOpen: false, labels: [])
    var open = Edge(from: from, to: to, isOpen: true, labels: [])
    for cell in table.cells where cell.state == from && cell.isReached {
      for branch in cell.branches {
        guard case .goes(to, let outputs) = branch.outcome, from != to || !outputs.isEmpty else { continue }
        let deed = ([cell.input] + (outputs.isEmpty ? [] : ["/ " + outputs.joined(separator: ", ")]))
          .joined(separator: " ")
        if branch.readings.isEmpty {
          certain.labels.append(deed)
        } else {
          let readings = branch.readings.map { "\($0.question) \($0.reading)" }.joined(separator: ", ")
          open.labels.append("\(deed) [\(readings)]")
        }
      }
    }
    return [certain, open].filter { !$0.labels.isEmpty }
  }
}
