/// A system of machines in one edition and under one reading of each open question, ready to run.
public struct CompiledSystem<Effect: Hashable & Sendable, LookUp: Hashable & Sendable>: Sendable {
  /// The tables of the edition.
  public let tables: SystemTables<Effect, LookUp>
  /// The readings; a question without a reading follows its first one.
  public let readings: Readings
  /// For each cell of each member, the number of the branch to follow.
  @usableFromInline let cells: [UInt16]

  /// A system under some readings.
  public init(_ tables: SystemTables<Effect, LookUp>, readings: Readings = Readings()) {
    self.init(tables, readings, tables.firstCells, choosing: readings.questions)
  }

  /// Chooses new branches for the cells that ask some of the questions.
  private init(
    _ tables: SystemTables<Effect, LookUp>, _ readings: Readings, _ cells: [UInt16],
    choosing questions: Set<String>
  ) {
    self.tables = tables
    self.readings = readings
    var cells = cells
    for cell in questions.lazy.flatMap({ tables.dependentCells[$0] ?? [] }) {
      let number = Int(tables.cellMembers[cell])
      let member = tables.members[number]
      let branch = tables.machines[member.machine].branch(
        ofCell: cell - tables.rules.memberCells[number], under: readings, about: member.subject)
      cells[cell] = UInt16(tables.firstBranches[member.machine] + branch)
    }
    self.cells = cells
  }

  private init(_ tables: SystemTables<Effect, LookUp>, _ other: Self) {
    self.tables = tables
    readings = other.readings
    cells = other.cells
  }

  /// The same tables under other readings.
  public func following(_ readings: Readings) -> Self {
    let questions = readings.questions.union(self.readings.questions)
    return Self(tables, readings, cells, choosing: questions.filter { readings[$0] != self.readings[$0] })
  }

  /// The same readings with other tables of the same shape, as for an injected fault.
  public func replacing(_ tables: SystemTables<Effect, LookUp>) -> Self { Self(tables, self) }

  /// The branch that is followed by a member in a state on an input.
  public func branch(of member: Int, in state: UInt8, on input: UInt8) -> Int {
    Int(cells[tables.rules.memberCells[member] + Int(state) * tables.rules.memberInputs[member] + Int(input)])
  }

  /// Sends an event, and runs all reactions to completion.
  @inlinable
  public func happens<Host: SystemHost>(
    _ event: Int, to host: inout Host
  ) where Host.Effect == Effect, Host.LookUp == LookUp {
    carryOut(from: tables.rules.firstEvent + event, on: &host, depth: 0)
  }

  /// Sends an input to a machine, and runs all reactions to completion.
  ///
  /// It stops at an impossible pair, and when the host allows no more branches.
  @inlinable
  public func send<Host: SystemHost>(
    _ signal: UInt16, to host: inout Host, depth: Int = 0
  ) where Host.Effect == Effect, Host.LookUp == LookUp {
    let member = Int(signal >> 8)
    let state = host.place(of: member)
    let number = cells[
      tables.rules.memberCells[member] + Int(state) * tables.rules.memberInputs[member] + Int(signal & 255)]
    let branch = tables.rules.branches[Int(number)]
    guard host.follows(Int(number), of: member, depth: depth), branch.target != 255 else {
      return host.stumbles(over: Int(number), of: member)
    }
    host.move(member, to: branch.target)
    var output = Int(branch.firstOutput)
    let last = output + Int(branch.outputCount)
    while output < last {
      carryOut(
        from: tables.rules.memberOutputs[member] + Int(tables.rules.outputs[output]), on: &host,
        depth: depth + 1)
      output += 1
    }
  }

  /// Follows the routes of an output or an event, in order.
  @inlinable
  func carryOut<Host: SystemHost>(
    from place: Int, on host: inout Host, depth: Int
  ) where Host.Effect == Effect, Host.LookUp == LookUp {
    let routes = tables.rules.routes[place]
    var operation = Int(routes.first)
    while operation < routes.end {
      carryOut(tables.rules.operations[operation], on: &host, depth: depth)
      operation += 1
    }
  }

  @inlinable
  func carryOut<Host: SystemHost>(
    _ operation: UInt16, on host: inout Host, depth: Int
  ) where Host.Effect == Effect, Host.LookUp == LookUp {
    if operation & Operation.choice != 0 {
      let choice = Int(operation & Operation.number)
      let value = host.value(of: tables.rules.choices[choice].lookUp)
      let signal = tables.rules.choices[choice].signals[value]
      if signal != Operation.noSignal { send(signal, to: &host, depth: depth) }
    } else if operation & Operation.effect != 0 {
      host.carryOut(tables.rules.effects[Int(operation & Operation.number)])
    } else {
      send(operation, to: &host, depth: depth)
    }
  }
}

/// The host of a system's machines: their states, the values, and the edge to the outside.
public protocol SystemHost {
  /// An action on values, or at the edge.
  associatedtype Effect: Hashable & Sendable
  /// A look-up of a value.
  associatedtype LookUp: Hashable & Sendable

  /// The state of a member, by its place.
  func place(of member: Int) -> UInt8

  /// Puts a member into another state.
  mutating func move(_ member: Int, to state: UInt8)

  /// Records that a member follows a branch. Its cause is the last earlier branch of less depth. Returns `false` if
  /// the number of branches shows that there is no end.
  mutating func follows(_ branch: Int, of member: Int, depth: Int) -> Bool

  /// Records an impossible branch, or a reaction without an end.
  mutating func stumbles(over branch: Int, of member: Int)

  /// Carries out an action on values, or at the edge.
  mutating func carryOut(_ effect: Effect)

  /// The result of a look-up: the place of the value's kind.
  mutating func value(of lookUp: LookUp) -> Int
}
