public import StateMachines

/// The SDK: its machines under one interpretation, the values that they keep, and what it does at its edge.
///
/// A port that is told names, and a system in which everything that can happen is listed, are views of it.
public struct PushSystem: Sendable {
  private let interpretation: Interpretation
  private var host: PushHost

  /// The SDK on a device on which it has just been installed.
  public init(_ interpretation: Interpretation, deviceLanguage: Language = .korean) {
    self.interpretation = interpretation
    host = PushHost(
      State(machines: interpretation.tables.initial), edition: interpretation.edition,
      deviceLanguage: deviceLanguage)
  }

  /// Reacts to a stimulus; `observations` has what the SDK does because of it.
  public mutating func react(to stimulus: Stimulus) { host.react(to: stimulus, interpretation) }

  /// Takes a stimulus that does not concern the SDK.
  public mutating func ignore() { host.forgetReaction() }

  /// The SDK in its present state, with other rules from now on: how a fault begins to show.
  public func following(_ interpretation: Interpretation) -> Self {
    var system = Self(interpretation, deviceLanguage: host.deviceLanguage)
    system.host.state = state
    system.notesEvents = notesEvents
    return system
  }

  /// The states of the machines, and the values that are kept.
  public var state: State { host.state }
  /// The actions of the SDK because of the last stimulus.
  public var observations: [Observation] { host.observations }
  /// The branches that were followed because of the last stimulus, each with its member.
  public var passed: [PassedBranch] { host.passed }
  /// The calls that have ended because of the last stimulus, including those whose outcome nobody is told.
  public var ended: [EndedCall] { host.ended }
  /// The impossible branches that were met all the same: mistakes of the specification, or of a fault.
  public var impossible: [PassedBranch] { host.impossible }
  /// Whether so many rules followed from a stimulus that it is taken to have no end.
  public var hasNoEnd: Bool { host.hasNoEnd }
  /// The events that the last stimulus led to, if they are noted.
  var happened: [HappenedEvent] { host.happened }
  /// The events that the last stimulus led to, without the values.
  public var steps: [PushStep] { host.happened.map(\.step) }
  /// Whether events are noted; exploration does without.
  public var notesEvents: Bool {
    get { host.notesEvents }
    set { host.notesEvents = newValue }
  }
  /// The edition that is followed.
  public var edition: Edition { host.edition }
  /// The readings that are followed.
  public var readings: Readings { interpretation.readings }
  /// The number that the next call of the app has.
  public var nextCall: Int { host.state.callCount + 1 }

  /// Goes on in another state, as if nothing had gone wrong.
  mutating func restart(from state: State) { host.restart(from: state) }

  /// Swaps the state with another, so that neither is copied.
  mutating func exchange(_ state: inout State) { swap(&host.state, &state) }

  mutating func change<Result>(_ body: (inout PushHost) -> Result) -> Result { body(&host) }

  /// An event, and the places at which its branches and observations begin among those of the stimulus.
  struct HappenedEvent: Sendable {
    var event: Event { Event.all[step.event] }
    let firstBranch: Int
    let firstObservation: Int
    var step: PushStep
  }

  /// A call that has ended about a kind of token.
  public struct EndedCall: Hashable, Sendable {
    /// The call.
    public let call: CallKind
    /// The kind of token.
    public let channel: PushType
  }

  /// A member at work and the branch that it followed, by their numbers.
  public struct PassedBranch: Hashable, Sendable {
    /// The member.
    public let member: UInt8
    /// The branch.
    public let branch: UInt16
    /// The depth at which it was followed. Its cause is the last earlier branch that is less deep, or else the event.
    public let depth: UInt8

    init(_ branch: Int, of member: Int, depth: Int) {
      self.member = UInt8(member)
      self.branch = UInt16(branch)
      self.depth = UInt8(truncatingIfNeeded: depth)
    }
  }
}
