package import PushModel

/// A few calls before the cases, which show whether an adapter answers before its port is idle, or keeps over a reset
/// what was there before. Either makes of every case what the port does not deserve.
///
/// Both are proved, or nothing is said: what comes later comes though nothing has happened, and a play after a reset
/// comes out otherwise than in a fresh process, time and again.
package struct FirstLook<Base: Adapter> {
  var port: NotedAdapter<Base>
  let edition: Edition
  let profile: Profile
  /// Really waits for a moment; `nil` where nobody should.
  let pause: (@Sendable () -> Void)?
  /// How often it is still waited for.
  private var pausesLeft = 2
  /// Whether something may still come of the play before.
  var isUnsettled = false
  /// What is supposed where a plain call does not come to its end.
  package internal(set) var lost: String?
  /// What is likely to be wrong, and cannot be proved.
  var hint: String? { lost ?? mistake }
  private var mistake: String?
  /// What is played, and the first play that the specification does not allow.
  var played: LookedPlay?
  var departed: LookedPlay?

  package init(_ port: Base, edition: Edition, profile: Profile, pause: (@Sendable () -> Void)?) {
    self.port = NotedAdapter(port)
    self.edition = edition
    self.profile = profile
    self.pause = pause
  }

  /// What is wrong; `nil` where nothing is, or nothing can be said since the adapter fails in another way.
  package mutating func find() throws(AdapterFault) -> AdapterFinding? {
    let fresh = try playFresh()
    let wasWrong = departed != nil
    if let late = try firstLate() { return late.finding }
    // What is otherwise afterwards need not be kept, if it was wrong in the first place.
    if wasWrong, let unsteady = try findUnsteady() { return unsteady }
    // A port of which nothing comes shows nothing of what it keeps.
    if lost == nil {
      mistake = port.exchanges.codeOfSuccess ?? port.exchanges.namelessCompletion(in: edition)
      if let leak = try findLeak(unlike: fresh) { return leak }
    }
    return try findUnsteady()
  }

  // MARK: Answers that come too early

  /// An observation that came too late.
  struct Late {
    /// What was answered too early.
    let exchange: Exchange
    /// The late observation, with its place.
    let what: String
    /// Whether nothing but a moment made the difference.
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

  /// The first thing that came later, asked for by `time` of 0 seconds. Where that is not offered, two other moves that
  /// concern nothing that is under way have to bring it.
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

  /// What asks for what has come since.
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
    // What a play before left behind must not come in this one.
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
        // What comes of nothing hinders whatever follows.
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

  /// Asks for what is missing of a step of which nothing is under way any more: at once, and after a moment. It is late
  /// where all that is missing comes at once, or where a moment alone makes the difference.
  private mutating func wait(
    for step: Step, seen: [Seen], _ asking: Asking, _ player: inout StepPlayer
  ) throws(PlayProblem) -> Late? {
    guard !step.isDone(in: player, seen), player.session.world.holdsNothing, let last = port.exchanges.last
    else {
      return nil
    }
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

  /// So often is asked for what is missing of a step.
  private static var rounds: Int { 30 }
  /// What the plays are called, which decides what the port is told in the place of names: the same in each.
  static var name: String { "first look" }
}
