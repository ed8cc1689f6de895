package import PushModel

/// A case on a port, step by step. It is a value: a copy goes another way.
package struct CasePlay<Port: Adapter & Sendable>: Sendable {
  package internal(set) var player: StepPlayer
  package var port: Port

  /// A play that has not begun; `nil` if the setting cannot be made ready. What is `unobserved` is not looked
  /// at.
  package init?(_ given: Given, in edition: Edition, on port: Port, unobserved: Set<OptionalObservation>) {
    guard var profile = try? port.profile else { return nil }
    profile.unobserved = unobserved
    guard let player = StepPlayer(given, edition: edition, profile: profile) else { return nil }
    self.player = player
    self.port = port
  }

  /// Puts the port into the setting.
  package mutating func start() throws(PlayProblem) -> Observed {
    try player.reset(on: &port)
  }

  /// Puts the port into the setting; what was seen of it but for a prompt, which is seen with the first step.
  mutating func reach() throws(PlayProblem) -> Observed { try player.reach(on: &port) }

  /// The kinds of token that the system has issued.
  var issued: PushTypes { player.issued }

  /// The system has issued tokens, though the port has not asked for them.
  mutating func issue(_ types: PushTypes) { player.issue(types) }

  /// Plays a step, after which some of what waits is answered; one that makes a call has its name.
  package mutating func play(
    _ action: CaseAction, as name: String?, answering: Answering = .tokens([])
  ) throws(PlayProblem) -> Observed {
    try player.observe(action, as: name, answering: answering, on: &port)
  }
}

extension CasePlay<QuestioningPort> {
  /// All that decides what the specification does from now on.
  var state: PlayedState { PlayedState(player, port.port) }

  /// What nobody decides of a step, or of one that has brought about the setting.
  func blur(of action: CaseAction, isPartOfSetting: Bool = false) -> Blur {
    port.port.blur(of: action, isPartOfSetting: isPartOfSetting, in: player)
  }

  /// What was put off happens now, and is seen with the next step.
  mutating func takeUp() throws(PlayProblem) {
    for each in port.takePutOff() { try player.takeUp(each.stimulus, as: each.name, on: &port) }
  }
}
