import Conformance
import PushModel

/// A case on a port, step by step. It is a value: a copy goes another way.
struct CasePlay<Port: Adapter & Sendable>: Sendable {
  private(set) var player: StepPlayer
  var port: Port

  /// A play that has not begun; `nil` if the setting cannot be made ready. What is not in `observes` is not
  /// looked at.
  init?(_ source: ConformanceCase, in edition: Edition, on port: Port, observes: Set<String>?) {
    guard var profile = try? port.profile else { return nil }
    profile.observes = observes
    guard let player = StepPlayer(source.given, edition: edition, profile: profile) else { return nil }
    self.player = player
    self.port = port
  }

  /// Puts the port into the setting.
  mutating func start() throws(PlayProblem) -> Observed {
    let record = try player.start(on: &port)
    return Observed(record, waiting: [], made: nil, player: player)
  }

  /// Plays a step.
  mutating func play(_ step: CaseStep) throws(PlayProblem) -> Observed {
    try player.observe(step.action, as: step.name, on: &port)
  }
}
