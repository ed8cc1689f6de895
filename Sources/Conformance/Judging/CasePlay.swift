package import PushModel

/// A case on a port, played step by step. As a value it can be copied and continued in several ways.
package struct CasePlay<Port: Adapter & Sendable>: Sendable {
  package internal(set) var player: StepPlayer
  package var port: Port

  /// A play that has not begun; `nil` if the setting cannot be made ready. Observations in `unobserved` are ignored.
  package init?(
    _ given: Given, in edition: Edition, on port: Port, unobserved: Set<OptionalObservation>,
    names: Names? = nil
  ) {
    guard var profile = try? port.profile else { return nil }
    profile.unobserved = unobserved
    guard let player = StepPlayer(given, edition: edition, profile: profile, names: names) else { return nil }
    self.player = player
    self.port = port
  }

  package mutating func start() throws(PlayProblem) -> Observed { try player.reset(on: &port) }

  /// Puts the port into the setting. A prompt that is shown there is seen with the first step instead.
  mutating func reach() throws(PlayProblem) -> Observed { try player.reach(on: &port) }

  var issued: PushTypes { player.issued }

  /// Issues tokens, though the port has not asked for them.
  mutating func issue(_ types: PushTypes) { player.issue(types) }

  /// Plays a step, then answers some of the requests that wait. `name` is the name of the call that the step makes.
  package mutating func play(
    _ action: CaseAction, as name: String?, answering: Answering = .tokens([])
  ) throws(PlayProblem) -> Observed {
    try player.observe(action, as: name, answering: answering, on: &port)
  }
}

extension CasePlay<QuestioningPort> {
  /// The specification in a setting; `nil` if the setting cannot be made ready. All states that a play leads to share
  /// its names.
  init?(
    _ given: Given, in edition: Edition, unobserved: Set<OptionalObservation>,
    names: Names = Names()
  ) {
    self.init(
      given, in: edition, on: QuestioningPort(edition: edition, names: names), unobserved: unobserved,
      names: names)
  }

  /// All state that decides how the specification behaves from now on.
  var state: PlayedState { PlayedState(player, port.port) }

  /// The state by which the steps that come next are undecided.
  var foreseenState: ClosedSystem.State { closedState(in: player.session.world.foreseen) }

  /// The specification in a world that answers as the one of the play, or otherwise.
  func closedState(in world: World) -> ClosedSystem.State {
    ClosedSystem.State(port.port.system.state, in: world, held: player.session.world.unanswered)
  }

  /// Performs the stimuli that were put off. Their effects are seen with the next step.
  mutating func takeUp() throws(PlayProblem) {
    for each in port.takePutOff() { try player.takeUp(each.stimulus, as: each.name, on: &port) }
  }
}
