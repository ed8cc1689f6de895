/// The branches and routes of a system as flat lists of small integers, ready to run.
@usableFromInline
struct CompiledRules<Effect: Hashable & Sendable, LookUp: Hashable & Sendable>: Sendable {
  /// The transitions of all branches.
  @usableFromInline private(set) var branches: [CompiledBranch] = []
  /// The outputs of all branches.
  @usableFromInline private(set) var outputs: [UInt8] = []
  /// The first cell of each member, and its number of inputs.
  @usableFromInline private(set) var memberCells: [Int] = []
  @usableFromInline private(set) var memberInputs: [Int] = []
  /// For each member the index of its first output in `routes`. The routes of outputs come first, those of events
  /// last.
  @usableFromInline private(set) var memberOutputs: [Int] = []
  @usableFromInline private(set) var routes: [CompiledRoutes] = []
  @usableFromInline private(set) var operations: [UInt16] = []
  @usableFromInline private(set) var effects: [Effect] = []
  @usableFromInline private(set) var choices: [CompiledChoice] = []
  /// The index of the first event in `routes`.
  @usableFromInline private(set) var firstEvent = 0

  typealias Member = SystemTables<Effect, LookUp>.WorkingMachine

  @usableFromInline
  struct CompiledBranch: Sendable {
    /// The state afterwards; 255 if the pair is impossible.
    @usableFromInline let target: UInt8
    @usableFromInline let outputCount: UInt8
    @usableFromInline let firstOutput: UInt16
  }

  /// The range of operations to carry out, in order.
  @usableFromInline
  struct CompiledRoutes: Sendable {
    @usableFromInline let first: UInt16
    @usableFromInline let end: UInt16
  }

  @usableFromInline
  struct CompiledChoice: Sendable {
    @usableFromInline let lookUp: LookUp
    /// For each kind of value the signal, or `noSignal`.
    @usableFromInline let signals: [UInt16]
  }

  init(_ machines: [MachineTable], _ members: [Member], _ events: [[Route<Effect, LookUp>]]) {
    for branch in machines.flatMap(\.branches) {
      branches.append(compiled(target: branch.target, outputs: branch.outputs))
    }
    var next = 0
    for member in members {
      let machine = machines[member.machine]
      memberCells.append(next)
      memberInputs.append(machine.inputs.count)
      next += machine.cellCount
      memberOutputs.append(routes.count)
      for output in member.routes { routes.append(compiled(output, machines, members)) }
    }
    firstEvent = routes.count
    for event in events { routes.append(compiled(event, machines, members)) }
  }

  /// Replaces the transition of a branch.
  mutating func replace(branch: Int, target: UInt8, outputs: [UInt8]) {
    branches[branch] = compiled(target: target, outputs: outputs)
  }

  /// Replaces the routes of an output or an event.
  mutating func replace(
    _ place: Int, _ other: [Route<Effect, LookUp>], _ machines: [MachineTable], _ members: [Member]
  ) {
    routes[place] = compiled(other, machines, members)
  }

  private mutating func compiled(target: UInt8?, outputs: [UInt8]) -> CompiledBranch {
    let first = self.outputs.count
    self.outputs += outputs
    return CompiledBranch(
      target: target ?? 255, outputCount: UInt8(outputs.count), firstOutput: UInt16(first))
  }

  private mutating func compiled(
    _ routes: [Route<Effect, LookUp>], _ machines: [MachineTable], _ members: [Member]
  ) -> CompiledRoutes {
    func signal(for input: MachineInput) -> UInt16 {
      let found = members.firstIndex { machines[$0.machine].name == input.machine && $0.part == input.part }
      guard let member = found else {
        preconditionFailure("a route leads to \(input.machine), which is not in the system")
      }
      return UInt16(member) << 8 | UInt16(input.place)
    }
    let first = operations.count
    for route in routes {
      switch route.destination {
      case .machine(let input): operations.append(signal(for: input))
      case .effect(let effect): operations.append(Operation.effect | UInt16(number(of: effect)))
      case .choice(let lookUp, let alternatives):
        let signals = alternatives.map { $0.input.map(signal) ?? Operation.noSignal }
        operations.append(Operation.choice | UInt16(choices.count))
        choices.append(CompiledChoice(lookUp: lookUp, signals: signals))
      }
    }
    return CompiledRoutes(first: UInt16(first), end: UInt16(operations.count))
  }

  private mutating func number(of effect: Effect) -> Int {
    if let known = effects.firstIndex(of: effect) { return known }
    effects.append(effect)
    return effects.count - 1
  }
}

/// The bits of an operation of compiled routes: two for its kind, and a number.
@usableFromInline
enum Operation {
  @usableFromInline static let effect: UInt16 = 0x4000
  @usableFromInline static let choice: UInt16 = 0x8000
  @usableFromInline static let noSignal: UInt16 = 0xFFFF
  @usableFromInline static let number: UInt16 = 0x3FFF
}
