import StateMachines

/// The host of the SDK's machines: their states, the values that they keep, and the edge.
///
/// Every effect has one meaning, which is defined here.
struct PushHost: Sendable {
  typealias State = PushSystem.State
  typealias PassedBranch = PushSystem.PassedBranch

  var state: State
  let edition: Edition
  let deviceLanguage: Language
  /// The values of the stimulus that is reacted to.
  var arrival = PushSystem.Arrival()
  /// The stimuli that follow once the machines have come to rest, each run to completion before the next.
  var agenda: [PushSystem.Stimulus] = []

  var observations: [PushSystem.Observation] = []
  var passed: [PassedBranch] = []
  var ended: [PushSystem.EndedCall] = []
  private(set) var impossible: [PassedBranch] = []
  private(set) var hasNoEnd = false
  private(set) var happened: [PushSystem.HappenedEvent] = []
  var notesEvents = false
  private var ruleCount = 0

  /// More rules than this are taken for a reaction without end, as in a fault.
  private static let ruleLimit = 1000

  init(_ state: State, edition: Edition, deviceLanguage: Language) {
    self.state = state
    self.edition = edition
    self.deviceLanguage = deviceLanguage
  }

  mutating func react(to stimulus: PushSystem.Stimulus, _ rules: Interpretation) {
    forgetReaction()
    take(stimulus, rules)
    var next = 0
    while next < agenda.count, !hasNoEnd {
      take(agenda[next], rules)
      next += 1
    }
    agenda.clear()
    state.handsBack = PerPushType(false)
  }

  /// Clears the reaction to the last stimulus.
  mutating func forgetReaction() {
    observations.clear()
    passed.clear()
    ended.clear()
    happened.clear()
    ruleCount = 0
  }

  mutating func happens(_ event: Event, _ rules: Interpretation) {
    if notesEvents {
      happened.append(
        PushSystem.HappenedEvent(
          firstBranch: passed.count, firstObservation: observations.count,
          step: SystemStep(event: event.place, in: state.machines)))
    }
    rules.happens(event.place, to: &self)
  }

  mutating func restart(from state: State) {
    self.state.become(state)
    impossible.clear()
    hasNoEnd = false
  }
}

extension PushHost: SystemHost {
  /// The state of a member.
  public func place(of member: Int) -> UInt8 { state.machines[member] }

  /// Moves a member to another state.
  public mutating func move(_ member: Int, to place: UInt8) { state.machines[member] = place }

  /// Looks a value up.
  public mutating func value(of lookUp: LookUp) -> Int {
    let value = found(by: lookUp)
    if notesEvents { happened[happened.count - 1].step.find(value, by: lookUp) }
    return value
  }

  /// Notes a rule that is followed.
  public mutating func follows(_ branch: Int, of member: Int, depth: Int) -> Bool {
    ruleCount += 1
    passed.append(PassedBranch(branch, of: member, depth: depth))
    return ruleCount <= Self.ruleLimit
  }

  /// Notes a rule that cannot be followed.
  public mutating func stumbles(over branch: Int, of member: Int) {
    if ruleCount > Self.ruleLimit {
      hasNoEnd = true
    } else {
      impossible.append(PassedBranch(branch, of: member, depth: 0))
    }
  }
}
