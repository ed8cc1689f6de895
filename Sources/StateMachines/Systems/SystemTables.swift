/// The machines of a system in one edition, and the routes between them.
///
/// The tables hold every branch; a `CompiledSystem` chooses among them by readings. They never change. As a class
/// they are passed around without copies of their parts.
public final class SystemTables<Effect: Hashable & Sendable, LookUp: Hashable & Sendable>: Sendable {
  /// The tables of the machines, one for all machines of a kind.
  public let machines: [MachineTable]
  /// The working machines.
  public let members: [WorkingMachine]
  /// For each event from outside, its first routes.
  public let events: [[Route<Effect, LookUp>]]
  /// The number of the first branch of each kind of machine. Branches are numbered across all kinds.
  public let firstBranches: [Int]
  /// The initial states of all machines.
  public let initial: MachineStates
  /// The branches and the routes.
  @usableFromInline let rules: CompiledRules<Effect, LookUp>
  /// The branches of the cells under the first readings, member by member.
  let firstCells: [UInt16]
  /// For each question, and each one about a subject, the cells whose branch depends on it.
  let dependentCells: [String: [Int]]
  /// The member of each cell.
  let cellMembers: [UInt8]

  /// A machine at work in a system.
  public struct WorkingMachine: Hashable, Sendable {
    /// The kind of machine, by its index in `machines`.
    public let machine: Int
    /// The one of several machines of the kind; `nil` if there is only one.
    public let part: String?
    /// What the machine is about, if it has readings of its own; `nil` for the readings of all.
    public let subject: String?
    /// For each output, its routes.
    public var routes: [[Route<Effect, LookUp>]]
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
      members.append(
        WorkingMachine(machine: machine, part: part.part, subject: part.subject, routes: part.routes))
    }
    self.machines = machines
    self.members = members
    var initial = MachineStates()
    for (number, member) in members.enumerated() { initial[number] = machines[member.machine].initial }
    self.initial = initial
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
          dependent[question, default: []].append(cells.count)
          if let subject = member.subject {
            dependent[Readings.id(of: question, about: subject), default: []].append(cells.count)
          }
        }
        let branch = firstBranches[member.machine] + machine.branch(ofCell: cell, under: Readings())
        cells.append(UInt16(branch))
        owners.append(UInt8(number))
      }
    }
    firstCells = cells
    cellMembers = owners
    dependentCells = dependent
    rules = CompiledRules(machines, members, events)
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

  private init(
    _ other: SystemTables, rules: CompiledRules<Effect, LookUp>, members: [WorkingMachine]? = nil,
    events: [[Route<Effect, LookUp>]]? = nil
  ) {
    machines = other.machines
    self.members = members ?? other.members
    self.events = events ?? other.events
    firstBranches = other.firstBranches
    initial = other.initial
    self.rules = rules
    firstCells = other.firstCells
    dependentCells = other.dependentCells
    cellMembers = other.cellMembers
  }

  /// The number of a member; `nil` if there is none.
  public func member(_ machine: String, _ part: String? = nil) -> Int? {
    members.firstIndex { machines[$0.machine].name == machine && $0.part == part }
  }

  /// The kind of the machine with this branch.
  public func kind(ofBranch number: Int) -> Int { (firstBranches.firstIndex { $0 > number } ?? 1) - 1 }

  /// The machine and the branch with this number.
  public func branch(_ number: Int) -> (machine: MachineTable, branch: Branch) {
    let kind = kind(ofBranch: number)
    return (machines[kind], machines[kind].branches[number - firstBranches[kind]])
  }

  /// The number of branches.
  public var branchCount: Int { rules.branches.count }

  /// The number of an event, in a numbering of branches followed by events.
  public func number(ofEvent event: Int) -> Int { branchCount + event }

  /// The same tables with another transition in one branch, as for an injected fault.
  public func replacing(branch: Int, target: UInt8, outputs: [UInt8]) -> SystemTables {
    var rules = rules
    rules.replace(branch: branch, target: target, outputs: outputs)
    return SystemTables(self, rules: rules)
  }

  /// The same tables with other routes of one output of a member, as for an injected fault.
  public func replacing(output: Int, ofMember member: Int, routes: [Route<Effect, LookUp>]) -> SystemTables {
    var (rules, members) = (rules, members)
    members[member].routes[output] = routes
    rules.replace(rules.memberOutputs[member] + output, routes, machines, members)
    return SystemTables(self, rules: rules, members: members)
  }

  /// The same tables with other routes of an event, as for an injected fault.
  public func replacing(event: Int, routes: [Route<Effect, LookUp>]) -> SystemTables {
    var (rules, events) = (rules, events)
    events[event] = routes
    rules.replace(rules.firstEvent + event, routes, machines, members)
    return SystemTables(self, rules: rules, events: events)
  }
}

/// A part of a system: a machine, with the routes of its outputs.
public struct SystemPart<Effect: Hashable & Sendable, LookUp: Hashable & Sendable>: Sendable {
  package let table: MachineTable
  let part: String?
  let subject: String?
  let routes: [[Route<Effect, LookUp>]]

  /// A machine, or one of several of its kind, with the routes of each of its outputs. `subject` is what it is about, if
  /// questions may have readings of their own about that.
  public init<M: Machine>(
    _ machine: M.Type, _ part: String? = nil, about subject: String? = nil, in edition: M.Edition,
    routes: (M.Output) -> [Route<Effect, LookUp>]
  ) {
    table = MachineTable(of: machine, in: edition)
    self.part = part
    self.subject = subject
    self.routes = M.Output.allCases.map(routes)
  }
}
