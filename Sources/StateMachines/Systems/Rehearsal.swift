/// An event in a system without its values: the states of the machines, and the results of their look-ups.
public struct SystemStep<LookUp: Hashable & Sendable>: Hashable, Sendable {
  /// The event, by its place.
  public let event: Int
  /// The states of the machines before the event.
  public let machines: MachineStates
  /// The look-ups and their results, in order.
  @usableFromInline var finds: [Find] = []

  @usableFromInline
  struct Find: Hashable, Sendable {
    @usableFromInline let lookUp: LookUp
    @usableFromInline let value: UInt8

    @inlinable
    init(lookUp: LookUp, value: UInt8) {
      self.lookUp = lookUp
      self.value = value
    }
  }

  /// An event without any look-up yet.
  @inlinable
  public init(event: Int, in machines: MachineStates) {
    self.event = event
    self.machines = machines
  }

  /// Adds the result of the next look-up.
  @inlinable
  public mutating func find(_ value: Int, by lookUp: LookUp) {
    finds.append(Find(lookUp: lookUp, value: UInt8(value)))
  }
}

/// The reaction of a system's machines to an event, as far as it matters to the values and to the edge.
public struct StepOutcome<Effect: Hashable & Sendable, LookUp: Hashable & Sendable>: Hashable, Sendable {
  /// The states of the machines afterwards.
  @usableFromInline var machines = MachineStates()
  /// The look-ups and the actions, in order.
  @usableFromInline var deeds: [Deed] = []
  /// Whether the reaction is possible and has an end.
  @usableFromInline var isComplete = true

  /// A look-up or an action, with the states of the machines, on which its meaning may depend.
  @usableFromInline
  struct Deed: Hashable, Sendable {
    @usableFromInline let what: What
    @usableFromInline let machines: MachineStates

    @inlinable
    init(_ what: What, in machines: MachineStates) {
      self.what = what
      self.machines = machines
    }

    @usableFromInline
    enum What: Hashable, Sendable {
      case lookUp(LookUp)
      case effect(Effect)
    }
  }

  @inlinable
  init() {}

  @inlinable
  mutating func add(_ what: Deed.What) { deeds.append(Deed(what, in: machines)) }
}

/// Plays events on the machines of a system alone. Actions on values, or at the edge, are only recorded.
///
/// If other rules have the same outcome, everything after it is the same too, whatever the values are.
public struct Rehearsal<Effect: Hashable & Sendable, LookUp: Hashable & Sendable>: Sendable {
  /// The outcome of the last event.
  public var outcome: StepOutcome<Effect, LookUp> { result }
  /// The numbers of the branches that were followed.
  public var branches: [Int] { followed }

  @usableFromInline var result = StepOutcome<Effect, LookUp>()
  @usableFromInline var followed: [Int] = []
  @usableFromInline var finds: [SystemStep<LookUp>.Find] = []
  @usableFromInline var findCount = 0

  /// The limit of branches. More are taken for a reaction without an end, as a fault may cause.
  @usableFromInline static var branchLimit: Int { 1000 }

  /// A rehearsal before its first event.
  @inlinable
  public init() {}

  /// Plays the event of a step by some rules.
  @inlinable
  public mutating func play(_ step: SystemStep<LookUp>, by rules: CompiledSystem<Effect, LookUp>) {
    result.machines = step.machines
    result.deeds.removeAll(keepingCapacity: true)
    result.isComplete = true
    followed.removeAll(keepingCapacity: true)
    finds = step.finds
    findCount = 0
    rules.happens(step.event, to: &self)
  }
}

extension Rehearsal: SystemHost {
  /// The state of a machine, by its place.
  @inlinable
  public func place(of member: Int) -> UInt8 { result.machines[member] }

  /// Puts a machine into another state.
  @inlinable
  public mutating func move(_ member: Int, to state: UInt8) { result.machines[member] = state }

  /// Records a branch that is followed.
  @inlinable
  public mutating func follows(_ branch: Int, of member: Int, depth: Int) -> Bool {
    followed.append(branch)
    return followed.count <= Self.branchLimit
  }

  /// Records that a branch is impossible, or that there is no end.
  @inlinable
  public mutating func stumbles(over branch: Int, of member: Int) { result.isComplete = false }

  /// Records an action.
  @inlinable
  public mutating func carryOut(_ effect: Effect) { result.add(.effect(effect)) }

  /// Records a look-up, and returns the step's result of it. If the step made another look-up, the outcome differs in
  /// any case.
  @inlinable
  public mutating func value(of lookUp: LookUp) -> Int {
    result.add(.lookUp(lookUp))
    defer { findCount += 1 }
    guard findCount < finds.count, finds[findCount].lookUp == lookUp else { return 0 }
    return Int(finds[findCount].value)
  }
}
