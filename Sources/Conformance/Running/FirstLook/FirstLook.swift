package import PushModel

/// A few calls before the cases that show whether an adapter answers before its port is idle, or keeps state over a
/// reset. Either spoils every case.
///
/// Both are proved or not reported: late observations come though nothing has happened, and a play after a reset
/// differs from one in a fresh process repeatedly.
package struct FirstLook<Base: Adapter> {
  var port: NotedAdapter<Base>
  let edition: Edition
  let profile: Profile
  /// Waits for a moment of real time; `nil` for no waiting.
  let pause: (@Sendable () -> Void)?
  /// The number of pauses that may still be made.
  private var pausesLeft = 2
  /// Whether effects of the play before may still come.
  var isUnsettled = false
  /// The suspicion raised by a plain call that does not complete.
  package internal(set) var lost: String?
  /// A likely mistake that cannot be proved.
  var hint: String? { lost ?? mistake }
  private var mistake: String?
  /// The current play, and the first play that the specification does not allow.
  var played: LookedPlay?
  var departed: LookedPlay?

  package init(_ port: Base, edition: Edition, profile: Profile, pause: (@Sendable () -> Void)?) {
    self.port = NotedAdapter(port)
    self.edition = edition
    self.profile = profile
    self.pause = pause
  }

  /// A fault of the adapter; `nil` if there is none, or if the adapter fails in a way that hides it.
  package mutating func find() throws(AdapterFault) -> AdapterFinding? {
    let fresh = try playFresh()
    let wasWrong = departed != nil
    if let late = try firstLate() { return late.finding }
    // A difference after a wrong first play need not be kept state.
    if wasWrong, let unsteady = try findUnsteady() { return unsteady }
    // A port without effects does not show what it keeps.
    if lost == nil {
      mistake = port.exchanges.codeOfSuccess ?? port.exchanges.namelessCompletion(in: edition)
      if let leak = try findLeak(unlike: fresh) { return leak }
    }
    return try findUnsteady()
  }

  // MARK: Answers that come too early

  struct Late {
    /// The exchange that was answered too early.
    let exchange: Exchange
    /// The late observation, and when it came.
    let what: String
    /// Whether a pause alone made the difference.
    var isAfterPause = false

    var finding: AdapterFinding {
      let seen = exchange.observations
      return AdapterFinding(
        verdict: .adapterFault, root: "the adapter answers before its port is idle",
        lines: [
          ("answered", "\(Describe.stimulus(exchange)): \(seen.isEmpty ? "nothing" : Describe.list(seen))"),
          ("too early", what),
        ] + AdapterFinding.waiting)
    }
  }

  /// The first late observation, brought by `time` of 0 seconds. Where the port does not offer that, two other
  /// stimuli that do not concern open calls have to bring it.
  private mutating func firstLate() throws(AdapterFault) -> Late? {
    switch try late(asking: .time) {
    case .found(let late): return late
    case .none: return nil
    case .cannotAsk: break
    }
    guard case .found(let one) = try late(asking: .foreground) else { return nil }
    if one.isAfterPause { return one }
    guard case .found(let other) = try late(asking: .network) else { return nil }
    return one.exchange.stimulus == other.exchange.stimulus ? one : nil
  }

  /// The stimulus that brings late observations.
  private enum Asking {
    case time, foreground, network

    var action: CaseAction {
      switch self {
      case .time: .timePasses(seconds: 0)
      case .foreground: .entersForeground
      case .network: .network(up: true)
      }
    }

    var capability: Capability {
      switch self {
      case .time: .time
      case .foreground: .foreground
      case .network: .network
      }
    }
  }

  private enum Outcome {
    case found(Late), none, cannotAsk
  }

  private mutating func late(asking: Asking) throws(AdapterFault) -> Outcome {
    // Effects of the play before must not come in this one.
    if isUnsettled { _ = try restart() }
    isUnsettled = true
    do throws(PlayProblem) {
      var given = Given()
      given.delegate = .set
      guard var player = StepPlayer(given, edition: edition, profile: profile) else { return .none }
      try start(&player)
      defer { look() }
      for step in Self.steps(in: edition, profile) {
        let seen = try play(step.action, as: step.name, &player)
        if let late = try wait(for: step, seen: seen, asking, &player) { return .found(late) }
        // A step without its effect hinders the steps after it.
        if lost != nil { break }
      }
      isUnsettled = lost != nil
      return .none
    } catch {
      switch error {
      case .fault(let fault): throw fault
      case .unsupported(let stimulus, _): return stimulus.capability == asking.capability ? .cannotAsk : .none
      case .adapterFailed, .misuse, .excessive, .settingNotReached, .badCase: return .none
      }
    }
  }

  /// Asks for the missing effect of a step with nothing under way: at once, and after a pause. It is late if all of
  /// it comes at once, or if the pause alone makes the difference.
  private mutating func wait(
    for step: Step, seen: [Seen], _ asking: Asking, _ player: inout StepPlayer
  ) throws(PlayProblem) -> Late? {
    guard !step.isDone(in: player, seen), player.session.world.holdsNothing, let last = port.exchanges.last
    else { return nil }
    var seen = seen
    var first: Late?
    var hasPaused = false
    for _ in 0..<Self.rounds {
      let before = port.exchanges.count
      do throws(PlayProblem) {
        seen += try play(asking.action, as: nil, &player)
      } catch {
        guard hasPaused, case .fault(let fault) = error, fault.kind == .protocolBroken else { throw error }
        return Late(exchange: last, what: "a moment later \(fault.message)", isAfterPause: true)
      }
      let came = port.exchanges.dropFirst(before).first?.observations ?? []
      if !came.isEmpty {
        let when = hasPaused ? "a moment later" : "with the next answer"
        let what = "\(when), though nothing had happened in between: \(Describe.list(came))"
        if first == nil { first = Late(exchange: last, what: what, isAfterPause: hasPaused) }
        if hasPaused { return first }
      }
      if step.isDone(in: player, seen) { return first }
      guard came.isEmpty else { continue }
      guard pausesLeft > 0, let pause else { break }
      pausesLeft -= 1
      pause()
      hasPaused = true
    }
    return step.isCall && hasPaused ? try lookForLost(after: last, &player) : nil
  }

  /// The number of times that a missing effect is asked for.
  private static var rounds: Int { 30 }
  /// The name of all plays of the first look. The values that stand for names at the port depend on it.
  static var name: String { "first look" }
}
