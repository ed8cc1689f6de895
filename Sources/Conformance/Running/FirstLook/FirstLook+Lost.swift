import PushModel

/// The search for observations that are lost because an adapter answers too early.
extension FirstLook {
  /// Examines a call that does not complete although nothing is awaited. A port may put that off. Gaps in the numbers
  /// of requests prove that the adapter loses some; otherwise a loss is only a hint.
  mutating func lookForLost(after last: Exchange, _ player: inout StepPlayer) throws(PlayProblem) -> Late? {
    if canHappen(.time) {
      let before = port.exchanges.count
      _ = try play(.timePasses(seconds: 3600), as: nil, &player)
      guard port.exchanges.dropFirst(before).allSatisfy(\.observations.isEmpty) else { return nil }
    }
    lost = Self.supposed(after: last)
    let begin = port.exchanges.count
    if profile.hasCalls(for: .query, in: edition) { _ = try play(.query(.apns), as: "lost1", &player) }
    if profile.hasCalls(for: .voip, in: edition) {
      _ = try play(.register(.voip, agreement: nil, handler: true), as: "lost2", &player)
    }
    // Numbers that grow with each step say nothing of requests.
    guard let place = port.exchanges[begin...].firstIndex(where: { !Self.numbers($0).isEmpty }),
      let new = Self.numbers(port.exchanges[place]).first,
      let before = port.exchanges[..<place].lastIndex(where: { !Self.numbers($0).isEmpty }),
      let old = Self.numbers(port.exchanges[before]).last, new > old + 1, new - old != place - before
    else { return nil }
    let hidden = (old + 1..<new).map(String.init).joined(separator: ", ")
    return Late(
      exchange: last,
      what: "requests come numbered, and of \(hidden) no answer told: it was made later, and lost")
  }

  private func canHappen(_ capability: Capability) -> Bool {
    profile.capabilities?.contains(capability) ?? true
  }

  /// The numbers in the ids of requests.
  private static func numbers(_ exchange: Exchange) -> [Int] {
    exchange.observations.compactMap {
      switch $0 {
      case .requested(let id, _): Int(id.filter(\.isNumber))
      case .completed, .message, .reportedCall: nil
      }
    }
  }

  private static func supposed(after last: Exchange) -> String {
    """
    a plain call does not come to its end
      nothing   came of \(Describe.stimulus(last)), and nothing is awaited
      perhaps   the port goes on in a promise, a task, a thread or a timer: then the adapter answers too early, and loses \
    what comes later
      mend      write the answer when nothing more comes of the step: await what the port does (Node, asyncio, Swift), join \
    its threads; empty the list of observations when an answer is written, not when a step begins
    """
  }
}
