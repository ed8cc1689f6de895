import PushModel
import StateMachines

/// A play of the first look and its observations.
struct LookedPlay {
  let given: Given
  let setting: Observed
  var steps: [SeenStep] = []
  /// The exchanges since the reset.
  var exchanges: [Exchange]
}

/// Behaviour that is wrong once is wrong, though no case shows it.
extension FirstLook {
  /// Puts the port into a setting.
  mutating func start(_ player: inout StepPlayer) throws(PlayProblem) {
    player.name = Self.name
    played = nil
    do {
      let setting = try player.reset(on: &port)
      played = LookedPlay(given: player.given, setting: setting, exchanges: port.exchanges)
    } catch {
      if case .settingNotReached = error, departed == nil {
        departed = LookedPlay(given: player.given, setting: .impossible, exchanges: port.exchanges)
      }
      throw error
    }
  }

  /// Plays a step, and returns its observations.
  mutating func play(
    _ action: CaseAction, as name: String?, _ player: inout StepPlayer
  ) throws(PlayProblem) -> [Seen] {
    let waiting = player.openCallNames
    let record = try player.play(action, as: name, on: &port)
    let made = action.operation == nil ? nil : name
    let seen = Observed(record, waiting: waiting, made: made, session: player.session)
    played?.steps.append(SeenStep(action, as: name, seeing: seen))
    played?.exchanges = port.exchanges
    return record.seen
  }

  /// Judges the play by the specification.
  mutating func look() { if departed == nil, let played, !isAllowed(played) { departed = played } }

  private func isAllowed(_ play: LookedPlay) -> Bool {
    guard let guess = Guess(play.given, in: edition, unobserved: profile.unobserved, choosing: Readings())
    else { return true }
    var explanation = Explanation(play.steps, from: Hypotheses(guess, .start, seeing: play.setting))
    return explanation.found() != nil || explanation.hasGivenUp
  }

  /// Repeats the play that the specification does not allow. If it comes out the same the cases have to say what is
  /// wrong.
  mutating func findUnsteady() throws(AdapterFault) -> AdapterFinding? {
    guard let once = departed, var player = StepPlayer(once.given, edition: edition, profile: profile)
    else { return nil }
    _ = try restart()
    do throws(PlayProblem) {
      try start(&player)
      for step in once.steps { _ = try play(step.action, as: step.name, &player) }
    } catch {
      if case .fault(let fault) = error { throw fault }
    }
    let (before, again) = (Self.lines(once.exchanges), Self.lines(played?.exchanges ?? port.exchanges))
    let place = zip(before, again).prefix { $0 == $1 }.count
    guard place < max(before.count, again.count) else { return nil }
    func line(_ lines: [String]) -> String { lines.indices.contains(place) ? lines[place] : "nothing more" }
    return AdapterFinding(
      verdict: .unsteady, root: "it comes out otherwise when it was played again",
      lines: [("once", line(before)), ("again", line(again))])
  }
}
