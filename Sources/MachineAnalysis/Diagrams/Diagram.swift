/// A machine in one edition as a diagram: states, and an edge for all transitions of a kind between two of them.
public struct Diagram<Kind: CaseIterable & Hashable & Sendable>: Hashable, Sendable {
  /// The machine's name.
  public let machine: String
  /// The initial state.
  public let initial: String
  /// The drawn states, in the order of the alphabet: the initial one, and those with edges.
  public let states: [String]
  /// The edges, ordered by their first and then by their second state.
  public let edges: [Edge]

  /// All transitions of a kind between two states.
  public struct Edge: Hashable, Sendable {
    /// The state before.
    public let from: String
    /// The state afterwards.
    public let to: String
    /// The kind of the transitions.
    public let kind: Kind
    /// One label for each transition: input, outputs after a slash, readings in brackets.
    public internal(set) var labels: [String]
  }

  /// Draws the transitions of a machine.
  init(of machine: MachineDescription, _ transitions: [(from: String, to: String, kind: Kind, label: String)])
  {
    self.machine = machine.name
    initial = machine.initial
    let edges = machine.states.flatMap { from in
      machine.states.flatMap { to in
        Kind.allCases.map { kind in
          let labels = transitions.filter { $0.from == from && $0.to == to && $0.kind == kind }.map(\.label)
          return Edge(from: from, to: to, kind: kind, labels: labels)
        }
      }
    }.filter { !$0.labels.isEmpty }
    states = machine.states.filter { state in
      state == machine.initial || edges.contains { $0.from == state || $0.to == state }
    }
    self.edges = edges
  }
}

/// Whether all ports have a transition.
public enum Certainty: CaseIterable, Hashable, Sendable {
  /// A transition that depends on no reading.
  case certain
  /// A transition that depends on readings.
  case open
}

extension Diagram<Certainty> {
  /// The diagram of a machine in an edition; `nil` where the machine has no such edition.
  ///
  /// Loops without outputs are left out, and so are states without possible inputs to which no edge leads.
  public init?(of machine: MachineDescription, edition: String) {
    guard let table = machine.table(of: edition) else { return nil }
    let branches = table.cells.filter(\.isReached).flatMap { cell in cell.branches.map { (cell, $0) } }
    self.init(
      of: machine,
      branches.compactMap { cell, branch in
        guard case .goes(let target, let outputs) = branch.outcome, cell.state != target || !outputs.isEmpty
        else { return nil }
        let label = branch.label(after: cell.input, outputs)
        return (cell.state, target, branch.readings.isEmpty ? .certain : .open, label)
      })
  }
}

extension TableBranch {
  /// The label of an edge: input, outputs and readings.
  func label(after input: String, _ outputs: [String]) -> String {
    CoverageItems.key(of: CoverageItems.Transition.deed(input, outputs), readings)
  }
}
