/// An input of a machine, without the machine's types: the destination of a route.
public struct MachineInput: Hashable, Sendable {
  /// The machine's name.
  public let machine: String
  /// The one of several machines of the kind that is meant; `nil` if there is only one.
  public let part: String?
  /// The input's name.
  public let name: String
  /// The input's place in its alphabet.
  public let place: UInt8

  /// An input of a machine, or of one of several of its kind.
  public init<M: Machine>(_ input: M.Input, of machine: M.Type, about part: String? = nil) {
    self.machine = M.name
    self.part = part
    name = input.name
    place = input.place
  }
}

/// The destination of an output of a machine. All routes of an output are followed, in order.
public struct Route<Effect: Hashable & Sendable, LookUp: Hashable & Sendable>: Hashable, Sendable {
  /// The destination of the route.
  public var destination: Destination
  /// The requirements or questions that the route rests on; none for a plain wire, and several if a value is put
  /// together.
  public let citations: [Citation]

  /// The destinations of a route.
  public enum Destination: Hashable, Sendable {
    /// An input of another machine.
    case machine(MachineInput)
    /// An input that depends on a value: one destination, or none, for each kind of the value.
    case choice(LookUp, [Alternative])
    /// An action on values, or at the edge.
    case effect(Effect)
  }

  /// The consequence of one kind of value.
  public struct Alternative: Hashable, Sendable {
    /// The kind's name.
    public let name: String
    /// The input that follows; `nil` for none.
    public var input: MachineInput?

    /// The consequence of a kind of value.
    public init(_ name: String, _ input: MachineInput?) {
      self.name = name
      self.input = input
    }
  }

  /// A route that rests on requirements or questions, or a plain wire.
  public init(_ destination: Destination, per citations: [Citation] = []) {
    self.destination = destination
    self.citations = citations
  }

  /// Every input that the route may lead to.
  public var inputs: [MachineInput] {
    switch destination {
    case .machine(let input): [input]
    case .choice(_, let alternatives): alternatives.compactMap(\.input)
    case .effect: []
    }
  }

  /// The first citation.
  public var citation: Citation? { citations.first }
}
