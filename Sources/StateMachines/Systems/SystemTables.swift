/// The machines of a system in one edition and the routes between them, as flat tables of small integers.
///
/// They hold every branch; a `CompiledSystem` says which of them readings lead to.
public struct SystemTables<Effect: Hashable & Sendable, LookUp: Hashable & Sendable>: Sendable {
  /// The machines, one table for all that are of a kind.
  public let machines: [MachineTable]
  /// The machines at work.
  public let members: [WorkingMachine]
  /// The first branch of each kind of machine: branches are numbered through.
  public let firstBranches: [Int]
  /// What each branch does.
  @usableFromInline var branches: [CompiledBranch] = []
  /// The outputs of all branches.
  @usableFromInline var outputs: [UInt8] = []
  /// Where the cells of each member begin, and how many inputs it has.
  @usableFromInline var memberCells: [Int] = []
  @usableFromInline var memberInputs: [Int] = []
  /// For each member the number of its first output; for each output where its operations begin.
  @usableFromInline var memberOutputs: [Int] = []
  @usableFromInline var outputStarts: [UInt16] = [0]
  @usableFromInline var operations: [UInt16] = []
  @usableFromInline var effects: [Effect] = []
  @usableFromInline var choices: [CompiledChoice] = []
  /// For each event from outside, where it leads at first.
  public private(set) var events: [[Route<Effect, LookUp>]]
  /// Where the operations of the events begin, in `outputStarts`.
  @usableFromInline var firstEvent = 0
  /// The branches of the cells under the first readings, member by member.
  let firstCells: [UInt16]
  /// For each question, the cells whose branch depends on it.
  let dependentCells: [String: [Int]]
  /// The member of each cell.
  let cellMembers: [UInt8]

  /// A machine at work in a system.
  public struct WorkingMachine: Hashable, Sendable {
    /// The kind of machine, by its place in the list.
    public let machine: Int
    /// Which of several machines of the kind it is.
    public let part: String?
    /// For each output, its routes.
    public var routes: [[Route<Effect, LookUp>]]
  }

  @usableFromInline
  struct CompiledBranch: Sendable {
    /// 255 where the pair is impossible.
    @usableFromInline var target: UInt8
    @usableFromInline var outputCount: UInt8
    @usableFromInline var firstOutput: UInt16
  }

  @usableFromInline
  struct CompiledChoice: Sendable {
    @usableFromInline var lookUp: LookUp
    /// For each kind of value the signal, or `noSignal`.
    @usableFromInline var signals: [UInt16]
  }

  /// Puts a system together. Routes lead to members only; a route to a machine that is not there is a mistake.
  ///
  /// - Parameters:
  ///   - parts: The machines.
  ///   - events: For each event from outside the machines that learn of it, in order.
  public init(_ parts: [SystemPart<Effect, LookUp>], events: [[Route<Effect, LookUp>]]) {
    self.events = events
    precondition(parts.count <= MachineStates.capacity, "a system has a byte for each machine")
    var machines: [MachineTable] = []
    var members: [WorkingMachine] = []
    for part in parts {
      let machine = machines.firstIndex { $0.name == part.table.name } ?? machines.count
      if machine == machines.count { machines.append(part.table) }
      members.append(WorkingMachine(machine: machine, part: part.part, routes: part.routes))
    }
    self.machines = machines
    self.members = members
    var firstBranches = [0]
    for machine in machines {
      firstBranches.append(firstBranches[firstBranches.count - 1] + machine.branches.count)
    }
    self.firstBranches = firstBranches
    var cells: [UInt16] = []
    var owners: [UInt8] = []
    var dependent: [String: [Int]] = [:]
    for (number, member) in members.enumerated() {
      let machine = machines[member.machine]
      for cell in 0..<machine.cellCount {
        for question in Self.questions(of: machine, cell) {
          dependent[question] = (dependent[question] ?? []) + [cells.count]
        }
        let branch = firstBranches[member.machine] + machine.branch(ofCell: cell, under: Readings())
        cells.append(UInt16(branch))
        owners.append(UInt8(number))
      }
    }
    firstCells = cells
    cellMembers = owners
    dependentCells = dependent
    compileBranches()
    compileRoutes()
  }

  private static func questions(of machine: MachineTable, _ cell: Int) -> [String] {
    var questions: [String] = []
    for branch in machine.branches(ofCell: cell) {
      for choice in machine.branches[branch].path where !questions.contains(choice.question) {
        questions.append(choice.question)
      }
    }
    return questions
  }

  private mutating func compileBranches() {
    for branch in machines.flatMap(\.branches) { append(target: branch.target, outputs: branch.outputs) }
    var next = 0
    for member in members {
      let machine = machines[member.machine]
      memberCells.append(next)
      memberInputs.append(machine.inputs.count)
      next += machine.cellCount
    }
  }

  private mutating func append(target: UInt8?, outputs: [UInt8]) {
    branches.append(
      CompiledBranch(
        target: target ?? 255, outputCount: UInt8(outputs.count), firstOutput: UInt16(self.outputs.count)))
    self.outputs += outputs
  }

  private mutating func compileRoutes() {
    outputStarts = [0]
    operations = []
    choices = []
    memberOutputs = []
    for member in members {
      memberOutputs.append(outputStarts.count - 1)
      for routes in member.routes {
        for route in routes { operations.append(operation(for: route.destination)) }
        outputStarts.append(UInt16(operations.count))
      }
    }
    firstEvent = outputStarts.count - 1
    for routes in events {
      for route in routes { operations.append(operation(for: route.destination)) }
      outputStarts.append(UInt16(operations.count))
    }
  }

  private mutating func operation(for destination: Route<Effect, LookUp>.Destination) -> UInt16 {
    switch destination {
    case .machine(let input): return signal(for: input)
    case .effect(let effect):
      let number = effects.firstIndex(of: effect) ?? effects.count
      if number == effects.count { effects.append(effect) }
      return Operation.effect | UInt16(number)
    case .choice(let lookUp, let alternatives):
      choices.append(
        CompiledChoice(
          lookUp: lookUp, signals: alternatives.map { $0.input.map(signal(for:)) ?? Operation.noSignal }))
      return Operation.choice | UInt16(choices.count - 1)
    }
  }

  /// The number of a machine's input in this system.
  public func signal(for input: MachineInput) -> UInt16 {
    let found = members.firstIndex { machines[$0.machine].name == input.machine && $0.part == input.part }
    guard let member = found else {
      preconditionFailure("a route leads to \(input.machine), which is not in the system")
    }
    return UInt16(member) << 8 | UInt16(input.place)
  }

  /// The number of a member.
  public func member(_ machine: String, _ part: String? = nil) -> Int? {
    members.firstIndex { machines[$0.machine].name == machine && $0.part == part }
  }

  /// The kind of machine and the branch that a number stands for.
  public func branch(_ number: Int) -> (machine: MachineTable, branch: Branch) {
    let machine = (firstBranches.firstIndex { $0 > number } ?? 1) - 1
    return (machines[machine], machines[machine].branches[number - firstBranches[machine]])
  }

  /// How many branches there are.
  public var branchCount: Int { branches.count }

  /// The same tables with another transition in one branch: a fault.
  public func replacing(branch: Int, target: UInt8, outputs: [UInt8]) -> Self {
    var tables = self
    tables.branches[branch] = CompiledBranch(
      target: target, outputCount: UInt8(outputs.count), firstOutput: UInt16(tables.outputs.count))
    tables.outputs += outputs
    return tables
  }

  /// The same tables with other routes of one output of a kind of machine: a fault.
  public func replacing(
    output: Int, ofMember member: Int, routes: [Route<Effect, LookUp>]
  ) -> Self {
    var members = self.members
    members[member].routes[output] = routes
    return Self(self, members: members, events: events)
  }

  /// The same tables with other routes of an event: a fault.
  public func replacing(event: Int, routes: [Route<Effect, LookUp>]) -> Self {
    var events = self.events
    events[event] = routes
    return Self(self, members: members, events: events)
  }

  private init(_ tables: Self, members: [WorkingMachine], events: [[Route<Effect, LookUp>]]) {
    self.events = events
    machines = tables.machines
    self.members = members
    firstBranches = tables.firstBranches
    branches = tables.branches
    outputs = tables.outputs
    memberCells = tables.memberCells
    memberInputs = tables.memberInputs
    firstCells = tables.firstCells
    dependentCells = tables.dependentCells
    cellMembers = tables.cellMembers
    effects = tables.effects
    compileRoutes()
  }
}

/// A machine that a system is put together from, with the routes of its outputs.
public struct SystemPart<Effect: Hashable & Sendable, LookUp: Hashable & Sendable>: Sendable {
  let table: MachineTable
  let part: String?
  let routes: [[Route<Effect, LookUp>]]

  /// A machine, or one of several of its kind, and where each of its outputs goes.
  public init<M: Machine>(
    _ machine: M.Type, _ part: String? = nil, in edition: M.Edition,
    routes: (M.Output) -> [Route<Effect, LookUp>]
  ) {
    table = MachineTable(of: machine, in: edition)
    self.part = part
    self.routes = M.Output.allCases.map(routes)
  }
}

/// What the operations of compiled routes look like: two bits of kind, and a number.
@usableFromInline
enum Operation {
  @usableFromInline static let effect: UInt16 = 0x4000
  @usableFromInline static let choice: UInt16 = 0x8000
  @usableFromInline static let noSignal: UInt16 = 0xFFFF
  @usableFromInline static let number: UInt16 = 0x3FFF
}
