import JSON
import PushModel

/// The search for state that a reset keeps.
extension FirstLook {
  /// Compares the first play of the port with the same play after a use and a reset. A difference is tried twice
  /// more, each time in a fresh process, since it may be chance.
  mutating func findLeak(unlike first: [String]) throws(AdapterFault) -> AdapterFinding? {
    for use in Use.allCases {
      try play(use)
      let again = try playFresh()
      guard first != again else { continue }
      guard try restart() else { return nil }
      // State outside of the process is kept in the next process, too.
      let begin = try playFresh()
      for _ in 0..<2 {
        try play(use)
        guard try playFresh() == again, try restart(), try playFresh() == begin else { return nil }
      }
      // The first play alone was different if this is as in a fresh process, also after the other use.
      if begin == again {
        for other in Use.allCases where other != use { try play(other) }
        guard try playFresh() != again else { return nil }
      }
      return finding(first, use, again, isOutside: begin != first)
    }
    return nil
  }

  private func finding(_ first: [String], _ use: Use, _ again: [String], isOutside: Bool) -> AdapterFinding {
    let place = zip(first, again).prefix { $0 == $1 }.count
    func line(_ lines: [String]) -> String { lines.indices.contains(place) ? lines[place] : "nothing more" }
    return AdapterFinding(
      verdict: .leaks, root: AdapterFinding.keeps,
      lines: [
        ("first", line(first)), ("between", use.words + "; then \"reset\""), ("after", line(again)),
        (
          "mend",
          "on \"reset\" make everything anew: the port's storage, the port itself, its user, delegates and calls under way, "
            + "the adapter's list of open requests"
        ),
        (
          "",
          isOutside
            ? "it is there in a fresh process, too: empty the file or the database that it is in"
            : "look for it in a global, a singleton or a cache, or in a file"
        ),
        ("", "spec/adapter-protocol.md, \"Operations\": after \"reset\" the app has just been installed"),
      ])
  }

  /// Starts a fresh process; `false` if there is none to be had.
  mutating func restart() throws(AdapterFault) -> Bool {
    do {
      try port.restart()
      return true
    } catch {
      if error.kind == .cannotRestart { return false }
      throw error
    }
  }

  /// Two uses of the port that leave different traces: at least one of them differs from a trace that was there
  /// before.
  enum Use: CaseIterable {
    case everything, nothing

    var words: String {
      switch self {
      case .everything: "initialize, user $userA, registered, in the background, a registration under way"
      case .nothing: "initialize, no user, registered with an agreement to nothing, unregistered"
      }
    }
  }

  private mutating func play(_ use: Use) throws(AdapterFault) {
    let isFull = use == .everything
    var given = Given()
    given.delegate = isFull ? .set : .none
    given.user = isFull ? "user-a" : nil
    given.agreement = AgreementParts(
      notifications: isFull, advertisements: isFull, nightAdvertisements: isFull)
    let hasVoIP = profile.hasCalls(for: .voip, in: edition)
    given.registered = hasVoIP ? [.apns, .voip] : [.apns]
    let register = CaseAction.register(
      .apns, agreement: given.agreement(of: .apns, in: edition), handler: true)
    var holding = PolicyChanges()
    holding.server = .hold
    let everything: [Move] = [
      (.world(holding), nil, nil), (register, "use1", nil), (.entersBackground, nil, nil),
    ]
    let nothing: [Move] = [
      (.unregister(.apns, handler: true), "use2", .unregistration),
      (.unregister(.voip, handler: true), "use3", .unregistration),
    ]
    try play(isFull ? everything : hasVoIP ? nothing : nothing.dropLast(), given)
  }

  /// A play of a newly installed port: one line for each exchange.
  mutating func playFresh() throws(AdapterFault) -> [String] {
    var given = Given()
    given.permission = .notDetermined
    given.initialized = false
    given.delegate = .none
    given.user = nil
    let delegate: Bool? = edition == .tcpushKo ? nil : false
    let agreement = edition.registersAllTypesAtOnce ? Given.standardAgreement : nil
    let steps: [Move] = [
      (.register(.apns, agreement: agreement, handler: true), "look1", nil),
      (.initialize(ConfigurationChanges(), delegate: delegate), nil, nil),
      (.query(.apns), "look2", .query),
      (.notificationArrives(message: "message-1"), nil, .messages),
      (.unregister(.apns, handler: true), "look3", .unregistration),
      (.register(.apns, agreement: agreement, handler: true), "look4", nil),
    ]
    let voip: [Move] = [(.register(.voip, agreement: nil, handler: true), "look5", .voip)]
    try play(steps + voip, given)
    return Self.lines(port.exchanges)
  }

  /// A step, the name of its call, and the area that it needs.
  private typealias Move = (action: CaseAction, name: String?, area: OptionalArea?)

  /// Plays steps as far as possible, without those of areas that the port does not offer.
  private mutating func play(_ steps: [Move], _ given: Given) throws(AdapterFault) {
    guard var player = StepPlayer(given, edition: edition, profile: profile) else { return }
    isUnsettled = true
    do throws(PlayProblem) {
      try start(&player)
      defer {
        isUnsettled = !player.openCallNames.isEmpty && player.session.world.holdsNothing
        look()
      }
      for step in steps where step.area.map({ profile.hasCalls(for: $0, in: edition) }) ?? true {
        _ = try play(step.action, as: step.name, &player)
      }
    } catch {
      if case .fault(let fault) = error { throw fault }
    }
  }

  /// The exchanges as lines. Requests are numbered in order, since an adapter may go on counting them after a reset.
  static func lines(_ exchanges: [Exchange]) -> [String] {
    var numbers: [String: String] = [:]
    return exchanges.map { exchange in
      var stimulus = exchange.stimulus
      if case .answer(let request, let answer) = stimulus {
        stimulus = .answer(request: numbers[request] ?? request, answer)
      }
      let seen = exchange.observations.map { observation in
        guard case .requested(let id, let request) = observation else { return observation }
        let number = String(numbers.count + 1)
        numbers[id] = number
        return .requested(id: number, request)
      }
      let done = Describe.stimulus(Exchange(stimulus: stimulus, name: exchange.name, reply: nil))
      let texts = seen.map { String(decoding: $0.json.line(), as: UTF8.self).shown(upTo: 400) }
      return "\(done): " + (exchange.failure ?? (texts.isEmpty ? "nothing" : texts.joined(separator: ", ")))
    }
  }
}

extension Exchange {
  /// The adapter's message in place of observations.
  fileprivate var failure: String? {
    switch reply {
    case .failed(let message): "the adapter failed: \(message.shown())"
    case .unsupported(let reason): "unsupported: \(reason.shown())"
    case .observed, nil: nil
    }
  }
}
