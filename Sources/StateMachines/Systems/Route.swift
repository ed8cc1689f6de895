/// A machine's input, without the machine's types: where a route leads.
public struct MachineInput: Hashable, Sendable {
  /// The machine's name.
  public let machine: String
  /// Which of several machines of the kind is meant.
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

/// Where an output of a machine goes. All routes of an output are taken, in order.
public struct Route<Effect: Hashable & Sendable, LookUp: Hashable & Sendable>: Hashable, Sendable {
  /// What the route leads to.
  public var destination: Destination
  /// What it rests on, where it is more than a wire: on one thing or, if a value is put together, on several.
  public let citations: [Citation]

  /// What a route leads to.
  public enum Destination: Hashable, Sendable {
    /// Another machine learns of it.
    case machine(MachineInput)
    /// A value decides which machine learns of it: one destination, or none, for each of its kinds.
    case choice(LookUp, [Alternative])
    /// Something is done with values, or at the edge.
    case effect(Effect)
  }

  /// The consequence of one kind of value.
  public struct Alternative: Hashable, Sendable {
    /// The kind's name.
    public let name: String
    /// Who learns of it, if anybody.
    public var input: MachineInput?

    /// What follows from a kind of value.
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

  /// Every input that it may lead to.
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
