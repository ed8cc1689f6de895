/// An event in a system, without the values: where the machines are, and what they find when they look values up.
public struct SystemStep<LookUp: Hashable & Sendable>: Hashable, Sendable {
  /// The event, by its place.
  public let event: Int
  /// Where the machines are.
  public let machines: MachineStates
  /// What is looked up, in order.
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

  /// An event that has led to no look-up yet.
  @inlinable
  public init(event: Int, in machines: MachineStates) {
    self.event = event
    self.machines = machines
  }

  /// Adds what the next look-up gives.
  @inlinable
  public mutating func find(_ value: Int, by lookUp: LookUp) {
    finds.append(Find(lookUp: lookUp, value: UInt8(value)))
  }
}

/// What the machines of a system do because of an event: all that matters about it to the values and to the edge.
public struct StepOutcome<Effect: Hashable & Sendable, LookUp: Hashable & Sendable>: Hashable, Sendable {
  /// Where the machines are afterwards.
  @usableFromInline var machines = MachineStates()
  /// What is looked up and what is done, in order.
  @usableFromInline var deeds: [Deed] = []
  /// Whether it is possible and has an end.
  @usableFromInline var isComplete = true

  /// An action at some state of the machines, on which its meaning may depend.
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

/// Plays events on the machines of a system by themselves: what they would do with values, or at the edge, is noted.
///
/// Where the outcome is the same by other rules, so is all that follows, whatever the values are.
public struct Rehearsal<Effect: Hashable & Sendable, LookUp: Hashable & Sendable>: Sendable {
  /// What the last event has led to.
  public var outcome: StepOutcome<Effect, LookUp> { result }
  /// The branches that were followed.
  public var branches: [Int] { followed }

  @usableFromInline var result = StepOutcome<Effect, LookUp>()
  @usableFromInline var followed: [Int] = []
  @usableFromInline var finds: [SystemStep<LookUp>.Find] = []
  @usableFromInline var findCount = 0

  /// More branches than this are taken for a step without end, as in a fault.
  @usableFromInline static var branchLimit: Int { 1000 }

  /// A rehearsal in which nothing has happened yet.
  @inlinable
  public init() {}

  /// Lets the event of a step happen by some rules.
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
  /// Where a machine is.
  @inlinable
  public func place(of member: Int) -> UInt8 { result.machines[member] }

  /// Lets a machine be in another state.
  @inlinable
  public mutating func move(_ member: Int, to state: UInt8) { result.machines[member] = state }

  /// Notes a branch that is followed.
  @inlinable
  public mutating func follows(_ branch: Int, of member: Int, depth: Int) -> Bool {
    followed.append(branch)
    return followed.count <= Self.branchLimit
  }

  /// Notes that a branch is impossible, or that there is no end.
  @inlinable
  public mutating func stumbles(over branch: Int, of member: Int) { result.isComplete = false }

  /// Notes what would be done.
  @inlinable
  public mutating func carryOut(_ effect: Effect) { result.add(.effect(effect)) }

  /// Notes what is looked up, and gives what the step found; where it looked up something else, the outcome is
  /// another one in any case.
  @inlinable
  public mutating func value(of lookUp: LookUp) -> Int {
    result.add(.lookUp(lookUp))
    defer { findCount += 1 }
    guard findCount < finds.count, finds[findCount].lookUp == lookUp else { return 0 }
    return Int(finds[findCount].value)
  }
}
